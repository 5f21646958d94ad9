"""Why a move is refused: the clause that forbids it and the name of the reason."""

Why = tuple[str, str]
