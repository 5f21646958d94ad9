"""Four magical board games, exact and beautiful, for eyes, ears and machines."""

__version__ = "0.1.0"
