"""The picture of what a seat holds, and of what it may take in a draft."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Label, Scene, Sprite
from engine.kit.showing import Names, Say

from ..box import CARDS
from ..state import View
from ..words import position
from .pieces import ART, CARD_HEIGHT, CARD_WIDTH, COLOUR, card

GAP: Final = 16.0
NIGHT: Final = COLOUR["night"]
LEGEND: Final = ("town", "coin", "pay", "expand", "raider", "church", "marriage", "unviking")


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The cards a seat holds; in a draft those it picks from, and apart those it took."""
    if view.seat is None or view.seat < 0:
        return None
    if view.board.phase == "draft":
        groups = [("picture-pack", view.pack), ("picture-drafted", view.drafted)]
    else:
        groups = [("picture-hand", view.hand)]
    groups = [(title, keys) for title, keys in groups if keys]
    if not groups:
        return None
    # As large as a phone allows: three in a row, where four do not save a row.
    across = 4 if max(len(keys) for _, keys in groups) in (4, 7, 8) else 3
    width = across * (CARD_WIDTH + GAP) + GAP
    items: list[Item] = []
    y = GAP
    for title, keys in groups:
        items.append(Label(say(title), width / 2, y + 22, 36, "title", COLOUR["parchment"]))
        y += 52
        for place, key in enumerate(keys):
            row, column = divmod(place, across)
            in_row = min(across, len(keys) - row * across)
            left = (width - in_row * (CARD_WIDTH + GAP) + GAP) / 2
            items += card(key, left + column * (CARD_WIDTH + GAP), y + row * (CARD_HEIGHT + GAP))
        y += -(-len(keys) // across) * (CARD_HEIGHT + GAP)
    shown = {
        icon for _, keys in groups for k in keys for action in CARDS[k].actions for icon in action
    }
    items += legend([icon for icon in LEGEND if icon in shown], width, y, say)
    height = y + legend_height(len(shown), width)
    return Scene(
        art=ART,
        base="",
        width=width,
        height=height,
        items=tuple(items),
        ground=NIGHT,
        pixels=round(max(width, height)),
        alt=alt_text(position.hand(view, say, names)),
    )


def legend(symbols: Sequence[str], width: float, y: float, say: Say) -> Iterator[Item]:
    """What the symbols mean, in rows: how a card is read first, then what is on these cards."""
    across = legend_columns(width)
    step = (width - 2 * GAP) / across
    for place, symbol in enumerate(("crown", "others", *symbols)):
        x = GAP + place % across * step
        middle = y + 24 + place // across * 46
        yield Sprite(symbol, x + 20, middle, 38)
        yield Label(
            say(f"picture-{symbol}"), x + 48, middle, 26, "plain", COLOUR["parchment"],
            anchor="lm", fit=step - 56,
        )  # fmt: skip


def legend_columns(width: float) -> int:
    return 3 if width > 800 else 2


def legend_height(symbols: int, width: float) -> float:
    return -(-(symbols + 2) // legend_columns(width)) * 46 + GAP
