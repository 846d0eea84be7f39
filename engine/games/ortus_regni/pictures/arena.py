"""Bands that show what is fought out: a battle or a joust while it lasts and afterwards, a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import seat_name
from engine.kit.scene import Item, Label, Sprite
from engine.kit.showing import Names, Say

from ..box import DAMAGE
from ..rules.realm.holdings import fief_at, number_of
from ..state import NOWHERE, VIKINGS, Battle, Board, Joust
from ..words.names import kind_of
from .layout import CARD_HIGH, CARD_WIDE, EDGE, INNER, NAME, SIGN, Band
from .pieces import (
    COLOUR,
    INK,
    LETTERS,
    SEAT_COLOURS,
    SMALL_INK,
    VELLUM,
    back,
    battle_card,
    caption,
    card,
    joust_card,
    pill,
    shield,
)
from .sheets import Fight, Fought, Loss, Party, Ride, Rider

FATES: Final = {"captured": "captured", "ransomed": "ransom"}
"""The sign on the card of a Lord."""
ZOOM: Final = 0.92
"""Of the cards in a battle."""
RIDER_ZOOM: Final = 0.76


def step_of(count: int, zoom: float, room: float) -> float:
    """From one card to the next, closer together where there are many."""
    wide = CARD_WIDE * zoom
    if count < 2:
        return wide
    return min(wide + 5, (room - wide) / (count - 1))


def forces(
    fought: Sequence[Fought], seat: int, left: float, y: float, zoom: float, room: float
) -> Iterator[Item]:
    """Cards in a row with what became of them; (left, y) is the middle of the row's left edge."""
    step = step_of(len(fought), zoom, room)
    for n, one in enumerate(fought):
        x = left + CARD_WIDE * zoom / 2 + n * step
        yield from card(one.kind, x, y, zoom, seat)
        if one.fate == "dead":
            yield Sprite("emblem-dead", x, y - 6 * zoom, 48 * zoom)
        elif one.fate:
            yield Sprite(f"emblem-{FATES[one.fate]}", x + 12 * zoom, y - 22 * zoom, SIGN)


def losses(lost: Sequence[Loss], left: float, y: float, zoom: float, room: float) -> Iterator[Item]:
    """Cards that were destroyed, crossed; those that were seized carry the captor's flag."""
    step = step_of(len(lost), zoom, room)
    for n, one in enumerate(lost):
        x = left + CARD_WIDE * zoom / 2 + n * step
        yield from card(one.kind, x, y, zoom, one.owner)
        if one.seized:
            yield Sprite("emblem-seized", x + 12 * zoom, y - 22 * zoom, SIGN)
        else:
            yield Sprite("emblem-dead", x, y, 48 * zoom)


PARTY_HIGH: Final = 132.0
BATTLE_WIDE: Final = 120.0


def party(one: Party, box: Box, say: Say, names: Names, empty: str = "") -> Iterator[Item]:
    """One side of a battle: who, with what, and how much damage it deals."""
    seat, fought, damage = one.seat, one.forces, one.damage
    vikings = seat == VIKINGS
    line = COLOUR["iron"] if vikings else SEAT_COLOURS[seat]
    yield box.ground(VELLUM, line, 3.4, 9)
    y = box.y + 26
    if vikings:
        yield Sprite("emblem-viking", box.x + 30, y, 42)
    else:
        yield from shield(seat, box.x + 30, y, 42)
    name = say("vikings") if vikings else names[seat]
    yield Label(
        name, box.x + 58, y, NAME, "bold", anchor="lm", fit=box.width - 70 - 92 * bool(fought),
        instead="" if vikings else LETTERS[seat],
    )  # fmt: skip
    low = box.y + 48 + CARD_HIGH * ZOOM / 2
    if fought:
        yield Sprite("emblem-hit", box.right - 78, y, 42)
        yield Label(str(damage), box.right - 52, y, 36, "bold", anchor="lm")
        yield from forces(fought, seat, box.x + 14, low, ZOOM, box.width - 28)
    elif empty:
        yield Label(
            empty, box.middle[0], low, NAME, "heading", SMALL_INK, fit=box.width - 30
        )  # fmt: skip


def duel(
    way: str, fief: int, sides: Sequence[Party], drawn: str, say: Say, names: Names, empty: str
) -> Band:
    """Attacker on the left, defender on the right, between them what the target is and the Battle
    card, face down while nobody has turned it up. `empty`: said of who fields nothing."""
    attacker, defender = sides

    def draw(top: float) -> Iterator[Item]:
        wide = (INNER - BATTLE_WIDE) / 2
        middle = EDGE + INNER / 2
        left = Box(EDGE, top, wide, PARTY_HIGH)
        right = Box(EDGE + wide + BATTLE_WIDE, top, wide, PARTY_HIGH)
        yield from party(attacker, left, say, names)
        yield from party(defender, right, say, names, empty)
        yield from target(way, fief, middle - (20 if fief != NOWHERE else 0), top + 24, 44)
        y = top + 50 + CARD_HIGH / 2
        if drawn:
            yield from battle_card(drawn, middle, y, 1.0)
        else:
            yield Sprite("back-battle", middle, y, CARD_HIGH)

    return Band(PARTY_HIGH, draw)


def target(way: str, fief: int, x: float, y: float, size: float) -> Iterator[Item]:
    """What is attacked: Towers, the properties of a fief, or its Castle."""
    sign = {"towers": "tower", "raid": "raid", "siege": "siege"}[way]
    yield Sprite(f"emblem-{sign}", x, y, size)
    if fief != NOWHERE:
        yield from number(fief, x + size * 0.5 + 22, y)


def number(fief: int, x: float, y: float) -> Iterator[Item]:
    """A fief's number, as on its tab."""
    box = Box(x - 19, y - 19, 38, 38)
    yield box.ground(COLOUR["leather"], INK, 2, 8)
    yield Label(str(fief + 1), x, y, 27, "bold", VELLUM)


# While it lasts.


def under_way(board: Board, say: Say, names: Names) -> list[Band]:
    """The battle or joust that is not over yet."""
    if board.battle is not None:
        return [battle(board.battle, say, names)]
    return [joust(board.joust, board, names)] if board.joust is not None else []


def battle(
    fight: Battle, say: Say, names: Names, fielded: tuple[int, Sequence[Fought]] | None = None
) -> Band:
    """The attack under way. `fielded`: (seat, what it is about to field)."""
    captured = {number for number in fight.captured if number not in fight.saved}
    sides = []
    for seat, shown, damage in (
        (fight.attacker, fight.attack, fight.damage),
        (fight.defender, fight.defence, fight.counter),
    ):
        fought = [
            Fought(one.kind, one.place, _fate(one.place, one.at, captured, fight.saved))
            for one in shown
        ]
        if fielded is not None and fielded[0] == seat and not fought:
            fought = list(fielded[1])
            damage = sum(DAMAGE[one.kind] for one in fought)
        sides.append(Party(seat, fought, damage))
    empty = say("outcome-open") if fight.outcome == "open" else ""
    return duel(fight.way, fight.fief, sides, fight.card, say, names, empty)


def _fate(place: str, at: int, captured: set[int], saved: Sequence[int]) -> str:
    if place != "lord":
        return ""
    return "captured" if at in captured else "ransomed" if at in saved else ""


JOUST_HIGH: Final = 126.0


def joust(under: Joust, board: Board, names: Names) -> Band:
    """The joust under way: who has staked what, and rides with whom."""

    def draw(top: float) -> Iterator[Item]:
        box = Box(EDGE, top, INNER, JOUST_HIGH)
        yield box.ground(VELLUM, COLOUR["gold"], 3.4, 9)
        yield Sprite("emblem-joust", box.x + 46, box.middle[1], 70)
        order = [(under.caller + 1 + n) % board.seats for n in range(board.seats)]
        order = [seat for seat in order if board.alive[seat]]
        wide = (INNER - 90) / len(order)
        entered = {rider.seat: rider for rider in under.entered}
        for n, seat in enumerate(order):
            x = box.x + 86 + (n + 0.5) * wide
            y = box.y + 84
            left = x - wide / 2
            yield from shield(seat, left + 24, box.y + 26, 42)
            yield seat_name(names, seat, left + 50, box.y + 25, NAME, wide - 56)
            if seat in entered:
                rider = entered[seat]
                half = CARD_WIDE * ZOOM / 2 + 1
                if rider.lord == NOWHERE:
                    yield back(seat, x - half, y, ZOOM)
                else:
                    yield from card(_lord(board, seat, rider.lord), x - half, y, ZOOM)
                if rider.ante:
                    yield from card(staked(board, rider.ante), x + half, y, ZOOM, seat)
            else:
                sign = "dead" if seat in under.excused else "awaited"
                yield Sprite(f"emblem-{sign}", x, y, 44)

    return Band(JOUST_HIGH, draw)


def _lord(board: Board, seat: int, number: int) -> str:
    return next(fief.lord for fief in board.fiefs[seat] if fief.number == number)


def staked(board: Board, key: str) -> str:
    """The kind of what an option names."""
    head, _, rest = key.partition(".")
    if rest:
        return kind_of(rest)
    return next(
        fief.castle.kind for fiefs in board.fiefs for fief in fiefs if fief.number == int(head[1:])
    )


PLOT_HIGH: Final = 104.0


class Plot(Struct, frozen=True):
    """Treachery or Intrigue on its way."""

    seat: int
    """Whose."""
    card: str
    target: str
    other: int
    """Against whom."""
    answered: bool = False
    """Whether Allies have answered."""


def plot(of: Plot, board: Board, names: Names) -> Band:
    """Who plays which card against what of whom, or against whose Allies."""
    aim, other = of.target, of.other

    def draw(top: float) -> Iterator[Item]:
        box = Box(EDGE, top, INNER, PLOT_HIGH)
        yield box.ground(VELLUM, COLOUR["blood"], 3.4, 9)
        y = box.middle[1]
        middle = box.middle[0]
        yield from shield(of.seat, box.x + 32, y, 46)
        yield seat_name(names, of.seat, box.x + 62, y, NAME, middle - 68 - box.x - 66)
        yield from card(of.card, middle - 32, y, 1.05)
        x = middle + 40
        if of.answered:
            yield from card("allies", x, y, 1.05)
        else:
            yield from aimed(aim, board, x, y)
        x += 44
        if aim.startswith("f"):
            yield from number(number_of(aim), x + 16, y)
            x += 42
        yield from shield(other, x + 24, y, 46)
        yield seat_name(names, other, x + 54, y, NAME, box.right - 10 - x - 54)

    return Band(PLOT_HIGH, draw)


def aimed(aim: str, board: Board, x: float, y: float) -> Iterator[Item]:
    """The card that a plot aims at."""
    fief = fief_at(board, number_of(aim)) if aim.startswith("f") else None
    if aim.startswith("m"):
        yield from card("mercenary", x, y, 1.05)
    elif fief is not None:
        lord = fief.lord if aim.endswith(".lord") else ""
        yield from card(lord or fief.castle.kind, x, y, 1.05)
    else:
        yield Sprite("emblem-hand" if aim.startswith("hand") else "emblem-army", x, y, 60)


# Afterwards.

HARM_HIGH: Final = 84.0


def fought(fight: Fight, say: Say, names: Names) -> list[Band]:
    """A battle that is over: both sides, and what it came to."""
    fief = int(fight.fief[1:]) if fight.fief else NOWHERE
    sides = (fight.attacker, fight.defender)
    drawn = fight.card if fight.outcome not in ("", "open") else ""
    return [
        duel(fight.way, fief, sides, drawn, say, names, say("outcome-open")),
        Band(HARM_HIGH, lambda top: harm(fight, Box(EDGE, top, INNER, HARM_HIGH), say)),
    ]


def harm(fight: Fight, box: Box, say: Say) -> Iterator[Item]:
    """Who decided, what Towers soaked, what was destroyed, seized, paid as ransom; where none of
    it is, how it ended."""
    yield box.ground(COLOUR["leaf"], COLOUR["oak"], 2.4, 9)
    y = box.middle[1]
    x = box.x + 12
    if fight.director != fight.attacker.seat:
        yield Sprite("emblem-bag", x + 24, y, 46)
        yield from shield(fight.director, x + 70, y, 42)
        x += 104
    if fight.judge >= 0:
        yield Sprite("emblem-decides", x + 22, y, 42)
        yield from shield(fight.judge, x + 64, y, 42)
        x += 96
    if fight.soaked:
        yield Sprite("emblem-tower", x + 26, y - 4, 56)
        yield from pill(f"−{fight.soaked}", x + 40, y + 20)
        x += 74
    left, needed = fight.short
    if needed > 1:
        yield Sprite("emblem-hit", x + 22, y, 44)
        yield Label(f"{left}/{needed}", x + 48, y, 34, "bold", anchor="lm")
        x += 112
    lost = [*(Loss(kind, fight.defender.seat) for kind in fight.towers), *fight.losses]
    paid = min(len(fight.ransom), 3) * 50 + 56 if fight.ransom else 0
    ends = say("sheet-nothing") if not lost and not fight.ransom else ""
    words = [say(f"outcome-{fight.outcome}")] if fight.card else []
    text = ". ".join([*words, ends]) if ends else "".join(words)
    room = box.right - 12 - x - paid
    if lost:
        needs = min(room * 0.62, len(lost) * (CARD_WIDE * ZOOM + 5))
        yield from losses(lost, x, y, ZOOM, needs)
        x += needs + 14
        room -= needs + 14
    if text and room > len(text) * NAME * 0.4:
        yield Label(text, x + 4, y, NAME, "heading", SMALL_INK, anchor="lm", fit=room - 8)
    if fight.ransom:
        start = box.right - 12 - paid
        yield Sprite("emblem-ransom", start + 24, y, 46)
        wide = paid - 56
        step = step_of(len(fight.ransom), RIDER_ZOOM, wide)
        for n, one in enumerate(fight.ransom):
            at = start + 54 + CARD_WIDE * RIDER_ZOOM / 2 + n * step
            yield from card(one.kind, at, y, RIDER_ZOOM)


ROW: Final = 66.0


def ridden(ride: Ride, say: Say, names: Names) -> list[Band]:
    """A joust that is over: a row for each rider, the winner above; who stayed out below."""
    order = sorted(ride.riders, key=lambda rider: (rider.seat != ride.winner, rider.rank))
    bands = [rider_row(rider, rider.seat == ride.winner, say, names) for rider in order]
    if ride.excused or ride.winner < 0:
        bands.append(stayed_out(ride, say))
    return bands


def rider_row(rider: Rider, won: bool, say: Say, names: Names) -> Band:
    """Who, the participant, the cards that were dealt, what they make, the ante."""

    def draw(top: float) -> Iterator[Item]:
        box = Box(EDGE, top, INNER, ROW)
        fill = COLOUR["glow"] if won else VELLUM
        yield box.ground(fill, SEAT_COLOURS[rider.seat], 3.4, 9)
        y = box.middle[1]
        yield from shield(rider.seat, box.x + 30, y, 44)
        if won:
            yield Sprite("emblem-crown", box.x + 76, y, SIGN)
        left = 100 if won else 58
        yield seat_name(names, rider.seat, box.x + left, y, NAME, 262 - left)
        x = box.x + 296
        yield from card(rider.kind, x, y, RIDER_ZOOM, rider.seat)
        step = step_of(len(rider.cards), RIDER_ZOOM, 176)
        for n, dealt in enumerate(rider.cards):
            # Those of a tie-break stand a little apart.
            yield from joust_card(dealt, x + 58 + n * step + (8 if n > 1 else 0), y, RIDER_ZOOM)
        at = x + 58 + (len(rider.cards) - 1) * step + (40 if len(rider.cards) > 2 else 32)
        at = max(at, box.x + 440)
        room = box.right - 78 - at if rider.ante else box.right - 12 - at
        yield Label(
            say(f"rank-{rider.rank}"), at, y, NAME, "heading", SMALL_INK, anchor="lm", fit=room
        )
        if rider.ante:
            at = box.right - 42
            yield from card(rider.ante, at, y, RIDER_ZOOM, rider.seat)
            if not won:
                yield Sprite("emblem-seized", at - 18, y - 12, SIGN)

    return Band(ROW, draw)


def stayed_out(ride: Ride, say: Say) -> Band:
    """Shields of those who did not ride, with the Banner that excused them."""

    def draw(top: float) -> Iterator[Item]:
        x, y = EDGE + 30, top + 26
        for seat, why in ride.excused:
            yield from shield(seat, x, y, 42)
            if why == "banner":
                yield Sprite("emblem-banner", x + 44, y, SIGN)
            else:
                yield Sprite("emblem-dead", x + 42, y, SIGN)
            x += 106
        if ride.winner < 0:
            room = EDGE + INNER - x
            yield caption(say("sheet-cancelled"), x + room / 2, y, NAME, room - 20)

    return Band(52.0, draw)
