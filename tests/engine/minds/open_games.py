"""Games of which the whole position lies open, for those who think about them."""

from __future__ import annotations

from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question, Rules, Source, Standing, State, View


class Seen(View, kw_only=True):
    position: Any


class OpenGame(Rules):
    """Without a thought the first options are picked."""

    view_type = Seen

    def view(self, state: Any, seat: int | None) -> Seen:
        asked = self.questions(state)
        awaited = tuple((one.seat, one.kind) for one in asked)
        return Seen(
            seat=seat, seats=self.seats_at(state), questions=asked, awaited=awaited, position=state
        )

    def seats_at(self, state: Any) -> int:
        return 2

    def determinize(self, view: Any, chance: Chance) -> State:
        position: State = view.position
        return position

    def default_answer(self, view: Any, question: Question) -> Picks:
        return question.options[: question.least]


def ranked(points: tuple[int, ...]) -> Standing:
    """The result with these points."""
    places = tuple(1 + sum(other > own for other in points) for own in points)
    why = "points" if places.count(1) == 1 else "shared"
    return Standing(places, points, (Source("all", points),), why)
