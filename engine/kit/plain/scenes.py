"""The board is a box for each seat with its line of the standings, a hand is a row of cards with
their names on them, and places are not shown. Nothing is drawn but boxes and letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.kit.contract import Event, Picks, Question
from engine.kit.draw.boxes import Box, lines
from engine.kit.scene import Label, Scene, Shape
from engine.kit.showing import Names, Say, Scenes, Wording
from engine.kit.words.phrasing import SEAT_LETTERS, fitted

WIDTH: Final = 1000
MARGIN: Final = 30
HEAD: Final = 150
"""Above the boxes: the game's name and where it stands."""
ROW: Final = 110
"""A seat's box with the gap below it."""
CARD: Final = Box(0, 0, 170, 120)
IN_A_ROW: Final = 5
COVER: Final = Box(0, 0, 990, 420)
MOST_ALT: Final = 1000

INK, PAPER, EDGE, GROUND = "#000000", "#ffffff", "#996633", "#ffffcc"
"""Colours that every palette has."""

Cards = Callable[[Any, Say], Sequence[str]]
"""What the seat of a view holds, each card by its name."""


def plain_scenes(art: str, words: Wording, cards: Cards | None = None) -> Scenes:
    """The pictures of the game with this key. Without `cards` there is none of a hand."""

    def board(view: Any, say: Say, names: Names, events: Sequence[Event] = (), /) -> Scene:
        items = [
            Label(words.title(say), WIDTH / 2, 55, 48, "title", INK, fit=WIDTH - 2 * MARGIN),
            Label(words.phase(view, say), WIDTH / 2, 110, 30, fit=WIDTH - 2 * MARGIN),
        ]
        told = _bare(words.standings(view, say, names))
        boxes = [item for row, line in enumerate(told) for item in _row(row, line)]
        height = HEAD + ROW * len(told) + MARGIN
        alt = fitted("\n".join([f"{words.title(say)}. {words.phase(view, say)}.", *told]), MOST_ALT)
        return Scene(art, "", WIDTH, height, (*items, *boxes), ground=GROUND, alt=alt)

    def hand(view: Any, say: Say, names: Names) -> Scene | None:
        held = list(cards(view, say)) if cards is not None else []
        alt = " ".join(_bare(words.hand(view, say, names)))
        return _cards(art, held, alt) if held else None

    def answer(view: Any, question: Question, picks: Picks, say: Say, names: Names) -> Scene | None:
        labels = [words.option(view, question, pick, say, names).text for pick in picks]
        alt = " ".join(_bare(words.picks(view, question, picks, say, names)))
        return _cards(art, labels, alt) if labels else None

    def cover(say: Say) -> Scene:
        title = words.title(say)
        items: list[Shape | Label] = [
            Shape(15, 15, COVER.width - 30, COVER.height - 30, PAPER, EDGE, 4, 20),
            Label(title, *COVER.middle, 80, "title", INK, fit=COVER.width - 90),
        ]
        return Scene(
            art, "", COVER.width, COVER.height, tuple(items), ground=GROUND, pixels=990, alt=title
        )

    return Scenes(board=board, hand=hand, answer=answer, cover=cover)


def card_scene(art: str, text: str) -> Scene:
    """One card by itself, for what is looked up and for the pages of *How it plays*."""
    wide, high = COVER.width, COVER.height
    items: list[Shape | Label] = [Shape(wide / 4, 30, wide / 2, high - 60, PAPER, EDGE, 4, 20)]
    broken = lines(text, 44, wide / 2 - 60)
    for number, line in enumerate(broken):
        y = high / 2 + (number - (len(broken) - 1) / 2) * 54
        items.append(Label(line, wide / 2, y, 44, "bold", INK, fit=wide / 2 - 40))
    return Scene(art, "", wide, high, tuple(items), ground=GROUND, pixels=990, alt=text)


def _bare(text: str) -> list[str]:
    """The lines of a text without markdown."""
    return [line for line in text.replace("**", "").replace("`", "").splitlines() if line.strip()]


def _row(seat: int, line: str) -> Iterator[Shape | Label]:
    """A seat's box: its letter, should no font have those of its name, and its line."""
    y = HEAD + ROW * seat
    wide, high = WIDTH - 2 * MARGIN, ROW - 20
    yield Shape(MARGIN, y, wide, high, PAPER, EDGE, 3, 16)
    yield Label(SEAT_LETTERS[seat], MARGIN + 40, y + high / 2, 40, "title", INK)
    yield Label(line, MARGIN + 90, y + high / 2, 34, fill=INK, anchor="lm", fit=wide - 110)


def _cards(art: str, labels: Sequence[str], alt: str) -> Scene:
    """The cards in rows."""
    items: list[Shape | Label] = []
    for index, label in enumerate(labels):
        down, right = divmod(index, IN_A_ROW)
        x = MARGIN + right * (CARD.width + 20)
        y = MARGIN + down * (CARD.height + 20)
        items.append(Shape(x, y, CARD.width, CARD.height, PAPER, EDGE, 3, 14))
        broken = lines(label, 26, CARD.width - 20)
        for number, line in enumerate(broken):
            middle = y + CARD.height / 2 + (number - (len(broken) - 1) / 2) * 30
            at = x + CARD.width / 2, middle, 26
            items.append(Label(line, *at, "bold", INK, fit=CARD.width - 16))
    rows = -(-len(labels) // IN_A_ROW)
    height = 2 * MARGIN + rows * (CARD.height + 20) - 20
    return Scene(art, "", WIDTH, height, tuple(items), ground=GROUND, alt=fitted(alt, MOST_ALT))
