### Labyrinthe Master: what happens, what can be chosen, how things stand.
### Open sides are letters in choices and whole words where a tile is described.

## Parts of sentences

labyrinthe-token = { $token ->
    [1] horse droppings 1
    [2] pine cones 2
    [3] oak leaf 3
    [4] black slug oil 4
    [5] four-leaf clover 5
    [6] garlic 6
    [7] raven's feather 7
    [8] henbane 8
    [9] spider 9
    [10] skull moss 10
    [11] slow-worm wand 11
    [12] rock crystal 12
    [13] toad 13
    [14] fire salamander 14
    [15] weasel 15
    [16] silver thistle 16
    [17] snake 17
    [18] emerald 18
    [19] mandrake 19
    [20] black cockerel 20
    [wand] a wand
   *[other] mistletoe 25
}
labyrinthe-tile = { $tile ->
    [NE] NE
    [ES] ES
    [SW] SW
    [NW] NW
    [NS] NS
    [EW] EW
    [NES] NES
    [ESW] ESW
    [NSW] NSW
   *[NEW] NEW
}
labyrinthe-name = { seat-name }
labyrinthe-lies = { $token } on { $end }
labyrinthe-part-whose = { $whose ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
    .first = { $whose ->
    [red] Red
    [green] Green
    [blue] Blue
   *[yellow] Yellow
}
labyrinthe-part-open = { $sides-count ->
    [0] closed on all sides
   *[other] open to the { $sides }
}
labyrinthe-part-wands = { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
}
labyrinthe-part-count = { $count ->
    [one] 1 wand
   *[other] { $count } wands
}

## What happens

labyrinthe-laid = The maze is laid out.
labyrinthe-scattered = The tokens are laid out.
labyrinthe-drawn = { seat-name.first } draws a recipe{ $tokens-count ->
    [0] { "" }
   *[other] : { $tokens }
}.
labyrinthe-begun = { seat-name.first } begins.
labyrinthe-offered = { seat-name.first } offers advice to { labyrinthe-part-whose } for { $price }{ $arrow ->
    [unseen] { "" }
   *[other] { ", " }sealed: { $arrow }
}.
labyrinthe-passed = { seat-name.first } passes.
labyrinthe-accepted = { seat-name.first } accepts { labyrinthe-part-whose }'s advice for { $price }: push in at { $arrow }.
labyrinthe-declined = { seat-name.first } declines { labyrinthe-part-whose }'s advice.
labyrinthe-countered = { seat-name.first } would give { $price } to { labyrinthe-part-whose } instead.
labyrinthe-agreed = { seat-name.first } agrees to { $price } from { labyrinthe-part-whose }: push in at { $arrow }.
labyrinthe-dropped = { seat-name.first } does not agree, so { labyrinthe-part-whose } gets no advice from there.
labyrinthe-pushed = { seat-name.first } pushes the spare tile in at { $arrow }, { labyrinthe-part-open }.
labyrinthe-carried = { labyrinthe-part-whose.first } { $ride ->
    [on] is carried from { $origin } to { $end }
   *[round] is pushed off at { $origin } and rides round to { $end }
}.
labyrinthe-shifted = Tokens move along: { $lying }.
labyrinthe-paid = { seat-name.first } gives { $price } to { labyrinthe-part-whose } for the advice.
labyrinthe-kept = { seat-name.first } pushes elsewhere, so { labyrinthe-part-whose } does not get { $price }.
labyrinthe-walked = { seat-name.first } { $stays ->
    [yes] stays on { $end }
   *[no] walks from { $origin } to { $end }
}.
labyrinthe-taken = { seat-name.first } takes { $token }.
labyrinthe-waved = { seat-name.first } uses a wand and has another turn.
labyrinthe-rested = { seat-name.first } uses no wand.
labyrinthe-shown = { seat-name.first }'s recipe was { $tokens }.
labyrinthe-won = { seat-name.first } wins with { $points } points.

## What can be chosen

labyrinthe-ask-pushing = { seat-name.first }, { $again ->
    [yes] push once more
   *[no] push
}: ways to lay the spare tile are { $tiles }. Wanted next: { $token }.
labyrinthe-ask-answering = { seat-name.first }, answer the advice of { $seats }, or push.
labyrinthe-ask-advising = { seat-name.first }, { labyrinthe-part-whose } is about to push and wants { $token }: offer advice, or pass.
labyrinthe-ask-replying = { seat-name.first }, { labyrinthe-part-whose } would give { $price } instead: agree, or drop your offer.
labyrinthe-ask-walking = { seat-name.first }, { $count ->
    [0] no other square is in reach from { $end }: stay there.
    [one] walk from { $end }: one other square is in reach, but { $token } is not.
   *[other] walk from { $end }: { $count } other squares are in reach, but { $token } is not.
}
labyrinthe-ask-taking = { seat-name.first }, walk from { $end }: { $count ->
    [one] one other square is
   *[other] { $count } other squares are
} in reach, and { $token } lies there.
labyrinthe-ask-waving = { seat-name.first }, use a wand for another turn, or pass? You have { labyrinthe-part-count }. Wanted next: { $token }.
labyrinthe-offer-push = Push in at { $arrow }, laid { $spot }.
labyrinthe-offer-push-several = { $first } to { $last }: Push in at { $arrow }, in any of these ways: { $spots }.
labyrinthe-offer-walk = Walk to { $spot }.
labyrinthe-offer-walk-several = { $first } to { $last }: Walk to { $spots }.
labyrinthe-offer-take = Walk to { $end } and take { $token }.
labyrinthe-offer-stay = Stay on { $end }.
labyrinthe-offer-offer = Offer advice for { $price }: the arrow { $spot }.
labyrinthe-offer-offer-several = { $first } to { $last }: Offer advice for { $price }, with the arrow { $spots }.
labyrinthe-offer-accept = Accept { labyrinthe-part-whose }'s advice for { $price }.
labyrinthe-offer-decline = Decline { labyrinthe-part-whose }'s advice.
labyrinthe-offer-counter = Offer { $spot } to { labyrinthe-part-whose } instead.
labyrinthe-offer-counter-several = { $first } to { $last }: Instead, offer { labyrinthe-part-whose } one of these: { $spots }.
labyrinthe-offer-agree = Agree to { $price }.
labyrinthe-offer-drop = Drop the offer rather than agree to { $price }.
labyrinthe-offer-quiet = Pass: no advice in this turn.
labyrinthe-offer-rest = Pass: keep your wands.
labyrinthe-offer-wave = Use a wand for another turn; you have { labyrinthe-part-count }.

## How things stand

labyrinthe-look-unlaid = The maze has not been laid out yet.
labyrinthe-look-turn = It is { seat-name }'s { $again ->
    [yes] further turn, by a wand
   *[no] turn
}.
labyrinthe-look-walks = { seat-name.first } has pushed and may walk{ $again ->
    [yes] , on a turn by a wand
   *[no] { "" }
}.
labyrinthe-look-spare = The spare tile is { labyrinthe-part-open }.
labyrinthe-look-barred = Nobody may push in at { $arrow } now.
labyrinthe-look-pawn = { seat-name.first } stands on { $end }.
labyrinthe-look-due = Wanted next: { $token }, on { $end }.
labyrinthe-look-tokens = Other tokens: { $lying }.
labyrinthe-look-square = Square { $end }: { $fast ->
    [yes] a fast tile,
   *[no] a loose tile,
} { labyrinthe-part-open }; { $near-count ->
    [0] no way leads on
   *[other] ways lead on to { $near }
}{ $lying-count ->
    [0] { "" }
   *[other] ; here lies { $lying }
}{ $seats-count ->
    [0] { "" }
   *[other] ; here stands { $seats }
}.
labyrinthe-look-offered = { seat-name.first } offers advice for { $price }.
labyrinthe-look-countered = { seat-name.first } may agree to { $price } for advice.
labyrinthe-look-sealed = Your own sealed advice: push in at { $arrow }.
labyrinthe-look-bargain = { seat-name.first } gives { $price } to { labyrinthe-part-whose } for pushing in at { $arrow }.
labyrinthe-you = You play { seat-name }, on { $end }.
labyrinthe-where-reach = { $walks ->
    [yes] Now
   *[no] Before the push
} { $count ->
    [one] one square is
   *[other] { $count } squares are
} in reach: { $ends }.
labyrinthe-where-shut = { $walks ->
    [yes] Now
   *[no] Before the push
} no other square is in reach.
labyrinthe-where-due = Wanted next: { $token }, on { $end }, { $standing ->
    [under] right under your pawn
    [near] in reach
   *[far] out of reach
}.
labyrinthe-where-won = You have { $tokens }.
labyrinthe-where-wands = You have { labyrinthe-part-count }.
labyrinthe-where-recipe = Your recipe is { $tokens }; of these you have { $count }.
labyrinthe-score = { seat-name.first }: { $points } points, { $tokens-count ->
    [0] no tokens
   *[other] with { $tokens }
}{ $brewed ->
    [0] { "" }
   *[other] , { $brewed } of the recipe
}{ $wands ->
    [0] { "" }
   *[other] , { labyrinthe-part-wands }
}.
