"""The picture of a milestone's post, to be read as it arrives: what changed, large, and who stands
how. A raid is a scene: the ship with its crew, the dice, the settlement, what it brought; it stands
in the prompts of the raid, too. After the end the poster: the greatest raider, and the final score
by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Event, Source
from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text, medal, names_of, scores
from engine.kit.draw.ui import CENTRE, LEFT, Box, Element, Fill
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say
from engine.kit.words import by_turns

from ..box import SETTLEMENTS
from ..rules.raids import crew_strength, strength, strength_of, tier
from ..state import Board, View
from ..words import telling
from ..words.telling import summary
from .board import brought, done_by, laid_out, of_seat, table, tier_sign, turns_left
from .changes import Raid, changes, raids
from .pieces import ART, COLOUR, INK, VELLUM, counted, marker, portrait, strength_badge, worker

TOLD: Final = 420
"""Characters of a post's alt text for what happened; the position has the rest."""
SCENERY: Final = 215.0
"""Height of sky and sea."""
SHROUD: Final = Fill(f"{INK}90", radius=8)
SEA: Final = Fill(COLOUR["sea"])


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Scene:
    """At the end the poster, at the end of a round the whole board; else what the turn brought, or,
    where a post tells several turns, what each of them did."""
    if view.standing is not None:
        return poster(view, say, names)
    story = alt_text(summary(events, view, say, names))
    told = telling.position(view, say, names, most=1000 - min(TOLD, len(story)) - 2)
    alt = f"{story[:TOLD]}\n{told}".strip()
    turns = by_turns(events)[:-1]
    ends_round = len(turns) == 1 and turns[0][-1].args["turn"] % view.seats == 0
    if not turns or (ends_round and not raids(events)):
        return ui.scene(ART, laid_out(view, say, names, events), alt)
    if len(turns) == 1:
        whole = ui.column(
            told_large(turns[0], view.board, say, names),
            table(view, changes(events), names, with_crew=False),
        )
    else:
        whole = strips(turns, view, say, names)
    return ui.scene(ART, whole, alt, width=ui.NEAR)


def told_large(turn: Sequence[Event], board: Board, say: Say, names: Names) -> Element:
    """A turn over the whole width: its raid, or the buildings that were used and what they
    brought."""
    seat = turn[-1].args["seat"]
    own = of_seat(seat, turn)
    words = ui.text(done_by(seat, own, say, names), 40, "title", VELLUM, instead=names[seat])
    title = ui.row(marker(seat, 50), words.growing(), turns_left(board), gap=12)
    head = title.panel(Fill(COLOUR["madder"]), 12, height=60).growing()
    done = raids(turn)
    if done:
        below = stage(done[-1], board)
    else:
        used = [
            ui.icon(one.args["building"], 84)
            for one in own
            if one.kind in ("worker-placed", "worker-taken") and not one.args["idle"]
        ]
        came = ui.what_fits(*brought(seat, own, 54, ("ink", "red")), gap=26)
        signs = ui.row(*used, ui.space(10), came.growing(), gap=16)
        below = signs.panel(Fill(COLOUR["meadow"]), 18, height=120).growing()
    return ui.column(head, ui.shape(Fill(COLOUR["gold"]), height=4), below)


def strips(turns: Sequence[Sequence[Event]], view: View, say: Say, names: Names) -> Element:
    """A strip for each turn, with what its seat has now; the one that brought the most points is
    the largest."""

    def points(turn: Sequence[Event]) -> int:
        return changes(turn).holdings.get((turn[-1].args["seat"], "points"), 0)

    best = max(turns, key=points)
    told = [
        told_large(turn, view.board, say, names)
        if turn is best and points(turn)
        else told_small(turn, view, say, names)
        for turn in turns
    ]
    return ui.column(*told, standings(view, names))


def told_small(turn: Sequence[Event], view: View, say: Say, names: Names) -> Element:
    seat = turn[-1].args["seat"]
    own, done = of_seat(seat, turn), raids(turn)
    title = ui.text(done_by(seat, own, say, names), 34, "title", instead=names[seat])
    if done:
        one = done[-1]
        taken = [kind for kind, amount in one.plunder.items() for _ in range(amount)]
        signs = [
            ui.icon(SETTLEMENTS[one.settlement].kind, 46),
            counted(one.strength, "strength", 38) if one.strength else None,
            counted(f"+{one.gained}", "points", 38),
            worker(one.worker, 46),
            *(ui.icon(kind, 42) for kind in taken),
            counted(len(one.fallen), "dead", 38) if one.fallen else None,
        ]
    else:
        signs = [*brought(seat, own, 38, ("ink", "red"))]
    lines = ui.column(title, ui.what_fits(*signs, gap=12), gap=2)
    look = Fill(COLOUR["vellum" if seat % 2 else "parchment"], COLOUR["brown"], 1.6)
    return ui.row(marker(seat, 58), lines.growing(), gap=12).panel(look, 10, 6).growing()


def standings(view: View, names: Names) -> Element:
    def seat(number: int) -> Element:
        crew = crew_strength(view.board, number)
        points = counted(view.board.score[number], "points", 34)
        return ui.row(marker(number, 49), points, strength_badge(crew, 40), gap=4)

    seats = [seat(number).frame(0, 64) for number in range(view.board.seats)]
    return ui.grid(seats, len(seats), 6).panel(Fill(COLOUR["tan"]), 10, 2)


def raid_so_far(board: Board, seat: int, settlement: str) -> Raid:
    """A raid that is being made, with the points of its tier."""
    dice = tuple(board.dice)
    total = strength(board, seat, settlement).total + sum(dice) if dice else 0
    reached, points = tier(settlement, total)
    return Raid(seat, settlement, dice, strength=total, tier=reached, gained=points)


def stage(done: Raid, board: Board) -> Element:
    """A raid as it went or is going: the ship, the settlement and the points; the dice and the
    tiers; what was taken."""
    ship = aboard(done, board).frame(440, SCENERY, ui.FOOT)
    won = None
    if done.worker or done.gained:
        gained = ui.text(f"+{done.gained}", 72, "bold", halo=VELLUM)
        won = ui.row(gained, ui.icon("points", 66), gap=4)
    place = ui.column(ui.icon(SETTLEMENTS[done.settlement].kind, 112), won, align=0.5)
    scenery = ui.icon("stage", SCENERY, width=ui.NEAR)
    above = ui.row(ship, ui.spring(), place, ui.spring()).frame(ui.NEAR, SCENERY, LEFT)
    return ui.column(scenery.overlay(above, align=ui.CORNER), fight(done), plunder(done))


def aboard(done: Raid, board: Board) -> Element:
    """All who went along, those who died with a skull, above their ship."""
    crew = [(card, "") for card in board.crew[done.seat]]
    crew += [(card, "cards" if returns else "dead") for card, returns in done.fallen]

    def head(card: str, fate: str) -> Element:
        whole = portrait(card, 78, strength_of(board, card))
        if not fate:
            return whole
        skull = ui.shape(SHROUD, 78, 78).overlay(ui.icon("dead", 52), y=-2)
        back = ui.icon("cards", 42) if fate == "cards" else None
        strong = strength_badge(strength_of(board, card), 42)
        return whole.overlay(skull).overlay(back, x=24, y=-26).overlay(strong, x=26, y=31)

    heads = ui.row(*(head(*each) for each in crew), gap=6)
    return ui.column(heads, ui.icon("voyage", 124, width=436), gap=-4, align=0.5).padded(0, 6)


def fight(done: Raid) -> Element | None:
    """The dice as they lie, what they showed before they were rolled again, the strength, and the
    tiers with the one that was reached."""
    tiers = SETTLEMENTS[done.settlement].tiers
    if not tiers:
        return None
    dice = []
    for number, face in enumerate(done.dice):
        die = ui.icon(f"die-{face}", 80)
        if number in done.rerolled:
            die = die.overlay(ui.icon("again", 40), x=30, y=-30)
            die = die.overlay(ui.icon(f"die-{done.rerolled[number]}", 40), x=-28, y=-28)
        dice.append(die)
    steps = [tier_sign(*each, lit=n == done.tier) for n, each in enumerate(tiers, 1)]
    strong = counted(done.strength, "strength", 56)
    parts = [ui.row(*dice, gap=12), strong, ui.row(*steps, gap=6)]
    spaced = [each for part in parts for each in (part, ui.spring())]
    return ui.row(ui.spring(), *spaced).panel(SEA, 8, 8).growing()


def plunder(done: Raid) -> Element | None:
    if not done.worker:
        return None
    taken = [kind for kind, amount in done.plunder.items() for _ in range(amount)]
    goods = ui.row(worker(done.worker, 68), *(ui.icon(kind, 60) for kind in taken), gap=24)
    plate = goods.panel(Fill(VELLUM, INK, 2, 12), 20, 4, align=CENTRE).growing()
    return plate.panel(SEA, 10, 6)


# The poster of the end


SIGNS: Final = {
    "play": "points",
    "valkyrie": "valkyrie",
    "armour": "armour",
    "offerings": "offering",
    "crew": "crew",
    "plunder": "gold",
}
"""The symbol of each source of points."""
HEIGHT: Final = 936.0
SIZES: Final = (88.0, 59.0, 47.0, 38.0)
"""Of a winner's marker, by how many they are."""


def poster(view: View, say: Say, names: Names) -> Scene:
    """The game, the winner, or those who share the victory, with their crew; below all points by
    source."""
    standing, board = view.standing, view.board
    assert standing is not None
    points = str(max(standing.points))
    text = (
        say("picture-champion", count=standing.places.count(1), points=points)
        if standing.why == "points"
        else say(f"why-{standing.why}")
    )
    # Of several winners' crews as many as there is room for.
    crew = [card for seat in standing.winners for card in board.crew[seat]][:8]
    heroes = ui.row(*(portrait(card, 66, strength_of(board, card)) for card in crew), gap=18)

    def source(one: Source) -> Element:
        name = ui.text(say(f"source-{one.key}"), 28)
        return ui.row(ui.icon(SIGNS[one.key], 36), name, gap=10)

    table = scores(
        standing,
        say,
        names,
        piece=marker,
        source=source,
        colour=COLOUR,
        left=260,
        high=36,
        name=34,
        number=30,
    )
    whole = ui.canvas(
        ui.icon("poster", HEIGHT, width=ui.NEAR),
        [
            (Box(34, 30, 682, 58), ui.text(say("title"), 42, "title", COLOUR["glow"])),
            (Box(269, 112, 212, 212), medal(standing, marker, SIZES, 176)),
            (Box(117, 338, 515, 59), names_of(standing, say, names, 40, COLOUR["madder"])),
            (Box(23, 401, 704, 52), ui.text(text, 32, "heading", COLOUR["vellum"])),
            (Box(23, 446, 704, 76), heroes),
            (Box(18, 530, 714, 388), table),
        ],
    )
    return ui.scene(ART, whole, alt_text(telling.result(standing, say, names)), width=ui.NEAR)
