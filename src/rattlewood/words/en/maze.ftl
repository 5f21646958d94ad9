# What is said of mazes written down, and of the ways through them.

unreadable-square = "{ $word }" is not a square: write a letter from a to g and a number from 1 to 7, such as c3.
unreadable-maze-lines = { $count ->
    [0] This maze has no lines: write seven lines of seven tiles, then a line with the spare tile.
    [one] This maze has one line: write seven lines of seven tiles, then a line with the spare tile.
   *[other] This maze has { $count } lines: write seven lines of seven tiles, then a line with the spare tile.
}
unreadable-maze-row = { $count ->
    [one] Line { NUMBER($line, useGrouping: 0) } has one tile: each of the first seven lines needs seven.
   *[other] Line { NUMBER($line, useGrouping: 0) } has { $count } tiles: each of the first seven lines needs seven.
}
unreadable-maze-tile = Line { NUMBER($line, useGrouping: 0) } says "{ $word }", which is not a tile: write each open side once, as N, E, S or W, such as ESW, or a dash for none.
unreadable-maze-spare = Line { NUMBER($line, useGrouping: 0) } says "{ $text }": write spare and then one tile, such as spare NE.
unreadable-target = "{ $word }" is neither a square nor the spare tile: write a square such as c3, or spare.

solved = { $count ->
    [0] The pawn is on that tile already: no turn is needed.
    [one] One turn is enough.
   *[other] { $count } turns are needed, and fewer are not enough.
}
solved-push = Turn { $number }: push the spare tile in at { $arrow }, { $sides-count ->
    [0] with all sides closed
   *[other] open to the { $sides }
}.
solved-walk = Then walk from { $origin } to { $end }.
solved-stay = Then stay on { $end }.
solved-not = { $limit } turns are not enough: all that can be done in them was tried, and beyond that nothing was.
maze-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

about-solve = find the fewest turns in which a lone player reaches a tile of a maze
about-maze = a maze: seven lines of seven tiles by their open sides, such as NS or ESW, then a line such as spare NE
about-from = the square where the pawn stands
about-to = the square of the tile to be reached, or spare
about-json = answer in JSON
