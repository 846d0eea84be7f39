"""A raid as a scene: the ship with its crew, the dice, the settlement, what it brought. It stands
above the board of a post and in the prompts of the raid, and with the poster of the end beside
a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..box import SETTLEMENTS
from ..rules.prospects import strength_of
from ..state import Board, View
from ..words.chronicle import summary
from ..words.names import settlement_name
from .changes import Raid, raids
from .coast import tier
from .layout import STAGE, TITLE
from .pieces import ART, COLOUR, INK, VELLUM, marker, portrait, strength_badge, worker
from .poster import poster

SHIP: Final = Box(8, TITLE + 6, 436, STAGE.foot - TITLE - 12)
ABOARD: Final = 78.0
MOST_LINES: Final = 4
"""Raids in one post: everybody's."""
SHROUD: Final = f"{INK}90"


def sheets(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> tuple[Scene, ...]:
    """After a raid how it went; at the end the final score."""
    if view.standing is not None:
        return (poster(view, say, names),)
    done = raids(events)
    if not done:
        return ()
    return (
        Scene(
            art=ART,
            base="",
            width=STAGE.width,
            height=STAGE.height,
            items=(*water(), *scenes(done, view.board, say, names)),
            pixels=round(STAGE.width),
            alt=alt_text(summary(events, view, say, names)),
        ),
    )


def scene(done: Raid, board: Board, say: Say, names: Names) -> Iterator[Item]:
    """What is known of the raid, from the top of the picture on."""
    yield from title(done, say, names)
    yield Sprite("voyage", SHIP.x + SHIP.width / 2, SHIP.foot - 62, 124)
    yield from aboard(done, board)
    yield from fight(done)
    yield from brought(done)


def scenes(done: Sequence[Raid], board: Board, say: Say, names: Names) -> Iterator[Item]:
    """One raid as it went, or several below one another, a line each."""
    if len(done) == 1:
        yield from scene(done[0], board, say, names)
        return
    yield Shape(0, 0, STAGE.width, TITLE, COLOUR["madder"])
    yield Shape(0, TITLE - 4, STAGE.width, 4, COLOUR["gold"])
    text = say("picture-raids", n=len(done))
    yield Label(text, 24, TITLE / 2 - 1, 40, "title", VELLUM, anchor="lm", fit=940)
    high = (STAGE.foot - TITLE - 8) / max(len(done), MOST_LINES - 1)
    for place, one in enumerate(done):
        box = Box(8, TITLE + 4 + place * high, STAGE.width - 16, high - 4)
        yield from in_a_line(one, box, say)


def in_a_line(done: Raid, box: Box, say: Say) -> Iterator[Item]:
    """Who raided where, with what strength, for how many points; what was taken, who died."""
    y = box.middle[1]
    yield box.ground(VELLUM, COLOUR["brown"], 2, 10)
    yield from marker(done.seat, 38, y, 48)
    yield Sprite(SETTLEMENTS[done.settlement].kind, 90, y, 44)
    name = settlement_name(done.settlement, say)
    yield Label(name, 120, y, 30, "title", INK, anchor="lm", fit=206)
    if done.strength:
        yield Sprite("strength", 356, y, 36)
        yield Label(str(done.strength), 380, y, 34, "bold", INK, anchor="lm")
    yield Label(f"+{done.gained}", 490, y, 36, "bold", INK, anchor="rm")
    yield Sprite("points", 518, y, 38)
    yield worker(done.worker, 582, y, 42)
    kinds = [kind for kind, amount in done.plunder.items() for _ in range(amount)]
    for number, kind in enumerate(kinds):
        yield Sprite(kind, 630 + number * 46, y, 40)
    if done.fallen:
        yield Sprite("dead", box.right - 72, y, 38)
        yield Label(str(len(done.fallen)), box.right - 44, y, 34, "bold", INK, anchor="lm")


def water() -> Iterator[Item]:
    """Sky and sea, where no ground is drawn below the scene."""
    horizon = TITLE + 104
    yield Shape(0, 0, STAGE.width, horizon, COLOUR["ice"])
    yield Shape(0, horizon, STAGE.width, STAGE.foot - horizon, COLOUR["sea"])
    yield Shape(0, horizon - 1, STAGE.width, 3, COLOUR["deep"])


def title(done: Raid, say: Say, names: Names) -> Iterator[Item]:
    place = settlement_name(done.settlement, say)
    text = say("picture-raid", name=names[done.seat], place=place)
    yield Shape(0, 0, STAGE.width, TITLE, COLOUR["madder"])
    yield Shape(0, TITLE - 4, STAGE.width, 4, COLOUR["gold"])
    yield from marker(done.seat, 40, TITLE / 2 - 1, 50)
    yield Label(text, 78, TITLE / 2 - 1, 40, "title", VELLUM, anchor="lm", fit=896, instead=place)


def aboard(done: Raid, board: Board) -> Iterator[Item]:
    """All who went along, those who died with a skull."""
    alive = [(card, "") for card in board.crew[done.seat]]
    dead = [(one.card, "cards" if one.returns else "dead") for one in done.fallen]
    together = [*alive, *dead]
    left = SHIP.x + SHIP.width / 2 - (len(together) - 1) / 2 * 84
    y = SHIP.y + 52
    for place, (card, fate) in enumerate(together):
        x = left + place * 84
        yield from portrait(card, x, y, ABOARD)
        if fate:
            half = ABOARD / 2
            yield Shape(x - half, y - half, ABOARD, ABOARD, SHROUD, "", 0, 8)
            yield Sprite("dead", x, y - 2, 52)
        if fate == "cards":
            yield Sprite("cards", x + 24, y - 26, 42)
        yield from strength_badge(strength_of(board, card), x + 24, y + 32, 42)


def fight(done: Raid) -> Iterator[Item]:
    """The dice as they lie, what they showed before they were rolled again, the strength, and the
    tiers with the one that was reached."""
    place = SETTLEMENTS[done.settlement]
    x, y = 560.0, TITLE + 60
    size = 88.0
    for number, face in enumerate(done.dice):
        at = x - 52 * (len(done.dice) - 1) + 104 * number
        yield Sprite(f"die-{face}", at, y, size)
        again = [reroll.before for reroll in done.rerolls if reroll.die == number]
        if again:
            yield Sprite("again", at + 34, y - 36, 42)
            yield Sprite(f"die-{again[-1]}", at - 32, y - 36, 40)
    if place.tiers:
        yield Sprite("strength", x - 58, TITLE + 136, 48)
        yield Label(str(done.strength), x - 24, TITLE + 136, 48, "bold", anchor="lm")
        left = x - 98.0 * len(place.tiers) / 2
        for number, (needed, points) in enumerate(place.tiers, 1):
            lit = number == done.tier
            yield from tier(needed, points, left + (number - 1) * 98, TITLE + 190, lit)
    else:
        yield Sprite("to", x, y + 40, 60)


def brought(done: Raid) -> Iterator[Item]:
    """The settlement, the points, the plunder with the new worker, the Valkyrie track."""
    right = STAGE.right
    yield Sprite(SETTLEMENTS[done.settlement].kind, right - 262, TITLE + 62, 116)
    won = f"+{done.gained}" if done.worker or done.gained else ""
    if won:
        left = right - 98 - 36 * len(won)
        yield Label(won, left, TITLE + 62, 64, "bold", INK, VELLUM, anchor="lm")
        yield Sprite("points", right - 48, TITLE + 58, 62)
    x, y = right - 250, TITLE + 176
    if done.worker:
        yield Shape(x - 30, y - 34, 272, 68, VELLUM, INK, 2, 12)
        yield worker(done.worker, x, y, 54)
        kinds = [kind for kind, amount in done.plunder.items() for _ in range(amount)]
        for number, kind in enumerate(kinds):
            yield Sprite(kind, x + 56 + number * 50, y, 46)
