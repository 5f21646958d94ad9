# What the table server says: what it refuses, and the set phrases people may send each other.

why-allowed = This move is allowed.
step-remark = Remark: "{ $text }".

## Refusals

unreadable-no-series = There is no series of { $game }: nothing is kept from one game to the next.
unreadable-table-missing = There is no such table, or it has expired: ask for its link again.
unreadable-table-taken = This seat is taken: choose another one, or look on.
unreadable-table-begun = The game has begun, so this can no longer be changed.
unreadable-table-open = Some seats are still free: wait for somebody, or put bots there.
unreadable-table-over = The game at this table is over.
unreadable-table-running = The game still runs: this can be had once it is over.
unreadable-table-again = The next game has been set up already: go there.
unreadable-table-closed = The table was put away before this was written down, so it has not happened: open the table again.
unreadable-table-full = This record has { $most } lines, and that is as many as a table keeps: begin a new game.
unreadable-not-begun = The game has not begun yet.
unreadable-code = This recovery code opens no seat: type it as it was shown, or ask for a new one.
unreadable-token = This key does not open a seat at this table: join it, or use your recovery code.
unreadable-no-onlookers = Nobody may look on at this table.
unreadable-seat-closed = This seat is not open here: open it with its key first.
unreadable-not-host = Only the host of the table may do that.
unreadable-nobody-there = Nobody sits there: { seat-name }.
unreadable-still-here = Whoever plays { seat-name } is here: a bot only steps in for somebody who is away.
unreadable-not-deciding = You have nothing to decide now.
unreadable-no-hint = No hint came to mind: try again.
unreadable-question = Nobody can answer "{ $what }": ask one of { $known }.
unreadable-onlooker = You are looking on: only somebody with a seat can ask that.
unreadable-speech = The maker of this table does not allow this way of talking.
unreadable-phrase = Nobody says "{ $name }" here: choose one of { $known }.
unreadable-too-fast = That was too much at once: wait a moment.
unreadable-too-many-open = Only { $most } seats can be open at once: close one first.
unreadable-message = This message cannot be understood: "{ $text }".
unreadable-crash = Something went wrong here, and it is not your fault; nothing confirmed was lost.
unreadable-store-away = Nothing can be written down just now, so nothing was done: try again in a moment.
unreadable-listened = You have listened for { $most } seconds in this round: more is not allowed at this table.
unreadable-not-to-be-shaken = There is nothing to shake at { $spot }.
unreadable-between = { $name } cannot be that: choose a number from { $least } to { $most }.
unreadable-choice-of = "{ $name }" is none of the choices: { $known }.
unreadable-position-long = This position is longer than { $most } letters, so it is none.
unreadable-record-missing = There is no such record.
unreadable-record-long = This is longer than { $most } kilobytes, so it is no record.
unreadable-sent-not-text = What was sent is not text.
unreadable-page = There is nothing at this address.
unreadable-port-taken = Port { $port } cannot be used here: choose another one with --port.

## Set phrases

phrase-hello = Hello.
phrase-well-played = Well played.
phrase-oops = Oops.
phrase-thanks = Thank you.
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = That was a good game.
phrase-goodbye = Goodbye.

## The command serve

about-serve = serve the games to browsers on this machine, or at home
about-port = the port to listen on; 8480 if nothing is said
about-home = serve everybody in the home network, and show the address as a code for phones
about-open = open the page in the browser
about-folder = keep the tables in this folder
about-database = keep the tables in this PostgreSQL database, which several servers may share
about-https = use https with a certificate made here, as motion sensors of phones need it
about-address = where other servers and people reach this one
serving = Rattlewood is served at { $address }
serving-home = Everybody in your home network finds it at { $address }
serving-code = With a phone, look at this code:
serving-kept = The tables are kept in { $place }.
serving-stop = Press Ctrl-C to stop; no game is lost.
serving-trust = The certificate was made by this machine: compare its fingerprint { $fingerprint } when the browser asks, then accept it. To be asked no more, add { $file } to the certificates your device trusts.
stopped = Stopped. Every game can go on when it is served again.
unreadable-port = { $text } is no port: choose a number from 0 to 65535.
unreadable-data-twice = A folder and a database were both named: keep the tables in one of them.
trouble-store = The tables cannot be kept: { $reason }
