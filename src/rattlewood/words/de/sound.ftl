# Das Rasseln außerhalb eines Spiels: es hören, und das eigene Gehör prüfen.

hear-stones = { $count ->
    [one] Das war ein Stein.
   *[other] Das waren { $count } Steine.
}
hear-written = Der Klang liegt in { $file }.

ear-intro = Du bekommst { $count ->
    [one] ein Fass
   *[other] nacheinander { $count } Fässer
}. Sag jedes Mal, wie viele Steine darin sind, von 1 bis 13. Mit der Eingabetaste allein wird noch einmal geschüttelt; mit ende hörst du auf.
ear-ask = Fass { $number } von { $count }, wie viele Steine?{ " " }
ear-was = { $count ->
    [one] Es war ein Stein darin.
   *[other] Es waren { $count } Steine darin.
}
ear-strays = Deine Schätzungen liegen { $percent } Prozent daneben, mit Glück und Pech gerechnet { $low } bis { $high } Prozent; { $count ->
    [one] eine Schätzung zählt
   *[other] { $count } Schätzungen zählen
}, die bei 3 bis 12 Steinen.
ear-like = { $skill ->
    [expert] Unter den Computerspielern wäre das ein Meistergehör.
    [good] Unter den Computerspielern wäre das ein gutes Gehör.
    [casual] Unter den Computerspielern wäre das jemand, der ab und zu spielt.
   *[other] Unter den Computerspielern wäre das ein Kind.
}
ear-few = Um zu sagen, wie weit deine Schätzungen danebenliegen, braucht es mindestens zehn bei 3 bis 12 Steinen.
ear-altogether = Mit allen früheren Schätzungen:
ear-kept = Deine Schätzungen liegen in { $file }; lösche die Datei, um neu anzufangen.

about-hear = ein Fass schütteln, um es zu hören oder als Klang aufzuschreiben
about-ear-test = erfahren, wie gut du hörst: schätzen, sehen, und wissen, wie weit du danebenliegst
about-stones = wie viele Steine im Fass sind; wenn nichts gesagt wird, erfährst du es danach
about-seconds = wie viele Sekunden lang geschüttelt wird
about-wav = den Klang in diese Datei schreiben, statt ihn abzuspielen
about-bars = stattdessen dem Auge sechs bewegte Balken zeigen, die alles sagen, was der Klang sagt
about-trials = wie viele Fässer geschätzt werden
about-quiet = keinen Klang abspielen, wenn ein Fass geschüttelt wird

unreadable-stones = { $text } ist keine Zahl von Steinen; wähle eine von 1 bis { $most }.
unreadable-seconds = { $text } ist keine Zeit zum Zuhören; wähle Sekunden bis { $most }.
unreadable-trials = { $text } ist keine Zahl von Fässern zum Schätzen; wähle eine von 1 bis { $most }.
unreadable-no-loudspeaker = Hier lässt sich kein Klang abspielen; mit --bars siehst du ihn, und rattlewood hear --wav DATEI schreibt ihn auf.
unreadable-bars-screen = Die Balken brauchen einen eigenen Bildschirm; rufe das an einem Terminal auf.
unreadable-wav-exists = { $file } gibt es schon; wähle einen anderen Namen.
unreadable-ear-line = Zeile { NUMBER($line, useGrouping: 0) } von { $file } sagt „{ $text }“: Schreib, wie viele Steine es waren und wie viele du geschätzt hast, etwa 7 8, oder lösche die Zeile.
