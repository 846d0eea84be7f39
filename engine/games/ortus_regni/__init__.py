"""Ortus Regni, for 2 to 6."""

from __future__ import annotations

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question, Ready, Standing, UpcomingQuestion, Warning
from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.steps import BySteps, Steps

from .box import SEATS
from .events import QUESTIONS
from .mind import habits, seen
from .mind.absent import default_answer
from .mind.next import foreseen, next_seats
from .mind.orders import ORDERS, ordered
from .mind.ready import ready
from .mind.value import JUDGEMENT, chance_to_win, evaluate, features
from .mind.warnings import warning
from .pictures import lessons as drawn
from .pictures.board import board
from .pictures.cover import cover
from .pictures.hand import hand
from .pictures.post import post
from .pictures.prompt import prompt, under_way
from .rules import actions, politics, setup, turns
from .rules.combat import attack, battle, joust, losses, ransom, seizure, vikings
from .rules.realm import garrisons, kingship
from .rules.realm.scoring import final_standing
from .state import State, View
from .words import asking, chronicle, deckwords, lessons, names, options, pages, position, spoken


class OrtusRegni(BySteps[State]):
    """The rules object."""

    key = "ortus_regni"
    seats = SEATS
    options = setup.OPTIONS
    orders = ORDERS
    rollout_depth = habits.ROLLOUT_DEPTH
    judgement = JUDGEMENT
    rollouts = 60
    # With twice as many imagined games *fierce* dares twice as often, where the judgement errs, and
    # won 0.57 of 107 games against *steady*; with these 0.68 of 131.
    state_type = State
    view_type = View
    steps = Steps(
        setup,
        turns,
        actions,
        garrisons,
        politics,
        kingship,
        attack,
        battle,
        ransom,
        losses,
        seizure,
        joust,
        vikings,
    )

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The table laid for `seats`."""
        return setup.set_up(seats, options, chance)

    def view(self, state: State, seat: int | None) -> View:
        """All that `seat` may know; None: a spectator.

        Raises:
            NotYet: for EVERYONE before the game is over.
        """
        return seen.view(state, seat)

    def determinize(self, view: View, chance: Chance) -> State:
        """A full position that fits the view."""
        state = seen.determinize(view, chance)
        self.ask_again(state, view, chance)
        return state

    def default_answer(self, view: View, question: Question) -> Picks:
        """The default answer for somebody who is absent."""
        return default_answer(view, question)

    def ready(self, view: View, question: Question) -> tuple[Ready, ...]:
        """The ready decks; nothing for other questions."""
        return ready(question)

    def ordered(self, view: View, question: Question, orders: dict[str, str]) -> Picks | None:
        """The answer that standing orders give."""
        return ordered(view, question, orders)

    def warning(self, view: View, question: Question) -> Warning | None:
        """What to warn of before this question is answered."""
        return warning(view, question)

    def rollout_policy(self, state: State, question: Question, chance: Chance) -> Picks:
        """How a sensible seat would answer."""
        return habits.rollout_policy(state, question, chance)

    def evaluate(self, state: State) -> tuple[float, ...]:
        """What a position that is not over promises to each seat."""
        return evaluate(state)

    def forecast(self, state: State, seat: int) -> tuple[float, None]:
        """The chance to be the last Earl; points are only for whom one has outlived."""
        return chance_to_win(state, seat), None

    def features(self, state: State) -> list[tuple[float, ...]]:
        """What a position is judged by."""
        return features(state)

    def is_out(self, view: View) -> bool:
        """Whether the Earl of a seat has fallen."""
        seat = view.seat
        return seat is not None and seat >= 0 and not view.board.alive[seat]

    def foreseen(self, view: View) -> tuple[UpcomingQuestion, ...]:
        """Questions that may come to a seat."""
        return foreseen(view)

    def next_seats(self, view: View) -> tuple[int, ...]:
        """Who comes after the seats that are asked now, where that is certain."""
        return next_seats(view)

    def standing(self, state: State) -> Standing | None:
        """Final places and points; None until the end."""
        return final_standing(state.board) if state.board.phase == "over" else None


GAME = OrtusRegni()
WORDS = Wording(
    functions=names.FUNCTIONS,
    phase=position.phase,
    question=asking.question,
    brief=asking.brief,
    nothing_ends=options.nothing_ends,
    says_nothing=("defence-forces", "ransom-lords", "seize"),
    option=options.option,
    picks=asking.picks,
    would=asking.would,
    event=chronicle.event,
    matters=chronicle.MATTERS,
    summary=chronicle.summary,
    hand=position.hand,
    standings=position.standings,
    counts=position.counts,
    position=spoken.pages,
    result=position.result,
    rules=pages.rules,
    rules_now=pages.rules_now,
    ready=deckwords.ready,
    written=deckwords.written,
    example=deckwords.example,
    read=deckwords.read,
)
LESSONS = Lessons(
    pages=lessons.PAGES,
    page_picture=drawn.page,
    matters=QUESTIONS,
    things=lessons.things,
    thing_picture=drawn.picture,
    met=lessons.met,
    first_game=lessons.FIRST_GAME,
)
PICTURES = Scenes(
    cover=cover, board=board, hand=hand, under_way=under_way, prompt=prompt, post=post
)
