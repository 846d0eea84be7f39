"""Positions built by hand, and short ways to play on from them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.raiders import GAME
from engine.games.raiders.box import (
    BUILDING_KEYS,
    BUILDINGS,
    CARDS,
    OFFER_KEYS,
    SETTLEMENTS,
    SPACES,
    SUPPLY,
)
from engine.games.raiders.state import Board, State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Event
from tests.games.by_hand import SEED, ByHand

SPACES_FULL = ["LL"] * len(SPACES)
"""Every raid space with two livestock, more or fewer tokens than are printed there."""


class Loaded(Chance):
    """Luck that is known beforehand: dice come up as told, then as they like; what is shuffled
    stays as it lies."""

    __slots__ = ("_faces",)

    def __init__(self, *faces: int) -> None:
        super().__init__(SEED, 1)
        self._faces = list(faces)

    def choice(self, things: Any) -> Any:
        """The next of the faces."""
        if self._faces:
            face = self._faces.pop(0)
            assert face in things
            return face
        return super().choice(things)

    def shuffle(self, things: list[Any]) -> None:
        """As it lies."""


def table(
    seats: int = 2,
    *,
    hands: dict[int, str] | None = None,
    crew: dict[int, str] | None = None,
    tiles: dict[int, str] | None = None,
    village: dict[str, str] | None = None,
    spaces: dict[str, str] | None = None,
    deck: str = "huntsman huntsman forager forager jeweller jeweller",
    offers: str = "o01 o02 o03",
    stack: str = "o08 o07 o06 o05 o04",
    supply: dict[str, int] | None = None,
    **board: Any,
) -> State:
    """A position at the beginning of a turn, with nothing on the agenda and seat 0 active.

    `hands`, `crew` and `tiles` by seat, nothing where left out; `village` has the workers by
    building, as at the start when left out; `spaces` the plunder by raid space, two livestock
    each when left out, "" taken; deck and stack have their top last. All else sets the attribute
    of the board with that name; one number stands for every seat. Things need not add up to what
    a real game has.
    """
    stand = {key: BUILDINGS[key].start for key in BUILDING_KEYS}
    if village is not None:
        stand = dict.fromkeys(BUILDING_KEYS, "") | village
    plunder = dict(zip(SPACES, SPACES_FULL, strict=True)) | (spaces or {})
    zero = [0] * seats
    on_board = Board(
        seats=seats,
        sage=0,
        fortress_gold=2,
        first=0,
        phase="play",
        turn=0,
        active=0,
        ends=[],
        silver=list(zero),
        provision=list(zero),
        gold=list(zero),
        iron=list(zero),
        livestock=list(zero),
        armour=list(zero),
        valkyrie=list(zero),
        score=list(zero),
        workers=["black"] * seats,
        crew=[(crew or {}).get(seat, "").split() for seat in range(seats)],
        supply=SUPPLY | (supply or {}),
        village=list(stand.values()),
        spaces=list(plunder.values()),
        raided=[[] for _ in SETTLEMENTS],
        offers=offers.split(),
        discards=[],
        used=[],
        dice=[],
        agenda=[],
    )
    on_board.spaces[-1] = on_board.spaces[-1].replace("LL", "LV")
    for name, value in board.items():
        assert hasattr(on_board, name), name
        old = getattr(on_board, name)
        spread = isinstance(old, list) and not isinstance(value, list)
        if spread:
            value = [value] * seats
        setattr(on_board, name, list(value) if isinstance(old, list) else value)
    state = State(
        board=on_board,
        questions=[],
        hands=[(hands or {}).get(seat, "").split() for seat in range(seats)],
        chosen=[[] for _ in range(seats)],
        deck=deck.split(),
        stack=stack.split(),
        tiles=[(tiles or {}).get(seat, "").split() for seat in range(seats)],
    )
    for hand in state.hands:
        assert hand == sorted(hand, key=list(CARDS).index), "hands lie in the order of the cards"
    assert set(state.stack) | set(on_board.offers) <= set(OFFER_KEYS)
    return state


_by_hand = ByHand(GAME, Step, lambda state: Loaded())
open_question, asked, answer = _by_hand.open_question, _by_hand.asked, _by_hand.answer


def turn(state: State, seat: int = 0) -> list[Event]:
    """Begin a turn: as far as the question where to place."""
    return _by_hand.do(state, Step("turn", seat))


def go(state: State, luck: Chance | None = None) -> list[Event]:
    """Do what is on the agenda."""
    return _by_hand.do(state, luck=luck)


def use(state: State, action: str, seat: int = 0, luck: Chance | None = None) -> list[Event]:
    """Begin a turn and place the worker there."""
    turn(state, seat)
    if action in ("barracks", action.partition(".")[0] + ".idle"):
        return seldom(state, action)
    return answer(state, "place", action, luck=luck)


def hall(state: State, card: str, seat: int = 0, luck: Chance | None = None) -> list[Event]:
    """Begin a turn, place at the Town Hall, which must be free, and play a card."""
    return use(state, f"town_hall.{card}", seat, luck=luck)


def seldom(state: State, option: str, kind: str = "place") -> list[Event]:
    """Answer with what is seldom wanted, where it has to be asked for: placing or picking up
    without the action, "barracks" to dismiss somebody without need."""
    if option not in open_question(state, kind).options:
        answer(state, kind, "idle")
        kind = "idle"
    return answer(state, kind, option)


def options(state: State, kind: str) -> tuple[str, ...]:
    """What can be picked."""
    return open_question(state, kind).options


def legal(state: State, *picks: str) -> bool:
    """Whether the first open question takes these picks."""
    return GAME.questions(state)[0].accepts(picks) is None


def raid(state: State, space: str, *dice: int) -> list[Event]:
    """Begin a turn and raid for the plunder set of this raid space, as the question after the
    dice asks for it where there is a choice. A Brawler's question stays open."""
    turn(state)
    settlement = SPACES[space].settlement
    named = space if not SETTLEMENTS[settlement].dice else settlement
    events = answer(state, "place", named, luck=Loaded(*dice))
    return events + (answer(state, "choose-set", space) if asked(state) == "choose-set" else [])


def idle_turn(state: State) -> list[Event]:
    """Whoever is asked places and picks up without any action."""
    free = state.board.village.index("")
    events = seldom(state, f"{BUILDING_KEYS[free]}.idle")
    there = next(i for i, stands in enumerate(state.board.village) if stands and i != free)
    return events + seldom(state, f"{BUILDING_KEYS[there]}.idle", "pick-up")


EMPTY_HALL = {"gate_house": "black", "mill": "black", "treasury": "black"}
"""A village in which the Town Hall is free."""


def complete(state: State) -> None:
    """What `table` was not told is under the deck, under the stack of offerings and in the supply.

    Raises:
        AssertionError: there is more of something than the box has.
    """
    board = state.board
    cards = Counter({key: card.copies for key, card in CARDS.items()})
    cards.subtract([*state.deck, *board.discards])
    for held in (*state.hands, *board.crew):
        cards.subtract(held)
    assert min(cards.values()) >= 0, f"more cards than there are: {-cards}"
    state.deck[:0] = cards.elements()
    tiles = {*board.offers, *state.stack}.union(*state.tiles)
    state.stack[:0] = [key for key in OFFER_KEYS if key not in tiles]


PLACES = {"village": list(BUILDING_KEYS), "spaces": list(SPACES), "raided": list(SETTLEMENTS)}
BEGIN = "turn a"
BY_SEAT = frozenset(
    (
        *("silver", "provision", "gold", "iron", "livestock", "armour", "valkyrie", "score"),
        *("workers", "crew", "hands", "chosen", "tiles"),
    )
)
