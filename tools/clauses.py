"""Whether each clause's tests would notice if its line were wrong: plant faults in the line until one of them fails.

`python -m tools.clauses [--sample N --seed S] [--clause 5.3]`; lines whose faults no test of their number notices are
reported. The source is copied first; nothing in the working tree is touched.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tools.citations import ROOT, Citation, Shelfmark, by_number, citations, shelfmarks
from tools.mutants import mutants

AT_ONCE = 2
PATIENCE = 60.0  # seconds; a fault that makes the tests run on and on has been noticed
# A source that cannot even run proves nothing about a clause.
BROKEN = re.compile(r"\b(Name|UnboundLocal|Syntax|Import|ModuleNotFound|Indentation|Type|Attribute)Error\b")


@dataclass(frozen=True)
class Trial:
    """One line that cites a clause, and the tests of that number."""

    citation: Citation
    tests: tuple[tuple[Path, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Verdict:
    trial: Trial
    noticed: bool
    tried: tuple[str, ...]  # the faults, the last one noticed if any was


class Copies:
    """Copies of the source, each lent to one trial at a time."""

    def __init__(self, folder: Path, count: int) -> None:
        self.free: SimpleQueue[Path] = SimpleQueue()
        for number in range(count):
            home = folder / str(number)
            shutil.copytree(ROOT / "src", home, ignore=shutil.ignore_patterns("__pycache__"))
            self.free.put(home)

    @contextmanager
    def borrowed(self) -> Iterator[Path]:
        home = self.free.get()
        try:
            yield home
        finally:
            self.free.put(home)


def trials(mark: Shelfmark) -> Iterator[Trial]:
    tested = by_number(mark)
    for citation in citations(mark):
        if citation.clause in mark.kept_by_code:
            files = tested.get(citation.clause, {})
            yield Trial(citation, tuple((path, tuple(names)) for path, names in files.items()))


def failed(home: Path, trial: Trial) -> bool:
    """Whether a test of this clause's number fails with the source as it stands in this copy."""
    names = sorted({name for _, names in trial.tests for name in names})
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist"),
        *("-o", "addopts=--import-mode=importlib", "-k", " or ".join(names)),
        *(str(path) for path, _ in trial.tests),
    ]
    settings = {**os.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        run = subprocess.run(
            command, cwd=ROOT, env=settings, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        print(f"ran on for {PATIENCE:.0f} seconds, which counts as noticed: {trial.citation}", file=sys.stderr)
        return True
    return run.returncode == 1 and not BROKEN.search(run.stdout)


def judge(copies: Copies, trial: Trial) -> Verdict:
    with copies.borrowed() as home:
        if not trial.tests:
            return Verdict(trial, False, ("no test has this number",))
        if failed(home, trial):
            return Verdict(trial, False, ("its tests fail without any fault",))
        path = home / trial.citation.path.relative_to(ROOT / "src")
        right = path.read_text(encoding="utf-8")
        tried: list[str] = []
        try:
            for what, wrong in mutants(right, trial.citation.line):
                tried.append(what)
                path.write_text(wrong, encoding="utf-8")
                if failed(home, trial):
                    return Verdict(trial, True, tuple(tried))
        finally:
            path.write_text(right, encoding="utf-8")
        return Verdict(trial, False, tuple(tried))


def chosen(arguments: argparse.Namespace) -> list[Trial]:
    found = [trial for mark in shelfmarks() for trial in trials(mark)]
    if arguments.clause:
        found = [trial for trial in found if trial.citation.clause in arguments.clause]
    if arguments.sample and arguments.sample < len(found):
        found = random.Random(arguments.seed).sample(found, arguments.sample)
    return found


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sample", type=int, metavar="N", help="try only so many lines, chosen by lot")
    parser.add_argument("--seed", default="rattlewood", metavar="S", help="what the lot is drawn with")
    parser.add_argument("--clause", action="append", metavar="N.M", help="only this clause; may be repeated")
    parser.add_argument("--verbose", action="store_true", help="say which fault was noticed")
    return parser.parse_args()


def main() -> int:
    arguments = read_arguments()
    found = chosen(arguments)
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(AT_ONCE) as pool:
        copies = Copies(Path(folder), AT_ONCE)
        for verdict in pool.map(lambda trial: judge(copies, trial), found):
            if not verdict.noticed:
                unnoticed += 1
                print(f"UNNOTICED {verdict.trial.citation}", *verdict.tried, sep="\n    ", flush=True)
            elif arguments.verbose:
                print(f"noticed {verdict.trial.citation}\n    {verdict.tried[-1]}", flush=True)
    print(f"{len(found)} lines that cite a clause, {unnoticed} whose faults no test of that number notices")
    return int(bool(unnoticed))


if __name__ == "__main__":
    sys.exit(main())
