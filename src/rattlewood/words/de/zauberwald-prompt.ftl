### Zauberwald am Prompt: was man tippen kann, und die Wörter seiner Fassungen.

## Was man tippen kann

verb-enter = stellen, stell, setzen
verb-send = schicken, schick
verb-step = stapfen, gehen, geh
verb-stop = anhalten, stopp
verb-drop = zurücklegen, zuruecklegen
chair-fox = fuchs
chair-owl = eule
chair-hare = hase
chair-raven = rabe
chair-stag = hirsch
typed-giant = riese
typed-ruby = rubin
typed-emerald = smaragd
typed-sapphire = saphir
typed-amber = bernstein
typed-pearl = perle

## Die Wörter einer Fassung

about-edition-zauberwald-basic = das Spiel, wie es gedruckt ist: Sieben Juwelen gewinnen.
edition-notes = mit Notizen
about-edition-notes = Lücken, die der Riese versucht hat, bleiben für alle vermerkt.
about-edition-zauberwald-memory = Lücken, die der Riese versucht hat, werden einmal gesagt; merken muss man sie sich selbst.
edition-three-equal = drei gleiche
about-edition-three-equal = drei Juwelen von einer Art gewinnen.
edition-five-different = fünf verschiedene
about-edition-five-different = ein Juwel von jeder Art gewinnt.
edition-either = eins von beidem
about-edition-either = drei von einer Art oder eines von jeder Art gewinnen.
edition-last-from-die = das letzte vom Würfel
about-edition-last-from-die = das letzte Juwel muss vom Würfel kommen.
edition-last-anywhere = das letzte von überall
about-edition-last-anywhere = das letzte Juwel darf auch von einem Kristall kommen.
edition-open = offene Funde
about-edition-open = alle sehen, welche Juwelen jemand bekommt.
edition-secret = geheime Funde
about-edition-secret = welche Juwelen es sind, sieht nur, wem sie gehören.
edition-narrow = { $number ->
    [one] 1 enge Lücke
   *[other] { $number } enge Lücken
}
about-edition-narrow = { $number ->
    [one] 1 Lücke ist dem Riesen zu eng.
   *[other] { $number } Lücken sind dem Riesen zu eng.
}
about-edition-narrow-several = narrow-{ $least } bis narrow-{ $most }: so viele Lücken, wie das Wort sagt, sind dem Riesen zu eng; { $plain }, wenn nichts gesagt wird.
