### Ce que dit chaque table, quel que soit le jeu. Les règles de lecture se trouvent en tête de en/table.ftl.

list-next = { $list }, { $next }
list-last = { $list } et { $next }
list-effects = { $list } { $next }
number = { $number }

seat-name = { $seat ->
    [red] Rouge
    [green] Vert
    [blue] Bleu
    [yellow] Jaune
    [fox] Renard
    [owl] Chouette
    [hare] Lièvre
    [raven] Corbeau
    [stag] Cerf
   *[other] { $seat }
}
    .first = { seat-name }

## Refus et malentendus

refused = { $reason } (§{ $clause })
wrong-line = { $line ->
    [0] { $reason }
   *[other] Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
}

# §0.1
refused-back-not-yours = Vous ne pouvez reprendre que votre propre coup, et seulement si rien ne l’a suivi.
# §0.1
refused-back-all-at-once = Tant que tout le monde agit en même temps, rien ne se reprend.
# §0.1
refused-back-revealed = Ce coup a dévoilé quelque chose de caché : il ne se reprend plus.
# §0.1
refused-back-over = La partie est finie : on ne peut plus rien reprendre.

## Parties écrites

unreadable-not-a-record = Ce n’est pas une partie écrite : la première ligne doit être « { $expected } ».
unreadable-header-missing = Cette partie écrite ne dit pas « { $header } » : ajoutez une ligne qui commence par « { $header }: ».
unreadable-header-twice = La ligne { NUMBER($line, useGrouping: 0) } redit « { $header } » : gardez une seule de ces lignes.
unreadable-line = La ligne { NUMBER($line, useGrouping: 0) } dit « { $text } » : écrivez qui agit, puis deux-points, puis le coup.
unreadable-who = Personne ne joue ici sous le nom « { $name } » : écrivez nature ou l’un de ces noms : { $seats }.
unreadable-rules = « { $rules } » n’est pas une version des règles : écrivez un nombre comme { $known }.
unreadable-rules-newer = Cette partie écrite suit la version { $rules } des règles de { $game } : ici, on ne peut jouer que la version { $known }.
unreadable-dice = Cette partie a été jouée avec des dés nommés « { $dice } » : ici, on ne connaît que « { $known } ».
unreadable-result = La partie écrite annonce le résultat « { $written } », mais les coups mènent à « { $found } ».
unreadable-seal = Le secret ne correspond pas au sceau : le sceau commence par { $seal } et le secret donne { $found }.
unreadable-throw = Ce ne sont pas les dés scellés : la partie écrite dit « { $found } » et la graine donne « { $expected } ».
unreadable-game-other = Cette partie notée est de { $game }, pas de { $asked }.
unreadable-word-stranger = « { $name } » ajoute un mot aux dés mais ne joue pas : seuls ceux qui jouent peuvent en ajouter un.
unreadable-seed = Les dés ont besoin d’un secret qui dise quelque chose, et chaque mot du nom d’une place en minuscules.
unreadable-seed-letters = Le secret ou un mot des dés contient des lettres qu’on ne peut pas écrire : choisissez-en d’autres.

## Noms et nombres

unreadable-game = Aucun jeu ne s’appelle « { $name } » : choisissez parmi { $known }.
unreadable-skill = « { $name } » ne dit pas comment entendent les robots : choisissez parmi { $known }.
unreadable-bot-game = Le robot « { $name } » ne sait pas jouer à { $game } : choisissez-en un autre.
unreadable-clause = Il n’y a pas de règle { $clause } : le livret de règles va de { $first } à { $last }.
unreadable-seat = Ce jeu n’a pas de joueur « { $name } » : choisissez parmi { $seats }.
unreadable-seat-twice = Le joueur « { $name } » est nommé deux fois : nommez-le une seule fois.
unreadable-seat-count = { $count ->
    [0] Personne n’est nommé : il faut de { $least } à { $most } joueurs.
    [one] Un seul joueur ne suffit pas : il en faut de { $least } à { $most }.
   *[other] Il faut de { $least } à { $most } joueurs, et non { $count }.
}

## Coups, éditions et positions écrits

unreadable-move-verb = « { $text } » n’est pas un coup : commencez par l’un de ces mots : { $known }.
unreadable-event-verb = « { $text } » n’arrive pas dans ce jeu : commencez par l’un de ces mots : { $known }.
unreadable-word = « { $word } » ne va pas dans « { $text } » : écrivez-le comme « { $pattern } ».
unreadable-edition = Aucune édition ne s’appelle « { $word } » : choisissez parmi { $known }.
unreadable-edition-clash = « { $first } » et « { $second } » ne vont pas ensemble : choisissez l’un des deux.
unreadable-position-word = La position ne se lit pas : « { $word } » n’a rien à faire là.
unreadable-position-field = Aucune partie d’une position ne commence par « { $field } » : choisissez parmi { $known }.
unreadable-position-twice = La position dit deux fois « { $field } » : dites-le une seule fois.
unreadable-position-now = La position ne dit pas ce qui se passe : terminez-la par « now » et l’un de ces mots : { $known }.
