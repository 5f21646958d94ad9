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
