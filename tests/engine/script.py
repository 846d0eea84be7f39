"""A game that does what it is told, for the tests of the service: the seat in turn picks what
its answer shall do. After it the next seat is asked, unless it picked "again"."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.kit.chance import Chance
from engine.kit.contract import (
    EVERYONE,
    Event,
    IllegalAnswer,
    NotYet,
    Picks,
    Question,
    Rules,
    Source,
    Standing,
    State,
    TableOption,
    UpcomingQuestion,
    View,
)
from engine.kit.example import Larder

DEEDS = (
    "plain",  # nothing but a public event
    "again",  # the same seat is asked once more
    "luck",  # draws a number that everybody sees
    "tell-0",  # seat 0 learns something (and so on)
    "tell-1",
    "tell-2",
    "whisper",  # an event that only the seat itself may know
    "mile",  # a milestone
    "seal",  # all lay down a secret number
    "all",  # all are asked something at the same time
    "fail",  # the rules have a fault
    "end",
)


class ScriptState(State, kw_only=True):
    seats: int
    turn: int = 0
    open: list[tuple[int, int, str]] = msgspec.field(default_factory=list)
    """(number, seat, kind)"""
    next_number: int = 1
    trail: list[str] = msgspec.field(default_factory=list)
    hidden: list[str] = msgspec.field(default_factory=list)
    done: bool = False


class ScriptView(View, kw_only=True):
    trail: list[str]
    hidden: str


class Script(Rules):
    key = "script"
    seats = range(2, 5)
    options = (TableOption("pace", ("slow", "fast"), "slow"),)
    version = 1
    state_type = ScriptState
    view_type = ScriptView

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> ScriptState:
        hidden = [f"card{chance.below(1000)}" for _ in range(seats)]
        state = ScriptState(seats=seats, trail=[options["pace"]], hidden=hidden)
        self._ask(state, [0], "deed")
        return state

    def _ask(self, state: ScriptState, seats: list[int], kind: str) -> None:
        for seat in seats:
            state.open.append((state.next_number, seat, kind))
            state.next_number += 1

    def questions(self, state: ScriptState) -> tuple[Question, ...]:
        options = {
            "deed": DEEDS,
            "secret": ("one", "two", "three"),
            "each": ("left", "right", "both"),
        }
        return tuple(
            Question(
                number,
                seat,
                kind,
                options[kind],
                sealed=kind == "secret",
                most=2 if kind == "each" else 1,
            )
            for number, seat, kind in state.open
        )

    def answer(
        self, state: ScriptState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        if question not in self.questions(state):
            raise IllegalAnswer("not-open")
        if reason := question.accepts(picks):
            raise IllegalAnswer(reason)
        seat = question.seat
        state.open = [entry for entry in state.open if entry[0] != question.number]
        state.trail.append(f"{seat}:{'+'.join(picks)}")
        if question.kind != "deed":
            events = [Event(question.kind, {"seat": seat, "picks": list(picks)})]
            if not state.open:
                self._turn(state)
            return events
        return self._deed(state, seat, picks[0], chance)

    def _turn(self, state: ScriptState, by: int = 1) -> None:
        state.turn = (state.turn + by) % state.seats
        self._ask(state, [state.turn], "deed")

    def _deed(self, state: ScriptState, seat: int, deed: str, chance: Chance) -> list[Event]:
        events = [Event("deed", {"seat": seat, "deed": deed})]
        everybody = list(range(state.seats))
        if deed == "luck":
            number = chance.below(10**9)
            state.trail.append(str(number))
            events = [Event("deed", {"seat": seat, "number": number})]
        elif deed.startswith("tell-"):
            events = [Event("deed", {"seat": seat}, reveals=(int(deed[-1]),))]
        elif deed == "whisper":
            events.append(Event("heard", {"card": state.hidden[seat]}, seats=(seat,)))
        elif deed == "mile":
            events.append(Event("turn-over", {"seat": seat}))
        elif deed == "fail":
            raise ZeroDivisionError
        if deed == "end":
            state.done = True
            events.append(Event("game-over"))
        elif deed == "seal":
            self._ask(state, everybody, "secret")
        elif deed == "all":
            self._ask(state, everybody, "each")
        else:
            self._turn(state, 0 if deed == "again" else 1)
        return events

    def view(self, state: ScriptState, seat: int | None) -> ScriptView:
        if seat == EVERYONE and not state.done:
            raise NotYet
        questions = self.questions(state)
        seated = seat is not None and seat >= 0
        return ScriptView(
            seat=seat,
            seats=state.seats,
            questions=tuple(q for q in questions if q.seat == seat),
            awaited=tuple((q.seat, q.kind) for q in questions),
            standing=self.standing(state),
            trail=list(state.trail),
            hidden=state.hidden[seat] if seated else "",
        )

    def determinize(self, view: ScriptView, chance: Chance) -> ScriptState:
        raise NotImplementedError

    def default_answer(self, view: ScriptView, question: Question) -> Picks:
        return question.options[:1]

    def standing(self, state: ScriptState) -> Standing | None:
        if not state.done:
            return None
        points = (0,) * state.seats
        return Standing((1,) * state.seats, points, (Source("none", points),), "shared")

    def upgrade(self, stored: dict[str, Any], from_version: int) -> ScriptState:
        stored["trail"] = [*stored["trail"], f"from {from_version}"]
        return msgspec.convert(stored, ScriptState)


class NewerScript(Script):
    """The same game after its rules changed."""

    version = 2


class OtherScript(NewerScript):
    """Newer rules under which older answers mean something else, and mostly nothing."""

    def answer(
        self, state: ScriptState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        if "from 1" not in state.trail:
            raise AssertionError("an answer of older rules was given to newer ones")
        return super().answer(state, question, picks, chance)


class TurnedScript(NewerScript):
    """Newer rules with the same options in another order."""

    def questions(self, state: ScriptState) -> tuple[Question, ...]:
        return tuple(
            replace(question, options=question.options[::-1])
            for question in super().questions(state)
        )


class ThirdScript(OtherScript):
    version = 3

    def upgrade(self, stored: dict[str, Any], from_version: int) -> ScriptState:
        if from_version == 1:
            stored["trail"] = [*stored["trail"], "from 1"]
        return super().upgrade(stored, from_version)


class Failing(Script):
    """Its modest answer is a fault."""

    def default_answer(self, view: ScriptView, question: Question) -> Picks:
        return ("fail",)


class Won(Script):
    """Seat 0 ends first, then 2, then 1."""

    def standing(self, state: ScriptState) -> Standing | None:
        if not state.done:
            return None
        sources = (Source("land", (9, 1, 3)), Source("gold", (1, 1, 3)))
        return Standing((1, 3, 2), (10, 2, 6), sources, "points")


class Foreseeing(Script):
    """In it one foresees one's next deed, and a secret; "plain" is only possible in
    the deed when the trail is short, so that it may become impossible."""

    key = "foreseeing"

    def questions(self, state: ScriptState) -> tuple[Question, ...]:
        return tuple(
            replace(q, options=q.options[1:])
            if q.kind == "deed" and any("luck" in step for step in state.trail)
            else replace(q, about=(len(state.trail),))
            if q.kind == "each"
            else q
            for q in super().questions(state)
        )

    def foreseen(self, view: ScriptView) -> tuple[UpcomingQuestion, ...]:
        if view.seat is None or view.seat < 0 or view.standing is not None:
            return ()
        mine = {q.kind for q in view.questions}
        found = []
        if "deed" not in mine:
            options = ("plain", "again", "seal", "luck", "whisper", "end")
            found.append(UpcomingQuestion(Question(0, view.seat, "deed", options)))
        if "secret" not in mine:
            secret = Question(0, view.seat, "secret", ("one", "two", "three"), sealed=True)
            found.append(UpcomingQuestion(secret))
        if "each" not in mine:
            found.append(
                UpcomingQuestion(Question(0, view.seat, "each", ("left", "right"), most=2))
            )
        return tuple(found)


class Narrowing(Foreseeing):
    """After the first deed one knows more of what will be asked of all."""

    key = "narrowing"

    def foreseen(self, view: ScriptView) -> tuple[UpcomingQuestion, ...]:
        about = (len(view.trail) + 1,) if "0:plain" in view.trail else ()
        return tuple(
            replace(entry, question=replace(entry.question, about=about))
            for entry in super().foreseen(view)
            if entry.question.kind == "each"
        )


class Blind(Foreseeing):
    """Nothing is foreseen any more."""

    def foreseen(self, view: ScriptView) -> tuple[UpcomingQuestion, ...]:
        return ()


class Tasting(Larder):
    """Everybody tastes unless they say otherwise."""

    orders = tuple(
        replace(order, default="always" if order.key == "taste" else "ask")
        for order in Larder.orders
    )


class Veiled(Larder):
    """And that hangs on what they hold."""

    orders = tuple(replace(order, veiled=order.key == "taste") for order in Tasting.orders)


RULES = {
    "newer": NewerScript,
    "other": OtherScript,
    "turned": TurnedScript,
    "third": ThirdScript,
    "failing": Failing,
    "won": Won,
    "blind": Blind,
    "seeing": Foreseeing,
    "tasting": Tasting,
    "veiled": Veiled,
}
"""By what scenarios call them."""
