### What every table says, whatever is played on it.
###
### The command line and the browser read these very files, by four rules:
### 1. A variable is a number, a text, another sentence (said first), or a list of sentences.
### 2. A list $x is joined from its first item on: `list-x` puts every further item after what is there ($list, $next).
###    Where there is no `list-x`, `list-next` does so, and `list-last` for the last item. No items make an empty text.
### 3. $x-count is how many items the list $x has.
### 4. A missing sentence or variable is a mistake to be reported; it is never shown.
###
### seat-name and everything called part fill other sentences; `.first` is how they begin one.
### Above each refusal stands the clause of the rulebook that it is about.

list-next = { $list }, { $next }
list-last = { $list } and { $next }
list-effects = { $list } { $next }
number = { $number }

seat-name = { $seat ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [fox] Fox
    [owl] Owl
    [hare] Hare
    [raven] Raven
    [stag] Stag
   *[other] { $seat }
}
    .first = { $seat ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [fox] Fox
    [owl] Owl
    [hare] Hare
    [raven] Raven
    [stag] Stag
   *[other] { $seat }
}

## Misfortunes

refused = { $reason } (§{ $clause })
wrong-line = { $line ->
    [0] { $reason }
   *[other] Line { NUMBER($line, useGrouping: 0) }: { $reason }
}

# §0.1
refused-back-not-yours = You can only take back a move of your own, and only while nothing has come after it.
# §0.1
refused-back-all-at-once = While everybody acts at once, nothing can be taken back.
# §0.1
refused-back-revealed = This move has uncovered something hidden, so it cannot be taken back.
# §0.1
refused-back-over = The game is over, so nothing can be taken back any more.

## Records

unreadable-not-a-record = This is not a record: the first line of a record says "{ $expected }".
unreadable-header-missing = This record does not say "{ $header }": add a line that begins with "{ $header }:".
unreadable-header-twice = Line { NUMBER($line, useGrouping: 0) } says "{ $header }" once more: keep only one of these lines.
unreadable-line = Line { NUMBER($line, useGrouping: 0) } says "{ $text }": write who acts, then a colon, then the move.
unreadable-who = Nobody called "{ $name }" plays here: write nature or one of { $seats }.
unreadable-rules = "{ $rules }" is not a version of the rules: write a number such as { $known }.
unreadable-rules-newer = This record follows version { $rules } of the rules of { $game }: only version { $known } can be played here.
unreadable-dice = This record was played with dice called "{ $dice }": only "{ $known }" can be played here.
unreadable-result = The record says the result is "{ $written }", but the moves lead to "{ $found }".
unreadable-seal = The secret does not fit the seal: the seal begins with { $seal }, and the secret gives { $found }.
unreadable-throw = These are not the sealed dice: the record says "{ $found }", and the seed gives "{ $expected }".
unreadable-game-other = This is a record of { $game }, not of { $asked }.
unreadable-word-stranger = "{ $name }" adds a word to the dice but does not play: only those who play may add one.
unreadable-seed = The dice need a secret that says something, and for each word the name of a seat in small letters.
unreadable-seed-letters = The secret or a word of the dice has letters that cannot be written down: write it with ordinary letters.

## Names and numbers

unreadable-game = There is no game called "{ $name }": choose one of { $known }.
unreadable-skill = "{ $name }" does not say how well bots hear: choose one of { $known }.
unreadable-bot-game = The bot "{ $name }" cannot play { $game }: choose another one.
unreadable-clause = There is no rule { $clause }: the rulebook goes from { $first } to { $last }.
unreadable-seat = "{ $name }" is not a seat in this game: choose from { $seats }.
unreadable-seat-twice = "{ $name }" is named twice: each seat can be taken only once.
unreadable-seat-count = { $count ->
    [0] Nobody is named: this game needs { $least } to { $most } players.
    [one] One player is not enough: this game needs { $least } to { $most }.
   *[other] This game needs { $least } to { $most } players, not { $count }.
}

## Moves, editions and positions as text

unreadable-move-verb = "{ $text }" is not a move: begin with one of { $known }.
unreadable-event-verb = "{ $text }" is nothing that happens here: begin with one of { $known }.
unreadable-word = "{ $word }" does not fit in "{ $text }": write it like "{ $pattern }".
unreadable-edition = No edition is called "{ $word }": choose from { $known }.
unreadable-edition-clash = "{ $first }" and "{ $second }" do not go together: choose one of them.
unreadable-position-word = The position cannot be read: "{ $word }" is not what belongs there.
unreadable-position-field = No part of a position begins with "{ $field }": choose from { $known }.
unreadable-position-twice = The position says "{ $field }" twice: say it once.
unreadable-position-now = The position does not say what happens now: end it with "now" and one of { $known }.
