### Zapp Zerapp und Tic tac troll: was verboten ist und warum, und was sich nicht lesen lässt.

## Nicht jetzt

# §7.1
refused-over = Das Spiel ist vorbei: Beginne ein neues, um weiterzuspielen.
# §1.7
refused-not-seated = Du spielst in dieser Partie nicht mit: Nur wer mitspielt, darf handeln.
# §1.7
refused-players = Dieses Spiel ist für zwei bis vier mit je einer eigenen Farbe, und hier { $count ->
    [0] spielt niemand
    [one] spielt nur einer
   *[other] spielen { $count }
}.
# §2.1
refused-not-while-shuffling = Gerade werden die Fässer gemischt: Warte, bis die Würfel gefallen sind.
# §2.1
refused-not-while-rolling = Gerade wird gewürfelt: Warte auf die magische Zahl.
# §2.1
refused-not-while-shaking = Alle schütteln noch: Nimm oder schüttle ein Fass, stell eines zurück oder vor dir ab.
# §2.1
refused-not-while-drawing-lots = Gerade wird um ein Fass gelost: Warte, bis feststeht, wer es behält.
# §2.1
refused-not-while-walking = Jetzt wird gezogen: Als Nächstes zieht { zapp-part-who }.
# §2.1
refused-not-while-choosing = Zuerst entscheidet { zapp-part-who } über den Lehrling von { zapp-part-whose } auf Feld { $square }.
# §2.1 §4.2
refused-not-your-turn = Du bist nicht am Zug: Warte, bis { $who ->
    [others] du wieder handeln darfst
   *[other] { zapp-part-who } fertig ist
}.

## Schütteln

# §3.1
refused-not-in-your-hand = Du hältst das Fass von Platz { $spot } nicht: Nimm es zuerst.
# §3.2
refused-in-your-hand = Du hältst das Fass von Platz { $spot } schon: Schüttle es, stell es zurück oder vor dir ab.
# §3.2
refused-barrel-taken = { zapp-part-holder } hält das Fass von Platz { $spot }: Wähle ein anderes.
# §3.3
refused-hands-full = Du darfst nur { $hands ->
    [one] ein Fass
   *[other] { $hands } Fässer
} auf einmal halten: Stell zuerst eines zurück oder vor dir ab.
# §3.5
refused-barrel-placed = Das Fass von Platz { $spot } ist für diese Runde vergeben: Wähle ein anderes.
# §3.5
refused-placed-already = Du hast schon ein Fass vor dir abgestellt: Dort bleibt es bis zum Ende der Runde.
# §3.8
refused-number-hidden = Die Zahl unter einem Fass ist hier verborgen: Diese Runde lässt sich nicht weiterspielen.
# §3.10
refused-lot-elsewhere = Von den Fässern, die mehrere abgestellt haben, wird zuerst um das auf dem niedrigsten Platz gelost.
# §3.10
refused-lot-stranger = Das Los kann nur auf jemanden fallen, der das Fass von Platz { $spot } abgestellt hat.

## Die Natur

# §1.6
refused-not-thirteen-numbers = Es sind dreizehn Fässer: Nenne jede Zahl von 1 bis 13 einmal.
# §2.2
refused-not-two-dice = Jeder der beiden Würfel zeigt eine Zahl von 1 bis 6.

## Ziehen und begegnen

# §4.3
refused-no-piece-there = Du hast keinen Lehrling { $origin ->
    [start] am Start
   *[other] auf Feld { $origin }
}: Wähle einen Ort, an dem einer von deinen steht.
# §6.1
refused-cannot-banish = Die Burg von { zapp-part-whose } schützt den Lehrling auf Feld { $square }: Nimm ihn mit oder lass ihn stehen.
# §6.3
refused-cannot-take = Der Lehrling von { zapp-part-whose } auf Feld { $square } kann nicht mitgenommen werden: Verbanne oder verschone ihn.

## Unmögliche Stellungen

# §1.5
refused-position-pieces = { seat-name } muss genau drei Lehrlinge haben, nicht { $count }.
# §1.6
refused-position-barrels = Die Fässer passen nicht: Nenne nach dem Mischen alle dreizehn, jede Zahl einmal; davor nenne keines.
# §1.6
refused-position-shown-twice = Zwei Fässer zeigen dieselbe Zahl: Jede Zahl gibt es nur einmal.
# §1.7
refused-position-absent = { seat-name } hat ein Fass, spielt aber nicht mit: Nenne die drei Lehrlinge oder lass das Fass weg.
# §2.1
refused-position-dice = Die Würfel passen nicht zum Augenblick: Sie liegen vom Schütteln bis zum Ende der Runde da, nicht davor.
# §2.1
refused-position-between-rounds = Zwischen zwei Runden steht kein Fass vor jemandem, und keine Zahl liegt offen.
# §3.2
refused-position-held-twice = Ein Fass ist an zwei Orten: Es kann nur in einer Hand oder vor einem Mitspieler sein.
# §3.3
refused-position-hand = { seat-name } hält zu viele Fässer oder zweimal dasselbe.
# §3.5
refused-position-placed-held = Ein Fass, das jemand vor sich abgestellt hat, kann niemand anders halten oder abgestellt haben.
# §3.6
refused-position-hand-after = { seat-name } kann kein Fass halten: Das kann nur, wer noch schüttelt und keines vor sich abgestellt hat.
# §3.8
refused-position-shown = { seat-name } zeigt { $number }, aber unter diesem Fass steht eine andere Zahl.
# §3.8
refused-position-shown-early = Eine Zahl liegt zu früh offen: Erst stellen alle ein Fass vor sich ab.
# §3.8
refused-position-all-placed = Alle haben ein Fass vor sich stehen: Dann wird nicht mehr geschüttelt.
# §3.9
refused-position-calm = Geheime Hände gehören zum Schütteln in der Fassung calm, offene Hände zum Wettlauf: Diese Stellung vermischt beides.
# §3.10
refused-position-contested = Das Losen passt nicht: Gelost wird in der Fassung calm, wenn mehrere dasselbe Fass abgestellt haben, zuerst um den niedrigsten Platz.
# §4.1
refused-position-counts = Jemand soll ziehen, dessen Fass nicht zählt: Seine Zahl muss offen liegen und darf nicht über der magischen Zahl sein.
# §4.2
refused-position-walkers = Wer zieht, ist falsch genannt: Nenne beim Ziehen alle, die noch ziehen, je einmal; sonst nenne niemanden.
# §4.2
refused-position-order = Die Reihenfolge beim Ziehen stimmt nicht: Die höchste Zahl zieht zuerst.
# §5.7
refused-position-meetings = Die Entscheidungen passen nicht zum Zug: Nenne die, über die noch zu entscheiden ist, in der Reihenfolge des Weges.
# §7.1
refused-position-finished = { $count ->
    [0] Das Spiel kann nicht vorbei sein: Niemand hat alle drei Lehrlinge in der Stadt
    [one] Das Spiel muss vorbei sein: Jemand hat alle drei Lehrlinge in der Stadt
   *[other] Nur einer kann alle drei Lehrlinge in der Stadt haben, nicht { $count }
}.

## Was sich nicht lesen lässt

unreadable-place = „{ $place }“ gibt es hier nicht zu sehen: Nenne ein Feld von 0 bis 23 oder einen dieser Namen: { $seats }.
unreadable-drawing = Eine Zeichnung des Weges hat 14 Zeilen zwischen Strichen, diese hat { $rows }.
unreadable-drawing-row = Diese Zeile der Zeichnung lässt sich nicht lesen: „{ $row }“. Lass ihre Striche und Feldnummern stehen.
unreadable-drawing-piece = „{ $letter }“ auf Feld { $square } ist keine Figur: Schreib R, G, B oder Y.
unreadable-drawing-squares = Die Zeichnung muss jedes Feld von 0 bis 23 einmal zeigen.
