"""The pictures of a game that has none of its own yet: the board is a box for each seat with its
line of the standings, a hand is a row of cards with their names on them, places are not shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.kit.contract import Event, Picks, Question
from engine.kit.draw import ui
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.scene import MOST_ALT, Scene
from engine.kit.showing import Names, Say, Scenes, Wording
from engine.kit.words.phrasing import SEAT_LETTERS, fitted

INK, GROUND = "#000000", "#ffffcc"
BOX: Final = Fill("#ffffff", "#996633", 3, radius=16)
"""In colours that every palette has."""
IN_A_ROW: Final = 5

Cards = Callable[[Any, Say], Sequence[str]]
"""What the seat of a view holds, each card by its name."""


def plain_scenes(art: str, words: Wording, cards: Cards | None = None) -> Scenes:
    """The pictures of the game with this key. Without `cards` there is none of a hand."""

    def board(view: Any, say: Say, names: Names, events: Sequence[Event] = (), /) -> Scene:
        title, phase = words.title(say), words.phase(view, say)
        told = _bare(words.standings(view, say, names))
        rows = [_row(seat, line) for seat, line in enumerate(told)]
        head = ui.column(ui.text(title, 48, "title", INK), ui.text(phase), gap=8, align=0.5)
        whole = ui.column(head.padded(0, 12), *rows, gap=20, align=0.5)
        return _scene(art, whole, "\n".join([f"{title}. {phase}.", *told]))

    def hand(view: Any, say: Say, names: Names) -> Scene | None:
        held = cards(view, say) if cards is not None else ()
        return _cards(art, held, words.hand(view, say, names)) if held else None

    def answer(view: Any, question: Question, picks: Picks, say: Say, names: Names) -> Scene | None:
        labels = [words.option(view, question, pick, say, names).text for pick in picks]
        alt = words.picks(view, question, picks, say, names)
        return _cards(art, labels, alt) if labels else None

    def cover(say: Say) -> Scene:
        return card_scene(art, words.title(say))

    return Scenes(board=board, hand=hand, answer=answer, cover=cover)


def card_scene(art: str, text: str) -> Scene:
    """One large card: the cover, what is looked up, and the pages of *How it plays*."""
    words = ui.paragraph(text, 64, "title", INK, align=0.5)
    card = words.panel(BOX, 30, 30, width=960, height=390, align=CENTRE)
    return ui.scene(art, card.frame(990, 420), text, ground=GROUND)


def _row(seat: int, line: str) -> Element:
    """A seat's box: its letter, should no font have those of its name, and its line."""
    letter = ui.text(SEAT_LETTERS[seat], 40, "title", INK)
    return ui.row(letter, ui.text(line, 34, ink=INK), gap=30).panel(BOX, 28, 20).growing()


def _cards(art: str, labels: Sequence[str], alt: str) -> Scene:
    """The cards in rows."""
    names = [ui.paragraph(label, 28, "bold", INK, align=0.5) for label in labels]
    cards = [name.panel(BOX, 8, 8, height=120, align=CENTRE).growing() for name in names]
    return _scene(art, ui.grid(cards, IN_A_ROW, gap=20), " ".join(_bare(alt)))


def _scene(art: str, whole: Element, alt: str) -> Scene:
    return ui.scene(art, whole.padded(30, 30), fitted(alt, MOST_ALT), ground=GROUND)


def _bare(text: str) -> list[str]:
    """The lines of a text without markdown."""
    return [line for line in text.replace("**", "").replace("`", "").splitlines() if line.strip()]
