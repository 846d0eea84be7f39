"""What a card would bring on a space, from a view: the position just after it is played there, and
what its power would then ask. Nothing of it hangs on what the seat cannot know."""

from __future__ import annotations

from copy import copy

from engine.kit.chance import Chance

from ..box import FIELD_POINTS
from ..events import PASS, TAKE
from ..rules.ground import field_at, field_now
from ..rules.offers import Offer
from ..rules.powers import offered
from ..rules.targets import split
from ..rules.tracks import changed, new_card
from ..state import Board, State, Step, View
from .seen import copy_board, determinize

_LUCK = b"ahead"
_TARGETS = ("target-card", "target-follower", "target-followers", "target-seats", "target-pair")


class Ahead:
    """A view's position, and what it would be with one card more."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self._state: State | None = None
        self._boards: dict[tuple[str, int], Board] = {}

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

    def _imagined(self) -> State:
        if self._state is None:
            self._state = determinize(self.view, Chance(_LUCK, 0))
        return self._state

    def board_with(self, card: str, cell: int) -> Board:
        """The board once the card lies there with a follower, a second one if it is a mill, and
        what a castle or a swamp does is done. Catapults and treasures wait."""
        if (card, cell) not in self._boards:
            self._boards[card, cell] = self._with(card, cell)
        return self._boards[card, cell]

    def _with(self, card: str, cell: int) -> Board:
        board, seat = copy_board(self.view.board), self.seat
        new_card(board, cell, card, seat)
        field = field_at(board, cell)
        if field == "mill" and board.supply[seat]:
            laid = board.cards[cell]
            board.cards[cell] = type(laid)(
                laid.faction, changed(laid.followers, seat, 1), laid.stone
            )
            board.supply[seat] -= 1
        points = FIELD_POINTS.get(field, 0)
        board.score[seat] = max(0, board.score[seat] + points)
        if not board.supply[seat]:
            board.end = "followers"
        board.active, board.draw, board.last = seat, "", cell
        return board

    def offer(self, card: str, cell: int) -> Offer | str:
        """What its power would ask there: see `rules.powers.offered`."""
        state = copy(self._imagined())
        state.board = self.board_with(card, cell)
        return offered(state, Step("power", self.seat, cell, card))


def is_certain(board: Board, cell: int) -> bool:
    """Whether it is known beforehand what the field there does."""
    return field_now(board, cell) not in ("catapult", "ruin")
