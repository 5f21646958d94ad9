"""What people say to each other: set phrases, or free text where the table's maker has allowed it."""

from rattlewood.server import asks, tells
from rattlewood.server.chairs import tidy_name
from rattlewood.server.room import Replies, Room
from rattlewood.server.telling import name
from rattlewood.table.game import Said, Seat, Unreadable
from rattlewood.words import words

PHRASES = ("hello", "well-played", "oops", "thanks", "one-moment", "your-turn", "good-game", "goodbye")
LONGEST = 200


def say(room: Room, seat: Seat, asked: asks.Say) -> Replies:
    """Told to everybody at the table, in each one's language; it stands in no record."""
    text = " ".join(tidy_name(part) for part in asked.text[:LONGEST].split())
    if room.sheet.speech == "none" or (text and room.sheet.speech != "free"):
        raise Unreadable("speech")
    if not text and asked.phrase not in PHRASES:
        raise Unreadable("phrase", name=asked.phrase, known=", ".join(PHRASES))
    phrase = "" if text else asked.phrase
    for asker in {eyes.asker for eyes in room.eyes}:
        said = text or words(asker.lang).say(Said(f"phrase-{phrase}", {}))
        asker.tell(tells.Spoken(table=room.table, who=name(room, seat), phrase=phrase, text=said))
    return ()
