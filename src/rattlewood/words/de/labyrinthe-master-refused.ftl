### Labyrinthe Master: was verboten ist und warum, und was sich nicht lesen lässt.

labyrinthe-part-who = { $who ->
    [red] Rot
    [green] Grün
    [blue] Blau
   *[yellow] Gelb
}

## Nicht jetzt

# §7.1
refused-labyrinthe-over = Diese Partie ist vorbei: Fang eine neue an, um weiterzuspielen.
# §1.8
refused-labyrinthe-not-seated = Du bist in dieser Partie nicht dabei: Nur wer mitspielt, darf ziehen.
# §1.8
refused-labyrinthe-players = Dieses Spiel ist für zwei bis vier mit je einer eigenen Farbe, und hier { $count ->
    [0] spielt niemand
    [one] spielt nur einer
   *[other] spielen { $count }
}.
# §2.4
refused-labyrinthe-others-turn = Du bist nicht am Zug: Warte, bis { $who ->
    [others] das Labyrinth bereitliegt
   *[other] { labyrinthe-part-who } fertig ist
}.
# §3.1
refused-labyrinthe-not-while-laying = Das Labyrinth wird gerade gelegt: Warte, bis das Spiel anfängt.
# §3.1
refused-labyrinthe-not-while-scattering = Die Plättchen werden gerade gelegt: Warte, bis das Spiel anfängt.
# §3.1
refused-labyrinthe-not-while-drawing = Die Rezepte werden gerade gezogen: Warte, bis das Spiel anfängt.
# §3.1
refused-labyrinthe-not-while-beginning = Gerade wird ausgelost, wer anfängt: Warte darauf.
# §3.1
refused-labyrinthe-not-while-pushing = Jetzt muss die übrige Karte hinein: { labyrinthe-part-who } schiebt zuerst und geht erst danach.
# §3.1
refused-labyrinthe-not-while-walking = Geschoben ist: Jetzt darf { labyrinthe-part-who } gehen oder stehen bleiben.
# §3.1
refused-labyrinthe-not-while-waving = Der Zug ist vorbei: { labyrinthe-part-who } darf jetzt einen Zauberstab nutzen oder passen.
# §3.1
refused-labyrinthe-no-such-move = Diesen Pfeil, diese Karte, dieses Feld oder dieses Plättchen gibt es nicht: Pfeile sind b7, d7, f7, g6, g4, g2, f1, d1, b1, a2, a4 und a6.

## Die Natur

# §1.2
refused-labyrinthe-not-the-tiles = Das sind nicht die losen Karten: Leg 13 gerade, 15 Ecken und 6 Abzweigungen.
# §2.2
refused-labyrinthe-shut-in = Jemand ist eingesperrt: In der Ausgabe open erreicht jede Figur am Anfang mindestens 5 andere Karten.
# §1.4
refused-labyrinthe-not-the-tokens = Das sind nicht die Plättchen: Leg jedes von 1 bis 20 und 25 einmal hin.
# §1.6
refused-labyrinthe-not-the-recipes = Die Rezepte passen nicht: Alle ziehen eines, und keine zwei das gleiche.
# §2.4
refused-labyrinthe-begins-who = Das Los kann nur auf jemanden fallen, der mitspielt.

## Schieben und gehen

# §3.2
refused-labyrinthe-must-push = Du kannst nicht passen: In deinem Zug musst du schieben.
# §3.2
refused-labyrinthe-not-the-spare = Die übrige Karte hat eine andere Form: Du kannst sie nur drehen.
# §3.4
refused-labyrinthe-push-back = Bei { $arrow } ist gerade eine Karte herausgekommen, also darf dort keine hinein: Wähl einen anderen Pfeil.
# §4.1
refused-labyrinthe-no-way = Kein offener Weg führt von { $origin } nach { $end }: Wähl ein erreichbares Feld, oder bleib stehen.

## Ratschläge

# §6.1
refused-labyrinthe-no-advice = In dieser Ausgabe bietet niemand einen Rat an.
# §6.1
refused-labyrinthe-advise-yourself = Du bist selbst am Zug: Nur die anderen können dir einen Rat anbieten.
# §6.1
refused-labyrinthe-offered-already = Du hattest in diesem Zug schon dein Angebot: Warte auf den nächsten.
# §6.2
refused-labyrinthe-advise-back = Bei { $arrow } darf gerade niemand schieben, also ist das kein Rat: Wähl einen anderen Pfeil.
# §6.3
refused-labyrinthe-no-such-price = Das kann nicht der Preis sein: Nenne eine Sache, die { labyrinthe-part-who } hat und geben darf.
# §6.3
refused-labyrinthe-nothing-to-ask = Jetzt ist kein Rat anzubieten: { labyrinthe-part-who } hat nichts, was dafür zu geben wäre.
# §6.4
refused-labyrinthe-not-yours-to-answer = Nur { labyrinthe-part-who } antwortet jetzt auf Angebote.
# §6.4
refused-labyrinthe-no-offer = Von { labyrinthe-part-whose } liegt kein Angebot vor.
# §6.5
refused-labyrinthe-asked-once = Du hast einen anderen Preis genannt, mehr als einmal geht nicht: Jetzt antwortet { labyrinthe-part-whose }, oder du schiebst.
# §6.5
refused-labyrinthe-same-price = Das ist der verlangte Preis: Nimm ihn an, oder nenne einen anderen.
# §6.5
refused-labyrinthe-answer-first = Du musst auf einen anderen Preis antworten: Sei einverstanden, oder zieh dein Angebot zurück.
# §6.5
refused-labyrinthe-nothing-to-answer = Niemand hat dir einen anderen Preis genannt.
# §6.6
refused-labyrinthe-arrow-sealed = Dieser Pfeil ist noch versiegelt, also weiß niemand, wo er hinzeigt.
# §6.6
refused-labyrinthe-bargained = Es gibt schon einen Handel, und im Zug nur einen.

## Unmögliche Stellungen

# §7.3
refused-labyrinthe-recipe-hidden = Ein Rezept ist hier verdeckt, also lässt sich das Spiel nicht zu Ende spielen.
# §1.8
refused-position-labyrinthe-absent = { seat-name } besitzt etwas, spielt aber nicht mit: Sag, wo die Figur steht, oder lass es weg.
# §2.1
refused-position-labyrinthe-maze = Das Labyrinth passt nicht zum Augenblick: Nenne 49 Karten und die übrige, aber keine, bevor sie gelegt sind.
# §1.2
refused-position-labyrinthe-fixed = Eine feste Karte liegt nicht so, wie sie muss.
# §1.2
refused-position-labyrinthe-loose = Die losen Karten passen nicht: Es gibt 13 gerade, 15 Ecken und 6 Abzweigungen, mit der übrigen.
# §1.4 §2.3
refused-position-labyrinthe-tokens = Die Plättchen passen nicht: Sobald sie liegen, ist jedes auf dem Brett oder gewonnen, vorher keines.
# §1.4
refused-position-labyrinthe-token-fast = Ein Plättchen liegt auf einer festen Karte, wohin es nicht gekommen sein kann.
# §4.3
refused-position-labyrinthe-order = Plättchen werden der Reihe nach genommen: Die gewonnenen müssen die niedrigsten sein.
# §7.1
refused-position-labyrinthe-over = Das Spiel ist vorbei, wenn Plättchen 25 genommen ist, und nur dann.
# §2.4
refused-position-labyrinthe-turn = Sag, wer am Zug ist, solange das Spiel läuft, und sonst nicht.
# §5.2
refused-position-labyrinthe-again = Ein Zug durch einen Zauberstab ist zum Schieben und Gehen da, und kein Zauberstab folgt darauf.
# §3.4
refused-position-labyrinthe-out = Sag, wo die letzte Karte herauskam, sobald jemand geschoben hat, und nicht vorher.
# §3.4
refused-position-labyrinthe-untouched = Noch hat niemand geschoben, also müssen Figuren und Plättchen liegen, wo sie anfangen.
# §1.7
refused-position-labyrinthe-wands = Die Zauberstäbe passen nicht: Alle beginnen mit 3, in manchen Ausgaben mit keinem.
# §5.1
refused-position-labyrinthe-waving = Wer keinen Zauberstab mehr hat, kann keinen nutzen.
# §1.6
refused-position-labyrinthe-recipes = Die Rezepte passen nicht: Alle haben ein eigenes, solange das Spiel läuft, in manchen Ausgaben keines.
# §7.3
refused-position-labyrinthe-shown = Die Rezepte werden am Ende gezeigt, von jedem eines, und nie vorher.
# §6.1
refused-position-labyrinthe-advice = Ratschläge gehören in die Zeit vor dem Schieben und in Ausgaben, in denen es sie gibt.
# §6.1
refused-position-labyrinthe-advisers = Die Ratgeber passen nicht: Jeder der anderen spricht einmal im Zug oder gar nicht.
# §6.2
refused-position-labyrinthe-sealed = Ein versiegelter Pfeil gehört zu einem Angebot, und hier ist einer ohne.
# §6.2
refused-position-labyrinthe-arrow = Ein geratener Pfeil passt nicht: Dort darf gerade niemand schieben.
# §6.3
refused-position-labyrinthe-price = Ein Preis passt nicht: Er ist eine Sache, die hat, wer am Zug ist.
# §6.5
refused-position-labyrinthe-same-price = Ein anderer Preis kann nicht der verlangte sein.
# §6.6
refused-position-labyrinthe-bargain = Ein Handel beendet alle Angebote, also kann daneben keines übrig sein.

## Was sich nicht lesen lässt

unreadable-labyrinthe-place = „{ $place }“ gibt es nicht zu sehen: Nenne ein Feld wie c3, eine Reihe von 1 bis 7, eine Spalte von a bis g, spare oder einen dieser Namen: { $seats }.
unreadable-labyrinthe-drawing = Eine Zeichnung des Labyrinths hat 21 Zeilen zwischen Strichen, und diese hat { $rows }.
unreadable-labyrinthe-drawing-square = Feld { $square } der Zeichnung lässt sich nicht lesen: „{ $text }“. Zeichne es acht Zeichen breit, mit der Zahl eines Plättchens und den Buchstaben R, Y, B, G.
