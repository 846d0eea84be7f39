"""What the conformance tests share: the games under test, seeds, copies, random play.

A `Case` is a game with what its tests know about it (`tests.games.hooks`).
"""

from __future__ import annotations

import hashlib
import importlib
import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from engine.games import all_games, texts_folder
from engine.kit.chance import Chance
from engine.kit.contract import POSTS, Event, Game, Picks, Question
from tests.games.hooks import Hooks
from texts import LOCALES

GOLDEN = Path(__file__).parent / "golden"


class Fault(AssertionError):
    """A promise of the contract that a game breaks; says how to see it again."""


@dataclass(frozen=True)
class Case:
    """A game and what its tests know about it."""

    game: Any
    hooks: Hooks

    @property
    def key(self) -> str:
        return str(self.game.key)


@dataclass(frozen=True)
class Table:
    """One game to be played: `index` numbers the seeds."""

    case: Case
    seats: int
    options: tuple[tuple[str, str], ...]
    index: int

    def __str__(self) -> str:
        options = " ".join(f"{key}={choice}" for key, choice in self.options)
        return f"{self.case.key}, {self.seats} seats, {options or 'no options'}, game {self.index}"

    @cached_property
    def seed(self) -> bytes:
        """The table's secret seed."""
        text = f"{self.case.key}/{self.seats}/{self.options}/{self.index}"
        return hashlib.sha256(text.encode()).digest()[:16]

    def start(self) -> Any:
        return self.case.game.start(self.seats, dict(self.options), Chance(self.seed, 0))

    def luck(self, what: str) -> Chance:
        """Another source of luck, for what the seats choose and for what is checked when."""
        return Chance(hashlib.sha256(self.seed + what.encode()).digest()[:16], 0)

    def choose(self, state: Any, luck: Chance) -> tuple[Question, Picks]:
        """Which open question is answered next, and how: in every second game sensibly, else by
        luck."""
        question: Question = luck.choice(self.case.game.questions(state))
        if self.index % 2:
            return question, self.case.game.rollout_policy(state, question, luck)
        return question, question.sample(luck)


@cache
def cases() -> dict[str, Case]:
    """Every registered game."""
    return {
        key: Case(game, importlib.import_module(f"tests.games.{key}.hooks").HOOKS)
        for key, game in all_games().items()
    }


def told(key: str) -> set[str]:
    """Each event that the game's catalogue has words for, and "asked KIND" of each question."""
    text = (texts_folder(key) / f"{LOCALES[0]}.ftl").read_text("utf-8")
    found = re.findall(r"(?m)^(wait|event)-([\w-]+) =", text)
    return {f"asked {kind}" if what == "wait" else kind for what, kind in found}


def option_sets(game: Game) -> list[tuple[tuple[str, str], ...]]:
    """All combinations of the game's options; where they are many, each choice once. How often
    the thread gets a post is none of the rules' business."""
    rules = [option for option in game.options if option.key != POSTS.key]
    keys = [option.key for option in rules]
    combinations = list(itertools.product(*(option.choices for option in rules)))
    if len(combinations) > 16:
        defaults = [option.default for option in rules]
        combinations = [
            (*defaults[:i], choice, *defaults[i + 1 :])
            for i, option in enumerate(rules)
            for choice in option.choices
        ]
    return [tuple(zip(keys, chosen, strict=True)) for chosen in dict.fromkeys(combinations)]


encode = msgspec.msgpack.Encoder().encode
"""The bytes of a state, view or event; dictionaries in the order in which they lie."""


@cache
def _decoder(kind: type[Any]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


def copy_of(game: Game, packed: bytes) -> Any:
    """A position from its bytes."""
    return _decoder(game.state_type).decode(packed)


def as_json(state: Any) -> bytes:
    """The stored form."""
    return msgspec.json.encode(state)


def from_json(game: Game, stored: bytes) -> Any:
    return msgspec.json.decode(stored, type=game.state_type)


def digest(*parts: bytes) -> str:
    """A short fingerprint."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:24]


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two pieces of plain data differ: paths with both values."""
    if isinstance(one, msgspec.Struct):
        one, other = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        pairs = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif (
        isinstance(one, list | tuple)
        and isinstance(other, list | tuple)
        and (len(one) == len(other))
    ):
        pairs = [(f"{path}[{i}]", one[i], other[i]) for i in range(len(one))]
    else:
        same = encode(one) == encode(other)
        return [] if same else [f"{path.lstrip('.')}: {one!r} / {other!r}"]
    return [line for name, a, b in pairs for line in differences(a, b, name)]


def all_picks(question: Question, cap: int = 20_000) -> Iterator[Picks]:
    """Every way to answer, at most `cap` of them."""
    choose = itertools.permutations if question.ordered else itertools.combinations
    sizes = range(question.least, min(question.most, len(question.options)) + 1)
    ways = (picks for size in sizes for picks in choose(question.options, size))
    return itertools.islice((picks for picks in ways if question.accepts(picks) is None), cap)


def by_number(questions: tuple[Question, ...], number: int) -> Question | None:
    return next((question for question in questions if question.number == number), None)


@dataclass
class Step:
    """A position in a random game, before the answer that comes next."""

    table: Table
    number: int
    """Of the answer that comes next."""
    state: Any
    questions: tuple[Question, ...]

    @property
    def game(self) -> Any:
        return self.table.case.game

    @property
    def hooks(self) -> Hooks:
        return self.table.case.hooks

    def packed(self) -> bytes:
        return encode(self.state)

    def chance(self) -> Chance:
        """The luck of the next answer."""
        return Chance(self.table.seed, self.number)


def walk(table: Table, what: str = "play") -> Iterator[Step]:
    """Random play, half of it sensible: every position, the last one too. Answers on
    resumption."""
    game = table.case.game
    state = table.start()
    luck = table.luck(what)
    number = 1
    while True:
        questions = game.questions(state)
        yield Step(table, number, state, questions)
        if not questions:
            return
        question, picks = table.choose(state, luck)
        game.answer(state, question, picks, Chance(table.seed, number))
        number += 1


def play_out(table: Table, log: list[tuple[int, Picks]]) -> tuple[Any, list[Event]]:
    """A game from its seed and its answers: (question number, picks) each."""
    game = table.case.game
    state = table.start()
    events: list[Event] = []
    for number, (asked, picks) in enumerate(log, 1):
        question = by_number(game.questions(state), asked)
        if question is None:
            raise Fault(f"{table}: on replay, question {asked} of answer {number} is not open")
        events += game.answer(state, question, picks, Chance(table.seed, number))
    return state, events


Pick = Callable[[Any, Chance], tuple[Question, Picks]]
"""Which question of a position is answered next, and how."""


def by_luck(game: Any) -> Pick:
    """Any open question, in any way."""

    def pick(state: Any, luck: Chance) -> tuple[Question, Picks]:
        question: Question = luck.choice(game.questions(state))
        return question, question.sample(luck)

    return pick


def played(
    game: Any, seats: int, options: dict[str, str], pick: Pick, seed: bytes, luck: Chance
) -> Iterator[tuple[Any, Question | None, list[Event]]]:
    """A game: the position, the question that is answered next, the events before it."""
    chosen = {option.key: option.default for option in game.options} | options
    state = game.start(seats, chosen, Chance(seed, 0))
    events: list[Event] = []
    for number in itertools.count(1):
        if not game.questions(state):
            yield state, None, events
            return
        question, picks = pick(state, luck)
        yield state, question, events
        events = game.answer(state, question, picks, Chance(seed, number))
