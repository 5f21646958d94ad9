"""What somebody types: at the keyboard, if there is one, and as a number, if it is one."""

import re
import sys

NUMBER = re.compile(r"[0-9]{1,9}")  # Python itself gives up on thousands of digits


def has_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def typed(prompt: str) -> str:
    return input(prompt)


def number(text: str, among: range) -> int | None:
    """The number that was meant, or None where it is none of these."""
    found = int(text) if NUMBER.fullmatch(text.strip()) else None
    return found if found in among else None
