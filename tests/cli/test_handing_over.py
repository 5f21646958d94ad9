"""Several people at one prompt, each of whom has jewels that are nobody else's business."""

import io
import re

import pytest
from cli.scripted import Script, sit

from rattlewood.cli.voice import CLEAR

KINDS = "ruby|emerald|sapphire|amber|pearl"
SECRET = "three-equal, secret"


class Screen(io.StringIO):
    """What stands on it is gone when it is cleared."""

    def isatty(self) -> bool:
        return True

    def shown(self) -> str:
        return self.getvalue().rsplit(CLEAR, 1)[-1]


def screens(*lines: str, seed: str, seated: tuple[int, ...] = (0, 1), asking: str = "score") -> list[tuple[str, str]]:
    """Who was asked, and what stood on the screen, until the game has ended; everybody asks and then moves."""
    found: list[tuple[str, str]] = []

    def types(script: Script) -> str:
        assert script.sitting is not None and script.sitting.at_prompt is not None
        if not script.prompts[-1].startswith(">"):
            return ""
        name = script.sitting.game.chairs[script.sitting.at_prompt].capitalize()
        found.append((name, screen.shown()))
        return "1" if len(found) % 2 == 0 else asking

    screen = Screen()
    script = Script(list(lines), types)
    sitting, _ = sit(script, game="zauberwald", edition=SECRET, seated=seated, people=(0, 1), seed=seed)
    sitting.voice.out = screen
    sitting.play()
    return found


@pytest.mark.parametrize("seated", [(0, 1), (0, 1, 2, 3)])
@pytest.mark.parametrize("seed", ["ash", "oak", "elm"])
def test_nobody_reads_what_somebody_else_has_found(seed: str, seated: tuple[int, ...]) -> None:
    for name, screen in screens(seed=seed, seated=seated):
        other = {"Fox": "Owl", "Owl": "Fox"}[name]
        assert not re.search(rf"{other}( is dealt|:) (an?|[2-5]) ({KINDS})", screen), (name, screen)


@pytest.mark.parametrize("seated", [(0, 1), (0, 1, 2, 3)])
@pytest.mark.parametrize("seed", ["ash", "oak", "elm"])
def test_everybody_hears_what_they_have_found_themselves(seed: str, seated: tuple[int, ...]) -> None:
    for name, screen in screens(seed=seed, seated=seated, asking="where"):
        told = set(re.findall(rf"{name} is dealt an? ({KINDS}) and has (\d)", screen))
        for size in re.findall(rf"{name} is dealt a jewel and has (\d)", screen):
            assert size in {known for _, known in told}, (name, screen)


def test_what_somebody_put_back_in_secret_stays_secret_when_it_is_taken_back() -> None:
    position = (
        "fox pearl; owl ruby ruby emerald emerald amber sapphire; giant fox; stand giant e4, green c3, yellow b2;"
        " turn owl; mover green; moved yellow; forest; now dropping"
    )
    script = Script(["1", "", "back"])
    sitting, out = sit(script, game="zauberwald", edition=f"{SECRET}, narrow-0", seated=(0, 1), people=(0, 1))
    match = sitting.match
    match.state = sitting.game.read_position(position)
    with pytest.raises(EOFError):
        while True:
            sitting.act(max(sitting.game.to_act(match.state)))
    before, asked, after = out.getvalue().partition("Fox, you are the Giant")
    assert "Owl puts a ruby back into the bag." in before and asked
    said = after.partition("Owl, six jewels")[0]
    assert "Owl takes that back." in said and not re.search(KINDS, said)
