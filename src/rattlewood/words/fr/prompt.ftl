# What the command line says. The browser has buttons instead of most of this.

## The heads of everything

heading = { $game }, édition { $edition } : { $seats }.
greet-people = { $count ->
    [one] Vous jouez { $seats }.
   *[other] Vous jouez { $seats }, en vous passant la main.
}
greet-bots = Des robots jouent à toutes les places.
greet-seal = Les dés sont scellés : { $seal }.
greet-help = Tapez un point d’interrogation pour entendre ce que vous pouvez faire.
prompt = { "> " }
hand-over = Passez la main à { seat-name }. Appuyez sur Entrée quand personne d’autre ne regarde ni n’écoute.{ " " }

## A turn

ask-many = Vous avez { $count } choix. Tapez un point d’interrogation pour les entendre, ou tapez un coup.
ask-why = Tapez pourquoi pour entendre la règle.
why-nothing = Rien n’a encore été refusé.
nothing-new = Il ne s’est rien passé depuis votre dernier coup.
preview = Voici ce qui se passerait.
preview-hidden = Cela dévoilerait un secret : personne ne peut le dire d’avance.
taken-back = Coup repris : { $move }
taken-back-line = { seat-name.first } reprend ce coup.
heard = Cela sonne comme { $guess ->
    [one] une pierre
   *[other] { $guess } pierres
} environ{ $spread ->
    [0] .
   *[other] , peut-être de { $low } à { $high }.
}
hushed = Pendant le tour des autres, vous passez maintenant sans qu’on vous demande. Tapez silence pour qu’on vous demande à nouveau.
unhushed = On vous demande à nouveau pendant le tour des autres.
saved = Partie enregistrée dans { $file }.
record-lost = La partie continue, mais elle ne s’écrit plus dans ce fichier. Tapez sauver et un autre nom pour la garder ailleurs.
left = La partie est gardée dans { $file }. Pour la reprendre, tapez : { $command }
left-nowhere = La partie n’est gardée nulle part.
keep-where = Où garder la partie ? Tapez un nom de fichier.{ " " }
resumed-cut = La dernière ligne de { $file } n’est pas écrite jusqu’au bout et reste de côté : { $text }
place = { seat-name.first } { $place ->
    [1] gagne.
    [2] arrive deuxième.
    [3] arrive troisième.
    [4] arrive quatrième.
   *[other] arrive cinquième.
}

## Une série

series-seal = Une série de { $count ->
    [one] une partie
   *[other] { $count } parties
}. Ce qui est disposé en premier reste le même ; c’est scellé : { $seal }.
series-number = Partie { $number } sur { $count }.
series-wins = { seat-name } { $count }
series-total = Victoires après { $number ->
    [one] une partie
   *[other] { $number } parties
} sur { $count } : { $wins }.

## The questions: what each does, and the words that ask it

help-where = où : la place de vos propres pièces.
help-look = regarder : tout ce qu’il y a sur la table ; regarder et un lieu, comme 5 ou c3 : ce lieu ; regarder rouge : une couleur.
help-draw = dessin : le plateau dessiné avec des lettres.
help-preview = aperçu et un choix : ce qu’il ferait.
help-score = score : où en est chacun.
help-news = nouvelles : ce qui s’est passé depuis votre dernier coup.
help-repeat = répéter : ce qui a été dit depuis que vous avez tapé quelque chose.
help-rule = règle : la règle du moment ; règle 5.3 : cet article ; règle 5 : ce chapitre ; règle et des mots : les articles qui en parlent.
help-why = pourquoi : la règle derrière le dernier refus.
help-back = retour : reprendre votre dernier coup.
help-save = sauver, ou sauver et un nom de fichier : écrire la partie.
help-quit = quitter : partir ; la partie est gardée.
help-hush = silence : passer pendant le tour des autres sans être interrogé ; encore une fois pour être interrogé à nouveau.
help-choices = Point d’interrogation : vos choix.
help-help = aide : ces questions.
ask-help = Tapez aide pour entendre tout ce que vous pouvez demander.
command-choices = ?, choix
command-help = aide, a
command-where = où, ou, where
command-look = regarder, regarde, voir, l, look
command-draw = dessin, dessiner, plateau
command-preview = aperçu, apercu, p
command-score = score, scores, points
command-news = nouvelles, n
command-repeat = répéter, repeter, répète, encore
command-rule = règle, regle, règles, regles
command-why = pourquoi
command-back = retour, annuler
command-save = sauver, enregistrer
command-hush = silence, chut
command-quit = quitter, q
verb-grab = prendre, prends, g
verb-shake = secouer, secoue, agiter, s
verb-return = rendre, rends, reposer, r
verb-place = poser, pose, garder
verb-walk = avancer, avance, marcher, marche, aller
verb-banish = bannir
verb-spare = épargner, epargner
verb-take = emmener
verb-leave = laisser
chair-red = rouge
chair-green = vert
chair-blue = bleu
chair-yellow = jaune

## The other commands

remark = Remarque : { $text }
remark-people = Joué par des personnes : { $people }.
step = Entrée pour le coup suivant, il en reste { $left } ; toute autre réponse arrête.{ " " }
unfinished = La partie n’est pas terminée.
verified = { $moves ->
    [0] Il n’y a pas encore de coup.
    [one] Le seul coup suit les règles.
   *[other] Les { $moves } coups suivent tous les règles.
}
verified-checked = { $throws ->
    [0] Le sceau correspond à son secret, et rien n’a encore été jeté.
    [one] Le sceau correspond à son secret, et le seul jet est bien le jet scellé.
   *[other] Le sceau correspond à son secret, et les { $throws } jets sont bien les jets scellés.
}
verified-sealed = Le secret des dés n’est pas encore dit : { $throws ->
    [0] rien n’a été jeté non plus
    [one] personne ne peut vérifier le jet
   *[other] personne ne peut vérifier les { $throws } jets
}.
verified-unsealed = Les dés n’étaient pas scellés : { $throws ->
    [0] rien n’a été jeté non plus
    [one] personne ne peut vérifier le jet
   *[other] personne ne peut vérifier les { $throws } jets
}.
verified-seal = Le sceau est { $seal }. Comparez-le à celui qui a été montré avant la partie.
verified-seal-series = Le sceau de la série est { $seal }. Comparez-le à celui qui a été montré avant la série.
verified-words = { $words-count ->
    [0] Aucun mot de joueur n’est mêlé aux dés.
    [one] Le mot de { $words } est mêlé aux dés.
   *[other] Les mots de { $words } sont mêlés aux dés.
}
verified-result = Le résultat est juste.
games-players = De { $least } à { $most } joueurs : { $seats }.
games-editions = Mots pour --edition, qui se combinent :

## Help for the command line

about = De vieux jeux magiques, exacts et beaux, pour les yeux et pour les oreilles.
about-version = dire quelle version c’est
about-lang = la langue de tout ce qui est dit
about-help = dire ceci et s’arrêter
about-usage = emploi :{ " " }
about-arguments = à nommer
about-options = options
about-commands = commandes
about-play = jouer à un jeu ici même
about-replay = raconter coup par coup une partie écrite
about-verify = vérifier qu’une partie écrite a suivi les règles et que ses dés étaient honnêtes
about-draw = dessiner une position, ou celle où une partie écrite est arrivée
about-rules = la règle d’un jeu
about-games = les jeux de l’étagère
about-game = un jeu de l’étagère, par exemple zapp-zerapp
about-clause = un article comme 5.3, un chapitre comme 5, ou des mots à chercher
about-edition = l’édition, ou plusieurs mots qui se combinent, par exemple professional,calm
about-seats = le nombre de joueurs, ou leurs couleurs ; trois si rien n’est dit
about-bots = le nombre de places prises par des robots ; toutes sauf une si rien n’est dit
about-bot = la sorte de robots
about-skill = la finesse d’oreille des robots
about-seed = le secret derrière les dés, pour rejouer la même chance
about-series = jouer autant de parties de suite dans ce qui a été disposé en premier, par exemple une même forêt
about-word = un mot qu’un joueur ajoute aux dés
about-record = écrire la partie ici, coup par coup
about-resume = continuer une partie écrite
about-file = une partie écrite
about-step = attendre Entrée après chaque coup
about-what = une position sur une ligne, un dessin ou une partie écrite
about-move = la position après ce nombre de coups de la partie écrite
about-line = écrire plutôt la position sur une ligne

## Misfortunes at the prompt

trouble-missing = Il n’y a ni fichier ni dossier { $file }.
trouble-folder = { $file } est un dossier ; nommez un fichier.
trouble-forbidden = { $file } ne peut être ni lu ni écrit ici ; choisissez un autre endroit.
trouble-full = Le disque est plein : { $file } n’a pas pu être écrit.
trouble-exists = { $file } existe déjà ; choisissez un autre nom, ou reprenez cette partie avec --resume.
unreadable-not-text = { $file } n’est pas du texte : ce n’est ni une partie écrite ni une position.
trouble-output = le texte à dire
trouble-name = { $file } est trop long pour un nom de fichier ; choisissez-en un plus court.
trouble-file = { $file } n’a pas pu servir : { $reason }.
unreadable-language = { $name } n’est pas une langue connue ici ; choisissez parmi { $known }.
unreadable-argument = La ligne de commande n’est pas claire : { $text }.
unreadable-argument-unknown = { $text } ne veut rien dire ici ; rattlewood --help dit ce qui existe.
unreadable-argument-missing = Il manque quelque chose : { $text }.
unreadable-argument-choice = { $text } n’est aucune des commandes : { $known }.
unreadable-argument-value = { $text } demande une valeur à sa suite.
unreadable-argument-no-value = { $text } ne prend pas de valeur.
unreadable-bot-count = { $count } robots ne tiennent pas ici ; choisissez un nombre de 0 à { $most }.
unreadable-bot = { $name } n’est pas connu ; choisissez parmi { $known }.
unreadable-dice-word = { $text } n’est pas un mot pour les dés ; écrivez une place et son mot, par exemple red=lune ; les places sont { $seats }.
unreadable-dice-word-twice = { $name } a deux mots pour les dés ; n’en donnez qu’un.
unreadable-choice = Il n’y a pas de choix { $number } ; { $most ->
    [1] le seul est 1.
   *[other] choisissez un nombre de 1 à { $most }.
}
unreadable-nothing-typed = Rien n’a été tapé. Tapez un point d’interrogation pour entendre ce que vous pouvez faire.
unreadable-rule-search = Aucun article ne parle de { $text }.
unreadable-file-size = { $file } dépasse { $most } mégaoctets : ce n’est pas une partie écrite.
unreadable-move-number = Il n’y a pas de coup { $number } dans cette partie ; choisissez un nombre de 0 à { $most }.
unreadable-move-of-position = Une position n’a pas de coups à compter ; --move demande une partie écrite.
unreadable-position-name = Ce n’est ni un fichier ni une position : une position doit commencer par un jeu et deux-points, par exemple zapp-zerapp basic:, et les jeux sont { $known }.
unreadable-series-game = { $game } ne garde rien d’une partie à l’autre : pas de série possible ; choisissez parmi { $known }.
unreadable-series-length = { $text } n’est pas une longueur de série ; choisissez un nombre de parties de 1 à { $most }.
unreadable-series-alone = Une série commence par le nom d’un jeu ; elle ne va pas avec --resume.
unreadable-resume-game = { $file } est une partie de { $game }, pas de { $asked }.
unreadable-resume-with = { $option } ne va pas avec --resume : la partie continue comme elle a commencé.
unreadable-resume-over = La partie de { $file } est finie ; écoutez-la avec rattlewood replay.
unreadable-typed = « { $text } » n’est pas un coup ici. Un coup commence par { $verbs } ; tapez un point d’interrogation pour les entendre tous.
unreadable-nothing-kept = Aucune partie inachevée n’est gardée ici ; nommez un fichier après --resume.

verb = { $verb }

## The words an edition is made of: what they are called, and what they mean

edition-basic = de base
about-edition-basic = le jeu tel qu’il est imprimé.
edition-professional = pour experts
about-edition-professional = les châteaux protègent, et qui se tient sous le sien peut être emmené.
edition-shuffled = mélangée
about-edition-shuffled = les tonneaux sont mélangés avant chaque manche.
edition-memory = de mémoire
about-edition-memory = les tonneaux sont mélangés une fois ; ensuite chacun garde sa place.
edition-automatic = automatique
about-edition-automatic = qui peut être banni est banni.
edition-by-hand = à la main
about-edition-by-hand = qui avance décide pour chaque adversaire : bannir ou épargner.
edition-race = de vitesse
about-edition-race = tout le monde prend en même temps, et la première main a le tonneau.
edition-calm = calme
about-edition-calm = chacun secoue comme s’il était seul, et rien ne presse.
edition-two-hands = à deux mains
about-edition-two-hands = on peut tenir deux tonneaux à la fois.
edition-one-hand = à une main
about-edition-one-hand = on peut tenir un tonneau à la fois.
edition-gentle-start = départ doux
about-edition-gentle-start = qui part du départ ne bannit personne.
edition-fierce-start = départ féroce
about-edition-fierce-start = qui part du départ bannit comme les autres.
