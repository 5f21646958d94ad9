"""A game written down: a text file that people can read and write by hand."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rattlewood.table.game import Unreadable

FIRST_LINE = "rattlewood record 1"
NATURE_NAME = "nature"
REMARK = "#"
BACK = "back"
SEAL_OF_SERIES, SECRET_OF_SERIES = "seal of the series", "secret of the series"
HEADERS = ("game", "edition", "rules", "seats", "dice", "seal", SEAL_OF_SERIES)
TRAILERS = ("secret", SECRET_OF_SERIES, "result")
WORD = re.compile(r"word of ([a-z]+)")


@dataclass(frozen=True, slots=True)
class Line:
    """Who did what; `number` is where it stands in the file it was read from."""

    who: str
    what: str
    number: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"# {self.what}".rstrip() if self.who == REMARK else f"{self.who}: {self.what}"

    @property
    def is_remark(self) -> bool:
        return self.who == REMARK


@dataclass(frozen=True)
class Record:
    """Headers, then one line per move, nature's included, then what is only told after the end."""

    headers: Mapping[str, str]
    lines: tuple[Line, ...] = ()

    def write(self) -> str:
        first = {k: v for k, v in self.headers.items() if k not in TRAILERS}
        last = {k: v for k, v in self.headers.items() if k in TRAILERS}
        parts = [FIRST_LINE, *write_headers(first), "", *map(str, self.lines)]
        if last:
            parts += ["", *write_headers(last)]
        return "\n".join(parts) + "\n"

    @staticmethod
    def read(text: str) -> "Record":
        """Blank lines do not matter; headers are known by their names, everything else is a move."""
        rows = text.removeprefix("\ufeff").splitlines()
        if not rows or rows[0].strip() != FIRST_LINE:
            raise Unreadable("not-a-record", expected=FIRST_LINE)
        headers: dict[str, str] = {}
        lines: list[Line] = []
        for number, row in enumerate(rows[1:], start=2):
            line = read_row(row.strip(), number)
            if line is None:
                continue
            if line.who in HEADERS + TRAILERS or WORD.fullmatch(line.who):
                if line.who in headers:
                    raise Unreadable("header-twice", line=number, header=line.who)
                headers[line.who] = line.what
            else:
                lines.append(line)
        return Record(headers, tuple(lines))

    @property
    def words(self) -> dict[str, str]:
        """What each player whispered into the dice."""
        found = {name: WORD.fullmatch(name) for name in self.headers}
        return {match[1]: self.headers[name] for name, match in found.items() if match}

    def header(self, name: str) -> str:
        if name not in self.headers:
            raise Unreadable("header-missing", header=name)
        return self.headers[name]


def write_headers(headers: Mapping[str, str]) -> Iterable[str]:
    return (f"{name}: {value}" for name, value in headers.items())


def read_row(row: str, number: int) -> Line | None:
    if not row:
        return None
    if row.startswith(REMARK):
        return Line(REMARK, row[1:].strip(), number)
    who, colon, what = row.partition(":")
    if not colon or not what.strip():
        raise Unreadable("line", line=number, text=row)
    return Line(who.strip(), what.strip(), number)
