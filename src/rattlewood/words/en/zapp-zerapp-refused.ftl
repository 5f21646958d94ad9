### Zapp Zerapp and Tic tac troll: what is refused and why, and what cannot be read.
### Above each refusal stands the clause of the rulebook that it is about.

## Not now

# §7.1
refused-over = The game is over: start a new one to play on.
# §1.7
refused-not-seated = You have no seat in this game: only those who play may move.
# §1.7
refused-players = This game is for two to four players with a colour each, and here { $count ->
    [0] nobody plays
    [one] only one plays
   *[other] { $count } play
}.
# §2.1
refused-not-while-shuffling = The barrels are being shuffled: wait until the dice are rolled.
# §2.1
refused-not-while-rolling = The dice are being rolled: wait for the magic number.
# §2.1
refused-not-while-shaking = Everybody is still shaking: grab, shake, return or place a barrel.
# §2.1
refused-not-while-drawing-lots = Lots are being drawn for a barrel: wait until it is clear who keeps it.
# §2.1
refused-not-while-walking = Now it is time to walk: { zapp-part-who } walks next.
# §2.1
refused-not-while-choosing = First { zapp-part-who } decides about { zapp-part-whose }'s apprentice on square { $square }.
# §2.1 §4.2
refused-not-your-turn = It is not your turn: { $who ->
    [others] wait until you may act again
   *[other] wait until { zapp-part-who } has finished
}.

## Shaking

# §3.1
refused-not-in-your-hand = You do not hold the barrel from spot { $spot }: grab it first.
# §3.2
refused-in-your-hand = You already hold the barrel from spot { $spot }: shake it, return it or place it.
# §3.2
refused-barrel-taken = { zapp-part-holder } holds the barrel from spot { $spot }: choose another one.
# §3.3
refused-hands-full = You may hold only { $hands ->
    [one] one barrel
   *[other] { $hands } barrels
} at a time: return or place one first.
# §3.5
refused-barrel-placed = The barrel from spot { $spot } has been placed for this round: choose another one.
# §3.5
refused-placed-already = You have already placed a barrel: it stays there until the round is over.
# §3.8
refused-number-hidden = The number under a barrel is hidden here, so this round cannot be played on.
# §3.10
refused-lot-elsewhere = The lot comes first to the barrel on the lowest spot that several have placed.
# §3.10
refused-lot-stranger = The lot can only fall on somebody who has placed the barrel from spot { $spot }.

## Nature

# §1.6
refused-not-thirteen-numbers = There are thirteen barrels: name each number from 1 to 13 once.
# §2.2
refused-not-two-dice = Each of the two dice shows a number from 1 to 6.

## Walking and meeting

# §4.3
refused-no-piece-there = You have no apprentice { $origin ->
    [start] at the start
   *[other] on square { $origin }
}: choose where one of your own is.
# §6.1
refused-cannot-banish = { zapp-part-whose.first }'s castle protects its apprentice on square { $square }: take it along or leave it.
# §6.3
refused-cannot-take = { zapp-part-whose.first }'s apprentice on square { $square } cannot be taken along: banish it or spare it.

## Positions that cannot be

# §1.5
refused-position-pieces = { seat-name.first } must have exactly three apprentices, not { $count }.
# §1.6
refused-position-barrels = The barrels do not fit: once they are shuffled name all thirteen, each number once; before that name none.
# §1.6
refused-position-shown-twice = Two barrels show the same number: there is only one barrel with each number.
# §1.7
refused-position-absent = { seat-name.first } has a barrel but does not play: name its three apprentices, or leave the barrel out.
# §2.1
refused-position-dice = The dice do not fit the moment: they lie there from shaking until the round is over, and only then.
# §2.1
refused-position-between-rounds = Between two rounds nobody has placed a barrel and no number is shown.
# §3.2
refused-position-held-twice = One barrel is in two places: it can be in one hand only, or in front of one player.
# §3.3
refused-position-hand = { seat-name.first } holds too many barrels, or the same one twice.
# §3.5
refused-position-placed-held = A barrel that somebody has placed cannot be held or placed by somebody else.
# §3.6
refused-position-hand-after = { seat-name.first } cannot hold a barrel: only those who are shaking and have not placed one do.
# §3.8
refused-position-shown = { seat-name.first } shows { $number }, but another number is under that barrel.
# §3.8
refused-position-shown-early = A number is shown too early: first everybody places a barrel.
# §3.8
refused-position-all-placed = Everybody has placed a barrel, so the shaking must be over.
# §3.9
refused-position-calm = Secret hands belong to shaking in the calm edition, open hands to the race: this position mixes them up.
# §3.10
refused-position-contested = The lots do not fit: they are drawn in the calm edition when several have placed the same barrel, the lowest spot first.
# §4.1
refused-position-counts = Somebody is to walk whose barrel does not count: its number must be shown, and not above the magic number.
# §4.2
refused-position-walkers = The walkers do not fit: while walking name everybody who has still to walk, once; at other times name nobody.
# §4.2
refused-position-order = The walkers are in the wrong order: the highest number walks first.
# §5.7
refused-position-meetings = The decisions do not fit the walk: name those who can be decided about, in the order of the path.
# §7.1
refused-position-finished = { $count ->
    [0] The game cannot be over: nobody has all three apprentices home
    [one] The game must be over: somebody has all three apprentices home
   *[other] Only one player can have all three apprentices home, not { $count }
}.

## What cannot be read

unreadable-place = There is no "{ $place }" to look at: name a square from 0 to 23 or one of { $seats }.
unreadable-drawing = A drawing of the ring has 14 rows between bars, and this one has { $rows }.
unreadable-drawing-row = This row of the drawing cannot be read: "{ $row }". Keep its bars and its square numbers.
unreadable-drawing-piece = "{ $letter }" on square { $square } is not a piece: write R, G, B or Y.
unreadable-drawing-squares = The drawing must show each square from 0 to 23 once.
