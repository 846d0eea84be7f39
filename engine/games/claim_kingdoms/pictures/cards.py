"""Cards large enough to read what they do: in a hand, on offer, of a game's beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.draw import ui
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import CENTRE, LEFT, Element, Fill
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say
from engine.kit.words.telling import count as counted

from ..box import FACTION_KEYS, VALUE
from ..rules.scoring import Score, scores
from ..state import UNKNOWN, View
from ..words import position
from ..words.names import name as name_of
from ..words.names import power_text
from . import pieces
from .pieces import COLOUR, FITTED, INK, SMALL, VELLUM, WIDTH

GAP: Final = 8.0
TILE: Final = 96.0
"""A card beside what it does."""
MOST: Final = 5
"""Cards that have room for what they do."""


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
    # The deck can be taken from, too.
    count = ui.text(counted(say, "cards", view.deck), 30, "bold", VELLUM)
    deck = ui.row(count, ui.icon("card-back", 46), gap=10).rigid()
    parts: list[Element] = []
    for heading, cards, beside in (
        (say("hand-title", count=len(own)), own, ()),
        (say("hand-looked"), looked, ()),
        (say("picture-display"), view.board.display, (deck,)),
    ):
        if cards:
            parts += [title(heading, *beside), *rows(view, cards, say)]
    if not parts:
        return None
    whole = ui.column(*parts, gap=6).padded(GAP, GAP)
    return pieces.picture(whole, alt_text(position.hand(view, say, names)))


def title(text: str, *after: Element) -> Element:
    words = ui.text(text, FITTED, "title", VELLUM, least=SMALL)
    return ui.row(words, ui.spring(), *after, gap=20).panel(None, 6, height=46).growing()


def rows(view: View, cards: Sequence[str], say: Say) -> list[Element]:
    """Cards below one another, each with what it does and who has how many followers on its
    faction's cards."""
    there, brief = scores(view.board), len(cards) > MOST
    return [faction_row(card, say, there.get(card), brief=brief) for card in cards]


def faction_row(
    faction: str,
    say: Say,
    score: Score | None = None,
    *,
    size: float = TILE,
    high: float = 0,
    brief: bool = False,
) -> Element:
    """A card with its name and, unless there are many, what it does; who has how many followers
    there."""
    card = pieces.tile(faction, size)
    there = []
    for seat, count in enumerate(score.counts if score is not None else ()):
        if count and score is not None:
            look = Fill(COLOUR["amber"], INK, 2, 9) if score.points[seat] else None
            chip = ui.row(pieces.piece(seat, 35), ui.text(str(count), 30, "bold"), gap=4)
            there.append(chip.panel(look, 3, width=70, height=42))
    name = ui.text(name_of(say, faction), FITTED, "title", least=SMALL)
    head = ui.row(name, ui.spring(), *there, gap=2).frame(0, 42, align=LEFT).growing()
    does = None if brief else ui.paragraph(power_text(say, faction), 28, gap=-4)
    whole = ui.row(card, ui.column(head, does).growing(), gap=14)
    return whole.panel(Fill(VELLUM, COLOUR["tan"], 2, 9), 6, 4, height=high).growing()


def choice(
    view: View,
    cards: Sequence[str],
    say: Say,
    alt: str,
    *,
    with_deck: bool = False,
    picks: Sequence[str] = (),
) -> Scene:
    """The cards that a question offers; those of `picks` lit."""
    parts = [
        row.panel(Fill("", COLOUR["amber"], 7, 9)) if card in picks else row
        for card, row in zip(cards, rows(view, cards, say), strict=True)
    ]
    if with_deck:
        text = f"{say('option-deck')} · {counted(say, 'cards', view.deck)}"
        words = ui.text(text, FITTED, "title", VELLUM, least=SMALL)
        deck = ui.row(ui.icon("card-back", 56), words, gap=40)
        parts.append(deck.panel(Fill(COLOUR["madder"], radius=9), 36, height=66).growing())
    return pieces.picture(ui.column(*parts, gap=6).padded(GAP, GAP), alt)


# While factions are chosen

LINE: Final = 43.0
"""Of seventeen below one another."""


def gallery(view: View, say: Say, picks: Sequence[str] = ()) -> Scene:
    """All factions with their values, in two columns; those that are chosen have a golden
    ground."""
    high = -(-len(FACTION_KEYS) // 2)
    taken = {*view.board.factions, *picks}

    def cell(key: str) -> Element:
        look = Fill(COLOUR["amber"] if key in taken else VELLUM, COLOUR["tan"], 2, 8)
        value = ui.text(str(VALUE[key]), 30, "title").frame(26)
        name = ui.text(name_of(say, key), 32, "bold")
        return ui.row(pieces.bare(key, LINE - 1), value, name, gap=8).panel(look, 2).growing()

    columns = [ui.column(*map(cell, FACTION_KEYS[n : n + high])) for n in (0, high)]
    whole = ui.grid(columns, 2, 6).padded(GAP, 6)
    words = f"{say('picture-choose')}: {name_of(say, FACTION_KEYS)}"
    return pieces.picture(whole, alt_text(words))


# The beginning


def factions_page(factions: Sequence[str], say: Say, alt: str) -> Scene:
    """Each faction with emblem, value and power."""
    high, title_high = 1120.0, 92.0
    each = (high - title_high - 22) / len(factions)
    head = ui.text(say("picture-factions"), 42, "title", VELLUM).padded(60)
    parts = [head.frame(0, title_high + 3).panel(None, align=CENTRE).growing()]
    size = min(each - 16, 120.0)
    parts += [
        faction_row(faction, say, size=size, high=each - 6).padded(22, 3) for faction in factions
    ]
    whole = ui.column(*parts, align=0.5).frame(WIDTH, high, align=ui.TOP)
    return pieces.picture(whole, alt, width=WIDTH, base="page")
