"""The one picture of a prompt: what can be chosen, what lies around it, what the seat holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engine.kit.contract import Picks, Question
from engine.kit.draw import places as kit
from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Canvas, Item, Label, Scene, Sprite, stacked
from engine.kit.showing import Names, Say

from ..box import FACTIONS
from ..events import AND, DECK, TAKE, TO
from ..state import UNKNOWN, View
from ..words import asking, position
from .changes import Changes
from .hand import choice, gallery, hand
from .headline import taken
from .layout import HEADER, WIDTH
from .pieces import COLOUR, VELLUM, face, follower, picture
from .places import places

CARDS = ("copy-power", "display-card", "display-cards", "seer-card", "seer-order", "draw-card")
"""Kinds that offer cards by their factions."""


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
        kit.told(asking.question, asking.plain, view, question, say, names),
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
    box = Box(6, 4, WIDTH - 12, HEADER.height)
    items = chain(
        (box.ground(COLOUR["madder"], COLOUR["gold"], 2, 8),),
        own(view, question, box),
        taken(view, Changes(), box),
    )
    return picture(items, box.height + 10, alt_text(position.hand(view, say, names)))


def own(view: View, question: Question, box: Box) -> Iterator[Item]:
    """The cards in hand, the one that is played framed; points; followers left."""
    assert view.seat is not None
    y, size = box.middle[1], 82.0
    x = box.x + 14 + size / 2
    played = str(question.about[0]) if question.kind == "place-card" else view.chosen
    for card in view.hands[view.seat]:
        if card == UNKNOWN:
            continue
        yield from face(card, x, y, size)
        if card == played:
            yield Sprite("last", x, y, size * 1.18)
            played = ""
        x += size + 16
    x += 6 - size / 2
    yield from follower(view.seat, x + 22, y - 23, 42)
    yield Label(str(view.board.supply[view.seat]), x + 50, y - 23, 34, "bold", VELLUM, anchor="lm")
    yield Sprite("points", x + 22, y + 24, 42)
    yield Label(str(view.board.score[view.seat]), x + 50, y + 24, 34, "bold", VELLUM, anchor="lm")
