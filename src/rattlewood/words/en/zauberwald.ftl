### Zauberwald: what happens, what can be chosen, how things stand.

## Parts of sentences

zauber-part-whose = { $whose ->
    [fox] Fox
    [owl] Owl
    [hare] Hare
    [raven] Raven
    [stag] Stag
   *[other] { $whose }
}
zauber-part-colour = { $kobold ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
zauber-part-figure = { $figure ->
    [red] the red Kobold
    [green] the green Kobold
    [blue] the blue Kobold
    [yellow] the yellow Kobold
   *[giant] the Giant
}
zauber-part-jewel = { $kind ->
    [ruby] a ruby
    [emerald] an emerald
    [sapphire] a sapphire
    [amber] an amber
    [pearl] a pearl
   *[unseen] a jewel
}
zauber-part-steps = { $steps ->
    [one] 1 clearing
   *[other] { $steps } clearings
}
zauber-part-away = { $away ->
    [0] the Giant stands there
    [one] the Giant is 1 clearing away
   *[other] the Giant is { $away } clearings away
}
zauber-part-to = { $direction ->
    [north] to the north
    [east] to the east
    [south] to the south
   *[west] to the west
}

## What happens

zauber-grown = The forest has grown.{ $narrow ->
    [unseen] { "" }
    [none] { " " }The Giant fits through every gap.
   *[other] { " " }Too narrow for the Giant: { $narrow }.
}
zauber-chosen = The lot falls on { seat-name }: { seat-name } is the first Giant.
zauber-entered = { seat-name } puts { zauber-part-figure } on { $clearing }.
zauber-sent = { seat-name } sends the { zauber-part-colour } Kobold.
zauber-thrown = { seat-name } throws { $face ->
    [jewel] a jewel
   *[other] { $face }
}.
zauber-walked = { seat-name }'s { zauber-part-colour } Kobold walks { zauber-part-steps }, from { $origin } to { $end }.
zauber-stayed = { seat-name }'s { zauber-part-colour } Kobold cannot go anywhere and stays on { $clearing }.
zauber-earned = { seat-name } takes a jewel and has { $jewels }.
zauber-unpaid = The crystal gives nothing: { seat-name }'s last jewel must come from the die.
zauber-drew = { seat-name } is dealt { zauber-part-jewel } and has { $jewels ->
    [one] 1 jewel
   *[other] { $jewels } jewels
}.
zauber-robbed = The bag is empty: { seat-name } draws { zauber-part-jewel } from { zauber-part-whose }.
zauber-dropped = { seat-name } puts { zauber-part-jewel } back into the bag.
zauber-stepped = The Giant goes from { $origin } to { $end }.
zauber-stuck = The Giant does not fit between { $origin } and { $end }: he is stuck on { $origin }.
zauber-stopped = The Giant stops on { $clearing }.
zauber-caught = The Giant catches { zauber-part-whose }'s { zauber-part-colour } Kobold on { $clearing }.
zauber-turned = { seat-name } is the Giant now.
zauber-inherited = { seat-name } goes on with the { zauber-part-colour } Kobold.
zauber-won = { seat-name } has what it takes and wins the game.

## What can be chosen

zauber-ask-entering = { seat-name }, put { zauber-part-figure } on a clearing.
zauber-ask-sending = { seat-name }, which of your Kobolds goes first?
zauber-ask-walking = { seat-name }, walk { zauber-part-steps } with the { zauber-part-colour } Kobold, from { $origin }{ $short ->
    [0] { "" }
   *[other] : there is no longer way
}.
zauber-ask-dropping = { seat-name }, six jewels are one too many: which one goes back into the bag?
zauber-ask-stomping = { seat-name }, you are the Giant on { $clearing }: go through a gap, or stop.
zauber-offer-enter = Stand on { $spot }.
zauber-offer-enter-several = { $first } to { $last }: Stand on { $spots }.
zauber-offer-send = Send the { zauber-part-colour } Kobold on { $clearing }; { zauber-part-away }.
zauber-offer-walk = Walk to { $clearing }{ $pays ->
    [yes] { " " }and take a jewel
   *[no] { "" }
}; { zauber-part-away }.
zauber-offer-drop = Put { zauber-part-jewel } back; you have { $count ->
    [one] only this one
   *[other] { $count } of them
}.
zauber-offer-step = Go { $direction } to { $clearing }{ $who-count ->
    [0] { "" }
   *[other] , where { $who } stands
}{ $mark ->
    [wide] ; you fit through
    [narrow] ; you do not fit through
   *[other] { "" }
}.
zauber-offer-stop = Stop on { $clearing }.

## How things stand

zauber-giant = { seat-name } as the Giant
zauber-kobold = { zauber-part-whose }'s { zauber-part-colour } Kobold
zauber-direction = { zauber-part-to }
zauber-gap = { $origin } to { $end }
zauber-jewels = { $kind ->
    [ruby] { $count ->
        [one] a ruby
       *[other] { $count } rubies
    }
    [emerald] { $count ->
        [one] an emerald
       *[other] { $count } emeralds
    }
    [sapphire] { $count ->
        [one] a sapphire
       *[other] { $count } sapphires
    }
    [amber] { $count ->
        [one] an amber
       *[other] { $count } ambers
    }
   *[pearl] { $count ->
        [one] a pearl
       *[other] { $count } pearls
    }
}
zauber-near = { $clearing }, { $away } away
zauber-look-turn = It is { seat-name }'s turn.
zauber-look-thrown = The die shows { $number } for the { zauber-part-colour } Kobold.
zauber-look-giant = { seat-name } is the Giant, on { $clearing }.
zauber-look-giant-outside = { seat-name } is the Giant, still beside the board.
zauber-look-kobold = { zauber-part-whose }'s { zauber-part-colour } Kobold stands on { $clearing }{ $crystal ->
    [yes] , on a crystal
   *[no] { "" }
}.
zauber-look-kobold-outside = { zauber-part-whose }'s { zauber-part-colour } Kobold is beside the board.
zauber-look-crystals = { $clearings-count ->
    [one] Free crystal: { $clearings }
   *[other] Free crystals: { $clearings }
}.
zauber-look-wide = The Giant fits through from { $gaps }.
zauber-look-narrow = The Giant does not fit through from { $gaps }.
zauber-look-here = Clearing { $clearing }{ $crystal ->
    [yes] , with a crystal
   *[no] { "" }
}: { $who-count ->
    [0] nobody
   *[other] { $who }
}.
zauber-look-there = { $direction ->
    [north] North
    [east] East
    [south] South
   *[west] West
}, { $clearing }{ $crystal ->
    [yes] , with a crystal
   *[no] { "" }
}: { $who-count ->
    [0] nobody
   *[other] { $who }
}{ $mark ->
    [wide] ; the Giant fits through
    [narrow] ; the Giant does not fit through
    [passed] ; the Giant has just come through
   *[other] { "" }
}.
zauber-look-trees = Only trees { $directions }.
zauber-score = { seat-name }: { $count ->
    [one] 1 jewel
   *[other] { $count } jewels
} of { $goal }.
zauber-score-kinds = { seat-name }: { $count ->
    [0] no jewels
   *[other] { $jewels }
}.
zauber-score-hidden = { seat-name }: { $count ->
    [one] 1 hidden jewel
   *[other] { $count } hidden jewels
}.
zauber-you = You are { seat-name }.
zauber-you-giant = You are { seat-name }, and the Giant.
zauber-where-giant = The Giant is on { $clearing }, { $away ->
    [one] 1 clearing
   *[other] { $away } clearings
} away.
zauber-where-crystals = Free crystals: { $crystals }.
zauber-where-prey = { zauber-part-whose }'s { zauber-part-colour } Kobold is on { $clearing }, { $away ->
    [one] 1 clearing
   *[other] { $away } clearings
} away.
