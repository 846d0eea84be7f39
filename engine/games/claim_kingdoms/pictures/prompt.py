"""The one picture of a prompt: what can be chosen, what lies around it, what the seat holds."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.draw import places as kit
from engine.kit.draw import ui
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import Element, Fill
from engine.kit.scene import Canvas, Scene, stacked
from engine.kit.showing import Names, Say

from ..box import FACTIONS
from ..events import AND, DECK, TAKE, TO
from ..state import UNKNOWN, View
from ..words import asking, position
from .cards import choice, gallery, hand
from .changes import Changes
from .headline import taken
from .pieces import COLOUR, VELLUM, picture, piece, tile
from .places import places

CARDS = ("copy-power", "display-card", "display-cards", "seer-card", "draw-card")
"""Kinds that offer cards by their factions."""
TILE: Final = 76.0
"""A card of the hand, or to be taken."""


def prompt(
    view: View,
    question: Question | None,
    say: Say,
    names: Names,
    picks: Picks = (),
    only: tuple[str, ...] | None = None,
) -> Canvas | None:
    """Of cards what each does; of places where they lie, with the hand and the cards to take
    below. Without a question, the hand."""
    if question is None:
        return hand(view, say, names)
    if question.kind in ("choose-factions", "choose-faction"):
        return gallery(view, say, picks)
    if question.kind in CARDS or question.about[2:3] == ("instead",):
        return cards(view, question, say, names, picks)
    shown = places(view, question, say, names, only, picks)
    return stacked(shown, shelf(view, question, say, names))


def cards(view: View, question: Question, say: Say, names: Names, picks: Picks) -> Scene:
    """The cards that are offered, each kind once."""
    offered = [card for option in question.options for card in cards_of(option)]
    return choice(
        view,
        [card for card in dict.fromkeys(offered) if card != DECK],
        say,
        kit.told(asking.asked, asking.plain, view, question, say, names),
        with_deck=DECK in offered,
        picks=[card for pick in picks for card in cards_of(pick)],
    )


def cards_of(option: str) -> list[str]:
    """The cards that an option names, "deck" among them; none where it names a hand."""
    parts = option.replace(AND, TO).split(TO)
    halves = [half.removeprefix(TAKE).partition(".")[0] for half in parts]
    return [half for half in halves if half in FACTIONS or half == DECK]


def shelf(view: View, question: Question, say: Say, names: Names) -> Scene | None:
    """The seat's own cards, points and followers, and the cards to take."""
    if view.seat is None or view.seat < 0 or view.board.phase != "play":
        return None
    size = TILE if len(view.hands[view.seat]) < 2 else TILE - 6
    whole = ui.row(own(view, question, size), ui.spring(), taken(view, Changes(), size))
    panel = whole.panel(Fill(COLOUR["madder"], COLOUR["gold"], 2, 8), 12, height=96).growing()
    return picture(panel.padded(5, 4), alt_text(position.hand(view, say, names)))


def own(view: View, question: Question, size: float) -> Element:
    """The cards in hand, the one that is played framed; points; followers left."""
    assert view.seat is not None
    board, seat, cards = view.board, view.seat, list[Element]()
    played = str(question.about[0]) if question.kind == "place-card" else ""
    for card in view.hands[seat]:
        if card != UNKNOWN:
            lit = ui.icon("last", size * 1.18) if card == played else None
            cards.append(tile(card, size).overlay(lit))
            played = "" if lit else played
    left = ui.row(piece(seat, 38), ui.text(str(board.supply[seat]), 34, "bold", VELLUM), gap=7)
    score = ui.text(str(board.score[seat]), 34, "bold", VELLUM)
    points = ui.row(ui.icon("points", 38), score, gap=7)
    return ui.row(*cards, ui.column(left, points, gap=4), gap=14)
