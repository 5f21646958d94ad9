### Zauberwald à l’invite : ce qu’on peut taper, et les mots de ses éditions.

## Ce qu’on peut taper

verb-enter = placer, entrer
verb-send = envoyer, envoie
verb-step = franchir, aller, avancer
verb-stop = arrêter, arreter, stop
verb-drop = remettre
chair-fox = renard
chair-owl = chouette
chair-hare = lièvre, lievre
chair-raven = corbeau
chair-stag = cerf
typed-giant = géant, geant
typed-ruby = rubis
typed-emerald = émeraude, emeraude
typed-sapphire = saphir
typed-amber = ambre
typed-pearl = perle

## Les mots d’une édition

about-edition-zauberwald-basic = le jeu tel qu’il est imprimé : sept joyaux gagnent.
edition-notes = avec notes
about-edition-notes = les passages que le Géant a essayés restent marqués pour tous.
about-edition-zauberwald-memory = les passages que le Géant a essayés sont dits une fois ; aux joueurs de s’en souvenir.
edition-three-equal = trois pareils
about-edition-three-equal = trois joyaux de la même sorte gagnent.
edition-five-different = cinq différents
about-edition-five-different = un joyau de chaque sorte gagne.
edition-either = l’un ou l’autre
about-edition-either = trois de la même sorte ou un de chaque sorte gagnent.
edition-last-from-die = dernier joyau au dé
about-edition-last-from-die = le dernier joyau doit venir du dé.
edition-last-anywhere = dernier joyau de partout
about-edition-last-anywhere = le dernier joyau peut aussi venir d’un cristal.
edition-open = à découvert
about-edition-open = tout le monde voit quels joyaux on reçoit.
edition-secret = en secret
about-edition-secret = chacun est seul à voir quels sont ses joyaux.
edition-narrow = { $number ->
    [one] { $number } passage étroit
   *[other] { $number } passages étroits
}
about-edition-narrow = { $number ->
    [one] { $number } passage est trop étroit pour le Géant.
   *[other] { $number } passages sont trop étroits pour le Géant.
}
about-edition-narrow-several = narrow-{ $least } à narrow-{ $most } : autant de passages que le mot le dit sont trop étroits pour le Géant ; { $plain } si l’on ne dit rien.
