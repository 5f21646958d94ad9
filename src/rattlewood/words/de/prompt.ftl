# What the command line says. The browser has buttons instead of most of this.

## The heads of everything

heading = { $game }, Fassung { $edition }: { $seats }.
greet-people = { $count ->
    [one] Du spielst { $seats }.
   *[other] Ihr spielt { $seats } und gebt die Tastatur aneinander weiter.
}
greet-bots = Auf allen Plätzen spielen Computer.
greet-seal = Die Würfel sind versiegelt: { $seal }.
greet-help = Tippe ein Fragezeichen, um zu hören, was du tun kannst.
prompt = { "> " }
hand-over = Bitte weitergeben an { seat-name }. Drücke die Eingabetaste, wenn sonst niemand zuschaut oder zuhört.{ " " }

## A turn

ask-many = Du kannst unter { $count } Zügen wählen. Tippe ein Fragezeichen, um sie zu hören, oder tippe einen Zug.
ask-why = Tippe warum, um die Regel zu hören.
why-nothing = Bisher wurde nichts abgelehnt.
nothing-new = Seit deinem letzten Zug ist nichts geschehen.
preview = Das würde geschehen.
preview-hidden = Das würde ein Geheimnis aufdecken, also weiß es vorher niemand.
taken-back = Zurückgenommen: { $move }
taken-back-line = { seat-name.first } nimmt das zurück.
heard = Das klingt nach etwa { $guess ->
    [one] einem Stein
   *[other] { $guess } Steinen
}{ $spread ->
    [0] .
   *[other] , vielleicht { $low } bis { $high }.
}
hushed = In den Zügen der anderen passt du jetzt, ohne gefragt zu werden. Tippe still, um wieder gefragt zu werden.
unhushed = In den Zügen der anderen wirst du wieder gefragt.
saved = Gespeichert als { $file }.
record-lost = Das Spiel geht weiter, wird dort aber nicht mehr aufgeschrieben. Tippe speichern und einen anderen Namen, um es woanders zu behalten.
left = Das Spiel liegt in { $file }. Tippe, um es fortzusetzen: { $command }
left-nowhere = Das Spiel ist nirgends aufgehoben.
keep-where = Wo soll das Spiel aufgehoben werden? Tippe den Namen einer Datei.{ " " }
resumed-cut = Die letzte Zeile von { $file } ist nicht zu Ende geschrieben und bleibt weg: { $text }
place = { seat-name.first } { $place ->
    [1] gewinnt.
    [2] kommt auf Platz 2.
    [3] kommt auf Platz 3.
    [4] kommt auf Platz 4.
   *[other] kommt auf Platz 5.
}

## Eine Serie

series-seal = Eine Serie aus { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
}. Was zuerst angelegt wird, bleibt gleich; es ist versiegelt: { $seal }.
series-number = Spiel { $number } von { $count }.
series-wins = { seat-name } { $count }
series-total = Gewonnen nach { $number ->
    [one] einem Spiel
   *[other] { $number } Spielen
} von { $count }: { $wins }.

## The questions: what each does, and the words that ask it

help-where = wo: wo deine eigenen Figuren sind.
help-look = schau: alles auf dem Tisch; schau und ein Ort, etwa 5 oder c3: dieser Ort; schau rot: eine Farbe.
help-draw = bild: das Brett aus Buchstaben gezeichnet.
help-preview = vorschau und ein Zug: was er bewirken würde.
help-score = stand: wie es bei allen steht.
help-news = neues: was seit deinem letzten Zug geschehen ist.
help-repeat = nochmal: was gesagt wurde, seit du zuletzt etwas getippt hast.
help-rule = regel: die Regel für diesen Augenblick; regel 5.3: dieser Absatz; regel 5: dieses Kapitel; regel und Wörter: wo sie vorkommen.
help-why = warum: die Regel hinter der letzten Ablehnung.
help-back = zurück: deinen letzten Zug zurücknehmen.
help-save = speichern, oder speichern und ein Dateiname: das Spiel aufschreiben.
help-quit = ende: aufhören; das Spiel bleibt erhalten.
help-hush = still: in den Zügen der anderen passen, ohne gefragt zu werden; noch einmal, um wieder gefragt zu werden.
help-choices = Fragezeichen: deine Züge.
help-help = hilfe: diese Fragen.
ask-help = Tippe hilfe, um zu hören, was du alles fragen kannst.
command-choices = ?, züge, zuege
command-help = hilfe, h
command-where = wo, w
command-look = schau, schauen, l
command-draw = bild, brett, zeichnen
command-preview = vorschau, v
command-score = stand, punkte
command-news = neues, n
command-repeat = nochmal, wiederholen
command-rule = regel, regeln
command-why = warum
command-back = zurück, zurueck
command-save = speichern
command-hush = still, psst
command-quit = ende, beenden, q
verb-grab = nehmen, nimm, greifen, g
verb-shake = schütteln, schuetteln, schüttle, s
verb-return = zurückstellen, zurueckstellen, r
verb-place = behalten, abstellen
verb-walk = ziehen, gehen, geh, zieh
verb-banish = verbannen
verb-spare = verschonen
verb-take = mitnehmen
verb-leave = stehenlassen, lassen
chair-red = rot
chair-green = grün, gruen
chair-blue = blau
chair-yellow = gelb

## The other commands

remark = Bemerkung: { $text }
remark-people = Von Menschen gespielt: { $people }.
step = Eingabetaste für den nächsten Zug, noch { $left }; alles andere hört auf.{ " " }
unfinished = Das Spiel ist nicht zu Ende.
verified = { $moves ->
    [0] Noch gibt es keinen Zug.
    [one] Der einzige Zug folgt den Regeln.
   *[other] Alle { $moves } Züge folgen den Regeln.
}
verified-checked = { $throws ->
    [0] Das Siegel passt zu seinem Geheimnis, und noch ist nichts gewürfelt.
    [one] Das Siegel passt zu seinem Geheimnis, und der einzige Wurf ist der versiegelte.
   *[other] Das Siegel passt zu seinem Geheimnis, und alle { $throws } Würfe sind die versiegelten.
}
verified-sealed = Das Geheimnis der Würfel ist noch nicht verraten, { $throws ->
    [0] und gewürfelt ist auch noch nichts
    [one] also kann niemand den Wurf nachprüfen
   *[other] also kann niemand die { $throws } Würfe nachprüfen
}.
verified-unsealed = Die Würfel waren nicht versiegelt, { $throws ->
    [0] und gewürfelt ist noch nichts
    [one] also kann niemand den Wurf nachprüfen
   *[other] also kann niemand die { $throws } Würfe nachprüfen
}.
verified-seal = Das Siegel ist { $seal }. Vergleiche es mit dem, das vor dem Spiel gezeigt wurde.
verified-seal-series = Das Siegel der Serie ist { $seal }. Vergleiche es mit dem, das vor der Serie gezeigt wurde.
verified-words = { $words-count ->
    [0] Den Würfeln ist kein Wort eines Spielers beigemischt.
    [one] Den Würfeln ist das Wort von { $words } beigemischt.
   *[other] Den Würfeln sind die Wörter von { $words } beigemischt.
}
verified-result = Das Ergebnis stimmt.
games-players = Für { $least } bis { $most } Spieler: { $seats }.
games-editions = Wörter für --edition, die sich verbinden lassen:

## Help for the command line

about = Alte Zauberspiele, genau und schön, für Augen und für Ohren.
about-version = sagen, welche Version das ist
about-lang = die Sprache von allem, was gesagt wird
about-help = das hier sagen und aufhören
about-usage = Aufruf:{ " " }
about-arguments = zu nennen
about-options = Optionen
about-commands = Befehle
about-play = hier am Prompt ein Spiel spielen
about-replay = ein aufgeschriebenes Spiel Zug für Zug erzählen
about-verify = prüfen, ob ein aufgeschriebenes Spiel den Regeln folgt und seine Würfel ehrlich waren
about-draw = eine Stellung zeichnen, oder wohin ein aufgeschriebenes Spiel gekommen ist
about-rules = die Regeln eines Spiels
about-games = die Spiele im Regal
about-game = ein Spiel im Regal, zum Beispiel zapp-zerapp
about-clause = ein Absatz wie 5.3, ein Kapitel wie 5, oder Wörter, die gesucht werden
about-edition = die Fassung, oder mehrere Wörter, die sich verbinden, zum Beispiel professional,calm
about-seats = wie viele spielen, oder welche Farben; drei, wenn nichts gesagt wird
about-bots = auf wie vielen Plätzen Computer spielen; auf allen bis auf einen, wenn nichts gesagt wird
about-bot = welche Art von Computerspielern
about-skill = wie gut die Computerspieler hören
about-seed = das Geheimnis hinter den Würfeln, um dasselbe Glück noch einmal zu spielen
about-series = so viele Spiele hintereinander in dem, was zuerst angelegt wurde, etwa in einem Wald
about-word = ein Wort, das ein Spieler den Würfeln mitgibt
about-record = das Spiel Zug für Zug hier aufschreiben
about-resume = ein aufgeschriebenes Spiel fortsetzen
about-file = ein aufgeschriebenes Spiel
about-step = nach jedem Zug auf die Eingabetaste warten
about-what = eine Stellung in einer Zeile, eine Zeichnung oder ein aufgeschriebenes Spiel
about-move = die Stellung nach so vielen Zügen des aufgeschriebenen Spiels
about-line = die Stellung lieber in einer Zeile schreiben

## Misfortunes at the prompt

trouble-missing = Es gibt weder Datei noch Ordner { $file }.
trouble-folder = { $file } ist ein Ordner; nenne eine Datei.
trouble-forbidden = { $file } darf hier weder gelesen noch geschrieben werden; wähle einen anderen Ort.
trouble-full = Die Platte ist voll, { $file } konnte nicht geschrieben werden.
trouble-exists = { $file } gibt es schon; wähle einen anderen Namen, oder setze dieses Spiel mit --resume fort.
unreadable-not-text = { $file } ist kein Text, also weder ein aufgeschriebenes Spiel noch eine Stellung.
trouble-output = die Ausgabe
trouble-name = { $file } ist zu lang für einen Dateinamen; wähle einen kürzeren.
trouble-file = { $file } war nicht zu gebrauchen: { $reason }.
unreadable-language = { $name } ist keine Sprache, die hier bekannt ist; wähle { $known }.
unreadable-argument = Die Befehlszeile ist nicht zu verstehen: { $text }.
unreadable-argument-unknown = { $text } bedeutet hier nichts; rattlewood --help sagt, was es gibt.
unreadable-argument-missing = Es fehlt etwas: { $text }.
unreadable-argument-choice = { $text } ist keiner der Befehle: { $known }.
unreadable-argument-value = Nach { $text } muss ein Wert folgen.
unreadable-argument-no-value = Nach { $text } kommt kein Wert.
unreadable-bot-count = { $count } Computer haben hier keinen Platz; wähle eine Zahl von 0 bis { $most }.
unreadable-bot = { $name } ist nicht bekannt; wähle { $known }.
unreadable-dice-word = { $text } ist kein Wort für die Würfel; schreibe einen Platz und sein Wort, zum Beispiel red=mond; die Plätze sind { $seats }.
unreadable-dice-word-twice = { $name } hat zwei Wörter für die Würfel; gib nur eines an.
unreadable-choice = Eine Wahl { $number } gibt es nicht; { $most ->
    [1] die einzige ist 1.
   *[other] wähle eine Zahl von 1 bis { $most }.
}
unreadable-nothing-typed = Da steht nichts. Tippe ein Fragezeichen, um zu hören, was du tun kannst.
unreadable-rule-search = Kein Absatz spricht von { $text }.
unreadable-file-size = { $file } ist größer als { $most } Megabyte, also kein aufgeschriebenes Spiel.
unreadable-move-number = Einen Zug { $number } gibt es in diesem Spiel nicht; wähle eine Zahl von 0 bis { $most }.
unreadable-move-of-position = Eine Stellung hat keine Züge zu zählen; --move braucht ein aufgeschriebenes Spiel.
unreadable-position-name = Das ist weder eine Datei noch eine Stellung: Eine Stellung muss mit einem Spiel und einem Doppelpunkt beginnen, zum Beispiel zapp-zerapp basic:, und die Spiele sind { $known }.
unreadable-series-game = { $game } behält nichts von einem Spiel zum nächsten, also gibt es keine Serie davon; wähle aus diesen: { $known }.
unreadable-series-length = { $text } ist keine Länge einer Serie; wähle eine Zahl von Spielen von 1 bis { $most }.
unreadable-series-alone = Eine Serie beginnt neu mit dem Namen eines Spiels; sie geht nicht zusammen mit --resume.
unreadable-resume-game = { $file } ist ein Spiel von { $game }, nicht von { $asked }.
unreadable-resume-with = { $option } geht nicht zusammen mit --resume: Das Spiel geht weiter, wie es begonnen hat.
unreadable-resume-over = Das Spiel in { $file } ist zu Ende; höre es mit rattlewood replay.
unreadable-typed = „{ $text }“ ist hier kein Zug. Züge beginnen mit { $verbs }; tippe ein Fragezeichen, um alle zu hören.
unreadable-nothing-kept = Hier liegt kein angefangenes Spiel; nenne eine Datei nach --resume.

verb = { $verb }

## The words an edition is made of: what they are called, and what they mean

edition-basic = Grundspiel
about-edition-basic = das Spiel, wie es gedruckt ist.
edition-professional = Profi
about-edition-professional = Burgen schützen, und wer unter seiner eigenen steht, darf mitgenommen werden.
edition-shuffled = gemischt
about-edition-shuffled = die Fässer werden vor jeder Runde gemischt.
edition-memory = Gedächtnis
about-edition-memory = die Fässer werden einmal gemischt; danach behält jedes seinen Platz.
edition-automatic = von selbst
about-edition-automatic = wer verbannt werden kann, wird verbannt.
edition-by-hand = von Hand
about-edition-by-hand = wer zieht, entscheidet bei jedem Gegner: verbannen oder verschonen.
edition-race = Wettgreifen
about-edition-race = alle greifen gleichzeitig, und die erste Hand hat das Fass.
edition-calm = in Ruhe
about-edition-calm = alle schütteln wie allein, und niemand drängt.
edition-two-hands = zwei Hände
about-edition-two-hands = man darf zwei Fässer auf einmal halten.
edition-one-hand = eine Hand
about-edition-one-hand = man darf ein Fass auf einmal halten.
edition-gentle-start = sanfter Start
about-edition-gentle-start = wer vom Start loszieht, verbannt niemanden.
edition-fierce-start = wilder Start
about-edition-fierce-start = wer vom Start loszieht, verbannt wie alle anderen.
