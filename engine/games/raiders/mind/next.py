"""Whose turn comes after this one, where everybody can tell; and the questions of a seat's next
turn, which can be laid down ahead."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Foreseen, Question

from ..box import (
    BUILDING_INDEX,
    BUILDINGS,
    CARDS,
    MAX_CREW,
    PLUNDER,
    RAIDS,
    SPACES,
)
from ..events import IDLE
from ..rules import hands
from ..rules.playable import hall_of
from ..rules.prospects import raids, sets_left
from ..rules.village import FINDERS, FREE, OPEN_TO, TREASURY
from ..state import EMPTY, NOBODY, State, View, others

_TOWN_HALL: Final = BUILDING_INDEX["town_hall"]
_AVENGER: Final = next(key for key, card in CARDS.items() if card.crew.rule == "death-avenge")
_OPEN_ENDED: Final = ("place", "idle", "hall-card", "copy-building", "scout-target", "avenge")
"""Questions of which the answer may bring others a question."""
_LETTER: Final = "V"
"""A Valkyrie on a raid space."""
_RAIDING: Final = ("reroll", "choose-set", "deaths")


def next_seats(view: View) -> tuple[int, ...]:
    """The next seat clockwise, unless the game may end or somebody else may be asked first, by a
    card played at the Town Hall or an Avenger's death. Of two seats it is the other one anyway."""
    board, awaited = view.board, view.awaited
    seat = board.active
    if len(awaited) != 1 or awaited[0][0] != seat or board.left == 1:
        return ()
    if board.seats > 2 and _others_may_be_asked(view, awaited[0][1]):
        return ()
    return ((seat + 1) % board.seats,)


def _others_may_be_asked(view: View, kind: str) -> bool:
    board = view.board
    if kind in _OPEN_ENDED:
        return True
    if kind in _RAIDING:
        return _AVENGER in board.crew[board.active]
    if any(step.do == "pick-up" for step in board.agenda):
        return board.placed != _TOWN_HALL and board.village[_TOWN_HALL] != EMPTY
    return False


# Laying a turn down ahead


def foreseen(view: View) -> tuple[Foreseen, ...]:
    """The next turn of a seat that waits: where it places or raids, what comes of it, where it
    picks up. It may place where a worker stands now: the building may be free by then. All else is
    as it lies now."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or board.phase != "play" or seat == board.active:
        return ()
    if board.left != NOBODY and (seat - board.active) % board.seats >= board.left:
        return ()
    return tuple(_Turn(view, seat).found)


class _Turn:
    """What a turn may ask, in order."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.board, self.seat = view, view.board, seat
        self.found: list[Foreseen] = []
        worker = self.board.workers[seat]
        known = _known(view)
        work = [
            action
            for find, open_to_it in zip(FINDERS, OPEN_TO[worker], strict=True)
            if open_to_it
            for action in find(known, seat, worker)
        ]
        raiding = raids(self.board, seat, worker)
        if not (work or raiding):
            return
        self.add("place", (*work, *raiding), (worker,))
        for raid in raiding:
            self.raid(raid)
        there = self.pick_ups(known)
        pick_up = len(self.found)
        self.add("pick-up", tuple(there))
        self.choices({*work, *there}, pick_up)

    def add(
        self,
        kind: str,
        options: tuple[str, ...],
        about: tuple[str | int, ...] = (),
        count: int = 1,
        after: tuple[int, str] | None = None,
    ) -> None:
        """One question more."""
        question = Question(0, self.seat, kind, options, count, count, about=about)
        self.found.append(Foreseen(question, after))

    def pick_ups(self, known: State) -> list[str]:
        """Actions where a worker stands, and leaving them, unless they cost nothing."""
        actions: list[str] = []
        idles: list[str] = []
        for building, stands, find in zip(BUILDINGS, self.board.village, FINDERS, strict=True):
            if stands:
                found = find(known, self.seat, stands)
                actions += found
                if not found or building not in FREE:
                    idles.append(f"{building}.{IDLE}")
        return [*actions, *idles]

    # Raids

    def raid(self, raid: str) -> None:
        """Which set, once the dice lie, and who dies of it."""
        place = RAIDS[raid]
        left = [SPACES[raid]] if raid in SPACES else list(sets_left(self.board, place))
        spaces, asked = [space.key for space in left], (0, raid)
        if len({(self.board.spaces[space.index], space.worker) for space in left}) > 1:
            asked = (len(self.found), "")
            self.add("choose-set", tuple(spaces), (place,), after=(0, raid))
        else:
            spaces = spaces[:1]
        for space in spaces:
            self.deaths(space, (asked[0], asked[1] or space))

    def deaths(self, space: str, after: tuple[int, str]) -> None:
        crew = self.board.crew[self.seat]
        count = min(self.board.spaces[SPACES[space].index].count(_LETTER), len(crew))
        if 0 < count < len(crew) and len(set(crew)) > 1:
            self.add("deaths", hands.numbered(crew), (space, count), count, after)

    # What work asks

    def choices(self, work: set[str], pick_up: int) -> None:
        """For the Treasury the cards, for a full crew who goes, for cards at the Town Hall whom
        they hit: after placing where the building is free, else after picking up."""
        hand, crew = self.view.hand, self.board.crew[self.seat]
        for trade in TREASURY.trade:
            if f"treasury.{trade.kind}" in work and len(hand) > trade.cards:
                after = (self.half("treasury", pick_up), f"treasury.{trade.kind}")
                options = hands.numbered(hand)
                self.add("treasury", options, (trade.kind,), trade.cards, after)
        if len(crew) >= MAX_CREW and len(set(crew)) > 1:
            self.add("dismiss", hands.in_order(crew), ("barracks",))
        for card in dict.fromkeys(hand):
            if f"town_hall.{card}" in work:
                self.played(card, (self.half("town_hall", pick_up), f"town_hall.{card}"))

    def half(self, building: str, pick_up: int) -> int:
        """Whether a building will rather be placed at, or picked up from."""
        return pick_up if self.board.village[BUILDING_INDEX[building]] else 0

    def played(self, card: str, after: tuple[int, str]) -> None:
        """Whom a card hits, or brings."""
        board, hall = self.board, hall_of(card)
        foes = others(board, self.seat)
        if hall.rule in ("take", "one-loses") and len(foes) > 1:
            hit = tuple([str(foe) for foe in foes if getattr(board, hall.kind)[foe]])
            self.several("target-seat", hit, (card,), after)
        elif hall.rule == "take-plunder":
            kinds = [
                f"{foe}.{kind}" for foe in foes for kind in PLUNDER if getattr(board, kind)[foe]
            ]
            self.several("take-plunder", tuple(kinds), (card,), after)

    def several(
        self, kind: str, options: tuple[str, ...], about: tuple[str, ...], after: tuple[int, str]
    ) -> None:
        """A single option is not asked."""
        if len(options) > 1:
            self.add(kind, options, about, after=after)


def _known(view: View) -> State:
    """The position as far as the seat sees it: enough for what it may do itself."""
    hidden: list[list[str]] = [[] for _ in range(view.seats)]
    assert view.seat is not None
    hidden[view.seat] = list(view.hand)
    return State(
        board=view.board,
        questions=[],
        hands=hidden,
        chosen=[],
        deck=[""] * view.deck,
        stack=[""] * view.stack,
        tiles=[],
    )
