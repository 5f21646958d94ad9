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
