"""What the tests of pictures share: positions of random games, and reading a scene by place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist
from typing import Any

import msgspec

from engine.games import texts_folder
from engine.games.raiders import GAME, PICTURES
from engine.games.raiders.box import CARDS
from engine.games.raiders.pictures.pieces import SEAT_COLOURS
from engine.games.raiders.state import State, View
from engine.kit.chance import Chance
from engine.kit.contract import Event, Question
from engine.kit.draw.boxes import Box, Point
from engine.kit.scene import Label, Scene, Shape, Sprite
from tests.games.raiders import positions
from texts import words_in

NAMES = ("Ana", "Bo", "Cleo", "Dov")
LONG = ("A very long name that goes on and on 🎉", "漢字", "W" * 32, "𝔃𝓸𝓮 of the isles")
SAY = words_in("en", texts_folder("raiders"))

TABLES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (2, 1, {}),
    (3, 2, {"sage": "one"}),
    (4, 3, {"fortress": "one"}),
)
"""Seats, seed, options."""

CROWDED = "folke barbarian avenger champion shieldmaiden"
"""A crew that is full, with a hero."""


class Turn(msgspec.Struct):
    """A position after a milestone, with the public events since the one before."""

    state: State
    events: list[Event]


def play(seats: int, seed: int, options: dict[str, str]) -> Iterator[tuple[State, list[Event]]]:
    """A random game that rather works and raids than idles: every position, with the events that
    led to it."""
    secret = seed.to_bytes(16, "big")
    picks = Chance(secret, 1 << 32)
    chosen = {option.key: option.default for option in GAME.options} | options
    state = GAME.start(seats, chosen, Chance(secret, 0))
    yield state, []
    answers = 0
    while asked := GAME.questions(state):
        answers += 1
        question = picks.choice(asked)
        picked = question.sample(picks)
        busy = [o for o in question.options if not o.endswith((".idle", "pass"))]
        if question.kind in ("place", "pick-up") and busy:
            raids = [option for option in busy if option[-2:-1] == "." and "_" in option]
            picked = (picks.choice(raids or busy),)
        yield state, GAME.answer(state, question, picked, Chance(secret, answers))


def some(seats: int, seed: int, options: dict[str, str], every: int = 43) -> list[State]:
    """Copies of positions from all parts of a game, its end included."""
    stored = []
    last = b""
    for number, (state, _) in enumerate(play(seats, seed, options)):
        if number % every == 0:
            stored.append(msgspec.json.encode(state))
        elif not GAME.questions(state):
            last = msgspec.json.encode(state)
    return [msgspec.json.decode(one, type=State) for one in (*stored, last) if one]


def turns(seats: int, seed: int, options: dict[str, str]) -> list[Turn]:
    """The position at every milestone of a game."""
    found, since = [], []
    for state, events in play(seats, seed, options):
        since += [event for event in events if event.seats is None]
        if any(event.kind in ("game-start", "turn-over", "game-over") for event in events):
            copy = msgspec.json.decode(msgspec.json.encode(state), type=State)
            found.append(Turn(copy, since))
            since = []
    return found


def full() -> State:
    """Everybody has much of everything, some spaces are plundered, markers share spaces."""
    return positions.table(
        4,
        hands={0: "archer sage trader", 1: "archer", 3: "forager forager"},
        crew={0: CROWDED, 1: "sage", 2: "brynjar berserker", 3: " ".join(["warmonger"] * 5)},
        tiles={0: "o11 o16", 1: "o12"},
        village={"mill": "white", "armoury": "grey", "long_house": "white"},
        spaces={"harbour_1.1": "", "fortress_2.2": "", "fortress_1.1": "GV", "harbour_2.2": "GILV"},
        workers=["black", "grey", "white", "grey"],
        silver=[8, 0, 12, 3],
        provision=[8, 8, 1, 0],
        gold=[10, 0, 2, 7],
        iron=[0, 11, 3, 1],
        livestock=[5, 16, 0, 2],
        armour=[10, 4, 4, 4],
        valkyrie=[7, 7, 7, 7],
        score=[49, 49, 104, 50],
        supply={"gold": 0},
        offers="o12 o14 o01",
    )


def board_of(state: State, seat: int | None = None, names: Sequence[str] = NAMES) -> Scene:
    return PICTURES.board(GAME.view(state, seat), SAY, names[: state.board.seats])


def sprites(of: Scene, name: str = "") -> list[Sprite]:
    return [item for item in of.items if isinstance(item, Sprite) and item.name.startswith(name)]


def labels(of: Scene) -> list[Label]:
    return [item for item in of.items if isinstance(item, Label)]


def words(of: Scene) -> list[str]:
    return [label.text for label in labels(of)]


def inside(items: Sequence[Any], box: Box) -> list[Any]:
    """Those whose own point lies in the box."""
    return [i for i in items if box.x <= i.x <= box.right and box.y <= i.y <= box.foot]


def near(items: Sequence[Any], point: Point, reach: float) -> list[Any]:
    return [item for item in items if dist((item.x, item.y), point) <= reach]


def names_in(of: Scene, box: Box) -> list[str]:
    """The drawings in a box, from left to right, line by line."""
    return [sprite.name for sprite in inside(sprites(of), box)]


def texts_in(of: Scene, box: Box) -> list[str]:
    return [label.text for label in inside(labels(of), box)]


def seat_of(marker: Sprite) -> int:
    return SEAT_COLOURS.index(dict(marker.tint)["seat"])


def frames(of: Scene) -> list[Box]:
    """What stands in a golden frame, as places that are offered do."""
    return [
        Box(item.x + 1.5, item.y + 1.5, item.width - 3, item.height - 3)
        for item in of.items
        if isinstance(item, Shape) and not item.fill and item.thick == 4
    ]


def questions(states: Sequence[State]) -> Iterator[tuple[View, Question]]:
    for state in states:
        for question in GAME.questions(state):
            yield GAME.view(state, question.seat), question


def strengths(state: State, seat: int) -> list[int]:
    """Of a seat's crew."""
    sage = state.board.sage
    return [sage if c == "sage" else CARDS[c].strength for c in state.board.crew[seat]]
