"""What pictures share: words on and about them (changes of numbers, options and their numbers, alt
texts); whole ones: the cover of a game, a scene of it under its title, and a drawing alone; the
end, with the winners under their crowns and the final score; and those of a game that has none of
its own yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, Final

from engine.kit.contract import Event, Picks, Question, Source, Standing, parts
from engine.kit.draw import ui
from engine.kit.draw.ui import CENTRE, LEFT, Element, Fill, halves
from engine.kit.scene import MOST_ALT, Canvas, Item, Label, Scene, Shape, Sprite, stacked
from engine.kit.showing import Label as Option
from engine.kit.showing import Names, Only, Say, Scenes, Wording
from engine.kit.words import SEAT_LETTERS, fitted, seats_listed

PAPER: Final = "#fffdf5"
"""Below the name or number of an option."""

Asked = Callable[[Any, Question, Say, Names], str]
Named = Callable[[Any, Question, str, Say, Names], Option]


def alt_text(text: str) -> str:
    """A text about a picture, which knows no markdown.

    >>> alt_text("**Ana** wins")
    'Ana wins'
    """
    return fitted(text.replace("```", "").replace("**", "").strip(), MOST_ALT)


def signed(change: int) -> str:
    """By how much a number changed; nothing where it did not.

    >>> signed(3), signed(-1), signed(0)
    ('+3', '−1', '')
    """
    return f"{change:+d}".replace("-", "−") if change else ""


def offered(question: Question, only: Only) -> list[tuple[int, str]]:
    """The options that are shown, each with its number among all."""
    numbered = enumerate(question.options, 1)
    return [(number, option) for number, option in numbered if only is None or option in only]


def told(
    asked: Asked, named: Named, view: Any, question: Question, say: Say, names: Names
) -> str:  # fmt: skip
    """The picture in words: the question and its options, as many as there is room for."""
    spoken, room = [], MOST_ALT
    for option in question.options:
        if room < 0:
            break
        spoken.append(named(view, question, option, say, names).text)
        room -= len(spoken[-1].replace("**", ""))
    head = asked(view, question, say, names)
    # What is foreseen has a heading, no sentence.
    stop = "" if head.endswith((".", "?", "!", ":")) else "."
    return alt_text(f"{head}{stop} {'; '.join(spoken)}")


# Whole pictures

WIDTH: Final = 990.0
HEIGHT: Final = 420.0


def cover(
    art: str, say: Say, sky: str, items: Sequence[Item], *, told: str, ink: str, halo: str
) -> Scene:
    """What is seen, farthest first, and the title above it. `told`: the same in words."""
    head, _, rest = say("title").partition(": ")
    room = WIDTH - 80
    titles = [Label(head, WIDTH / 2, 78, 88, "title", ink, halo, fit=room)]
    if rest:  # what stands after the colon of the title
        titles.append(Label(rest, WIDTH / 2, 142, 42, "heading", ink, halo, fit=room))
    return Scene(
        art=art,
        base="",
        width=WIDTH,
        height=HEIGHT,
        items=(*items, *titles),
        ground=sky,
        pixels=round(WIDTH),
        alt=fitted(f"{say('title')}. {told}", MOST_ALT),
    )


def hill(x: float, top: float, width: float, fill: str, line: str = "") -> Shape:
    """The upper part of a great disc: its middle, its top and how wide it is."""
    return Shape(x - width / 2, top, width, width, fill, line, 4 if line else 0, width / 2)


def disc(x: float, y: float, size: float, fill: str) -> Shape:
    """A sun or a moon."""
    return Shape(x - size / 2, y - size / 2, size, size, fill, radius=size / 2)


def level(top: float, fill: str) -> Shape:
    """Land or water from here to the foot of the picture."""
    return Shape(-10, top, WIDTH + 20, HEIGHT - top + 10, fill)


def standing(*drawings: tuple[str, float, float, float]) -> Iterator[Sprite]:
    """Drawings on their feet: each with the middle and the level of its foot, and its height."""
    for name, x, foot, size in drawings:
        yield Sprite(name, x, foot - size / 2, size)


def large(art: str, drawing: str, alt: str, *, ground: str, leaf: str, line: str) -> Scene:
    """A drawing alone on a leaf, for what is looked up."""
    x, y, side = WIDTH / 2, HEIGHT / 2, HEIGHT - 60
    items = (
        Shape(x - side / 2, y - side / 2, side, side, leaf, line, 4, 24),
        Sprite(drawing, x, y, side - 80),
    )
    return Scene(art, "", WIDTH, HEIGHT, items, ground=ground, pixels=990, alt=alt)


# The end


Piece = Callable[[int, float], Element]
"""A seat's piece, so large."""


def medal(
    standing: Standing,
    piece: Piece,
    sizes: Sequence[float],
    laurel: float,
    *,
    crown: str = "crown",
    crown_size: float = 0.6,
) -> Element:
    """The winners' pieces within laurels so large, a crown on each, which is `crown_size` sizes of
    the piece; more than six stand in two rows. `sizes`: of a piece, by how many they are."""
    first = standing.winners
    size = sizes[len(first) - 1]

    def won(seat: int) -> Element:
        crowned = ui.icon(crown, size * crown_size)
        return ui.column(crowned, piece(seat, size), gap=-size * 0.04, align=0.5)

    rows = [ui.row(*map(won, row), gap=size * 0.06) for row in halves(first, 6, odd_below=True)]
    return ui.icon("laurel", laurel).overlay(ui.column(*rows, gap=4, align=0.5), y=-size * 0.08)


def names_of(
    standing: Standing, say: Say, names: Names, size: float, ink: str
) -> Element:  # fmt: skip
    """The winners' names; where they cannot be written, their letters."""
    first = standing.winners
    letters = ", ".join(SEAT_LETTERS[seat] for seat in first)
    return ui.text(seats_listed(first, say, names), size, "title", ink, instead=letters)


def scores(
    standing: Standing,
    say: Say,
    names: Names,
    *,
    piece: Piece,
    source: Callable[[Source], Element],
    colour: Mapping[str, str],
    left: float,
    high: float,
    name: float = 39,
    number: float = 36,
) -> Element:
    """A column for each seat in the order of the places, the winners' lit; a row for each source of
    points, the total.

    `source` is a source's sign and name, `left` the width of their column and `high` the height of
    a row; `colour` has "glow" below the winners, "tan" for lines and "brown" for what is nothing.
    `name`, `number`: sizes of letters.
    """
    line = ui.shape(Fill(colour["tan"]), height=1.4)
    high_of_head = 62 + name * ui.LINE

    def row(cell: Element, height: float) -> Element:
        # Where there are many, letters and signs are higher than their rows, and must not make
        # those so.
        return ui.space(0, height).growing().overlay(cell)

    def column(head: Element, cells: Sequence[Element], total: Element) -> Element:
        ruled = [part for cell in cells for part in (row(cell, high), line)]
        return ui.column(head, *ruled, row(total, high * 1.2))

    def points(one: Source, seat: int) -> Element:
        won = one.points[seat]
        best = min(one.points) if standing.lowest else max(one.points)
        style = "bold" if won and won == best else "plain"
        ink = colour["ink"] if won else colour["brown"]
        return ui.text(str(won) if won else "–", number, style, ink)

    def seat_column(seat: int) -> Element:
        called = ui.text(names[seat], name, "bold", instead=SEAT_LETTERS[seat])
        head = ui.column(piece(seat, 50), called.padded(6).frame(0, name * ui.LINE), align=0.5)
        total = ui.text(str(standing.points[seat]), number * 1.4, "bold")
        cells = [points(one, seat) for one in standing.sources]
        lit = Fill(colour["glow"], radius=10) if standing.places[seat] == 1 else None
        top = head.panel(None, 0, 6, height=high_of_head, align=CENTRE).growing()
        return column(top, cells, total).panel(lit)

    seats = [seat_column(seat) for seat in standing.order]
    total = ui.text(say("source-total"), number, "title")
    named = [source(one).padded(20).growing() for one in standing.sources]
    head = ui.space(0, high_of_head)
    first = column(head, named, total.padded(20).growing())
    return ui.row(first.frame(left, align=LEFT), ui.grid(seats, len(seats)).growing(), align=0)


def scenes(*modules: ModuleType) -> Scenes:
    """A game's pictures: what these modules have by the names of their parts."""
    return Scenes(**parts(modules, Scenes.__struct_fields__, ()))


# A game without pictures of its own: the board is a box for each seat with its line of the
# standings, a hand is a row of cards with their names on them. What lies on the table is shown if
# the game draws it.

INK, GROUND = "#000000", "#ffffcc"
BOX: Final = Fill("#ffffff", "#996633", 3, radius=16)
"""In colours that every palette has."""
AWAITED: Final = Fill("#ffe08a", "#996633", 3, radius=16)
"""In the glow of pictures that have no folder of drawings."""
IN_A_ROW: Final = 5

Cards = Callable[[Any, Say], Sequence[str | Element]]
"""What the seat of a view holds, each card by its name, or drawn."""
Table = Callable[[Any, Say], Element | None]
"""What everybody sees on the table; None: there is nothing now. `Wording.position` says the same in
words."""


def plain_scenes(
    art: str, words: Wording, cards: Cards | None = None, table: Table = lambda *_: None
) -> Scenes:
    """The pictures of the game with this key. Without `cards` there is none of a hand. The `table`
    is above the seats of the board, and in a prompt above the hand."""

    def board(view: Any, say: Say, names: Names, events: Sequence[Event] = (), /) -> Scene:
        title, phase = words.title(say), words.phase(view, say)
        lines = _bare(words.standings(view, say, names))
        awaited = {seat for seat, _ in view.awaited}
        rows = [_row(seat, line, seat in awaited) for seat, line in enumerate(lines)]
        head = ui.column(ui.text(title, 48, "title", INK), ui.text(phase, 36), gap=8, align=0.5)
        whole = ui.column(head.padded(0, 12), table(view, say), *rows, gap=12, align=0.5)
        told = _bare("\n".join(words.position(view, say, names))) or lines
        return _scene(art, whole, "\n".join([f"{title}. {phase}.", *told]))

    def hand(view: Any, say: Say, names: Names) -> Scene | None:
        held = cards(view, say) if cards is not None else ()
        return _cards(art, held, words.hand(view, say, names)) if held else None

    def answer(view: Any, question: Question, picks: Picks, say: Say, names: Names) -> Scene | None:
        labels = [words.option(view, question, pick, say, names).text for pick in picks]
        alt = words.picks(view, question, picks, say, names)
        return _cards(art, labels, alt) if labels else None

    def prompt(
        view: Any, question: Question | None, say: Say, names: Names, picks: Picks, only: Only
    ) -> Canvas | None:
        there, told = table(view, say), "\n".join(words.position(view, say, names))
        above = None if there is None else _scene(art, there, told)
        chosen = answer(view, question, picks, say, names) if question and picks else None
        return stacked(above, chosen, hand(view, say, names))

    def cover(say: Say) -> Scene:
        return card_scene(art, words.title(say), f". {words.pitch(say)}")

    return Scenes(board=board, hand=hand, answer=answer, cover=cover, prompt=prompt)


def card(text: str) -> Element:
    """A card with its name on it."""
    name = ui.paragraph(text, 36, "bold", INK, align=0.5)
    return name.panel(BOX, 8, 8, height=120, align=CENTRE)


def card_scene(art: str, text: str, more: str = "") -> Scene:
    """One large card: the cover, what is looked up, and the pages of *How it plays*. `more`: what
    is told besides of the picture in words."""
    words = ui.paragraph(text, 64, "title", INK, align=0.5)
    card = words.panel(BOX, 30, 30, width=960, height=390, align=CENTRE)
    return ui.scene(art, card.frame(990, 420), text + more, ground=GROUND)


def _row(seat: int, line: str, awaited: bool) -> Element:
    """A seat's box: its letter, should no font have those of its name, and its line."""
    letter, words = ui.text(SEAT_LETTERS[seat], 40, "title", INK), ui.text(line, 36, ink=INK)
    return ui.row(letter, words, gap=30).panel(AWAITED if awaited else BOX, 28, 14).growing()


def _cards(art: str, shown: Sequence[str | Element], alt: str) -> Scene:
    """The cards in rows."""
    cards = [(card(each) if isinstance(each, str) else each).growing() for each in shown]
    return _scene(art, ui.grid(cards, IN_A_ROW, gap=20), " ".join(_bare(alt)))


def _scene(art: str, whole: Element, alt: str) -> Scene:
    return ui.scene(art, whole.padded(30, 30), fitted(alt, MOST_ALT), ground=GROUND)


def _bare(text: str) -> list[str]:
    """The lines of a text without markdown."""
    return [line for line in text.replace("**", "").replace("`", "").splitlines() if line.strip()]
