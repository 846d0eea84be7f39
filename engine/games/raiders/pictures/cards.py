"""Cards large enough to read on a phone: in a hand with all they do, in a crew with what counts
there; and the picture of what a seat holds. What cards do is told in signs; the words stand in
menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.kit.draw import ui
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import Element, Fill
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..box import CARDS, KEPT, OFFERS
from ..rules.raids import strength_of
from ..rules.supplies import card_of
from ..state import Board, View
from ..words import position
from ..words.names import card_name
from .pieces import (
    ART,
    COLOUR,
    PAPER,
    VELLUM,
    badge,
    counted,
    crew_effect,
    effect,
    hall_effect,
    portrait,
)

TALLEST: Final = ui.NEAR
"""A private picture is no higher than it is wide."""
ACROSS: Final = 2
"""Cards in a row."""


def card(
    key: str, strength: int, say: Say, *, chosen: bool = False, number: int = 0, large: bool = True
) -> Element:
    """A card: portrait, strength, name, what it does in a crew; a large one has its price and what
    it does at the Town Hall, too. `number`: of the option that is about it."""
    look = Fill(COLOUR["glow"], COLOUR["amber"], 7, 12)
    if not chosen:
        look = Fill(VELLUM, COLOUR["brown"], 2.4, 12)
    price = counted(CARDS[key].cost, "silver", 32) if large else None
    head = ui.row(
        badge(number, 40) if number else None,
        ui.text(card_name(key, say), 30, "title"),
        ui.spring(),
        ui.icon("crown", 36) if CARDS[key].hero else None,
        price,
        gap=4,
    ).frame(0, 40)
    face = portrait(key, 82 if large else 66, strength)
    does = ui.row(ui.icon("crew", 36) if large else None, effect(crew_effect(key)), gap=8)
    if not large:
        return ui.column(head, ui.row(face, does, gap=26)).panel(look, 6, 5)
    hall = hall_effect(key)
    there = ui.row(ui.icon("town_hall", 36), effect(hall), gap=8) if hall else None
    told = ui.column(does.frame(0, 40), there, gap=2)
    return ui.column(head, ui.row(face, told, gap=18)).panel(look, 6, 5)


def deck(
    board: Board,
    keys: Sequence[str],
    say: Say,
    *,
    picked: Sequence[str] = (),
    numbers: Sequence[int] = (),
    large: bool = True,
) -> Element:
    """Cards in rows. `picked` are lit, of equal ones the first; `numbers` are those of the options
    that are about them."""
    left, cells = [card_of(option) for option in picked], list[Element]()
    for key, number in zip(keys, numbers or [0] * len(keys), strict=True):
        chosen = key in left
        if chosen:
            left.remove(key)
        strength = strength_of(board, key)
        cells.append(card(key, strength, say, chosen=chosen, number=number, large=large))
    return ui.grid(cells, ACROSS, 6).padded(6, 3)


def offer(tile: str, *after: Element, numbers: Mapping[str, int] | None = None) -> Element:
    """An offering: its points, and what is paid; behind that what else there is to say of it.
    `numbers` of options, by the kind that is paid."""
    points = counted(OFFERS[tile].points, "points", 36)
    glow = points.panel(Fill(COLOUR["glow"], radius=7), width=70, height=50, align=ui.CENTRE)
    costs = []
    for kind, amount in OFFERS[tile].cost.items():
        number = badge((numbers or {})[kind]) if kind in (numbers or {}) else None
        costs.append(ui.column(number, counted(amount, kind, 34), align=0.5))
    whole = ui.row(glow, ui.row(*costs, gap=8, align=1).growing(), *after, gap=10)
    return whole.panel(PAPER, 2, 2).growing()


def heading(text: str) -> Element:
    """A title above cards."""
    words = ui.text(text, 30, "title", VELLUM)
    return words.panel(Fill(COLOUR["madder"]), 14, height=46).growing()


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards with what they do, its crew, its offerings; while hands are chosen the
    cards dealt. None when it has nothing at all."""
    seat = view.seat
    if seat is None or seat < 0 or not (view.hand or view.board.crew[seat] or view.tiles[seat]):
        return None
    held = _held(view, seat, say, large=True)
    if held.place(ui.NEAR).height > TALLEST:
        held = _held(view, seat, say, large=False)
    return sheet(held, position.hand(view, say, names))


def _held(view: View, seat: int, say: Say, *, large: bool) -> Element:
    board, tiles, parts = view.board, view.tiles[seat], list[Element]()
    if view.hand:
        dealt = board.phase == "setup"
        key, count = ("picture-dealt", KEPT) if dealt else ("hand-title", len(view.hand))
        cards = deck(board, view.hand, say, picked=view.chosen, large=large)
        parts += [heading(say(key, count=count)), cards]
    if board.crew[seat]:
        crew = deck(board, board.crew[seat], say, large=False)
        parts += [heading(say("picture-your-crew")), crew]
    if tiles:
        made = ui.grid(map(offer, tiles), ACROSS, 6).padded(6)
        parts += [heading(say("picture-tiles")), made]
    return ui.column(*parts, gap=3)


def sheet(whole: Element, alt: str) -> Scene:
    """A private picture."""
    return ui.scene(ART, whole, alt_text(alt), width=ui.NEAR, ground=COLOUR["dusk"])
