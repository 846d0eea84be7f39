"""The village on the pictures: who works there, and what each building does."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.contract import Question
from engine.kit.scene import Item, Label, Sprite
from engine.kit.showing import Say

from ..box import BUILDINGS
from ..state import Board
from ..words.names import building_name
from ..words.options import bonus, worker_for
from .changes import Changes
from .layout import Plan
from .pieces import COLOUR, INK, Glyph, worker


def village(board: Board, new: Changes, plan: Plan, say: Say) -> Iterator[Item]:
    """The eight buildings, each with its name and whoever works there."""
    for index, place in enumerate(BUILDINGS.values()):
        box = plan.building(index)
        x, y = box.x, box.middle[1]
        fresh = place.key in new.buildings
        yield box.ground(COLOUR["glow"] if fresh else COLOUR["parchment"], COLOUR["brown"], 1.6, 8)
        yield Sprite(place.key, x + 27, y, 48)
        yield Label(building_name(place.key, say), x + 76, y, 28, "plain", INK, anchor="lm")
        if board.village[index]:
            yield worker(board.village[index], x + 57, y + 2, 46)


def told(board: Board, question: Question, action: str) -> list[tuple[bool, list[Glyph]]]:
    """What an ACTION does, in symbols, the crew counted in: lines, of which the first is told
    apart."""
    key, _, way = action.partition(".")
    place, seat = BUILDINGS[key], question.seat
    if place.draw:
        return [(True, [f"=+{place.draw + bonus(board, seat, key, 'card')}", "cards"])]
    if place.trade:
        return [
            (not number, [f"={one.cards}", "cards", "to", f"={one.amount}", one.kind])
            for number, one in enumerate(one for one in place.trade if way in ("", one.kind))
        ]
    for gain in place.gain.get(worker_for(board, question, key), ()):
        if way in ("", gain.kind):
            amount = gain.amount + bonus(board, seat, key, gain.kind)
            return [(True, [f"=+{amount}", gain.kind])]
    for one in (*place.armour, *((place.exchange,) if place.exchange else ())):
        if one.pay == way:
            return [(True, [f"={one.price}", one.pay, "to", f"={one.amount}", one.kind])]
    return [(True, ["silver", "to", "hire"] if key == "barracks" else ["cards", "to", "deed"])]
