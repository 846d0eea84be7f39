"""How a game's rules run step by step: for games that keep an agenda.

A game's board has an `agenda`: what is still to be done, the next step last. Steps are taken from
it until somebody has to be asked. A rule is a function of a `Play` and a step, in the game's
`Rulebook`, by the step's name:

    rule = Rulebook()

    @rule("monastery")
    def monastery(play: Play, step: Step) -> None:
        towns = ...
        if picks := play.ask(step, "monastery", towns, (step.what,)):
            build(play, step.seat, picks[0])

A rule asks at most once. When the answer comes, it is begun again, and now `play.ask` returns the
picks. So before it has asked it changes nothing, draws no luck and tells nothing. Where finding the
options takes long, it looks at `play.picks` first, which is None before the answer. A second
question is a second step: `play.then(Step(...))`.

The step has left the agenda when its rule runs; `play.ask` puts it back with the question. Where
several seats are asked together (`ask_seat`), the rule puts the step back itself until the last one
has answered.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any, Final, Generic, Protocol, TypeVar, get_args

from msgspec import Struct, field
from msgspec.structs import replace

from engine.kit import contract
from engine.kit.chance import Chance
from engine.kit.contract import (
    EVERYONE,
    Event,
    IllegalAnswer,
    Limit,
    NotYet,
    Picks,
    Question,
    Rules,
    parts,
)
from engine.kit.hidden import Pile, copy_of, fill, see


class Step(Struct, frozen=True, array_like=True, gc=False):
    """One thing that is still to be done, public like everything on the agenda. A game that needs
    more adds fields behind these."""

    do: str
    """Names its rule."""
    seat: int = -1
    """Who is to act, or whom it concerns; -1: nobody in particular."""
    what: str = ""
    """The card or place it is about."""
    n: int = 0
    """An amount, another seat, an index."""


class Table(Protocol):
    """What lies open in a game with an agenda: its `Board`."""

    seats: int
    agenda: list[Any]
    """The next step last. While a question is open, the step that asked it is still the last."""


B = TypeVar("B", bound=Table)
T = TypeVar("T")


class State(contract.State, Generic[B], kw_only=True):
    """A whole position, secrets included. A game's own fields come behind these."""

    board: B
    questions: list[Question] = field(default_factory=list)
    """Open now, by seat."""
    asked: int = 0
    """The number of the last question that was asked."""


S = TypeVar("S", bound=State[Any])


class View(contract.View, Generic[S, B], kw_only=True):
    """All that one seat may know (or a spectator)."""

    known: S
    """A copy of the position in which "" stands for each thing that the seat does not know."""

    @property
    def board(self) -> B:
        board: B = self.known.board
        return board

    def own(self, things: Sequence[Sequence[T]]) -> tuple[T, ...]:
        """What this seat has of things by seat; a spectator has none."""
        return () if self.seat is None or self.seat < 0 else tuple(things[self.seat])


NOT_ASKED: Final = Question(0, -1, "", ())
"""In place of a question: nothing is being answered."""


class Play(Struct, Generic[S, B], gc=False):
    """The position while it moves on: from an answer, or the start, to the next question."""

    state: S
    board: B
    agenda: list[Any]
    """The board's."""
    events: list[Event]
    """What has happened, in order."""
    chance: Chance
    question: Question = NOT_ASKED
    """What is being answered."""
    picks: Picks | None = None
    """Its answer, for the rule that has asked; None: nothing is being answered."""

    @property
    def everybody(self) -> tuple[int, ...]:
        """All seats, for events that reveal something."""
        return _all_but(self.state.board.seats, -1)

    def all_but(self, seat: int) -> tuple[int, ...]:
        """Every other seat: those that learn from an event what only this one knew."""
        return _all_but(self.state.board.seats, seat)

    def tell(
        self,
        kind: str,
        /,
        *,
        seats: tuple[int, ...] | None = None,
        reveals: tuple[int, ...] = (),
        **args: Any,
    ) -> None:
        """Something has happened: see `Event`."""
        self.events.append(Event(kind, args, seats, reveals))

    def then(self, *steps: Step) -> None:
        """These steps come next, in this order, before all that was to come."""
        self.agenda.extend(steps[::-1])

    def ask(
        self,
        step: Step,
        kind: str,
        options: tuple[str, ...],
        about: tuple[str | int, ...] = (),
        least: int = 1,
        most: int = 1,
        limits: tuple[Limit, ...] = (),
        ordered: bool = False,
    ) -> Picks | None:
        """Put a question to the step's seat; the step waits for the answer. Returns None then, and
        the picks when the step is begun again with the answer."""
        if self.picks is not None:
            return self.picks
        # What `ask_seat` does. To call it would make random play three hundredths slower.
        self.state.asked = number = self.state.asked + 1
        self.agenda.append(step)
        self.state.questions.append(
            Question(number, step.seat, kind, options, least, most, limits, ordered, False, about)
        )
        return None

    def choose(
        self, step: Step, kind: str, options: Sequence[str], about: tuple[str | int, ...] = ()
    ) -> str | None:
        """One of these options, of which there is at least one. If only one is left, nobody is
        asked: only for choices of which everybody can see that."""
        if len(options) == 1 and self.picks is None:
            return options[0]
        picks = self.ask(step, kind, tuple(options), about)
        return None if picks is None else picks[0]

    def ask_seat(
        self,
        seat: int,
        kind: str,
        options: tuple[str, ...],
        about: tuple[str | int, ...] = (),
        least: int = 1,
        most: int = 1,
        limits: tuple[Limit, ...] = (),
        ordered: bool = False,
        sealed: bool = False,
    ) -> None:
        """Put a question to any seat, or to one of several. The rule puts the step back itself,
        and asks the seats in their order."""
        state = self.state
        state.asked = number = state.asked + 1
        state.questions.append(
            Question(number, seat, kind, options, least, most, limits, ordered, sealed, about)
        )


@cache
def _all_but(seats: int, seat: int) -> tuple[int, ...]:
    return tuple([other for other in range(seats) if other != seat])


Function = Callable[..., None]
F = TypeVar("F", bound=Function)


class Rulebook:
    """The rules of a game, by the names of their steps. It is called to make a function the rule of
    all steps of these names."""

    def __init__(self) -> None:
        # Looking up in a subclass of dict takes twice as long.
        self.rules: dict[str, Function] = {}

    def __call__(self, *names: str) -> Callable[[F], F]:
        """
        Raises:
            ValueError: a step has a rule already.
        """

        def name(function: F) -> F:
            for each in names:
                if each in self.rules:
                    raise ValueError(f"two rules for the step {each}")
                self.rules[each] = function
            return function

        return name


def would_ask(rules: Rulebook, state: Any, step: Step, **board: Any) -> Question | None:
    """What this step would ask first in the position, which stays as it is, were the board's fields
    like this; None: nothing. A view's `known` will do, as long as the step needs nothing that is
    blank. The question's number is 0."""
    twin = copy_of(state)
    twin.questions, twin.board.agenda = [], []
    for name, value in board.items():
        setattr(twin.board, name, value)
    rules.rules[step.do](Play(twin, twin.board, twin.board.agenda, [], Chance(b"ahead", 0)), step)
    return replace(twin.questions[0], number=0) if twin.questions else None


V = TypeVar("V", bound=View[Any, Any])


class BySteps(Rules, Generic[S, V]):
    """What all games with an agenda do alike: the rules object of one extends this.

        class Larder(BySteps[State, View], of=(box, rules)):
            key = "larder"

    `of`: modules that have the rulebook, and functions and constants by the names that `Rules` and
    this class have for them: `standing`, `SEATS`."""

    steps: Rulebook
    piles: tuple[Pile, ...] = ()
    """What is hidden, and what of (`engine.kit.hidden`)."""

    def __init_subclass__(cls, of: Sequence[ModuleType] = ()) -> None:
        super().__init_subclass__()
        for base in vars(cls).get("__orig_bases__", ()):
            cls.state_type, cls.view_type = get_args(base)
        functions = [name for name in dir(BySteps) if callable(getattr(BySteps, name))]
        constants = (*Rules.__annotations__, *BySteps.__annotations__)
        found = parts(of, ("rule", *functions), constants)
        if "rule" in found:
            cls.steps = found.pop("rule")
        for name, part in found.items():
            if name not in vars(cls) and part not in cls.steps.rules.values():
                setattr(cls, name, staticmethod(part) if callable(part) else part)

    @abstractmethod
    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> S:
        """The position before its first step is done."""

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> S:
        """ValueError: not a number of seats of this game."""
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: the game is for {self.seats[0]} to {self.seats[-1]}")
        chosen = {option.key: option.default for option in self.options} | options
        state = self.set_up(seats, chosen, chance)
        self.run(Play(state, state.board, state.board.agenda, [], chance))
        return state

    def questions(self, state: S) -> tuple[Question, ...]:
        return tuple(state.questions)

    def answer(self, state: S, question: Question, picks: Picks, chance: Chance) -> list[Event]:
        open_now, board = state.questions, state.board
        if question not in open_now:
            raise IllegalAnswer("not-open")
        reason = question.accepts(picks)
        if reason is not None:
            raise IllegalAnswer(reason)
        open_now.remove(question)
        step = board.agenda.pop()
        play = Play(state, board, board.agenda, [], chance, question, picks)
        self.steps.rules[step.do](play, step)
        play.picks = None
        return self.run(play)

    def run(self, play: Play[S, Any]) -> list[Event]:
        """Do what is on the agenda until somebody is asked, or nothing is left: what happened."""
        agenda, questions, rules = play.agenda, play.state.questions, self.steps.rules
        while agenda and not questions:
            step = agenda.pop()
            rules[step.do](play, step)
        return play.events

    def view(self, state: S, seat: int | None) -> V:
        standing = self.standing(state)
        if seat == EVERYONE and standing is None:
            raise NotYet("the game is not over")
        known = see(state, state.board.seats, seat, standing is not None)
        known.questions = own = [question for question in state.questions if question.seat == seat]
        known.asked = max([question.number for question in own], default=0)
        view_type: Any = self.view_type
        seen: V = view_type(
            seat=seat,
            seats=state.board.seats,
            questions=tuple(own),
            awaited=tuple([(question.seat, question.kind) for question in state.questions]),
            standing=standing,
            known=known,
            **self.also_known(state, seat),
        )
        return seen

    def also_known(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a view has besides the position with blanks, by the names of its fields."""
        return {}

    def determinize(self, view: Any, chance: Chance) -> S:
        state: S = copy_of(view.known)
        for pile in self.piles:
            fill(state, pile, chance)
        self.fill_in(state, view, chance)
        self.ask_again(state, view, chance)
        return state

    def fill_in(self, state: S, view: Any, chance: Chance) -> None:
        """Imagine what no pile can tell, in a position whose piles are dealt."""

    def ask_again(self, state: S, seen: contract.View, chance: Chance) -> None:
        """In a position that fits a view: the step that asked asks again, of what is imagined;
        the viewer's own questions stay."""
        if not seen.awaited:
            return
        state.questions = []
        step = state.board.agenda.pop()
        play = Play(state, state.board, state.board.agenda, [], chance)
        self.steps.rules[step.do](play, step)
        own = list(seen.questions)
        state.questions = [
            own.pop(0) if question.seat == seen.seat else question
            for question in state.questions
            if (question.seat, question.kind) in seen.awaited
        ]
