"""§2 Setting up."""

from collections import Counter

from labyrinthe_master.reading import MAZE, Board, at, labyrinthe, play, position, refusal
from labyrinthe_master.test_1_board import UNSCATTERED

from rattlewood.games.labyrinthe_master.board import FIXED, NAMED, SQUARES
from rattlewood.games.labyrinthe_master.maze import reach
from rattlewood.games.labyrinthe_master.setting_up import SHAPE
from rattlewood.games.labyrinthe_master.treasures import SPOTS, TOKENS
from rattlewood.table.dice import Seed
from rattlewood.table.game import NATURE

LAYING = "red c5; yellow e5; blue e3; green c3; wands red 3, yellow 3, blue 3, green 3; now laying"
WORDS = MAZE.split()
TILES = " ".join([*(WORDS[square] for square in SQUARES if square not in FIXED), "EW"])


def laid(edition: str, number: int) -> Board:
    board = at(LAYING, edition)
    game = board.game
    return Board(game, game.play(board.state, NATURE, game.deal(board.state, Seed("lay").dice()(number)))[0])


def test_2_1_the_loose_tiles_lie_anywhere_any_way_round() -> None:
    mazes = [laid("", number).state.maze for number in range(300)]
    at_b7 = Counter(maze.tiles[1] for maze in mazes)
    assert set(at_b7) == set(SHAPE)
    shapes = Counter(SHAPE[tile] for tile in at_b7.elements())
    assert shapes[5] > shapes[7] and shapes[3] > shapes[7]
    assert len(set(mazes)) == 300


def test_2_1_row_by_row_with_the_spare_last() -> None:
    board, told = play(at(LAYING), "nature", f"lay {TILES}")
    assert (board.of("maze"), board.of("spare"), board.of("now")) == (MAZE, "EW", "scattering")
    assert told == [f"laid {TILES}"]


def least_room(board: Board) -> int:
    return min(reach(board.state.maze, pawn).bit_count() - 1 for pawn in board.state.pawns)


def test_2_2_in_the_open_edition_every_pawn_has_somewhere_to_go() -> None:
    assert min(least_room(laid("open-start", number)) for number in range(40)) == 5
    assert min(least_room(laid("random-start", number)) for number in range(40)) < 5


def test_2_2_nature_may_not_shut_anybody_in() -> None:
    assert refusal(at(LAYING), "nature", f"lay {TILES}") == "allowed"
    assert refusal(at(LAYING, "open-start"), "nature", f"lay {TILES}") == "2.2 shut-in"  # green
    without = LAYING.replace(" green c3;", "").replace(", green 3", "")
    assert refusal(at(without, "open-start"), "nature", f"lay {TILES}") == "allowed"


def test_2_3_the_tokens_are_shuffled_and_lie_open() -> None:
    board = at(f"{UNSCATTERED}; now scattering")
    found = Counter()  # type: ignore[var-annotated]
    for number in range(400):
        dealt = board.game.deal(board.state, Seed("scatter").dice()(number))
        state, _ = board.game.play(board.state, NATURE, dealt)
        assert {square for square in SQUARES if state.tokens[square]} == set(SPOTS)
        found[state.tokens[NAMED["b6"]]] += 1
    assert set(found) == set(TOKENS)


def test_2_3_row_by_row() -> None:
    board, _ = play(at(f"{UNSCATTERED}; now scattering"), "nature", "scatter 5 " + " ".join(
        str(token) for token in TOKENS if token != 5))  # fmt: skip
    assert (board.on("b6"), board.on("c6"), board.on("f2")) == ("5", "1", "25")


def beginning() -> str:
    return position("red c5; yellow e5; green c3", out="", turn="", now="beginning",
                    rest="recipes red 1-10-13, yellow 2-8-17, green 3-18-1")  # fmt: skip


def test_2_4_the_lot_says_who_begins() -> None:
    board = at(beginning())
    firsts = {board.game.write(board.game.deal(board.state, Seed("begin").dice()(number))) for number in range(40)}
    assert firsts == {"begin red", "begin yellow", "begin green"}
    assert refusal(board, "nature", "begin blue") == "2.4 begins-who"
    begun, told = play(board, "nature", "begin green")
    assert (begun.of("turn"), begun.acting(), told) == ("green", "green", ["begun green"])


def test_2_4_then_turns_go_round_clockwise() -> None:
    board = at(position("red c5; yellow e5; blue e3; green c3", wands="", turn="yellow"), "no-advice")
    order = []
    for arrow in ("d7", "b7", "d7", "b7", "d7"):
        who = board.acting()
        order.append(who)
        spare = board.of("spare")
        here = {"red": "c5", "yellow": "e5", "blue": "e3", "green": "c3"}[who]
        board, _ = play(board, who, f"push {arrow} {spare}", f"walk {here}")
    assert order == ["yellow", "blue", "green", "red", "yellow"]


def test_2_4_whoever_is_absent_is_left_out() -> None:
    board = at(position("red c5; blue e3", wands="", turn="blue"), "no-advice")
    board, _ = play(board, "blue", "push d7 NS", "walk e3")
    assert board.acting() == "red"
    assert refusal(board, "blue", "push b7 ES") == "2.4 others-turn"
    assert labyrinthe().chairs == ("red", "yellow", "blue", "green")
