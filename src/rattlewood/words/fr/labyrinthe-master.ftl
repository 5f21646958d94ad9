### Labyrinthe Master : ce qui se passe, ce qu’on peut choisir, où en sont les choses.
### Les côtés ouverts sont des lettres dans les choix, et des mots entiers là où une tuile est décrite.

## Morceaux de phrases

labyrinthe-token = { $token ->
    [1] le crottin de cheval 1
    [2] la pomme de pin 2
    [3] la feuille de chêne 3
    [4] l’huile de limace noire 4
    [5] le trèfle à quatre feuilles 5
    [6] l’ail 6
    [7] la plume de corbeau 7
    [8] la jusquiame 8
    [9] l’araignée 9
    [10] la mousse de crâne 10
    [11] la baguette d’orvet 11
    [12] le cristal de roche 12
    [13] le crapaud 13
    [14] la salamandre 14
    [15] la belette 15
    [16] le chardon argenté 16
    [17] le serpent 17
    [18] l’émeraude 18
    [19] la mandragore 19
    [20] le coq noir 20
    [wand] une baguette
   *[other] le gui 25
}
labyrinthe-tile = { $tile ->
    [NE] NE
    [ES] ES
    [SW] SO
    [NW] NO
    [NS] NS
    [EW] EO
    [NES] NES
    [ESW] ESO
    [NSW] NSO
   *[NEW] NEO
}
labyrinthe-name = { seat-name }
labyrinthe-lies = { $token } en { $end }
labyrinthe-part-whose = { $whose ->
    [red] Rouge
    [green] Vert
    [blue] Bleu
   *[yellow] Jaune
}
labyrinthe-part-open = { $sides-count ->
    [0] fermée de tous les côtés
   *[other] ouverte { $sides }
}
labyrinthe-part-wands = { $wands ->
    [one] 1 baguette
   *[other] { $wands } baguettes
}
labyrinthe-part-count = { $count ->
    [one] 1 baguette
   *[other] { $count } baguettes
}

## Ce qui se passe

labyrinthe-laid = Le labyrinthe est posé.
labyrinthe-scattered = Les jetons sont posés.
labyrinthe-drawn = { seat-name } tire une recette{ $tokens-count ->
    [0] { "" }
   *[other] { " : " }{ $tokens }
}.
labyrinthe-begun = { seat-name } commence.
labyrinthe-offered = { seat-name } offre un conseil à { labyrinthe-part-whose } contre { $price }{ $arrow ->
    [unseen] { "" }
   *[other] { ", " }scellé : { $arrow }
}.
labyrinthe-passed = { seat-name } passe.
labyrinthe-accepted = { seat-name } accepte le conseil de { labyrinthe-part-whose } contre { $price } : pousser en { $arrow }.
labyrinthe-declined = { seat-name } refuse le conseil de { labyrinthe-part-whose }.
labyrinthe-countered = { seat-name } donnerait plutôt à { labyrinthe-part-whose } { $price }.
labyrinthe-agreed = { seat-name } est d’accord pour { $price }, à recevoir de { labyrinthe-part-whose } : pousser en { $arrow }.
labyrinthe-dropped = { seat-name } n’est pas d’accord : { labyrinthe-part-whose } n’aura pas ce conseil.
labyrinthe-pushed = { seat-name } pousse la tuile restante en { $arrow }, { labyrinthe-part-open }.
labyrinthe-carried = { labyrinthe-part-whose } { $ride ->
    [on] est emporté de { $origin } à { $end }
   *[round] sort en { $origin } et revient en { $end }
}.
labyrinthe-shifted = Des jetons avancent : { $lying }.
labyrinthe-paid = { seat-name } donne à { labyrinthe-part-whose } { $price } pour le conseil.
labyrinthe-kept = { seat-name } pousse ailleurs : { labyrinthe-part-whose } ne reçoit pas { $price }.
labyrinthe-walked = { seat-name } { $stays ->
    [yes] reste en { $end }
   *[no] va de { $origin } à { $end }
}.
labyrinthe-taken = { seat-name } prend { $token }.
labyrinthe-waved = { seat-name } utilise une baguette et rejoue.
labyrinthe-rested = { seat-name } n’utilise pas de baguette.
labyrinthe-shown = La recette de { seat-name } était { $tokens }.
labyrinthe-won = { seat-name } gagne avec { $points } points.

## Ce qu’on peut choisir

labyrinthe-ask-pushing = { seat-name }, { $again ->
    [yes] poussez encore une fois
   *[no] poussez
} : la tuile restante se pose { $tiles }. Prochain but : { $token }.
labyrinthe-ask-answering = { seat-name }, répondez au conseil de { $seats }, ou poussez.
labyrinthe-ask-advising = { seat-name }, { labyrinthe-part-whose } va pousser et cherche { $token } : offrez un conseil, ou passez.
labyrinthe-ask-replying = { seat-name }, { labyrinthe-part-whose } donnerait plutôt { $price } : acceptez, ou retirez votre offre.
labyrinthe-ask-walking = { seat-name }, { $count ->
    [0] aucune autre case n’est à portée de { $end } : restez là.
    [one] marchez depuis { $end } : { $count } autre case à portée, mais pas { $token }.
   *[other] marchez depuis { $end } : { $count } autres cases à portée, mais pas { $token }.
}
labyrinthe-ask-taking = { seat-name }, marchez depuis { $end } : { $count ->
    [one] { $count } autre case
   *[other] { $count } autres cases
} à portée, et là se trouve { $token }.
labyrinthe-ask-waving = { seat-name }, une baguette pour rejouer, ou passer ? Vous avez { labyrinthe-part-count }. Prochain but : { $token }.
labyrinthe-offer-push = Pousser en { $arrow }, tournée { $spot }.
labyrinthe-offer-push-several = De { $first } à { $last } : pousser en { $arrow }, de l’une de ces façons : { $spots }.
labyrinthe-offer-walk = Aller en { $spot }.
labyrinthe-offer-walk-several = De { $first } à { $last } : aller en { $spots }.
labyrinthe-offer-take = Aller en { $end } et prendre { $token }.
labyrinthe-offer-stay = Rester en { $end }.
labyrinthe-offer-offer = Offrir un conseil contre { $price } : la flèche { $spot }.
labyrinthe-offer-offer-several = De { $first } à { $last } : offrir un conseil contre { $price }, avec la flèche { $spots }.
labyrinthe-offer-accept = Accepter le conseil de { labyrinthe-part-whose } contre { $price }.
labyrinthe-offer-decline = Refuser le conseil de { labyrinthe-part-whose }.
labyrinthe-offer-counter = Proposer plutôt à { labyrinthe-part-whose } { $spot }.
labyrinthe-offer-counter-several = De { $first } à { $last } : proposer plutôt à { labyrinthe-part-whose } { $spots }.
labyrinthe-offer-agree = Être d’accord pour { $price }.
labyrinthe-offer-drop = Retirer l’offre plutôt que d’accepter { $price }.
labyrinthe-offer-quiet = Passer : pas de conseil pendant ce tour.
labyrinthe-offer-rest = Passer : garder vos baguettes.
labyrinthe-offer-wave = Utiliser une baguette pour rejouer ; vous avez { labyrinthe-part-count }.

## Où en sont les choses

labyrinthe-look-unlaid = Le labyrinthe n’est pas encore posé.
labyrinthe-look-turn = C’est { $again ->
    [yes] un tour de plus, grâce à une baguette, pour { seat-name }
   *[no] le tour de { seat-name }
}.
labyrinthe-look-walks = { seat-name } a poussé et peut marcher{ $again ->
    [yes] , pendant un tour donné par une baguette
   *[no] { "" }
}.
labyrinthe-look-spare = La tuile restante est { labyrinthe-part-open }.
labyrinthe-look-barred = En ce moment, personne ne peut pousser en { $arrow }.
labyrinthe-look-pawn = { seat-name } est en { $end }.
labyrinthe-look-due = Prochain but : { $token }, en { $end }.
labyrinthe-look-tokens = Autres jetons : { $lying }.
labyrinthe-look-square = Case { $end } : { $fast ->
    [yes] tuile fixe,
   *[no] tuile mobile,
} { labyrinthe-part-open } ; { $near-count ->
    [0] aucun chemin ne continue
   *[other] le chemin continue vers { $near }
}{ $lying-count ->
    [0] { "" }
   *[other] { " ; " }ici se trouve { $lying }
}{ $seats-count ->
    [0] { "" }
   *[other] { " ; " }ici, il y a { $seats }
}.
labyrinthe-look-offered = { seat-name } offre un conseil contre { $price }.
labyrinthe-look-countered = { seat-name } peut accepter { $price } pour son conseil.
labyrinthe-look-sealed = Votre propre conseil scellé : pousser en { $arrow }.
labyrinthe-look-bargain = { seat-name } donne à { labyrinthe-part-whose } { $price } s’il pousse en { $arrow }.
labyrinthe-you = Vous jouez { seat-name }, en { $end }.
labyrinthe-where-reach = { $walks ->
    [yes] Maintenant,
   *[no] Avant la poussée,
} { $count ->
    [one] une case est
   *[other] { $count } cases sont
} à portée : { $ends }.
labyrinthe-where-shut = { $walks ->
    [yes] Maintenant,
   *[no] Avant la poussée,
} aucune autre case n’est à portée.
labyrinthe-where-due = Prochain but : { $token }, en { $end }, { $standing ->
    [under] juste sous votre pion
    [near] à portée
   *[far] hors de portée
}.
labyrinthe-where-won = Vous avez { $tokens }.
labyrinthe-where-wands = Vous avez { labyrinthe-part-count }.
labyrinthe-where-recipe = Votre recette est { $tokens } ; de ceux-ci, vous en avez { $count }.
labyrinthe-score = { seat-name } : { $points } points, { $tokens-count ->
    [0] aucun jeton
   *[other] avec { $tokens }
}{ $brewed ->
    [0] { "" }
   *[other] , { $brewed } de la recette
}{ $wands ->
    [0] { "" }
   *[other] , { labyrinthe-part-wands }
}.
