"""The picture of what a seat holds, and of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..box import COPIES, KINDS
from ..state import Holding, View
from ..words import asking, position
from ..words.names import card_name, kind_of
from .layout import EDGE, INNER, WIDTH, page_height, pixels
from .pieces import ART, COLOUR, DAMAGE, GROUND, INK, TINTS, VELLUM, frame, pill, shield

ACROSS: Final = 4
"""Cards in a row of a hand."""
SMALL_ACROSS: Final = 5
"""Of Towers, the reserve, a deck."""
TITLE: Final = 56.0
SHAPE: Final = 300 / 240
"""Height ÷ width of a card that is held."""


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards by name, what its Towers are, its reserve, its rider. While decks are
    built, all there is to choose from; afterwards, as long as hands are empty, the deck."""
    if view.seat is None or view.seat < 0 or view.mine is None:
        return None
    mine, phase = view.mine, view.board.phase
    alt = alt_text(position.hand(view, say, names))
    if phase == "decks":
        if not view.questions:
            return None
        return deck_scene(dict.fromkeys(KINDS, COPIES), say("hand-tray"), view.seat, say, alt)
    if phase == "towers":
        return deck_scene(Counter(mine.deck), say("hand-deck"), view.seat, say, alt)
    groups = held(mine, say)
    if not groups:
        return None
    items: list[Item] = []
    y = float(EDGE)
    for title, kinds, across in groups:
        items += heading(title, len(kinds), view.seat, y)
        y += TITLE
        wide, high = measures(across)
        for place, (kind, count) in enumerate(Counter(kinds).items()):
            row, column = divmod(place, across)
            x = EDGE + (column + 0.5) * (INNER / across)
            items += named(kind, count, x, y + (row + 0.5) * (high + 10), wide, view.seat, say)
        y += -(-len(set(kinds)) // across) * (high + 10) + 6
    return page(items, y, alt)


def held(mine: Holding, say: Say) -> list[tuple[str, Sequence[str], int]]:
    """(title, kinds, cards in a row) of each group that is not empty."""
    rider = (mine.jouster,) if mine.jouster else ()
    found = (
        (say("hand-hand"), mine.hand, ACROSS),
        (say("hand-rider"), rider, SMALL_ACROSS),
        (say("hand-towers"), mine.towers, SMALL_ACROSS),
        (say("hand-reserve"), mine.reserve, SMALL_ACROSS),
    )
    return [(title, kinds, across) for title, kinds, across in found if kinds]


def page(items: Iterable[Item], foot: float, alt: str) -> Scene:
    """On dark leather, to be told from what all see."""
    height = page_height(foot - 10)
    return Scene(
        art=ART,
        base="",
        width=WIDTH,
        height=height,
        items=(*frame(height), *items),
        ground=COLOUR["night"],
        pixels=pixels(height),
        alt=alt,
    )


def measures(across: int) -> tuple[float, float]:
    """Width and height of a card when so many stand in a row."""
    wide = INNER / across - 10
    return wide, wide * SHAPE


def heading(title: str, count: int, seat: int, y: float) -> Iterator[Item]:
    """What follows, and how many."""
    yield from shield(seat, EDGE + 30, y + 27, 44)
    yield Label(
        f"{title}: {count}", EDGE + 64, y + 27, 36, "title", VELLUM, anchor="lm", fit=INNER - 80
    )


def named(
    kind: str, count: int, x: float, y: float, wide: float, seat: int, say: Say
) -> Iterator[Item]:
    """A card as it is held, (x, y) its middle: the emblem, the name, the damage; how many."""
    high = wide * SHAPE
    yield Sprite("held", x, y, high, GROUND[kind])
    ground = dict(GROUND[kind])["ground"]
    inner = wide * 0.76
    yield Shape(x - inner / 2, y - high * 0.38, inner, high * 0.5, ground, INK, 1.6, 6)
    size = high * 0.45
    middle = y - high * 0.13
    if kind == "banner":
        yield Sprite("emblem-standard", x, middle, size, TINTS[seat])
    else:
        yield Sprite(f"emblem-{kind}", x, middle, size)
    letters = wide * 0.155
    yield Label(card_name(kind, say), x, y + high * 0.215, letters, "title", fit=wide * 0.76)
    if kind in DAMAGE:
        yield from diamonds(DAMAGE[kind], x, y + high * 0.33, wide * 0.1)
    if count > 1:
        yield from pill(f"×{count}", x + wide * 0.33, y - high * 0.41, wide * 0.24, COLOUR["glow"])


def diamonds(damage: int, x: float, y: float, size: float) -> Iterator[Item]:
    """The damage that a card deals."""
    yield Sprite(f"pips-{damage}", x, y, size * 1.3)


def answer(view: View, question: Question, picks: Picks, say: Say, names: Names) -> Scene | None:
    """The deck that is chosen, by kinds."""
    if question.kind not in ("build-deck", "choose-towers"):
        return None
    counts = Counter(map(kind_of, picks))
    shown = {kind: counts[kind] for kind in KINDS if counts[kind]}
    if not shown or view.seat is None:
        return None
    alt = alt_text(asking.picks(view, question, picks, say, names))
    title = say("hand-deck") if question.kind == "build-deck" else say("hand-towers")
    return deck_scene(shown, title, view.seat, say, alt)


def deck_scene(counts: dict[str, int], title: str, seat: int, say: Say, alt: str) -> Scene:
    """Kinds of cards in the order of the data file, each with how many there are."""
    total = sum(counts.values())
    wide, high = measures(SMALL_ACROSS)
    items = list(heading(title, total, seat, float(EDGE)))
    top = EDGE + TITLE
    kinds = [kind for kind in KINDS if counts.get(kind)]
    for place, kind in enumerate(kinds):
        row, column = divmod(place, SMALL_ACROSS)
        x = EDGE + (column + 0.5) * (INNER / SMALL_ACROSS)
        items += named(kind, 1, x, top + (row + 0.5) * (high + 10), wide, seat, say)
        items += pill(
            f"×{counts[kind]}", x + wide * 0.31, top + row * (high + 10) + 26, 46, COLOUR["glow"]
        )
    rows = -(-len(kinds) // SMALL_ACROSS)
    return page(items, top + rows * (high + 10), alt)
