"""What each seat may know: views, and full positions imagined from them."""

from __future__ import annotations

from typing import Final

from engine.kit.boards import copier
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, NotYet

from ..box import CARD_KEYS, HAND, MARRIAGES, PRINCESS, STRENGTHS, VALUE
from ..rules.scoring import final_standing
from ..rules.setup import PICKED
from ..state import Board, State, View

copy_board: Final = copier(Board)
"""A board that can be changed without changing this one."""


def view(state: State, seat: int | None) -> View:
    """All that `seat` may know.

    Raises:
        NotYet: for EVERYONE before the game is over.
    """
    board = state.board
    over = board.phase == "over"
    shown = View(
        seat=seat,
        seats=board.seats,
        questions=(),
        awaited=tuple([(question.seat, question.kind) for question in state.questions]),
        standing=final_standing(board) if over else None,
        board=copy_board(board),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
    )
    if seat == EVERYONE:
        if not over:
            raise NotYet("the game is not over")
        shown.hands = tuple(tuple(hand) for hand in state.hands)
    elif seat is not None:
        shown.questions = tuple([q for q in state.questions if q.seat == seat])
        shown.hand = tuple(state.hands[seat])
        shown.drafted = tuple(state.drafted[seat])
        shown.pack = tuple(state.packs[seat])
        shown.passed = _passed(state, seat)
    return shown


def _passed(state: State, seat: int) -> tuple[tuple[str, ...], ...]:
    """What a seat passed on in each turn of the draft: what was taken from that pack later,
    and what is left of it."""
    if not state.drafted[seat]:
        return ()
    board = state.board
    seats = board.seats
    turns = _turns(seats)
    now = board.draft - 1 if board.draft else turns - 1
    passed = []
    for turn in range(now):
        pack = (seat - turn) % seats
        cards: list[str] = []
        for later in range(turn + 1, now + 1):
            cards += state.drafted[(pack + later) % seats][PICKED * later : PICKED * later + PICKED]
        cards += state.packs[(pack + now) % seats]
        cards.sort(key=VALUE.__getitem__)
        passed.append(tuple(cards))
    return tuple(passed)


def _turns(seats: int) -> int:
    """Turns in which cards are taken, the last one without a choice."""
    return -(-HAND[seats] // PICKED)


def determinize(seen: View, chance: Chance) -> State:
    """A full position that fits a view, without its questions; what is unknown is dealt at
    random."""
    board = copy_board(seen.board)
    state = State(
        board=board,
        questions=[],
        asked=max((question.number for question in seen.questions), default=0),
        hands=[[] for _ in range(board.seats)],
        drafted=[[] for _ in range(board.seats)],
        packs=[[] for _ in range(board.seats)],
        marriage_deck=[],
        marriage_box=[],
        viking_deck=[],
    )
    _imagine_decks(state, chance)
    if board.phase in ("draft", "trick"):
        _imagine_cards(state, seen, chance)
    return state


def _imagine_decks(state: State, chance: Chance) -> None:
    board = state.board
    vikings = list(STRENGTHS)
    for strength in board.strengths:
        vikings.remove(strength)
    chance.shuffle(vikings)
    state.viking_deck = vikings
    revealed = {board.marriage, *board.gone, *(card for cards in board.won for card in cards)}
    unseen = sorted(key for key in MARRIAGES if key not in revealed and key != PRINCESS)
    chance.shuffle(unseen)
    left = board.rounds - board.round
    if left:
        state.marriage_deck = [PRINCESS, *unseen[: left - 1]]
        unseen = unseen[left - 1 :]
    state.marriage_box = sorted(unseen)


Slot = tuple[int, int]
"""(seat, turn of the draft) where a card was taken; (pack, -1): not taken yet; (-1, -1): aside."""
_ASIDE: Slot = (-1, -1)


def _imagine_cards(state: State, seen: View, chance: Chance) -> None:
    """Deal the unknown cards into the places where they may be.

    A place that the viewer's own pack reached after the viewer passed it on takes its cards
    from what was passed; every other place from the cards the viewer has not met. What a seat
    has played lies in one of that seat's places."""
    board = state.board
    places: dict[int, list[Slot]] = {}
    for slot, size in _slots(seen):
        places.setdefault(_origin(slot, seen), []).extend([slot] * size)
    cards = _origins(seen)
    filled: dict[Slot, list[str]] = {}
    for origin, slots in places.items():
        pool = cards[origin]
        chance.shuffle(slots)
        for seat in range(board.seats):
            if seat == seen.seat:
                continue
            for card in (*board.piles[seat], board.played[seat]):
                if card in pool:
                    pool.remove(card)
                    slot = next(s for s in slots if s[0] == seat and s[1] >= 0)
                    slots.remove(slot)
                    filled.setdefault(slot, []).append(card)
        for slot, card in zip(slots, pool, strict=True):
            filled.setdefault(slot, []).append(card)
    _lay_out(state, seen, filled)


def _slots(seen: View) -> list[tuple[Slot, int]]:
    """Every place of a card that the viewer does not hold, with its size."""
    seats = seen.seats
    size = HAND[seats]
    draft = seen.board.draft
    choosing = {seat for seat, kind in seen.awaited if kind == "draft"}
    slots: list[tuple[Slot, int]] = []
    for seat in range(seats):
        taken = size
        if draft:
            taken = PICKED * (draft - (seat in choosing))
        if seat == seen.seat:
            continue
        slots += [
            ((seat, turn), min(PICKED, taken - PICKED * turn))
            for turn in range(-(-taken // PICKED))
        ]
        if draft:
            pack = (seat - draft + 1) % seats
            slots.append(((pack, -1), size - taken))
    if len(CARD_KEYS) > seats * size:
        slots.append((_ASIDE, 1))
    return slots


def _origin(slot: Slot, seen: View) -> int:
    """The viewer's turn in which it passed on what lies there now; -1: it never saw it."""
    if seen.seat is None or seen.seat < 0 or slot == _ASIDE:
        return -1
    where, turn = slot
    if turn >= 0:
        pack = (where - turn) % seen.seats
    else:
        pack, turn = where, seen.board.draft - 1
    met = (seen.seat - pack) % seen.seats
    return met if met < turn else -1


def _origins(seen: View) -> dict[int, list[str]]:
    """The cards for each origin, see `_origin`."""
    own = {*seen.drafted, *seen.pack}
    found = {
        turn: [card for card in passed if card not in own]
        for turn, passed in enumerate(seen.passed)
    }
    met = own.union(*seen.passed)
    found[-1] = [card for card in CARD_KEYS if card not in met]
    return found


def _lay_out(state: State, seen: View, filled: dict[Slot, list[str]]) -> None:
    board = state.board
    seats = board.seats
    for seat in range(seats):
        if seat == seen.seat:
            state.drafted[seat] = list(seen.drafted)
            state.packs[seat] = list(seen.pack)
        else:
            taken = [filled.get((seat, turn), []) for turn in range(_turns(seats))]
            state.drafted[seat] = [
                card for cards in taken for card in sorted(cards, key=VALUE.__getitem__)
            ]
            rest = filled.get(((seat - board.draft + 1) % seats, -1), []) if board.draft else []
            state.packs[seat] = sorted(rest, key=VALUE.__getitem__)
        if board.phase == "trick":
            played = (*board.piles[seat], board.played[seat])
            state.hands[seat] = sorted(
                (card for card in state.drafted[seat] if card not in played),
                key=VALUE.__getitem__,
            )
    state.aside = filled[_ASIDE][0] if _ASIDE in filled else ""
