"""Positions built by hand, and short ways to play on from them."""

from __future__ import annotations

from typing import Any

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import (
    CARD_KEYS,
    COLOURS,
    HAND,
    MARRIAGES,
    PRINCESS,
    REGION_KEYS,
    REGIONS,
    STRENGTHS,
    SUIT,
    TOWN_INDEX,
    TOWN_KEYS,
    TOWNS,
    VALUE,
)
from engine.games.brian_boru.state import FACE_UP, FREE, NOWHERE, Board, State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Event
from tests.games.by_hand import SEED, ByHand, lay


def table(
    seats: int = 3,
    *,
    discs: dict[int, str] | None = None,
    vikings: str = "",
    monasteries: str = "",
    claims: dict[str, int | str] | None = None,
    hands: dict[int, str] | None = None,
    wins: dict[int, str] | None = None,
    loses: dict[int, str] | None = None,
    **board: Any,
) -> State:
    """A position in the first round with nothing on the agenda.

    `discs` has the towns of each seat ("MU1 MU2"), `vikings` and `monasteries` are towns too;
    "MU" is each free town of Munster, "red" each free red one, "all" all that are free, "-MU1"
    all that was written before but this one. `claims` tells by region who holds the token ("up":
    on the board), `hands` has cards. `wins` or `loses`: such a card of a seat's is about to be
    carried out, in a town of its colour or of another one. Everything else sets the attribute of
    the board with that name; a single value, or one by seat, stands for a list by seat.
    """
    state = GAME.start(seats, {}, Chance(SEED, 0))
    state.questions.clear()
    state.board.agenda.clear()
    on_board = state.board
    on_board.phase = "trick"
    on_board.round = 1
    on_board.trick = 0
    on_board.marker = on_board.first = 0
    on_board.marriage = "brigid"
    for seat, towns in (discs or {}).items():
        for town in _towns(towns, on_board):
            on_board.discs[town] = seat
    for town in vikings.split():
        on_board.vikings[TOWN_INDEX[town]] = 1
    for town in monasteries.split():
        on_board.monasteries[TOWN_INDEX[town]] = 1
    for region, holder in (claims or {}).items():
        where = FACE_UP if holder == "up" else _seat(holder)
        on_board.claims[REGIONS[region].index] = where
    for seat, cards in (hands or {}).items():
        state.hands[seat] = cards.split()
        state.drafted[seat] = cards.split()
    if isinstance(board.get("princess"), dict):
        ((board["princess_seat"], board["princess"]),) = board["princess"].items()
    lay(on_board, {name: _laid(on_board, name, value) for name, value in board.items()})
    for by_seat, won in ((wins, True), (loses, False)):
        for seat, card in (by_seat or {}).items():
            _carried_out(on_board, seat, card, won=won)
    return state


def _towns(text: str, board: Board) -> list[int]:
    """The towns of `table`'s short words."""
    found: list[int] = []
    for word in text.split():
        if word in TOWN_INDEX:
            found.append(TOWN_INDEX[word])
        elif word.startswith("-"):
            found.remove(TOWN_INDEX[word[1:]])
        else:
            found += [
                town.index
                for town in TOWNS.values()
                if word in ("all", town.region, town.colour) and board.discs[town.index] == FREE
            ]
    return found


def _seat(value: Any) -> Any:
    """The seat of a letter."""
    return "abcde".index(value) if isinstance(value, str) and len(value) == 1 else value


def _laid(board: Board, name: str, value: Any) -> Any:
    """A value as the board has it."""
    if name in ("marker", "winner", "leader", "princess_seat"):
        return _seat(value)
    if name == "active":
        return TOWN_INDEX.get(value, value)
    old = getattr(board, name)
    if not isinstance(old, list) or isinstance(value, list):
        return value
    if name == "gone":
        return value.split()
    if isinstance(value, dict):
        given = [value.get(seat, one) for seat, one in enumerate(old)]
    else:
        given = str(value).split() if " " in str(value) else [value] * board.seats
    if name in ("won", "piles"):
        return [one.split() if isinstance(one, str) else one for one in given]
    return given if name == "played" else [int(one) for one in given]


def _carried_out(board: Board, seat: int, card: str, *, won: bool) -> None:
    """A seat's card has won a trick in a town of its colour, or lost one to a red or blue card;
    the others have played low ones."""
    if board.active == NOWHERE:
        own = {"yellow": "MU2", "blue": "MU1"}.get(SUIT[card], "MU3")
        board.active = TOWN_INDEX[own if won else "MU1" if SUIT[card] == "red" else "MU3"]
    board.winner = seat if won else (seat + 1) % board.seats
    board.leader = board.winner
    board.played[seat] = card
    if not won:
        colour = COLOURS[board.active]
        board.played[board.winner] = max(
            (key for key in CARD_KEYS if SUIT[key] == colour), key=VALUE.__getitem__
        )
    low = [key for key in CARD_KEYS if SUIT[key] not in (COLOURS[board.active], "white")]
    for other in range(board.seats):
        if not board.played[other]:
            board.played[other] = next(key for key in low if key not in board.played)
    board.agenda.append(Step("act", seat))


def complete(state: State) -> None:
    """What `table` was not told, as it may lie in a game, or an assertion fails.

    Cards that no hand was told to have were played before, or lie aside; hands of which nothing
    was told have the lowest of the rest. Viking cards come by strength, marriage cards by name;
    without the Princess on offer she is the last one of the deck.
    """
    board = state.board
    married = [*board.gone, *(card for cards in board.won for card in cards)]
    if board.princess:
        married.append(PRINCESS)
        board.won[board.princess_seat].append(PRINCESS)
    if PRINCESS in (board.marriage, *married):
        board.round = board.rounds
    if board.marriage in married:
        board.marriage = ""
    shown = {*married, board.marriage} | ({PRINCESS} if board.round == board.rounds else set())
    unseen = sorted(key for key in MARRIAGES if key not in shown and key != PRINCESS)
    left = max(0, board.rounds - board.round - 1)
    state.marriage_deck = [PRINCESS, *unseen[:left]] if board.round < board.rounds else []
    state.marriage_box = unseen[left:]
    if board.round == board.rounds and board.marriage != PRINCESS and PRINCESS not in married:
        board.gone.append(PRINCESS)
    board.strengths = list(STRENGTHS[: board.round])
    board.strength = board.strengths[-1]
    state.viking_deck = sorted(STRENGTHS[board.round :], reverse=True)
    if any(state.hands) or any(board.played):
        _complete_cards(state)


def _complete_cards(state: State) -> None:
    board, size = state.board, HAND[state.board.seats]
    told = max(len(h) + bool(c) for h, c in zip(state.hands, board.played, strict=True))
    if not any(state.hands):
        told = size - max(board.trick, 1) + 1
    board.trick = size - told + any(board.played)
    given = {state.aside, *board.played}.union(*state.hands, *board.piles)
    rest = [card for card in CARD_KEYS if card not in given]
    for seat, (hand, played) in enumerate(zip(state.hands, board.played, strict=True)):
        held = told - bool(played)
        if not hand:
            hand += rest[:held]
            del rest[:held]
        hand.sort(key=VALUE.__getitem__)
        assert len(hand) == held, f"{len(hand)} cards in hand {seat}, not {held}"
    for seat, pile in enumerate(board.piles):
        earlier = size - told - len(pile)
        pile += rest[:earlier]
        del rest[:earlier]
        state.drafted[seat] = [*pile, *filter(None, [board.played[seat]]), *state.hands[seat]]
    state.aside = state.aside or "".join(rest)


BEGIN = "trick"
BY_SEAT = frozenset(
    (
        *("score", "coins", "renown", "raiders", "church", "track", "won"),
        *("played", "piles", "hands", "drafted", "packs"),
    )
)
PLACES = {
    "discs": TOWN_KEYS, "vikings": TOWN_KEYS, "monasteries": TOWN_KEYS, "claims": REGION_KEYS
}  # fmt: skip
QUIET = (
    *("drafted", "piles", "acting", "leader", "active", "played", "phase", "winner", "hands"),
    *("=action", "final-score"),
)
NUMBERS = ("marriage-slid before", "discs")
SEATS = (
    *("chooser", "losers", "tied", "holder", "leader", "marker", "first", "winners"),
    *("discs", "claims", "winner", "princess_seat"),
)
MENUS = ("lead", "draft")
BARE = ("card", "town", "region", "icon", "action")
ECHOES = ("upkeep-step", "draft-pack", "draft-chosen", "card-played", "town-chosen")
"""Events that say no more than the answer, or what step follows."""


def matters(event: Event) -> bool:
    return event.kind not in ECHOES


SAID = {
    "round-begins": "round >{round}",
    "vikings-land": "battle >{battle}; strength >{strength}",
    "marriage-offered": "marriage >{card}; marriage_deck -{card}",
    "draft-pack": "draft >{turn}; packs.{seat} >{cards}",
    "draft-chosen": "packs.{seat} -{cards}",
    "draft-last": "packs.{seat} ?",
    "draft-over": "draft >0; trick >1",
    "disc-placed": "discs.{town} >{seat}",
    "disc-placed expand": "coins.{seat} by -5",
    "marker-moved": "marker >{seat}",
    "coins-gained": "coins.{seat} >{total}",
    "paid": "coins.{seat} by -{coins}; score.{seat} >{total}",
    "raiders-taken": "raiders.{seat} >{total}; battle >{left}; coins.{seat} by -{paid}",
    "church-discs": "church.{seat} >{total}; coins.{seat} by -{paid}",
    "marriage-moved": "track.{seat} >{space}; coins.{seat} by -{paid}",
    "marriage-slid": "track.{seat} >{space}",
    "town-freed": "vikings.{town} >0",
    "marriage-won": "won.{seat} +{card}; marriage >-",
    "marriage-won estrid": "won.{seat} ?; marriage ?",
    "marriage-unwon": "gone +{card}; marriage >-",
    "points-gained": "score.{seat} >{total}",
    "renown-gained": "renown.{seat} >{total}",
    "marriage-back": "track.{seat} >0",
    "town-lost": "vikings.{town} >1",
    "raiders-withdrawn": "battle >0",
    "spoils": "raiders.{seat} >0; renown.{seat} >{renown}; score.{seat} >{total}",
    "second-spoils": "raiders.{seat} >{raiders}; score.{seat} >{total}",
    "monastery-built": "monasteries.{town} >1",
    "church-discs-back": "church.{seat} >0",
    "church-second": "church.{seat} >{discs}; score.{seat} >{total}",
    "claim-flipped": "claims.{region} >-1",
    "claim-taken": "claims.{region} >{seat}",
    "claim-vikings": "claims.{region} >-1",
}


_by_hand = ByHand(GAME, Step)
do, open_question, answer = _by_hand.do, _by_hand.open_question, _by_hand.answer
