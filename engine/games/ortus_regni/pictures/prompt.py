"""The one picture of a private prompt: what is fought or plotted, what can be chosen, and below,
on leather, what the seat holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Canvas, Scene
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import fitted

from ..box import CARDS
from ..rules.realm.holdings import fief_at, holder, number_of
from ..state import NOWHERE, Board, Holding, View
from ..words import asking, options, position
from ..words.names import kind_of
from . import arena, panels, places
from .board import READABLE, fitting
from .changes import Changes
from .hand import Entry, answer, entries, hand, held, strip, tray
from .layout import EDGE, GAP, PROMPT, PROMPT_TALL, TALL, ZOOMS, Band, bands_high
from .pieces import leaf
from .sheets import Fought

HELD: Final = ("turn", "towers", "mulligan")
"""Questions about the hand itself: all of it is shown by name."""
LARGEST: Final = 1.15
"""Cards on the table are no larger than this."""
MOST_HAND: Final = 400
"""Characters of what is held, in the picture's words."""
TALLER: Final[dict[str, str]] = {
    "viking-attack": "everything on the table may be attacked",
    "declare-attack": "all that rivals own may be attacked",
    "intrigue": "all that rivals own may be stolen",
    "treachery": "any Lord on the table may be slain",
}
"""Kinds of questions whose pictures may be higher than wide, and why."""


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
        chosen = answer(view, question, picks, say, names) if question and picks else None
        return chosen or hand(view, say, names)
    shown = Shown(view, mine, seat, question, say, names, picks, only)
    upper, below = shown.upper(), shown.below()
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


class Shown:
    """A prompt while its picture is put together."""

    def __init__(
        self, view: View, mine: Holding, seat: int, question: Question | None, say: Say,
        names: Names, picks: Picks, only: tuple[str, ...] | None,
    ) -> None:  # fmt: skip
        self.view, self.mine, self.seat, self.say, self.names = view, mine, seat, say, names
        self.question, self.picks = question, picks
        self.kind = question.kind if question else ""
        asked = question.options if question else ()
        offered = [option for option in asked if only is None or option in only]
        spots = [(one, places.spot_of(question, one)) for one in offered] if question else []
        self.spots = [(spot, one in picks) for one, spot in spots if spot is not None]
        self.loose = [one for one, spot in spots if spot is None]

    # What the seat holds.

    def below(self) -> list[Band]:
        """On leather: what can be chosen of it by name, the rest in small."""
        mine, seat, say = self.mine, self.seat, self.say
        if self.kind in HELD or not self.question:
            picked = Counter(map(kind_of, self.picks)) if self.kind == "towers" else None
            rest = held(mine, seat, say, whole=False)
            if mine.hand:
                rest = strip([("tower", mine.towers), ("army", mine.reserve)], seat)
            return [tray(entries(mine.hand, picked), seat, say), *rest] if mine.hand else rest
        found = self.entries()
        if not found:
            return held(mine, seat, say, whole=False)
        groups = {"hand": mine.hand, "tower": mine.towers, "army": mine.reserve}
        for here in _ALREADY.get(self.kind, ()):
            del groups[here]
        joust = ("joust", (mine.jouster,) * bool(mine.jouster))
        return [tray(found, seat, say), *strip([*groups.items(), joust], seat)]

    def entries(self) -> list[Entry]:
        """What is offered and lies in no place that is shown, equal things once."""
        board = self.view.board
        found: dict[Entry, list[int]] = {}
        for option in self.loose:
            one = entry(board, self.kind, option)
            if one is not None:
                count = found.setdefault(one, [0, 0])
                count[0] += 1
                count[1] += option in self.picks
        return [
            Entry(one.kind, n, picked, one.tag, one.hired, one.sign, one.forces, one.owner)
            for one, (n, picked) in found.items()
        ]

    # What lies on the table.

    def upper(self) -> list[Band]:
        """What is fought or plotted, then the earldoms that matter, as large as may be."""
        above = self.context()
        room = 2 * EDGE + bands_high(above) + bands_high(self.below()) + 3 * GAP
        if self.spots:
            return [*above, *self.offered(room)]
        if self.kind == "turn" or not self.question:
            return [*above, *self.realm(room)]
        return above

    def context(self) -> list[Band]:
        """The battle, the joust, the plot that the question belongs to."""
        board, question = self.view.board, self.question
        if question is not None and self.kind in ("allies", "struggle"):
            card, other, aim = (
                str(question.about[0]),
                int(question.about[1]),
                str(question.about[2]),
            )
            mine = self.kind == "struggle"
            sides = (self.seat, other) if mine else (other, self.seat)
            plot = arena.Plot(sides[0], card, aim, sides[1], mine)
            bands = [arena.plot(plot, board, self.names)]
            target = number_of(aim) if aim.startswith("f") else NOWHERE
            return [*bands, *stake(self.view, target, sides[1], self.names)]
        if question is not None and self.kind in ("yield-properties", "yield-armies"):
            aim = str(question.about[1]) if self.kind == "yield-properties" else "reserve"
            other = int(question.about[0])
            return [arena.plot(arena.Plot(other, "intrigue", aim, self.seat), board, self.names)]
        if board.battle is not None:
            fight = board.battle
            fielded = (self.seat, self.fielded()) if self.picks else None
            bands = [arena.battle(fight, self.say, self.names, fielded)]
            aimed = self.kind in ("attack-forces", "defence-forces", "church-decides")
            if aimed:
                bands += stake(self.view, fight.fief, fight.defender, self.names)
            return bands
        return arena.under_way(board, self.say, self.names)

    def fielded(self) -> list[Fought]:
        """What is chosen to be fielded so far."""
        if self.kind not in ("attack-forces", "defence-forces"):
            return []
        found = []
        for option in self.picks:
            if option != "none":
                place, kind = options.placed(self.view.board, option)
                found.append(Fought(kind, place))
        return found

    def offered(self, taken: float) -> list[Band]:
        """The blocks in which something is offered, framed."""
        board = self.view.board
        found = [places.block_of(board, spot) for spot, _ in self.spots]
        seats = sorted({seat for seat, _ in found} - {-1})
        keys = {key for _, key in found}
        plots = self.fitted(seats, taken, lambda key: key in keys)
        frames = places.framed(self.spots)
        return [panels.earldom(self.view, one, Changes(), self.names, frames) for one in plots]

    def fitted(self, seats: Sequence[int], taken: float, only: object = None) -> list[panels.Plot]:
        """These earldoms in a picture as low as it can be."""
        zooms = [zoom for zoom in ZOOMS if zoom <= LARGEST]
        wanted = only if callable(only) else None
        readable = [zoom for zoom in zooms if zoom >= READABLE]
        tall = TALL if self.kind in TALLER else PROMPT_TALL
        for most, sizes in ((PROMPT, readable), (PROMPT_TALL, readable), (tall, zooms)):
            plots = fitting(self.view, seats, most - taken, (), wanted, sizes)
            if any(plot.form != "closed" for plot in plots):
                return plots
        return plots

    def realm(self, taken: float) -> list[Band]:
        """One's own earldom whole, and of the rivals what there is room for."""
        board, seat = self.view.board, self.seat
        if not board.alive[seat]:
            return []
        rivals = [(seat + n) % board.seats for n in range(1, board.seats)]
        rivals = [other for other in rivals if board.alive[other]]
        plots = fitting(self.view, [*rivals, seat], PROMPT - taken, (), None, (1.0, 0.85, READABLE))
        if all(plot.form == "closed" for plot in plots):
            heads = [panels.plot_of(board, other, 1.0, "closed") for other in rivals]
            heads_high = sum(plot.height + GAP for plot in heads)
            plots = [*heads, *self.fitted([seat], taken + heads_high)]
        return [panels.earldom(self.view, plot, Changes(), self.names) for plot in plots]


def stake(view: View, fief: int, seat: int, names: Names) -> list[Band]:
    """What is aimed at, under its owner's head."""
    board = view.board
    if fief == NOWHERE or fief_at(board, fief) is None:
        plot = panels.plot_of(board, seat, 1.0, "closed")
    else:
        seat = holder(board, fief)
        plot = panels.plot_of(board, seat, 0.85, "below", lambda key: key == f"f{fief}")
        if not panels.keeps_in(plot):
            plot = panels.plot_of(board, seat, 0.52, "below", lambda key: key == f"f{fief}")
    return [panels.earldom(view, plot, Changes(), names)]


def under_way(view: View, say: Say, names: Names) -> Scene | None:
    """For everybody: the battle or joust that is not over yet, and what it is about."""
    board = view.board
    bands = arena.under_way(board, say, names)
    if board.battle is not None:
        bands += stake(view, board.battle.fief, board.battle.defender, names)
    return leaf(bands, alt_text(position.phase(view, say))) if bands else None


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
        found = places.fallen_owners(board).get(option)
        battle = board.battle
        if found is None or battle is None:
            return None
        return Entry(found[0], owner=found[1] if found[1] != battle.defender else -1)
    head, _, rest = option.partition(".")
    if kind in _FORCES or rest == "lord":
        place, of = options.placed(board, option)
        if not of or option == "none":
            return None
        tag = str(number_of(option) + 1) if place in ("lord", "mercenary", "garrison") else ""
        sign = _SIGNS.get(place, "")
        forces = kind in _FORCES
        return Entry(of, tag=tag, hired=place != "lord", sign=sign, forces=forces)
    if kind in ("allies", "struggle") and option.startswith("f"):
        return Entry("vassal", tag=str(number_of(option) + 1))
    if head in CARDS or head in ("infantry", "knight"):
        return Entry(head, forces=kind in ("yield-armies", "tribute"))
    return None
