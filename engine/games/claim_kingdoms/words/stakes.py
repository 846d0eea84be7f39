"""What a card on a space brings by what lies open now: the field, the power, majorities."""

from __future__ import annotations

from functools import cached_property

from engine.kit.contract import Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, listed

from ..box import FACTIONS, FIELD_POINTS
from ..mind.ahead import Ahead
from ..rules.counting import points_for
from ..rules.ground import STEPS, WIDTH, cell_of
from ..rules.scoring import Scores, scores
from ..rules.targets import follower_of, in_range, space_of
from ..state import Board, Step, View
from .names import amount, faction_name, field_now


class Stakes:
    """Of a question, what its cards would bring on its spaces."""

    def __init__(self, view: View, question: Question, say: Say, names: Names) -> None:
        self._ahead = Ahead(view, question.seat)
        self._has_power = question.kind != "place-revealed"
        """A card that a Mage has turned up has none."""
        self._say = say
        self._names = names

    def of(self, card: str, space: str, aim: str = "") -> list[str]:
        """What it would bring to play `card` on `space`, in a few words each: points at once first,
        then what would count if the game ended now. `aim`: what a catapult there removes."""
        cell, say, told = cell_of(space), self._say, []
        field = field_now(self._ahead.view.board, space)
        if field == "catapult":
            told.append(self._shot(cell, aim))
        elif field != "plain":
            points = amount("points", abs(FIELD_POINTS.get(field, 0)), say)
            told.append(say(f"detail-{field}", points=points))
        if self._has_power:
            told += self._power(card, cell)
        return [*told, *self._majorities(self._ahead.board_with(card, cell))]

    def _shot(self, cell: int, aim: str) -> str:
        """Whose follower a catapult there removes, where that is settled."""
        seat, say = self._ahead.seat, self._say
        reach = (aim,) if aim else in_range(self._ahead.view.board, cell, seat)
        if not reach:
            return say("idle-catapult")
        if len(reach) > 1:
            return say("detail-catapult")
        owner = follower_of(reach[0])[1]
        if owner == seat:
            return say("detail-catapult-own", space=space_of(reach[0]))
        who = f"{self._names[owner]} ({SEAT_LETTERS[owner]})"
        return say("detail-catapult-one", who=who, space=space_of(reach[0]))

    def _power(self, card: str, cell: int) -> list[str]:
        """Points that the power counts there, or on how much it could work."""
        board, seat = self._ahead.view.board, self._ahead.seat
        power = FACTIONS[card].power
        points = 0
        if power.rule == "count":
            points = points_for(board, Step("", seat, cell, card))
        elif power.rule == "run":
            points = max(run_length(board, cell, way, power.most) for way in STEPS)
        elif power.rule == "variety":
            points = max(len(line_factions(board, cell, line, card)) for line in ("row", "column"))
        else:
            return self._targets(card, cell)
        return [self._say("detail-power", points=points)]

    def _targets(self, card: str, cell: int) -> list[str]:
        """On how many cards or followers the power could work."""
        found, say = self._ahead.targets(card, cell), self._say
        if found is None:
            return []
        return [say("detail-targets", count=found) if found else say("detail-no-target")]

    @cached_property
    def _now(self) -> Scores:
        return scores(self._ahead.view.board)

    def _majorities(self, after: Board) -> list[str]:
        """What the seat's maps and factions would bring more, or less, if the game ended now."""
        seat, say = self._ahead.seat, self._say
        was, now = self._now, scores(after)
        gained, lost, where = 0, 0, []
        for key, score in now[0].items():
            more = score.points[seat] - was[0][key].points[seat]
            gained, lost = gained + max(0, more), lost + max(0, -more)
            where += [say("map-short", map=key)] if more > 0 else []
        for faction, score in now[1].items():
            more = score.points[seat] - was[1][faction].points[seat]
            gained, lost = gained + max(0, more), lost + max(0, -more)
            where += [faction_name(faction, say)] if more > 0 else []
        told = []
        if gained:
            told.append(say("detail-majority", points=gained, where=listed(where, say)))
        if lost:
            told.append(say("detail-loses", points=lost))
        return told


def run_length(board: Board, cell: int, way: str, most: int) -> int:
    """Cards in an unbroken line from the neighbour on, as they give points."""
    length = 0
    while length < most and cell + STEPS[way] * (length + 1) in board.cards:
        length += 1
    return length


def line_factions(board: Board, cell: int, line: str, own: str) -> set[str]:
    """The factions in this row or column that give points."""
    row, column = divmod(cell, WIDTH)
    return {
        card.faction
        for other, card in board.cards.items()
        if not card.down
        and card.faction != own
        and other != cell
        and (other // WIDTH == row if line == "row" else other % WIDTH == column)
    }
