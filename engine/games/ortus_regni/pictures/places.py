"""What the options of a question stand for on the table, and the golden frames around it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.contract import Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Sprite

from ..box import CASTLES
from ..rules.realm.holdings import card_keys, fief_key
from ..state import Board
from . import earldoms, panels
from .layout import CARD_HIGH, CARD_WIDE
from .pieces import COLOUR, INK, card_box, chosen

PLACES: Final = (
    "place-property", "install", "garrison", "monastery", "treachery", "intrigue",
    "yield-properties", "ransom-price", "declare-attack", "properties-lost", "joust-ante",
    "viking-attack",
)  # fmt: skip
"""Questions whose options lie on the table; what others offer is shown on a tray."""

_PLACE: Final = re.compile(
    r"(?P<way>raid|siege)-(?P<aim>f\d+)|(?P<seat>(hand|reserve|towers)-\d+)"
    r"|(?P<card>f\d+(\.[a-z]+(\.\d+)?)?|m\d+(\.army)?|king|guard\.[a-z]+\.\d+)"
)
_GARRISON: Final = re.compile(r"(m\d+|king)\.(infantry|knight)(\.\d+)?")


class Spot(Struct, frozen=True):
    """What an option stands for on the picture."""

    key: str = ""
    """A card."""
    fief: str = ""
    """All properties of this fief."""
    seat: int = -1
    """Whose hand, reserve or Towers."""
    count: str = ""
    """ "hand", "reserve" or "towers"."""


def spot_of(question: Question, option: str) -> Spot | None:
    """Where an option lies on the table; None for one that is no place."""
    if question.kind not in PLACES:
        return None
    garrison = _GARRISON.fullmatch(option)
    if garrison:
        return Spot(garrison[1])
    if question.kind == "monastery" and option.isdigit():
        return Spot(seat=int(option), count="hand")
    found = _PLACE.fullmatch(option)
    if found is None:
        return None
    if found["seat"]:
        count, _, seat = option.partition("-")
        return Spot(seat=int(seat), count=count)
    if found["way"]:
        key = found["aim"]
        return Spot(fief=key) if found["way"] == "raid" else Spot(key)
    if question.kind == "intrigue" and re.fullmatch(r"f\d+", option):
        return Spot(fief=option)
    return Spot(option)


def fallen_owners(board: Board) -> dict[str, tuple[str, int]]:
    """Kind and owner of each card that has fallen, by its option."""
    battle = board.battle
    assert battle is not None
    castle = [one for one in battle.fallen if one.kind in CASTLES]
    keys = [fief_key(battle.fief)] * len(castle)
    keys += card_keys(battle.fief, battle.fallen[len(castle) :])
    return {key: (one.kind, one.owner) for key, one in zip(keys, battle.fallen, strict=True)}


def block_of(board: Board, spot: Spot) -> tuple[int, str]:
    """(in whose earldom, in which block) it lies; (-1, "") nowhere (any more)."""
    if spot.seat >= 0:
        return spot.seat, f"towers-{spot.seat}" if spot.count == "towers" else ""
    wanted = spot.key or spot.fief
    for seat in range(board.seats):
        for block in earldoms.blocks(board, seat):
            if block.key == wanted or any(piece.key == wanted for piece in block.pieces):
                return seat, block.key
    return -1, ""


def framed(spots: Sequence[tuple[Spot, bool]]) -> panels.Frames:
    """Frames around what lies in an earldom, each once; another one where it is chosen."""

    def draw(plot: panels.Plot, top: float) -> Iterator[Item]:
        done: set[tuple[Box, bool]] = set()
        for spot, picked in spots:
            found = place_of(plot, top, spot)
            if found is None or (found[0], picked) in done:
                continue
            done.add((found[0], picked))
            yield from frame(*found, picked)

    return draw


def frame(box: Box, zoom: float, picked: bool) -> Iterator[Item]:
    """Around a card, or around several things (zoom 0)."""
    if picked:
        yield from chosen(box)
    elif zoom:
        yield Sprite("gilded", *box.middle, (CARD_HIGH + 16) * zoom)
    else:
        for thick, colour in ((9.0, INK), (5.0, COLOUR["orpiment"])):
            yield box.inset(-thick / 2, -thick / 2).ground("", colour, thick, 10)


def place_of(plot: panels.Plot, top: float, spot: Spot) -> tuple[Box, float] | None:
    """(the part of the picture, the zoom of a card or 0 for more than one)."""
    if spot.seat == plot.seat and (spot.count != "towers" or plot.form == "closed"):
        x, y = plot.counted(_COUNT[spot.count], top)
        return Box(x - 21, y - 21, 74, 42), 0
    for one in plot.laid(top):
        if spot.seat == plot.seat and one.block.key == f"towers-{spot.seat}":
            return one.box.inset(3, 3), 0
        if spot.fief and one.block.key == spot.fief:
            return _group(one)
        for piece in one.block.pieces:
            if spot.key and piece.key == spot.key:
                return card_box(*one.at(piece), one.zoom), one.zoom
    return None


def _group(one: earldoms.Laid) -> tuple[Box, float] | None:
    """All properties of a fief together."""
    points = [one.at(piece) for piece in one.block.pieces if piece.key.count(".") == 2]
    if not points:
        return None
    wide, high = CARD_WIDE * one.zoom, CARD_HIGH * one.zoom
    left, y = points[0][0] - wide / 2, points[0][1] - high / 2
    return Box(left, y, points[-1][0] + wide / 2 - left, high), 0


_COUNT: Final = {"hand": "hand", "reserve": "army", "towers": "tower"}
