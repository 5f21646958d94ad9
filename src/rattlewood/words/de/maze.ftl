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
unreadable-target = „{ $word }“ ist weder ein Feld noch die übrige Karte: Schreib ein Feld, zum Beispiel c3, oder spare.

solved = { $count ->
    [0] Die Figur steht schon auf dieser Karte: Es braucht keinen Zug.
    [one] Ein Zug genügt.
   *[other] Es braucht { $count } Züge, weniger genügen nicht.
}
solved-push = Zug { $number }: Schieb die übrige Karte bei { $arrow } hinein, { $sides-count ->
    [0] auf allen Seiten geschlossen
   *[other] offen nach { $sides }
}.
solved-walk = Dann zieh von { $origin } nach { $end }.
solved-stay = Dann bleib auf { $end }.
solved-not = { $limit } Züge genügen nicht: Alles, was in ihnen möglich ist, wurde versucht, darüber hinaus nichts.
maze-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}

about-solve = herausfinden, in wie wenigen Zügen einer allein eine Karte in einem Labyrinth erreicht
about-maze = ein Labyrinth: sieben Zeilen mit sieben Karten nach ihren offenen Seiten, zum Beispiel NS oder ESW, dann eine Zeile wie spare NE
about-from = das Feld, auf dem die Figur steht
about-to = das Feld der Karte, die erreicht werden soll, oder spare
about-json = in JSON antworten
