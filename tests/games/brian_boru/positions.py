"""Positions built by hand, and short ways to play on from them."""

from __future__ import annotations

from typing import Any

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import PRINCESS, REGIONS, TOWN_INDEX
from engine.games.brian_boru.state import FACE_DOWN, FACE_UP, State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Event, Question

SEED = bytes(range(16))

Args = dict[str, Any]


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
    for name, value in board.items():
        assert hasattr(on_board, name), name
        setattr(on_board, name, value)
    return state


def luck(state: State) -> Chance:
    """The same luck at the same point of the game."""
    return Chance(SEED, state.asked + 1)


def do(state: State, *steps: Step | str) -> list[Event]:
    """Put steps on the agenda, the first one to be done first, and run them."""
    todo = [Step(step) if isinstance(step, str) else step for step in steps]
    state.board.agenda += reversed(todo)
    events: list[Event] = []
    GAME.run(state, events, luck(state))
    return events


def open_question(state: State, kind: str) -> Question:
    """The first open question, which must be of this kind."""
    questions = GAME.questions(state)
    assert questions, f"nothing is asked; expected {kind}"
    assert questions[0].kind == kind, f"{questions[0].kind} is asked instead of {kind}"
    return questions[0]


def answer(state: State, kind: str, *picks: str) -> list[Event]:
    """Answer the open question, which must be of this kind."""
    return GAME.answer(state, open_question(state, kind), picks, luck(state))


def play(state: State, town: str, *cards: str) -> list[Event]:
    """Lead in a town and let everybody play, the leader first, then clockwise."""
    events = do(state, "trick")
    events += answer(state, "choose-town", town)
    events += answer(state, "lead-card", cards[0])
    for card in cards[1:]:
        events += answer(state, "play-card", card)
    return events


def told(events: list[Event], kind: str) -> list[Args]:
    """The arguments of all events of a kind."""
    return [event.args for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def claim(state: State, region: str) -> int:
    """Where a claim token is."""
    return state.board.claims[REGIONS[region].index]


def disc(state: State, town: str) -> int:
    """Whose disc lies in a town."""
    return state.board.discs[TOWN_INDEX[town]]


def icon(state: State, name: str, seat: int = 0, count: int = 1, card: str = "y1") -> list[Event]:
    """Let a seat resolve a run of equal icons."""
    state.board.played[seat] = state.board.played[seat] or card
    return do(state, Step(name, seat, card, count))


__all__ = [
    "FACE_DOWN",
    "FACE_UP",
    "GAME",
    "SEED",
    "answer",
    "claim",
    "disc",
    "do",
    "icon",
    "kinds",
    "luck",
    "open_question",
    "play",
    "table",
    "told",
]
