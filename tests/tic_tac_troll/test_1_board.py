"""§1.8 What the fingers find."""

from rattlewood.games.shelf import find
from rattlewood.games.tic_tac_troll.pieces import FEEL
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.words import words


def test_1_8_shapes_and_textures_stand_for_the_colours() -> None:
    assert FEEL == {
        "red": ("triangle", "stripes"),
        "green": ("square", "dots"),
        "blue": ("circle", "waves"),
        "yellow": ("diamond", "crosses"),
    }


def test_1_8_no_two_feel_alike_and_everybody_has_one() -> None:
    shapes, textures = zip(*FEEL.values(), strict=True)
    assert len(set(shapes)) == len(set(textures)) == 4
    assert tuple(FEEL) == find("tic-tac-troll").chairs


def test_1_8_everything_is_told_by_touch() -> None:
    troll, zapp = find("tic-tac-troll"), ZappZerapp()
    event = zapp.read_event("won red")
    assert (troll.tell(event).args["face"], zapp.tell(event).args["face"]) == ("touch", "plain")


def test_1_8_a_player_is_told_the_shape_and_the_texture_of_their_pieces() -> None:
    troll = find("tic-tac-troll")
    state = troll.start((0, 1, 2, 3))
    for seat, colour in enumerate(troll.chairs):
        shape, texture = FEEL[colour]
        you = words("en").say(troll.where(state, seat)[0])
        assert you == f"You play {colour}: {shape}s with {texture}."
