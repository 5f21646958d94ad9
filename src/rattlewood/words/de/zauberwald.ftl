### Zauberwald: was geschieht, was man wählen kann, wie es steht.

## Satzteile

zauber-part-whose = { $whose ->
    [fox] Fuchs
    [owl] Eule
    [hare] Hase
    [raven] Rabe
    [stag] Hirsch
   *[other] { $whose }
}
zauber-part-colour = { $kobold ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
}
    .bent = { $kobold ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
}
zauber-part-figure = { $figure ->
    [red] den roten Kobold
    [green] den grünen Kobold
    [blue] den blauen Kobold
    [yellow] den gelben Kobold
   *[giant] den Riesen
}
zauber-part-jewel = { $kind ->
    [ruby] einen Rubin
    [emerald] einen Smaragd
    [sapphire] einen Saphir
    [amber] einen Bernstein
    [pearl] eine Perle
   *[unseen] ein Juwel
}
zauber-part-steps = { $steps ->
    [one] 1 Lichtung
   *[other] { $steps } Lichtungen
}
zauber-part-away = { $away ->
    [0] dort steht der Riese
    [one] der Riese ist 1 Lichtung entfernt
   *[other] der Riese ist { $away } Lichtungen entfernt
}
zauber-part-to = { $direction ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
}

## Was geschieht

zauber-grown = Der Wald ist gewachsen.{ $narrow ->
    [unseen] { "" }
    [none] { " " }Der Riese passt überall durch.
   *[other] { " " }Zu eng für den Riesen: { $narrow }.
}
zauber-chosen = Das Los fällt auf { seat-name }: { seat-name } ist der erste Riese.
zauber-entered = { seat-name } stellt { zauber-part-figure } auf { $clearing }.
zauber-sent = { seat-name } schickt den { zauber-part-colour.bent } Kobold los.
zauber-thrown = { seat-name } würfelt { $face ->
    [jewel] ein Juwel
   *[other] eine { $face }
}.
zauber-walked = Der { zauber-part-colour } Kobold von { seat-name } geht { zauber-part-steps } weit, von { $origin } nach { $end }.
zauber-stayed = Der { zauber-part-colour } Kobold von { seat-name } kann nirgendwohin und bleibt auf { $clearing }.
zauber-earned = { seat-name } nimmt ein Juwel und hat nun { $jewels }.
zauber-unpaid = Der Kristall bringt nichts: Das letzte Juwel von { seat-name } muss vom Würfel kommen.
zauber-drew = { seat-name } bekommt { zauber-part-jewel } und hat { $jewels ->
    [one] 1 Juwel
   *[other] { $jewels } Juwelen
}.
zauber-robbed = Der Beutel ist leer: { seat-name } zieht { zauber-part-jewel } bei { zauber-part-whose }.
zauber-dropped = { seat-name } legt { zauber-part-jewel } in den Beutel zurück.
zauber-stepped = Der Riese geht von { $origin } nach { $end }.
zauber-stuck = Der Riese passt nicht zwischen { $origin } und { $end } hindurch: Er steckt auf { $origin } fest.
zauber-stopped = Der Riese bleibt auf { $clearing } stehen.
zauber-caught = Der Riese fängt den { zauber-part-colour.bent } Kobold von { zauber-part-whose } auf { $clearing }.
zauber-turned = { seat-name } ist jetzt der Riese.
zauber-inherited = { seat-name } macht mit dem { zauber-part-colour.bent } Kobold weiter.
zauber-won = { seat-name } hat beisammen, was es braucht, und gewinnt das Spiel.

## Was man wählen kann

zauber-ask-entering = { seat-name }, stell { zauber-part-figure } auf eine Lichtung.
zauber-ask-sending = { seat-name }, welcher deiner Kobolde geht zuerst?
zauber-ask-walking = { seat-name }, geh mit dem { zauber-part-colour.bent } Kobold { zauber-part-steps } weit, von { $origin } aus{ $short ->
    [0] { "" }
   *[other] : einen längeren Weg gibt es nicht
}.
zauber-ask-dropping = { seat-name }, sechs Juwelen sind eines zu viel: Welches kommt in den Beutel zurück?
zauber-ask-stomping = { seat-name }, du bist der Riese auf { $clearing }: Geh durch eine Lücke oder bleib stehen.
zauber-offer-enter = Stell dich auf { $spot }.
zauber-offer-enter-several = { $first } bis { $last }: Stell dich auf { $spots }.
zauber-offer-send = Schick den { zauber-part-colour.bent } Kobold auf { $clearing } los; { zauber-part-away }.
zauber-offer-walk = Geh nach { $clearing }{ $pays ->
    [yes] { " " }und nimm ein Juwel
   *[no] { "" }
}; { zauber-part-away }.
zauber-offer-drop = Leg { zauber-part-jewel } zurück; davon hast du { $count ->
    [one] nur dieses eine Stück
   *[other] { $count }
}.
zauber-offer-step = Geh nach { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} auf { $clearing }{ $who-count ->
    [0] { "" }
   *[other] ; dort steht { $who }
}{ $mark ->
    [wide] ; du passt durch
    [narrow] ; du passt nicht durch
   *[other] { "" }
}.
zauber-offer-stop = Bleib auf { $clearing } stehen.

## Wie es steht

zauber-giant = { seat-name } als Riese
zauber-kobold = der { zauber-part-colour } Kobold von { zauber-part-whose }
zauber-direction = { zauber-part-to }
zauber-gap = { $origin } nach { $end }
zauber-jewels = { $kind ->
    [ruby] { $count ->
        [one] ein Rubin
       *[other] { $count } Rubine
    }
    [emerald] { $count ->
        [one] ein Smaragd
       *[other] { $count } Smaragde
    }
    [sapphire] { $count ->
        [one] ein Saphir
       *[other] { $count } Saphire
    }
    [amber] { $count ->
        [one] ein Bernstein
       *[other] { $count } Bernsteine
    }
   *[pearl] { $count ->
        [one] eine Perle
       *[other] { $count } Perlen
    }
}
zauber-near = { $clearing } in { $away }
zauber-look-turn = { seat-name } ist am Zug.
zauber-look-thrown = Der Würfel zeigt { $number } für den { zauber-part-colour.bent } Kobold.
zauber-look-giant = { seat-name } ist der Riese, auf { $clearing }.
zauber-look-giant-outside = { seat-name } ist der Riese, noch neben dem Brett.
zauber-look-kobold = Der { zauber-part-colour } Kobold von { zauber-part-whose } steht auf { $clearing }{ $crystal ->
    [yes] , auf einem Kristall
   *[no] { "" }
}.
zauber-look-kobold-outside = Der { zauber-part-colour } Kobold von { zauber-part-whose } ist neben dem Brett.
zauber-look-crystals = { $clearings-count ->
    [one] Freier Kristall: { $clearings }
   *[other] Freie Kristalle: { $clearings }
}.
zauber-look-wide = Der Riese passt hindurch von { $gaps }.
zauber-look-narrow = Der Riese passt nicht hindurch von { $gaps }.
zauber-look-here = Lichtung { $clearing }{ $crystal ->
    [yes] , mit Kristall
   *[no] { "" }
}: { $who-count ->
    [0] niemand
   *[other] { $who }
}.
zauber-look-there = Im { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}, { $clearing }{ $crystal ->
    [yes] , mit Kristall
   *[no] { "" }
}: { $who-count ->
    [0] niemand
   *[other] { $who }
}{ $mark ->
    [wide] ; der Riese passt hindurch
    [narrow] ; der Riese passt nicht hindurch
    [passed] ; der Riese ist gerade hindurchgekommen
   *[other] { "" }
}.
zauber-look-trees = Nur Bäume { $directions }.
zauber-score = { seat-name }: { $count ->
    [one] 1 Juwel
   *[other] { $count } Juwelen
} von { $goal }.
zauber-score-kinds = { seat-name }: { $count ->
    [0] keine Juwelen
   *[other] { $jewels }
}.
zauber-score-hidden = { seat-name }: { $count ->
    [one] 1 verborgenes Juwel
   *[other] { $count } verborgene Juwelen
}.
zauber-you = Du bist { seat-name }.
zauber-you-giant = Du bist { seat-name } und der Riese.
zauber-where-giant = Der Riese ist auf { $clearing }, { $away ->
    [one] 1 Lichtung
   *[other] { $away } Lichtungen
} entfernt.
zauber-where-crystals = Freie Kristalle: { $crystals }.
zauber-where-prey = Der { zauber-part-colour } Kobold von { zauber-part-whose } ist auf { $clearing }, { $away ->
    [one] 1 Lichtung
   *[other] { $away } Lichtungen
} entfernt.
