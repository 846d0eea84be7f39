"""Short ways to play on from positions built by hand: what `tests/games/<key>/positions.py` has
in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import Event, Question
from engine.kit.steps import Play

SEED = bytes(range(16))

Args = dict[str, Any]


def luck(state: Any) -> Chance:
    """The same luck at the same point of the game."""
    return Chance(SEED, state.asked + 1)


def lay(board: Any, values: dict[str, Any]) -> None:
    """Set attributes of a board, which must be there."""
    for name, value in values.items():
        assert hasattr(board, name), name
        setattr(board, name, value)


def told(events: list[Event], kind: str) -> list[Args]:
    """The arguments of all events of a kind."""
    return [event.args for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


class ByHand:
    """One game, played by hand."""

    def __init__(
        self,
        game: Any,
        step: Callable[[str], Any] = str,
        luck: Callable[[Any], Chance] = luck,
    ) -> None:
        self.game = game
        self.step = step
        self.luck = luck

    def do(self, state: Any, *steps: Any, luck: Chance | None = None) -> list[Event]:
        """Put steps on the agenda, the first one to be done first, and run them."""
        todo = [self.step(step) if isinstance(step, str) else step for step in steps]
        state.board.agenda += reversed(todo)
        play: Any = Play(state, state.board, state.board.agenda, [], luck or self.luck(state))
        events: list[Event] = self.game.run(play)
        return events

    def open_question(self, state: Any, kind: str) -> Question:
        """The first open question, which must be of this kind."""
        questions: tuple[Question, ...] = self.game.questions(state)
        assert questions, f"nothing is asked; expected {kind}"
        assert questions[0].kind == kind, f"{questions[0].kind} is asked instead of {kind}"
        return questions[0]

    def asked(self, state: Any) -> str:
        """The kind of the first open question; "" when nothing is asked."""
        questions = self.game.questions(state)
        return str(questions[0].kind) if questions else ""

    def answer(self, state: Any, kind: str, *picks: str, luck: Chance | None = None) -> list[Event]:
        """Answer the open question, which must be of this kind."""
        question = self.open_question(state, kind)
        events: list[Event] = self.game.answer(state, question, picks, luck or self.luck(state))
        return events
