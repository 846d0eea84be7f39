"""Positions of version 1, whose open questions are answered as they were put."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import TOWN_KEYS
from engine.games.brian_boru.state import State, Step
from engine.kit.contract import Question
from tests.games.brian_boru.positions import answer, disc, do, open_question, table
from tests.games.by_hand import told

HANDS = {0: "r2 b3 w20", 1: "b6 y7 r11", 2: "y1 w13 y14"}


def stored(
    *agenda: Step, ask: Question | None = None, active: str = "MU3", **more: Any
) -> State:  # fmt: skip
    """A position of version 1 as it comes from the file; `agenda` has what comes first first."""
    state = table(**{"hands": HANDS, "battle": 9} | more)
    state.board.active = active and TOWN_KEYS.index(active)
    state.board.agenda = list(reversed(agenda))
    state.questions = [ask] if ask else []
    state.asked = 7
    return GAME.upgrade(msgspec.json.decode(msgspec.json.encode(state)), 1)


def played(**more: Any) -> dict[str, Any]:
    """A trick in MU3 that seat 2 has won."""
    given = {"played": ["r2", "y7", "w13"], "winner": 2, "leader": 0, "acting": 0}
    return given | {"hands": {0: "b3", 1: "r11", 2: "y14"}} | more


def rest(*seats: int) -> tuple[Step, ...]:
    return (*(Step("act", seat) for seat in seats), Step("trick-over"))


def test_a_town_that_was_asked_for_alone_is_followed_by_the_card() -> None:
    state = stored(
        Step("choose-town", 0), ask=Question(7, 0, "choose-town", ("MU3", "MU1")), leader=0
    )
    answer(state, "choose-town", "MU3")
    assert open_question(state, "lead-card").options == ("r2", "w20")
    answer(state, "lead-card", "r2")
    assert open_question(state, "play-card").seat == 1
    answer(state, "play-card", "b6")
    assert open_question(state, "play-card").seat == 2


def test_a_card_to_lead_in_a_town_that_was_named() -> None:
    steps = (Step("lead", 0), Step("play", 1), Step("play", 2), Step("resolve"))
    state = stored(*steps, ask=Question(7, 0, "lead-card", ("r2", "w20"), about=("MU3",)), leader=0)
    answer(state, "lead-card", "w20")
    assert state.board.agenda[-1] == Step("play", 1)
    assert [step.do for step in state.board.agenda] == ["resolve", "play", "play"]


def test_a_card_to_follow_with() -> None:
    asked = Question(7, 1, "play-card", ("b6", "y7", "r11"), about=("MU3",))
    state = stored(Step("play", 1), Step("play", 2), Step("resolve"), ask=asked, leader=0)
    answer(state, "play-card", "r11")
    assert open_question(state, "play-card").about == ("red", "MU3")


def test_after_the_action_alone_what_goes_with_it_is_asked() -> None:
    asked = Question(7, 0, "choose-action", ("upper", "lower"), about=("r2",))
    state = stored(*rest(0, 1, 2), ask=asked, **played(coins=[4, 0, 0]))
    answer(state, "choose-action", "lower")
    assert open_question(state, "action").options == ("lower", "lower-1", "lower-2")
    answer(state, "action", "lower-2")
    assert (state.board.raiders[0], state.board.coins[0]) == (4, 0)


def test_an_action_without_more_to_choose_is_done() -> None:
    asked = Question(7, 0, "choose-action", ("upper", "lower"), about=("r2",))
    state = stored(*rest(0, 1, 2), ask=asked, **played(coins=[0, 0, 0], battle=0))
    events = answer(state, "choose-action", "lower")
    assert told(events, "no-effect")[0] == {"seat": 0, "icon": "raider", "why": "empty"}


@pytest.mark.parametrize(("icon", "card"), [("raider", "r2"), ("church", "b6"), ("marriage", "y7")])
def test_more_to_buy_of_what_was_taken_already(icon: str, card: str) -> None:
    asked = Question(7, 0, "extras", ("0", "1", "2"), about=(card, icon, 2))
    held = {"raiders": [2, 0, 0], "church": [2, 0, 0], "track": [2, 0, 0], "coins": [5, 0, 0]}
    state = stored(
        Step("extras", 0, icon, 2),
        Step("coin", 0, card, 1),
        *rest(1, 2),
        ask=asked,
        **played(**held),
    )
    answer(state, "extras", "2")
    board = state.board
    now = {"raider": board.raiders, "church": board.church, "marriage": board.track}[icon]
    assert (now[0], board.coins[0]) == (4, 2)


def test_an_expansion_or_none() -> None:
    for pick, holder, coins in (("MU2", 0, 1), ("pass", -1, 6)):
        asked = Question(7, 0, "expand", ("MU2", "pass"), about=("r2",))
        state = stored(
            Step("expand", 0, "r2", 1), *rest(1, 2), ask=asked, **played(coins=[6, 0, 0])
        )
        answer(state, "expand", pick)
        assert (disc(state, "MU2"), state.board.coins[0]) == (holder, coins)


def test_a_town_to_free_and_the_payment_after_it() -> None:
    asked = Question(7, 0, "free-town", ("MU1", "MU2"), about=("w13",))
    state = stored(
        Step("unviking", 0, "w13", 1),
        Step("pay", 0, "w13", 1),
        *rest(1, 2),
        ask=asked,
        **played(discs={0: "MU1", 1: "MU2"}, vikings="MU1 MU2", coins=[2, 0, 0]),
    )
    answer(state, "free-town", "MU2")
    assert (sum(state.board.vikings), state.board.coins[0]) == (1, 1)


def test_in_an_imagined_position_the_same_is_asked_again() -> None:
    asks = {
        "choose-town": (Step("choose-town", 0), ("MU3", "CO1"), ()),
        "lead-card": (Step("lead", 0), ("r2", "w20"), ("MU3",)),
        "extras": (Step("extras", 0, "raider", 2), ("0", "1", "2", "3"), ("r2", "raider", 2)),
        "expand": (Step("expand", 0, "r2", 1), ("CO9", "pass"), ("r2",)),
        "free-town": (Step("unviking", 0, "w13", 1), ("MU2", "MU6"), ("w13",)),
    }
    board = {"discs": {0: "MU1", 1: "MU2 MU6"}, "vikings": "MU2 MU6", "coins": [6, 0, 0]}
    for kind, (step, options, about) in asks.items():
        state = stored(**{"hands": HANDS, "played": ["r2", "", ""], "leader": 0} | board)
        do(state, step)
        asked = open_question(state, kind)
        assert set(options) <= set(asked.options)
        assert (asked.seat, asked.about) == (0, about)
