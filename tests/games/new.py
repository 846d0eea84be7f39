"""Makes a new game: a copy of the example with a name of its own, which can be played at once.

    python -m tests.games.new KEY ["Name"]

KEY is the name of its folder, in small letters and underscores: a word that is nowhere else in the
code. What shows in the example what a game may offer besides is left out. How the copy plays is
recorded for its tests. `docs/a_game.md` says what to do with it.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = "larder"
KEY: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SIGNS: Final = '{}\\"'
"""What a name must not have, because it is written into code and catalogues."""
TITLES: Final = re.compile(r"^(title|rules-overview-title) = .*$", re.MULTILINE)
MORE: Final = "What a game may offer besides"
LEFT_OUT: Final = ("__pycache__", "more.py", "test_more.py", "shown.txt")
BESIDES: Final = re.compile(rf"^( *)# {MORE}.*\n(?:\1(?! *\)).+\n)*", re.MULTILINE)
"""In code: the lines after such a comment, up to an empty or an outer one."""
IMPORTS: Final = re.compile(r"(?:^from (?:engine|tests)\S* import .*\n)+", re.MULTILINE)


def copied(key: str, name: str, root: Path = ROOT) -> list[Path]:
    """The folders that are new: the game's, and that of its tests.

    Raises:
        ValueError: this cannot be a key or a name, or there is such a game.
    """
    if not KEY.fullmatch(key):
        raise ValueError(f"{key!r}: small letters, digits and underscores")
    if not name.isprintable() or set(name) & set(SIGNS) or not name.strip():
        raise ValueError(f"{name!r}: letters, but none of {SIGNS}")
    places = {
        root / "engine/kit/example": root / "engine/games" / key,
        root / "tests/games" / EXAMPLE: root / "tests/games" / key,
    }
    if taken := [str(to) for to in places.values() if to.exists()]:
        raise ValueError(f"there is {' and '.join(taken)}")
    for source, to in places.items():
        shutil.copytree(source, to, ignore=shutil.ignore_patterns(*LEFT_OUT))
        for path in to.rglob("*.py"):
            path.write_text(_renamed(path.read_text("utf-8"), key, name), "utf-8")
        for path in to.rglob("*.ftl"):
            text = TITLES.sub(lambda found: f"{found[1]} = {name}", path.read_text("utf-8"))
            path.write_text(text.partition(f"\n## {MORE}")[0], "utf-8")
    return list(places.values())


def _renamed(code: str, key: str, name: str) -> str:
    code = re.sub(r"\bmore, (?=rules)|, more(?=\))", "", BESIDES.sub("", code))
    title = EXAMPLE.capitalize()
    kind = "".join(word.capitalize() for word in key.split("_"))
    code = re.sub(rf"\b{title}\b(?=\()", kind, code)
    code = re.sub(rf"\b{title}\b", name, code)
    code = code.replace("engine.kit.example", f"engine.games.{key}")
    code = code.replace(f"tests.games.{EXAMPLE}", f"tests.games.{key}")
    code = code.replace(f'"{EXAMPLE}"', f'"{key}"')

    def in_order(block: re.Match[str]) -> str:
        return "".join(sorted(block[0].splitlines(True), key=lambda line: line.split()[1]))

    return IMPORTS.sub(in_order, code)


def main() -> None:
    """Make a copy, and say what comes next."""
    about = "Makes a new game: a copy of the example with a name of its own."
    parser = argparse.ArgumentParser(prog="python -m tests.games.new", description=about)
    parser.add_argument("key", metavar="KEY", help="the name of its folder, such as gods_of_rain")
    parser.add_argument("name", nargs="?", help="the name of the game, such as “Gods of Rain”")
    given = parser.parse_args()
    name = given.name or given.key.replace("_", " ").title()
    try:
        folders = copied(given.key, name)
    except ValueError as wrong:
        parser.error(str(wrong))
    for folder in folders:
        print(f"made {folder}", flush=True)
    record = [sys.executable, "-m", "tests.games.record", given.key]
    subprocess.run(record, cwd=ROOT, check=True)
    print(f"""You can play it now: make run. Its tests pass: make quick GAME={given.key}
docs/a_game.md says what comes next.""")


if __name__ == "__main__":
    main()
