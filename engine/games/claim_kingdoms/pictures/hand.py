"""The picture of what a seat holds, and of the cards that it may take or choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.draw.boxes import lines
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.telling import count

from ..box import FACTION_KEYS
from ..rules.scoring import Score, scores
from ..state import UNKNOWN, View
from ..words import position
from ..words.names import name, power_text
from .layout import FITTED, WIDTH
from .pieces import COLOUR, INK, VELLUM, face, follower, picture

GAP: Final = 10.0
TITLE: Final = 50.0
ROW: Final = 132.0
"""Height of a card with what it does."""
DECK: Final = 72.0
CHIP: Final = 74.0
"""Across a seat's followers on a faction's cards."""


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards with what they do; those it looks at; the display. While it is
    choosing factions, all of them."""
    if view.seat is None or view.seat < 0:
        return None
    if view.board.phase == "factions":
        return gallery(view, say) if view.questions else None
    if view.board.phase != "play":
        return None
    own = [card for card in view.hands[view.seat] if card != UNKNOWN]
    looked = [card for card in view.looked if card != UNKNOWN]
    items: list[Item] = []
    y = GAP
    for heading, cards in (
        (say("hand-title", count=len(own)), own),
        (say("hand-looked"), looked),
        (say("picture-display"), view.board.display),
    ):
        if cards:
            items += title(heading, y)
            if cards is view.board.display:
                items += deck(view, y + TITLE / 2, say)
            items += rows(view, cards, y + TITLE, say, chosen=view.chosen if cards is own else "")
            y += TITLE + len(cards) * ROW + GAP
    if not items:
        return None
    return picture(items, y, alt_text(position.hand(view, say, names)))


def title(text: str, y: float) -> Iterator[Item]:
    yield Label(text, GAP + 6, y + 24, FITTED, "title", VELLUM, anchor="lm", fit=560)


def deck(view: View, y: float, say: Say) -> Iterator[Item]:
    """How many cards are in the deck, which can be taken from too."""
    yield Sprite("card-back", WIDTH - GAP - 26, y, 46)
    text = count(say, "cards", view.deck)
    yield Label(text, WIDTH - GAP - 58, y, 30, "bold", VELLUM, anchor="rm")


def rows(
    view: View, cards: Sequence[str], y: float, say: Say, chosen: str = ""
) -> Iterator[Item]:  # fmt: skip
    """Cards below one another, each with what it does and who has how many followers on its
    faction's cards."""
    _, by_faction = scores(view.board)
    for card in cards:
        yield from faction_row(
            card, GAP, y + ROW / 2, WIDTH - 2 * GAP, ROW - 6, say, by_faction.get(card)
        )
        if card == chosen:
            yield Sprite("last", GAP + 8 + (ROW - 14) / 2, y + ROW / 2, ROW - 4)
        y += ROW


def faction_row(
    faction: str,
    left: float,
    y: float,
    wide: float,
    high: float,
    say: Say,
    score: Score | None = None,
) -> Iterator[Item]:
    """A card with its name and what it does, and who has how many followers there; (left, y) is
    the middle of the row's left edge."""
    yield Shape(left, y - high / 2, wide, high, VELLUM, COLOUR["tan"], 2, 9)
    size = min(high - 10, 120.0)
    yield from face(faction, left + 6 + size / 2, y, size)
    start = left + size + 20
    end = left + wide - 14
    told = lines(power_text(say, faction), 28, (end - start) * 0.96)
    step = min(32.0, (high - 44) / max(len(told), 1))
    top = y - (len(told) * step + 38) / 2 + 19
    if score is not None and any(score.counts):
        there = [(seat, count) for seat, count in enumerate(score.counts) if count]
        for place, (seat, count) in enumerate(there):
            x = end - (len(there) - place) * CHIP
            if score.points[seat]:
                yield Shape(x - 2, top - 20, CHIP - 2, 40, COLOUR["amber"], INK, 2, 9)
            yield from follower(seat, x + 18, top, 34)
            yield Label(str(count), x + 52, top, 30, "bold")
        end -= len(there) * CHIP + 8
    yield Label(name(say, faction), start, top, FITTED, "title", anchor="lm", fit=end - start)
    for place, text in enumerate(told):
        level = top + 37 + place * step
        yield Label(text, start, level, 28, "plain", INK, anchor="lm")


def choice(
    view: View, cards: Sequence[str], say: Say, alt: str, *, with_deck: bool = False,
    picks: Sequence[str] = (),
) -> Scene:  # fmt: skip
    """The cards that a question offers; those of `picks` lit."""
    y = GAP / 2
    items = list(rows(view, cards, y, say))
    for place, card in enumerate(cards):
        if card in picks:
            items.append(
                Shape(GAP, y + place * ROW + 3, WIDTH - 2 * GAP, ROW - 6, "", COLOUR["amber"], 7, 9)
            )
    y += len(cards) * ROW
    if with_deck:
        items.append(Shape(GAP, y + 3, WIDTH - 2 * GAP, DECK - 6, COLOUR["madder"], "", 0, 9))
        items.append(Sprite("card-back", GAP + 64, y + DECK / 2, DECK - 16))
        text = f"{say('option-deck')} · {count(say, 'cards', view.deck)}"
        items.append(
            Label(text, GAP + 132, y + DECK / 2, FITTED, "title", VELLUM, anchor="lm", fit=700)
        )
        y += DECK
    return picture(items, y + GAP / 2, alt)


# While factions are chosen.

ACROSS: Final = 3
TILE_HIGH: Final = 76.0


def gallery(view: View, say: Say, picks: Sequence[str] = ()) -> Scene:
    """All factions with their values; those that are chosen have a golden ground."""
    wide = (WIDTH - 2 * GAP) / ACROSS
    high = -(-len(FACTION_KEYS) // ACROSS)
    items: list[Item] = []
    for place, faction in enumerate(FACTION_KEYS):
        column, row = divmod(place, high)
        left, y = GAP + column * wide, GAP + (row + 0.5) * TILE_HIGH
        taken = faction in view.board.factions or faction in picks
        fill = COLOUR["amber"] if taken else VELLUM
        items.append(Shape(left, y - 36, wide - 6, 72, fill, COLOUR["tan"], 2, 8))
        items += face(faction, left + 38, y, 68)
        told = lines(name(say, faction), 28, wide - 92)
        for line, text in enumerate(told):
            level = y + (line - (len(told) - 1) / 2) * 30
            items.append(
                Label(text, left + 80, level, FITTED if len(told) == 1 else 28, "bold", INK,
                      anchor="lm", fit=wide - 92 if len(told) == 1 else 0)
            )  # fmt: skip
    return picture(items, 2 * GAP + high * TILE_HIGH, alt_text(spoken(say)))


def spoken(say: Say) -> str:
    """The factions by name."""
    return f"{say('picture-choose')}: {name(say, FACTION_KEYS)}"
