# What the table server says: what it refuses, and the set phrases people may send each other.

why-allowed = Ce coup est permis.
step-remark = Remarque : « { $text } ».

## Refusals

unreadable-no-series = Il n’y a pas de série de { $game } : rien n’y passe d’une partie à l’autre.
unreadable-table-missing = Cette table n’existe pas ou plus : redemandez son lien.
unreadable-table-taken = Cette place est prise : choisissez-en une autre, ou regardez.
unreadable-table-begun = La partie a commencé : cela ne peut plus être changé.
unreadable-table-open = Il reste des places libres : attendez quelqu’un, ou mettez-y des robots.
unreadable-table-over = La partie est terminée à cette table.
unreadable-table-running = La partie n’est pas finie : cela sera possible après.
unreadable-table-again = La partie suivante est déjà prête : allez-y.
unreadable-table-closed = La table a été rangée avant que cela soit écrit : cela n’a pas eu lieu, rouvrez la table.
unreadable-table-full = Ce procès-verbal a { $most } lignes, autant qu’une table en garde : commencez une nouvelle partie.
unreadable-not-begun = La partie n’a pas encore commencé.
unreadable-code = Ce code n’ouvre aucune place : tapez-le comme il a été montré, ou demandez-en un autre.
unreadable-token = Cette clé n’ouvre aucune place à cette table : rejoignez-la, ou utilisez votre code.
unreadable-no-onlookers = Personne ne peut regarder à cette table.
unreadable-seat-closed = Cette place n’est pas ouverte ici : ouvrez-la d’abord avec sa clé.
unreadable-not-host = Seul l’hôte de la table peut faire cela.
unreadable-nobody-there = Personne n’y est assis : { seat-name }.
unreadable-still-here = La personne qui joue { seat-name } est là : un robot ne remplace que les absents.
unreadable-not-deciding = Vous n’avez rien à décider maintenant.
unreadable-no-hint = Aucune idée n’est venue : essayez encore.
unreadable-question = Personne ne peut répondre à « { $what } » : demandez { $known }.
unreadable-onlooker = Vous regardez : seuls ceux qui jouent peuvent demander cela.
unreadable-speech = La personne qui a fait cette table ne permet pas cette façon de parler.
unreadable-phrase = Personne ne dit « { $name } » ici : choisissez parmi { $known }.
unreadable-too-fast = C’était trop à la fois : attendez un instant.
unreadable-too-many-open = On ne peut ouvrir que { $most } places à la fois : fermez-en une d’abord.
unreadable-message = Ce message ne se comprend pas : « { $text } ».
unreadable-crash = Quelque chose s’est mal passé ici, sans que vous y soyez pour rien ; rien de confirmé n’est perdu.
unreadable-store-away = Rien ne peut être écrit en ce moment, donc rien n’a été fait : réessayez dans un instant.
unreadable-listened = Vous avez écouté { $most } secondes pendant cette manche : cette table n’en permet pas plus.
unreadable-not-to-be-shaken = Il n’y a rien à secouer au numéro { $spot }.
unreadable-between = { $name } ne peut pas valoir cela : choisissez un nombre de { $least } à { $most }.
unreadable-choice-of = « { $name } » n’est pas un des choix : { $known }.
unreadable-position-long = Cette position a plus de { $most } lettres : ce n’en est pas une.
unreadable-record-missing = Ce procès-verbal n’existe pas.
unreadable-record-long = Ceci dépasse { $most } kilooctets : ce n’est pas un procès-verbal.
unreadable-sent-not-text = Ce qui a été envoyé n’est pas du texte.
unreadable-page = Il n’y a rien à cette adresse.
unreadable-port-taken = Le port { $port } ne peut pas servir ici : choisissez-en un autre avec --port.

## Set phrases

phrase-hello = Bonjour.
phrase-well-played = Bien joué.
phrase-oops = Oups.
phrase-thanks = Merci.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-good-game = C’était une belle partie.
phrase-goodbye = Au revoir.

## The command serve

about-serve = servir les jeux aux navigateurs de cette machine, ou de la maison
about-port = le port d’écoute ; 8480 si rien n’est dit
about-home = servir tout le réseau de la maison, et montrer l’adresse en code pour les téléphones
about-open = ouvrir la page dans le navigateur
about-folder = garder les tables dans ce dossier
about-database = garder les tables dans cette base PostgreSQL, que plusieurs serveurs peuvent partager
about-https = utiliser https avec un certificat fait ici, comme l’exigent les capteurs des téléphones
about-address = où les autres serveurs et les gens trouvent celui-ci
serving = Rattlewood vous attend à { $address }
serving-home = Chacun le trouve dans votre réseau à { $address }
serving-code = Avec un téléphone, visez ce code :
serving-kept = Les tables sont gardées dans { $place }.
serving-stop = Ctrl-C pour arrêter ; aucune partie n’est perdue.
serving-trust = Le certificat a été fait par cette machine : comparez son empreinte { $fingerprint } quand le navigateur demande, puis acceptez. Pour ne plus être interrogé, ajoutez { $file } aux certificats de confiance de votre appareil.
stopped = Arrêté. Toutes les parties pourront continuer.
unreadable-port = { $text } n’est pas un port : choisissez un nombre de 0 à 65535.
unreadable-data-twice = Un dossier et une base ont été nommés : gardez les tables dans l’un des deux.
trouble-store = Les tables ne peuvent pas être gardées : { $reason }
