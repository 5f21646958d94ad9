# The rattle outside a game: hearing it, and testing one's own ear.

hear-stones = { $count ->
    [one] That was one stone.
   *[other] Those were { $count } stones.
}
hear-written = The sound is in { $file }.

ear-intro = You will be given { $count ->
    [one] one barrel
   *[other] { $count } barrels
}. Say each time how many stones are in it, from 1 to 13. Press Enter alone to have it shaken again; type quit to stop.
ear-ask = Barrel { $number } of { $count }, how many stones?{ " " }
ear-was = { $count ->
    [one] There was one stone in it.
   *[other] There were { $count } stones in it.
}
ear-strays = Your guesses stray by { $percent } percent, from { $low } to { $high } percent if luck is taken into account; { $count ->
    [one] one guess counts
   *[other] { $count } guesses count
}, those at 3 to 12 stones.
ear-like = { $skill ->
    [expert] Among the bots, that is the ear of an expert.
    [good] Among the bots, that is a good ear.
    [casual] Among the bots, that is the ear of somebody who plays now and then.
   *[other] Among the bots, that is the ear of a child.
}
ear-few = To say how far your guesses stray, at least ten are needed at 3 to 12 stones.
ear-altogether = With all your earlier guesses:
ear-kept = Your guesses are kept in { $file }; delete it to begin anew.

about-hear = shake a barrel to be heard, or to be written down as a sound
about-ear-test = learn how well you hear: guess, see, and know how far your guesses stray
about-stones = how many stones are in the barrel; if nothing is said, you are told afterwards
about-seconds = for how many seconds it is shaken
about-wav = write the sound to this file instead of playing it
about-bars = show six moving bars to the eye instead, which say all that the sound says
about-trials = how many barrels are guessed
about-quiet = play no sound when a barrel is shaken

unreadable-stones = { $text } is no number of stones; choose one from 1 to { $most }.
unreadable-seconds = { $text } is no time to listen; choose a number of seconds up to { $most }.
unreadable-trials = { $text } is no number of barrels to guess; choose one from 1 to { $most }.
unreadable-no-loudspeaker = No sound can be played here; add --bars to see it, and rattlewood hear --wav FILE writes it down.
unreadable-bars-screen = The bars need a screen of their own; call this at a terminal.
unreadable-wav-exists = { $file } exists already; choose another name.
unreadable-ear-line = Line { NUMBER($line, useGrouping: 0) } of { $file } says "{ $text }": write the stones there were and the stones you guessed, such as 7 8, or delete the line.
