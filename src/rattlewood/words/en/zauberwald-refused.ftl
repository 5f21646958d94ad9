### Zauberwald: what is refused and why, and what cannot be read.
### Above each refusal stands the clause of the rulebook that it is about.

zauber-part-turn = { $turn ->
    [fox] Fox
    [owl] Owl
    [hare] Hare
    [raven] Raven
    [stag] Stag
   *[other] { $turn }
}
zauber-part-seat = { $seat ->
    [fox] Fox
    [owl] Owl
    [hare] Hare
    [raven] Raven
    [stag] Stag
   *[other] { $seat }
}

## What cannot be done

# §5.1
refused-zauber-over = The game is over: start a new one to play on.
# §1.11
refused-zauber-not-seated = You have no seat in this game: only those who play may move.
# §1.11
refused-zauber-players = This game is for two to five players on a seat each, and here { $count ->
    [0] nobody plays
    [one] only one plays
   *[other] { $count } play
}.
# §2.5
refused-zauber-not-your-turn = It is not your turn: { $turn ->
    [nobody] wait until the lot has been drawn
   *[other] wait until { zauber-part-turn } has finished
}.
# §1.2
refused-zauber-no-such-move = There is no such clearing, Kobold or jewel: clearings go from c1 to d6, and the rulebook names the rest.
# §2.1
refused-zauber-not-while-growing = The forest is still growing: wait until the first Giant is known.
# §2.1
refused-zauber-not-while-drawing-lots = The lot is being drawn: wait until the first Giant is known.
# §2.1
refused-zauber-not-while-entering = Figures are coming into the forest: { zauber-part-turn } puts one on a free clearing.
# §2.1
refused-zauber-not-while-sending = First { zauber-part-turn } says which Kobold goes first.
# §2.1
refused-zauber-not-while-throwing = The die is being thrown: wait for what it shows.
# §2.1
refused-zauber-not-while-walking = The die has been thrown: now { zauber-part-turn } walks.
# §2.1
refused-zauber-not-while-drawing = A jewel is being drawn: wait until it is dealt.
# §2.1
refused-zauber-not-while-dropping = First { zauber-part-turn } puts one of six jewels back into the bag.
# §2.1
refused-zauber-not-while-stomping = Now the Giant is on his way: { zauber-part-turn } goes through a gap, or stops.
# §1.5
refused-zauber-not-so-many-gaps = { $narrow ->
    [0] No gap may be too narrow here: name none
    [one] Exactly 1 gap is too narrow here: name it
   *[other] Exactly { $narrow } different gaps are too narrow here: name them in order
}.
# §1.6
refused-zauber-clearing-cut-off = With these narrow gaps the Giant could not reach every clearing: draw different ones.
# §1.9
refused-zauber-gap-hidden = Nobody can see here whether the Giant fits through, so this turn cannot be played on.
# §1.10
refused-zauber-not-the-die = The die shows a jewel, or a number from 2 to 5.
# §2.1
refused-zauber-lot-stranger = The lot can only fall on somebody who plays.
# §2.4
refused-zauber-clearing-taken = Somebody stands on { $clearing } already: choose a free clearing.
# §3.3
refused-zauber-not-so-far = No walk of exactly { $steps } clearings ends on { $clearing }: look round for another.
# §3.4
refused-zauber-occupied = Somebody stands on { $clearing }: a walk ends on a free clearing.
# §3.5
refused-zauber-never-back = The Kobold sets out from { $clearing } and cannot come back there on the same walk.
# §3.6
refused-zauber-as-far-as-possible = There is no walk of { $thrown } clearings, so it must be { $steps ->
    [one] 1
   *[other] { $steps }
}, and none of these ends on { $clearing }.
# §4.1
refused-zauber-not-next-to = Clearing { $clearing } does not lie beside { $giant }: the Giant goes one gap at a time.
# §4.2
refused-zauber-gap-used = The Giant has come through the gap between { $giant } and { $clearing } in this turn: choose another one.
# §6.2
refused-zauber-not-your-kobold = This Kobold is not yours: send one of your own.
# §7.2
refused-zauber-not-in-bag = There is no such jewel to be drawn now.
# §7.3
refused-zauber-no-such-jewel = You have no such jewel: put back one of those you hold.
# §7.4
refused-zauber-hand-hidden = These jewels are hidden here, so this turn cannot be played on.
# §7.7
refused-zauber-edition-last = The edition last-anywhere asks for a number of jewels, and collecting has no last one: leave one of the two words out.
# §7.7
refused-zauber-edition-secret = The edition secret hides which jewels one has, and that only matters in collecting: add three-equal, five-different or either.

## Positions that cannot be

# §2.1
refused-zauber-position-giant = The Giant does not fit the moment: the lot makes one of the players the Giant, and before it there is none.
# §2.5
refused-zauber-position-turn = The turn does not fit: it belongs to one of the players, and the Giant hunts on his own turn only.
# §4.9
refused-zauber-position-notes = The marked gaps do not fit: only the edition notes marks them, each once, and every one he has just come through.
# §1.6
refused-zauber-position-forest = This forest cannot be: the Giant must be able to reach every clearing, and what he has tried must fit it.
# §1.5
refused-zauber-position-narrow = { $count ->
    [0] No gap is too narrow in this edition: name none
    [one] Exactly 1 gap is too narrow in this edition: name it once the forest has grown
   *[other] Exactly { $count } gaps are too narrow in this edition: name them all once the forest has grown
}.
# §3.4
refused-zauber-position-crowded = Two figures stand on the same clearing: each needs one of its own.
# §1.8 §8.1
refused-zauber-position-owners = The Kobolds do not belong to these players: with five each but the Giant has one, otherwise they go by the order of the seats.
# §1.8
refused-zauber-position-stranger = The { zauber-part-colour } Kobold cannot be in the forest: nobody plays it now.
# §2.3 §2.4
refused-zauber-position-entering = The figures have not come into the forest in their order: the Giant first, then everybody else clockwise from him.
# §3.1
refused-zauber-position-mover = The Kobold the die is thrown for does not fit: it belongs to whoever has the turn, stands in the forest, and has not had its throw.
# §6.2
refused-zauber-position-moved = Only with two players, and both Kobolds in the forest, does one of them go after the other.
# §1.10
refused-zauber-position-thrown = The number on the die does not fit: it lies there while a Kobold walks, from 2 to 5, and at no other time.
# §3.6
refused-zauber-position-stays = This Kobold cannot walk anywhere, so its turn must be over.
# §4.2
refused-zauber-position-path = The gaps of this turn do not fit: they must lead to the Giant, one after the other, and past nobody.
# §5.1
refused-zauber-position-jewels = Somebody has more jewels than win, or draws one where they are only counted.
# §5.1
refused-zauber-position-finished = { $count ->
    [0] The game cannot be over: nobody has what it takes
   *[other] The game must be over, won by the Kobold player whose turn it was, and by nobody else
}.
# §2.2
refused-zauber-position-first = The first jewel does not fit: the first Giant takes one, and before that nobody has any.
# §7.2
refused-zauber-position-kinds = There are five jewels of each kind and no more: these hands cannot be.
# §7.3
refused-zauber-position-hand = { zauber-part-seat } has a number of jewels that cannot be: five at most, and six only while one goes back.

## What cannot be read

unreadable-zauber-place = There is no "{ $place }" to look at: name a clearing such as c3, a colour, the giant, or one of { $seats }.
unreadable-zauber-drawing = A drawing of the forest has 13 rows of trees and clearings, and this one has { $rows }.
unreadable-zauber-drawing-row = This row of the drawing cannot be read: "{ $row }". Leave every tree in its place.
unreadable-zauber-drawing-figure = "{ $letter }" on { $clearing } is no figure: write R, G, B or Y for a Kobold, X for the Giant, each once.
unreadable-zauber-drawing-gap = The gap { $gap } is drawn with strange signs: leave it blank, or fill it with dots or with a hedge.
