"""The one picture of a prompt: what is asked about, what was played so far, what the seat holds;
and that of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text, offered, told
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.scene import Canvas, Scene, stacked
from engine.kit.showing import Names, Say

from ..box import ACTIONS, REGION_KEYS, REGION_OF, REGIONS, TOWN_INDEX, TRACK
from ..state import Board, View
from ..words import asking, telling
from ..words.names import region_code
from . import pieces
from .board import trick_now
from .island import WIDTHS, around, part
from .pieces import ART, CARD_HEIGHT, COLOUR, GLOW, LEAF, MADDER, PAPER, VELLUM, VIKINGS, WIDE

NIGHT: Final = COLOUR["night"]
ISLAND: Final = (0.0, 0.0, WIDTHS[-1], WIDTHS[-1])
"""The part of the map with the whole island, as wide as its letters allow."""


def prompt(
    view: View,
    question: Question | None,
    say: Say,
    names: Names,
    picks: Picks = (),
    only: tuple[str, ...] | None = None,
) -> Canvas | None:
    """At most square: towns to choose from, or the trick above the cards, or the card that is
    carried out above what its action counts for."""
    if question is None:
        return stacked(trick(view, say, names), hand(view, say, names))
    alt = told(asking.question, asking.plain, view, question, say, names)
    if question.kind == "action":
        board, seat = view.board, question.seat
        held = dark(minis(view.hand), "") if view.hand else None
        shown = dark(action(view, question), alt), dark(track(board, seat), "", WIDE), held
        return stacked(trick(view, say, names), *shown)
    if question.kind == "princess":
        return dark(princess(view.board, question.seat), alt)
    keys = (option.rpartition("-")[2] for _, option in offered(question, only))
    towns = frozenset(TOWN_INDEX[key] for key in keys if key in TOWN_INDEX)
    if not towns:
        return stacked(trick(view, say, names), hand(view, say, names))
    besides = small_hand(view.hand) if question.kind == "lead" else None
    regions = {REGION_KEYS[REGION_OF[town]] for town in towns}
    window = around(towns, regions, 0.6, 0.8) if besides is None else None
    return part(view.board, window or ISLAND, alt, ringed=towns, besides=besides)


def dark(whole: Element, alt: str, width: float = 990) -> Scene:
    """A part of a prompt's picture, on the table's dark wood."""
    return ui.scene(ART, whole, alt, ground=NIGHT, width=width)


def trick(view: View, say: Say, names: Names) -> Scene | None:
    """The cards on the table."""
    board = view.board
    if board.active < 0:
        return None
    band = trick_now(board, say, WIDE).panel(PAPER, height=134).growing()
    return dark(band, telling.table_cards(board, say, names), WIDE)


# What the seat holds


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The cards a seat holds; in a draft those it picks from, and apart those it took."""
    if view.seat is None or view.seat < 0:
        return None
    groups = [view.pack, view.drafted] if view.board.phase == "draft" else [view.hand]
    shown = [pieces.cards(keys) for keys in groups if keys]
    if not shown:
        return None
    line = ui.shape(Fill(COLOUR["tan"]), 918, 3).overlay(ui.icon("cards", 42)).frame(0, 31)
    parts = [shown[0], *(part for group in shown[1:] for part in (line, group))]
    whole = ui.column(*parts, gap=9, align=0.5).panel(None, 9, 9, align=CENTRE).growing()
    return dark(whole, alt_text(telling.hand(view, say, names)))


def small_hand(keys: Sequence[str]) -> Element:
    """The cards small, in a box as wide as the sea beside the island."""
    across, size = 2, 130 if len(keys) < 7 else 110
    rows = [keys[start : start + across] for start in range(0, len(keys), across)]
    lines = [ui.row(*(pieces.mini_card(key, size) for key in row), gap=4) for row in rows]
    whole = ui.column(*lines, gap=6, align=0.5)
    return whole.panel(Fill(NIGHT, COLOUR["gold"], 4, 14), 7, 9)


def minis(keys: Sequence[str]) -> Element:
    """The cards small, in one row."""
    gap = min(16.0, (972 - len(keys) * 90) / max(1, len(keys) - 1))
    row = ui.row(*(pieces.mini_card(key, 132) for key in keys), gap=gap)
    return row.panel(None, 9, 6, align=CENTRE).growing()


# The card that is carried out


def action(view: View, question: Question) -> Element:
    """The card, and what each seat has of what it gives."""
    named = {option.partition("-")[0] for option in question.options}
    chosen = tuple([number for number, name in enumerate(ACTIONS) if name in named])
    lying = pieces.card(str(question.about[0]), chosen)
    return ui.row(lying, status(view.board, question.seat).growing(), gap=9).padded(9, 9)


def status(board: Board, asked: int) -> Element:
    """Coins, raiders and church discs by seat, and the raiders that are left."""
    counts = {"coin": board.coins, "raider": board.raiders, "church": board.church}

    def column(seat: int) -> Element:
        style = "bold" if seat == asked else "plain"
        numbers = (ui.text(str(held[seat]), 38, style).frame(0, 42) for held in counts.values())
        whole = ui.column(pieces.disc(seat, 61), *numbers, align=0.5)
        return whole.panel(GLOW if seat == asked else None, align=CENTRE, height=188).growing()

    signs = ui.column(ui.space(0, 61), *(ui.icon(sign, 43).frame(66, 42) for sign in counts))
    seats = ui.grid(map(column, range(board.seats)), board.seats, 6).growing()
    line = ui.shape(Fill(COLOUR["tan"]), 2, CARD_HEIGHT - 28)
    left = ui.column(
        ui.icon("longship", 80, width=128), ui.text(str(board.battle), 56, "bold"), align=0.5
    )
    return ui.row(signs, seats, line, left).panel(LEAF, 2, height=CARD_HEIGHT)


def track(board: Board, asked: int) -> Element:
    """The marriage track from the start to the top."""

    def space(number: int) -> Element:
        width = 138.0 if number == 0 else (WIDE - 14 - 138) / (len(TRACK) - 1)
        here = [seat for seat in range(board.seats) if board.track[seat] == number]
        symbols = ("bride",) if number == len(TRACK) - 1 else TRACK[number]
        if number == 0:
            head = ui.icon("marriage", 46).frame(width - 4)
        else:
            digit = ui.text(str(number), 28, "bold", COLOUR["brown"]).frame(20)
            signs = ui.row(*(ui.icon(symbol, 36) for symbol in symbols), gap=-24)
            head = ui.row(digit, signs.frame(width - 26))
        own = board.track[asked] == number
        look = Fill(COLOUR["glow"] if own else VELLUM, COLOUR["brown"], 1.6, 6)
        across = 1 if number else 3
        lines = (
            pieces.discs(here[n : n + across], 47, width - 4) for n in range(0, len(here), across)
        )
        lying = ui.column(*lines, gap=-2, align=0.5).frame(width - 4, high)
        return ui.column(head.frame(0, 46), lying).panel(look, width=width - 4)

    most = max(-(-board.track.count(n) // (1 if n else 3)) for n in set(board.track))
    high = 45 * most + 10
    return ui.row(*map(space, range(len(TRACK))), gap=4).panel(PAPER, 7, 6)


# The Princess


def princess(board: Board, asked: int) -> Element:
    """The towns of each seat and of the Vikings in every region."""

    def row(first: Element, cells: Sequence[Element]) -> Element:
        wide = (990 - 120) / len(REGIONS)
        return ui.row(first.frame(84), *(cell.frame(wide, 64) for cell in cells))

    lines = [row(ui.space(), [ui.text(region_code(r), 38, "title", MADDER) for r in REGIONS])]
    for seat in (*range(board.seats), VIKINGS):
        cells = [
            ui.text(str(number or ""), 44 if leads else 38, "bold" if leads else "plain")
            for _, number, leads in pieces.majorities(board, seat)
        ]
        who = ui.icon("viking", 56) if seat == VIKINGS else pieces.disc(seat, 61)
        line = row(who, cells).panel(Fill(COLOUR["glow"]) if seat == asked else None, 4)
        lines.append(line.growing())
    lines[0] = lines[0].padded(4)
    return ui.column(*lines).panel(LEAF).growing().padded(9, 9)
