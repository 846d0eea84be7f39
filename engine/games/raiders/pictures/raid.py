"""A raid as a scene: the ship with its crew, the dice, the settlement, what it brought. It stands
above the board of a post and in the prompts of the raid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.draw import ui
from engine.kit.draw.boxes import halves
from engine.kit.draw.ui import LEFT, Element, Fill
from engine.kit.showing import Names, Say

from ..box import SETTLEMENTS
from ..rules.prospects import strength_of
from ..state import Board
from ..words.names import settlement_name
from .changes import Raid
from .coast import tier
from .pieces import (
    COLOUR,
    INK,
    SHRINKING,
    VELLUM,
    counted,
    marker,
    portrait,
    strength_badge,
    worker,
)

HEIGHT: Final = 284.0
TITLE: Final = 62.0
SHROUD: Final = Fill(f"{INK}90", radius=8)


def stage(done: Sequence[Raid], board: Board, say: Say, names: Names) -> Element:
    """One raid as it went or is going, or several below one another, a line each."""
    if len(done) > 1:
        head = titled(say("picture-raids", n=len(done)))
        lines = ui.aligned([in_a_line(one, say) for one in done], 10, [LEFT] * 8)
        panel = Fill(VELLUM, COLOUR["brown"], 2, 10)
        high = (HEIGHT - TITLE - 4) / max(len(done), 3) - 4
        strips = (line.panel(panel, 10, height=high).growing() for line in lines)
        below = ui.column(*strips, gap=4).padded(8, 4)
    else:
        one = done[0]
        place = settlement_name(one.settlement, say)
        text = say("picture-raid", name=names[one.seat], place=place)
        head = titled(text, marker(one.seat, 50), instead=place)
        high = HEIGHT - TITLE
        ship = aboard(one, board).frame(440, high, ui.FOOT)
        below = ui.row(ship, fight(one).growing(), brought(one).frame(288, high)).padded(6)
    scenery = ui.icon("stage", HEIGHT, width=ui.PIXELS)
    return scenery.overlay(ui.column(head, below), align=ui.CORNER)


def titled(text: str, *before: Element, instead: str = "") -> Element:
    """The title over the whole width."""
    words = ui.text(text, 40, "title", VELLUM, instead=instead)
    panel = ui.row(*before, words, gap=12).panel(Fill(COLOUR["madder"]), 14, height=TITLE - 4)
    return ui.column(panel.growing(), ui.shape(Fill(COLOUR["gold"]), height=4))


def in_a_line(done: Raid, say: Say) -> list[Element | None]:
    """Who raided where, with what strength, for how many points; what was taken, who died."""
    taken = [kind for kind, amount in done.plunder.items() for _ in range(amount)]
    strong = ui.row(ui.icon("strength", 36), ui.text(str(done.strength), 34, "bold"), gap=6)
    died = ui.row(ui.icon("dead", 38), ui.text(str(len(done.fallen)), 34, "bold"), gap=6)
    return [
        marker(done.seat, 48),
        ui.icon(SETTLEMENTS[done.settlement].kind, 44),
        ui.text(settlement_name(done.settlement, say), SHRINKING, "title"),
        strong if done.strength else None,
        counted(f"+{done.gained}", "points", 36),
        ui.row(worker(done.worker, 42), *(ui.icon(kind, 40) for kind in taken), gap=6).growing(),
        died if done.fallen else None,
    ]


def aboard(done: Raid, board: Board) -> Element:
    """All who went along, those who died with a skull, above their ship."""
    crew = [(card, "") for card in board.crew[done.seat]]
    crew += [(one.card, "cards" if one.returns else "dead") for one in done.fallen]

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


def fight(done: Raid) -> Element:
    """The dice as they lie, what they showed before they were rolled again, the strength, and the
    tiers with the one that was reached."""
    place = SETTLEMENTS[done.settlement]
    if not place.tiers:
        return ui.row(ui.spring(), ui.icon("to", 60), ui.spring())
    steps = [tier(*each, lit=n == done.tier) for n, each in enumerate(place.tiers, 1)]
    dice, size = [], 88 if len(steps) < 3 else 68
    for number, face in enumerate(done.dice):
        die = ui.icon(f"die-{face}", size)
        again = [reroll.before for reroll in done.rerolls if reroll.die == number]
        if again:
            die = die.overlay(ui.icon("again", 42), x=34, y=-36)
            die = die.overlay(ui.icon(f"die-{again[-1]}", 40), x=-32, y=-36)
        dice.append(die)
    strong = ui.row(ui.icon("strength", 46), ui.text(str(done.strength), 46, "bold"), gap=10)
    rows = [
        ui.row(*dice, gap=16),
        strong.frame(0, 50),
        *(ui.row(*r, gap=4) for r in halves(steps, 2)),
    ]
    return ui.row(ui.spring(), ui.column(*rows, gap=4, align=0.5), ui.spring())


def brought(done: Raid) -> Element:
    """The settlement, the points, the plunder with the new worker."""
    won = None
    if done.worker or done.gained:
        gained = ui.text(f"+{done.gained}", 64, "bold", halo=VELLUM)
        won = ui.row(gained, ui.icon("points", 62), gap=6)
    head = ui.row(ui.icon(SETTLEMENTS[done.settlement].kind, 116), won, gap=16)
    taken = [kind for kind, amount in done.plunder.items() for _ in range(amount)]
    goods = ui.row(worker(done.worker, 54), *(ui.icon(kind, 46) for kind in taken), gap=6)
    plate = goods.panel(Fill(VELLUM, INK, 2, 12), 8, height=68) if done.worker else ui.space(0, 68)
    return ui.column(head, plate, gap=4, align=0.5)
