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

from ..box import FACTION_KEYS
from ..rules.scoring import Score, scores
from ..state import UNKNOWN, View
from ..words import position
from ..words.names import name as name_of
from ..words.names import power_text
from .pieces import COLOUR, FITTED, INK, PAGE, PAGE_TOP, SMALL, VELLUM, WIDTH, picture, piece, tile

GAP: Final = 10.0
ROW: Final = 126.0
"""Height of a card with what it does."""


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
            chosen = view.chosen if cards is own else ""
            parts += [title(heading, *beside), *rows(view, cards, say, chosen=chosen)]
    if not parts:
        return None
    whole = ui.column(*parts, gap=6).padded(GAP, GAP)
    return picture(whole, alt_text(position.hand(view, say, names)))


def title(text: str, *after: Element) -> Element:
    words = ui.text(text, FITTED, "title", VELLUM, least=SMALL)
    return ui.row(words, ui.spring(), *after, gap=20).panel(None, 6, height=46).growing()


def rows(view: View, cards: Sequence[str], say: Say, chosen: str = "") -> list[Element]:
    """Cards below one another, each with what it does and who has how many followers on its
    faction's cards."""
    _, by_faction = scores(view.board)
    return [faction_row(c, ROW, say, by_faction.get(c), lit=c == chosen) for c in cards]


def faction_row(
    faction: str, high: float, say: Say, score: Score | None = None, *, lit: bool = False
) -> Element:
    """A card with its name and what it does, and who has how many followers there."""
    size = min(high - 10, 120.0)
    card = tile(faction, size).overlay(ui.icon("last", size * 1.06) if lit else None)
    there = []
    for seat, count in enumerate(score.counts if score is not None else ()):
        if count and score is not None:
            look = Fill(COLOUR["amber"], INK, 2, 9) if score.points[seat] else None
            chip = ui.row(piece(seat, 34), ui.text(str(count), 30, "bold"), gap=4)
            there.append(chip.panel(look, 2, width=72, height=40))
    name = ui.text(name_of(say, faction), FITTED, "title", least=SMALL)
    head = ui.row(name, ui.spring(), *there, gap=2).frame(0, 40, align=LEFT).growing()
    does = ui.paragraph(power_text(say, faction), 28, gap=-5)
    whole = ui.row(card, ui.column(head, does).growing(), gap=14)
    return whole.panel(Fill(VELLUM, COLOUR["tan"], 2, 9), 6, height=high).growing()


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
    edge = ui.shape(Fill("", COLOUR["amber"], 7, 9), 0, ROW)
    parts = [
        row.overlay(edge if card in picks else None)
        for card, row in zip(cards, rows(view, cards, say), strict=True)
    ]
    if with_deck:
        text = f"{say('option-deck')} · {counted(say, 'cards', view.deck)}"
        words = ui.text(text, FITTED, "title", VELLUM, least=SMALL)
        deck = ui.row(ui.icon("card-back", 56), words, gap=40)
        parts.append(deck.panel(Fill(COLOUR["madder"], radius=9), 36, height=66).growing())
    return picture(ui.column(*parts, gap=6).padded(GAP, GAP), alt)


# While factions are chosen

ACROSS: Final = 3


def gallery(view: View, say: Say, picks: Sequence[str] = ()) -> Scene:
    """All factions with their values, in columns; those that are chosen have a golden ground."""
    high = -(-len(FACTION_KEYS) // ACROSS)
    across = [FACTION_KEYS[row::high] for row in range(high)]
    taken = {*view.board.factions, *picks}
    cells = [gallery_cell(key, say, taken=key in taken) for line in across for key in line]
    whole = ui.grid(cells, ACROSS, 6, gap_y=4).padded(GAP, GAP)
    words = f"{say('picture-choose')}: {name_of(say, FACTION_KEYS)}"
    return picture(whole, alt_text(words))


def gallery_cell(faction: str, say: Say, *, taken: bool) -> Element:
    look = Fill(COLOUR["amber"] if taken else VELLUM, COLOUR["tan"], 2, 8)
    name = name_of(say, faction)
    if ui.text(name, 28, "bold").width > 192:
        words = ui.paragraph(name, 28, "bold", gap=-4)
    else:
        words = ui.text(name, FITTED, "bold")
    return ui.row(tile(faction, 68), words, gap=8).panel(look, 4, height=72).growing()


# The beginning


def factions_page(factions: Sequence[str], say: Say, alt: str) -> Scene:
    """Each faction with emblem, value and power."""
    high = (PAGE.height - PAGE_TOP - 22) / len(factions)
    head = ui.text(say("picture-factions"), 42, "title", VELLUM).padded(60)
    parts = [head.frame(0, PAGE_TOP + 3).panel(None, align=CENTRE).growing()]
    parts += [faction_row(faction, high - 6, say).padded(22, 3) for faction in factions]
    whole = ui.column(*parts, align=0.5).frame(WIDTH, PAGE.height, align=ui.TOP)
    return picture(whole, alt, base="page")
