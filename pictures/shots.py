"""The pictures of one game: each kind of hand and of prompt once, posts and the board at its
milestones; and those that are posted, as they are posted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event, Game
from engine.kit.scene import Canvas
from engine.kit.showing import Say, Scenes

NAMES = (
    "Ana Sofía",
    "Maximiliano the Conqueror",
    "漢字 🎉",
    "bjørn_77",
    "𝔃𝓸𝓮",
    "Łucja",
    "Ñusta",
    "7",
)
"""Plain, long, in other scripts: what people call themselves."""


class Shown(Struct, frozen=True):
    """A game with all that its pictures take."""

    game: Game
    draw: Scenes
    say: Say


class Shot(Struct, frozen=True):
    """A picture on the sheet."""

    title: str
    scene: Canvas


def shots(shown: Shown, seats: int, seed: bytes) -> Iterator[Shot]:
    """The pictures of one game, each kind of hand and of prompt once."""
    game, draw, say = shown.game, shown.draw, shown.say
    names, seen = NAMES[:seats], set[str]()
    before: list[Event] = []
    since: list[Event] = []
    for answers, (state, events) in enumerate(_played(game, seats, seed)):
        if not answers:
            yield Shot("board, start", draw.board(game.view(state, None), say, names))
        since += [event for event in events if event.seats is None]
        kind = next((event.kind for event in events if event.kind in MILESTONES), None)
        if kind is not None:
            view = game.view(state, None)
            yield Shot(f"board, {kind} {answers}", draw.board(view, say, names, since))
            posted = draw.of_post(since, before, view, say, names)
            yield Shot(f"post, {kind} {answers}", posted)
            before, since = since, []
        for question in game.questions(state):
            view = game.view(state, question.seat)
            if question.kind in seen:
                continue
            seen.add(question.kind)
            hand = draw.hand(view, say, names)
            if hand is not None:
                yield Shot(f"hand, {question.kind}", hand)
            prompt = draw.of_prompt(view, question, say, names)
            if prompt is not None:
                yield Shot(f"prompt, {question.kind}", prompt)
            yield Shot(f"board, {question.kind}", draw.board(view, say, names, since))


def posts(shown: Shown, seats: int, seed: bytes) -> Iterator[Canvas]:
    """What is posted in the course of a game, at its milestones."""
    game, draw, say = shown.game, shown.draw, shown.say
    before: list[Event] = []
    since: list[Event] = []
    for state, events in _played(game, seats, seed):
        since += [event for event in events if event.seats is None]
        if any(event.kind in MILESTONES for event in events):
            yield draw.of_post(since, before, game.view(state, None), say, NAMES[:seats])
            before, since = since, []


def _played(game: Game, seats: int, seed: bytes) -> Iterator[tuple[Any, list[Event]]]:
    """Sensible play to the end: each position, and what has just happened."""
    picks = Chance(seed, 1 << 32)
    state: Any = game.start(seats, {o.key: o.default for o in game.options}, Chance(seed, 0))
    yield state, []
    answers = 0
    while asked := game.questions(state):
        answers += 1
        question = picks.choice(asked)
        given = game.rollout_policy(state, question, picks)
        yield state, game.answer(state, question, given, Chance(seed, answers))
