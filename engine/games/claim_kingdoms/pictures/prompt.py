"""The one picture of a prompt: what can be chosen, what lies around it, what the seat holds. Each
space has the name that it always has. Cards are large enough to read what they do: in a hand, on
offer, of a game's beginning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.draw import pictures as kit
from engine.kit.draw import ui
from engine.kit.draw.letters import length
from engine.kit.draw.pictures import alt_text
from engine.kit.draw.ui import CENTRE, LEFT, Element, Fill, halves
from engine.kit.scene import Canvas, Item, Label, Scene, Shape, Sprite, stacked
from engine.kit.showing import Names, Say
from engine.kit.words import count as counted

from ..box import FACTION_KEYS, FACTIONS, VALUE
from ..rules import ground
from ..rules.turns import Score, doubled, scores
from ..state import AND, DECK, NOWHERE, TAKE, TO, UNKNOWN, Board, View
from ..words import asking, telling
from ..words.names import name as name_of
from ..words.names import power_text
from . import pieces
from .board import Changes, taken
from .pieces import COLOUR, FITTED, INK, SIGN, SMALL, VELLUM, WIDTH, Grid, card

CARDS = ("copy-power", "display-card", "display-cards", "seer-card", "draw-card")
"""Kinds that offer cards by their factions."""
TILE: Final = 76.0
"""A card of the hand, or to be taken."""
ON_ONE: Final = ("place-card", "place-revealed")
"""Of which an option's second half, the follower that a catapult removes, is no place to choose."""
ON_FOLLOWERS: Final = ("catapult", "target-follower", "target-followers", "target-seats")
BAND: Final = 34.0
"""Above and left of the cells, for the names of rows and columns."""
FREE_BAND: Final = 52.0
"""Beside those of the free grid, whose names are longer."""
RIM: Final = 6.0
"""Below and right of them."""
ACROSS: Final = (5, 7, 10, 12, 14, 17, 20, 24)
"""How many columns are shown: few sizes, so that what is drawn once can be shown again."""
WIDER: Final = 1.55
"""How much wider than high the part that is shown is, at least."""
WIDEST: Final = 2.2
"""The same where a new card is chosen too, so that buttons for both have room."""
HIGHEST: Final = 590.0
"""Of all cells that are shown."""
MANY: Final = 6
"""Rows of the free grid from which on it is shown no wider than it is."""
LEAST: Final = 3
"""Rows that are shown at least."""
NAMED: Final = 62.0
"""Spaces of the free grid that are smaller have no room for their names: rows and columns tell
them."""

Offered = dict[int, list[str]]
"""By cell: the options there."""


def prompt(
    view: View,
    question: Question | None,
    say: Say,
    names: Names,
    picks: Picks = (),
    only: tuple[str, ...] | None = None,
) -> Canvas | None:
    """Of cards what each does; of places where they lie, with the hand and the cards to take
    below. Without a question, the hand."""
    if question is None:
        return hand(view, say, names)
    if question.kind in ("choose-factions", "choose-faction"):
        return gallery(view, say, picks)
    if question.kind in CARDS or question.about[2:3] == ("instead",):
        return cards(view, question, say, names, picks)
    shown = places(view, question, say, names, only, picks)
    return stacked(shown, shelf(view, question, say, names))


def cards(view: View, question: Question, say: Say, names: Names, picks: Picks) -> Scene:
    """The cards that are offered, each kind once."""
    offered = [card for option in question.options for card in cards_of(option)]
    return choice(
        view,
        [card for card in dict.fromkeys(offered) if card != DECK],
        say,
        kit.told(asking.asked, asking.plain, view, question, say, names),
        hands=hands(view, question, names) if question.kind == "target-hand" else None,
        with_deck=DECK in offered,
        picks=[card for pick in picks for card in cards_of(pick)],
    )


def hands(view: View, question: Question, names: Names) -> Element:
    """The cards in other hands that are offered: whose each is, and its face if this seat knows
    it."""
    cells = []
    for option in question.options:
        other, _, card = option.partition(".")
        if other.isdigit():
            seat = int(other)
            held = card or view.hands[seat][0]
            tile = pieces.tile(held, 70) if held in FACTIONS else ui.icon("card-back", 70)
            name = ui.text(names[seat], FITTED, "title", VELLUM, least=SMALL)
            cells.append(ui.row(pieces.piece(seat, 44), tile, name, gap=10).growing())
    return ui.grid(cells, min(len(cells), 3), 6)


def cards_of(option: str) -> list[str]:
    """The cards that an option names, "deck" among them; none where it names a hand."""
    parts = option.replace(AND, TO).split(TO)
    halves = [half.removeprefix(TAKE) for half in parts]
    return [half for half in halves if half in FACTIONS or half == DECK]


def shelf(view: View, question: Question, say: Say, names: Names) -> Scene:
    """The seat's own cards, points and followers, and the cards to take."""
    size = TILE if len(view.hands[question.seat]) < 2 else TILE - 6
    whole = ui.row(own(view, question, size), ui.spring(), taken(view, Changes(), size))
    panel = whole.panel(Fill(COLOUR["madder"], COLOUR["gold"], 2, 8), 12, height=96).growing()
    return pieces.picture(panel.padded(5, 4), alt_text(telling.hand(view, say, names)))


def own(view: View, question: Question, size: float) -> Element:
    """The cards in hand, the one that is played framed; points; followers left."""
    board, seat, cards = view.board, question.seat, list[Element]()
    played = question.about[0] if question.kind == "place-card" else ""
    for held in view.hands[seat]:
        lit = ui.icon("last", size * 1.18) if held == played else None
        cards.append(pieces.tile(held, size).overlay(lit))
        played = "" if lit else played
    left = ui.row(
        pieces.piece(seat, 38), ui.text(str(board.supply[seat]), 34, "bold", VELLUM), gap=7
    )
    score = ui.text(str(board.score[seat]), 34, "bold", VELLUM)
    points = ui.row(ui.icon("points", 38), score, gap=7)
    return ui.row(*cards, ui.column(left, points, gap=4), gap=14)


# Places


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None,
    picks: Picks,
) -> Scene:
    """The spaces, cards or followers that a question offers, each space with its name, and what
    lies around; those of `picks` lit. Of a power without such a choice, what lies around its
    card."""
    board, offered, source = view.board, Offered(), source_of(question)
    for _, option in kit.offered(question, only):
        for half in ground.split(option)[: 1 if question.kind in ON_ONE else 2]:
            if ground.is_space(ground.space_of(half)):
                offered.setdefault(ground.cell_of(ground.space_of(half)), []).append(option)
    shown = list(offered) or [source]
    beside = question.about[2:3] == ("beside",)
    grid = window(board, shown, WIDEST if beside else WIDER)
    lying = drawn(board, question, offered, grid, picks)
    return pieces.picture(
        ui.drawing(lying, ui.NEAR, grid.y + grid.rows * grid.size + RIM),
        kit.told(asking.asked, asking.plain, view, question, say, names),
        ground=COLOUR["sea"] if board.maps else COLOUR["land-2"],
    )


def drawn(
    board: Board, question: Question, offered: Offered, grid: Grid, picks: Picks
) -> Iterator[Item]:
    yield from pieces.ground_of(board, grid, offered)
    source = source_of(question)
    on_followers = question.kind in ON_FOLLOWERS
    for cell in sorted(board.cards):
        if cell in offered or (not offered and cell == source):
            yield Sprite("last", *grid.at(cell), 96 * grid.zoom)
        elif cell == source:
            yield Sprite("fresh", *grid.at(cell), 94 * grid.zoom)
        if cell in offered and on_followers:
            yield from offered_followers(board, cell, offered[cell], grid, picks)
        else:
            yield from card(board, cell, grid, named=cell in offered)
    for cell, found in offered.items():
        x, y = grid.at(cell)
        if cell not in board.cards:
            yield Sprite("last", x, y, 90 * grid.zoom)
        picked = not on_followers and any(option in picks for option in found)
        yield from named(cell, x, y, grid, picked, cell in board.cards)
    yield from frame(board, grid)


def frame(board: Board, grid: Grid) -> Iterator[Item]:
    """Around the part that is shown, over what does not belong to it, with the names of rows and
    columns."""
    wide, high = grid.columns * grid.size, grid.rows * grid.size
    tan, right, foot = COLOUR["tan"], grid.x + wide, grid.y + high
    yield Shape(0, 0, ui.NEAR, grid.y, tan)
    yield Shape(0, foot, ui.NEAR, RIM, tan)
    yield Shape(0, 0, grid.x, foot + RIM, tan)
    yield Shape(right, 0, ui.NEAR - right, foot + RIM, tan)
    yield Shape(grid.x - 2, grid.y - 2, wide + 4, high + 4, "", INK, 3)
    beside = (BAND if board.maps else FREE_BAND) / 2
    yield from pieces.coordinates(board, grid, BAND / 2, beside, SMALL, right=False)


def named(cell: int, x: float, y: float, grid: Grid, picked: bool, covered: bool) -> Iterator[Item]:
    """The name of a space at its upper edge, of a card in the place of its value, (x, y) its
    middle; on gold where it is chosen. The free grid's long names stand in two lines where spaces
    are narrow; they would hide a card there, whose row and column have to do."""
    name = ground.key_of(cell)
    size = min(42.0, max(SMALL, 30 * grid.zoom))
    rows = [name]
    if len(name) > 3:
        size = max(SMALL, min(size, 25 * grid.zoom))
        if grid.size < 100:
            if not picked and (covered or grid.size < NAMED):
                return
            half = max(name.find("E"), name.find("W"))
            rows = [name[:half], name[half:]]
    wide = max(length(row, "bold", round(size)) for row in rows) + size * 0.3
    high = size * (1.14 if len(rows) == 1 else 1.9)
    y += high / 2 - grid.size * 0.5 if len(rows) == 1 else 0
    if covered and len(name) < 4:
        x += wide / 2 - grid.size * 0.5
    fill = COLOUR["amber"] if picked else kit.PAPER
    yield Shape(x - wide / 2, y - high / 2, wide, high, fill, INK, 3, min(high * 0.4, 12))
    for place, text in enumerate(rows):
        yield Label(text, x, y + (place - (len(rows) - 1) / 2) * size * 0.86, size, "bold")


def offered_followers(
    board: Board, cell: int, found: Sequence[str], grid: Grid, picks: Picks
) -> Iterator[Item]:
    """A card whose followers are offered: each by itself, large, with its letter; the chosen ones
    lit."""
    x, y = grid.at(cell)
    beside_druid = cell in doubled(board)
    yield from pieces.bare_card(board.cards[cell], x, y, grid.zoom, beside_druid, named=True)
    rows = halves(found, 3 if grid.size > 100 else 2)
    across = min(max(SIGN + 2, grid.size * 0.42), grid.size * 0.98 / max(map(len, rows)))
    for number, row in enumerate(reversed(rows)):
        level = y + grid.size * 0.24 - number * across
        left = x - len(row) * across / 2
        for place, option in enumerate(row):
            owner = ground.follower_of(option)[1]
            at = left + (place + 0.5) * across
            if option in picks:
                glow = across * 1.06
                yield Shape(
                    at - glow / 2, level - glow / 2, glow, glow, COLOUR["amber"], INK, 3, 8
                )  # fmt: skip
            yield from pieces.follower(owner, at, level, across * 0.94)


def source_of(question: Question) -> int:
    """Where the card lies that the question comes from, if that is on the board."""
    spaces = [
        part for part in question.about[:2] if isinstance(part, str) and ground.is_space(part)
    ]
    return ground.cell_of(spaces[-1]) if spaces else NOWHERE


def window(board: Board, cells: Sequence[int], wider: float) -> Grid:
    """The part of the board that shows these cells and a space around each, as wide as the
    picture and rather wider than high."""
    rows = [cell // ground.WIDTH for cell in cells]
    columns = [cell % ground.WIDTH for cell in cells]
    low, high = (0, 0), (1 << 20, 1 << 20)
    if board.maps:
        playing = ground.ground(board.maps)
        high = playing.height - 1, playing.width - 1
    else:
        low = (-(1 << 20), -(1 << 20))
    # Of a large free grid the spaces around it are offered: nothing lies beyond them.
    less = 0 if board.maps or max(rows) - min(rows) < MANY else 1
    top, bottom = span(min(rows) + less, max(rows) - less, low[0], high[0], LEAST)
    rows_shown = bottom - top + 1
    least = round(rows_shown * wider) if board.maps or rows_shown < MANY else LEAST
    least = min(max(least, max(columns) - min(columns) + 3 - 2 * less), high[1] - low[1] + 1)
    across = next((number for number in ACROSS if number >= least), least)
    band = BAND if board.maps else FREE_BAND
    room = ui.NEAR - band - RIM
    size = room / across
    if size * rows_shown > HIGHEST:
        across = next((n for n in ACROSS if room / n * rows_shown <= HIGHEST), 2 * across)
        size = room / across
    if board.maps or rows_shown < MANY:
        least = across
    left, right = span(min(columns) + less, max(columns) - less, low[1], high[1], least)
    columns_shown = right - left + 1
    beside = band + (room - columns_shown * size) / 2
    return Grid(beside, BAND, size, top, left, rows_shown, columns_shown)


def span(first: int, last: int, low: int, high: int, least: int) -> tuple[int, int]:
    """From and to, one more on each side, at least `least`, within `low` .. `high`.

    >>> span(3, 3, 0, 7, 4), span(0, 1, 0, 3, 4), span(7, 7, 0, 7, 4)
    ((2, 5), (0, 3), (4, 7))
    >>> span(5, 5, 0, 9, 5)
    (3, 7)
    """
    first, last = max(low, first - 1), min(high, last + 1)
    turn = True
    while last - first + 1 < min(least, high - low + 1):
        if (turn or first == low) and last < high:
            last += 1
        else:
            first -= 1
        turn = not turn
    return first, last


# Cards with what they do


GAP: Final = 8.0
CARD: Final = 96.0
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
    return pieces.picture(whole, alt_text(telling.hand(view, say, names)))


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
    size: float = CARD,
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
    hands: Element | None = None,
    with_deck: bool = False,
    picks: Sequence[str] = (),
) -> Scene:
    """The cards that a question offers, in hands, then in the display; those of `picks` lit."""
    parts = [hands] if hands is not None else []
    parts += [
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
