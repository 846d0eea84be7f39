"""Rules as transcripts: a person writes what is played, the machine writes what comes of it.

    python -m tests.games.transcript --record            # all games
    python -m tests.games.transcript --record raiders    # one
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
  `menu`: the open questions; `show NAME …`: these fields.

Recorded are the events, with what of them is something (neither 0 nor empty; `to b`: told to b
alone; `for b`: b learns something new), what changed
in the position (`=`) unless the game's `SAID` tells that an event says so, new questions with what
is given for the absent (`*`), warnings (`⚠`), and the end; in `waiting.txt` what standing orders
answer, too (`@`).
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Event, IllegalAnswer, Picks, Question, UpcomingQuestion
from tests.games.suite import cases as games

HERE: Final = Path(__file__).parent
SEED: Final = bytes(range(16))
LETTERS: Final = "abcdefgh"
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
ARROW: Final = "  → "
"""Before what comes of a line, if all of it has room beside that."""
MOST_SHUFFLES: Final = 100
"""With one answer; what turns round may never come to an end."""


@dataclass(frozen=True)
class Case:
    """One ruling."""

    game: str
    path: Path
    title: str
    lines: tuple[str, ...]
    """By hand, without the title."""
    text: str
    """As it stands in the file, recorded lines and all, without the title."""

    def __str__(self) -> str:
        return f"{self.game}/{self.path.stem}: {self.title}"


@dataclass
class Moment:
    """A position of a case, with what was just written and what came of it."""

    line: str
    """By hand; empty: it stands at the end of the position's."""
    state: Any
    events: list[Event] = field(default_factory=list)
    refused: str = ""
    old: Any = None
    """The position before, as plain data; None at the beginning, unless a step was named."""
    known: frozenset[int] = frozenset()
    """The numbers of the questions that were open before."""
    first: bool = False
    last: bool = False
    leads: bool = False
    """Whether it leads up to where the case begins: nothing of it is recorded."""
    begins: bool = False
    """Whether it is there; of an answer only what is asked then is recorded."""
    foreseen: int | None = None
    shown: str = ""
    """"next", "menu" or "show" and fields."""


class Told(Chance):
    """Luck that is told: what is chosen comes as told, then as it likes; a shuffle turns round, so
    that a forgotten one is noticed."""

    __slots__ = ("shuffled", "told")

    def __init__(self, number: int, told: list[str]) -> None:
        super().__init__(SEED, number)
        self.told = told
        self.shuffled = 0

    def choice(self, things: Any) -> Any:
        """The next that was told."""
        if not self.told:
            return super().choice(things)
        told = self.told.pop(0)
        found = [thing for thing in things if str(thing) == told]
        assert found, f"{told} is not among {list(things)}"
        return found[0]

    def below(self, bound: int) -> int:
        """The next that was told."""
        if not self.told:
            return super().below(bound)
        told = int(self.told.pop(0))
        assert told < bound, f"{told} is not below {bound}"
        return told

    def shuffle(self, things: list[Any]) -> None:
        """Turned round; what was told to be on top is at the end."""
        things.reverse()
        self.shuffled += 1
        assert self.shuffled < MOST_SHUFFLES, "it is shuffled again and again"
        if self.told and self.told[0].startswith("top="):
            for told in reversed(self.told.pop(0).removeprefix("top=").split(",")):
                things.append(things.pop(list(map(str, things)).index(told)))


# Reading


@cache
def positions(game: str) -> ModuleType:
    """The game's `positions.py`: `table`, `complete`, which adds what `table` was not told so that
    nothing is lost or there twice, `BEGIN`, the step that is done first, `BY_SEAT`, the fields
    that are lists by seat, and `PLACES`, what the places of other lists are called.

    It may have `QUIET`, events that go without saying and fields that follow from the rest, with
    "=" before it a field alone,
    `SHORT`, by field what makes words, or lists and tables of words, of its plain data,
    `MENUS`, questions that are recorded only where a case has nothing but its position or asks for
    them by `menu`, `NUMBERS`, arguments of events that are no seats in this game ("name", or
    "kind name" of one event), `PARTED`, arguments that are lists of lists, `BARE`, arguments that
    are words which need no name, `SEATS`, more arguments and fields that are seats, `SAID`, by
    event (or "kind word of its arguments") what changes with it,
    `plain`, the position as plain data in the words of `table`, and `matters`, whether an event is
    recorded.
    """
    return importlib.import_module(f"tests.games.{game}.positions")


def plain(game: str, state: Any) -> Any:
    """The position as plain data, as it is compared and shown."""
    made = getattr(positions(game), "plain", msgspec.to_builtins)
    return made(state)


@cache
def all_cases(game: str) -> tuple[Case, ...]:
    """Every case of a game, file by file."""
    files = sorted((HERE / game / "rules").glob("*.txt"))
    return tuple(case for path in files for case in read(game, path))


def read(game: str, path: Path) -> list[Case]:
    """The cases of a file."""
    found = []
    for part in re.split(r"^== ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        title, _, text = part.partition("\n")
        written = text.splitlines()
        by_hand = (line.partition(ARROW)[0] for line in written)
        lines = [line for line in by_hand if line and not line.startswith(("  ", "#"))]
        found.append(Case(game, path, title, tuple(lines), text.strip("\n")))
    return found


def seat_of(word: str) -> int:
    """The seat of a letter."""
    assert len(word) == 1, f"no seat: {word}"
    assert word in LETTERS, f"no seat: {word}"
    return LETTERS.index(word)


def _value(text: str) -> Any:
    """A number, yes and no, or words."""
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    return {"yes": True, "no": False}.get(text, text)


def named(text: str) -> tuple[str, Any]:
    """`name value` or `name key=value …`, as `table` takes it."""
    name, _, rest = text.strip().partition(" ")
    if "=" not in rest:
        return name, _value(rest)
    found: dict[Any, Any] = {}
    for part in re.split(r" (?=[^ =]+=)", rest):
        key, _, value = part.partition("=")
        by_seat = len(key) == 1 and key in LETTERS
        found[seat_of(key) if by_seat else key] = value if not value.isdigit() else int(value)
    return name, found


def begin(game: str, head: list[str]) -> tuple[Any, Any, list[Event]]:
    """The position of a case before the steps that it names, as plain data, and once its first
    question is asked."""
    rules: Any = all_games()[game]
    seats, *rest = head
    if rest and rest[0].startswith("start"):
        chosen = dict(part.split("=") for part in rest[0].split()[1:])
        return None, rules.start(int(seats), chosen, Told(0, [])), []
    here = positions(game)
    told = [part for part in rest if not part.startswith("do ")]
    state = here.table(int(seats), **dict(map(named, told)))
    here.complete(state)
    games()[game].hooks.conserved(state)
    old = plain(game, state)
    steps = []
    luck = Told(1, [])
    for part in rest[len(told) :]:
        step, _, chosen = part.removeprefix("do ").partition(" [")
        steps.append(_step(game, state, step))
        luck.told += chosen.rstrip("]").split()
    if not steps and not state.board.agenda:
        old = None
        steps.append(_step(game, state, here.BEGIN))
    state.board.agenda += reversed(steps)
    events: list[Event] = []
    rules.run(state, events, luck)
    assert not luck.told, f"nobody asked for the luck {luck.told}"
    return old, state, events


def _step(game: str, state: Any, text: str) -> Any:
    """A step of the agenda: its name, seat and what else it has."""
    do, *words = text.split()
    more = {}
    for word in words:
        key, _, value = word.partition("=")
        if not value:
            key, value = "seat", word
        more[key] = seat_of(value) if key in ("seat", "other") else _value(value)
    return importlib.import_module(f"engine.games.{game}.state").Step(do, **more)


def play(case: Case) -> Iterator[Moment]:
    """All positions of a case."""
    starts = [n for n, line in enumerate(case.lines) if re.match(r"\d( \||$)", line)]
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        yield from _played(case, list(case.lines[start:end]))


def _played(case: Case, lines: list[str]) -> Iterator[Moment]:
    rules: Any = all_games()[case.game]
    conserved = games()[case.game].hooks.conserved
    head, *after = lines
    parts = [part.strip() for part in head.split("|")]
    before = [part for part in parts if part.startswith("> ")]
    old, state, events = begin(case.game, parts[: len(parts) - len(before)])
    conserved(state)
    last, leads = not after, bool(before)
    yield Moment(head, state, events, old=old, first=True, last=last, leads=leads, begins=not leads)
    for number, line in enumerate(before + after, 1 - len(before)):
        last = number == len(after)
        old = plain(case.game, state)
        known = frozenset(question.number for question in rules.questions(state))
        if line.startswith("foreseen "):
            yield Moment(line, state, foreseen=seat_of(line.split()[1]))
            continue
        if line in ("next", "menu") or line.startswith("show "):
            yield Moment(line, state, shown=line)
            continue
        found = re.fullmatch(r"(!?)> (?:([a-f]): )?([^\[]*?)(?: ?\[([^\]]*)\])?", line)
        assert found, f"{case}: cannot read {line!r}"
        question = _asked(rules, state, found[2])
        luck = Told(state.asked + 1, (found[4] or "").split())
        picks = tuple(found[3].split()) if found[3] != "nothing" else ()
        if found[1]:
            yield Moment(line, state, refused=_refusal(rules, state, question, picks), old=old)
            assert plain(case.game, state) == old, f"{case}: {line} changed something"
            continue
        try:
            events = rules.answer(state, question, picks, luck)
        except IllegalAnswer as fault:
            options = " ".join(question.options)
            raise AssertionError(f"{case}: {line} is refused: {fault}; {options}") from fault
        assert not luck.told, f"{case}: {line}: nobody asked for the luck {luck.told}"
        conserved(state)
        yield Moment(
            line if number > 0 else "",
            state,
            events,
            old=old,
            known=known,
            last=last,
            leads=number < 0,
            begins=number == 0,
        )


def _asked(rules: Any, state: Any, letter: str | None) -> Question:
    """The question that a line answers."""
    questions = rules.questions(state)
    assert questions, "nothing is asked"
    if letter is None:
        return questions[0]  # type: ignore[no-any-return]
    seat = seat_of(letter)
    return next(question for question in questions if question.seat == seat)


def _refusal(rules: Any, state: Any, question: Question, picks: Picks) -> str:
    try:
        rules.answer(state, question, picks, Told(1, []))
    except IllegalAnswer as fault:
        return str(fault)
    raise AssertionError(f"{' '.join(picks)} is not refused")


# Writing


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

    for moment in play(case):
        if moment.line:
            copy(moment.line)
        lines = list(written(case.game, moment, orders=case.path.stem == WAITING))
        beside = out[-1] + ARROW + "  ".join(map(str.strip, lines))
        if lines and len(beside) <= WIDTH + 4:
            out[-1] = beside
        else:
            out += [f"  {line}" for line in lines]
    return "\n".join(out)


def written(game: str, moment: Moment, *, orders: bool) -> Iterator[str]:
    """What came of a line."""
    rules: Any = all_games()[game]
    if moment.leads:
        return
    if moment.refused:
        yield f"! {moment.refused}"
        return
    if moment.foreseen is not None:
        entries = rules.foreseen(rules.view(moment.state, moment.foreseen))
        lines = list(_in_lines(map(_foreseen, entries)))
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


def _foreseen(entry: UpcomingQuestion) -> str:
    return _menu(entry.question, None, whole=True)


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


def by_order(rules: Any, view: Any, question: Question) -> Iterator[str]:
    """What each standing order answers alone; the choices that answer the same together."""
    none = {order.key: "ask" for order in rules.orders}
    for order in rules.orders:
        given: dict[Picks, list[str]] = {}
        for choice in order.choices[1:]:
            picks = rules.ordered(view, question, none | {order.key: choice})
            if picks is not None:
                given.setdefault(picks, []).append(choice)
        for picks, choices in given.items():
            yield f"{order.key} {'/'.join(choices)}: {' '.join(picks) or 'nothing'}"


def differences(game: str, old: Any, new: Any) -> Iterator[str]:
    """What changed between two positions that are plain data: the board's fields and the hidden
    ones."""
    here = positions(game)
    quiet, seats = (*NOT_COMPARED, *getattr(here, "QUIET", ())), getattr(here, "SEATS", ())
    short = getattr(here, "SHORT", {})
    for part, other in ((old["board"], new["board"]), (old, new)):
        for name in part:
            if name not in quiet and f"={name}" not in quiet:
                keys = LETTERS if name in here.BY_SEAT else here.PLACES.get(name)
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
    known = [key for key in games() if (HERE / key / "rules").exists()]
    chosen = [wanted.what] if wanted.what in known else known
    if wanted.record:
        if wanted.what and wanted.what not in known:
            parser.error(f"no such game: {wanted.what}; there are {', '.join(known)}")
        for game in chosen:
            sys.stdout.write(f"{game}: {record(game)} files changed\n")
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
