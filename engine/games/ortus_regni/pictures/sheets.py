"""The pages beside the board: a battle, a joust, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import alt_text, seat_name
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..state import NOWHERE, View
from ..words import story
from . import arena
from .layout import CARD_HIGH, CARD_WIDE, EDGE, INNER, WIDTH, page_height, pixels
from .pieces import (
    ART,
    COLOUR,
    FAINT,
    INK,
    SEAT_COLOURS,
    SMALL_INK,
    VELLUM,
    battle_card,
    card,
    frame,
    joust_card,
    pill,
    shield,
)
from .poster import poster
from .told import Fight, Loss, Party, Ride, Rider, fights, rides

MOST: Final = 3
"""So many sheets go with a milestone."""


def sheets(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> tuple[Scene, ...]:
    """A page for each battle and each joust since the last milestone; at the end the winner."""
    told = alt_text(story.summary(events, view, say, names))
    found = [battle_sheet(fight, say, names, told) for fight in fights(events)]
    found += [joust_sheet(ride, say, names, told) for ride in rides(events)]
    if view.standing is not None:
        return (*found[-(MOST - 1) :], poster(view, view.standing, say, names))
    return tuple(found[-MOST:])


def page(items: Iterator[Item], foot: float, alt: str) -> Scene:
    """A leaf with knotwork around it, as high as what is on it."""
    height = page_height(foot)
    return Scene(
        art=ART,
        base="",
        width=WIDTH,
        height=height,
        items=(*frame(height), *items),
        ground=COLOUR["leaf"],
        pixels=pixels(height),
        alt=alt,
    )


def head(title: str, sign: Iterator[Item]) -> Iterator[Item]:
    """The heading of a sheet, with a sign before it."""
    yield Shape(EDGE, EDGE, INNER, HEAD, COLOUR["madder"], INK, 2.4, 8)
    yield Shape(EDGE + 4, EDGE + 4, INNER - 8, HEAD - 8, "", COLOUR["gold"], 1.4, 5)
    yield Shape(EDGE + 14, EDGE + 7, 78, HEAD - 14, COLOUR["leaf"], INK, 2, 8)
    yield from sign
    yield Label(
        title, EDGE + 110, EDGE + HEAD / 2, 38, "title", VELLUM, anchor="lm", fit=INNER - 140
    )


HEAD: Final = 84.0
FORCES: Final = 1.35
"""Zoom of the cards of both sides."""
PARTY: Final = 70 + CARD_HIGH * FORCES
BETWEEN: Final = 132.0
HARM: Final = 122.0


def battle_sheet(fight: Fight, say: Say, names: Names, alt: str) -> Scene:
    """The attacker above, the Battle card, the defender below; at the foot what the attack has
    done to its target."""
    number = int(fight.fief[1:]) if fight.fief else NOWHERE
    title = say(f"sheet-{fight.way}", number=number + 1)
    sign = arena.target(fight.way, NOWHERE, EDGE + 53, EDGE + HEAD / 2, 58)
    items = [head(title, sign)]

    def side(one: Party, top: float) -> Iterator[Item]:
        box = Box(EDGE, top, INNER, PARTY)
        return arena.party(one.seat, one.forces, one.damage, box, say, names, FORCES)

    top = EDGE + HEAD + 8
    middle = top + PARTY + 8
    low = middle + BETWEEN + 8
    foot = low + PARTY + 8
    items += [side(fight.attacker, top), between(fight, middle, say), side(fight.defender, low)]
    if not fight.defender.forces:
        y = low + (PARTY + 50) / 2
        items.append(
            iter([arena.caption(say("outcome-open"), EDGE + INNER / 2, y, 34, INNER - 60)])
        )
    items.append(harm(fight, Box(EDGE, foot, INNER, HARM), say))
    return page(chain.from_iterable(items), foot + HARM, alt)


def between(fight: Fight, top: float, say: Say) -> Iterator[Item]:
    """The Battle card with what it came to; who decided for the Church; the director's cube."""
    y = top + BETWEEN / 2
    x = EDGE + 66
    if fight.director != fight.attacker.seat:
        yield Sprite("emblem-bag", EDGE + INNER - 120, y, 66)
        yield from shield(fight.director, EDGE + INNER - 56, y, 50)
    if fight.outcome in ("", "open"):
        yield Sprite("back-battle", x, y, 116)
        yield Label(say("outcome-none"), x + 70, y, 32, "heading", FAINT, anchor="lm", fit=520)
        return
    yield from battle_card(fight.card, x, y, 1.5)
    left = x + 72
    if fight.card == "church":
        yield Sprite("emblem-decides", left + 24, y - 26, 46)
        if fight.judge >= 0:
            yield from shield(fight.judge, left + 80, y - 26, 46)
        yield Label(
            say(f"outcome-{fight.outcome}"), left, y + 26, 34, "title", anchor="lm", fit=520
        )
    else:
        yield Label(say(f"outcome-{fight.outcome}"), left, y, 38, "title", anchor="lm", fit=520)


def harm(fight: Fight, box: Box, say: Say) -> Iterator[Item]:
    """What Towers soaked, what was destroyed, seized, paid as ransom."""
    yield box.ground(COLOUR["leaf"], COLOUR["oak"], 2.4, 9)
    y = box.middle[1]
    x = box.x + 16
    if fight.soaked:
        yield Sprite("emblem-tower", x + 34, y - 8, 66)
        yield from pill(f"−{fight.soaked}", x + 34, y + 38, 32)
        x += 92
    left, needed = fight.short
    if needed > 1:
        yield Sprite("emblem-hit", x + 26, y, 52)
        yield Label(f"{left}/{needed}", x + 60, y, 40, "bold", anchor="lm")
        x += 140
    towers = [Loss(kind, fight.defender.seat) for kind in fight.towers]
    lost = [*towers, *fight.losses]
    room = box.right - 16 - x - (min(len(fight.ransom), 3) * 74 + 70 if fight.ransom else 0)
    if lost:
        yield from arena.losses(lost, x, y, 1.2, room)
    elif not fight.ransom:
        yield Label(say("sheet-nothing"), x + 8, y, 32, "heading", SMALL_INK, anchor="lm", fit=room)
    if fight.ransom:
        start = box.right - 16 - min(len(fight.ransom), 3) * 74
        yield Sprite("emblem-ransom", start - 38, y, 58)
        step = arena.step_of(len(fight.ransom), 1.0, box.right - 16 - start)
        for n, one in enumerate(fight.ransom):
            yield from card(one.kind, start + CARD_WIDE / 2 + n * step, y, 1.0)


# A joust.

ROW: Final = 116.0


def joust_sheet(ride: Ride, say: Say, names: Names, alt: str) -> Scene:
    """A row for each rider, the best hand above; who stayed out below."""
    top = EDGE + HEAD + 8
    sign: Iterator[Item] = iter([Sprite("emblem-joust", EDGE + 53, EDGE + HEAD / 2, 60)])
    items = [head(say("sheet-joust"), sign)]
    order = sorted(ride.riders, key=lambda rider: (rider.seat != ride.winner, rider.rank))
    for number, rider in enumerate(order):
        box = Box(EDGE, top + number * (ROW + 6), INNER, ROW)
        items.append(rider_row(rider, rider.seat == ride.winner, box, names))
    foot = top + len(order) * (ROW + 6)
    if ride.winner < 0:
        y = foot + 40
        items.append(
            iter([arena.caption(say("sheet-cancelled"), EDGE + INNER / 2, y, 34, INNER - 40)])
        )
        foot += 80
    if ride.excused:
        items.append(stayed_out(ride, foot))
        foot += 70
    return page(chain.from_iterable(items), foot, alt)


def rider_row(rider: Rider, won: bool, box: Box, names: Names) -> Iterator[Item]:
    """Who, the participant, the cards that were dealt, the rank of the three, the ante."""
    fill = COLOUR["glow"] if won else VELLUM
    yield box.ground(fill, SEAT_COLOURS[rider.seat], 3.4, 9)
    y = box.middle[1]
    yield from shield(rider.seat, box.x + 36, y, 50)
    if won:
        yield Sprite("emblem-crown", box.x + 36, y - 36, 34)
    yield seat_name(names, rider.seat, box.x + 72, y, 30, 186)
    x = box.x + 300
    yield from card(rider.kind, x, y, 1.2, rider.seat)
    if not won or not rider.lord:
        yield Sprite("emblem-dead", x + 24, y - 32, 30)
    x += 92
    step = arena.step_of(len(rider.cards), 1.2, 246)
    for n, dealt in enumerate(rider.cards):
        # Those of a tie-break stand a little apart.
        yield from joust_card(dealt, x + n * step + (12 if n > 1 else 0), y, 1.2)
    at = box.right - 196
    yield from pill(str(rider.rank), at, y, 56, COLOUR["glow"] if won else VELLUM)
    if rider.ante:
        at = box.right - 66
        yield from card(rider.ante, at, y, 1.2, rider.seat)
        if not won:
            yield Sprite("emblem-seized", at + 22, y - 30, 40)


def stayed_out(ride: Ride, top: float) -> Iterator[Item]:
    """Shields of those who did not ride, with the Banner that excused them."""
    x = EDGE + 34
    for seat, why in ride.excused:
        yield from shield(seat, x, top + 36, 46)
        if why == "banner":
            yield Sprite("emblem-banner", x + 46, top + 36, 44)
        else:
            yield Sprite("emblem-dead", x + 44, top + 38, 28)
        x += 130
