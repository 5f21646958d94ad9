# What is said of mazes written down, and of the ways through them.

unreadable-square = « { $word } » n’est pas une case : écrivez une lettre de a à g et un chiffre de 1 à 7, par exemple c3.
unreadable-maze-lines = { $count ->
    [0] Ce labyrinthe n’a aucune ligne : écrivez sept lignes de sept tuiles, puis une ligne avec la tuile restante.
    [one] Ce labyrinthe a une seule ligne : écrivez sept lignes de sept tuiles, puis une ligne avec la tuile restante.
   *[other] Ce labyrinthe a { $count } lignes : écrivez sept lignes de sept tuiles, puis une ligne avec la tuile restante.
}
unreadable-maze-row = { $count ->
    [one] La ligne { NUMBER($line, useGrouping: 0) } a une seule tuile : il en faut sept sur chacune des sept premières lignes.
   *[other] La ligne { NUMBER($line, useGrouping: 0) } a { $count } tuiles : il en faut sept sur chacune des sept premières lignes.
}
unreadable-maze-tile = La ligne { NUMBER($line, useGrouping: 0) } dit « { $word } », qui n’est pas une tuile : écrivez une fois chaque côté ouvert, N, E, S ou W, par exemple ESW, ou un tiret s’il n’y en a aucun.
unreadable-maze-spare = La ligne { NUMBER($line, useGrouping: 0) } dit « { $text } » : écrivez spare puis une seule tuile, par exemple spare NE.
unreadable-target = « { $word } » n’est ni une case ni la tuile restante : écrivez une case, par exemple c3, ou spare.

solved = { $count ->
    [0] Le pion est déjà sur cette tuile : il ne faut aucun tour.
    [one] Un tour suffit.
   *[other] Il faut { $count } tours, et moins ne suffisent pas.
}
solved-push = Tour { $number } : poussez la tuile restante en { $arrow }, { $sides-count ->
    [0] fermée de tous les côtés
   *[other] ouverte { $sides }
}.
solved-walk = Puis allez de { $origin } à { $end }.
solved-stay = Puis restez en { $end }.
solved-not = { $limit } tours ne suffisent pas : tout ce qu’ils permettent a été essayé, et rien au-delà.
maze-side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}

about-solve = trouver en combien de tours au moins un joueur seul atteint une tuile d’un labyrinthe
about-maze = un labyrinthe : sept lignes de sept tuiles par leurs côtés ouverts, par exemple NS ou ESW, puis une ligne comme spare NE
about-from = la case où se trouve le pion
about-to = la case de la tuile à atteindre, ou spare
about-json = répondre en JSON
