"""The cases of a game's rules, read and played. How one is written stands in
`tests.games.transcript`."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from engine.games import all_games, packages
from engine.kit.chance import Chance
from engine.kit.contract import Event, IllegalAnswer, Picks, Question
from engine.kit.steps import Play
from tests.games.suite import cases as games

HERE: Final = Path(__file__).parent
SEED: Final = bytes(range(16))
LETTERS: Final = "abcdefgh"
ARROW: Final = "  → "
"""Before what comes of a line, if all of it has room beside that."""
LOOK: Final = re.compile(r"foreseen [a-h]$|next$|menu$|show ")
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
    """By hand; empty: it stands at the end of the one before."""
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
    shown: str = ""
    """"foreseen" and a seat, "next", "menu" or "show" and fields."""


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
    nothing is lost or there twice, `BEGIN`, the step that is done first, and `BY_SEAT`, the fields
    that are lists by seat.

    It may have `PLACES`, what the places of other lists are called, `QUIET`, events that go without
    saying and fields that follow from the rest, with "=" before it a field alone,
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
    events = rules.run(Play(state, state.board, state.board.agenda, [], luck))
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
    return importlib.import_module(f"{packages()[game].__name__}.state").Step(do, **more)


def play(case: Case) -> Iterator[Moment]:
    """All positions of a case."""
    starts = [n for n, line in enumerate(case.lines) if re.match(r"\d( \||$)", line)]
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        lines = list(case.lines[start:end])
        try:
            yield from _played(case, lines)
        except AssertionError as fault:
            raise AssertionError(f"{case}: {lines[0]}: {fault}") from fault
        except Exception as fault:  # of the rules or of `positions.py`
            fault.add_note(f"{case}: {lines[0]}")
            raise


def _played(case: Case, lines: list[str]) -> Iterator[Moment]:
    rules: Any = all_games()[case.game]
    conserved = games()[case.game].hooks.conserved
    head, *after = lines
    parts = head.split(" | ")
    laid = [part for part in parts if not part.startswith("> ") and not LOOK.match(part)]
    led = sum(part.startswith("> ") for part in parts)
    old, state, events = begin(case.game, laid)
    conserved(state)
    steps = [(part, "") for part in parts[len(laid) :]]
    for whole in after:
        first, *others = whole.split(" | ")
        steps += [(first, whole), *((part, "") for part in others)]
    last = not steps
    yield Moment(head, state, events, old=old, first=True, last=last, leads=led > 0, begins=not led)
    for number, (what, line) in enumerate(steps, 1 - led):
        old = plain(case.game, state)
        known = frozenset(question.number for question in rules.questions(state))
        if LOOK.match(what):
            yield Moment(line, state, shown=what)
            continue
        found = re.fullmatch(r"(!?)> (?:([a-h]): )?([^\[]*?)(?: ?\[([^\]]*)\])?", what)
        assert found, f"cannot read {what!r}"
        question = _asked(rules, state, found[2], what)
        luck = Told(state.asked + 1, (found[4] or "").split())
        none = found[3] == "nothing" and found[3] not in question.options
        picks = () if none else tuple(found[3].split())
        if found[1]:
            yield Moment(line, state, refused=_refusal(rules, state, question, picks), old=old)
            assert plain(case.game, state) == old, f"{what} changed something"
            continue
        try:
            events = rules.answer(state, question, picks, luck)
        except IllegalAnswer as fault:
            options = " ".join(question.options)
            raise AssertionError(f"{what} is refused: {fault}; {options}") from fault
        assert not luck.told, f"{what}: nobody asked for the luck {luck.told}"
        conserved(state)
        last, leads, begins = number == len(steps) - led, number < 0, number == 0
        yield Moment(
            line, state, events, old=old, known=known, last=last, leads=leads, begins=begins
        )


def _asked(rules: Any, state: Any, letter: str | None, what: str) -> Question:
    """The question that a line answers."""
    questions = rules.questions(state)
    assert questions, f"nothing is asked that {what!r} could answer; name more steps: | do STEP a"
    if letter is None:
        return questions[0]  # type: ignore[no-any-return]
    seat = seat_of(letter)
    found = [question for question in questions if question.seat == seat]
    assert found, f"seat {letter} is not asked that {what!r} could answer"
    return found[0]  # type: ignore[no-any-return]


def _refusal(rules: Any, state: Any, question: Question, picks: Picks) -> str:
    try:
        rules.answer(state, question, picks, Told(1, []))
    except IllegalAnswer as fault:
        return str(fault)
    raise AssertionError(f"{' '.join(picks)} is not refused")


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
