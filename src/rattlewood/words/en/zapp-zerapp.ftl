### Zapp Zerapp and Tic tac troll: what happens, what can be chosen, how things stand, what is refused and why.
### $face is how pieces are told apart: plain by their colour, touch by the shape that fingers find.

## Parts of sentences

zapp-part-whose = { $whose ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[other] { $whose }
}
    .first = { $whose ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
   *[other] { $whose }
}
zapp-part-who = { $who ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[other] { $who }
}
    .first = { $who ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
   *[other] { $who }
}
zapp-part-holder = { $holder ->
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
   *[other] Somebody
}
zapp-part-piece = { $face ->
    [touch] the { $whose ->
        [red] red triangle
        [green] green square
        [blue] blue circle
       *[yellow] yellow diamond
    }
   *[plain] the { zapp-part-whose } apprentice
}
zapp-part-shapes = { $seat ->
    [red] triangles
    [green] squares
    [blue] circles
   *[yellow] diamonds
}
zapp-part-from = { $origin ->
    [start] from the start
   *[other] from square { $origin }
}
zapp-part-to = { $end ->
    [home] into the city
   *[other] to square { $end }
}
zapp-part-steps = { $steps ->
    [one] 1 square
   *[other] { $steps } squares
}
zapp-part-stones = { $number ->
    [one] 1 stone
   *[other] { $number } stones
}

## What happens

zapp-shuffled = The barrels are shuffled.{ $numbers ->
    [unseen] { "" }
   *[other] { " " }From spot 1 to spot 13 they hold { $numbers } stones.
}
zapp-rolled = The dice show { $first } and { $second }: the magic number is { $magic }.
zapp-grabbed = { seat-name.first } grabs the barrel from spot { $spot }.
zapp-shaken = { seat-name.first } shakes the barrel from spot { $spot }.
zapp-returned = { seat-name.first } returns the barrel to spot { $spot }.
zapp-placed = { seat-name.first } places { $spot ->
    [unseen] a barrel
   *[other] the barrel from spot { $spot }
}.
zapp-uncovered = { seat-name.first } placed the barrel from spot { $spot }.
zapp-contested = Several players have placed the barrel from spot { $spot }: the lot decides.
zapp-kept = { seat-name.first } wins the lot and keeps the barrel from spot { $spot }.
zapp-shown = { seat-name.first } has { zapp-part-stones } in the barrel: { $counts ->
    [yes] that counts
   *[no] that is too many
}.
zapp-walked = { seat-name.first } walks { zapp-part-steps }, { zapp-part-from } { zapp-part-to }.
zapp-banished = { seat-name.first } banishes { zapp-part-piece } on square { $square }.
zapp-spared = { seat-name.first } spares { zapp-part-piece } on square { $square }.
zapp-taken = { seat-name.first } takes { zapp-part-piece } along from square { $square } { zapp-part-to }.
zapp-left = { seat-name.first } leaves { zapp-part-piece } on square { $square }.
zapp-won = { seat-name.first } has all three { $face ->
    [touch] { zapp-part-shapes }
   *[plain] apprentices
} home and wins the game.

## What can be chosen

zapp-ask-shaking = { seat-name.first }, the magic number is { $magic }: { $count ->
    [0] find a barrel and place it
    [one] you hold the barrel from spot { $spots }
   *[other] you hold the barrels from spots { $spots }
}.
zapp-ask-walking = { seat-name.first }, walk { $number ->
    [one] 1 square
   *[other] { $number } squares
} with one of your { $face ->
    [touch] { zapp-part-shapes }
   *[plain] apprentices
}.
zapp-ask-choosing = { seat-name.first }, decide about { zapp-part-piece } on square { $square }.
zapp-offer-grab = Grab the barrel from spot { $spot }.
zapp-offer-grab-several = { $first } to { $last }: Grab a barrel, from spot { $spots }.
zapp-offer-shake = Shake the barrel from spot { $spot }.
zapp-offer-return = Return the barrel to spot { $spot }.
zapp-offer-place = Place the barrel from spot { $spot } in front of you.
zapp-offer-walk = Walk { zapp-part-from } { zapp-part-to }, { zapp-part-steps }.{ $effects-count ->
    [0] { "" }
   *[other] { " " }{ $effects }
}
zapp-offer-banish = Banish { zapp-part-piece } on square { $square }.
zapp-offer-spare = Spare { zapp-part-piece } on square { $square }.
zapp-offer-take = Take { zapp-part-piece } along from square { $square }.
zapp-offer-leave = Leave { zapp-part-piece } on square { $square }.
zapp-effect-banish = Banishes { zapp-part-piece } on square { $square }.
zapp-effect-choice = May banish { zapp-part-piece } on square { $square }.
zapp-effect-take = May take { zapp-part-piece } along from square { $square }.
zapp-effect-safe = Safe there.

## How things stand

zapp-name = { seat-name }
zapp-land = in { zapp-part-whose }'s land
zapp-castles = under the castles of { zapp-part-whose } and { $other ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
zapp-men = { $count ->
    [one] one { $face ->
        [touch] { $whose ->
            [red] red triangle
            [green] green square
            [blue] blue circle
           *[yellow] yellow diamond
        }
       *[plain] { zapp-part-whose } apprentice
    }
   *[other] { $count } { $face ->
        [touch] { $whose ->
            [red] red triangles
            [green] green squares
            [blue] blue circles
           *[yellow] yellow diamonds
        }
       *[plain] { zapp-part-whose } apprentices
    }
}
zapp-look-magic = The magic number is { $magic }.
zapp-look-shown = { seat-name.first } has { zapp-part-stones } in the barrel{ $spot ->
    [0] .
   *[other] {" "}from spot { $spot }.
}
zapp-look-placed = { seat-name.first } has placed { $spot ->
    [0] a barrel
   *[other] the barrel from spot { $spot }
}.
zapp-look-hand = { seat-name.first } holds { $spots-count ->
    [one] the barrel from spot { $spots }
   *[other] the barrels from spots { $spots }
}.
zapp-look-free = { $spots-count ->
    [one] Free barrel: spot { $spots }
   *[other] Free barrels: spots { $spots }
}.
zapp-look-waiting = Still to place a barrel: { $seats }.
zapp-look-walkers = { $seats-count ->
    [one] Still to walk: { $seats }
   *[other] Still to walk, in this order: { $seats }
}.
zapp-look-meeting = Now to be decided: { zapp-part-piece } on square { $square }.
zapp-look-square = Square { $square }, { $ground }: { $men }.
zapp-look-empty = Square { $square }, { $ground }: nobody.
zapp-look-colour = { seat-name.first } plays the { zapp-part-shapes }.
zapp-score = { seat-name.first }: { $home } home, { $start } at the start, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} walked.
zapp-you = You play { seat-name }: { zapp-part-shapes }{ $face ->
    [touch] { " " }with { $seat ->
        [red] stripes
        [green] dots
        [blue] waves
       *[yellow] crosses
    }
   *[plain] { "" }
}.
zapp-part-of-own = { $count ->
    [1] One
    [2] Two
   *[3] Three
}
zapp-where-start = { zapp-part-of-own } at the start.
zapp-where-home = { zapp-part-of-own } home in the city.
zapp-where = { zapp-part-of-own } on square { $square }, { $ground }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from the start, { $left } from the city, { $safe ->
    [0] safe here
   *[other] safe in { $safe }
}{ $ahead-count ->
    [0] { "" }
   *[other] ; { $ahead }
}{ $behind-count ->
    [0] { "" }
   *[other] ; { $behind }
}.
zapp-near = { zapp-part-whose } { $away ->
    [0] on the same square
   *[other] { $away } { $side ->
        [ahead] ahead
       *[behind] behind
    }
}
