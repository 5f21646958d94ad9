"""Every reason why a move is refused, with its clause, provoked once; and every position that cannot be."""

from pathlib import Path
from re import findall

import pytest
from zauberwald.reading import TABLES, Board, at, impossible, reason, refusal, stomping, throwing, walking, zauber

from rattlewood.games.zauberwald import game
from rattlewood.games.zauberwald.moves import Drop, Enter, Move, Send, Step, Walk
from rattlewood.table.game import Refused

STAND = "stand giant e4, green c3, blue a4"
TWO = "stand giant e4, green c3, yellow a4"
OWL = "turn owl; mover green"
KINDS = "fox ruby; owl pearl pearl; hare amber; giant fox"


def test_what_no_text_can_say_is_refused() -> None:
    cases: list[tuple[Board, int, Move]] = [
        (walking("giant e4, green c1, blue a4", "green 2"), 1, Walk(24)),
        (at(f"{TABLES[3]}; turn fox; now entering"), 0, Enter(24)),
        (stomping("giant e4, green c1, blue a4"), 0, Step(-1)),
        (at(f"{TABLES[2]}; {TWO}; turn owl; now sending"), 1, Send(4)),
        (at(f"fox; owl ruby ruby pearl pearl amber amber; hare; giant fox; {STAND}; {OWL}; now dropping",
            "three-equal"), 1, Drop(5)),
    ]  # fmt: skip
    for board, seat, move in cases:
        with pytest.raises(Refused, match=r"§1\.2 zauber-no-such-move"):
            board.game.play(board.state, seat, move)


def test_nobody_plays_on_from_what_is_hidden() -> None:
    board = stomping("giant e4, green c1, blue a4", "narrow-10", rest="forest ?")
    assert refusal(board, "fox", "step d4") == "1.9 gap-hidden"
    hidden = at(f"fox ?; owl ?; hare; giant fox; {STAND}; {OWL}; now drawing", "either, secret")
    with pytest.raises(Refused) as caught:
        hidden.game.play(hidden.state, -1, hidden.game.read("draw ruby"))
    assert reason(caught.value) == "7.4 hand-hidden"


IMPOSSIBLE = [  # edition, position, clause and reason
    ("", "fox 0; now growing", "1.11 players"),
    ("", "fox 0; owl 0; giant fox; turn fox; now growing", "2.1 position-giant"),
    ("", "fox 1; owl 0; turn fox; now entering", "2.1 position-giant"),
    ("", "fox 1; owl 0; giant hare; turn fox; now entering", "2.1 position-giant"),
    ("", "fox 1; owl 0; giant fox; now entering", "2.5 position-turn"),
    ("", "fox 1; owl 0; giant fox; turn hare; now entering", "2.5 position-turn"),
    ("", f"{TABLES[3]}; {STAND}; {OWL}; wide c1-d1; now throwing", "4.9 position-notes"),
    ("notes, narrow-0", f"{TABLES[3]}; {STAND}; {OWL}; wide c1-d1; narrow c1-d1; now throwing", "4.9 position-notes"),
    ("notes", "fox 0; owl 0; wide c1-d1; now drawing lots", "4.9 position-notes"),
    ("narrow-2", f"{TABLES[3]}; {STAND}; {OWL}; forest c1-d1 c1-c2; now throwing", "1.6 position-forest"),
    ("notes, narrow-1", f"{TABLES[3]}; {STAND}; {OWL}; wide c1-d1; forest c1-d1; now throwing", "1.6 position-forest"),
    ("notes, narrow-1", f"{TABLES[3]}; {STAND}; {OWL}; narrow c1-c2; forest c1-d1; now throwing",
     "1.6 position-forest"),
    ("notes, narrow-1", f"{TABLES[3]}; {STAND}; {OWL}; narrow c1-c2 c3-d3; forest ?; now throwing",
     "1.6 position-forest"),
    ("narrow-1", f"{TABLES[3]}; stand giant d3, green e4, blue a4; turn fox; path c3-d3; forest c3-d3; now stomping",
     "1.6 position-forest"),
    ("narrow-1", f"{TABLES[3]}; {STAND}; {OWL}; forest c1-d1 b2-c2; now throwing", "1.5 position-narrow"),
    ("", "fox 0; owl 0; forest c1-d1; now growing", "1.5 position-narrow"),
    ("", f"{TABLES[3]}; stand giant e4, green c3, blue e4; {OWL}; now throwing", "3.4 position-crowded"),
    ("", f"{TABLES[5].replace('yellow stag', 'yellow owl')}; turn fox; now entering",
     "8.1 position-owners"),
    ("", f"{TABLES[3]}; kobolds red fox, green hare, blue owl; turn fox; now entering", "1.8 position-owners"),
    ("", f"{TABLES[3]}; {STAND}, red c6; {OWL}; now throwing", "1.8 position-stranger"),
    ("", f"{TABLES[3]}; {STAND}, yellow c6; {OWL}; now throwing", "1.8 position-stranger"),
    ("", f"{TABLES[3]}; turn owl; now entering", "2.3 position-entering"),
    ("", f"{TABLES[3]}; stand green c3; turn fox; now entering", "2.3 position-entering"),
    ("", f"{TABLES[3]}; turn fox; now stomping", "2.3 position-entering"),
    ("", f"{TABLES[3]}; stand giant e4; turn hare; now entering", "2.4 position-entering"),
    ("", f"{TABLES[3]}; {STAND}; turn owl; now entering", "2.4 position-entering"),
    ("", f"{TABLES[4]}; stand giant e4, blue c3; turn owl; now entering", "2.4 position-entering"),
    ("", f"{TABLES[2]}; stand giant e4, yellow c3; turn owl; now entering", "2.4 position-entering"),
    ("", f"{TABLES[3]}; stand giant e4, green c3; {OWL}; now throwing", "2.4 position-entering"),
    ("", f"{TABLES[2]}; stand giant e4; turn fox; now stomping", "2.4 position-entering"),
    ("", f"{TABLES[3]}; {STAND}; turn owl; now throwing", "3.1 position-mover"),
    ("", f"{TABLES[3]}; {STAND}; turn owl; mover blue; now throwing", "3.1 position-mover"),
    ("", f"{TABLES[3]}; {STAND}; turn fox; mover red; now stomping", "3.1 position-mover"),
    ("", f"{TABLES[2]}; {TWO}; {OWL}; moved green; now throwing", "3.1 position-mover"),
    ("", f"{TABLES[3]}; {STAND}; {OWL}; moved blue; now throwing", "6.2 position-moved"),
    ("", f"{TABLES[2]}; {TWO}; {OWL}; moved red; now throwing", "6.2 position-moved"),
    ("", f"{TABLES[2]}; {TWO}; turn owl; moved green; now sending", "6.2 position-moved"),
    ("", f"{TABLES[2]}; stand giant e4, green c3; turn owl; now sending", "6.2 position-moved"),
    ("", f"{TABLES[3]}; {STAND}; turn owl; now sending", "6.2 position-moved"),
    ("", f"{TABLES[3]}; {STAND}; turn owl; now stomping", "2.5 position-turn"),
    ("", f"{TABLES[3]}; {STAND}; {OWL}; thrown 3; now throwing", "1.10 position-thrown"),
    ("", f"{TABLES[3]}; {STAND}; {OWL}; now walking", "1.10 position-thrown"),
    ("", f"{TABLES[3]}; {STAND}; {OWL}; thrown 1; now walking", "1.10 position-thrown"),
    ("", f"{TABLES[3]}; stand giant d1, green c1, blue c2; {OWL}; thrown 2; now walking", "3.6 position-stays"),
    ("narrow-0", f"{TABLES[3]}; {STAND}; {OWL}; path c3-d3; now throwing", "4.2 position-path"),
    ("narrow-0", f"{TABLES[3]}; {STAND}; turn fox; path c1-d1; now stomping", "4.2 position-path"),
    ("narrow-0", f"{TABLES[3]}; {STAND}; turn fox; path e3-e4 c1-d1; now stomping", "4.2 position-path"),
    ("narrow-0", f"{TABLES[3]}; {STAND}; turn fox; path d4-e4 c4-d4 c3-c4; now stomping", "4.2 position-path"),
    ("narrow-0", f"{TABLES[3]}; {STAND}; turn fox; path e3-e4 e4-f4 d4-e4 e4-e5; now stomping", "4.2 position-path"),
    ("narrow-0, notes", f"{TABLES[3]}; {STAND}; turn fox; path d4-e4; now stomping", "4.9 position-notes"),
    ("", f"fox 1; owl 8; hare 0; giant fox; {STAND}; turn owl; now over", "5.1 position-jewels"),
    ("", f"{TABLES[3]}; {STAND}; {OWL}; now drawing", "5.1 position-jewels"),
    ("", f"fox 1; owl 7; hare 0; giant fox; {STAND}; {OWL}; now throwing", "5.1 position-finished"),
    ("", f"{TABLES[3]}; {STAND}; turn owl; now over", "5.1 position-finished"),
    ("", f"fox 7; owl 0; hare 0; giant fox; {STAND}; turn fox; now over", "5.1 position-finished"),
    ("", "fox 1; owl 0; now drawing lots", "2.2 position-first"),
    ("", f"fox 0; owl 0; hare 0; giant fox; {STAND}; {OWL}; now throwing", "2.2 position-first"),
    ("", "fox 1; owl 1; hare 0; giant fox; turn fox; now entering", "2.2 position-first"),
    ("either", "fox ruby; owl; hare; giant fox; turn fox; now drawing", "2.2 position-first"),
    ("five-different", f"fox {'ruby ' * 3}; owl {'ruby ' * 3}; hare; giant fox; {STAND}; {OWL}; now throwing",
     "7.2 position-kinds"),
    ("either, secret", f"fox ruby ruby; owl ? ? ? ? ? ?; hare; giant fox; {STAND}; {OWL}; now throwing",
     "7.3 position-hand"),
    ("five-different", f"fox; owl ruby ruby pearl pearl amber amber; hare; giant fox; {STAND}; {OWL}; now throwing",
     "7.3 position-hand"),
    ("three-equal", f"{KINDS}; {STAND}; {OWL}; now dropping", "7.3 position-hand"),
    ("three-equal", f"{KINDS.replace('pearl pearl', 'pearl pearl pearl')}; {STAND}; {OWL}; now throwing",
     "5.1 position-finished"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "position", "expected"), IMPOSSIBLE)
def test_a_position_that_cannot_be_names_its_clause(edition: str, position: str, expected: str) -> None:
    assert impossible(position, edition) == expected


def test_the_same_positions_without_the_flaw_are_possible() -> None:
    for edition, position in (
        ("", f"{TABLES[3]}; {STAND}; {OWL}; now throwing"),
        ("", f"{TABLES[2]}; {TWO}; turn owl; now sending"),
        ("", f"{TABLES[2]}; {TWO}; {OWL}; moved yellow; now throwing"),
        ("", f"{TABLES[2]}; stand giant e4, yellow c3; turn owl; mover yellow; now throwing"),
        ("", f"{TABLES[4]}; stand giant e4, green c3; turn hare; now entering"),
        ("", f"{TABLES[4]}; stand giant e4, blue c3, yellow c4; turn owl; now entering"),
        ("narrow-0", f"{TABLES[3]}; {STAND}; turn fox; path d4-e4 d3-d4 d3-e3 e3-e4; now stomping"),
        ("narrow-0, notes", f"{TABLES[3]}; {STAND}; turn fox; path d4-e4; wide d4-e4; now stomping"),
        ("", f"fox 1; owl 7; hare 0; giant fox; {STAND}; turn owl; now over"),
        ("either, secret", f"fox ? ?; owl ? ? ?; hare; giant fox; {STAND}; {OWL}; now throwing"),
    ):  # fmt: skip
        assert impossible(position, edition) == "possible"


def test_every_reason_in_the_source_is_provoked_somewhere() -> None:
    folder = Path(game.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    reasons = set(findall(r'"\d+\.\d+", "zauber-([a-z-]+)"', source))
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    provoked = set(findall(r'\d+\.\d+ ([a-z-]+)"', tests)) | set(findall(r"zauber-([a-z-]+)", tests))
    assert reasons <= provoked
    assert zauber().rules == 1 and refusal(throwing("giant e4, green c3, blue a4", "green"), "owl", "stop") != "allowed"
