"""The one picture of a milestone's post: what happened, above the board; of the last one the
poster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.boxes import Box
from engine.kit.draw.final import by_place, medal, names_of
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import LEFT, Element, Fill
from engine.kit.scene import Canvas, Scene
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS

from ..state import VIKINGS, View
from ..words import ends, position, story
from . import arena
from .board import ROOM, earldoms, title, vikings
from .changes import changes, fights, rides
from .earldoms import BETWEEN, blocks
from .pieces import (
    ART,
    COLOUR,
    NAME,
    PAGE,
    SEAT_COLOURS,
    VELLUM,
    caption,
    emblem,
    high,
    leaf,
    seat_name,
    shield,
)

LETTERS: Final = 42
"""Of a line of the headline."""
LEAST: Final = 420.0
"""What the earldoms should have of the picture's height."""


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Canvas:
    """The board with the headline of what happened, and the battle or joust that did."""
    if view.standing is not None:
        return poster(view, say, names)
    fought = sheets(events, say, names)
    above, host = [headline(events, view, say, names), *fought], vikings(view)
    crowded = bool(fought) and ROOM - high([*above, host]) < LEAST + 70 * (
        sum(view.board.alive) - 2
    )
    if not crowded or _seat(events, view) == VIKINGS:
        above.insert(1, host)
    first = {event.args["seat"] for event in events if event.kind == "joust-won"}
    first |= {seat for event in events for seat in _touched(event)}
    below = earldoms(view, changes(events), names, ROOM - high(above), first)
    return leaf([*above, *below], alt_text(position.position(view, say, names)))


def sheets(events: Sequence[Event], say: Say, names: Names) -> list[Element]:
    """The last battle or joust that is over by now; nothing where there was none."""
    fought, ridden = fights(events), rides(events)
    if fought:
        return arena.fought(fought[-1], say, names)
    return arena.ridden(ridden[-1], say, names) if ridden else []


def _touched(event: Event) -> list[int]:
    found = [event.args.get("seat", -1), event.args.get("other", -1)]
    return [seat for seat in found if isinstance(seat, int) and seat >= 0]


def _seat(events: Sequence[Event], view: View) -> int:
    """Who acted: the Vikings where they fought, else whose turn it was."""
    kinds = [event.kind for event in events]
    if "vikings-attack" in kinds or "vikings-landed" in kinds:
        return VIKINGS
    for event in events:
        if event.kind == "turn-over":
            return int(event.args["seat"])
    return VIKINGS if "round-over" in kinds else view.board.active


def headline(events: Sequence[Event], view: View, say: Say, names: Names) -> Element:
    """What happened in a line or two, behind the shield of whose turn it was."""
    seat = _seat(events, view)
    told = story.headlines(events, seat, say, written(names)) or [position.phase(view, say)]
    if len(told[0]) > LETTERS:
        words = ui.paragraph(told[0], 30, "title", VELLUM)
    elif len(told) > 1 and len(told[1]) <= LETTERS:
        words = ui.column(*(ui.text(line, 30, "title", VELLUM) for line in told[:2]))
    else:
        words = ui.text(told[0], NAME, "title", VELLUM)
    aside = say("phase-round", round=view.board.round) if view.board.round else ""
    sign = emblem("viking", 46) if seat == VIKINGS else shield(seat) if seat >= 0 else None
    return title(words, sign, aside)


def written(names: Names) -> list[str]:
    """Names as they stand in a sentence of a picture: of one in letters that its fonts lack, the
    seat's letter."""
    return [
        name if any(map(_drawn, normalize("NFKC", name))) else SEAT_LETTERS[seat]
        for seat, name in enumerate(names)
    ]


def _drawn(letter: str) -> bool:
    """Latin, Greek and Cyrillic."""
    return letter.isalnum() and ord(letter) < 0x530


# The poster of the end

MEDAL: Final = (140.0, 100.0, 76.0, 60.0, 50.0, 42.0)
"""Of a winner's shield, by how many they are."""
POSTER: Final = 1120.0
ROWS: Final = Box(50, 578, 800, 506)
ROW: Final = 92.0
LEAST_REALM: Final = 180.0


def poster(view: View, say: Say, names: Names) -> Scene:
    """The last Earl under an arch, his fiefs as they stand, how each of the others has ended."""
    standing = view.standing
    assert standing is not None
    first, *others = by_place(standing)
    realm_high = max(LEAST_REALM, ROWS.height - 8 - ROW * len(others))
    fates = Box(ROWS.x, ROWS.y + realm_high + 8, ROWS.width, ROWS.height - realm_high - 8)
    row = min(ROW, fates.height / len(others))
    falls = ui.column(*(fate(view, seat, say, names, row - 6) for seat in others), gap=6)
    crowned = medal(standing, shield, MEDAL, 226, crown="emblem-crown", crown_size=0.56)
    whole = ui.canvas(
        ui.icon("poster", POSTER, width=PAGE),
        [
            (Box(90, 26, 720, 80), ui.text(say("title"), 58, "title", COLOUR["glow"])),
            (Box(330, 190, 240, 226), crowned),
            (Box(110, 416, 680, 80), names_of(standing, say, names, 52, COLOUR["madder"])),
            (Box(60, 500, 780, 80), caption(ends.story(view, say), VELLUM)),
            (Box(45, ROWS.y, 810, realm_high), realm(view, first, 810, realm_high)),
            (fates, falls),
        ],
    )
    told = [position.result(standing, say, names), *ends.sentences(view, say, names)]
    return ui.scene(ART, whole, alt_text("\n".join(told)), width=PAGE)


def realm(view: View, seat: int, width: float, height: float) -> Element:
    """What the last Earl holds, as large as there is room for."""
    for zoom in (2.2, 1.9, 1.6, 1.3, 1.0, 0.85, 0.73, 0.6, 0.5, 0.4):
        found = blocks(view.board, seat, zoom).values()
        rows = [ui.row(*row, gap=BETWEEN) for row in ui.wrapped(found, width, BETWEEN)]
        whole = ui.column(*rows, gap=BETWEEN, align=0.5)
        if whole.width <= width and whole.place(width).height <= height:
            break
    return whole


def fate(view: View, seat: int, say: Say, names: Names, height: float) -> Element:
    """Place, name, and to whom, how and when somebody fell."""
    standing, told = view.standing, ends.fate(view, seat, say)
    assert standing is not None
    place = ui.text(str(standing.places[seat]), NAME, "title", COLOUR["madder"])
    who = ui.row(
        place.frame(40), shield(seat, min(48.0, height - 8)), seat_name(names, seat), gap=8
    )
    parts: list[Element | None] = [emblem("out", 42)]
    if told is not None:
        victor = shield(told.by) if told.by >= 0 else None
        parts = [emblem(told.sign, 42), victor, caption(told.text)]
    whole = ui.row(who.panel(None, width=350), *parts, gap=8)
    look = Fill(VELLUM, SEAT_COLOURS[seat], 3.4, 9)
    return whole.panel(look, 8, height=height, align=LEFT).growing()
