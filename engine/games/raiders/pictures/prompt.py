"""The one picture of a private prompt: what can be chosen, each with its number, the raid that is
being made, and what the seat holds, as far as the choice hangs on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.draw import ui
from engine.kit.draw.pictures import offered, told
from engine.kit.draw.ui import CENTRE, Element, Fill
from engine.kit.scene import Canvas
from engine.kit.showing import Names, Say

from ..box import BUILDING_INDEX, BUILDINGS, LETTERS, OFFERS, RAIDS, SETTLEMENTS, SPACES
from ..rules.raids import strength_of
from ..rules.village import terms
from ..state import IDLE, OUT, QUESTIONS, Board, View, held
from ..words import asking, telling
from ..words.names import name
from . import pieces
from .board import settlement, table
from .changes import Changes
from .pieces import ACROSS, COLOUR, INK, TALLEST, VELLUM, worker
from .post import raid_so_far, stage

GOODS: Final = ("silver", "provision", "gold", "iron", "livestock", "armour")
LANDS: Final = {"fortress": "snow", "monastery": "moor", "outpost": "moor", "harbour": "meadow"}

CELL: Final = (ui.NEAR - 18) / 2
"""Width of one of two in a row."""
MANY, BUTTONS = 10, 110.0
"""More options than so many take more lines of buttons; so much of the height is left for them."""
HELD: Final = 164.0
"""Least width of a card of the hand with its numbers."""

Numbered = Sequence[tuple[int, str]]


def prompt(
    view: View,
    question: Question | None,
    say: Say,
    names: Names,
    picks: Picks = (),
    only: tuple[str, ...] | None = None,
) -> Canvas | None:
    """Strips below one another; where nothing is asked, what the seat holds."""
    if question is None:
        return pieces.hand(view, say, names)
    room = TALLEST - (BUTTONS if len(question.options) > MANY else 0)
    for brief in range(3):
        strips = [*chosen_from(view, question, say, names, only, brief)]
        if _high(*strips) <= room:
            break
    shows, board = QUESTIONS[question.kind].shows, view.board
    if "seats" in shows:
        strips.append(table(view, Changes(), names, with_crew=False))
    if "crew" in shows:
        gone = [pick.removeprefix(f"{OUT}.") for pick in picks]
        numbers = asking.crew_numbers(view, question)
        crew = board.crew[question.seat]
        strips.append(pieces.deck(board, crew, say, picked=gone, numbers=numbers, large=False))
    if "hand" in shows and view.hand:
        numbers = asking.hand_numbers(view, question)
        held = pieces.deck(board, view.hand, say, picked=picks, numbers=numbers)
        if _high(*strips, held) > TALLEST:
            held = pieces.deck(board, view.hand, say, picked=picks, numbers=numbers, large=False)
        strips.append(held)
    elif "faces" in shows and view.hand and not any(map(asking.card_of, question.options)):
        faces = (pieces.portrait(key, 62, strength_of(board, key)) for key in view.hand)
        strips.append(ui.row(*faces, gap=26).padded(10, 9))
    if not strips:
        return pieces.hand(view, say, names)
    words = told(asking.question, asking.option, view, question, say, names)
    alt = f"{words}\n{telling.hand(view, say, names)}" if view.hand else words
    return pieces.sheet(ui.column(*strips), alt)


def _high(*strips: Element) -> float:
    return sum(strip.place(ui.NEAR).height for strip in strips)


def chosen_from(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None,
    brief: int = 0,
) -> Iterator[Element]:
    """The raid that is being made, and all places that a question offers. `brief`: 1, of the
    village only the buildings that have numbers of their own; 2, and these without their names."""
    shows = QUESTIONS[question.kind].shows
    if "raid" in shows:
        done = raid_so_far(view.board, question.seat, RAIDS[str(question.about[0])])
        if question.kind == "reroll":  # nothing counts yet
            done.gained = 0
        yield stage(done, view.board)
    if "places" not in shows:
        return
    found = [one for one in offered(question, only) if one[1] not in asking.UNNUMBERED]
    spaces = [one for one in found if question.kind == "choose-set"]
    raids = [one for one in found if one[1] in RAIDS and one not in spaces]
    tiles = [one for one in found if tile_of(question, one[1])]
    houses = [one for one in found if one not in [*raids, *tiles, *spaces]]
    # What can be done with a card of the hand has its number there.
    with_hand = any(map(asking.card_of, question.options))
    if houses:
        yield village(view, question, houses, say, brief)
    if raids:
        yield raided(view, {option: number for number, option in raids}, say)
    if tiles:
        yield priced(question, tiles)
    if spaces:
        yield sets(view, spaces)
    if with_hand:
        yield in_hand(view, question)


def tile_of(question: Question, option: str) -> str:
    """The offering that an option is about; "" for none."""
    head, _, tail = option.partition(".")
    tile = head if question.kind == "trade-offer" else tail
    return tile if tile in OFFERS else ""


# The village


def village(view: View, question: Question, found: Numbered, say: Say, brief: int) -> Element:
    """The buildings that are offered with their numbers; below them the others, small, and what
    the seat has. `brief`: 1, without the others, and those whose numbers are at cards of the hand;
    2, without names, three in a row if these hold them."""
    by_house: dict[str, list[tuple[int, str]]] = {}
    for number, option in found:
        if brief and asking.card_of(option):
            continue
        head, _, tail = option.partition(".")
        by_house.setdefault(head if head in BUILDINGS else tail, []).append((number, option))
    named = brief < 2
    cells = [
        house(view, question, key, by_house[key], say, named=named)
        for key in BUILDINGS
        if key in by_house
    ]
    across = ACROSS if named or any(cell.width > CELL * 2 / 3 - 8 for cell in cells) else 3
    others = [standing(view.board, key, 44) for key in BUILDINGS if key not in by_house]
    small = ui.row(*others, gap=12).panel(Fill(COLOUR["empty"], radius=10), 8, 3)
    return ui.column(
        ui.grid(cells, across, 6),
        small if others and not brief else None,
        means(view.board, question.seat),
        gap=6,
    ).panel(Fill(COLOUR["meadow"]), 6, 6)


def standing(board: Board, key: str, size: float) -> Element:
    works = board.village[BUILDING_INDEX[key]]
    who = worker(works, size * 0.9) if works else None
    return ui.row(ui.icon(key, size).overlay(who, x=size * 0.7, y=3), ui.space(size * 0.6))


def house(
    view: View, question: Question, key: str, found: Numbered, say: Say, *, named: bool = True
) -> Element:
    """A building, whoever works there, and what can be done."""
    board = view.board
    idle = [
        pieces.badge(number, fill="rock") for number, option in found if option.endswith(f".{IDLE}")
    ]
    acting = [one for one in found if not one[1].endswith(f".{IDLE}")]
    look = Fill(COLOUR["vellum" if acting else "parchment"], INK, 2.4, 10)
    if question.kind == "swap-worker":
        # Whose worker may be exchanged for the one that stands there.
        can: Element = ui.row(*(exchanged(*one) for one in acting), gap=14)
    else:
        can = ui.column(*doing(view, question, key, acting), gap=2)
    title = ui.text(name(say, key), 30, "title") if named else None
    head = ui.row(title, ui.spring(), *idle).frame(0, 42) if named or idle else None
    told = ui.column(head, can)
    sign = standing(board, key, 60 if named else 46)
    return ui.row(sign, told.growing(), gap=10 if named else 0).panel(look, 8, 3)


def exchanged(number: int, option: str) -> Element:
    seat = int(option.partition(".")[0])
    return ui.column(pieces.badge(number), pieces.marker(seat, 46), align=0.5)


def doing(view: View, question: Question, key: str, acting: Numbered) -> Iterator[Element]:
    """What can be done in a building, a line each; what needs a card of the hand has its number at
    the card."""
    in_hand = [one for one in acting if asking.card_of(one[1])]
    if in_hand:
        yield pieces.effect(action(view, question, key), 40)
    for number, option in acting:
        if (number, option) not in in_hand:
            yield ui.row(
                pieces.badge(number), pieces.effect(action(view, question, option), 40), gap=6
            )


def action(view: View, question: Question, option: str) -> str:
    key = option.partition(".")[0]
    worker = asking.worker_for(view.board, question, key)
    found = terms(view.known, question.seat, option, worker)
    if not found:
        return "silver to hire" if key == "barracks" else "cards to deed"
    pay, gain = (" ".join(f"{n} {kind}" for kind, n in side) for side in found)
    return f"{pay} to {gain}" if pay else f"+{gain}"


def means(board: Board, seat: int) -> Element:
    def has(kind: str) -> Element:
        count = ui.text(str(held(board, seat, kind)), 34, "bold", VELLUM)
        return ui.row(ui.icon(kind, 44), count, gap=6)

    look = Fill(COLOUR["leather"], COLOUR["gold"], 2.4, 10)
    return ui.grid(map(has, GOODS), len(GOODS), 4).panel(look, 10, 3)


# The hand


def in_hand(view: View, question: Question) -> Element:
    """The hand: who it is, how strong, and beside each the numbers of what can be done with it, one
    below the sign of its building."""
    by_card: dict[str, list[tuple[str, int]]] = {}
    for number, option in enumerate(question.options, 1):
        by_card.setdefault(asking.card_of(option), []).append((option.partition(".")[0], number))
    rows = -(-len(view.hand) // int(ui.NEAR // HELD))
    look = Fill(COLOUR["parchment"], COLOUR["brown"], 1.6, 10)
    cells = []
    for key in view.hand:
        # Of equal cards the first has the numbers.
        found = dict(by_card.pop(key, ()))
        hall = _at(found, "town_hall")
        others = [_at(found, building) for building in found if building != "town_hall"]
        strong = pieces.strength_badge(strength_of(view.board, key), 40)
        face = pieces.portrait(key, 84).overlay(strong, align=ui.FOOT, y=8)
        card = ui.row(hall, face, others[0] if others else _at(found, ""), gap=2)
        cells.append(card.panel(look, 2, 6, align=CENTRE).growing())
    return ui.grid(cells, -(-len(cells) // rows), 6).padded(6, 4)


def _at(found: dict[str, int], building: str) -> Element:
    """A number below the sign of its building, or as much room."""
    if building not in found:
        return ui.space(42)
    return ui.column(ui.icon(building, 40), pieces.badge(found[building]), gap=4, align=0.5)


# Raids and offerings


def raided(view: View, numbers: dict[str, int], say: Say) -> Element:
    cells = []
    for key in dict.fromkeys(RAIDS[option] for option in numbers):
        place = SETTLEMENTS[key]
        look = Fill(COLOUR[LANDS[place.kind]], INK, 2.4, 12)
        inner = settlement(view.board, place, CELL - 12, say, numbers=numbers)
        cells.append(inner.panel(look, 6, 4))
    return ui.grid(cells, ACROSS, 6).panel(Fill(COLOUR["sea"]), 6, 6).growing()


def sets(view: View, found: Numbered) -> Element:
    def choice(number: int, option: str) -> Element:
        kinds = [LETTERS[letter] for letter in view.board.spaces[SPACES[option].index]]
        plunder = ui.largest(
            lambda size: ui.row(*(ui.icon(k, size) for k in kinds), gap=10), 70, 40
        )
        whole = ui.row(pieces.badge(number), worker(SPACES[option].worker, 80), plunder, gap=16)
        return whole.panel(Fill(VELLUM, INK, 3, 14), 16, height=112)

    whole = ui.grid((choice(*one) for one in found), len(found), 8)
    return whole.panel(Fill(COLOUR["sea"]), 10, 8)


def priced(question: Question, found: Numbered) -> Element:
    """The open tiles that can be bought; for a Trader a number at each thing that may be waived."""
    by_tile: dict[str, list[tuple[int, str]]] = {}
    for number, option in found:
        by_tile.setdefault(tile_of(question, option), []).append((number, option))
    cells = []
    for tile, wanted in by_tile.items():
        numbers = {option.partition(".")[2]: number for number, option in wanted}
        if question.kind == "trade-offer":
            cells.append(pieces.offer(tile, numbers=numbers))
        else:
            cells.append(pieces.offer(tile, pieces.badge(wanted[0][0])))
    return ui.grid(cells, ACROSS, 6).panel(Fill(COLOUR["tan"]), 6, 8)
