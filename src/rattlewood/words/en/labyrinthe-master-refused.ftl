### Labyrinthe Master: what is refused and why, and what cannot be read.
### Above each refusal stands the clause of the rulebook that it is about.

labyrinthe-part-who = { $who ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
    .first = { $who ->
    [red] Red
    [green] Green
    [blue] Blue
   *[yellow] Yellow
}

## Not now

# §7.1
refused-labyrinthe-over = The game is over: start a new one to play on.
# §1.8
refused-labyrinthe-not-seated = You have no seat in this game: only those who play may move.
# §1.8
refused-labyrinthe-players = This game is for two to four players with a colour each, and here { $count ->
    [0] nobody plays
    [one] only one plays
   *[other] { $count } play
}.
# §2.4
refused-labyrinthe-others-turn = It is not your turn: { $who ->
    [others] wait until the maze lies ready
   *[other] wait until { labyrinthe-part-who } has finished
}.
# §3.1
refused-labyrinthe-not-while-laying = The maze is being laid out: wait until the game begins.
# §3.1
refused-labyrinthe-not-while-scattering = The tokens are being laid out: wait until the game begins.
# §3.1
refused-labyrinthe-not-while-drawing = Recipes are being drawn: wait until the game begins.
# §3.1
refused-labyrinthe-not-while-beginning = Lots are being drawn for who begins: wait for that.
# §3.1
refused-labyrinthe-not-while-pushing = Now the spare tile has to be pushed in: { labyrinthe-part-who } pushes first, and only then walks.
# §3.1
refused-labyrinthe-not-while-walking = The push is done: now { labyrinthe-part-who } may walk, or stay.
# §3.1
refused-labyrinthe-not-while-waving = The turn is over: { labyrinthe-part-who } may use a wand now, or pass.
# §3.1
refused-labyrinthe-no-such-move = There is no such arrow, tile, square or token: arrows are b7, d7, f7, g6, g4, g2, f1, d1, b1, a2, a4 and a6.

## Nature

# §1.2
refused-labyrinthe-not-the-tiles = These are not the loose tiles: lay 13 straight ones, 15 corners and 6 that branch.
# §2.2
refused-labyrinthe-shut-in = Somebody is shut in: in the open edition every pawn reaches at least 5 other tiles at first.
# §1.4
refused-labyrinthe-not-the-tokens = These are not the tokens: lay each of 1 to 20 and 25 once.
# §1.6
refused-labyrinthe-not-the-recipes = The recipes do not fit: each player draws one, and no two alike.
# §2.4
refused-labyrinthe-begins-who = The lot can only fall on somebody who plays.

## Pushing and walking

# §3.2
refused-labyrinthe-must-push = You cannot pass: on your turn you must push.
# §3.2
refused-labyrinthe-not-the-spare = The spare tile has another shape: only turn it round.
# §3.4
refused-labyrinthe-push-back = At { $arrow } a tile has just come out, so none may go in there: choose another arrow.
# §4.1
refused-labyrinthe-no-way = No open way leads from { $origin } to { $end }: choose a square in reach, or stay.

## Advice

# §6.1
refused-labyrinthe-no-advice = In this edition nobody offers advice.
# §6.1
refused-labyrinthe-advise-yourself = It is your own turn: only other players can offer you advice.
# §6.1
refused-labyrinthe-offered-already = You have had your offer in this turn: wait for the next one.
# §6.2
refused-labyrinthe-advise-back = Nobody may push in at { $arrow } now, so it is no advice: choose another arrow.
# §6.3
refused-labyrinthe-no-such-price = That cannot be the price: name one thing that { labyrinthe-part-who } has won and may give.
# §6.3
refused-labyrinthe-nothing-to-ask = There is no advice to offer now: { labyrinthe-part-who } has nothing to give for it.
# §6.4
refused-labyrinthe-not-yours-to-answer = Only { labyrinthe-part-who } answers offers now.
# §6.4
refused-labyrinthe-no-offer = There is no offer from { labyrinthe-part-whose } to be answered.
# §6.5
refused-labyrinthe-asked-once = You have named another price, and once is all: now { labyrinthe-part-whose } answers, or you push.
# §6.5
refused-labyrinthe-same-price = That is the price that was asked: accept it, or name another one.
# §6.5
refused-labyrinthe-answer-first = You have another price to answer: agree to it, or drop your offer.
# §6.5
refused-labyrinthe-nothing-to-answer = Nobody has named another price to you.
# §6.6
refused-labyrinthe-arrow-sealed = This arrow is still sealed, so nobody can tell where it points.
# §6.6
refused-labyrinthe-bargained = A bargain has been struck already, and there is only one a turn.

## Positions that cannot be

# §7.3
refused-labyrinthe-recipe-hidden = A recipe is hidden here, so the game cannot be played to its end.
# §1.8
refused-position-labyrinthe-absent = { seat-name.first } owns something but does not play: say where the pawn stands, or leave it out.
# §2.1
refused-position-labyrinthe-maze = The maze does not fit the moment: name 49 tiles and the spare one, but none before they are laid.
# §1.2
refused-position-labyrinthe-fixed = A tile that lies fast is not as it must be.
# §1.2
refused-position-labyrinthe-loose = The loose tiles do not fit: there are 13 straight ones, 15 corners and 6 that branch, with the spare one.
# §1.4 §2.3
refused-position-labyrinthe-tokens = The tokens do not fit: once they are laid each of them lies on the board or is won, and before that none.
# §1.4
refused-position-labyrinthe-token-fast = A token lies on a tile that lies fast, where it cannot have come.
# §4.3
refused-position-labyrinthe-order = Tokens are taken in their order, so those that are won must be the lowest.
# §7.1
refused-position-labyrinthe-over = The game is over when token 25 has been taken, and only then.
# §2.4
refused-position-labyrinthe-turn = Say whose turn it is while the game runs, and at no other time.
# §5.2
refused-position-labyrinthe-again = A turn by a wand is for pushing and walking, and no wand follows it.
# §3.4
refused-position-labyrinthe-out = Say where the last tile came out once somebody has pushed, and not before.
# §3.4
refused-position-labyrinthe-untouched = Nobody has pushed yet, so all pawns and tokens must be where they start.
# §1.7
refused-position-labyrinthe-wands = The wands do not fit: each player begins with 3, and in some editions with none.
# §5.1
refused-position-labyrinthe-waving = Whoever has no wand left cannot be asked about one.
# §1.6
refused-position-labyrinthe-recipes = The recipes do not fit: each player has one of their own while the game runs, and in some editions none.
# §7.3
refused-position-labyrinthe-shown = Recipes are shown at the end, one by each player, and never before.
# §6.1
refused-position-labyrinthe-advice = Advice belongs to the time before a push, and to editions that have it.
# §6.1
refused-position-labyrinthe-advisers = The advisers do not fit: each other player speaks once a turn, or not at all.
# §6.2
refused-position-labyrinthe-sealed = A sealed arrow belongs to an offer, and here is one without.
# §6.2
refused-position-labyrinthe-arrow = An arrow that is advised does not fit: nobody may push in there now.
# §6.3
refused-position-labyrinthe-price = A price does not fit: it is one thing that the player on turn has.
# §6.5
refused-position-labyrinthe-same-price = Another price cannot be the one that was asked.
# §6.6
refused-position-labyrinthe-bargain = A bargain ends all offers, so none can be left beside it.

## What cannot be read

unreadable-labyrinthe-place = There is no "{ $place }" to look at: name a square such as c3, a row from 1 to 7, a column from a to g, spare, or one of { $seats }.
unreadable-labyrinthe-drawing = A drawing of the maze has 21 rows between bars, and this one has { $rows }.
unreadable-labyrinthe-drawing-square = Square { $square } of the drawing cannot be read: "{ $text }". Draw it eight signs wide, with a token's number and the letters R, Y, B, G.
