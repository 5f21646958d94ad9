"""A barrel in somebody's hand, as it will rattle wherever its sound is made."""

from dataclasses import dataclass, field

from rattlewood.sound.rattle import Rattle


@dataclass(frozen=True)
class Grip:
    """All that a rattle is made of; nobody but the sound may look inside."""

    stones: int = field(repr=False)
    character: bytes = field(repr=False)
    grip: bytes = field(repr=False)

    def rattle(self) -> Rattle:
        return Rattle(self.stones, self.character, self.grip)
