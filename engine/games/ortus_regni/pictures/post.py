"""The one picture of a milestone's post: what happened, large, and how everybody stands; of the
last one the poster."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from msgspec.structs import asdict

from engine.kit.contract import Event
from engine.kit.draw import ui
from engine.kit.draw.letters import legible
from engine.kit.draw.pictures import alt_text, medal, names_of
from engine.kit.draw.ui import LEFT, Box, Element, Fill
from engine.kit.scene import Canvas, Scene
from engine.kit.showing import Names, Say
from engine.kit.words import SEAT_LETTERS

from ..state import VIKINGS, View
from ..words import telling
from . import arena, pieces
from .board import BETWEEN, HEAD, Realm, blocks, changes, gone, living, title, vikings, whole
from .pieces import ART, COLOUR, GAP, NAME, PAGE, SEAT_COLOURS, VELLUM

LETTERS: Final = 36
"""Of a line of the headline."""
ROOM: Final = 883.0
"""Height of all that lies on the highest post, a quarter higher than wide."""
ZOOMS: Final = (1.5, 1.3, 1.15, 1.0, 0.85, 0.73, 0.65)
"""Of what has changed."""
MOVED: Final = (
    "emissary-sent", "viking-marker", "vikings-landed", "vikings-joined", "vikings-wait",
    "cube-drawn",
)  # fmt: skip
"""After these the Vikings and the bag are shown."""


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Canvas:
    """The headline of what happened, the battles and jousts that did, and a strip for each Earl:
    how he stands, and what has changed, large. At the beginning, and where a round ends without
    a fight, the whole board."""
    if view.standing is not None:
        return poster(view, say, names)
    bands = [headline(events, view, say, names)]
    over = [arena.ridden(ride, say, names) for ride in arena.rides(events)]
    over += [arena.fought(fight, say, names) for fight in arena.fights(events)]
    # Laid out once: their height decides how many are shown.
    fought = [[pieces.laid(band, pieces.inner(PAGE)) for band in each] for each in over]
    kinds = [event.kind for event in events]
    ends = "game-start" in kinds or ("round-over" in kinds and kinds.count("turn-over") < 2)
    if ends and not fought:
        return whole(view, bands[0], say, names, events)
    if not {*kinds}.isdisjoint(MOVED):
        bands.append(vikings(view, with_decks=False))
    new, out = changes(events), gone(view.board, names)
    realm = Realm(view, names, pieces.inner(PAGE), new, only=new.blocks, forms=("below",))
    seats = living(view.board)
    room = ROOM - pieces.high([*bands, *out])
    # Of several fights the last ones, as many as there is room for above the heads.
    heads = len(seats) * (HEAD + GAP)
    taken = [pieces.high(bands) for bands in fought]
    while len(taken) > 1 and sum(taken) + heads > room:
        del taken[0]
    bands += chain(*fought[-len(taken) :])
    plots = realm.fitting(seats, room - sum(taken), ZOOMS)
    alt = alt_text(telling.position(view, say, names))
    return pieces.leaf([*bands, *map(realm.drawn, plots), *out], alt)


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
    told = telling.headlines(events, seat, say, written(names)) or [telling.phase(view, say)]
    if len(told[0]) > LETTERS:
        words = ui.paragraph(told[0], 30, "title", VELLUM)
    elif len(told) > 1 and len(told[1]) <= LETTERS:
        words = ui.column(*(ui.text(line, 30, "title", VELLUM) for line in told[:2]))
    else:
        words = ui.text(told[0], NAME, "title", VELLUM)
    aside = say("phase-round", round=view.board.round) if view.board.round else ""
    sign = (
        pieces.emblem("viking", 46)
        if seat == VIKINGS
        else pieces.shield(seat)
        if seat >= 0
        else None
    )
    return title(words, sign, aside)


def written(names: Names) -> list[str]:
    """Names as they stand in a sentence of a picture: of one in letters that its fonts lack, the
    seat's letter."""
    return [legible(name, "title", SEAT_LETTERS[seat]) for seat, name in enumerate(names)]


# The poster of the end

MEDAL: Final = (117.0, 83.0, 63.0, 50.0, 42.0, 35.0)
"""Of a winner's shield, by how many they are."""
ROWS: Final = Box(42, 482, 667, 422)
ROW: Final = 78.0
LEAST_REALM: Final = 150.0


def poster(view: View, say: Say, names: Names) -> Scene:
    """The last Earl under an arch, his fiefs as they stand, how each of the others has ended."""
    standing = view.standing
    assert standing is not None
    first, *others = standing.order
    realm_high = max(LEAST_REALM, ROWS.height - 8 - ROW * len(others))
    fates = Box(ROWS.x, ROWS.y + realm_high + 8, ROWS.width, ROWS.height - realm_high - 8)
    row = min(ROW, fates.height / len(others))
    falls = ui.column(*(fate(view, seat, say, names, row - 6) for seat in others), gap=6)
    crowned = medal(standing, pieces.shield, MEDAL, 190, crown="emblem-crown", crown_size=0.56)
    story = say("poster-story", rivals=view.seats - 1, round=view.board.round)
    drawn = ui.canvas(
        ui.icon("poster", 933, width=PAGE),
        [
            (Box(75, 21, 600, 67), ui.text(say("title"), 50, "title", COLOUR["glow"])),
            (Box(275, 158, 200, 188), crowned),
            (Box(92, 347, 567, 67), names_of(standing, say, names, 44, COLOUR["madder"])),
            (Box(50, 418, 650, 66), pieces.caption(story, VELLUM)),
            (Box(38, ROWS.y, 675, realm_high), realm(view, first, 675, realm_high)),
            (fates, falls),
        ],
    )
    told = [telling.result(standing, say, names), *telling.falls(view, say, names)]
    return ui.scene(ART, drawn, alt_text("\n".join(told)), width=PAGE)


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
    standing = view.standing
    assert standing is not None
    place = ui.text(str(standing.places[seat]), NAME, "title", COLOUR["madder"])
    who = ui.row(
        place.frame(40),
        pieces.shield(seat, min(48.0, height - 8)),
        pieces.seat_name(names, seat),
        gap=8,
    )
    parts: list[Element | None] = [pieces.emblem("out", 42)]
    for fall in (one for one in view.board.fates if one.seat == seat):
        how = "out" if fall.how == "resigned" else fall.how
        sign = "viking" if fall.by == VIKINGS else how
        victor = pieces.shield(fall.by) if fall.by >= 0 else None
        parts = [pieces.emblem(sign, 42), victor, pieces.caption(say("ended", asdict(fall)))]
    whole = ui.row(who.panel(None, width=290), *parts, gap=8)
    look = Fill(VELLUM, SEAT_COLOURS[seat], 3.4, 9)
    return whole.panel(look, 8, height=height, align=LEFT).growing()
