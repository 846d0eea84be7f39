"""Positions built by hand, and short ways to play on from them.

Cards are written "goblins 0 0 1": the faction, then a seat for each follower on it; further words
are "stone1" (a petrified follower of seat 1), "poison" and "down". The free grid is the plain
ground for powers: its start is "N0E0".
"""

from __future__ import annotations

from typing import Any

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import FACTION_KEYS, FOLLOWERS, TREASURE_DECK
from engine.games.claim_kingdoms.rules.ground import cell_of, ground, key_of
from engine.games.claim_kingdoms.state import Board, Card, State, Step
from engine.kit.contract import Event
from tests.games.by_hand import ByHand, lay, told

HERE = "N0E0"
NORTH, EAST, SOUTH, WEST = "N1E0", "N0E1", "S1E0", "N0W1"
CORNERS = ("N1E1", "N1W1", "S1E1", "S1W1")


def card(seats: int, text: str) -> Card:
    """A card from its words."""
    faction, *words = text.split()
    followers, stone = [0] * seats, [0] * seats
    for word in words:
        if word.isdigit():
            followers[int(word)] += 1
        elif word.startswith("stone"):
            stone[int(word.removeprefix("stone"))] += 1
    return Card(faction, tuple(followers), tuple(stone), "down" in words, "poison" in words)


def table(
    seats: int = 2,
    cards: dict[str, str] | None = None,
    *,
    maps: tuple[int, ...] = (),
    hands: dict[int, str] | None = None,
    display: str = "elves trolls dragons",
    deck: str = "gnomes dwarves druids yetis knights",
    treasures: dict[str, str] | None = None,
    **board: Any,
) -> State:
    """A position with nothing on the agenda, all factions in the game, seat 0 first.

    `cards` has the cards by space; `deck` has its top card last; `hands` by seat, one Knight each
    when left out; `treasures` by ruin, a chest where left out; everything else sets the
    attribute of the board with that name. Cards need not add up to what a real game has.
    """
    ruins = []
    if maps:
        ruins = [cell for cell, field in ground(maps).fields.items() if field == "ruin"]
    kinds = [(treasures or {}).get(key_of(cell), "chest") for cell in ruins]
    box = list(TREASURE_DECK)
    for kind in kinds:
        if kind in box:
            box.remove(kind)
    on_board = Board(
        seats=seats,
        hand=1,
        ties=True,
        maps=list(maps),
        factions=list(FACTION_KEYS),
        first=0,
        phase="play",
        turn=0,
        active=0,
        cards={cell_of(space): card(seats, text) for space, text in (cards or {}).items()},
        score=[0] * seats,
        supply=[FOLLOWERS] * seats,
        lost=[0] * seats,
        display=display.split(),
        out=[],
        ruins=ruins,
        opened=[],
        agenda=[],
    )
    lay(on_board, board)
    held = dict.fromkeys(range(seats), "knights") | (hands or {})
    return State(
        board=on_board,
        questions=[],
        hands=[held[seat].split() for seat in range(seats)],
        known=[[1 << seat] * len(held[seat].split()) for seat in range(seats)],
        deck=deck.split(),
        under=[],
        looked=[],
        looked_known=[],
        treasures=kinds,
        treasure_box=box,
    )


_by_hand = ByHand(GAME, Step)
open_question, asked = _by_hand.open_question, _by_hand.asked


def answer(state: State, kind: str, *picks: str) -> list[Event]:
    """Answer the open question, which must be of this kind. Where the new card is chosen with the
    power, that is the deck's top one, unless `picks` say otherwise; "pass" then declines."""
    question = open_question(state, kind)
    takes = [option for option in question.options if option.startswith("take.")]
    if takes and not any(pick.startswith("take.") for pick in picks):
        picks = tuple(pick for pick in picks if pick != "pass")
        if not picks or question.about[2] == "beside":
            picks = (*picks, takes[-1])
    return _by_hand.answer(state, kind, *picks)


def turn(state: State, seat: int = 0) -> list[Event]:
    """Begin a turn."""
    return _by_hand.do(state, Step("turn", seat))


def play(state: State, text: str, space: str = HERE, seat: int = 0) -> list[Event]:
    """Give a seat this card, and let it play it there, whatever is open: as far as the next
    question."""
    state.questions.clear()
    state.board.agenda.clear()
    state.hands[seat] = [text]
    state.known[seat] = [1 << seat]
    events = turn(state, seat)
    return events + answer(state, "place-card", space)


def cover(state: State, *but: str) -> None:
    """Lay a card without followers on every space of the maps, `but` for these."""
    none = (0,) * state.board.seats
    for cell in ground(tuple(state.board.maps)).fields:
        if key_of(cell) not in but:
            state.board.cards[cell] = Card("druids", none, none)


def options(state: State, kind: str) -> tuple[str, ...]:
    """What can be picked, in alphabetical order; new cards that are chosen with a power, or
    instead of it, left out: "pass" stands for declining it."""
    question = open_question(state, kind)
    found = {option for option in question.options if not option.startswith("take.")}
    free = kind in ("guess", "target-followers", "target-seats")
    declines = len(found) < len(question.options) and not free
    return tuple(sorted(found | ({"pass"} if declines else set())))


def at(state: State, space: str) -> Card:
    """The card on a space."""
    return state.board.cards[cell_of(space)]


def followers(state: State, space: str) -> tuple[int, ...]:
    """The followers on a card, by seat."""
    return at(state, space).followers


def idle(events: list[Event]) -> str:
    """Why a power could do nothing; "" when it could."""
    return "".join(args["why"] for args in told(events, "power-idle"))
