"""Positions imagined from what a seat sees; questions that may come to a seat that waits; what a
card would bring on a space."""

from __future__ import annotations

from copy import copy
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Question, UpcomingQuestion
from engine.kit.hidden import Pile

from ..box import COPIES, TREASURES
from ..rules.ground import cell_of, distinct, field_now, open_keys, split
from ..rules.powers import Offer, offered
from ..rules.supplies import everyone, sort_hand, sources
from ..rules.turns import field, lay_down, placings
from ..state import PASS, TAKE, Board, Play, State, Step, View

PILES: Final = (
    Pile(
        ("treasures", "treasure_box"),
        {treasure.key: treasure.count for treasure in TREASURES.values()},
        lambda board: board.opened,
    ),
)


def deal_unknown(state: State, view: View, chance: Chance) -> None:
    """Deal the cards that could be anywhere, for all the seat knows."""
    board = state.board
    state.treasure_box.sort()
    if board.phase == "factions":
        return
    left = dict.fromkeys(board.factions, COPIES)
    seen = [card.faction for card in board.cards.values()]
    seen += [*board.display, *board.out, board.revealed, *state.deck, *state.looked]
    for hand in state.hands:
        seen += hand
    for card in filter(None, seen):
        left[card] -= 1
    pool = [card for card, count in left.items() for _ in range(count)]
    chance.shuffle(pool)
    for cards in (*state.hands, state.looked):
        cards[:] = [card or pool.pop() for card in cards]
    lowest = [card or pool.pop() for card in state.deck[: len(state.under)]]
    state.deck = [*lowest, *pool]
    if view.seat is None:
        # What spectators know, everybody does.
        for masks in (*state.known, state.under, state.looked_known):
            masks[:] = [everyone(state) if mask else 0 for mask in masks]
    for seat, masks in enumerate(state.known):
        masks[:] = [mask | 1 << seat for mask in masks]
        sort_hand(state, seat)


# What comes next


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """A seat's next card and its space; the new card. Spaces, targets and the display are those of
    now; some may be gone by then."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or board.phase != "play" or not view.awaited:
        return ()
    spaces, hand = open_keys(board), distinct(view.hands[seat])
    if seat == board.active or view.questions or not hand or not spaces:
        return ()
    if len(view.hands[seat]) > 1:
        options = tuple([f"{card}>{space}" for card in sorted(hand) for space in spaces])
        found = [Question(0, seat, "play-card", options)]
    else:
        found = [Question(0, seat, "place-card", placings(board, seat, spaces), about=hand)]
    new = sources(view.known)
    if len(new) > 1:
        ahead, cells = Ahead(view, seat), [cell_of(space) for space in spaces]
        if any(ahead.draws(card, cell) for card in hand for cell in cells):
            found.append(Question(0, seat, "draw-card", new, about=("turn",)))
    return tuple(map(UpcomingQuestion, found))


def next_seats(view: View) -> tuple[int, ...]:
    """Who comes after the seat that ends its turn by taking a card: the next one clockwise that
    has cards. Before that a power may ask others, or the game may end."""
    board = view.board
    if view.awaited != ((board.active, "draw-card"),):
        return ()
    order = [(board.active + n) % board.seats for n in range(1, board.seats)]
    return tuple(seat for seat in order if view.hands[seat])[:1]


_TARGETS: Final = (
    "target-card",
    "target-follower",
    "target-followers",
    "target-seats",
    "target-pair",
)


class Ahead:
    """What a card would bring a seat: the position just after it is played, and what its power
    would then ask. Nothing of it hangs on what the seat cannot know."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self._played: dict[tuple[str, int], Play] = {}

    def played(self, card: str, cell: int) -> Play:
        """The position once the card lies there and the field has acted, if it is known beforehand
        what that does."""
        if (card, cell) not in self._played:
            state = copy(self.view.known)
            state.board = board = copy(self.view.board)
            board.cards, board.supply = {**board.cards}, [*board.supply]
            board.score, board.active, board.draw = [*board.score], self.seat, ""
            board.last = cell
            play = self._played[card, cell] = Play(state, board, [], [], Chance(b"ahead", 0))
            lay_down(play, self.seat, cell, card, "hand")
            if play.agenda and is_certain(board, cell):
                field(play, play.agenda.pop())
        return self._played[card, cell]

    def offer(self, card: str, cell: int) -> Offer | str:
        """What its power would ask there: see `rules.powers.offered`."""
        return offered(self.played(card, cell), Step("power", self.seat, card, cell=cell))

    def targets(self, card: str, cell: int) -> int | None:
        """How many cards or followers its power could choose from there; None where it chooses
        nothing of the kind, or where a catapult or a treasure comes first."""
        if not is_certain(self.view.board, cell):
            return None
        offer = self.offer(card, cell)
        if isinstance(offer, str):
            return 0 if offer == "no-target" else None
        if offer.kind not in _TARGETS:
            return None
        options = [o for o in offer.options if o != PASS and not o.startswith(TAKE)]
        return len({split(option)[0].partition(".")[0] for option in options})

    def draws(self, card: str, cell: int) -> bool:
        """Whether the new card may be asked for alone, after this card there."""
        if not is_certain(self.view.board, cell):
            return True
        offer = self.offer(card, cell)
        if isinstance(offer, str) or offer.sure:
            return True
        # A power that is asked for alone, or that changes the display, leaves it for later.
        return offer.form == "alone" or offer.kind == "display-cards"


def is_certain(board: Board, cell: int) -> bool:
    """Whether it is known beforehand what the field there does."""
    return field_now(board, cell) not in ("catapult", "ruin")
