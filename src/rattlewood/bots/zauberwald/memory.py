"""What one bot remembers of the gaps: what it was told, as long as it has not slipped its mind."""

from random import Random

from rattlewood.games.zauberwald.board import GAPS
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.state import State
from rattlewood.sound.hearing import CASUAL

# How likely it is that one gap is forgotten from one throw of the die to the next; the skill is that of its ears.
FORGETS = {"child": 0.03, CASUAL: 0.015, "good": 0.006, "expert": 0.0}
SURE, NEVER = 1.0, 0.0


class Memory:
    """Lasts as long as the bot, so that a series in one forest is learnt by heart little by little."""

    def __init__(self, edition: Edition, chance: Random, skill: str) -> None:
        self.edition = edition
        self.chance = chance
        self.forgets = FORGETS[skill]
        self.fits: dict[int, bool] = {}

    def told(self, gap: int, fits: bool) -> None:
        self.fits[gap] = fits

    def time_passes(self) -> None:
        self.fits = {gap: fits for gap, fits in self.fits.items() if self.chance.random() >= self.forgets}

    def looks(self, view: State) -> None:
        """Whatever is marked, and the way just gone, need no remembering."""
        self.fits |= dict.fromkeys((*view.passed, *view.path), True) | dict.fromkeys(view.stuck, False)

    def odds(self) -> tuple[float, ...]:
        """Of each gap how likely it is to let the Giant through."""
        narrow = sum(not fits for fits in self.fits.values())
        unknown = max(len(GAPS) - len(self.fits), 1)
        likely = min(max(1 - (self.edition.narrow - narrow) / unknown, NEVER), SURE)
        return tuple(float(self.fits[gap]) if gap in self.fits else likely for gap in range(len(GAPS)))
