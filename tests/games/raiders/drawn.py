"""What the tests of pictures share: positions of random games, and reading a scene by place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from engine.games import texts_folder
from engine.games.raiders import GAME, PICTURES
from engine.games.raiders.box import CARDS
from engine.games.raiders.pictures.pieces import SEAT_COLOURS
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Scene, Sprite
from tests.games import drawn
from tests.games.drawn import inside, labels, sprites
from tests.games.raiders import positions
from tests.games.suite import as_json, from_json
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


def busy(state: State, luck: Chance) -> tuple[Question, Picks]:
    """Rather work and raids than idling."""
    question = luck.choice(GAME.questions(state))
    picks = question.sample(luck)
    work = [o for o in question.options if not o.endswith(("idle", "pass"))]
    if question.kind in ("place", "pick-up") and work:
        raids = [option for option in work if option[-2:-1] == "." and "_" in option]
        picks = (luck.choice(raids or work),)
    return question, picks


def some(seats: int, seed: int, options: dict[str, str], every: int = 43) -> list[State]:
    """Copies of positions from all parts of a game, its end included."""
    return drawn.some(GAME, busy, seats, seed, options, every)


def turns(seats: int, seed: int, options: dict[str, str]) -> list[Turn]:
    """The position at every milestone of a game."""
    found, since = [], list[Event]()
    for state, events in drawn.play(GAME, busy, seats, seed, options):
        since += [event for event in events if event.seats is None]
        if any(event.kind in ("game-start", "turn-over", "game-over") for event in events):
            found.append(Turn(from_json(GAME, as_json(state)), since))
            since = []
    return found


questions = partial(drawn.questions, GAME)


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


def names_in(of: Scene, box: Box) -> list[str]:
    """The drawings in a box, from left to right, line by line."""
    return [sprite.name for sprite in inside(sprites(of), box)]


def texts_in(of: Scene, box: Box) -> list[str]:
    return [label.text for label in inside(labels(of), box)]


def seat_of(marker: Sprite) -> int:
    return SEAT_COLOURS.index(dict(marker.tint)["seat"])


def strengths(state: State, seat: int) -> list[int]:
    """Of a seat's crew."""
    sage = state.board.sage
    return [sage if c == "sage" else CARDS[c].strength for c in state.board.crew[seat]]
