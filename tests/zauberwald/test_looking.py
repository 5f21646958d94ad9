"""What can be said of how things stand is true: the look round, where one's figures are, what a move would do."""

import pytest
from zauberwald.reading import TABLES, Board, at, seat, stomping, throwing, walking

from rattlewood.table.game import Said, Unreadable
from rattlewood.words import words

STAND = "giant d4, green c3, blue a4"
MOMENTS = [
    ("", "fox 0; owl 0; now growing", "1.6"),
    ("", "fox 0; owl 0; now drawing lots", "2.1"),
    ("", f"{TABLES[3]}; turn fox; now entering", "2.4"),
    ("", f"{TABLES[2]}; stand giant e4, green c3, yellow a4; turn owl; now sending", "6.2"),
    ("", f"{TABLES[3]}; stand {STAND}; turn owl; mover green; now throwing", "3.1"),
    ("", f"{TABLES[3]}; stand {STAND}; turn owl; mover green; thrown 3; now walking", "3.3"),
    ("either", f"fox ruby; owl; hare; giant fox; stand {STAND}; turn owl; mover green; now drawing", "7.2"),
    ("either", "fox; owl; hare; giant fox; turn fox; now drawing", "7.2"),
    ("", f"{TABLES[3]}; stand {STAND}; turn fox; now stomping", "4.1"),
    ("", f"fox 1; owl 7; hare 0; giant fox; stand {STAND}; turn owl; now over", "5.1"),
]


@pytest.mark.parametrize(("edition", "position", "clause"), MOMENTS)
def test_the_rule_for_this_moment(edition: str, position: str, clause: str) -> None:
    board = at(position, edition)
    assert board.game.moment(board.state) == clause


def heard(sentences: tuple[Said, ...]) -> list[str]:
    return [words("en").say(said) for said in sentences]


def looked(board: Board, place: str, who: str = "owl") -> list[str]:
    return heard(board.game.look(board.game.view(board.state, seat(who)), place))


def test_standing_on_a_clearing_and_looking_round() -> None:
    assert looked(throwing(STAND, "green"), "c4") == [
        "Clearing c4, with a crystal: nobody.",
        "North, c3, with a crystal: Owl's green Kobold.",
        "East, d4, with a crystal: Fox as the Giant.",
        "South, c5: nobody.",
        "West, b4: nobody.",
    ]
    assert looked(throwing(STAND, "green"), "c1") == [
        "Clearing c1: nobody.",
        "East, d1: nobody.",
        "South, c2: nobody.",
        "Only trees to the north and to the west.",
    ]


def test_what_was_tried_is_said_where_it_is_marked() -> None:
    rest = "wide c3-c4 d3-d4; narrow c4-d4; path d3-d4; forest ?"
    notes = stomping(STAND, "notes", rest=rest)
    assert looked(notes, "c4")[1:3] == [
        "North, c3, with a crystal: Owl's green Kobold; the Giant fits through.",
        "East, d4, with a crystal: Fox as the Giant; the Giant does not fit through.",
    ]
    assert "The Giant fits through from c3 to c4 and d3 to d4." in looked(notes, "")
    assert "The Giant does not fit through from c4 to d4." in looked(notes, "")
    memory = stomping(STAND, "", rest="path d3-d4; forest ?")
    assert looked(memory, "d3")[3] == "South, d4, with a crystal: Fox as the Giant; the Giant has just come through."
    assert looked(memory, "c4")[1] == "North, c3, with a crystal: Owl's green Kobold."
    assert looked(stomping(STAND, "narrow-0"), "c1")[1] == "East, d1: nobody; the Giant fits through."


def test_looking_at_a_figure_or_a_seat() -> None:
    board = throwing(STAND, "green", rest="fox 1; owl 3; hare 0; giant fox")
    assert looked(board, "green") == ["Owl's green Kobold stands on c3, on a crystal."]
    assert looked(board, "giant") == ["Fox is the Giant, on d4."]
    assert looked(board, "red") == ["Fox's red Kobold is beside the board."]
    assert looked(board, "owl") == [
        "Owl's green Kobold stands on c3, on a crystal.",
        "The Giant is on d4, 2 clearings away.",
        "Free crystals: d3, 1 away and c4, 1 away.",
        "Owl: 3 jewels of 7.",
    ]
    for place in ("yellow", "raven", "a1", "c33", "Giants"):
        with pytest.raises(Unreadable, match="zauber-place"):
            looked(board, place)
    with pytest.raises(Unreadable, match="zauber-place"):
        looked(at("fox 0; owl 0; now growing"), "giant", "owl")


def test_the_whole_table() -> None:
    board = walking(STAND, "green 3")
    assert looked(board, "") == [
        "It is Owl's turn.",
        "The die shows 3 for the green Kobold.",
        "Fox is the Giant, on d4.",
        "Owl's green Kobold stands on c3, on a crystal.",
        "Hare's blue Kobold stands on a4.",
        "Free crystals: d3 and c4.",
        "Fox: 1 jewel of 7.",
        "Owl: 0 jewels of 7.",
        "Hare: 0 jewels of 7.",
    ]


def test_where_the_giant_is_and_whom_he_could_catch() -> None:
    board = stomping(STAND, "notes", rest="narrow d3-d4 c4-d4; forest ?")
    assert heard(board.game.where(board.state, 0)) == [
        "You are Fox, and the Giant.",
        "Fox is the Giant, on d4.",
        "Owl's green Kobold is on c3, 4 clearings away.",
        "Hare's blue Kobold is on a4, 5 clearings away.",
        "Fox: 1 jewel of 7.",
    ]


def test_where_two_kobolds_are() -> None:
    board = at(f"{TABLES[2]}; stand giant e4, yellow a4; turn owl; mover yellow; now throwing")
    assert heard(board.game.where(board.state, 1)) == [
        "You are Owl.",
        "Owl's green Kobold is beside the board.",
        "Owl's yellow Kobold stands on a4.",
        "The Giant is on e4, 4 clearings away.",
        "Free crystals: c4, 2 away, c3, 3 away, d4, 3 away and d3, 4 away.",
        "Owl: 0 jewels of 13.",
    ]


def test_scores_of_collectors() -> None:
    position = "fox ruby pearl pearl; owl; hare amber; giant fox; stand giant e4, green c3, blue a4; turn owl; " \
               "mover green; now throwing"  # fmt: skip
    open_finds = at(position, "either")
    assert heard(open_finds.game.score(open_finds.state)) == [
        "Fox: a ruby and 2 pearls.",
        "Owl: no jewels.",
        "Hare: an amber.",
    ]
    secret = at(position, "either, secret")
    assert heard(secret.game.score(secret.game.view(secret.state, 2))) == [
        "Fox: 3 hidden jewels.",
        "Owl: no jewels.",
        "Hare: an amber.",
    ]


def offered(board: Board, who: str, move: str) -> str:
    view = board.game.view(board.state, seat(who))
    return words("en").say(board.game.offer(view, seat(who), board.game.read(move)))


def test_what_a_move_would_do() -> None:
    board = walking(STAND, "green 2")
    assert offered(board, "owl", "walk b4") == "Walk to b4; the Giant is 2 clearings away."
    crystal = walking("giant d4, green c1, blue a4", "green 2")
    assert offered(crystal, "owl", "walk c3") == "Walk to c3 and take a jewel; the Giant is 2 clearings away."
    six = walking("giant d4, green c1, blue a4", "green 2", rest="fox 1; owl 6; hare 0; giant fox")
    assert offered(six, "owl", "walk c3") == "Walk to c3; the Giant is 2 clearings away."
    anywhere = walking(
        "giant d4, green c1, blue a4", "green 2", "last-anywhere", rest="fox 1; owl 6; hare 0; giant fox"
    )
    assert "take a jewel" in offered(anywhere, "owl", "walk c3")


def test_what_a_step_would_do_as_far_as_anybody_can_see() -> None:
    board = stomping("giant d4, green d3, blue a4", rest="forest ?")
    assert offered(board, "fox", "step d3") == "Go north to d3, where Owl's green Kobold stands."
    assert offered(board, "fox", "step e4") == "Go east to e4."
    assert offered(board, "fox", "stop") == "Stop on d4."
    notes = stomping("giant d4, green d3, blue a4", "notes", rest="narrow d3-d4; wide d4-e4; forest ?")
    assert offered(notes, "fox", "step d3").endswith("; you do not fit through.")
    assert offered(notes, "fox", "step e4") == "Go east to e4; you fit through."


def test_trying_an_unknown_gap_reveals_it_and_nothing_else_does() -> None:
    board = stomping("giant d4, green d3, blue a4", "notes", rest="narrow d3-d4; wide d4-e4; forest ?")
    known = {move: board.game.reveals(board.state, 0, board.game.read(move)) for move in
             ("step d3", "step e4", "step c4", "step d5", "stop")}  # fmt: skip
    assert known == {"step d3": False, "step e4": False, "step c4": True, "step d5": True, "stop": False}
    assert not stomping(STAND, "narrow-0").game.reveals(
        stomping(STAND, "narrow-0").state, 0, board.game.read("step d3")
    )


def asked(board: Board, who: str) -> str:
    return words("en").say(board.game.ask(board.game.view(board.state, seat(who)), seat(who)))


def test_what_a_seat_has_to_decide() -> None:
    assert asked(walking(STAND, "green 3"), "owl") == "Owl, walk 3 clearings with the green Kobold, from c3."
    shut = walking("giant d2, green c1, blue c2", "green 4")
    assert asked(shut, "owl") == "Owl, walk 1 clearing with the green Kobold, from c1: there is no longer way."
    assert asked(at(f"{TABLES[3]}; turn fox; now entering"), "fox") == "Fox, put the Giant on a clearing."
    entering = at(f"{TABLES[2]}; stand giant e4, green c3; turn owl; now entering")
    assert asked(entering, "owl") == "Owl, put the yellow Kobold on a clearing."
