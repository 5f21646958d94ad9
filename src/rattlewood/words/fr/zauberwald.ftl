### Zauberwald : ce qui se passe, ce qu’on peut choisir, où en sont les choses.

## Morceaux de phrases

zauber-part-whose = { $whose ->
    [fox] Renard
    [owl] Chouette
    [hare] Lièvre
    [raven] Corbeau
    [stag] Cerf
   *[other] { $whose }
}
zauber-part-colour = { $kobold ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
zauber-part-figure = { $figure ->
    [red] le Kobold rouge
    [green] le Kobold vert
    [blue] le Kobold bleu
    [yellow] le Kobold jaune
   *[giant] le Géant
}
zauber-part-jewel = { $kind ->
    [ruby] un rubis
    [emerald] une émeraude
    [sapphire] un saphir
    [amber] un ambre
    [pearl] une perle
   *[unseen] un joyau
}
zauber-part-steps = { $steps ->
    [one] 1 clairière
   *[other] { $steps } clairières
}
zauber-part-away = { $away ->
    [0] le Géant s’y trouve
    [one] le Géant est à 1 clairière
   *[other] le Géant est à { $away } clairières
}
zauber-part-to = { $direction ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}

## Ce qui se passe

zauber-grown = La forêt a poussé.{ $narrow ->
    [unseen] { "" }
    [none] { " " }Le Géant passe partout.
   *[other] { " " }Trop étroits pour le Géant : { $narrow }.
}
zauber-chosen = Le sort tombe sur { seat-name } : { seat-name } est le premier Géant.
zauber-entered = { seat-name } pose { zauber-part-figure } en { $clearing }.
zauber-sent = { seat-name } envoie le Kobold { zauber-part-colour }.
zauber-thrown = { seat-name } lance le dé : { $face ->
    [jewel] un joyau
   *[other] { $face }
}.
zauber-walked = Le Kobold { zauber-part-colour } de { seat-name } avance de { zauber-part-steps }, de { $origin } à { $end }.
zauber-stayed = Le Kobold { zauber-part-colour } de { seat-name } ne peut aller nulle part et reste en { $clearing }.
zauber-earned = { seat-name } prend un joyau et en a { $jewels }.
zauber-unpaid = Le cristal ne donne rien : le dernier joyau de { seat-name } doit venir du dé.
zauber-drew = { seat-name } reçoit { zauber-part-jewel } et a { $jewels ->
    [one] 1 joyau
   *[other] { $jewels } joyaux
}.
zauber-robbed = Le sac est vide : { seat-name } tire { zauber-part-jewel } chez { zauber-part-whose }.
zauber-dropped = { seat-name } remet { zauber-part-jewel } dans le sac.
zauber-stepped = Le Géant va de { $origin } à { $end }.
zauber-stuck = Le Géant ne passe pas entre { $origin } et { $end } : il est coincé en { $origin }.
zauber-stopped = Le Géant s’arrête en { $clearing }.
zauber-caught = Le Géant attrape le Kobold { zauber-part-colour } de { zauber-part-whose } en { $clearing }.
zauber-turned = { seat-name } est le Géant à présent.
zauber-inherited = { seat-name } continue avec le Kobold { zauber-part-colour }.
zauber-won = { seat-name } a réuni ce qu’il faut et gagne la partie.

## Ce qu’on peut choisir

zauber-ask-entering = { seat-name }, posez { zauber-part-figure } dans une clairière.
zauber-ask-sending = { seat-name }, lequel de vos Kobolds part en premier ?
zauber-ask-walking = { seat-name }, avancez de { zauber-part-steps } avec le Kobold { zauber-part-colour }, à partir de { $origin }{ $short ->
    [0] { "" }
   *[other] { " : " }aucun chemin n’est plus long
}.
zauber-ask-dropping = { seat-name }, six joyaux, c’est un de trop : lequel remettez-vous dans le sac ?
zauber-ask-stomping = { seat-name }, vous êtes le Géant en { $clearing } : franchissez un passage ou arrêtez-vous.
zauber-offer-enter = Se poser en { $spot }.
zauber-offer-enter-several = De { $first } à { $last } : se poser en { $spots }.
zauber-offer-send = Envoyer le Kobold { zauber-part-colour } de { $clearing } ; { zauber-part-away }.
zauber-offer-walk = Avancer en { $clearing }{ $pays ->
    [yes] { " " }et prendre un joyau
   *[no] { "" }
} ; { zauber-part-away }.
zauber-offer-drop = Remettre { zauber-part-jewel } ; vous en avez { $count ->
    [one] une seule pièce
   *[other] { $count }
}.
zauber-offer-step = Aller { zauber-part-to } en { $clearing }{ $who-count ->
    [0] { "" }
   *[other] , où se tient { $who }
}{ $mark ->
    [wide] { " ; " }vous passez
    [narrow] { " ; " }vous ne passez pas
   *[other] { "" }
}.
zauber-offer-stop = S’arrêter en { $clearing }.

## Où en sont les choses

zauber-giant = { seat-name } en Géant
zauber-kobold = le Kobold { zauber-part-colour } de { zauber-part-whose }
zauber-direction = { zauber-part-to }
zauber-gap = { $origin } à { $end }
zauber-jewels = { $kind ->
    [ruby] { $count ->
        [one] un rubis
       *[other] { $count } rubis
    }
    [emerald] { $count ->
        [one] une émeraude
       *[other] { $count } émeraudes
    }
    [sapphire] { $count ->
        [one] un saphir
       *[other] { $count } saphirs
    }
    [amber] { $count ->
        [one] un ambre
       *[other] { $count } ambres
    }
   *[pearl] { $count ->
        [one] une perle
       *[other] { $count } perles
    }
}
zauber-near = { $clearing } à { $away }
zauber-look-turn = C’est le tour de { seat-name }.
zauber-look-thrown = Le dé montre { $number } pour le Kobold { zauber-part-colour }.
zauber-look-giant = { seat-name } est le Géant, en { $clearing }.
zauber-look-giant-outside = { seat-name } est le Géant, encore à côté du plateau.
zauber-look-kobold = Le Kobold { zauber-part-colour } de { zauber-part-whose } est en { $clearing }{ $crystal ->
    [yes] , sur un cristal
   *[no] { "" }
}.
zauber-look-kobold-outside = Le Kobold { zauber-part-colour } de { zauber-part-whose } est à côté du plateau.
zauber-look-crystals = { $clearings-count ->
    [one] Cristal libre : { $clearings }
   *[other] Cristaux libres : { $clearings }
}.
zauber-look-wide = Le Géant passe de { $gaps }.
zauber-look-narrow = Le Géant ne passe pas de { $gaps }.
zauber-look-here = Clairière { $clearing }{ $crystal ->
    [yes] , avec un cristal
   *[no] { "" }
} : { $who-count ->
    [0] personne
   *[other] { $who }
}.
zauber-look-there = { $direction ->
    [north] Au nord
    [east] À l’est
    [south] Au sud
   *[west] À l’ouest
}, { $clearing }{ $crystal ->
    [yes] , avec un cristal
   *[no] { "" }
} : { $who-count ->
    [0] personne
   *[other] { $who }
}{ $mark ->
    [wide] { " ; " }le Géant y passe
    [narrow] { " ; " }le Géant n’y passe pas
    [passed] { " ; " }le Géant vient d’y passer
   *[other] { "" }
}.
zauber-look-trees = Rien que des arbres { $directions }.
zauber-score = { seat-name } : { $count ->
    [one] { $count } joyau
   *[other] { $count } joyaux
} sur { $goal }.
zauber-score-kinds = { seat-name } : { $count ->
    [0] aucun joyau
   *[other] { $jewels }
}.
zauber-score-hidden = { seat-name } : { $count ->
    [one] { $count } joyau caché
   *[other] { $count } joyaux cachés
}.
zauber-you = Vous êtes { seat-name }.
zauber-you-giant = Vous êtes { seat-name }, et le Géant.
zauber-where-giant = Le Géant est en { $clearing }, à { $away ->
    [one] { $away } clairière
   *[other] { $away } clairières
}.
zauber-where-crystals = Cristaux libres : { $crystals }.
zauber-where-prey = Le Kobold { zauber-part-colour } de { zauber-part-whose } est en { $clearing }, à { $away ->
    [one] { $away } clairière
   *[other] { $away } clairières
}.
