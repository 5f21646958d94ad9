### Zauberwald : ce qui est refusé et pourquoi, et ce qui ne se lit pas.

zauber-part-turn = { $turn ->
    [fox] Renard
    [owl] Chouette
    [hare] Lièvre
    [raven] Corbeau
    [stag] Cerf
   *[other] { $turn }
}
zauber-part-seat = { $seat ->
    [fox] Renard
    [owl] Chouette
    [hare] Lièvre
    [raven] Corbeau
    [stag] Cerf
   *[other] { $seat }
}

## Ce qui ne se fait pas

# §5.1
refused-zauber-over = La partie est finie : lancez-en une nouvelle pour rejouer.
# §1.11
refused-zauber-not-seated = Vous n’avez pas de place dans cette partie : seuls ceux qui jouent peuvent agir.
# §1.11
refused-zauber-players = Ce jeu se joue de deux à cinq, chacun à sa place, et ici { $count ->
    [0] personne ne joue
    [one] une seule personne joue
   *[other] { $count } personnes jouent
}.
# §2.5
refused-zauber-not-your-turn = Ce n’est pas votre tour : attendez { $turn ->
    [nobody] le tirage au sort
   *[other] que { zauber-part-turn } ait fini
}.
# §1.2
refused-zauber-no-such-move = Il n’y a pas de telle clairière, de tel Kobold ni de tel joyau : les clairières vont de c1 à d6, et la règle nomme le reste.
# §2.1
refused-zauber-not-while-growing = La forêt pousse encore : attendez de connaître le premier Géant.
# §2.1
refused-zauber-not-while-drawing-lots = On tire au sort : attendez de connaître le premier Géant.
# §2.1
refused-zauber-not-while-entering = Les figurines entrent dans la forêt : { zauber-part-turn } en pose une sur une clairière libre.
# §2.1
refused-zauber-not-while-sending = D’abord, { zauber-part-turn } dit quel Kobold part en premier.
# §2.1
refused-zauber-not-while-throwing = On lance le dé : attendez ce qu’il montre.
# §2.1
refused-zauber-not-while-walking = Le dé est lancé : à présent, { zauber-part-turn } avance.
# §2.1
refused-zauber-not-while-drawing = On tire un joyau : attendez qu’il soit donné.
# §2.1
refused-zauber-not-while-dropping = D’abord, { zauber-part-turn } remet dans le sac un de ses six joyaux.
# §2.1
refused-zauber-not-while-stomping = C’est au Géant : { zauber-part-turn } franchit un passage ou s’arrête.
# §1.5
refused-zauber-not-so-many-gaps = { $narrow ->
    [0] Aucun passage n’est trop étroit ici : n’en nommez pas
    [one] Exactement 1 passage est trop étroit ici : nommez-le
   *[other] Exactement { $narrow } passages différents sont trop étroits ici : nommez-les dans l’ordre
}.
# §1.6
refused-zauber-clearing-cut-off = Avec ces passages étroits, le Géant n’atteindrait pas toutes les clairières : tirez-en d’autres.
# §1.9
refused-zauber-gap-hidden = Ici, personne ne voit si le Géant passe : impossible de jouer la suite de ce tour.
# §1.10
refused-zauber-not-the-die = Le dé montre un joyau, ou un nombre de 2 à 5.
# §2.1
refused-zauber-lot-stranger = Le sort ne peut tomber que sur quelqu’un qui joue.
# §2.4
refused-zauber-clearing-taken = La clairière { $clearing } est déjà occupée : choisissez-en une libre.
# §3.3
refused-zauber-not-so-far = Aucune marche d’exactement { $steps } clairières ne finit en { $clearing } : cherchez-en une autre.
# §3.4
refused-zauber-occupied = La clairière { $clearing } est occupée : une marche finit sur une clairière libre.
# §3.5
refused-zauber-never-back = Le Kobold part de { $clearing } et ne peut pas y revenir dans la même marche.
# §3.6
refused-zauber-as-far-as-possible = Aucune marche ne fait { $thrown } clairières : il faut donc en faire { $steps }, et aucune ne finit ainsi en { $clearing }.
# §4.1
refused-zauber-not-next-to = La clairière { $clearing } n’est pas à côté de { $giant } : le Géant franchit un passage à la fois.
# §4.2
refused-zauber-gap-used = Le Géant a déjà franchi le passage entre { $giant } et { $clearing } dans ce tour : choisissez-en un autre.
# §6.2
refused-zauber-not-your-kobold = Ce Kobold n’est pas à vous : envoyez un des vôtres.
# §7.2
refused-zauber-not-in-bag = On ne peut pas tirer ce joyau à présent : il n’y est pas.
# §7.3
refused-zauber-no-such-jewel = Vous n’avez pas ce joyau : remettez-en un que vous tenez.
# §7.4
refused-zauber-hand-hidden = Ces joyaux sont cachés ici : impossible de jouer la suite de ce tour.
# §7.7
refused-zauber-edition-last = L’édition last-anywhere demande un nombre de joyaux, et une collection n’a pas de dernier : enlevez l’un des deux mots.
# §7.7
refused-zauber-edition-secret = L’édition secret cache quels joyaux on a, et cela ne compte que dans une collection : ajoutez three-equal, five-different ou either.

## Positions impossibles

# §2.1
refused-zauber-position-giant = Le Géant ne va pas avec ce moment : le sort désigne l’un des joueurs, et avant cela il n’y a pas de Géant.
# §2.5
refused-zauber-position-turn = Le tour ne va pas : il appartient à l’un des joueurs, et le Géant ne chasse qu’à son propre tour.
# §4.9
refused-zauber-position-notes = Les passages marqués ne vont pas : seule l’édition notes les marque, chacun une fois, et aussi ceux qu’il vient de franchir.
# §1.6
refused-zauber-position-forest = Cette forêt ne peut pas être : le Géant doit pouvoir atteindre chaque clairière, et ce qu’il a essayé doit y correspondre.
# §1.5
refused-zauber-position-narrow = { $count ->
    [0] Aucun passage n’est trop étroit dans cette édition : n’en nommez pas
    [one] Un seul passage est trop étroit dans cette édition : nommez-le dès que la forêt a poussé
   *[other] Exactement { $count } passages sont trop étroits dans cette édition : nommez-les tous dès que la forêt a poussé
}.
# §3.4
refused-zauber-position-crowded = Deux figurines sont dans la même clairière : il en faut une à chacune.
# §1.8 §8.1
refused-zauber-position-owners = Les Kobolds ne vont pas avec ces joueurs : à cinq, chacun en a un sauf le Géant ; sinon, ils suivent l’ordre des places.
# §1.8
refused-zauber-position-stranger = Le Kobold { zauber-part-colour } ne peut pas être dans la forêt : personne ne le joue à présent.
# §2.3 §2.4
refused-zauber-position-entering = Les figurines ne sont pas entrées dans l’ordre : le Géant d’abord, puis les autres dans le sens des aiguilles d’une montre.
# §3.1
refused-zauber-position-mover = Le Kobold du lancer ne va pas : il appartient à qui joue, il est dans la forêt et n’a pas encore eu son lancer.
# §6.2
refused-zauber-position-moved = C’est seulement à deux joueurs, avec les deux Kobolds dans la forêt, que l’un part après l’autre.
# §1.10
refused-zauber-position-thrown = Le nombre du dé ne va pas : il est là tant qu’un Kobold avance, de 2 à 5, et jamais autrement.
# §3.6
refused-zauber-position-stays = Ce Kobold ne peut aller nulle part : son tour doit être fini.
# §4.2
refused-zauber-position-path = Les passages de ce tour ne vont pas : ils doivent mener au Géant, l’un après l’autre, sans croiser personne.
# §5.1
refused-zauber-position-jewels = Quelqu’un a plus de joyaux qu’il n’en faut, ou en tire un alors qu’on ne fait que les compter.
# §5.1
refused-zauber-position-finished = { $count ->
    [0] La partie ne peut pas être finie : personne n’a ce qu’il faut
   *[other] La partie doit être finie, gagnée par le joueur de Kobold dont c’était le tour et par personne d’autre
}.
# §2.2
refused-zauber-position-first = Le premier joyau ne va pas : le premier Géant en prend un, et avant cela personne n’en a.
# §7.2
refused-zauber-position-kinds = Il y a cinq joyaux de chaque sorte, pas davantage : ces mains ne peuvent pas être.
# §7.3
refused-zauber-position-hand = { zauber-part-seat } a un nombre de joyaux impossible : cinq au plus, et six seulement le temps d’en remettre un.

## Ce qui ne se lit pas

unreadable-zauber-place = Il n’y a pas de « { $place } » à regarder : nommez une clairière comme c3, une couleur, le géant ou l’une de ces places : { $seats }.
unreadable-zauber-drawing = Un dessin de la forêt a 13 lignes d’arbres et de clairières, et celui-ci en a { $rows }.
unreadable-zauber-drawing-row = Cette ligne du dessin ne se lit pas : « { $row } ». Laissez chaque arbre à sa place.
unreadable-zauber-drawing-figure = « { $letter } » en { $clearing } n’est pas une figurine : écrivez R, G, B ou Y pour un Kobold, X pour le Géant, chacun une fois.
unreadable-zauber-drawing-gap = Le passage { $gap } est dessiné avec des signes inconnus : laissez-le vide, ou remplissez-le de points ou d’une haie.
