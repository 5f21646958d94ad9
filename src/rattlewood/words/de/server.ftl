# What the table server says: what it refuses, and the set phrases people may send each other.

why-allowed = Dieser Zug ist erlaubt.
step-remark = Bemerkung: „{ $text }“.

## Refusals

unreadable-no-series = Von { $game } gibt es keine Serie: Nichts bleibt von einem Spiel zum nächsten.
unreadable-table-missing = Diesen Tisch gibt es nicht oder nicht mehr: Lass dir den Link noch einmal geben.
unreadable-table-taken = Dieser Platz ist besetzt: Nimm einen anderen oder schau zu.
unreadable-table-begun = Das Spiel hat begonnen, deshalb lässt sich das nicht mehr ändern.
unreadable-table-open = Noch sind Plätze frei: Warte auf jemanden oder setze Bots dorthin.
unreadable-table-over = Das Spiel an diesem Tisch ist zu Ende.
unreadable-table-running = Das Spiel läuft noch: Das geht erst, wenn es zu Ende ist.
unreadable-table-again = Das nächste Spiel steht schon bereit: Geh dorthin.
unreadable-table-closed = Der Tisch wurde weggeräumt, bevor das aufgeschrieben war, also ist es nicht geschehen: Öffne ihn noch einmal.
unreadable-table-full = Dieses Protokoll hat { $most } Zeilen, und mehr hebt ein Tisch nicht auf: Beginne ein neues Spiel.
unreadable-not-begun = Das Spiel hat noch nicht begonnen.
unreadable-code = Dieser Code öffnet keinen Platz: Tippe ihn so, wie er gezeigt wurde, oder lass dir einen neuen geben.
unreadable-token = Dieser Schlüssel öffnet keinen Platz an diesem Tisch: Setz dich dazu oder nimm deinen Code.
unreadable-no-onlookers = An diesem Tisch darf niemand zuschauen.
unreadable-seat-closed = Dieser Platz ist hier nicht offen: Öffne ihn zuerst mit seinem Schlüssel.
unreadable-not-host = Das darf nur, wer den Tisch gemacht hat.
unreadable-nobody-there = Dort sitzt niemand: { seat-name }.
unreadable-still-here = Wer { seat-name } spielt, ist da: Ein Bot springt nur für Abwesende ein.
unreadable-not-deciding = Du hast jetzt nichts zu entscheiden.
unreadable-no-hint = Mir ist kein Tipp eingefallen: Versuch es noch einmal.
unreadable-question = Auf „{ $what }“ weiß niemand eine Antwort: Frag eines davon: { $known }.
unreadable-onlooker = Du schaust zu: Das kann nur fragen, wer mitspielt.
unreadable-speech = Wer diesen Tisch gemacht hat, lässt diese Art zu reden nicht zu.
unreadable-phrase = „{ $name }“ sagt hier niemand: Nimm eines davon: { $known }.
unreadable-too-fast = Das war zu viel auf einmal: Warte einen Moment.
unreadable-too-many-open = Es können nur { $most } Plätze zugleich offen sein: Schließe erst einen.
unreadable-message = Diese Nachricht ist nicht zu verstehen: „{ $text }“.
unreadable-crash = Hier ist etwas schiefgegangen, und du kannst nichts dafür; nichts Bestätigtes ist verloren.
unreadable-store-away = Gerade lässt sich nichts aufschreiben, deshalb ist nichts geschehen: Versuch es gleich noch einmal.
unreadable-listened = Du hast in dieser Runde { $most } Sekunden gelauscht: Mehr ist an diesem Tisch nicht erlaubt.
unreadable-not-to-be-shaken = Bei { $spot } gibt es nichts zu schütteln.
unreadable-between = { $name } geht so nicht: Nimm eine Zahl von { $least } bis { $most }.
unreadable-choice-of = „{ $name }“ steht nicht zur Wahl: { $known }.
unreadable-position-long = Diese Stellung hat mehr als { $most } Buchstaben, also ist es keine.
unreadable-record-missing = Dieses Protokoll gibt es nicht.
unreadable-record-long = Das ist länger als { $most } Kilobyte, also ist es kein Protokoll.
unreadable-sent-not-text = Was geschickt wurde, ist kein Text.
unreadable-page = Unter dieser Adresse ist nichts.
unreadable-port-taken = Port { $port } ist hier nicht zu haben: Nimm mit --port einen anderen.

## Set phrases

phrase-hello = Hallo.
phrase-well-played = Gut gespielt.
phrase-oops = Hoppla.
phrase-thanks = Danke.
phrase-one-moment = Einen Moment bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Das war ein schönes Spiel.
phrase-goodbye = Auf Wiedersehen.

## The command serve

about-serve = die Spiele für Browser anbieten, auf diesem Rechner oder zu Hause
about-port = der Port; 8480, wenn nichts gesagt ist
about-home = für das ganze Heimnetz anbieten und die Adresse als Code für Telefone zeigen
about-open = die Seite im Browser öffnen
about-folder = die Tische in diesem Ordner aufheben
about-database = die Tische in dieser PostgreSQL-Datenbank aufheben, die sich mehrere Server teilen können
about-https = https mit einem hier gemachten Zertifikat, wie es die Bewegungssensoren von Telefonen brauchen
about-address = wo andere Server und Leute diesen erreichen
serving = Rattlewood steht bereit unter { $address }
serving-home = Im Heimnetz finden es alle unter { $address }
serving-code = Mit dem Telefon diesen Code ansehen:
serving-kept = Die Tische werden aufgehoben in { $place }.
serving-stop = Strg-C beendet es; kein Spiel geht verloren.
serving-trust = Das Zertifikat hat dieser Rechner gemacht: Vergleiche den Fingerabdruck { $fingerprint }, wenn der Browser fragt, und nimm es an. Damit er nicht mehr fragt, nimm { $file } in die vertrauten Zertifikate deines Geräts auf.
stopped = Beendet. Jedes Spiel kann weitergehen, sobald es wieder angeboten wird.
unreadable-port = { $text } ist kein Port: Nimm eine Zahl von 0 bis 65535.
unreadable-data-twice = Ein Ordner und eine Datenbank sind genannt: Hebe die Tische an einem davon auf.
trouble-store = Die Tische lassen sich nicht aufheben: { $reason }
