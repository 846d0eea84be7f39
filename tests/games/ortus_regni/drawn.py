"""What the tests of pictures share: positions full of things, and reading a scene by place."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from engine.games import art_folder, texts_folder
from engine.games.ortus_regni import GAME, PICTURES
from engine.games.ortus_regni.pictures.layout import BAND, EDGE, INNER
from engine.games.ortus_regni.pictures.pieces import SEAT_COLOURS
from engine.games.ortus_regni.state import State, View
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Label, Scene, Shape, Sprite
from pictures.drawings import shape_of
from pictures.lettering import letter
from tests.games import drawn
from tests.games.drawn import labels
from tests.games.ortus_regni import positions
from texts import words_in

KEY = "ortus_regni"
NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eli", "Fay")
LONG = tuple(f"{letter} the one whose name goes on and on and on 🎉" for letter in "ABCDEF")
SAY = words_in("en", texts_folder(KEY))

Item = Sprite | Shape | Label

TABLES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (2, 1, {}),
    (3, 2, {"tournament": "on"}),
    (4, 3, {}),
    (6, 4, {}),
)
"""Seats, seed, options."""


def by_luck(state: State, luck: Chance) -> tuple[Question, Picks]:
    """Anything, but nobody resigns: games would be over too soon."""
    asked = GAME.questions(state)
    question = asked[luck.below(len(asked))]
    while True:
        picks = question.sample(luck)
        if picks != ("resign",) or len(question.options) == 1:
            return question, picks


def some(seats: int, seed: int, options: dict[str, str], every: int = 23) -> list[State]:
    """Copies of positions from all parts of a random game, its end included."""
    return drawn.some(GAME, by_luck, seats, seed, options, every)


def milestones(seats: int, seed: int) -> Iterator[tuple[list[Event], State]]:
    """A random game from milestone to milestone: the public events, the position after them."""
    since: list[Event] = []
    for state, events in drawn.play(GAME, by_luck, seats, seed, {}):
        since += [event for event in events if event.seats is None]
        if any(event.kind in ("turn-over", "round-over", "game-over") for event in events):
            yield since, state
            since = []


questions = partial(drawn.questions, GAME)


RICH = {
    0: "palace:prince land land market church | castle:vassal land@1 | castle | castle:monk church",
    1: "palace:champion cathedral | castle@0:vassal land land land land land market church@2",
    2: "palace | castle:monk market market | castle:champion land church church",
    3: "palace:vassal land@0 land@1 land | castle",
    4: "castle:prince church",
    5: "palace:monk land market church",
}


def rich(seats: int = 6, **board: Any) -> State:
    """Everything that may lie on a table."""
    state = positions.table(
        seats,
        {seat: RICH[seat] for seat in range(seats)},
        hands={0: "land vassal vassal banner treachery monk", 1: "prince champion allies"},
        towers={0: "castle banquet banquet", 1: "land " * 9, 2: "church"},
        reserves={0: "infantry infantry knight", 1: "knight " * 12},
        mercenaries={0: "mercenary mercenary:knight", 1: "mercenary@0:infantry"},
        banners=[2, 0, 1, 0, 0, 3][:seats],
        king=1,
        guard=["infantry"],
        battle_discard=["church"],
        markers=5,
        attacked=True,
        cubes=[1, 3, 12, 1, 1, 2][:seats],
    )
    for name, value in board.items():
        setattr(state.board, name, value)
    return state


def crowded() -> State:
    """Every card of every deck on the table, the most that six seats can have there."""
    castles = ["castle:vassal land", "castle:monk church@1", "castle:champion market"] * 2
    earldom = " | ".join(["palace:prince land land", *castles])
    return positions.table(
        6,
        dict.fromkeys(range(6), earldom),
        mercenaries=dict.fromkeys(range(6), "mercenary:knight " * 3),
        banners=[1] * 6,
        king=3,
        guard=["infantry"] * 5,
        cubes=[13] * 6,
        arrived=True,
        vikings=["chieftain"] * 8 + ["viking"] * 16,
    )


def hoard() -> State:
    """One earldom that has won all the others' castles."""
    fief = "castle:vassal land land land land land market market@1 church church@1 church@2"
    earldom = " | ".join([fief, *["castle@1 land"] * 12])
    return positions.table(6, {0: earldom, 5: "palace"}, towers={5: "land " * 20})


def view_of(state: State, seat: int | None = None) -> View:
    view: View = GAME.view(state, seat)
    return view


def earldom_boxes(of: Scene) -> dict[int, Box]:
    """Where each earldom lies on a picture."""
    panels = [
        item for item in of.items
        if isinstance(item, Shape) and item.width == INNER and item.x == EDGE
    ]  # fmt: skip
    return {
        SEAT_COLOURS.index(one.line): Box(one.x, one.y, one.width, one.height)
        for one in panels
        if one.line in SEAT_COLOURS
    }


def board_of(state: State, seat: int | None = None, events: Sequence[Event] = ()) -> Scene:
    return PICTURES.board(view_of(state, seat), SAY, NAMES[: state.board.seats], events)


def extent(item: Item) -> Box:
    """The part of the picture that an item covers."""
    if isinstance(item, Shape):
        return Box(item.x, item.y, item.width, item.height)
    if isinstance(item, Sprite):
        wide = item.size * shape_of(art_folder(KEY) / f"{item.name}.svg")
        return Box(item.x - wide / 2, item.y - item.size / 2, wide, item.size)
    written = letter(item, 1.0)
    return Box(item.x + written.left, item.y + written.top, written.mask.width, written.mask.height)


def apart(one: Box, other: Box, slack: float = 2.0) -> bool:
    """Whether two parts of a picture do not overlap, but for a little."""
    return (
        one.right <= other.x + slack
        or other.right <= one.x + slack
        or one.foot <= other.y + slack
        or other.foot <= one.y + slack
    )


def check(of: Scene) -> None:
    """Nothing leaves the canvas, no words lie on other words."""
    for item in of.items:
        box = extent(item)
        assert box.x >= -0.5, item
        assert box.y >= -0.5, item
        assert box.right <= of.width + 0.5, item
        assert box.foot <= of.height + 0.5, item
        if isinstance(item, Label) and of.base == "":
            assert BAND <= box.x < box.right <= of.width - BAND, item
            assert BAND <= box.y < box.foot <= of.height - BAND, item
    written = [(label, extent(label)) for label in labels(of) if label.text]
    for (one, first), (other, second) in itertools.combinations(written, 2):
        assert apart(first, second), (one.text, other.text)
