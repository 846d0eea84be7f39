"""The pages beside the board: a raid as it went, all crews, how the first seat was rolled for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import alt_text, seat_name
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import MAX_CREW, SETTLEMENTS
from ..rules.prospects import strength_of
from ..state import View
from ..words.names import card_name, settlement_name
from ..words.story import summary
from .cards import hired_card
from .layout import LEAF, LEAF_HEAD
from .pieces import (
    ART,
    COLOUR,
    FAINT,
    INK,
    SMALL_INK,
    VELLUM,
    marker,
    portrait,
    strength_badge,
    worker,
    worth,
)
from .poster import poster
from .told import Raid, raid

NEW_CREWS: Final = ("hired", "crew-lost", "crew-returned")
"""Events after which the crews are shown; who died is on the sheet of the raid."""


def sheets(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> tuple[Scene, ...]:
    """At the beginning who goes first; after a raid how it went; when somebody hired or lost
    crew otherwise all crews; at the end the final score."""
    drawn = []
    begun = [event for event in events if event.kind == "game-start"]
    text = alt_text(summary(events, view, say, names))
    if begun:
        drawn.append(first_sheet(begun[-1], say, names, text))
    done = raid(events)
    if done is not None:
        drawn.append(raid_sheet(done, view, say, names, text))
    if view.standing is not None:
        drawn.append(poster(view.standing, say, names))
    elif any(event.kind in NEW_CREWS for event in events):
        drawn.append(crew_sheet(view, say, names))
    return tuple(drawn)


def page(items: Iterator[Item], alt: str) -> Scene:
    return Scene(
        art=ART,
        base="leaf",
        width=LEAF.width,
        height=LEAF.height,
        items=tuple(items),
        pixels=900,
        alt=alt,
    )


# A raid.

LEFT: Final = LEAF_HEAD.x + 12
ROWS: Final = {
    "strength": Box(LEFT, 126, 828, 176),
    "tiers": Box(LEFT, 310, 828, 92),
    "crew": Box(LEFT, 410, 828, 202),
    "plunder": Box(LEFT, 620, 828, 110),
    "points": Box(LEFT, 738, 828, 130),
}


def raid_sheet(done: Raid, view: View, say: Say, names: Names, alt: str) -> Scene:
    """Dice and strength, the tier, the crew with its dead, plunder, points."""
    rows = dict(ROWS)
    if SETTLEMENTS[done.settlement].tiers:
        upper = chain(strength_row(done, say), tier_row(done, say))
    else:
        upper = chain(harbour_row(done, say))
        tiers = rows.pop("tiers")
        top = rows["strength"].y
        rows["strength"] = Box(LEFT, top, tiers.width, tiers.foot - top)
    items = chain(
        raid_head(done, say, names),
        (row.ground(VELLUM, COLOUR["tan"], 2, 10)
         for row in rows.values()),
        upper,
        crew_row(done, view, say),
        plunder_row(done, say),
        points_row(done, say),
    )  # fmt: skip
    return page(items, alt)


def raid_head(done: Raid, say: Say, names: Names) -> Iterator[Item]:
    y = LEAF_HEAD.y + 46
    yield Sprite(SETTLEMENTS[done.settlement].kind, LEAF_HEAD.right - 66, y, 80)
    yield from marker(done.seat, LEAF_HEAD.x + 56, y, 66)
    name = names[done.seat]
    title = say("picture-raid", name=name, place=settlement_name(done.settlement, say))
    yield Label(
        title, LEAF_HEAD.x + 106, y, 42, "title", anchor="lm", fit=620,
        instead=settlement_name(done.settlement, say),
    )  # fmt: skip


def strength_row(done: Raid, say: Say) -> Iterator[Item]:
    """Dice + crew + abilities + armour = strength."""
    box = ROWS["strength"]
    parts = (
        ("picture-crew", "crew", done.crew),
        ("picture-extra", "strength", done.extra),
        ("picture-armour", "armour", done.armour),
    )
    first = 270.0
    heading, low = box.y + 26, box.y + 100
    yield Label(say("picture-dice"), box.x + first / 2, heading, 25, "title", SMALL_INK)
    yield from dice(done, box.x + first / 2, low)
    step = 128.0
    for number, (key, symbol, amount) in enumerate(parts):
        x = box.x + first + (number + 0.5) * step
        yield Label("+", box.x + first + number * step, low, 46, "bold", SMALL_INK)
        yield Label(say(key), x, heading, 25, "title", SMALL_INK, fit=step - 8)
        yield Sprite(symbol, x, low - 24, 48)
        yield Label(str(amount), x, low + 34, 46, "bold", INK if amount else FAINT)
    x = box.x + first + 3 * step
    yield Label("=", x, low, 46, "bold", SMALL_INK)
    x = (x + 20 + box.right) / 2
    yield Label(say("picture-strength"), x, heading, 25, "title", SMALL_INK, fit=150)
    yield from strength_badge(done.strength, x, low + 4, 104)


def dice(done: Raid, x: float, y: float) -> Iterator[Item]:
    """The dice as they lie; above one that was rolled again what it showed before, crossed out."""
    size = 82.0
    for place, face in enumerate(done.dice):
        at = x + (place - (len(done.dice) - 1) / 2) * (size + 22)
        again = [reroll.before for reroll in done.rerolls if reroll.die == place]
        yield Sprite(f"die-{face}", at, y + (22 if done.rerolls else 6), size)
        for number, before in enumerate(again):
            left = at - 28 + number * 30
            yield Sprite(f"die-{before}", left, y - 40, 32)
            yield Sprite("again", left + 34 + 30 * (len(again) - number - 1), y - 40, 28)


def harbour_row(done: Raid, say: Say) -> Iterator[Item]:
    """Harbours are raided without dice."""
    x = LEAF.width / 2
    yield Sprite("longship", x - 120, 222, 150)
    yield Sprite("harbour", x + 90, 226, 150)
    yield Label(say("picture-harbour", n=done.points), x, 358, 36, "title", fit=780)


def tier_row(done: Raid, say: Say) -> Iterator[Item]:
    """What can be reached there; the tier that was reached is lit."""
    box = ROWS["tiers"]
    place = SETTLEMENTS[done.settlement]
    y = box.middle[1]
    wide = 186.0
    for number, (needed, points) in enumerate(place.tiers, 1):
        x = box.x + 16 + (number - 1) * (wide + 16)
        reached = number == done.tier
        fill = COLOUR["glow"] if reached else COLOUR["parchment"]
        line, thick = (INK, 4) if reached else (COLOUR["tan"], 2)
        yield Shape(x, y - 33, wide, 66, fill, line, thick, 12)
        yield Sprite("strength", x + 28, y, 36)
        yield Label(str(needed), x + 50, y, 34, "bold", anchor="lm")
        yield Sprite("to", x + 102, y, 20)
        yield from worth(points, x + 148, y, 34)
    if not done.tier:
        x = box.x + 16 + len(place.tiers) * (wide + 16)
        yield Label(
            say("picture-no-tier"), x, y, 30, "title", COLOUR["red"], anchor="lm",
            fit=box.right - x - 12,
        )  # fmt: skip


SHROUD: Final = f"{INK}80"


def crew_row(done: Raid, view: View, say: Say) -> Iterator[Item]:
    """All who went along, those who died with a skull."""
    box = ROWS["crew"]
    alive = [(card, "") for card in view.board.crew[done.seat]]
    dead = [(one.card, "cards" if one.returns else "dead") for one in done.fallen]
    count = len(alive) + len(dead)
    told = set()
    for place, (card, fate) in enumerate([*alive, *dead]):
        wide = box.width / max(count, MAX_CREW)
        x = box.x + (place + 0.5) * wide
        y = box.y + 72
        yield from portrait(card, x, y, 116)
        if fate:
            yield Shape(x - 58, y - 58, 116, 116, SHROUD, "", 0, 11)
            yield Sprite("dead", x, y - 4, 72)
        if fate == "cards":
            yield Sprite("cards", x + 44, y - 40, 46)
        yield from strength_badge(strength_of(view.board, card), x + 48, y + 46, 42)
        yield Label(card_name(card, say), x, box.y + 152, 24, "title", fit=wide - 8)
        if card in done.by_crew and card not in told:
            told.add(card)
            yield from worth(done.by_crew[card], x, box.y + 182, 26)


def plunder_row(done: Raid, say: Say) -> Iterator[Item]:
    """What was taken, with the new worker."""
    box = ROWS["plunder"]
    y = box.middle[1]
    yield Label(say("picture-plunder"), box.x + 20, y, 30, "title", SMALL_INK, anchor="lm", fit=170)
    x = box.x + 236
    for kind, amount in done.plunder.items():
        for _ in range(amount):
            yield Sprite(kind, x, y, 62)
            x += 80
    yield worker(done.worker, box.right - 60, y, 72)


def points_row(done: Raid, say: Say) -> Iterator[Item]:
    """Points of this raid, the score after it, and the Valkyrie track."""
    box = ROWS["points"]
    y = box.middle[1]
    yield Label(f"+{done.gained}", box.x + 40, y, 72, "bold", COLOUR["forest"], anchor="lm")
    yield Sprite("points", box.x + 200, y - 2, 76)
    yield Label(f"= {done.total}", box.x + 256, y, 48, "bold", SMALL_INK, anchor="lm")
    if done.track is not None:
        x = box.right - 250
        yield Sprite("valkyrie", x, y, 72)
        yield Label(f"+{done.claimed}", x + 54, y, 48, "bold", anchor="lm")
        yield Label(f"= {done.track}", x + 130, y, 48, "bold", SMALL_INK, anchor="lm")


# The crews.

GAP: Final = 14.0
WIDE: Final = 900.0
NAME: Final = 50.0
CARD: Final = 176.0


def crew_sheet(view: View, say: Say, names: Names) -> Scene:
    """Everybody's hired crew as cards."""
    items: list[Item] = []
    y = GAP
    wide = (WIDE - 2 * GAP) / MAX_CREW
    board = view.board
    for seat in range(board.seats):
        items += seat_line(view, seat, y, names)
        y += NAME + 4
        for place, card in enumerate(board.crew[seat]):
            box = Box(GAP + place * wide + 4, y, wide - 8, CARD)
            items += hired_card(card, strength_of(board, card), box, say)
        if board.crew[seat]:
            y += CARD + GAP
        else:
            items.append(
                Label(say("picture-no-crew"), GAP + 62, y + 20, 28, "plain", FAINT, anchor="lm")
            )
            y += 46 + GAP
    return Scene(
        art=ART,
        base="",
        width=WIDE,
        height=y,
        items=tuple(items),
        ground=COLOUR["night"],
        pixels=round(max(WIDE, y)),
        alt=alt_text(crews_told(view, say, names)),
    )


def seat_line(view: View, seat: int, y: float, names: Names) -> Iterator[Item]:
    """Whose crew it is, its strength, and the armour that adds to it."""
    board = view.board
    middle = y + NAME / 2
    yield from marker(seat, GAP + 28, middle, 46)
    yield seat_name(names, seat, GAP + 62, middle, 34, 470, style="title", fill=VELLUM)
    total = sum(strength_of(board, card) for card in board.crew[seat])
    for symbol, amount, x in (("strength", total, 640), ("armour", board.armour[seat], 760)):
        yield Sprite(symbol, x, middle, 42)
        yield Label(str(amount), x + 32, middle, 36, "bold", VELLUM, anchor="lm")


def crews_told(view: View, say: Say, names: Names) -> str:
    """The crews by name."""
    told = []
    for seat, crew in enumerate(view.board.crew):
        cards = ", ".join(card_name(card, say) for card in crew)
        told.append(f"{names[seat]}: {cards or say('picture-no-crew')}")
    return f"{say('picture-crews')}. {'; '.join(told)}"


# The beginning.


def first_sheet(event: Event, say: Say, names: Names, alt: str) -> Scene:
    """What everybody rolled for the first turn."""
    rolls = event.args["rolls"]
    high = 96.0
    items: list[Item] = []
    for place, (seat, *faces) in enumerate(rolls):
        y = GAP + (place + 0.5) * high
        won = seat == event.args["first"] and place == last_roll(rolls, seat)
        fill = COLOUR["glow"] if won else COLOUR["parchment"]
        items.append(Shape(GAP, y - high / 2 + 4, WIDE - 2 * GAP, high - 8, fill, "", 0, 12))
        items += marker(seat, GAP + 56, y, 62)
        name, letter = names[seat], SEAT_LETTERS[seat]
        items.append(Label(name, GAP + 106, y, 40, "title", anchor="lm", fit=440, instead=letter))
        for number, face in enumerate(faces):
            items.append(Sprite(f"die-{face}", 640 + number * 78, y, 64))
        items.append(Label(f"= {sum(faces)}", 760, y, 44, "bold", SMALL_INK, anchor="lm"))
        if won:
            items.append(Sprite("crown", 586, y, 44))
    height = 2 * GAP + high * len(rolls)
    return Scene(
        art=ART,
        base="",
        width=WIDE,
        height=height,
        items=tuple(items),
        ground=COLOUR["night"],
        pixels=900,
        alt=alt,
    )


def last_roll(rolls: Sequence[Sequence[int]], seat: int) -> int:
    """The place of a seat's last roll: ties are rolled again."""
    return max(place for place, roll in enumerate(rolls) if roll[0] == seat)
