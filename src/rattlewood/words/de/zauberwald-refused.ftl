### Zauberwald: was abgelehnt wird und warum, und was nicht zu lesen ist.

zauber-part-turn = { $turn ->
    [fox] Fuchs
    [owl] Eule
    [hare] Hase
    [raven] Rabe
    [stag] Hirsch
   *[other] { $turn }
}
zauber-part-seat = { $seat ->
    [fox] Fuchs
    [owl] Eule
    [hare] Hase
    [raven] Rabe
    [stag] Hirsch
   *[other] { $seat }
}

## Was nicht geht

# §5.1
refused-zauber-over = Das Spiel ist vorbei: Beginn ein neues, um weiterzuspielen.
# §1.11
refused-zauber-not-seated = Du hast in diesem Spiel keinen Platz: Nur wer mitspielt, darf ziehen.
# §1.11
refused-zauber-players = Dieses Spiel ist für zwei bis fünf, alle auf einem eigenen Platz, und hier { $count ->
    [0] spielt niemand
    [one] spielt nur einer
   *[other] spielen { $count }
}.
# §2.5
refused-zauber-not-your-turn = Du bist nicht am Zug: Warte, bis { $turn ->
    [nobody] das Los gefallen ist
   *[other] { zauber-part-turn } fertig ist
}.
# §1.2
refused-zauber-no-such-move = So eine Lichtung, so einen Kobold oder so ein Juwel gibt es nicht: Die Lichtungen gehen von c1 bis d6, das Übrige nennt die Regel.
# §2.1
refused-zauber-not-while-growing = Der Wald wächst noch: Warte, bis der erste Riese feststeht.
# §2.1
refused-zauber-not-while-drawing-lots = Es wird gelost: Warte, bis der erste Riese feststeht.
# §2.1
refused-zauber-not-while-entering = Figuren kommen in den Wald: { zauber-part-turn } stellt eine auf eine freie Lichtung.
# §2.1
refused-zauber-not-while-sending = Zuerst sagt { zauber-part-turn }, welcher Kobold zuerst geht.
# §2.1
refused-zauber-not-while-throwing = Es wird gewürfelt: Warte, was der Würfel zeigt.
# §2.1
refused-zauber-not-while-walking = Der Würfel ist gefallen: Jetzt geht { zauber-part-turn }.
# §2.1
refused-zauber-not-while-drawing = Ein Juwel wird gezogen: Warte, bis es da ist.
# §2.1
refused-zauber-not-while-dropping = Zuerst legt { zauber-part-turn } eines von sechs Juwelen in den Beutel zurück.
# §2.1
refused-zauber-not-while-stomping = Jetzt ist der Riese unterwegs: { zauber-part-turn } geht durch eine Lücke oder bleibt stehen.
# §1.5
refused-zauber-not-so-many-gaps = { $narrow ->
    [0] Hier ist keine Lücke zu eng: Nenn keine
    [one] Hier ist genau 1 Lücke zu eng: Nenn sie
   *[other] Hier sind genau { $narrow } verschiedene Lücken zu eng: Nenn sie der Reihe nach
}.
# §1.6
refused-zauber-clearing-cut-off = Mit diesen engen Lücken käme der Riese nicht auf jede Lichtung: Zieh andere.
# §1.9
refused-zauber-gap-hidden = Ob der Riese hier durchpasst, sieht niemand, also lässt sich dieser Zug nicht weiterspielen.
# §1.10
refused-zauber-not-the-die = Der Würfel zeigt ein Juwel oder eine Zahl von 2 bis 5.
# §2.1
refused-zauber-lot-stranger = Das Los kann nur auf jemanden fallen, der mitspielt.
# §2.4
refused-zauber-clearing-taken = Auf { $clearing } steht schon jemand: Wähle eine freie Lichtung.
# §3.3
refused-zauber-not-so-far = Kein Gang von genau { $steps } Lichtungen endet auf { $clearing }: Such einen anderen.
# §3.4
refused-zauber-occupied = Auf { $clearing } steht jemand: Ein Gang endet auf einer freien Lichtung.
# §3.5
refused-zauber-never-back = Der Kobold bricht von { $clearing } auf und kommt auf demselben Gang nicht dorthin zurück.
# §3.6
refused-zauber-as-far-as-possible = Einen Gang von { $thrown } Lichtungen gibt es nicht, also müssen es { $steps } sein, und keiner davon endet auf { $clearing }.
# §4.1
refused-zauber-not-next-to = Die Lichtung { $clearing } liegt nicht neben { $giant }: Der Riese geht durch eine Lücke nach der anderen.
# §4.2
refused-zauber-gap-used = Durch die Lücke zwischen { $giant } und { $clearing } ist der Riese in diesem Zug schon gegangen: Wähle eine andere.
# §6.2
refused-zauber-not-your-kobold = Dieser Kobold gehört dir nicht: Schick einen von deinen.
# §7.2
refused-zauber-not-in-bag = So ein Juwel ist jetzt nicht zu ziehen.
# §7.3
refused-zauber-no-such-jewel = So ein Juwel hast du nicht: Leg eines zurück, das du hast.
# §7.4
refused-zauber-hand-hidden = Diese Juwelen sind hier verborgen, also lässt sich dieser Zug nicht weiterspielen.
# §7.7
refused-zauber-edition-last = Die Fassung last-anywhere verlangt eine Zahl von Juwelen, und beim Sammeln gibt es kein letztes: Lass eines der Wörter weg.
# §7.7
refused-zauber-edition-secret = Die Fassung secret verbirgt, welche Juwelen man hat, und das zählt nur beim Sammeln: Füg three-equal, five-different oder either hinzu.

## Unmögliche Stellungen

# §2.1
refused-zauber-position-giant = Der Riese passt nicht zu diesem Augenblick: Das Los bestimmt einen der Spieler, und vorher gibt es keinen.
# §2.5
refused-zauber-position-turn = Der Zug passt nicht: Er gehört einem der Spieler, und der Riese jagt nur in seinem eigenen.
# §4.9
refused-zauber-position-notes = Die vermerkten Lücken passen nicht: Nur die Fassung notes vermerkt sie, jede einmal, auch die gerade durchquerten.
# §1.6
refused-zauber-position-forest = Diesen Wald kann es nicht geben: Der Riese muss auf jede Lichtung kommen können, und was er versucht hat, muss dazu passen.
# §1.5
refused-zauber-position-narrow = { $count ->
    [0] In dieser Fassung ist keine Lücke zu eng: Nenn keine
    [one] In dieser Fassung ist 1 Lücke zu eng: Nenn sie, sobald der Wald gewachsen ist
   *[other] In dieser Fassung sind { $count } Lücken zu eng: Nenn sie alle, sobald der Wald gewachsen ist
}.
# §3.4
refused-zauber-position-crowded = Zwei Figuren stehen auf derselben Lichtung: Jede braucht eine eigene.
# §1.8 §8.1
refused-zauber-position-owners = Die Kobolde gehören nicht zu diesen Spielern: Zu fünft haben alle einen außer dem Riesen, sonst gehen sie nach den Plätzen.
# §1.8
refused-zauber-position-stranger = Der { zauber-part-colour } Kobold kann nicht im Wald sein: Niemand spielt ihn gerade.
# §2.3 §2.4
refused-zauber-position-entering = Die Figuren sind nicht in ihrer Ordnung gekommen: zuerst der Riese, dann die anderen im Uhrzeigersinn.
# §3.1
refused-zauber-position-mover = Der Kobold, für den gewürfelt wird, passt nicht: Er gehört dem, der am Zug ist, steht im Wald und hatte noch keinen Wurf.
# §6.2
refused-zauber-position-moved = Nur zu zweit und mit beiden Kobolden im Wald geht einer nach dem anderen.
# §1.10
refused-zauber-position-thrown = Die Zahl auf dem Würfel passt nicht: Sie liegt da, solange ein Kobold geht, von 2 bis 5, und sonst nie.
# §3.6
refused-zauber-position-stays = Dieser Kobold kann nirgendwohin, also muss sein Zug vorbei sein.
# §4.2
refused-zauber-position-path = Die Lücken dieses Zuges passen nicht: Sie müssen eine nach der anderen zum Riesen führen, an niemandem vorbei.
# §5.1
refused-zauber-position-jewels = Jemand hat mehr Juwelen, als zum Sieg reichen, oder zieht eines, obwohl sie nur gezählt werden.
# §5.1
refused-zauber-position-finished = { $count ->
    [0] Das Spiel kann nicht vorbei sein: Niemand hat, was es braucht
   *[other] Das Spiel muss vorbei sein, gewonnen von dem Koboldspieler, der am Zug war, und von niemandem sonst
}.
# §2.2
refused-zauber-position-first = Das erste Juwel passt nicht: Der erste Riese nimmt eines, und vorher hat niemand eines.
# §7.2
refused-zauber-position-kinds = Von jeder Art gibt es fünf Juwelen und nicht mehr: Diese Hände kann es nicht geben.
# §7.3
refused-zauber-position-hand = { zauber-part-seat } hat eine unmögliche Zahl von Juwelen: höchstens fünf, und sechs nur, bis eines zurückgelegt ist.

## Was nicht zu lesen ist

unreadable-zauber-place = „{ $place }“ gibt es hier nicht zu sehen: Nenn eine Lichtung wie c3, eine Farbe, den Riesen oder einen dieser Plätze: { $seats }.
unreadable-zauber-drawing = Eine Zeichnung des Waldes hat 13 Zeilen aus Bäumen und Lichtungen, und diese hat { $rows }.
unreadable-zauber-drawing-row = Diese Zeile der Zeichnung ist nicht zu lesen: „{ $row }“. Lass jeden Baum an seinem Ort.
unreadable-zauber-drawing-figure = „{ $letter }“ auf { $clearing } ist keine Figur: Schreib R, G, B oder Y für einen Kobold, X für den Riesen, jeden einmal.
unreadable-zauber-drawing-gap = Die Lücke { $gap } ist mit fremden Zeichen gezeichnet: Lass sie leer oder füll sie mit Punkten oder einer Hecke.
