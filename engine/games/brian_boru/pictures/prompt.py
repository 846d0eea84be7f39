"""The one picture of a prompt: what is asked about, what was played so far, what the seat holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.draw.boxes import Box, centred
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Canvas, Item, Label, Scene, Shape, Sprite, stacked
from engine.kit.showing import Names, Say

from ..box import ACTIONS, REGIONS, TRACK
from ..rules.scoring import tally
from ..state import Board, View
from ..words import asking, options, position
from ..words.names import region_code
from .hand import GAP, MINI, WIDE, dark, hand, minis
from .panels import trick as trick_cards
from .pieces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    COLOUR,
    LEAST,
    REGION_INK,
    VIKINGS,
    card,
    disc,
    leading,
    mini_card,
)
from .places import SEA, drawn

BAND: Final = Box(0, 0, WIDE, 134)
WITH_HAND: Final = ("lead", "choose-town")
"""Questions about towns for which the cards count as well."""


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
    if question.kind in ("action", "choose-action", "extras"):
        return stacked(trick(view, say, names), action(view, question, say, names))
    if question.kind == "princess":
        return majorities(view, question, say, names)
    besides = hand_at_sea(view.hand) if question.kind in WITH_HAND else ()
    found = drawn(view, question, say, names, only, besides)
    return found or stacked(trick(view, say, names), hand(view, say, names))


def trick(view: View, say: Say, names: Names) -> Scene | None:
    """The cards on the table."""
    board = view.board
    if board.active < 0:
        return None
    items = [BAND.ground(COLOUR["leaf"], COLOUR["gold"], 3), *trick_cards(board, say, BAND)]
    return dark(items, BAND.height, position.table_cards(board, say, names))


def hand_at_sea(keys: Sequence[str]) -> Iterator[Item]:
    """The cards beside the island, small."""
    across = 2 if len(keys) in (1, 2, 4) else 3 if len(keys) < 7 else 4
    rows = -(-len(keys) // across)
    wide, high = SEA.width / across, SEA.height / 2
    size = min(high - 16, wide * 1.4)
    box = Box(SEA.x, SEA.foot - rows * (size + 16) - 12, SEA.width, rows * (size + 16) + 12)
    yield box.ground(COLOUR["night"], COLOUR["gold"], 4, 14)
    for place, key in enumerate(keys):
        row, column = divmod(place, across)
        in_row = min(across, len(keys) - row * across)
        x = SEA.x + SEA.width / 2 + (column - (in_row - 1) / 2) * wide
        yield from mini_card(key, x, box.y + 14 + size / 2 + row * (size + 16), size)


# The card that is carried out.

STATUS: Final = Box(CARD_WIDTH + 3 * GAP, GAP, WIDE - CARD_WIDTH - 4 * GAP, CARD_HEIGHT)
TRACK_AT: Final = Box(GAP, CARD_HEIGHT + 2 * GAP, WIDE - 2 * GAP, 138)


def action(view: View, question: Question, say: Say, names: Names) -> Scene:
    """The card, what each seat has of what it gives, the marriage track, and the cards left."""
    board, about = view.board, question.about
    named = {option.partition("-")[0] for option in question.options}
    chosen = [number for number, name in enumerate(ACTIONS) if name in named]
    if not chosen and board.action >= 0:
        chosen = [board.action]
    items: list[Item] = [*card(str(about[0]), GAP, GAP, chosen)]
    items += status(board, question.seat)
    items += track(board, question.seat)
    height = TRACK_AT.foot + GAP
    if view.hand:
        items += minis(view.hand, height)
        height += MINI + GAP
    spoken = [options.plain(view, question, o, say, names).text for o in question.options]
    alt = f"{asking.question(view, question, say, names)} {'; '.join(spoken)}"
    return dark(items, height, alt_text(alt))


def status(board: Board, asked: int) -> Iterator[Item]:
    """Coins, raiders and church discs by seat, and the raiders that are left."""
    yield STATUS.ground(COLOUR["leaf"], COLOUR["gold"], 3, 10)
    rows = (("coin", board.coins), ("raider", board.raiders), ("church", board.church))
    head, left = 50.0, STATUS.x + 70
    step = (STATUS.width - 70 - 130) / board.seats
    high = (STATUS.height - head - 8) / len(rows)
    for seat in range(board.seats):
        x = left + (seat + 0.5) * step
        if seat == asked:
            box = Box(x - step / 2 + 3, STATUS.y + 4, step - 6, STATUS.height - 8)
            yield box.ground(COLOUR["glow"], radius=8)
        yield from disc(seat, x, STATUS.y + head / 2 + 4, 44)
        for place, (_, counts) in enumerate(rows):
            y = STATUS.y + head + 4 + (place + 0.5) * high
            yield Label(str(counts[seat]), x, y, 38, "bold" if seat == asked else "plain")
    for place, (symbol, _) in enumerate(rows):
        yield Sprite(symbol, STATUS.x + 38, STATUS.y + head + 4 + (place + 0.5) * high, 44)
    x = STATUS.right - 64
    yield Shape(STATUS.right - 128, STATUS.y + 14, 2, STATUS.height - 28, COLOUR["tan"])
    yield Sprite("longship", x, STATUS.y + 74, 80)
    yield Label(str(board.battle), x, STATUS.y + 148, 56, "bold")


def track(board: Board, asked: int) -> Iterator[Item]:
    """The marriage track from the start to the top."""
    yield TRACK_AT.ground(COLOUR["leaf"], COLOUR["gold"], 3, 10)
    start = 150.0
    step = (TRACK_AT.width - start - 12) / (len(TRACK) - 1)
    for space, rewards in enumerate(TRACK):
        wide = step if space else start
        left = TRACK_AT.x + 6 + (start + (space - 1) * step if space else 0)
        box = Box(left + 2, TRACK_AT.y + 7, wide - 4, TRACK_AT.height - 14)
        own = board.track[asked] == space
        yield box.ground(COLOUR["glow"] if own else COLOUR["vellum"], COLOUR["brown"], 1.6, 6)
        x, _ = box.middle
        if space:
            yield Label(str(space), box.x + 16, box.y + 20, LEAST, "bold", COLOUR["brown"])
            symbols = ("bride",) if space == len(TRACK) - 1 else rewards
            for beside, symbol in centred(symbols):
                yield Sprite(symbol, x + 12 + beside * 22, box.y + 26, 40)
        else:
            yield Sprite("marriage", x, box.y + 26, 44)
        here = [seat for seat in range(board.seats) if board.track[seat] == space]
        spread = min(46.0, (wide - 46) / max(1, len(here) - 1))
        for beside, seat in centred(here):
            yield from disc(seat, x + beside * spread, box.y + 84, 44)


# The Princess.


def majorities(view: View, question: Question, say: Say, names: Names) -> Scene:
    """The towns of each seat and of the Vikings in every region."""
    board = view.board
    spoken = [options.plain(view, question, o, say, names).text for o in question.options]
    alt = alt_text(f"{asking.question(view, question, say, names)} {'; '.join(spoken)}")
    high, left, step = 62.0, 96.0, (WIDE - 120) / len(REGIONS)
    count = board.seats + 1
    height = (count + 1) * high + 2 * GAP
    page = Box(GAP, GAP, WIDE - 2 * GAP, height - 2 * GAP)
    items: list[Item] = [page.ground(COLOUR["leaf"], COLOUR["gold"], 3, 10)]
    for place in range(count):
        y = GAP + (place + 1.5) * high
        if place == question.seat:
            items.append(Shape(GAP + 4, y - high / 2, page.width - 8, high, COLOUR["glow"]))
        if place < board.seats:
            items += disc(place, 54, y, 52)
        else:
            items.append(Sprite("viking", 54, y, 52))
    for region in REGIONS.values():
        x = left + (region.index + 0.5) * step
        items.append(Label(region_code(region.key), x, GAP + high / 2, 38, "title", REGION_INK))
        seats, vikings = tally(board, region)
        for place, number in enumerate((*seats, vikings)):
            leader = leading(board, region)
            leads = leader == (place if place < board.seats else VIKINGS)
            y = GAP + (place + 1.5) * high
            if number:
                style = "bold" if leads else "plain"
                items.append(Label(str(number), x, y, 44 if leads else 38, style))
    return dark(items, height, alt)
