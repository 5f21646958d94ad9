### Zauberwald at the prompt: what may be typed, and the words its editions are made of.

## What may be typed

verb-enter = enter, put
verb-send = send
verb-step = step, go
verb-stop = stop
verb-drop = drop, put back
chair-fox = fox
chair-owl = owl
chair-hare = hare
chair-raven = raven
chair-stag = stag
typed-giant = giant
typed-ruby = ruby
typed-emerald = emerald
typed-sapphire = sapphire
typed-amber = amber
typed-pearl = pearl

## The words an edition is made of

about-edition-zauberwald-basic = the game as it is printed: seven jewels win.
edition-notes = with notes
about-edition-notes = gaps that the Giant has tried stay marked for all.
about-edition-zauberwald-memory = gaps that the Giant has tried are told once; remembering them is up to the players.
edition-three-equal = three equal
about-edition-three-equal = three jewels of one kind win.
edition-five-different = five different
about-edition-five-different = one jewel of each kind wins.
edition-either = either
about-edition-either = three of one kind or one of each kind win.
edition-last-from-die = last from the die
about-edition-last-from-die = the last jewel must come from the die.
edition-last-anywhere = last from anywhere
about-edition-last-anywhere = the last jewel may come from a crystal as well.
edition-open = open finds
about-edition-open = everybody sees which jewels somebody is dealt.
edition-secret = secret finds
about-edition-secret = only their owner sees which jewels they are.
edition-narrow = { $number ->
    [one] 1 narrow gap
   *[other] { $number } narrow gaps
}
about-edition-narrow = { $number ->
    [one] 1 gap is too narrow for the Giant.
   *[other] { $number } gaps are too narrow for the Giant.
}
about-edition-narrow-several = narrow-{ $least } to narrow-{ $most }: as many gaps as the word says are too narrow for the Giant; { $plain } if nothing is said.
