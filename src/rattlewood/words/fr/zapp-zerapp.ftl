### Zapp Zerapp et Tic tac troll : ce qui se passe, ce qu’on peut choisir, où en sont les choses.
### $face dit comment on distingue les pièces : plain par la couleur, touch par la forme que sentent les doigts.

## Morceaux de phrases

zapp-part-whose = { $whose ->
    [red] Rouge
    [green] Vert
    [blue] Bleu
    [yellow] Jaune
   *[other] { $whose }
}
zapp-part-who = { $who ->
    [red] Rouge
    [green] Vert
    [blue] Bleu
    [yellow] Jaune
   *[other] { $who }
}
zapp-part-holder = { $holder ->
    [red] Rouge
    [green] Vert
    [blue] Bleu
    [yellow] Jaune
   *[other] Quelqu’un
}
zapp-part-piece = { $face ->
    [touch] { $whose ->
        [red] le triangle rouge
        [green] le carré vert
        [blue] le rond bleu
       *[yellow] le losange jaune
    }
   *[plain] l’apprenti { zapp-part-piece.colour }
}
    .colour = { $whose ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
zapp-part-shapes = { $seat ->
    [red] triangles
    [green] carrés
    [blue] ronds
   *[yellow] losanges
}
zapp-part-from = { $origin ->
    [start] du départ
   *[other] de la case { $origin }
}
zapp-part-to = { $end ->
    [home] jusque dans la ville
   *[other] à la case { $end }
}
zapp-part-steps = { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}
zapp-part-stones = { $number ->
    [one] 1 pierre
   *[other] { $number } pierres
}

## Ce qui se passe

zapp-shuffled = Les tonneaux sont mélangés.{ $numbers ->
    [unseen] { "" }
   *[other] { " " }De la place 1 à la place 13, ils contiennent { $numbers } pierres.
}
zapp-rolled = Les dés montrent { $first } et { $second } : le nombre magique est { $magic }.
zapp-grabbed = { seat-name } prend le tonneau de la place { $spot }.
zapp-shaken = { seat-name } secoue le tonneau de la place { $spot }.
zapp-returned = { seat-name } rend le tonneau à la place { $spot }.
zapp-placed = { seat-name } pose { $spot ->
    [unseen] un tonneau
   *[other] le tonneau de la place { $spot }
}.
zapp-uncovered = { seat-name } avait posé le tonneau de la place { $spot }.
zapp-contested = Plusieurs joueurs ont posé le tonneau de la place { $spot } : le sort décide.
zapp-kept = { seat-name } gagne le tirage au sort et garde le tonneau de la place { $spot }.
zapp-shown = { seat-name } a { zapp-part-stones } dans son tonneau : { $counts ->
    [yes] ça compte
   *[no] c’est trop
}.
zapp-walked = { seat-name } avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}, { zapp-part-from } { zapp-part-to }.
zapp-banished = { seat-name } bannit { zapp-part-piece } de la case { $square }.
zapp-spared = { seat-name } épargne { zapp-part-piece } de la case { $square }.
zapp-taken = { seat-name } emmène { zapp-part-piece } de la case { $square } { zapp-part-to }.
zapp-left = { seat-name } laisse { zapp-part-piece } sur la case { $square }.
zapp-won = { seat-name } a ses trois { $face ->
    [touch] { zapp-part-shapes }
   *[plain] apprentis
} en ville et gagne la partie.

## Ce qu’on peut choisir

zapp-ask-shaking = { seat-name }, le nombre magique est { $magic } : { $count ->
    [0] trouvez un tonneau et posez-le
    [one] vous tenez le tonneau de la place { $spots }
   *[other] vous tenez les tonneaux des places { $spots }
}.
zapp-ask-walking = { seat-name }, avancez { $number ->
    [one] d’une case
   *[other] de { $number } cases
} avec un de vos { $face ->
    [touch] { zapp-part-shapes }
   *[plain] apprentis
}.
zapp-ask-choosing = { seat-name }, décidez pour { zapp-part-piece } de la case { $square }.
zapp-offer-grab = Prendre le tonneau de la place { $spot }.
zapp-offer-grab-several = De { $first } à { $last } : prendre le tonneau de la place { $spots }.
zapp-offer-shake = Secouer le tonneau de la place { $spot }.
zapp-offer-return = Rendre le tonneau à la place { $spot }.
zapp-offer-place = Poser devant vous le tonneau de la place { $spot }.
zapp-offer-walk = Avancer { zapp-part-from } { zapp-part-to }, { zapp-part-steps }.{ $effects-count ->
    [0] { "" }
   *[other] { " " }{ $effects }
}
zapp-offer-banish = Bannir { zapp-part-piece } de la case { $square }.
zapp-offer-spare = Épargner { zapp-part-piece } de la case { $square }.
zapp-offer-take = Emmener { zapp-part-piece } de la case { $square }.
zapp-offer-leave = Laisser { zapp-part-piece } sur la case { $square }.
zapp-effect-banish = Bannit { zapp-part-piece } de la case { $square }.
zapp-effect-choice = Peut bannir { zapp-part-piece } de la case { $square }.
zapp-effect-take = Peut emmener { zapp-part-piece } de la case { $square }.
zapp-effect-safe = À l’abri à l’arrivée.

## Où en sont les choses

zapp-name = { seat-name }
zapp-land = dans le pays { zapp-part-piece.colour }
zapp-castles = sous les châteaux { zapp-part-piece.colour } et { $other ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
zapp-men = { $count ->
    [one] un { $face ->
        [touch] { $whose ->
            [red] triangle rouge
            [green] carré vert
            [blue] rond bleu
           *[yellow] losange jaune
        }
       *[plain] apprenti { zapp-part-piece.colour }
    }
   *[other] { $count } { $face ->
        [touch] { $whose ->
            [red] triangles rouges
            [green] carrés verts
            [blue] ronds bleus
           *[yellow] losanges jaunes
        }
       *[plain] apprentis { zapp-part-piece.colour }s
    }
}
zapp-look-magic = Le nombre magique est { $magic }.
zapp-look-shown = { seat-name } a { zapp-part-stones } dans { $spot ->
    [0] son tonneau
   *[other] le tonneau de la place { $spot }
}.
zapp-look-placed = { seat-name } a posé { $spot ->
    [0] un tonneau
   *[other] le tonneau de la place { $spot }
}.
zapp-look-hand = { seat-name } tient { $spots-count ->
    [one] le tonneau de la place { $spots }
   *[other] les tonneaux des places { $spots }
}.
zapp-look-free = { $spots-count ->
    [one] Tonneau libre : place { $spots }
   *[other] Tonneaux libres : places { $spots }
}.
zapp-look-waiting = { $seats } { $seats-count ->
    [one] doit
   *[other] doivent
} encore poser un tonneau.
zapp-look-walkers = { $seats-count ->
    [one] { $seats } doit encore avancer
   *[other] Doivent encore avancer, dans cet ordre : { $seats }
}.
zapp-look-meeting = À décider maintenant : { zapp-part-piece } de la case { $square }.
zapp-look-square = Case { $square }, { $ground } : { $men }.
zapp-look-empty = Case { $square }, { $ground } : personne.
zapp-look-colour = { seat-name } joue les { zapp-part-shapes }.
zapp-score = { seat-name } : { $home } en ville, { $start } au départ, { $steps ->
    [one] { $steps } pas parcouru
   *[other] { $steps } pas parcourus
}.
zapp-you = Vous jouez { seat-name } : { zapp-part-shapes }{ $face ->
    [touch] { " " }à { $seat ->
        [red] rayures
        [green] points
        [blue] vagues
       *[yellow] croix
    }
   *[plain] { "" }
}.
zapp-part-of-own = { $count ->
    [1] Un
    [2] Deux
   *[3] Trois
}
zapp-where-start = { zapp-part-of-own } au départ.
zapp-where-home = { zapp-part-of-own } en ville.
zapp-where = { zapp-part-of-own } sur la case { $square }, { $ground } : { $steps } pas depuis le départ, encore { $left } jusqu’à la ville, { $safe ->
    [0] à l’abri ici
   *[other] à l’abri dans { $safe }
}{ $ahead-count ->
    [0] { "" }
   *[other] { " ; " }{ $ahead }
}{ $behind-count ->
    [0] { "" }
   *[other] { " ; " }{ $behind }
}.
zapp-near = { zapp-part-whose } { $away ->
    [0] sur la même case
   *[other] à { $away } { $side ->
        [ahead] devant
       *[behind] derrière
    }
}
