"""Positions built by hand, and short ways to play on from them."""

from __future__ import annotations

from typing import Any

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import PRINCESS, REGIONS, TOWN_INDEX
from engine.games.brian_boru.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Event
from tests.games.by_hand import SEED, ByHand, lay


def table(
    seats: int = 3,
    *,
    discs: dict[int, str] | None = None,
    vikings: str = "",
    monasteries: str = "",
    claims: dict[str, int] | None = None,
    hands: dict[int, str] | None = None,
    **board: Any,
) -> State:
    """A position in the first round with nothing on the agenda.

    `discs` has the towns of each seat ("MU1 MU2"), `vikings` and `monasteries` are towns too,
    `claims` tells by region who holds the token (FACE_UP: on the board), `hands` has cards;
    everything else sets the attribute of the board with that name.
    """
    state = GAME.start(seats, {}, Chance(SEED, 0))
    state.questions.clear()
    state.board.agenda.clear()
    on_board = state.board
    on_board.phase = "trick"
    on_board.round = 1
    on_board.trick = 0
    on_board.marker = on_board.first = 0
    state.viking_deck.remove(9)
    on_board.strength = 9
    on_board.strengths = [9]
    on_board.marriage = "brigid"
    unseen = sorted({*state.marriage_deck, *state.marriage_box} - {"brigid", PRINCESS})
    state.marriage_deck = [PRINCESS, *unseen[: on_board.rounds - 2]]
    state.marriage_box = unseen[on_board.rounds - 2 :]
    for seat, towns in (discs or {}).items():
        for town in towns.split():
            on_board.discs[TOWN_INDEX[town]] = seat
    for town in vikings.split():
        on_board.vikings[TOWN_INDEX[town]] = 1
    for town in monasteries.split():
        on_board.monasteries[TOWN_INDEX[town]] = 1
    for region, holder in (claims or {}).items():
        on_board.claims[REGIONS[region].index] = holder
    for seat, cards in (hands or {}).items():
        state.hands[seat] = cards.split()
        state.drafted[seat] = cards.split()
    lay(on_board, board)
    return state


_by_hand = ByHand(GAME, Step)
do, open_question, answer = _by_hand.do, _by_hand.open_question, _by_hand.answer


def play(state: State, town: str, *cards: str) -> list[Event]:
    """Lead in a town and let everybody play, the leader first, then clockwise."""
    events = do(state, "trick")
    events += answer(state, "lead", f"{cards[0]}-{town}")
    for card in cards[1:]:
        events += answer(state, "play-card", card)
    return events


def claim(state: State, region: str) -> int:
    """Where a claim token is."""
    return state.board.claims[REGIONS[region].index]


def disc(state: State, town: str) -> int:
    """Whose disc lies in a town."""
    return state.board.discs[TOWN_INDEX[town]]


def icon(state: State, name: str, seat: int = 0, count: int = 1, what: str = "") -> list[Event]:
    """Let a seat resolve a run of equal icons; `what` goes with it."""
    return do(state, Step(name, seat, what, count))


def carry_out(state: State, card: str, seat: int = 0, *, won: bool = False) -> list[Event]:
    """Let a seat carry out its card, with which it has lost in MU3 or won, up to the question."""
    board = state.board
    board.played[seat] = card
    board.active = TOWN_INDEX["MU3"]
    board.winner = seat if won else (seat + 1) % board.seats
    return do(state, Step("act", seat))


def act(state: State, card: str, way: str, seat: int = 0) -> list[Event]:
    """Let a seat that has lost carry out its card in this way, of several."""
    return carry_out(state, card, seat) + answer(state, "action", way)
