### Zapp Zerapp und Tic tac troll: was geschieht, was man wählen kann und wie es steht.
### $face sagt, woran man die Figuren erkennt: plain an der Farbe, touch an der Form, die die Finger fühlen.

## Satzteile

zapp-part-whose = { $whose ->
    [red] Rot
    [green] Grün
    [blue] Blau
    [yellow] Gelb
   *[other] { $whose }
}
zapp-part-who = { $who ->
    [red] Rot
    [green] Grün
    [blue] Blau
    [yellow] Gelb
   *[other] { $who }
}
zapp-part-holder = { $holder ->
    [red] Rot
    [green] Grün
    [blue] Blau
    [yellow] Gelb
   *[other] Jemand
}
# Stets im vierten Fall: verbannen, verschonen, mitnehmen, stehen lassen.
zapp-part-piece = { $face ->
    [touch] { $whose ->
        [red] das rote Dreieck
        [green] das grüne Quadrat
        [blue] den blauen Kreis
       *[yellow] die gelbe Raute
    }
   *[plain] den { zapp-part-piece.colour }n Lehrling
}
    .colour = { $whose ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
}
zapp-part-shapes = { $seat ->
    [red] Dreiecke
    [green] Quadrate
    [blue] Kreise
   *[yellow] Rauten
}
zapp-part-from = { $origin ->
    [start] vom Start
   *[other] von Feld { $origin }
}
zapp-part-to = { $end ->
    [home] in die Stadt
   *[other] auf Feld { $end }
}
zapp-part-steps = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}
zapp-part-stones = { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
}

## Was geschieht

zapp-shuffled = Die Fässer sind gemischt.{ $numbers ->
    [unseen] { "" }
   *[other] { " " }Von Platz 1 bis Platz 13 enthalten sie { $numbers } Steine.
}
zapp-rolled = Die Würfel zeigen { $first } und { $second }: Die magische Zahl ist { $magic }.
zapp-grabbed = { seat-name } nimmt das Fass von Platz { $spot }.
zapp-shaken = { seat-name } schüttelt das Fass von Platz { $spot }.
zapp-returned = { seat-name } stellt das Fass auf Platz { $spot } zurück.
zapp-placed = { seat-name } stellt { $spot ->
    [unseen] ein Fass
   *[other] das Fass von Platz { $spot }
} vor sich ab.
zapp-uncovered = { seat-name } hatte das Fass von Platz { $spot } abgestellt.
zapp-contested = Mehrere haben das Fass von Platz { $spot } abgestellt: Das Los entscheidet.
zapp-kept = { seat-name } gewinnt beim Losen und behält das Fass von Platz { $spot }.
zapp-shown = { seat-name } hat { zapp-part-stones } im Fass: { $counts ->
    [yes] Das zählt
   *[no] Das ist zu viel
}.
zapp-walked = { seat-name } zieht { zapp-part-steps }, { zapp-part-from } { zapp-part-to }.
zapp-banished = { seat-name } verbannt { zapp-part-piece } von Feld { $square }.
zapp-spared = { seat-name } verschont { zapp-part-piece } auf Feld { $square }.
zapp-taken = { seat-name } nimmt { zapp-part-piece } von Feld { $square } { zapp-part-to } mit.
zapp-left = { seat-name } lässt { zapp-part-piece } auf Feld { $square } stehen.
zapp-won = { seat-name } hat alle drei { $face ->
    [touch] { zapp-part-shapes }
   *[plain] Lehrlinge
} in der Stadt und gewinnt das Spiel.

## Was man wählen kann

zapp-ask-shaking = { seat-name }, die magische Zahl ist { $magic }: { $count ->
    [0] Such ein Fass und stell es vor dir ab
    [one] Du hältst das Fass von Platz { $spots }
   *[other] Du hältst die Fässer von den Plätzen { $spots }
}.
zapp-ask-walking = { seat-name }, zieh { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
} mit { $face ->
    [touch] { $seat ->
        [red] einem deiner Dreiecke
        [green] einem deiner Quadrate
        [blue] einem deiner Kreise
       *[yellow] einer deiner Rauten
    }
   *[plain] einem deiner Lehrlinge
}.
zapp-ask-choosing = { seat-name }, entscheide über { zapp-part-piece } auf Feld { $square }.
zapp-offer-grab = Nimm das Fass von Platz { $spot }.
zapp-offer-grab-several = { $first } bis { $last }: Nimm eines der Fässer von den Plätzen { $spots }.
zapp-offer-shake = Schüttle das Fass von Platz { $spot }.
zapp-offer-return = Stell das Fass auf Platz { $spot } zurück.
zapp-offer-place = Stell das Fass von Platz { $spot } vor dir ab.
zapp-offer-walk = Zieh { zapp-part-from } { zapp-part-to }, { zapp-part-steps }.{ $effects-count ->
    [0] { "" }
   *[other] { " " }{ $effects }
}
zapp-offer-banish = Verbanne { zapp-part-piece } von Feld { $square }.
zapp-offer-spare = Verschone { zapp-part-piece } auf Feld { $square }.
zapp-offer-take = Nimm { zapp-part-piece } von Feld { $square } mit.
zapp-offer-leave = Lass { zapp-part-piece } auf Feld { $square } stehen.
zapp-effect-banish = Verbannt { zapp-part-piece } von Feld { $square }.
zapp-effect-choice = Darf { zapp-part-piece } von Feld { $square } verbannen.
zapp-effect-take = Darf { zapp-part-piece } von Feld { $square } mitnehmen.
zapp-effect-safe = Dort sicher.

## Wie es steht

zapp-name = { seat-name }
zapp-land = im { zapp-part-piece.colour }n Land
zapp-castles = unter der { zapp-part-piece.colour }n und der { $other ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
} Burg
zapp-men = { $count ->
    [one] { $face ->
        [touch] { $whose ->
            [red] ein rotes Dreieck
            [green] ein grünes Quadrat
            [blue] ein blauer Kreis
           *[yellow] eine gelbe Raute
        }
       *[plain] ein { zapp-part-piece.colour }r Lehrling
    }
   *[other] { $count } { $face ->
        [touch] { $whose ->
            [red] rote Dreiecke
            [green] grüne Quadrate
            [blue] blaue Kreise
           *[yellow] gelbe Rauten
        }
       *[plain] { zapp-part-piece.colour } Lehrlinge
    }
}
zapp-look-magic = Die magische Zahl ist { $magic }.
zapp-look-shown = { seat-name } hat { zapp-part-stones } im Fass{ $spot ->
    [0] .
   *[other] {" "}von Platz { $spot }.
}
zapp-look-placed = { seat-name } hat { $spot ->
    [0] ein Fass
   *[other] das Fass von Platz { $spot }
} vor sich abgestellt.
zapp-look-hand = { seat-name } hält { $spots-count ->
    [one] das Fass von Platz { $spots }
   *[other] die Fässer von den Plätzen { $spots }
}.
zapp-look-free = { $spots-count ->
    [one] Freies Fass: Platz { $spots }
   *[other] Freie Fässer: Plätze { $spots }
}.
zapp-look-waiting = { $seats } { $seats-count ->
    [one] muss
   *[other] müssen
} noch ein Fass vor sich abstellen.
zapp-look-walkers = { $seats-count ->
    [one] { $seats } muss noch ziehen
   *[other] Es ziehen noch, in dieser Reihenfolge: { $seats }
}.
zapp-look-meeting = Jetzt geht es um { zapp-part-piece } auf Feld { $square }.
zapp-look-square = Feld { $square }, { $ground }: { $men }.
zapp-look-empty = Feld { $square }, { $ground }: niemand.
zapp-look-colour = { seat-name } spielt die { zapp-part-shapes }.
zapp-score = { seat-name }: { $home } in der Stadt, { $start } am Start, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} gegangen.
zapp-you = Du spielst { seat-name }: { zapp-part-shapes }{ $face ->
    [touch] { " " }mit { $seat ->
        [red] Streifen
        [green] Punkten
        [blue] Wellen
       *[yellow] Kreuzen
    }
   *[plain] { "" }
}.
# Ohne Farbe kein Geschlecht: Einer ist ein Lehrling; zum Anfassen ist es eine Figur.
zapp-part-of-own = { $face ->
    [touch] { $count ->
        [1] Eine Figur
        [2] Zwei Figuren
       *[3] Drei Figuren
    }
   *[plain] { $count ->
        [1] Einer
        [2] Zwei
       *[3] Drei
    }
}
zapp-where-start = { zapp-part-of-own } am Start.
zapp-where-home = { zapp-part-of-own } in der Stadt.
zapp-where = { zapp-part-of-own } auf Feld { $square }, { $ground }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} vom Start, noch { $left } bis zur Stadt, { $safe ->
    [0] hier sicher
   *[other] sicher in { $safe }
}{ $ahead-count ->
    [0] { "" }
   *[other] ; { $ahead }
}{ $behind-count ->
    [0] { "" }
   *[other] ; { $behind }
}.
zapp-near = { zapp-part-whose } { $away ->
    [0] auf demselben Feld
   *[other] { $away } { $side ->
        [ahead] voraus
       *[behind] dahinter
    }
}
