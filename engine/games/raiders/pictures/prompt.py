"""The one picture of a private prompt: what can be chosen, the raid that is being made, and what
the seat holds, as far as the choice hangs on it."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Canvas, Item, Shape
from engine.kit.showing import Names, Say

from ..box import RAIDS, SETTLEMENTS
from ..events import OUT
from ..rules.prospects import strength, tier
from ..state import Board, View
from ..words import position
from ..words.options import card_of, crew_numbers, hand_numbers
from . import cards
from .changes import Changes, Raid
from .hand import crew, hand, held, sheet
from .layout import COLUMNS, SEAT, STAGE, TALLEST, WIDTH
from .panels import table
from .pieces import COLOUR
from .places import HELD, across, cards_in_hand, offered, places_in, told
from .sheets import scene, water

RAIDING: Final = ("reroll", "choose-set", "deaths", "avenge")
"""Questions in the midst of a raid."""
CARDS: Final = ("keep-hand", "treasury", "hall-card", "hire", "scout-give", "discard-down")
"""Questions about hand cards."""
CREW: Final = ("hire", "dismiss", "sacrifice", "deaths", "lose-crew")
"""Questions about the own crew."""
SEATS: Final = ("take-plunder", "target-seat", "scout-target", "give", "avenge", "swap-worker")
"""Questions for which one looks at what everybody has."""
FACES: Final = ("place", "pick-up", "copy-building", "long-house")
"""Questions for which it is enough to see which cards one has."""
SQUARE: Final = 990.0


def prompt(
    view: View,
    question: Question | None,
    say: Say,
    names: Names,
    picks: Picks = (),
    only: tuple[str, ...] | None = None,
) -> Canvas | None:
    """Strips below one another; where nothing is asked, what the seat holds."""
    if question is None:
        return hand(view, say, names)
    items, y, kind = list[Item](), 0.0, question.kind
    if kind in RAIDING:
        items += water()
        items += scene(raid_so_far(view.board, question), view.board, say, names)
        y = STAGE.foot
    more, high = offered(view, question, say, only, y)
    items, y = [*items, *more], y + high
    if kind in SEATS:
        items.append(Shape(0, y, WIDTH, seats_high(view.board), COLOUR["parchment"]))
        items += table(view, Changes(), names, y)
        y += seats_high(view.board)
    if kind in CREW:
        mine = view.board.crew[question.seat]
        numbers = crew_numbers(view, question)
        items += crew(view.board, mine, _gone(picks), y + 6, say, numbers)
        y += cards.rows_high(len(mine), cards.HIRED) + 6
    if kind in CARDS and view.hand:
        keys = view.hand
        numbers = hand_numbers(view, question)
        more, high = held(view.board, keys, picks, y + 6, TALLEST - y - 6, say, numbers)
        items, y = [*items, *more], y + high + 6
    elif kind in FACES and view.hand and not any(map(card_of, question.options)):
        within = Box(0, y, WIDTH, SQUARE - y)
        if len(view.hand) <= places_in(within):
            items += cards_in_hand(view, question, within)
            y += HELD * -(-len(view.hand) // across(within))
    if not items:
        return hand(view, say, names)
    words = told(view, question, say, names)
    return sheet(items, y, f"{words}\n{position.hand(view, say, names)}" if view.hand else words)


def seats_high(board: Board) -> float:
    """Of the table of all seats."""
    return COLUMNS + SEAT * board.seats + 4


def _gone(picks: Picks) -> list[str]:
    """The crew that is picked."""
    return [pick.removeprefix(f"{OUT}.") for pick in picks]


def raid_so_far(board: Board, question: Question) -> Raid:
    """The raid that is being made; no points while they are not counted yet."""
    about = str(question.about[0])
    settlement = RAIDS[about]
    parts = strength(board, question.seat, settlement)
    total = parts.total + sum(board.dice) if SETTLEMENTS[settlement].dice else 0
    reached, points = tier(settlement, total)
    if question.kind == "reroll":
        total, points = int(question.about[1]), 0
        reached = tier(settlement, total)[0]
    return Raid(
        seat=question.seat,
        settlement=settlement,
        dice=tuple(board.dice),
        crew=parts.crew,
        extra=parts.extra,
        armour=parts.armour,
        strength=total,
        tier=reached,
        points=points,
    )
