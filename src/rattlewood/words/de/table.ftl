### Was jeder Tisch sagt, gleich welches Spiel auf ihm liegt. Wie diese Dateien gelesen werden, steht am Anfang von en/table.ftl.

list-next = { $list }, { $next }
list-last = { $list } und { $next }
list-effects = { $list } { $next }
number = { $number }

seat-name = { $seat ->
    [red] Rot
    [green] Grün
    [blue] Blau
    [yellow] Gelb
    [fox] Fuchs
    [owl] Eule
    [hare] Hase
    [raven] Rabe
    [stag] Hirsch
   *[other] { $seat }
}
    .first = { seat-name }

## Verbotenes und Unlesbares

refused = { $reason } (§{ $clause })
wrong-line = { $line ->
    [0] { $reason }
   *[other] Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
}

# §0.1
refused-back-not-yours = Du kannst nur einen eigenen Zug zurücknehmen, und nur, solange nichts darauf gefolgt ist.
# §0.1
refused-back-all-at-once = Solange alle gleichzeitig handeln, kann nichts zurückgenommen werden.
# §0.1
refused-back-revealed = Dieser Zug hat etwas Verborgenes aufgedeckt und kann nicht mehr zurückgenommen werden.
# §0.1
refused-back-over = Das Spiel ist vorbei, also kann nichts mehr zurückgenommen werden.

## Aufgeschriebene Spiele

unreadable-not-a-record = Das ist kein aufgeschriebenes Spiel: Die erste Zeile muss „{ $expected }“ lauten.
unreadable-header-missing = In diesem aufgeschriebenen Spiel fehlt „{ $header }“: Füge eine Zeile ein, die mit „{ $header }:“ beginnt.
unreadable-header-twice = Zeile { NUMBER($line, useGrouping: 0) } sagt noch einmal „{ $header }“: Behalte nur eine dieser Zeilen.
unreadable-line = Zeile { NUMBER($line, useGrouping: 0) } lautet „{ $text }“: Schreib, wer handelt, dann einen Doppelpunkt, dann den Zug.
unreadable-who = Hier spielt niemand mit dem Namen „{ $name }“: Schreib nature oder einen dieser Namen: { $seats }.
unreadable-rules = „{ $rules }“ ist keine Version der Regeln: Schreib eine Zahl wie { $known }.
unreadable-rules-newer = Dieses Spiel folgt Version { $rules } der Regeln von { $game }: Hier lässt sich nur Version { $known } spielen.
unreadable-dice = Dieses Spiel wurde mit den Würfeln „{ $dice }“ gespielt: Hier kennt man nur „{ $known }“.
unreadable-result = Aufgeschrieben ist als Ergebnis „{ $written }“, aber die Züge führen zu „{ $found }“.
unreadable-seal = Das Geheimnis passt nicht zum Siegel: Das Siegel beginnt mit { $seal }, das Geheimnis ergibt { $found }.
unreadable-throw = Das sind nicht die versiegelten Würfel: Aufgeschrieben ist „{ $found }“, der Keim ergibt „{ $expected }“.
unreadable-game-other = Diese Aufzeichnung gehört zu { $game }, nicht zu { $asked }.
unreadable-word-stranger = „{ $name }“ gibt den Würfeln ein Wort, spielt aber nicht mit: Nur wer mitspielt, darf eines beisteuern.
unreadable-seed = Die Würfel brauchen ein Geheimnis, das etwas sagt, und jedes Wort den Namen eines Sitzes in Kleinbuchstaben.
unreadable-seed-letters = Das Geheimnis oder ein Wort der Würfel enthält Zeichen, die sich nicht aufschreiben lassen: Nimm andere.

## Namen und Zahlen

unreadable-game = Kein Spiel heißt „{ $name }“: Wähle eines von diesen: { $known }.
unreadable-skill = „{ $name }“ sagt nicht, wie gut Computer hören: Wähle aus diesen: { $known }.
unreadable-bot-game = Der Computer „{ $name }“ kann { $game } nicht spielen: Wähle einen anderen.
unreadable-clause = Eine Regel { $clause } gibt es nicht: Das Regelheft reicht von { $first } bis { $last }.
unreadable-seat = Einen Mitspieler „{ $name }“ kennt dieses Spiel nicht: Wähle aus diesen: { $seats }.
unreadable-seat-twice = Mitspieler „{ $name }“ ist zweimal genannt: Nenne ihn nur einmal.
unreadable-seat-count = { $count ->
    [0] Niemand ist genannt: Für dieses Spiel braucht es { $least } bis { $most } Mitspieler.
    [one] Einer allein genügt nicht: Für dieses Spiel braucht es { $least } bis { $most } Mitspieler.
   *[other] Für dieses Spiel braucht es { $least } bis { $most } Mitspieler, nicht { $count }.
}

## Züge, Fassungen und Stellungen als Text

unreadable-move-verb = „{ $text }“ ist kein Zug: Beginne mit einem dieser Wörter: { $known }.
unreadable-event-verb = „{ $text }“ kommt in diesem Spiel nicht vor: Beginne mit einem dieser Wörter: { $known }.
unreadable-word = „{ $word }“ passt nicht in „{ $text }“: Schreib es so: „{ $pattern }“.
unreadable-edition = Keine Fassung heißt „{ $word }“: Wähle aus diesen: { $known }.
unreadable-edition-clash = „{ $first }“ und „{ $second }“ vertragen sich nicht: Wähle eines davon.
unreadable-position-word = Die Stellung lässt sich nicht lesen: „{ $word }“ gehört nicht dorthin.
unreadable-position-field = Kein Teil einer Stellung beginnt mit „{ $field }“: Wähle aus diesen: { $known }.
unreadable-position-twice = Die Stellung sagt zweimal „{ $field }“: Sag es nur einmal.
unreadable-position-now = Die Stellung sagt nicht, was gerade geschieht: Beende sie mit „now“ und einem dieser Wörter: { $known }.
