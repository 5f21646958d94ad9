### Labyrinthe Master : ce qui est refusé et pourquoi, et ce qui ne se lit pas.

labyrinthe-part-who = { $who ->
    [red] Rouge
    [green] Vert
    [blue] Bleu
   *[yellow] Jaune
}

## Pas maintenant

# §7.1
refused-labyrinthe-over = La partie est finie : commencez-en une autre pour rejouer.
# §1.8
refused-labyrinthe-not-seated = Vous n’êtes pas de cette partie : seuls ceux qui jouent peuvent agir.
# §1.8
refused-labyrinthe-players = Ce jeu se joue de deux à quatre, chacun avec sa couleur, et ici { $count ->
    [0] personne ne joue
    [one] une seule personne joue
   *[other] { $count } personnes jouent
}.
# §2.4
refused-labyrinthe-others-turn = Ce n’est pas votre tour : attendez que { $who ->
    [others] le labyrinthe soit prêt
   *[other] { labyrinthe-part-who } ait fini
}.
# §3.1
refused-labyrinthe-not-while-laying = On pose le labyrinthe : attendez que la partie commence.
# §3.1
refused-labyrinthe-not-while-scattering = On pose les jetons : attendez que la partie commence.
# §3.1
refused-labyrinthe-not-while-drawing = On tire les recettes : attendez que la partie commence.
# §3.1
refused-labyrinthe-not-while-beginning = On tire au sort qui commence : attendez ce tirage.
# §3.1
refused-labyrinthe-not-while-pushing = C’est le moment de pousser la tuile restante : { labyrinthe-part-who } pousse d’abord et marche ensuite.
# §3.1
refused-labyrinthe-not-while-walking = On a poussé : maintenant { labyrinthe-part-who } peut marcher, ou rester.
# §3.1
refused-labyrinthe-not-while-waving = Le tour est fini : { labyrinthe-part-who } peut utiliser une baguette, ou passer.
# §3.1
refused-labyrinthe-no-such-move = Cette flèche, cette tuile, cette case ou ce jeton n’existe pas : les flèches sont b7, d7, f7, g6, g4, g2, f1, d1, b1, a2, a4 et a6.

## La nature

# §1.2
refused-labyrinthe-not-the-tiles = Ce ne sont pas les tuiles mobiles : posez 13 droites, 15 coudes et 6 à trois directions.
# §2.2
refused-labyrinthe-shut-in = Quelqu’un est enfermé : dans l’édition open, chaque pion atteint au début au moins 5 autres tuiles.
# §1.4
refused-labyrinthe-not-the-tokens = Ce ne sont pas les jetons : posez une fois chacun de 1 à 20 et 25.
# §1.6
refused-labyrinthe-not-the-recipes = Les recettes ne vont pas : chaque joueur en tire une, et jamais deux fois la même.
# §2.4
refused-labyrinthe-begins-who = Le sort ne peut tomber que sur quelqu’un qui joue.

## Pousser et marcher

# §3.2
refused-labyrinthe-must-push = Vous ne pouvez pas passer : à votre tour, il faut pousser.
# §3.2
refused-labyrinthe-not-the-spare = La tuile restante a une autre forme : vous pouvez seulement la tourner.
# §3.4
refused-labyrinthe-push-back = En { $arrow }, une tuile vient de sortir, donc aucune ne peut y entrer : choisissez une autre flèche.
# §4.1
refused-labyrinthe-no-way = Aucun chemin ouvert ne mène de { $origin } à { $end } : choisissez une case à portée, ou restez.

## Les conseils

# §6.1
refused-labyrinthe-no-advice = Dans cette édition, personne n’offre de conseil.
# §6.1
refused-labyrinthe-advise-yourself = C’est votre propre tour : seuls les autres peuvent vous offrir un conseil.
# §6.1
refused-labyrinthe-offered-already = Vous avez déjà eu votre offre pendant ce tour : attendez le prochain.
# §6.2
refused-labyrinthe-advise-back = En ce moment, personne ne peut pousser en { $arrow }, ce n’est donc pas un conseil : choisissez une autre flèche.
# §6.3
refused-labyrinthe-no-such-price = Ce ne peut pas être le prix : nommez une chose que { labyrinthe-part-who } possède et peut donner.
# §6.3
refused-labyrinthe-nothing-to-ask = Il n’y a pas de conseil à offrir : { labyrinthe-part-who } n’a rien à donner en échange.
# §6.4
refused-labyrinthe-not-yours-to-answer = Seul { labyrinthe-part-who } répond maintenant aux offres.
# §6.4
refused-labyrinthe-no-offer = Il n’y a pas d’offre de { labyrinthe-part-whose } à laquelle répondre.
# §6.5
refused-labyrinthe-asked-once = Vous avez nommé un autre prix, et c’est une seule fois : à { labyrinthe-part-whose } de répondre, ou à vous de pousser.
# §6.5
refused-labyrinthe-same-price = C’est le prix demandé : acceptez-le, ou nommez-en un autre.
# §6.5
refused-labyrinthe-answer-first = Il vous faut répondre à un autre prix : acceptez-le, ou retirez votre offre.
# §6.5
refused-labyrinthe-nothing-to-answer = Personne ne vous a nommé un autre prix.
# §6.6
refused-labyrinthe-arrow-sealed = Cette flèche est encore scellée : personne ne peut dire où elle mène.
# §6.6
refused-labyrinthe-bargained = Un marché est déjà conclu, et il n’y en a qu’un par tour.

## Positions impossibles

# §7.3
refused-labyrinthe-recipe-hidden = Une recette est cachée ici : la partie ne peut pas être jouée jusqu’à sa fin.
# §1.8
refused-position-labyrinthe-absent = { seat-name } possède quelque chose mais ne joue pas : dites où est son pion, ou enlevez-le.
# §2.1
refused-position-labyrinthe-maze = Le labyrinthe ne va pas avec ce moment : nommez 49 tuiles et la restante, mais aucune avant la mise en place.
# §1.2
refused-position-labyrinthe-fixed = Une tuile fixe n’est pas comme elle doit être.
# §1.2
refused-position-labyrinthe-loose = Les tuiles mobiles ne vont pas : il y a 13 droites, 15 coudes et 6 à trois directions, avec la restante.
# §1.4 §2.3
refused-position-labyrinthe-tokens = Les jetons ne vont pas : une fois posés, chacun est sur le plateau ou gagné ; avant, aucun.
# §1.4
refused-position-labyrinthe-token-fast = Un jeton est sur une tuile fixe, où il n’a pas pu arriver.
# §4.3
refused-position-labyrinthe-order = Les jetons se prennent dans l’ordre : ceux qui sont gagnés doivent être les plus petits.
# §7.1
refused-position-labyrinthe-over = La partie est finie quand le jeton 25 est pris, et seulement alors.
# §2.4
refused-position-labyrinthe-turn = Dites à qui est le tour pendant la partie, et à aucun autre moment.
# §5.2
refused-position-labyrinthe-again = Un tour donné par une baguette sert à pousser et à marcher, et aucune baguette ne le suit.
# §3.4
refused-position-labyrinthe-out = Dites où la dernière tuile est sortie dès que quelqu’un a poussé, et pas avant.
# §3.4
refused-position-labyrinthe-untouched = Personne n’a encore poussé : pions et jetons doivent être là où ils commencent.
# §1.7
refused-position-labyrinthe-wands = Les baguettes ne vont pas : chaque joueur commence avec 3, et dans certaines éditions avec aucune.
# §5.1
refused-position-labyrinthe-waving = Qui n’a plus de baguette ne peut pas décider d’en utiliser une.
# §1.6
refused-position-labyrinthe-recipes = Les recettes ne vont pas : chaque joueur a la sienne pendant la partie, et dans certaines éditions aucune.
# §7.3
refused-position-labyrinthe-shown = Les recettes se montrent à la fin, une par joueur, et jamais avant.
# §6.1
refused-position-labyrinthe-advice = Les conseils se donnent avant une poussée, et dans les éditions qui en ont.
# §6.1
refused-position-labyrinthe-advisers = Les conseillers ne vont pas : chacun des autres parle une fois par tour, ou pas du tout.
# §6.2
refused-position-labyrinthe-sealed = Une flèche scellée va avec une offre, et ici il y en a une toute seule.
# §6.2
refused-position-labyrinthe-arrow = Une flèche conseillée ne va pas : personne ne peut y pousser maintenant.
# §6.3
refused-position-labyrinthe-price = Un prix ne va pas : c’est une chose que possède celui dont c’est le tour.
# §6.5
refused-position-labyrinthe-same-price = Un autre prix ne peut pas être celui qui était demandé.
# §6.6
refused-position-labyrinthe-bargain = Un marché met fin à toutes les offres : il ne peut pas en rester.

## Ce qui ne se lit pas

unreadable-labyrinthe-place = Il n’y a pas de « { $place } » à regarder : nommez une case comme c3, une rangée de 1 à 7, une colonne de a à g, spare, ou l’un de ces noms : { $seats }.
unreadable-labyrinthe-drawing = Un dessin du labyrinthe a 21 lignes entre des barres, et celui-ci en a { $rows }.
unreadable-labyrinthe-drawing-square = La case { $square } du dessin ne se lit pas : « { $text } ». Donnez-lui huit signes de large, avec le numéro d’un jeton et les lettres R, Y, B, G.
