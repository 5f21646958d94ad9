### Labyrinthe Master: was geschieht, was man wählen kann, wie es steht.
### Offene Seiten sind in der Auswahl Buchstaben und ganze Wörter, wo eine Karte beschrieben wird.

## Satzteile

labyrinthe-token = { $token ->
    [1] Pferdeäpfel 1
    [2] Tannenzapfen 2
    [3] Eichenblatt 3
    [4] Schneckenöl 4
    [5] Vierklee 5
    [6] Knoblauch 6
    [7] Rabenfeder 7
    [8] Bilsenkraut 8
    [9] Spinne 9
    [10] Schädelmoos 10
    [11] Blindschleichenstab 11
    [12] Bergkristall 12
    [13] Kröte 13
    [14] Feuersalamander 14
    [15] Wiesel 15
    [16] Silberdistel 16
    [17] Schlange 17
    [18] Smaragd 18
    [19] Alraune 19
    [20] Hahn 20
    [wand] einen Zauberstab
   *[other] Mistel 25
}
labyrinthe-tile = { $tile ->
    [NE] NO
    [ES] OS
    [SW] SW
    [NW] NW
    [NS] NS
    [EW] OW
    [NES] NOS
    [ESW] OSW
    [NSW] NSW
   *[NEW] NOW
}
labyrinthe-name = { seat-name }
labyrinthe-lies = { $token } auf { $end }
labyrinthe-part-whose = { $whose ->
    [red] Rot
    [green] Grün
    [blue] Blau
   *[yellow] Gelb
}
labyrinthe-part-open = { $sides-count ->
    [0] auf allen Seiten geschlossen
   *[other] offen nach { $sides }
}
labyrinthe-part-wands = { $wands ->
    [one] 1 Zauberstab
   *[other] { $wands } Zauberstäbe
}
labyrinthe-part-count = { $count ->
    [one] 1 Zauberstab
   *[other] { $count } Zauberstäbe
}

## Was geschieht

labyrinthe-laid = Das Labyrinth liegt bereit.
labyrinthe-scattered = Die Plättchen liegen bereit.
labyrinthe-drawn = { seat-name } zieht ein Rezept{ $tokens-count ->
    [0] { "" }
   *[other] : { $tokens }
}.
labyrinthe-begun = { seat-name } fängt an.
labyrinthe-offered = { seat-name } bietet { labyrinthe-part-whose } einen Rat für { $price } an{ $arrow ->
    [unseen] { "" }
   *[other] { ", " }versiegelt: { $arrow }
}.
labyrinthe-passed = { seat-name } passt.
labyrinthe-accepted = { seat-name } nimmt den Rat von { labyrinthe-part-whose } für { $price } an: bei { $arrow } schieben.
labyrinthe-declined = { seat-name } lehnt den Rat von { labyrinthe-part-whose } ab.
labyrinthe-countered = { seat-name } würde { labyrinthe-part-whose } stattdessen { $price } geben.
labyrinthe-agreed = { seat-name } einigt sich mit { labyrinthe-part-whose } auf { $price }: bei { $arrow } schieben.
labyrinthe-dropped = { seat-name } ist nicht einverstanden: { labyrinthe-part-whose } bekommt diesen Rat nicht.
labyrinthe-pushed = { seat-name } schiebt die übrige Karte bei { $arrow } hinein, { labyrinthe-part-open }.
labyrinthe-carried = { labyrinthe-part-whose } { $ride ->
    [on] rückt von { $origin } nach { $end } mit
   *[round] wird bei { $origin } hinausgeschoben und kommt nach { $end }
}.
labyrinthe-shifted = Plättchen rücken mit: { $lying }.
labyrinthe-paid = { seat-name } gibt { labyrinthe-part-whose } { $price } für den Rat.
labyrinthe-kept = { seat-name } schiebt anderswo, also bekommt { labyrinthe-part-whose } nicht { $price }.
labyrinthe-walked = { seat-name } { $stays ->
    [yes] bleibt auf { $end }
   *[no] geht von { $origin } nach { $end }
}.
labyrinthe-taken = { seat-name } nimmt { $token }.
labyrinthe-waved = { seat-name } nutzt einen Zauberstab und ist noch einmal am Zug.
labyrinthe-rested = { seat-name } nutzt keinen Zauberstab.
labyrinthe-shown = Das Rezept von { seat-name } war { $tokens }.
labyrinthe-won = { seat-name } gewinnt mit { $points } Punkten.

## Was man wählen kann

labyrinthe-ask-pushing = { seat-name }, schieb{ $again ->
    [yes] { " " }noch einmal
   *[no] { "" }
}: Die übrige Karte passt hinein als { $tiles }. Als Nächstes gesucht: { $token }.
labyrinthe-ask-answering = { seat-name }, antworte auf den Rat von { $seats }, oder schieb.
labyrinthe-ask-advising = { seat-name }, { labyrinthe-part-whose } will gleich schieben und sucht { $token }: Biete einen Rat an, oder passe.
labyrinthe-ask-replying = { seat-name }, { labyrinthe-part-whose } würde stattdessen { $price } geben: Sei einverstanden, oder zieh dein Angebot zurück.
labyrinthe-ask-walking = { seat-name }, { $count ->
    [0] von { $end } aus ist kein anderes Feld erreichbar: Bleib dort stehen.
    [one] geh von { $end } los: Ein anderes Feld ist erreichbar, aber { $token } nicht.
   *[other] geh von { $end } los: { $count } andere Felder sind erreichbar, aber { $token } nicht.
}
labyrinthe-ask-taking = { seat-name }, geh von { $end } los: { $count ->
    [one] Ein anderes Feld ist
   *[other] { $count } andere Felder sind
} erreichbar, und dort liegt { $token }.
labyrinthe-ask-waving = { seat-name }, mit einem Zauberstab noch einmal ziehen, oder passen? Du hast { labyrinthe-part-count }. Als Nächstes gesucht: { $token }.
labyrinthe-offer-push = Bei { $arrow } schieben, gelegt { $spot }.
labyrinthe-offer-push-several = { $first } bis { $last }: Bei { $arrow } schieben, auf eine dieser Arten: { $spots }.
labyrinthe-offer-walk = Nach { $spot } gehen.
labyrinthe-offer-walk-several = { $first } bis { $last }: Gehen nach { $spots }.
labyrinthe-offer-take = Nach { $end } gehen und { $token } nehmen.
labyrinthe-offer-stay = Auf { $end } stehen bleiben.
labyrinthe-offer-offer = Einen Rat für { $price } anbieten: den Pfeil { $spot }.
labyrinthe-offer-offer-several = { $first } bis { $last }: Einen Rat für { $price } anbieten, mit dem Pfeil { $spots }.
labyrinthe-offer-accept = Den Rat von { labyrinthe-part-whose } für { $price } annehmen.
labyrinthe-offer-decline = Den Rat von { labyrinthe-part-whose } ablehnen.
labyrinthe-offer-counter = Stattdessen { labyrinthe-part-whose } { $spot } anbieten.
labyrinthe-offer-counter-several = { $first } bis { $last }: Stattdessen { labyrinthe-part-whose } anbieten: { $spots }.
labyrinthe-offer-agree = Einverstanden: { $price } nehmen.
labyrinthe-offer-drop = Das Angebot zurückziehen, statt { $price } zu nehmen.
labyrinthe-offer-quiet = Passen: kein Rat in diesem Zug.
labyrinthe-offer-rest = Passen: die Zauberstäbe behalten.
labyrinthe-offer-wave = Mit einem Zauberstab noch einmal ziehen; du hast { labyrinthe-part-count }.

## Wie es steht

labyrinthe-look-unlaid = Das Labyrinth liegt noch nicht bereit.
labyrinthe-look-turn = { seat-name } ist { $again ->
    [yes] durch einen Zauberstab noch einmal
   *[no] jetzt
} am Zug.
labyrinthe-look-walks = { seat-name } hat geschoben und darf gehen{ $again ->
    [yes] , in einem Zug durch einen Zauberstab
   *[no] { "" }
}.
labyrinthe-look-spare = Die übrige Karte ist { labyrinthe-part-open }.
labyrinthe-look-barred = Bei { $arrow } darf gerade niemand schieben.
labyrinthe-look-pawn = { seat-name } steht auf { $end }.
labyrinthe-look-due = Als Nächstes gesucht: { $token }, auf { $end }.
labyrinthe-look-tokens = Andere Plättchen: { $lying }.
labyrinthe-look-square = Feld { $end }: { $fast ->
    [yes] eine feste Karte,
   *[no] eine lose Karte,
} { labyrinthe-part-open }; { $near-count ->
    [0] kein Weg führt weiter
   *[other] Wege führen weiter nach { $near }
}{ $lying-count ->
    [0] { "" }
   *[other] ; hier liegt { $lying }
}{ $seats-count ->
    [0] { "" }
   *[other] ; hier steht { $seats }
}.
labyrinthe-look-offered = { seat-name } bietet einen Rat für { $price } an.
labyrinthe-look-countered = { seat-name } kann für den Rat { $price } bekommen.
labyrinthe-look-sealed = Dein eigener versiegelter Rat: bei { $arrow } schieben.
labyrinthe-look-bargain = { seat-name } gibt { labyrinthe-part-whose } { $price }, wenn bei { $arrow } geschoben wird.
labyrinthe-you = Du spielst { seat-name } und stehst auf { $end }.
labyrinthe-where-reach = { $walks ->
    [yes] Jetzt
   *[no] Vor dem Schieben
} { $count ->
    [one] ist ein Feld
   *[other] sind { $count } Felder
} erreichbar: { $ends }.
labyrinthe-where-shut = { $walks ->
    [yes] Jetzt
   *[no] Vor dem Schieben
} ist kein anderes Feld erreichbar.
labyrinthe-where-due = Als Nächstes gesucht: { $token }, auf { $end }, { $standing ->
    [under] genau unter deiner Figur
    [near] erreichbar
   *[far] nicht erreichbar
}.
labyrinthe-where-won = Du hast { $tokens }.
labyrinthe-where-wands = Du hast { labyrinthe-part-count }.
labyrinthe-where-recipe = Dein Rezept ist { $tokens }; davon hast du { $count }.
labyrinthe-score = { seat-name }: { $points } Punkte, { $tokens-count ->
    [0] keine Plättchen
   *[other] mit { $tokens }
}{ $brewed ->
    [0] { "" }
   *[other] , { $brewed } vom Rezept
}{ $wands ->
    [0] { "" }
   *[other] , { labyrinthe-part-wands }
}.
