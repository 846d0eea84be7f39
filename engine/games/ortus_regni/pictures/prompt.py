"""The one picture of a private prompt: what is fought or plotted, what can be chosen, framed in
gold, and below, on leather, what the seat holds; the picture of what it holds, and of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.kit.contract import Picks, Question
from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text
from engine.kit.draw.ui import Element, Fill
from engine.kit.scene import Canvas, Scene
from engine.kit.showing import Names, Say
from engine.kit.steps import NOT_ASKED
from engine.kit.words import fitted

from ..box import CARDS, COPIES, DAMAGE, KINDS, kind_of
from ..events import BANNER, NONE, OUT
from ..rules.holdings import fief_at, holder, number_of
from ..state import NOWHERE, Board, Holding, View
from ..words import asking, telling
from ..words.names import card_name
from . import arena, pieces
from .board import Plot, Realm, blocks
from .pieces import COLOUR, GAP, INK, NAME, PAGE, VELLUM, high, inner, leaf

LOW: Final = 583.0
"""Height of what lies on a picture, if less can be shown, ..."""
HIGHEST: Final = 683.0
"""... and at most, but for the few kinds of questions that stand in `TALLER`."""
TALL: Final = 883.0
TALLER: Final = ("viking-attack", "declare-attack", "intrigue", "treachery")
"""Kinds of questions whose pictures may be higher than wide: all that others own may be chosen."""
HELD: Final = ("", "turn", "towers", "mulligan")
"""Questions about the hand itself, or none: all of it is shown by name."""
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
    ask = question or NOT_ASKED
    if view.board.phase in ("decks", "towers"):
        decks = ask.kind in ("build-deck", "choose-towers")
        chosen = answer(view, ask, picks, say, names) if decks else None
        return chosen or hand(view, say, names)
    offered = [one for one in ask.options if only is None or one in only]
    places = {one: key for one in offered if (key := place_of(ask.kind, one))}
    if ask.kind in HELD:
        below = held(mine, seat, say, picks if ask.kind == "towers" else ())
    else:
        found = entries(view.board, ask.kind, [o for o in offered if o not in places], picks)
        below = [tray(found, seat, say)] if found else []
        below += strip(aside(mine, ask.kind if found else ""), seat)
    upper = fought_out(view, seat, ask, say, names, picks)
    room = LOW - high([*upper, *below])
    realm = Realm(view, names, inner(PAGE))
    if places:
        realm.marks = tuple({key: one in picks for one, key in places.items()}.items())
        upper += framed(realm, ask.kind, room)
    elif ask.kind in ("", "turn"):
        upper += surveyed(realm, seat, room)
    if not upper and not below:
        return None
    return leaf(upper, _told(view, question, say, names), below)


def _told(view: View, question: Question | None, say: Say, names: Names) -> str:
    held = alt_text(telling.hand(view, say, names))
    if question is None:
        return held
    asked = asking.question(view, question, say, names)
    spoken = [asking.option(view, question, one, say, names).text for one in question.options]
    held = fitted(held.replace("\n", " · "), MOST_HAND)
    return "\n".join([fitted(alt_text(f"{asked} {'; '.join(spoken)}"), 999 - len(held)), held])


# What is fought or plotted


def fought_out(
    view: View, seat: int, ask: Question, say: Say, names: Names, picks: Picks
) -> list[Element]:
    """The battle, the joust, the plot that the question belongs to."""
    board, kind, about = view.board, ask.kind, ask.about
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
        placed = [asking.placed(board, option) for option in picks if option != NONE]
        fielded = [arena.Fought(kind, place) for place, kind in placed]
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
    return leaf(bands, alt_text(telling.phase(view, say))) if bands else None


# What lies on the table

PLACES: Final = (
    "place-property", "install", "garrison", "monastery", "treachery", "intrigue",
    "yield-properties", "ransom-price", "declare-attack", "properties-lost", "joust-ante",
    "viking-attack",
)  # fmt: skip
"""Questions whose options lie on the table; what others offer is shown on a tray."""


def place_of(kind: str, option: str) -> str:
    """What an option stands for on the table, as in `board.Marks`; "" for one that is no
    place."""
    if kind not in PLACES or option in (NONE, OUT, BANNER):
        return ""
    what, _, where = option.partition("-")
    if kind == "monastery":
        return f"hand-{option}"
    if kind == "garrison":
        return option.partition(".")[0]
    if kind == "intrigue" and option.startswith("f"):
        return f"{option}.all"
    return {"raid": f"{where}.all", "siege": where}.get(what, option)


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


# What the seat holds, by name and in small

ACROSS: Final = 5
"""Cards in a row: so many names stand beside one another."""
TRAYS: Final = (1.2, 1.0, 0.86)
"""Of the cards in one, two or three rows."""


class Entry(Struct, frozen=True):
    """Equal cards on a tray."""

    kind: str
    count: int = 1
    picked: int = 0
    """How many of them are chosen."""
    tag: str = ""
    """The key of the Fief or Mercenary with which it is."""
    sign: str = ""
    """The sign of the place it is from."""
    forces: bool = False
    """Whether its damage is told."""
    owner: int = -1
    """From whose set, if not the seat's."""


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards by name, what its Towers are, its reserve, its rider. While decks are
    built, all there is to choose from; afterwards, as long as hands are empty, the deck."""
    if view.seat is None or view.seat < 0 or view.mine is None:
        return None
    mine, phase = view.mine, view.board.phase
    alt = alt_text(telling.hand(view, say, names))
    if phase == "decks":
        if not view.questions:
            return None
        return deck_scene(dict.fromkeys(KINDS, COPIES), say("hand-tray"), view.seat, say, alt)
    if phase == "towers":
        return deck_scene(Counter(mine.deck), say("hand-deck"), view.seat, say, alt)
    bands = held(mine, view.seat, say)
    return leaf([], alt, bands) if bands else None


def held(mine: Holding, seat: int, say: Say, picked: Picks = ()) -> list[Element]:
    """What a seat holds: the hand by name, the rest in small."""
    below = {"joust": (mine.jouster,) * bool(mine.jouster)}
    below |= {"tower": mine.towers, "army": mine.reserve}
    taken = Counter(map(kind_of, picked))
    entries = [Entry(kind, n, taken[kind]) for kind, n in Counter(mine.hand).items()]
    return [*([tray(entries, seat, say)] if entries else []), *strip(below, seat)]


def tray(found: Sequence[Entry], seat: int, say: Say) -> Element:
    """Cards by name, in rows that are as even as can be."""
    rows = -(-len(found) // ACROSS)
    zoom = TRAYS[min(rows, len(TRAYS)) - 1]
    return in_rows([named(entry, zoom, seat, say) for entry in found], at_least=3)


def in_rows(cards: Sequence[Element], at_least: int) -> Element:
    """Cells of equal width, as many in each row as in the others where that is possible."""
    rows = -(-len(cards) // ACROSS)
    across = -(-len(cards) // rows)
    of = max(across, at_least)

    def place(room: float) -> ui.Placed:
        wide = room / of
        cells = [one.frame(wide) for one in cards]
        lines = [ui.row(*cells[n : n + across]) for n in range(0, len(cells), across)]
        return ui.column(*lines, gap=4, align=0.5).frame(room).place(room)

    return Element(sum(one.width for one in cards[:across]), 0, place, grows=True)


def named(entry: Entry, zoom: float, seat: int, say: Say) -> Element:
    """A card with its name below it; how many, how many of them are chosen, where it is from, its
    damage."""
    whole = pieces.card(entry.kind, zoom, seat)
    if entry.picked:
        whole = pieces.chosen(whole)
    high, wide = 40 * zoom, 32 * zoom
    if entry.owner >= 0:
        whole = whole.overlay(pieces.shield(entry.owner, 38), x=6 - wide, y=high - 14)
    if entry.tag:
        fill = "tan" if entry.tag.startswith("m") else "leather"
        number = pieces.tab(int(entry.tag[1:]), fill=fill, line="glow")
        whole = whole.overlay(number, x=3 - wide, y=17 - high)
    elif entry.sign:
        whole = whole.overlay(pieces.emblem(entry.sign), x=2 - wide, y=16 - high)
    if entry.count > 1 or entry.picked > 1:
        many = f"{entry.picked}/{entry.count}" if entry.picked else f"×{entry.count}"
        whole = whole.overlay(pieces.pill(many, COLOUR["glow"]), x=wide - 4, y=13 - high)
    if entry.forces:
        whole = whole.overlay(
            pieces.pill(str(DAMAGE[entry.kind]), COLOUR["rose"]), x=wide - 4, y=high - 18
        )
    name = ui.paragraph(card_name(say, entry.kind), 28, ink=VELLUM, align=0.5, gap=-6)
    return ui.column(whole.rigid(), name, align=0.5).padded(0, 2)


ASIDE: Final = 0.8


def strip(groups: Mapping[str, Iterable[str]], seat: int) -> list[Element]:
    """Groups of cards, each behind its sign, in as many rows as they need."""
    found: list[Element] = []
    for sign, kinds in groups.items():
        for n, (kind, count) in enumerate(Counter(kinds).items()):
            one = pieces.card(kind, ASIDE, seat)
            if count > 1:
                one = ui.row(one, pieces.pill(f"×{count}", COLOUR["glow"]), gap=-12)
            if n == 0:
                # The sign stays with the first of its cards.
                look = Fill(COLOUR["tan"], INK, 2, 10)
                ground = pieces.emblem(sign, 40).panel(look, 5, 5).padded(4)
                one = ui.row(ground, one)
            found.append(one.rigid())
    rows = ui.wrapped(found, inner(PAGE) - 4, 5)
    return [ui.row(*row, gap=5).padded(4, 1) for row in rows]


def aside(mine: Holding, kind: str) -> Mapping[str, Collection[str]]:
    """What is shown in small: all that no tray shows already."""
    groups = {"hand": mine.hand, "tower": mine.towers, "army": mine.reserve}
    groups["joust"] = (mine.jouster,) * bool(mine.jouster)
    return {key: cards for key, cards in groups.items() if key not in _ALREADY.get(kind, ())}


# What is offered on a tray


def entries(board: Board, kind: str, loose: Sequence[str], picks: Picks) -> list[Entry]:
    """What is offered and lies in no place that is shown, equal things once."""
    found: dict[Entry, list[str]] = {}
    for option in loose:
        if (one := entry(board, kind, option)) is not None:
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
        place, of = asking.placed(board, option)
        if not of or option == NONE:
            return None
        tag = head if place in ("lord", "mercenary", "garrison") else ""
        return Entry(of, tag=tag, sign=_SIGNS.get(place, ""), forces=kind in _FORCES)
    if kind in ("allies", "struggle") and option.startswith("f"):
        return Entry("vassal", tag=head)
    if head in CARDS or head in ("infantry", "knight"):
        return Entry(head, forces=kind in ("yield-armies", "tribute"))
    return None


# A deck


def answer(view: View, question: Question, picks: Picks, say: Say, names: Names) -> Scene | None:
    """The deck that is chosen, by kinds."""
    counts = Counter(map(kind_of, picks))
    if not counts or view.seat is None:
        return None
    alt = alt_text(asking.picks(view, question, picks, say, names))
    title = say("hand-deck") if question.kind == "build-deck" else say("hand-towers")
    return deck_scene(counts, title, view.seat, say, alt)


def deck_scene(counts: Mapping[str, int], title: str, seat: int, say: Say, alt: str) -> Scene:
    """Kinds of cards in the order of the data file, each with how many there are."""
    cards = [named(Entry(kind, counts[kind]), 1, seat, say) for kind in KINDS if counts.get(kind)]
    told = ui.text(f"{title}: {sum(counts.values())}", NAME, "title", VELLUM)
    heading = ui.row(pieces.shield(seat), told, gap=12).padded(8, 2)
    return leaf([], alt, [heading, in_rows(cards, at_least=ACROSS)])
