"""What a card on a space brings by what lies open now: the field, the power, majorities."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from engine.kit.contract import Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed

from ..box import FIELD_POINTS
from ..mind.seen import Ahead
from ..rules.ground import cell_of, field_now, follower_of, in_range, space_of
from ..rules.points import open_points
from ..rules.scoring import Place, Score, scores
from ..state import Step, View
from .names import name


class Stakes:
    """Of a question, what its cards would bring on its spaces."""

    def __init__(self, view: View, question: Question, say: Say, names: Names) -> None:
        self._ahead = Ahead(view, question.seat)
        self._board = view.board
        self._seat = question.seat
        self._has_power = question.kind != "place-revealed"
        """A card that a Mage has turned up has none."""
        self._say = say
        self._names = names

    def of(self, card: str, space: str, aim: str = "") -> Iterator[str]:
        """What it would bring to play `card` on `space`, in a few words each: points at once first,
        then what would count if the game ended now. `aim`: what a catapult there removes."""
        cell, say = cell_of(space), self._say
        field = field_now(self._board, cell)
        if field == "catapult":
            yield self._shot(cell, aim)
        elif field != "plain":
            yield say("detail-field", field=field, points=abs(FIELD_POINTS.get(field, 0)))
        if self._has_power:
            points = open_points(self._board, Step("", self._seat, card, cell=cell))
            targets = self._ahead.targets(card, cell) if points is None else None
            if points is not None:
                yield say("detail-power", points=points)
            elif targets is not None:
                yield say("detail-targets", count=targets)
        yield from self._majorities(card, cell)

    def _shot(self, cell: int, aim: str) -> str:
        """Whose follower a catapult there removes, where that is settled."""
        reach = (aim,) if aim else in_range(self._board, cell, self._seat)
        if len(reach) != 1:
            return self._say("detail-catapult", reach=len(reach))
        owner, space = follower_of(reach[0])[1], space_of(reach[0])
        shot = {"own": owner == self._seat, "owner": owner, "names": self._names, "space": space}
        return self._say("detail-catapult-one", shot)

    @cached_property
    def _now(self) -> dict[Place, Score]:
        return scores(self._board)

    def _majorities(self, card: str, cell: int) -> Iterator[str]:
        """What the seat's maps and factions would bring more, or less, if the game ended now."""
        say, then = self._say, scores(self._ahead.played(card, cell).board)
        more = {
            place: score.points[self._seat] - self._now[place].points[self._seat]
            for place, score in then.items()
        }
        gained, lost = (sum(max(0, sign * points) for points in more.values()) for sign in (1, -1))
        if gained:
            where = [
                say("map-short", map=key) if isinstance(key, int) else name(say, key)
                for key, points in more.items()
                if points > 0
            ]
            yield say("detail-majority", points=gained, where=listed(where, say))
        if lost:
            yield say("detail-loses", points=lost)
