"""Why an answer is the best one: which groups of features decide, and that this is true."""

from __future__ import annotations

from itertools import islice

import pytest

from bench.reasons import tried
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question, Standing, State
from engine.kit.judgement import Judgement, Weights
from engine.minds.search_player import Thought, think
from tests.engine.minds.open_games import OpenGame
from tests.games.suite import Case, cases

GAINS = {
    "mine": (2.0, 0.0, 0.2),
    "farm": (0.0, 1.0, 0.1),
    "corn": (0.0, 1.0, 0.0),
    "both": (0.9, 1.0, 0.0),
    "nothing": (0.0, 0.0, 0.0),
}
"""Gold, corn and stones for each answer."""
VALUED = Judgement(
    "by hand",
    ("riches.gold", "food.corn", "rocks.stones"),
    {"2": Weights((0.0, 0.5, 0.5, 0.0), (0.0,) * 4, (0.0,) * 4)},
)


class Estate(State, kw_only=True):
    held: tuple[float, float, float] = (0.0, 0.0, 0.0)
    over: bool = False


class Manor(OpenGame):
    """One question: what to get. Gold and corn are worth the same, stones nothing."""

    key = "manor"
    seats = range(2, 3)
    state_type = Estate
    compares_all = True
    rollout_depth = 0
    judgement = VALUED
    without = VALUED.without("riches", "food", "rocks")

    def __init__(self, *options: str) -> None:
        self.options_now = options

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> Estate:
        return Estate()

    def questions(self, state: Estate) -> tuple[Question, ...]:
        return () if state.over else (Question(1, 0, "get", self.options_now),)

    def answer(
        self, state: Estate, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        # A little luck, the same for all answers.
        gold, corn, stones = GAINS[picks[0]]
        state.held, state.over = (gold + chance.random() / 100, corn, stones), True
        return []

    def features(self, state: Estate) -> list[dict[str, float]]:
        return [
            dict(zip(VALUED.features, held, strict=True)) for held in (state.held, (1.0, 1.0, 1.0))
        ]

    def standing(self, state: Estate) -> Standing | None:
        return None


def advised(*options: str, tells: bool = True) -> Thought:
    game = Manor(*options)
    state = game.start(2, {}, Chance(bytes(16), 0))
    view, question = game.view(state, 0), game.questions(state)[0]
    return think(game, view, question, Chance(bytes(16), 1), tells=tells)


def test_the_group_that_decides_is_named_with_its_share_of_the_lead() -> None:
    thought = advised("mine", "both")
    # Better by 1.1 gold, worse by 1 corn: what counts for corn speaks for the other answer.
    assert [one.group for one in thought.reasons] == ["riches", "rocks", "food"]
    gold, stones, corn = (one.share for one in thought.reasons)
    assert gold > 5
    assert stones == pytest.approx(0)
    assert corn < -5
    assert thought.decides == "riches"


def test_no_group_decides_where_two_do() -> None:
    thought = advised("both", "nothing")
    assert [one.group for one in thought.reasons][-1] == "rocks"
    assert thought.decides is None
    assert advised("both", "farm").decides == "riches"


def test_no_reasons_are_told_where_nobody_asked_or_nothing_leads_clearly() -> None:
    plain = advised("mine", "both", tells=False)
    assert plain.candidates
    assert plain.reasons == ()
    assert plain.picks == advised("mine", "both").picks
    assert advised("farm", "corn").reasons == ()


def test_no_group_of_features_is_forgotten() -> None:
    with pytest.raises(ValueError, match="group"):
        VALUED.without("riches", "rocks")


GROUPED = [case for case in cases().values() if case.game.without]


@pytest.mark.parametrize("case", GROUPED, ids=lambda case: case.key)
def test_the_lead_is_gone_without_the_group_that_is_said_to_decide(case: Case) -> None:
    """Tried in other imagined positions: `python -m bench.reasons` does it with more."""
    named = (one for one in tried(case.game, rollouts=60) if one.group is not None)
    found = list(islice(named, 3))
    assert sum(one.true for one in found) >= 2
    assert sum(one.by_luck for one in found) <= 1
