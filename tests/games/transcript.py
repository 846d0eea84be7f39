"""Rules as transcripts: a person writes what is played, the machine writes what comes of it.

    python -m tests.games.transcript --record            # all games
    python -m tests.games.transcript --record raiders    # one; what is read and seen there, too
    python -m tests.games.transcript "Recruiter"         # play the cases with this in their title

A case in `tests/games/<game>/rules/*.txt` has a title that says the ruling in the book's words, a
position, and what is answered, as docs/testing.md shows. Lines that begin with two blanks are
recorded, and so is what stands behind an arrow; all else is written by hand.

The position is the number of seats and what `table` in the game's `positions.py` takes: `name
value`, or `name key=value key=value`, seats as letters. `start sage=zero` instead begins a game
with these options. At its end may stand, each behind a bar:

* `do STEP a what=…`: these steps are done first; without it what `BEGIN` says;
* `> picks`: what is answered first. It leads up to what the case is about, and what comes of it is
  not recorded, but the questions that are open then.

Another position begins the case anew: what one ruling says of several things. Then come, each in a
line of its own:

* `> picks`: the first open question is answered; `> b: picks` that of seat b;
* `[3 5]` after it, or after a step, tells what the next dice (or other choices of luck) are. What
  is shuffled is turned round; `[top=queen,ten]` then lays these on top, the queen first;
* `!> picks`: must be refused, and changes nothing;
* `foreseen b`: what seat b may lay down ahead; `next`: whose turn everybody knows to come next;
  `menu`: the open questions; `show NAME …`: these fields. They may also stand behind a bar, at the
  end of what comes before.

Recorded are the events, with what of them is something (neither 0 nor empty; `to b`: told to b
alone; `for b`: b learns something new), what changed in the position (`=`) unless the game's `SAID`
tells that an event says so, new questions with what is given for the absent (`*`), warnings (`⚠`),
and the end; in `waiting.txt` what standing orders answer, too (`@`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Final

from engine.games import all_games
from engine.kit.contract import Event, Picks, Question
from tests.games import shown
from tests.games.rulings import (
    ARROW,
    HERE,
    LETTERS,
    Case,
    Moment,
    all_cases,
    by_order,
    plain,
    play,
    positions,
    read,
)
from tests.games.suite import cases as games

NOT_COMPARED: Final = ("questions", "asked", "agenda", "board")
SEATS_OF_EVENTS: Final = frozenset(
    ("seat", "who", "other", "owner", "victim", "winner", "loser", "to", "by", "before", "after")
)
"""Arguments of events that are seats where they are numbers."""
MOST_OPTIONS: Final = 12
"""A longer menu is recorded where a case ends with it; of more cards that move, their number."""
WIDTH: Final = 96
WAITING: Final = "waiting"
"""The file of a game that is about those who do not answer themselves. Elsewhere what their orders
say is in the fingerprints of `tests.games.shown` alone."""


def recorded(case: Case) -> str:
    """The case with all that comes of it, without the title."""
    text = case.text.splitlines()
    at = 0
    out: list[str] = []

    def copy(until: str) -> None:
        """The lines by hand, comments too, up to this one."""
        nonlocal at
        while at < len(text):
            line = text[at].partition(ARROW)[0]
            at += 1
            if not line.startswith("  ") and line:
                out.append(line)
                if line == until:
                    return

    def write(lines: list[str]) -> None:
        """What came of the last line by hand."""
        beside = ARROW.join([*out[-1:], "  ".join(map(str.strip, lines))])
        if lines and len(beside) <= WIDTH + 4:
            out[-1] = beside
        else:
            out.extend(f"  {line}" for line in lines)

    lines: list[str] = []
    for moment in play(case):
        if moment.line:
            write(lines)
            lines.clear()
            copy(moment.line)
        lines += written(case.game, moment, orders=case.path.stem == WAITING)
    write(lines)
    return "\n".join(out)


def written(game: str, moment: Moment, *, orders: bool) -> Iterator[str]:
    """What came of a line."""
    rules: Any = all_games()[game]
    if moment.leads:
        return
    if moment.refused:
        yield f"! {moment.refused}"
        return
    if moment.shown.startswith("foreseen "):
        seat = LETTERS.index(moment.shown.split()[1])
        entries = rules.foreseen(rules.view(moment.state, seat))
        lines = [*_in_lines(_menu(entry.question, None, whole=True) for entry in entries)]
        yield from [f"… {line}" for line in lines or ["nothing"]]
        return
    if moment.shown == "next":
        yield f"… {_seats(rules.next_seats(rules.view(moment.state, None))) or 'nobody is sure'}"
        return
    if moment.shown.startswith("show "):
        state = plain(game, moment.state)
        fields = state | state["board"]
        names = moment.shown.split()[1:]
        short = getattr(positions(game), "SHORT", {})
        given = [(name, fields[name]) for name in names]
        shown = [f"{name} {_plain(short.get(name, _as_it_is)(value))}" for name, value in given]
        yield from [f"… {line}" for line in _in_lines(shown)]
        return
    here = positions(game)
    quiet, menus = getattr(here, "QUIET", ()), getattr(here, "MENUS", ())
    standing = rules.standing(moment.state)
    alone = moment.begins and moment.last and standing is None
    led = moment.begins and not moment.first
    matters = getattr(here, "matters", lambda event: True)
    said = [event for event in moment.events if not led and (alone or event.kind not in quiet)]
    lines = list(_in_lines(_event(game, event) for event in said if matters(event)))
    if moment.old is not None and not led:
        new = plain(game, moment.state)
        said_so = said_to_change(game, moment.old, new, said)
        changes = [(c.split()[0], c) for c in differences(game, moment.old, new)]
        changed = [change for name, change in changes if said_so.get(name) != ""]
        unseen = [name for name, value in said_so.items() if value and name not in dict(changes)]
        changed += [f"{name} is not {said_so[name]}" for name in unseen]
        if changed:
            lines = _beside(lines, [f"= {'; '.join(changed)}"])
    whole = alone or moment.shown == "menu"
    asked = [
        [*_question(rules, moment.state, question, whole=whole or moment.last, orders=orders)]
        for question in rules.questions(moment.state)
        if led or question.number not in moment.known
        if whole or question.kind not in menus
    ]
    yield from _beside(lines, asked.pop()) if len(asked) == 1 else lines
    yield from chain.from_iterable(asked)
    if standing is not None:
        sources = " ".join(f"{s.key}={_plain(s.points)}" for s in standing.sources)
        places, points = _plain(standing.places), _plain(standing.points)
        yield f"over: places {places}, points {points} by {standing.why}; {sources}"


def _beside(lines: list[str], more: list[str]) -> list[str]:
    """With more beside the last line, if that has room for all of it."""
    if lines and len(more) == 1 and len(lines[-1]) + len(more[0]) + 2 <= WIDTH:
        return [*lines[:-1], f"{lines[-1]}  {more[0]}"]
    return lines + more


def _in_lines(texts: Iterable[str]) -> Iterator[str]:
    """As many in a line as there is room for."""
    line = ""
    for text in texts:
        if line and len(line) + len(text) > WIDTH:
            yield line
            line = ""
        line += f"; {text}" if line else text
    if line:
        yield line


def _plain(value: Any, *, seat: bool = False) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if seat and isinstance(value, int) and 0 <= value < len(LETTERS):
        return LETTERS[value]
    if isinstance(value, list | tuple):
        return "+".join(_plain(one, seat=seat) for one in value) or "-"
    if isinstance(value, dict):
        return ",".join(f"{k}:{_plain(v)}" for k, v in value.items()) or "-"
    return str(value) if value not in (None, "") else "-"


def _seats(seats: tuple[int, ...]) -> str:
    return "".join(LETTERS[seat] for seat in seats)


def _event(game: str, event: Event) -> str:
    here = positions(game)
    parted, bare = getattr(here, "PARTED", ()), getattr(here, "BARE", ())
    words = [event.kind]
    for key, value in event.args.items():
        seat = _is_seat(game, event, key)
        if key == "seat":
            words.insert(1, _plain(value, seat=True))
        elif value is True:
            words.append(key)
        elif value or (seat and value == 0):
            if key in parted and isinstance(value, list) and value and isinstance(value[0], list):
                value = [":".join(map(str, one)) for one in value]
            named = "" if key in bare and isinstance(value, str) else f"{key}="
            words.append(f"{named}{_plain(value, seat=seat)}")
    to = f" (to {_seats(event.seats)})" if event.seats is not None else ""
    reveals = f" (for {_seats(event.reveals)})" if event.reveals else ""
    return " ".join(words) + to + reveals


def _is_seat(game: str, event: Event, key: str) -> bool:
    """Whether an argument of an event is a seat, where it is a number."""
    here = positions(game)
    numbers, seats = getattr(here, "NUMBERS", ()), getattr(here, "SEATS", ())
    seat = key in SEATS_OF_EVENTS or key in seats
    return seat and key not in numbers and f"{event.kind} {key}" not in numbers


def _menu(question: Question, default: Picks | None, *, whole: bool) -> str:
    about = f" ({_plain(question.about).replace('+', ' ')})" if question.about else ""
    amount = (
        f" {question.least}-{question.most}" if (question.least, question.most) != (1, 1) else ""
    )
    how = " in order" * question.ordered + " in secret" * question.sealed
    head = f"{LETTERS[question.seat]} {question.kind}{about}{amount}{how}:"
    if not whole and len(question.options) > MOST_OPTIONS:
        return f"{head} {len(question.options)}, {' '.join(default or ()) or 'nothing'}*"
    options = " ".join(option + "*" * (option in (default or ())) for option in question.options)
    limits = "".join(
        f" [{limit.least}-{limit.most}: {' '.join(limit.options)}]" for limit in question.limits
    )
    return f"{head} {options}{' nothing*' * (default == ())}{limits}"


def _question(
    rules: Any, state: Any, question: Question, *, whole: bool, orders: bool
) -> Iterator[str]:
    view = rules.view(state, question.seat)
    line = f"? {_menu(question, rules.default_answer(view, question), whole=whole)}"
    more = []
    caution = rules.warning(view, question)
    if caution is not None:
        args = " ".join(f"{key}={_plain(value)}" for key, value in caution.args.items())
        of = f": {' '.join(caution.options)}" if caution.options else ""
        more.append(f"  ⚠ {' '.join([caution.key, args]).rstrip()}{of}")
    if orders:
        more += [f"  @ {given}" for given in by_order(rules, view, question)]
    for text in more:
        if len(line) + len(text) > WIDTH:
            yield line
            line = ""
        line += text
    yield line


def differences(game: str, old: Any, new: Any) -> Iterator[str]:
    """What changed between two positions that are plain data: the board's fields and the hidden
    ones."""
    here = positions(game)
    quiet, seats = (*NOT_COMPARED, *getattr(here, "QUIET", ())), getattr(here, "SEATS", ())
    short = getattr(here, "SHORT", {})
    for part, other in ((old["board"], new["board"]), (old, new)):
        for name in part:
            if name not in quiet and f"={name}" not in quiet:
                keys = LETTERS if name in here.BY_SEAT else getattr(here, "PLACES", {}).get(name)
                one, two = (short.get(name, _as_it_is)(each[name]) for each in (part, other))
                yield from _change(name, one, two, keys, seat=name in seats)


def said_to_change(game: str, old: Any, new: Any, events: list[Event]) -> dict[str, str]:
    """What the events say of the position, and what they say of it where it is not so.

    `SAID` has "name >value", "name by number", "name +words" or "name -words", with the arguments
    of the event in braces, `{each}` and `{number}` for each thing of a table; "name ?": somehow.
    Or it has a function of the event that says this."""
    said = getattr(positions(game), "SAID", {})
    found: dict[str, Any] = {}
    for event in events:
        args = {k: _plain(v, seat=_is_seat(game, event, k)) for k, v in event.args.items()}
        things = next((v for v in event.args.values() if isinstance(v, dict)), {})
        words = [key if value is True else value for key, value in event.args.items()]
        for kind in (event.kind, *(f"{event.kind} {each}" for each in words)):
            told_of = said.get(kind, "")
            changes = told_of.split("; ") if isinstance(told_of, str) else told_of(event)
            for told in filter(None, changes):
                each = things.items() if "{each}" in told else [("", 0)]
                for thing, number in each:
                    change = told.format(**args, each=thing, number=number)
                    name, _, change = change.partition(" ")
                    found[name] = _after(found.get(name, _at(game, old, name)), change)
    return {
        name: "" if _at(game, new, name) == value else _plain(value)
        for name, value in found.items()
        if value is not None
    }


def _at(game: str, data: Any, name: str) -> str | Counter[str]:
    """What lies at a place of the position that is named as in `differences`."""
    field, _, key = name.partition(".")
    here = positions(game)
    value = (data["board"] if field in data["board"] else data)[field]
    value = getattr(here, "SHORT", {}).get(field, _as_it_is)(value)
    if key and field in here.BY_SEAT:
        seat, _, key = key.partition(".")
        value = value[LETTERS.index(seat)]
    elif key and isinstance(value, list):
        value, key = value[here.PLACES[field].index(key)], ""
    if key:
        value = value.get(key, [] if _is_words(next(iter(value.values()), "")) else "")
    is_seat = field in getattr(here, "SEATS", ())
    return Counter(value) if _is_words(value) else _plain(value, seat=is_seat)


def _after(value: Any, change: str) -> str | Counter[str] | None:
    sign, rest = change[0], change[1:]
    if sign == "?" or value is None:
        return None
    if isinstance(value, str):
        return str(int(value) + int(rest.removeprefix("y "))) if sign == "b" else rest
    told = [word for word in rest.split("+") if word != "-"]
    if sign == "-":  # A hidden card may have beside it who knows it.
        whole = {word.partition("/")[0]: word for word in value}
        return value - Counter(whole.get(word, word) for word in told)
    return Counter(told) + (value if sign == "+" else Counter())


def _as_it_is(value: Any) -> Any:
    return value


def _change(
    name: str, old: Any, new: Any, keys: Any = None, *, seat: bool = False
) -> Iterator[str]:
    if old == new:
        return
    if keys is not None:
        for key, one, other in zip(keys, old, new, strict=False):
            yield from _change(f"{name}.{key}", one, other, seat=seat)
    elif isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            yield from _change(f"{name}.{key}", old.get(key), new.get(key), seat=seat)
    elif _is_words(old) and _is_words(new):
        gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
        signs = [*_signs("-", gone), *_signs("+", come)]
        yield f"{name} {' '.join(signs) or 'in another order'}"
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from _change(f"{name}.{index}", one, other, seat=seat)
    else:
        yield f"{name} {_plain(old, seat=seat)}>{_plain(new, seat=seat)}"


def _signs(sign: str, words: Counter[str]) -> list[str]:
    if words.total() > MOST_OPTIONS:
        return [f"{sign}{words.total()}"]
    return [f"{sign}{word}" for word in words.elements()]


def _is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


# The command


def record(game: str) -> int:
    """Write all files of a game again; how many changed."""
    changed = 0
    for path in sorted((HERE / game / "rules").glob("*.txt")):
        before = path.read_text("utf-8")
        head = before.partition("== ")[0]
        text = head + "\n".join(f"== {case.title}\n{recorded(case)}\n" for case in read(game, path))
        if text != before:
            path.write_text(text, "utf-8")
            changed += 1
    return changed


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.transcript", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--record", action="store_true", help="write the files again")
    parser.add_argument("what", nargs="?", default="", help="a game, or a part of a title")
    wanted = parser.parse_args()
    known = [*games()]
    chosen = [wanted.what] if wanted.what in known else known
    if wanted.record:
        if wanted.what and wanted.what not in known:
            parser.error(f"no such game: {wanted.what}; there are {', '.join(known)}")
        for game in chosen:
            sys.stdout.write(f"{game}: {record(game) + shown.record(game)} files changed\n")
        return
    for game in known:
        for case in all_cases(game):
            if wanted.what in case.title:
                sys.stdout.write(f"== {case}\n{recorded(case)}\n\n")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as fault:  # A case that cannot be played says why.
        sys.exit(str(fault))
