# What the command line says. The browser has buttons instead of most of this.

## The heads of everything

heading = { $game }, edition { $edition }: { $seats }.
greet-people = { $count ->
    [one] You play { $seats }.
   *[other] You play { $seats }, handing over to each other.
}
greet-bots = Bots play every seat.
greet-seal = The dice are sealed: { $seal }.
greet-help = Type a question mark to hear what you can do.
prompt = { "> " }
hand-over = Please hand over to { seat-name }. Press Enter when nobody else is looking or listening.{ " " }

## A turn

ask-many = You have { $count } choices. Type a question mark to hear them, or type a move.
ask-why = Type why to hear the rule.
why-nothing = Nothing has been refused yet.
nothing-new = Nothing has happened since your last move.
preview = This is what would happen.
preview-hidden = That would uncover a secret, so nobody can tell before it is done.
taken-back = Taken back: { $move }
taken-back-line = { seat-name.first } takes that back.
heard = It sounds like about { $guess ->
    [one] one stone
   *[other] { $guess } stones
}{ $spread ->
    [0] .
   *[other] , perhaps { $low } to { $high }.
}
hushed = In other people's turns you now pass without being asked. Type hush to be asked again.
unhushed = You are asked again in other people's turns.
saved = Saved as { $file }.
record-lost = The game goes on, but it is no longer written down there. Type save and another name to keep it elsewhere.
left = The game is kept in { $file }. To go on with it, type: { $command }
left-nowhere = The game is kept nowhere.
keep-where = Where shall the game be kept? Type the name of a file.{ " " }
resumed-cut = The last line of { $file } was not written to its end and is left out: { $text }
place = { seat-name.first } { $place ->
    [1] wins.
    [2] comes second.
    [3] comes third.
    [4] comes fourth.
   *[other] comes fifth.
}

## A series

series-seal = A series of { $count ->
    [one] one game
   *[other] { $count } games
}. What is laid out first stays the same; it is sealed: { $seal }.
series-number = Game { $number } of { $count }.
series-wins = { seat-name } { $count }
series-total = Won so far, after { $number ->
    [one] one game
   *[other] { $number } games
} of { $count }: { $wins }.

## The questions: what each does, and the words that ask it

help-where = where: where your own pieces are.
help-look = look: everything on the table; look and a place, such as 5 or c3: that place; look red: one colour.
help-draw = draw: the board as a picture in letters.
help-preview = preview and a choice: what it would do.
help-score = score: how everybody stands.
help-news = news: what has happened since your last move.
help-repeat = repeat: what was said since you last typed something.
help-rule = rule: the rule for this moment; rule 5.3: that clause; rule 5: that chapter; rule and words: where they are mentioned.
help-why = why: the rule behind the last refusal.
help-back = back: take back your last move.
help-save = save, or save and a file name: write the game down.
help-quit = quit: leave; the game is kept.
help-hush = hush: pass in other people's turns without being asked; once more to be asked again.
help-choices = Question mark: your choices.
help-help = help: these questions.
ask-help = Type help to hear everything you can ask.
command-choices = ?, choices
command-help = help, h
command-where = where, w
command-look = look, l
command-draw = draw, board
command-preview = preview, p
command-score = score, scores
command-news = news, happened, n
command-repeat = repeat, again
command-rule = rule, rules
command-why = why
command-back = back, undo
command-save = save
command-hush = hush
command-quit = quit, exit, q
verb-grab = grab, take, g
verb-shake = shake, s
verb-return = return, put back, r
verb-place = place, keep
verb-walk = walk, go
verb-banish = banish
verb-spare = spare
verb-take = take
verb-leave = leave
chair-red = red
chair-green = green
chair-blue = blue
chair-yellow = yellow

## The other commands

remark = Remark: { $text }
remark-people = Played by people: { $people }.
step = Enter for the next move, { $left } to go; anything else to stop.{ " " }
unfinished = The game is not finished.
verified = { $moves ->
    [0] There is no move yet.
    [one] The only move follows the rules.
   *[other] All { $moves } moves follow the rules.
}
verified-checked = { $throws ->
    [0] The seal fits its secret, and nothing has been thrown yet.
    [one] The seal fits its secret, and the only throw is the sealed one.
   *[other] The seal fits its secret, and all { $throws } throws are the sealed ones.
}
verified-sealed = The secret of the dice has not been told yet, { $throws ->
    [0] and nothing has been thrown
    [one] so nobody can check the throw
   *[other] so nobody can check the { $throws } throws
}.
verified-unsealed = The dice were not sealed, { $throws ->
    [0] and nothing has been thrown
    [one] so nobody can check the throw
   *[other] so nobody can check the { $throws } throws
}.
verified-seal = The seal is { $seal }. Compare it with the one that was shown before the game.
verified-seal-series = The seal of the series is { $seal }. Compare it with the one that was shown before the series.
verified-words = { $words-count ->
    [0] No player's word is mixed into the dice.
    [one] The word of { $words } is mixed into the dice.
   *[other] The words of { $words } are mixed into the dice.
}
verified-result = The result is right.
games-players = For { $least } to { $most } players: { $seats }.
games-editions = Words for --edition, which combine:

## Help for the command line

about = Old magical board games, exact and beautiful, for eyes and for ears.
about-version = say which version this is
about-lang = the language of everything said
about-help = say this and stop
about-usage = usage:{ " " }
about-arguments = what to name
about-options = options
about-commands = commands
about-play = play a game at this prompt
about-replay = tell a recorded game move by move
about-verify = check that a recorded game kept the rules and that its dice were honest
about-draw = draw a position, or what a record has come to
about-rules = the rulebook of a game
about-games = the games on the shelf
about-game = a game on the shelf, such as zapp-zerapp
about-clause = a clause such as 5.3, a chapter such as 5, or words to look for
about-edition = the edition, or several words that combine, such as professional,calm
about-seats = how many play, or which colours; three if nothing is said
about-bots = how many of the seats bots take; all but one if nothing is said
about-bot = what kind of bots
about-skill = how well the bots hear
about-seed = the secret behind the dice, to play the same luck again
about-series = play so many games in a row with what was laid out first, such as one forest
about-word = a word that a player adds to the dice
about-record = write the game down here, move by move
about-resume = go on with a game that was written down
about-file = a record
about-step = wait for Enter after each move
about-what = a position in one line, a drawing, or a record
about-move = the position after this many moves of the record
about-line = write the position on one line instead

## Misfortunes at the prompt

trouble-missing = There is no file or folder { $file }.
trouble-folder = { $file } is a folder; name a file.
trouble-forbidden = { $file } may not be read or written here; choose another place.
trouble-full = The disk is full, so { $file } could not be written.
trouble-exists = { $file } exists already; choose another name, or go on with it by --resume.
unreadable-not-text = { $file } is not text, so it is neither a record nor a position.
trouble-output = the output
trouble-name = { $file } is too long for the name of a file; choose a shorter one.
trouble-file = { $file } could not be used: { $reason }.
unreadable-language = { $name } is no language known here; choose one of { $known }.
unreadable-argument = The command line cannot be understood: { $text }.
unreadable-argument-unknown = { $text } means nothing here; rattlewood --help says what does.
unreadable-argument-missing = Something is missing: { $text }.
unreadable-argument-choice = { $text } is none of the commands: { $known }.
unreadable-argument-value = { $text } needs a value after it.
unreadable-argument-no-value = { $text } takes no value.
unreadable-bot-count = { $count } bots cannot be seated here; choose a number from 0 to { $most }.
unreadable-bot = { $name } is not known; choose one of { $known }.
unreadable-dice-word = { $text } is no word for the dice; write a seat and its word, such as red=moon; the seats are { $seats }.
unreadable-dice-word-twice = { $name } has two words for the dice; give only one.
unreadable-choice = There is no choice { $number }; { $most ->
    [1] the only one is 1.
   *[other] choose a number from 1 to { $most }.
}
unreadable-nothing-typed = Nothing was typed. Type a question mark to hear what you can do.
unreadable-rule-search = No clause mentions { $text }.
unreadable-file-size = { $file } is larger than { $most } megabytes, so it is no record.
unreadable-move-number = There is no move { $number } in this record; choose a number from 0 to { $most }.
unreadable-move-of-position = A position has no moves to count; --move needs a record.
unreadable-position-name = This is neither a file nor a position: a position must begin with a game and a colon, such as zapp-zerapp basic:, and the games are { $known }.
unreadable-series-game = { $game } keeps nothing from one game to the next, so there is no series of it; choose one of { $known }.
unreadable-series-length = { $text } is no length of a series; choose a number of games from 1 to { $most }.
unreadable-series-alone = A series begins anew with the name of a game; it cannot be joined with --resume.
unreadable-resume-game = { $file } is a game of { $game }, not of { $asked }.
unreadable-resume-with = { $option } cannot be joined with --resume: the game goes on as it was begun.
unreadable-resume-over = The game in { $file } is over; look at it with rattlewood replay.
unreadable-typed = "{ $text }" is no move here. Moves begin with { $verbs }; type a question mark to hear them all.
unreadable-nothing-kept = No unfinished game is kept here; name a file after --resume.

verb = { $verb }

## The words an edition is made of: what they are called, and what they mean

edition-basic = basic
about-edition-basic = the game as it is printed.
edition-professional = professional
about-edition-professional = castles protect, and whoever stands under its own castle may be taken along.
edition-shuffled = shuffled
about-edition-shuffled = the barrels are shuffled before every round.
edition-memory = memory
about-edition-memory = the barrels are shuffled once; afterwards each keeps its spot.
edition-automatic = automatic
about-edition-automatic = whoever can be banished is banished.
edition-by-hand = by hand
about-edition-by-hand = whoever walks decides about each rival, banish or spare.
edition-race = race
about-edition-race = everybody grabs at once, and the first hand has the barrel.
edition-calm = calm
about-edition-calm = everybody shakes as if alone, and nobody is hurried.
edition-two-hands = two hands
about-edition-two-hands = two barrels may be held at a time.
edition-one-hand = one hand
about-edition-one-hand = one barrel may be held at a time.
edition-gentle-start = gentle start
about-edition-gentle-start = whoever sets off from the start banishes nobody.
edition-fierce-start = fierce start
about-edition-fierce-start = whoever sets off from the start banishes like anybody.
