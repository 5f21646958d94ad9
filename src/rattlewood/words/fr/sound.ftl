# Le bruit des pierres hors du jeu : l’entendre, et éprouver sa propre oreille.

hear-stones = { $count ->
    [one] C’était une pierre.
   *[other] C’étaient { $count } pierres.
}
hear-written = Le son est dans { $file }.

ear-intro = On vous donne { $count ->
    [one] un tonneau
   *[other] { $count } tonneaux, l’un après l’autre
}. Dites chaque fois combien de pierres il contient, de 1 à 13. Entrée seule le fait secouer encore ; tapez quitter pour arrêter.
ear-ask = Tonneau { $number } sur { $count }, combien de pierres ?{ " " }
ear-was = { $count ->
    [one] Il y avait une pierre.
   *[other] Il y avait { $count } pierres.
}
ear-strays = Vos réponses s’écartent de { $percent } pour cent, de { $low } à { $high } pour cent en comptant la chance ; { $count ->
    [one] une réponse compte
   *[other] { $count } réponses comptent
}, celles de 3 à 12 pierres.
ear-like = { $skill ->
    [expert] Chez les robots, ce serait une oreille d’expert.
    [good] Chez les robots, ce serait une bonne oreille.
    [casual] Chez les robots, ce serait quelqu’un qui joue de temps en temps.
   *[other] Chez les robots, ce serait un enfant.
}
ear-few = Pour dire de combien vos réponses s’écartent, il en faut au moins dix, de 3 à 12 pierres.
ear-altogether = Avec toutes vos réponses d’avant :
ear-kept = Vos réponses sont gardées dans { $file } ; effacez ce fichier pour recommencer.

about-hear = secouer un tonneau pour l’entendre, ou pour en écrire le son
about-ear-test = savoir si vous entendez bien : deviner, voir, et connaître vos écarts
about-stones = le nombre de pierres dans le tonneau ; si rien n’est dit, on vous le dit après
about-seconds = pendant combien de secondes on le secoue
about-wav = écrire le son dans ce fichier au lieu de le jouer
about-bars = montrer plutôt à l’œil six barres qui bougent et disent tout ce que dit le son
about-trials = combien de tonneaux sont à deviner
about-quiet = ne jouer aucun son quand on secoue un tonneau

unreadable-stones = { $text } n’est pas un nombre de pierres ; choisissez-en un de 1 à { $most }.
unreadable-seconds = { $text } n’est pas une durée d’écoute ; choisissez un nombre de secondes jusqu’à { $most }.
unreadable-trials = { $text } n’est pas un nombre de tonneaux à deviner ; choisissez-en un de 1 à { $most }.
unreadable-no-loudspeaker = Aucun son ne peut être joué ici ; ajoutez --bars pour le voir, et rattlewood hear --wav FICHIER l’écrit.
unreadable-bars-screen = Les barres ont besoin d’un écran à elles ; appelez ceci dans un terminal.
unreadable-wav-exists = { $file } existe déjà ; choisissez un autre nom.
unreadable-ear-line = La ligne { NUMBER($line, useGrouping: 0) } de { $file } dit « { $text } » : écrivez combien de pierres il y avait et combien vous en avez devinées, par exemple 7 8, ou effacez la ligne.
