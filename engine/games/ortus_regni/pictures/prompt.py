"""The one picture of a private prompt: what is fought or plotted, what can be chosen, framed in
gold, and below, on leather, what the seat holds."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from engine.kit.contract import Picks, Question
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import Element
from engine.kit.scene import Canvas, Scene
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import fitted

from ..box import CARDS
from ..rules.holdings import fief_at, holder, number_of
from ..state import NOWHERE, Board, Holding, View
from ..words import asking, options, position
from . import arena
from .changes import Fought
from .earldoms import Plot, Realm, blocks
from .hand import Entry, answer, hand, held, strip, tray
from .pieces import GAP, PAGE, high, inner, leaf

LOW: Final = 583.0
"""Height of what lies on a picture, if less can be shown, ..."""
HIGHEST: Final = 683.0
"""... and at most, but for the few kinds of questions that stand in `TALLER`."""
TALL: Final = 883.0
TALLER: Final[dict[str, str]] = {
    "viking-attack": "everything on the table may be attacked",
    "declare-attack": "all that rivals own may be attacked",
    "intrigue": "all that rivals own may be stolen",
    "treachery": "any Lord on the table may be slain",
}
"""Kinds of questions whose pictures may be higher than wide, and why."""
HELD: Final = ("turn", "towers", "mulligan")
"""Questions about the hand itself: all of it is shown by name."""
ZOOMS: Final = (1.15, 1.0, 0.85, 0.73, 0.65)
"""Of cards on the table."""
TINY: Final = 0.52
"""Where all that is offered has no room otherwise."""
MOST_HAND: Final = 400
"""Characters of what is held, in the picture's words."""


def prompt(
    view: View,
    question: Question | None,
    say: Say,
    names: Names,
    picks: Picks = (),
    only: tuple[str, ...] | None = None,
) -> Canvas | None:
    """What is asked about, above what the seat holds; None when there is nothing to show."""
    mine, seat = view.mine, view.seat
    if mine is None or seat is None or seat < 0:
        return None
    if view.board.phase in ("decks", "towers"):
        decks = question is not None and question.kind in ("build-deck", "choose-towers")
        chosen = answer(view, question, picks, say, names) if question and decks else None
        return chosen or hand(view, say, names)
    places: dict[str, str] = {}
    if question is not None:
        offered = [one for one in question.options if only is None or one in only]
        places = {one: key for one in offered if (key := place_of(question, one))}
    if question is None or question.kind in HELD:
        picked = picks if question and question.kind == "towers" else ()
        below = held(mine, seat, say, picked)
    else:
        found = entries(view.board, question, [o for o in offered if o not in places], picks)
        below = [tray(found, seat, say)] if found else []
        below += strip(aside(mine, question.kind if found else ""), seat)
    upper = fought_out(view, question, say, names, picks)
    room = LOW - high([*upper, *below])
    realm = Realm(view, names, inner(PAGE))
    if places:
        realm.marks = tuple({key: one in picks for one, key in places.items()}.items())
        upper += framed(realm, question.kind if question else "", room)
    elif question is None or question.kind == "turn":
        upper += surveyed(realm, seat, room)
    if not upper and not below:
        return None
    return leaf(upper, _told(view, question, say, names), below)


def _told(view: View, question: Question | None, say: Say, names: Names) -> str:
    held = alt_text(position.hand(view, say, names))
    if question is None:
        return held
    asked = asking.question(view, question, say, names)
    spoken = [options.option(view, question, one, say, names).text for one in question.options]
    held = fitted(held.replace("\n", " · "), MOST_HAND)
    return "\n".join([fitted(alt_text(f"{asked} {'; '.join(spoken)}"), 999 - len(held)), held])


# What is fought or plotted


def fought_out(
    view: View, question: Question | None, say: Say, names: Names, picks: Picks
) -> list[Element]:
    """The battle, the joust, the plot that the question belongs to."""
    board, kind = view.board, question.kind if question else ""
    about = question.about if question else ()
    seat = view.seat
    assert seat is not None
    if kind in ("allies", "struggle"):
        card, other, aim = str(about[0]), int(about[1]), str(about[2])
        mine = kind == "struggle"
        by, against = (seat, other) if mine else (other, seat)
        target = number_of(aim) if aim.startswith("f") else NOWHERE
        plot = arena.plot(by, card, aim, against, board, names, allies=mine)
        return [plot, stake(view, target, against, names)]
    if kind in ("yield-properties", "yield-armies"):
        aim = str(about[1]) if kind == "yield-properties" else "reserve"
        return [arena.plot(int(about[0]), "intrigue", aim, seat, board, names, allies=False)]
    fight = board.battle
    if fight is None:
        return arena.under_way(board, say, names)
    fielded = []
    if kind in ("attack-forces", "defence-forces"):
        placed = [options.placed(board, option) for option in picks if option != "none"]
        fielded = [Fought(kind, place) for place, kind in placed]
    bands = [arena.battle(fight, say, names, seat, fielded)]
    if kind in ("attack-forces", "defence-forces", "church-decides"):
        bands.append(stake(view, fight.fief, fight.defender, names))
    return bands


def stake(view: View, number: int, seat: int, names: Names) -> Element:
    """What is aimed at, under its owner's head."""
    realm = Realm(view, names, inner(PAGE))
    if number == NOWHERE or fief_at(view.board, number) is None:
        return realm.drawn(realm.plot(seat, 1, "closed"))
    realm.only = {f"f{number}"}
    return realm.drawn(realm.plot(holder(view.board, number), 0.85))


def under_way(view: View, say: Say, names: Names) -> Scene | None:
    """For everybody: the battle or joust that is not over yet, and what it is about."""
    board = view.board
    bands = arena.under_way(board, say, names)
    if board.battle is not None:
        bands.append(stake(view, board.battle.fief, board.battle.defender, names))
    return leaf(bands, alt_text(position.phase(view, say))) if bands else None


# What lies on the table

PLACES: Final = (
    "place-property", "install", "garrison", "monastery", "treachery", "intrigue",
    "yield-properties", "ransom-price", "declare-attack", "properties-lost", "joust-ante",
    "viking-attack",
)  # fmt: skip
"""Questions whose options lie on the table; what others offer is shown on a tray."""
_CARD: Final = re.compile(
    r"(hand|reserve|towers)-\d+|f\d+(\.[a-z]+(\.\d+)?)?|m\d+(\.army)?|king|guard\.[a-z]+\.\d+"
)
_GARRISON: Final = re.compile(r"(m\d+|king)\.(infantry|knight)(\.\d+)?")
_ATTACK: Final = re.compile(r"(raid|siege)-(f\d+)")


def place_of(question: Question, option: str) -> str:
    """What an option stands for on the table, as in `earldoms.Marks`; "" for one that is no
    place."""
    if question.kind not in PLACES:
        return ""
    if question.kind == "monastery" and option.isdigit():
        return f"hand-{option}"
    if question.kind == "intrigue" and re.fullmatch(r"f\d+", option):
        return f"{option}.all"
    if attack := _ATTACK.fullmatch(option):
        return f"{attack[2]}.all" if attack[1] == "raid" else attack[2]
    if garrison := _GARRISON.fullmatch(option):
        return garrison[1]
    return option if _CARD.fullmatch(option) else ""


def framed(realm: Realm, kind: str, room: float) -> list[Element]:
    """The blocks in which something is offered."""
    board, marked = realm.view.board, {key for key, _ in realm.marks}
    heads = {"king" if key.startswith("guard") else key.partition(".")[0] for key in marked}
    realm.only = heads
    seats = [
        seat
        for seat in range(board.seats)
        if heads & {*blocks(board, seat, 1), f"hand-{seat}", f"reserve-{seat}", f"towers-{seat}"}
    ]
    return [*map(realm.drawn, as_low(realm, seats, room, TALL if kind in TALLER else HIGHEST))]


def as_low(realm: Realm, seats: Sequence[int], room: float, most: float) -> list[Plot]:
    """These earldoms in a picture as low as it can be."""
    for height, sizes in ((LOW, ZOOMS), (HIGHEST, ZOOMS), (most, (*ZOOMS, TINY))):
        plots = realm.fitting(seats, room + height - LOW, zooms=sizes)
        if any(plot.form != "closed" for plot in plots):
            return plots
    return plots


def surveyed(realm: Realm, seat: int, room: float) -> list[Element]:
    """One's own earldom whole, and of the rivals what there is room for."""
    board = realm.view.board
    if not board.alive[seat]:
        return []
    rivals = [(seat + n) % board.seats for n in range(1, board.seats)]
    rivals = [other for other in rivals if board.alive[other]]
    realm.forms = ("below",)
    plots = realm.fitting([*rivals, seat], room, zooms=ZOOMS[1:])
    if all(plot.form == "closed" for plot in plots):
        heads = [realm.plot(other, 1, "closed") for other in rivals]
        taken = sum(plot.height + GAP for plot in heads)
        plots = [*heads, *as_low(realm, [seat], room - taken, HIGHEST)]
    return [*map(realm.drawn, plots)]


# What the seat holds


def aside(mine: Holding, kind: str) -> Mapping[str, Collection[str]]:
    """What is shown in small: all that no tray shows already."""
    groups = {"hand": mine.hand, "tower": mine.towers, "army": mine.reserve}
    groups["joust"] = (mine.jouster,) * bool(mine.jouster)
    return {key: cards for key, cards in groups.items() if key not in _ALREADY.get(kind, ())}


def entries(board: Board, question: Question, loose: Sequence[str], picks: Picks) -> list[Entry]:
    """What is offered and lies in no place that is shown, equal things once."""
    found: dict[Entry, list[str]] = {}
    for option in loose:
        if (one := entry(board, question.kind, option)) is not None:
            found.setdefault(one, []).append(option)
    return [
        replace(one, count=len(each), picked=sum(option in picks for option in each))
        for one, each in found.items()
    ]


_ALREADY: Final[dict[str, tuple[str, ...]]] = {
    "attack-forces": ("hand", "army"),
    "defence-forces": ("hand", "army"),
    "attack-losses": ("army",),
    "defence-losses": ("army",),
    "towers-lost": ("tower",),
    "yield-armies": ("army",),
    "tribute": ("army",),
    "joust-card": ("hand",),
}
"""What a tray shows already, by the kind of question."""

_FORCES: Final = ("attack-forces", "defence-forces", "attack-losses", "defence-losses")
_SIGNS: Final = {"guard": "crown", "reserve": "army"}


def entry(board: Board, kind: str, option: str) -> Entry | None:
    """An option as a card on a tray; None for one that is no card."""
    if kind == "seize":
        battle = board.battle
        fallen = battle and battle.destroyed.get(option)
        if not battle or not fallen:
            return None
        return Entry(fallen.kind, owner=fallen.owner if fallen.owner != battle.defender else -1)
    head, _, rest = option.partition(".")
    if kind in _FORCES or rest == "lord":
        place, of = options.placed(board, option)
        if not of or option == "none":
            return None
        tag = head if place in ("lord", "mercenary", "garrison") else ""
        return Entry(of, tag=tag, sign=_SIGNS.get(place, ""), forces=kind in _FORCES)
    if kind in ("allies", "struggle") and option.startswith("f"):
        return Entry("vassal", tag=head)
    if head in CARDS or head in ("infantry", "knight"):
        return Entry(head, forces=kind in ("yield-armies", "tribute"))
    return None
