### Zapp Zerapp et Tic tac troll : ce qui est refusé et pourquoi, et ce qui ne se lit pas.

## Pas maintenant

# §7.1
refused-over = La partie est finie : lancez-en une nouvelle pour rejouer.
# §1.7
refused-not-seated = Vous ne jouez pas dans cette partie : seuls ceux qui jouent peuvent agir.
# §1.7
refused-players = Ce jeu se joue de deux à quatre, chacun avec sa couleur, et ici { $count ->
    [0] personne ne joue
    [one] une seule personne joue
   *[other] { $count } personnes jouent
}.
# §2.1
refused-not-while-shuffling = On mélange les tonneaux : attendez que les dés soient lancés.
# §2.1
refused-not-while-rolling = On lance les dés : attendez le nombre magique.
# §2.1
refused-not-while-shaking = Tout le monde secoue encore : prenez, secouez, rendez ou posez un tonneau.
# §2.1
refused-not-while-drawing-lots = On tire un tonneau au sort : attendez de savoir qui le garde.
# §2.1
refused-not-while-walking = C’est le moment d’avancer, et c’est au tour de { zapp-part-who }.
# §2.1
refused-not-while-choosing = D’abord, { zapp-part-who } décide pour l’apprenti de { zapp-part-whose } sur la case { $square }.
# §2.1 §4.2
refused-not-your-turn = Ce n’est pas votre tour : attendez { $who ->
    [others] de pouvoir agir à nouveau
   *[other] que { zapp-part-who } ait fini
}.

## Secouer

# §3.1
refused-not-in-your-hand = Vous n’avez pas en main le tonneau de la place { $spot } : prenez-le d’abord.
# §3.2
refused-in-your-hand = Vous avez déjà en main le tonneau de la place { $spot } : secouez-le, rendez-le ou posez-le.
# §3.2
refused-barrel-taken = { zapp-part-holder } tient le tonneau de la place { $spot } : choisissez-en un autre.
# §3.3
refused-hands-full = Vous ne pouvez tenir { $hands ->
    [one] qu’un seul tonneau
   *[other] que { $hands } tonneaux
} à la fois : rendez ou posez d’abord un tonneau.
# §3.5
refused-barrel-placed = Le tonneau de la place { $spot } est posé pour toute la manche : choisissez-en un autre.
# §3.5
refused-placed-already = Vous avez déjà posé un tonneau : il reste là jusqu’à la fin de la manche.
# §3.8
refused-number-hidden = Ici, le nombre sous un tonneau est caché : impossible de jouer la suite de cette manche.
# §3.10
refused-lot-elsewhere = Parmi les tonneaux que plusieurs ont posés, on tire d’abord au sort celui de la plus petite place.
# §3.10
refused-lot-stranger = Le sort ne peut tomber que sur quelqu’un qui a posé le tonneau de la place { $spot }.

## La nature

# §1.6
refused-not-thirteen-numbers = Il y a treize tonneaux : nommez une fois chaque nombre de 1 à 13.
# §2.2
refused-not-two-dice = Chacun des deux dés montre un nombre de 1 à 6.

## Avancer et rencontrer

# §4.3
refused-no-piece-there = Vous n’avez pas d’apprenti { $origin ->
    [start] au départ
   *[other] sur la case { $origin }
} : choisissez un endroit où vous en avez un.
# §6.1
refused-cannot-banish = Le château de { zapp-part-whose } protège son apprenti sur la case { $square } : emmenez-le ou laissez-le.
# §6.3
refused-cannot-take = L’apprenti de { zapp-part-whose } sur la case { $square } ne peut pas être emmené : bannissez-le ou épargnez-le.

## Positions impossibles

# §1.5
refused-position-pieces = { seat-name } doit avoir exactement trois apprentis, et non { $count }.
# §1.6
refused-position-barrels = Les tonneaux ne vont pas : une fois mélangés, nommez les treize, chaque nombre une fois ; avant, n’en nommez aucun.
# §1.6
refused-position-shown-twice = Deux tonneaux montrent le même nombre : il n’y a qu’un tonneau par nombre.
# §1.7
refused-position-absent = { seat-name } a un tonneau mais ne joue pas : nommez ses trois apprentis ou enlevez le tonneau.
# §2.1
refused-position-dice = Les dés ne vont pas avec ce moment : ils sont là dès qu’on secoue et jusqu’à la fin de la manche, jamais avant.
# §2.1
refused-position-between-rounds = Entre deux manches, personne n’a posé de tonneau et aucun nombre n’est montré.
# §3.2
refused-position-held-twice = Un tonneau est à deux endroits : il ne peut être que dans une seule main ou devant un seul joueur.
# §3.3
refused-position-hand = { seat-name } tient trop de tonneaux, ou deux fois le même.
# §3.5
refused-position-placed-held = Un tonneau que quelqu’un a posé ne peut être ni tenu ni posé par quelqu’un d’autre.
# §3.6
refused-position-hand-after = { seat-name } ne peut pas tenir de tonneau : on n’en tient qu’en secouant, et tant qu’on n’en a pas posé.
# §3.8
refused-position-shown = { seat-name } montre { $number }, mais c’est un autre nombre qui est sous ce tonneau.
# §3.8
refused-position-shown-early = Un nombre est montré trop tôt : d’abord, tout le monde pose un tonneau.
# §3.8
refused-position-all-placed = Tout le monde a posé un tonneau : on ne peut plus être en train de secouer.
# §3.9
refused-position-calm = Dans l’édition calm, les mains sont secrètes tant qu’on secoue, et dans la course elles sont visibles : cette position mêle les deux.
# §3.10
refused-position-contested = Le tirage au sort ne va pas : il a lieu dans l’édition calm quand plusieurs ont posé le même tonneau, en commençant par la plus petite place.
# §4.1
refused-position-counts = Le tonneau de quelqu’un qui doit avancer ne compte pas : son nombre doit être montré et ne pas dépasser le nombre magique.
# §4.2
refused-position-walkers = Ceux qui avancent sont mal nommés : pendant la marche, nommez une fois chacun de ceux qui doivent encore avancer ; le reste du temps, ne nommez personne.
# §4.2
refused-position-order = Ceux qui avancent sont dans le mauvais ordre : le plus grand nombre passe en premier.
# §5.7
refused-position-meetings = Les décisions ne vont pas avec le trajet : nommez ceux qui attendent une décision, dans l’ordre du chemin.
# §7.1
refused-position-finished = { $count ->
    [0] La partie ne peut pas être finie : personne n’a ses trois apprentis en ville
    [one] La partie doit être finie : quelqu’un a ses trois apprentis en ville
   *[other] Un seul joueur peut avoir ses trois apprentis en ville, et non { $count }
}.

## Ce qui ne se lit pas

unreadable-place = Il n’y a pas de « { $place } » à regarder : nommez une case de 0 à 23 ou l’un de ces noms : { $seats }.
unreadable-drawing = Un dessin du chemin a 14 lignes entre des barres, et celui-ci en a { $rows }.
unreadable-drawing-row = Cette ligne du dessin ne se lit pas : « { $row } ». Gardez ses barres et ses numéros de cases.
unreadable-drawing-piece = « { $letter } » sur la case { $square } n’est pas une pièce : écrivez R, G, B ou Y.
unreadable-drawing-squares = Le dessin doit montrer une fois chaque case de 0 à 23.
