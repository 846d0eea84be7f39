"""The pictures of a game, as they come up while it is played; and the painter made ready with them
before anybody waits: grounds and pieces are drawn once, at the start."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event, Game
from engine.kit.scene import Canvas, parts_of
from engine.kit.showing import Say, Scenes
from pictures.painter import Painter

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

FIRST: Final = 30
"""How many pictures of a random game are looked through: its first turns have all that most
pictures are made of."""
STARTS: Final = 12
"""How many random games' first boards are painted: where a game lays its board again each time,
one of them does not have all pieces that there are."""
MOST_POSTS: Final = 24
"""Of a random game no more are looked through for drawings that its first turns do not have."""


class Shown(Struct, frozen=True):
    game: Game
    draw: Scenes
    say: Say


class Shot(Struct, frozen=True):
    title: str
    scene: Canvas


def shots(shown: Shown, seats: int, seed: bytes) -> Iterator[Shot]:
    """The pictures of one game, each kind of hand and of prompt once."""
    game, draw, say = shown.game, shown.draw, shown.say
    names, seen = NAMES[:seats], set[str]()
    for answers, (state, milestone, since, before) in enumerate(_played(game, seats, seed)):
        public = game.view(state, None)
        if not answers:
            yield Shot("board, start", draw.board(public, say, names))
        if milestone:
            yield Shot(f"board, {milestone} {answers}", draw.board(public, say, names, since))
            posted = draw.of_post(since, before, public, say, names)
            yield Shot(f"post, {milestone} {answers}", posted)
        for question in game.questions(state):
            if question.kind in seen:
                continue
            seen.add(question.kind)
            view = game.view(state, question.seat)
            hand = draw.hand(view, say, names)
            if hand is not None:
                yield Shot(f"hand, {question.kind}", hand)
            prompt = draw.of_prompt(view, question, say, names)
            if prompt is not None:
                yield Shot(f"prompt, {question.kind}", prompt)
            changed = [] if milestone else since
            yield Shot(f"board, {question.kind}", draw.board(view, say, names, changed))


def _played(
    game: Game, seats: int, seed: bytes
) -> Iterator[tuple[Any, str, list[Event], list[Event]]]:
    """Sensible play to the end: each position, the milestone that it is ("": none), the public
    events since the last milestone, and those between the two before."""
    picks = Chance(seed, 1 << 32)
    state: Any = game.start(seats, {o.key: o.default for o in game.options}, Chance(seed, 0))
    yield state, "", [], []
    answers = 0
    before: list[Event] = []
    since: list[Event] = []
    while asked := game.questions(state):
        answers += 1
        question = picks.choice(asked)
        given = game.rollout_policy(state, question, picks)
        events = game.answer(state, question, given, Chance(seed, answers))
        since = since + [event for event in events if event.seats is None]
        milestone = next((event.kind for event in events if event.kind in MILESTONES), "")
        yield state, milestone, since, before
        if milestone:
            before, since = since, []


# Made ready


def warm(painter: Painter, games: Sequence[Shown]) -> Iterator[None]:
    """Paint these games' first scenes, and draw what is shown later: one with each step."""
    ready: set[Canvas] = set()
    for scene in _first_scenes(games):
        if scene not in ready:
            ready.add(scene)
            painter.paint(scene)
        yield
    for shown in games:
        for later in islice(_posts(shown, shown.game.seats[-1]), MOST_POSTS):
            painter.draw(later)
            yield


def _first_scenes(games: Iterable[Shown]) -> Iterator[Canvas]:
    """Of every game a scene of each kind and on each ground that its first turns have, with as
    many seats as it takes and with fewer: some draw another ground for each number. Then how other
    games begin."""
    for shown in games:
        seen = set()
        for seats in reversed(shown.game.seats):
            for shot in islice(shots(shown, seats, bytes(16)), FIRST):
                grounds = tuple((part.base, part.crop is None) for part in parts_of(shot.scene))
                kind = shot.title.partition(",")[0], grounds
                if kind not in seen:
                    seen.add(kind)
                    yield shot.scene
        for number in range(STARTS):
            for seats in shown.game.seats:
                yield next(shots(shown, seats, bytes([number]) * 16)).scene


def _posts(shown: Shown, seats: int) -> Iterator[Canvas]:
    for state, milestone, since, before in _played(shown.game, seats, bytes(16)):
        if milestone:
            view = shown.game.view(state, None)
            yield shown.draw.of_post(since, before, view, shown.say, NAMES[:seats])
