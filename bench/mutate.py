"""Whether the tests notice when something is wrong: mutants of a part, drawn by a seed.

    make mutate PART=engine/games/raiders/rules N=60 SEED=1
    python -m bench.mutate engine/table/seats/votes.py --count 20

cosmic-ray knows what can be changed in the code; here it is drawn, without what no person would
write, and tried in copies of the project with those tests of `make quick` that belong to the part.
Who survives is listed to be read: what a person would notice needs a test.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from msgspec import Struct

ROOT: Final = Path(__file__).parents[1]
QUICK: Final = "not volume and not play and not e2e and not browser"

LIKELY: Final = re.compile(
    r"AddNot|NumberReplacer|ZeroIteration|_Delete_Not|(True|False|And|Or|Break|Continue)With"
    r"|Binary.*_(Add_Sub|Sub_Add|Mul_Add|Mod_Add|FloorDiv_Mul)$"
    r"|Comparison.*_(Eq_NotEq|NotEq_Eq|Is_IsNot|IsNot_Is|Lt_LtE|LtE_Lt|Gt_GtE|GtE_Gt|Lt_GtE|Gt_LtE)$"
)
"""What somebody might write by mistake: not `+` for `<<`."""


class Mutant(Struct, frozen=True):
    """A file with one thing changed."""

    path: str
    line: int
    operator: str
    old: str
    new: str
    """The line as it was, and as it is."""
    text: str


def places(path: Path) -> Iterator[tuple[Path, str, int, int]]:
    """File, operator, number of the place, and line of all that can be changed in a file."""
    tree = get_ast(path.read_text("utf-8"))
    for name in filter(LIKELY.search, operator_names()):
        operator = get_operator(name)()
        found = (at for node in ast_nodes(tree) for at in operator.mutation_positions(node))
        for number, ((line, _), _) in enumerate(found):
            yield path, name, number, line


def mutant(path: Path, operator: str, number: int, line: int) -> Mutant | None:
    """None: it is no code that is run, or the change is none."""
    source = path.read_text("utf-8")
    old = source.split("\n")[line - 1].strip()
    text = mutate_code(source, get_operator(operator)(), number)
    if text in (None, source) or old.startswith(("@", "def ", "class ", "assert ")):
        return None
    try:
        compile(text, str(path), "exec")
    except SyntaxError:  # `*` between arguments is no sign of arithmetic.
        return None
    new = text.split("\n")[line - 1].strip()
    return Mutant(str(path.relative_to(ROOT)), line, operator, old, new, text)


def drawn(part: Path, count: int, seed: int) -> list[Mutant]:
    """So many, each on another line."""
    files = [part] if part.is_file() else sorted(part.rglob("*.py"))
    every = [place for path in files for place in places(path)]
    random.Random(seed).shuffle(every)
    found: dict[tuple[Path, int], Mutant] = {}
    for place in every:
        where = place[0], place[3]
        if len(found) < count and where not in found and (one := mutant(*place)):
            found[where] = one
    return list(found.values())


def tests_of(part: str) -> list[str]:
    """The tests that belong to a part, its own examples among them, as arguments of pytest. What
    games are made of is noticed by what they show, and by the example."""
    path = Path("tests", part).with_suffix("")
    about = ("rules", "shown", "lessons", "drawings", "random_games")
    shared = [f"tests/games/test_{name}.py" for name in about]
    if path.parts[1:3] == ("engine", "games") and len(path.parts) > 3:
        return [part, *shared, f"tests/games/{path.parts[3]}", "-k", path.parts[3]]
    kit = path.parts[1:3] == ("engine", "kit")
    more = [*shared[:2], "tests/games/larder"] if kit else []
    for each in (path.with_name(f"test_{path.name}.py"), path, *path.parents):
        if (ROOT / each).exists():
            return [part, str(each), *more]
    raise FileNotFoundError(f"no tests of {part}")


def noticed(copy: Path, tests: list[str], most: float | None = None) -> bool:
    """Whether a test fails in a copy of the project."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider"]
    environment = {"MEADHALL_ANSWERS": "6000", **os.environ}
    try:
        run = subprocess.run(
            [*command, *tests], cwd=copy, env=environment, capture_output=True, timeout=most
        )
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0


def tried(one: Mutant, copies: Queue[Path], tests: list[str], most: float) -> bool:
    """Whether the tests notice it, in a copy that nobody else is using."""
    copy = copies.get()
    source = (copy / one.path).read_text("utf-8")
    (copy / one.path).write_text(one.text, "utf-8")
    try:
        return noticed(copy, tests, most)
    finally:
        (copy / one.path).write_text(source, "utf-8")
        copies.put(copy)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.mutate", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("part", help="a folder or file, from the root")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted, say = parser.parse_args(), sys.stdout.write
    tests = [*tests_of(wanted.part), "-m", QUICK]
    chosen = drawn(ROOT / wanted.part, wanted.count, wanted.seed)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(wanted.jobs) as workers:
        copies: Queue[Path] = Queue()
        for number in range(wanted.jobs):
            # Not `.env`, but a test reads `.env.example`.
            ignored = shutil.ignore_patterns("__pycache__", ".[!e]*", ".env", "var")
            copies.put(shutil.copytree(ROOT, Path(folder) / str(number), ignore=ignored))
        begun = time.monotonic()
        if noticed(copies.queue[0], tests):
            parser.error(f"the tests fail as it is: pytest {' '.join(tests)}")
        most = 60 + 10 * (time.monotonic() - begun)
        found = list(workers.map(lambda one: tried(one, copies, tests, most), chosen))
    left = [one for one, seen in zip(chosen, found, strict=True) if not seen]
    for one in left:
        say(f"{one.path}:{one.line}  {one.operator}\n  - {one.old}\n  + {one.new}\n")
    say(f"{len(chosen) - len(left)} of {len(chosen)} noticed, seed {wanted.seed}\n")


if __name__ == "__main__":
    main()
