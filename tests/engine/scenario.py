"""The service as scenarios: a person writes who does what, the machine what people notice of it.

    python -m tests.engine.scenario --record            # all topics
    python -m tests.engine.scenario --record votes      # one

A scenario in a `.txt` file under `tests/engine/table` has a title that says the promise, and what
is done at a table. What stands after an arrow, or in lines that begin with two blanks, is
recorded; all else is written by hand:

    == One voice against keeps the position
    (ana luck)
    ana propose undo  → vote 1 undo by ana takes back a1 until +1d
      ballots 1 ana for, ben ?, cat ?; posts vote 1
    cat against  → ballots 1 failed; posts vote 1

At the table sit ana, ben and cat, if no line at the beginning of the scenario, or of its file, says
otherwise: `table` names who sits there in their order, `+1` for computer players; `lobby` who
opens it. After a `|` stand settings: `game larder` (`filled`: all have answered its first
question), `playing` (computer players answer by themselves), `pace daily` or `pace patience=6h`,
`limits usual` (else people may be called without end), `seats 3`, `kept ben`, `option pace=fast`,
`watch undo ben:ahead …` (what is compared besides: see `WATCHED`). Later lines of this kind open
more tables; `at 1` goes back to the first; `see`: all that stands there is written down; `rules
newer`: there is another version of the game; `discord refuses` (or what `HOW` has) what is posted
from now on. Then, each in a line of its own:

* `ana plain`: she answers so what she is asked first, and what every answer posts goes without
  saying; a word of `VERBS`: she does that instead; `c plain`: the computer player in the third
  seat answers;
* `+3d`: time passes, and all that falls due on the way happens then; `++3d`: nothing happens
  until the end, as if the bot had been away; `~3d`: nothing has happened yet;
* `!ana kick`: must be refused, and changes nothing; `ana start & ben start`: at the same moment;
* `a; b`: what comes of both is written once; `(a; b)`: it goes without saying; `(a; b) x3`: three
  times.

How the service is called, and what of it people notice, `tests.engine.service` and what it
stands on alone know.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sys
import tempfile
import traceback
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from tests.engine.service import Room, service
from tests.engine.table.said import seconds

HERE: Final = Path(__file__).parent / "table"
WIDTH: Final = 100
ARROW: Final = "  → "
OPENS: Final = ("table ", "lobby ")
USUAL: Final = "table ana ben cat"


@dataclass(frozen=True)
class Case:
    """One promise."""

    path: Path
    title: str
    text: str
    """As it stands in the file, recorded lines and all, without the title."""
    table: str
    """The line that opens its table, where it has none of its own."""

    def __str__(self) -> str:
        return f"{self.path.stem}: {self.title}"


@cache
def all_cases() -> tuple[Case, ...]:
    """Every scenario, topic by topic."""
    return tuple(case for path in sorted(HERE.rglob("*.txt")) for case in read(path))


def read(path: Path) -> list[Case]:
    """The scenarios of a file."""
    head, *parts = re.split(r"^== ", path.read_text("utf-8"), flags=re.MULTILINE)
    table = next((line for line in head.splitlines() if line.startswith(OPENS)), USUAL)
    found = []
    for part in parts:
        title, _, text = part.partition("\n")
        found.append(Case(path, title, text.strip("\n"), table))
    return found


# Playing


async def play(case: Case, folder: Path) -> str:
    """The scenario with all that comes of it, without the title."""
    async with service(folder) as room:
        written = [line for line in case.text.splitlines() if line and not line.startswith("  ")]
        lines = [line.partition(ARROW)[0] for line in written]
        if not lines[0].startswith(OPENS):
            await room.opens(case.table)
        out = []
        for line in lines:
            out += await _line(room, line)
        return "\n".join(out)


async def _line(room: Room, line: str) -> list[str]:
    """A line, with what comes of it."""
    if await _goes_without_saying(room, line):
        return [line]
    if line.startswith("+"):
        texts = together([text async for text in _passes(room, line)])
        groups = [text.split("; ") for text in texts]
    elif line == "see":
        groups = [await room.notice(all_of_it=True)]
    else:
        groups = [await _acts(room, line)]
    return [line] if line.startswith("(") else laid_out(line, groups)


def laid_out(line: str, groups: list[list[str]]) -> list[str]:
    """What came at once stands behind the line and below it, as there is room; of several moments
    each begins below."""
    found, joint = [line], ARROW if len(groups) < 2 else ""
    for group in groups or [[]]:
        for item in group or ["nothing"]:
            if joint and len(found[-1] + joint + item) <= WIDTH:
                found[-1] += joint + item
            else:
                found.append(f"  {item}")
            joint = "; "
        joint = ""
    return found


async def _goes_without_saying(room: Room, line: str) -> bool:
    """Whether it is a line of which nothing is written down, and is done."""
    word, _, rest = line.partition(" ")
    if word in ("table", "lobby"):
        await room.opens(line)
    elif word == "at":
        await room.goes_to(int(rest))
    elif word == "rules":
        await room.rules_change(rest)
    elif word == "discord":
        room.discord = rest
    elif word.startswith("~"):
        room.house.seconds += seconds(word[1:])
    else:
        return False
    return True


def _passes(room: Room, text: str) -> AsyncIterator[str]:
    return room.passes(seconds(text.lstrip("+")), away=text.startswith("++"))


async def _acts(room: Room, line: str) -> list[str]:
    """What comes of a line in which somebody does something."""
    found = re.fullmatch(r"\(?(.*?)\)?(?: x(\d+))?", line)
    assert found is not None
    refusals = []
    for part in found[1].split("; ") * int(found[2] or 1):
        if await _goes_without_saying(room, part):
            continue
        if part.startswith("+"):
            async for _ in _passes(room, part):
                pass
            continue
        must = part.startswith("!")
        acts = [act.strip() for act in part.lstrip("!").split(" & ")]
        reasons = await asyncio.gather(*map(room.act, acts))
        assert must == bool(reasons[0]) or len(acts) > 1, f"{part}: {reasons[0] or 'not refused'}"
        refusals += [reason if must else f"! {reason}" for reason in reasons if reason]
        await room.serve()
    noticed = await room.notice()
    assert not (line.startswith("!") and noticed and "&" not in line), f"{line}: {noticed}"
    return refusals + noticed


def together(texts: list[str]) -> list[str]:
    """What happens several times in a row is told once."""
    found = []
    for what, same in groupby(texts, key=lambda text: text.partition(": ")[2]):
        times = [text.partition(": ")[0].removeprefix("at ") for text in same]
        if len(times) > 3:
            times = [times[0], f"{len(times) - 2} more", times[-1]]
        found.append(f"at {', '.join(times)}: {what}")
    return found


def played(case: Case) -> str:
    """The same, for the command; as it stands where it cannot be played."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return asyncio.run(play(case, Path(folder)))
        except Exception:
            sys.stderr.write(f"{case}: {traceback.format_exc(limit=-3)}\n")
            return case.text


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.scenario", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--record", action="store_true", required=True, help="write them again")
    parser.add_argument("topic", nargs="?", default="")
    wanted = parser.parse_args().topic
    logging.disable()
    for path in sorted(HERE.rglob("*.txt")):
        if wanted in ("", path.stem):
            before = path.read_text("utf-8")
            head = before.partition("== ")[0]
            cases = read(path)
            text = head + "\n".join(f"== {case.title}\n{played(case)}\n" for case in cases)
            path.write_text(text, "utf-8")
            sys.stdout.write(f"{path.stem}: {'changed' if text != before else 'as before'}\n")


if __name__ == "__main__":
    main()
