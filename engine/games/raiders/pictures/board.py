"""The picture of the board, from a view alone: what happened last, the coast, the village,
offerings, supply, the seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.pictures import signed
from engine.kit.draw.ui import CENTRE, LEFT, Box, Element, Fill, halves
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say
from engine.kit.words import SEAT_LETTERS, listed, seats_listed

from ..box import BUILDINGS, GOODS, LETTERS, MAX_CREW, SETTLEMENTS, SPACES_OF, VALKYRIE, Settlement
from ..rules.raids import crew_strength, printed_price
from ..state import NOBODY, Board, View, held
from ..words import telling
from ..words.names import name
from . import pieces
from .changes import Changes, changes
from .pieces import ART, COLOUR, FAINT, FRESH, INK, SHRINKING, VELLUM

RULE: Final = ui.shape(Fill(INK), height=2)
"""Between panels."""


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked, and the last turn stands above it."""
    whole = laid_out(view, say, names, events)
    return ui.scene(ART, whole, telling.position(view, say, names))


def laid_out(view: View, say: Say, names: Names, events: Sequence[Event]) -> Element:
    new = changes(events)
    return ui.column(
        headline(view, say, names, events),
        coast(view.board, new, say),
        village(view.board, new, say),
        RULE,
        offerings(view, new),
        supply(view, say),
        RULE,
        table(view, new, names),
    )


# What happened last


def headline(view: View, say: Say, names: Names, events: Sequence[Event]) -> Element:
    """The turn that these events end, and what it brought; else where the game stands."""
    over = [event for event in events if event.kind == "turn-over"]
    begun = [event for event in events if event.kind == "game-start"]
    board = view.board
    if view.standing is not None:
        first = [seat for seat, place in enumerate(view.standing.places) if place == 1]
        text = say("picture-winners", names=seats_listed(first, say, names), count=len(first))
        told = ui.row(ui.icon("crown", 66), _title(text), gap=14)
    elif over:
        told = turn(over[-1].args["seat"], board, events, say, names)
    elif begun:
        first_seat = begun[-1].args["first"]
        rolls = [
            ui.row(pieces.marker(seat, 50), *(ui.icon(f"die-{face}", 42) for face in faces), gap=4)
            for seat, *faces in begun[-1].args["rolls"][-5:]
        ]
        title = _title(say("picture-first", name=names[first_seat]), names[first_seat])
        lines = ui.column(title, ui.what_fits(*rolls, gap=16), gap=2)
        told = ui.row(pieces.marker(first_seat, 72), lines, gap=12)
    else:
        phase = ui.text(telling.phase(view, say), SHRINKING, "heading", COLOUR["glow"])
        told = phase
        if board.active != NOBODY and board.phase == "play":
            name = _title(names[board.active], SEAT_LETTERS[board.active])
            told = ui.row(pieces.marker(board.active, 72), ui.column(name, phase), gap=12)
    panel = told.panel(Fill(COLOUR["madder"]), 10, height=102).growing()
    return ui.column(panel, ui.icon("braid", 10, width=ui.PIXELS))


def _title(text: str, instead: str = "") -> Element:
    return ui.text(text, 40, "title", VELLUM, instead=instead)


def turn(seat: int, board: Board, events: Sequence[Event], say: Say, names: Names) -> Element:
    """What was done; then what came and went, and how many turns are left once they are
    counted."""
    own = of_seat(seat, events)
    signs = ui.what_fits(*brought(seat, own, 36), gap=14)
    came = ui.row(signs.growing(), turns_left(board), gap=14)
    lines = ui.column(_title(done_by(seat, own, say, names), names[seat]), came, gap=2)
    return ui.row(pieces.marker(seat, 72), lines.growing(), gap=12)


def turns_left(board: Board) -> Element | None:
    if board.left == NOBODY:
        return None
    number = ui.text(str(board.left), 38, "bold", COLOUR["glow"])
    return ui.row(ui.icon("end", 46), number, gap=8).rigid()


def of_seat(seat: int, events: Sequence[Event]) -> list[Event]:
    return [one for one in events if one.seats is None and one.args.get("seat") == seat]


def done_by(seat: int, own: Sequence[Event], say: Say, names: Names) -> str:
    """What a seat raided, or which buildings it used, or that it passed."""
    used = [
        name(say, event.args["building"])
        for event in own
        if event.kind in ("worker-placed", "worker-taken") and not event.args["idle"]
    ]
    raided = [event.args["settlement"] for event in own if event.kind == "raid-begins"]
    if raided:
        place = name(say, raided[-1])
        return say("picture-raid", name=names[seat], place=place)
    places = listed(used, say)
    return say("picture-turn" if used else "picture-idle", name=names[seat], places=places)


def brought(
    seat: int, own: Sequence[Event], size: float, inks: tuple[str, str] = ("glow", "edge-c")
) -> Iterator[Element]:
    """Cards played and hired, then by how much everything changed, in signs. `inks`: of what came,
    of what went."""
    for event in own:
        if event.kind in ("hall-played", "hired"):
            sign = ui.icon("deed" if event.kind == "hall-played" else "hire", size * 1.15)
            yield ui.row(sign, pieces.portrait(event.args["card"], size * 1.3), gap=4).rigid()
    totals = {kind: n for (other, kind), n in changes(own).holdings.items() if other == seat}

    def add(kind: str, n: int) -> None:
        totals[kind] = totals.get(kind, 0) + n

    for event in own:
        match event.kind:
            case "armour-gained":
                add("armour", event.args["amount"])
            case "cards-drawn":
                add("cards", event.args["cards"])
            case "discarded":
                add("cards", -len(event.args["cards"]))
            case "offering-made":
                add("offering", 1)
    for kind, amount in totals.items():
        if amount:
            yield pieces.counted(signed(amount), kind, size, COLOUR[inks[amount < 0]])


# Below the coast


def village(board: Board, new: Changes, say: Say) -> Element:
    houses = [
        house(key, name(say, key), board.village[index], key in new.buildings)
        for index, key in enumerate(BUILDINGS)
    ]
    return ui.grid(houses, 4, 8, gap_y=3).panel(Fill(COLOUR["meadow"]), 4, 3)


@lru_cache(maxsize=256)
def house(key: str, name: str, stands: str, fresh: bool) -> Element:
    sign = ui.icon(key, 48).overlay(pieces.worker(stands, 46) if stands else None, x=30, y=2)
    look = Fill(COLOUR["glow" if fresh else "parchment"], COLOUR["brown"], 1.6, 8)
    whole = ui.row(sign, ui.space(22), ui.text(name, 28))
    whole = whole.panel(look, 2, height=57)
    return whole.growing().rigid((ui.PIXELS - 32) / 4)


def offerings(view: View, new: Changes) -> Element:
    tiles = [
        pieces.offer(tile).overlay(ui.shape(FRESH).growing() if tile in new.offers else None)
        for tile in view.board.offers
    ]
    ink = INK if view.stack else COLOUR["red"]
    stack = ui.row(ui.icon("offering", 46), ui.text(str(view.stack), 34, "bold", ink), gap=8)
    whole = ui.row(*(tile.frame(278) for tile in tiles), ui.spring(), stack, ui.spring(), gap=6)
    return whole.panel(Fill(COLOUR["tan"]), 6, 2)


def supply(view: View, say: Say) -> Element:
    stock = {kind: view.board.supply[kind] for kind in (*GOODS, VALKYRIE)} | {"cards": view.deck}
    parts: list[Element] = [ui.text(say("picture-supply"), 28, "heading", VELLUM)]
    for kind, count in stock.items():
        ink = VELLUM if count else COLOUR["edge-c"]
        number = ui.text(str(count), 30, "bold", ink)
        parts += [ui.spring(), ui.row(ui.icon(kind, 38), number, gap=7).rigid()]
    return ui.row(*parts).panel(Fill(COLOUR["leather"]), 14, height=46)


# The seats

COLUMNS: Final = (
    *("points", "silver", "provision", "gold", "iron", "livestock"),
    *("armour", "valkyrie", "cards", "offering"),
)
CREW: Final = 42.0
"""Width of a hired card."""


def table(view: View, new: Changes, names: Names, *, with_crew: bool = True) -> Element:
    """A row for each seat: worker in hand, points, goods, cards, offerings, crew."""
    columns = (*COLUMNS, "strength", *(["crew"] if with_crew else []))
    seats = range(view.board.seats)
    rows = [[None, None, None, *(ui.icon(column, 40) for column in columns)]]
    rows += [seat_cells(view, seat, new, names, with_crew=with_crew) for seat in seats]
    head, *lines = ui.aligned(rows, gap=2, aligns=(LEFT, LEFT, *[CENTRE] * 12))
    grounds = [_ground(view, seat) for seat in seats]
    panels = (line.panel(look, 4, height=56) for line, look in zip(lines, grounds, strict=True))
    whole = ui.column(head.panel(None, 4, height=44), *panels, gap=2)
    return whole.panel(Fill(COLOUR["parchment"]), 4, 1).growing()


def _ground(view: View, seat: int) -> Fill | None:
    """In a picture that stays nobody is awaited: whose turn it was is no news there."""
    best = view.standing is not None and view.standing.places[seat] == 1
    if best or (view.standing is None and view.awaited and seat == view.board.active):
        return Fill(COLOUR["glow"], radius=8)
    return None if seat % 2 else Fill(VELLUM, radius=8)


def seat_cells(
    view: View, seat: int, new: Changes, names: Names, *, with_crew: bool
) -> list[Element | None]:
    """Who it is, and what they have; what changed is lit."""
    board, standing = view.board, view.standing
    best = standing is not None and standing.places[seat] == 1
    waited = any(seat == other for other, _ in view.awaited)
    who = pieces.marker(seat, 48)
    if best:
        who = who.overlay(ui.icon("crown", 26), x=2, y=-24)
    if waited:
        who = who.overlay(ui.icon("awaited", 36), x=20, y=10)
    name = ui.text(names[seat], SHRINKING, "bold", instead=SEAT_LETTERS[seat]).padded(8)
    works = pieces.worker(board.workers[seat], 46) if board.workers[seat] else None
    cells: list[Element | None] = [who, name.growing(), works]
    for column, amount in holdings(view, seat).items():
        change = 0 if standing else new.holdings.get((seat, column), 0)
        lit = change or (not standing and (seat, column) in new.tracks)
        size = 39 if column == "points" and amount < 100 else 30
        fill = ("rose" if change < 0 else "mint") if lit else ""
        cells.append(_count(amount, size, fill, faint=not amount and column != "points"))
    cells.append(pieces.strength_badge(crew_strength(board, seat), 44))
    return [*cells, crew(board, seat, new)] if with_crew else cells


@lru_cache(maxsize=512)
def _count(amount: int, size: float, fill: str, *, faint: bool) -> Element:
    ink, style = (FAINT, "plain") if faint else (INK, "bold")
    glow = Fill(COLOUR[fill], radius=8) if fill else None
    number = ui.text(str(amount), size, style, ink)
    return number.panel(glow, width=43, height=46, align=CENTRE).rigid()


def holdings(view: View, seat: int) -> dict[str, int]:
    board, standing = view.board, view.standing
    told = {"cards": view.hand_sizes[seat], "offering": view.tile_counts[seat]}
    told["points"] = standing.points[seat] if standing else board.score[seat]
    return {
        column: told[column] if column in told else held(board, seat, column) for column in COLUMNS
    }


def crew(board: Board, seat: int, new: Changes) -> Element:
    """The hired crew, small; new ones are marked."""
    fresh, cards = new.hired.get(seat, ()), board.crew[seat]
    edge = ui.shape(Fill("", COLOUR["red"], 4, 7), 44, 44)
    small = [
        # Of equal ones the newest stand last.
        pieces.portrait(card, 40).overlay(
            edge if card in fresh and card not in cards[n + 1 :] else None
        )
        for n, card in enumerate(cards)
    ]
    return ui.row(*(card.frame(CREW) for card in small)).frame(MAX_CREW * CREW, 0, LEFT)


# The coast: settlements with what a raid needs and gives, and what is left


WIDTH: Final = 990.0
HEIGHT: Final = 610.0
BANDS: Final = (
    (("fortress_1", "fortress_2", "fortress_3"), 10.0, 172.0),
    (("monastery_1", "outpost_1", "outpost_2", "monastery_2"), 204.0, 212.0),
    (("harbour_1", "harbour_2", "harbour_3"), 438.0, 164.0),
)
"""From the far north to the shores near home: settlements from left to right, top, height."""
ROOMY: Final = 250
"""Units across: where there are more, a settlement's kind stands on its sign."""


def coast(board: Board, new: Changes, say: Say) -> Element:
    def lying() -> Iterator[tuple[Box, Element]]:
        for keys, top, high in BANDS:
            wide = WIDTH / len(keys)
            for number, key in enumerate(keys):
                box = Box(number * wide + 5, top, wide - 10, high)
                yield box, settlement(board, SETTLEMENTS[key], box.width, say, new=new)

    return ui.canvas(ui.icon("coast", HEIGHT, width=WIDTH), lying())


def settlement(
    board: Board,
    place: Settlement,
    width: float,
    say: Say,
    *,
    new: Changes | None = None,
    numbers: Mapping[str, int] = MappingProxyType({}),
) -> Element:
    """A settlement: its sign, what a raid needs, its tiers, its raid spaces. `numbers` of options,
    by settlement or raid space."""
    fresh, spaces = new.spaces if new else (), SPACES_OF[place.key]
    gold = printed_price(board, place.key)["gold"]
    left = tuple(
        (
            board.spaces[space.index],
            space.worker,
            space.key in fresh,
            (numbers or {}).get(space.key),
        )
        for space in spaces
    )
    number = numbers.get(place.key)
    near = bool(numbers)
    return _settlement(place.key, name(say, place.key), gold, left, width, number, near)


@lru_cache(maxsize=512)
def _settlement(
    key: str,
    name: str,
    gold: int,
    left: tuple[tuple[str, str, bool, int | None], ...],
    width: float,
    number: int | None,
    near: bool,
) -> Element:
    place, roomy = SETTLEMENTS[key], width > ROOMY
    kind = ui.icon(place.kind, 46)
    # Close together.
    raiders = ui.row(*(pieces.worker(colour, 38).frame(24) for colour in place.workers)).padded(
        7, 0
    )
    sign = ui.row(
        kind if roomy else None,
        ui.text(name, 28, "title", COLOUR["madder"], halo=VELLUM),
        ui.spring(),
        None if near else raiders,
        pieces.badge(number) if number else None,
        gap=4,
    )
    wanted = [("crew", place.crew), ("provision", place.provision), ("gold", gold)]
    needs = [pieces.counted(needed, what, 33) for what, needed in wanted if needed]
    needs += [ui.icon("die", 33)] * place.dice
    gives = (
        [ui.icon("to", 33).padded(8), pieces.counted(place.points, "points", 34)]
        if not place.tiers
        else []
    )
    needed = ui.row(*needs, *gives, gap=5 if roomy else 1)
    tiers = [tier_sign(*each, star=33 if near else 25) for each in place.tiers]
    steps = ui.row(*tiers, ui.spring(), None if roomy else kind, gap=6 if roomy else 2)
    wide = (width - 4 * (len(left) - 1)) / len(left)
    flat = roomy and len(left) == 2
    slots = [_slot(*each, wide, 46 if flat else 84) for each in left]
    return ui.column(
        sign.frame(width, 42),
        needed.frame(width, 40, LEFT),
        steps.frame(width, 40) if tiers else None,
        # Room for the numbers.
        ui.space(0, 24) if any(number for *_, number in left) else None,
        ui.row(*slots, gap=4),
    ).rigid(width)


def tier_sign(strength: int, points: int, *, lit: bool = False, star: float = 33) -> Element:
    edge = Fill(COLOUR["madder"], COLOUR["brown"], 1.6, 8)
    needed = ui.text(str(strength), 28, "bold", VELLUM)
    ground = Fill(COLOUR["glow"], INK, 3, 8) if lit else Fill(VELLUM, COLOUR["brown"], 1.6, 8)
    return ui.row(
        needed.panel(edge, width=42, height=36, align=CENTRE),
        ui.row(ui.text(str(points), 28, "bold"), ui.icon("points", star), gap=1).padded(2),
    ).panel(ground)


def _slot(
    letters: str, left_worker: str, fresh: bool, number: int | None, width: float, height: float
) -> Element:
    """A plunder set with the worker on it, or what is left of it: smoke and embers. In one line
    or, in a high box, in two."""
    if letters:
        kinds = [LETTERS[letter] for letter in letters]
        rows = halves(kinds, 2, odd_below=True) if height > 60 else [kinds]
        size = min(40.0, (width - 38) / max(map(len, rows)))
        lines = (ui.row(*(ui.icon(kind, size - 2).frame(size) for kind in row)) for row in rows)
        plunder = ui.column(*lines, align=0.5).frame(width - 38)
        inner = ui.row(pieces.worker(left_worker, 34).padded(1), plunder)
        slot = inner.panel(Fill(VELLUM, INK, 2, 8), width=width, height=height)
    else:
        slot = ui.icon("raided", 42).frame(width, height)
    edge = ui.shape(FRESH, width + 2, height + 2) if fresh else None
    slot = slot.overlay(edge)
    return slot.overlay(pieces.badge(number), align=ui.CORNER, x=-1, y=-27) if number else slot
