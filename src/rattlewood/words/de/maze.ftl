# What is said of mazes written down, and of the ways through them.

unreadable-square = „{ $word }“ ist kein Feld: Schreib einen Buchstaben von a bis g und eine Zahl von 1 bis 7, zum Beispiel c3.
unreadable-maze-lines = { $count ->
    [0] Dieses Labyrinth hat keine Zeilen: Schreib sieben Zeilen mit sieben Karten, dann eine Zeile mit der übrigen Karte.
    [one] Dieses Labyrinth hat nur eine Zeile: Schreib sieben Zeilen mit sieben Karten, dann eine Zeile mit der übrigen Karte.
   *[other] Dieses Labyrinth hat { $count } Zeilen: Schreib sieben Zeilen mit sieben Karten, dann eine Zeile mit der übrigen Karte.
}
unreadable-maze-row = { $count ->
    [one] Zeile { NUMBER($line, useGrouping: 0) } hat nur eine Karte: In jede der ersten sieben Zeilen gehören sieben.
   *[other] Zeile { NUMBER($line, useGrouping: 0) } hat { $count } Karten: In jede der ersten sieben Zeilen gehören sieben.
}
unreadable-maze-tile = In Zeile { NUMBER($line, useGrouping: 0) } steht „{ $word }“, das ist keine Karte: Schreib jede offene Seite einmal, als N, E, S oder W, zum Beispiel ESW, oder einen Strich für keine.
unreadable-maze-spare = In Zeile { NUMBER($line, useGrouping: 0) } steht „{ $text }“: Schreib spare und dann eine einzige Karte, zum Beispiel spare NE.
