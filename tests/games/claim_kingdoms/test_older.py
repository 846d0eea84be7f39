"""Open questions that older versions have put are answered as they were put: version 2 asked for
everything by itself, version 4 for some new cards too early."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.rules.ground import cell_of
from engine.games.claim_kingdoms.state import State, Step
from engine.kit.contract import Limit, Question
from tests.games.claim_kingdoms.positions import answer, asked, open_question, plain, table

HERE, NORTH, EAST = "N0E0", "N1E0", "N0E1"
AT = cell_of(HERE)
REST = (Step("after-power", 0), Step("draw", 0, what="turn"), Step("turn-over", 0), Step("turn", 1))
LYING = {
    NORTH: "elves b a", EAST: "trolls b", "N0E2": "gnomes", "N0E3": "gnomes b", "N0E4": "gnomes"
}  # fmt: skip


def stored(step: Step, ask: Question, version: int, **position: Any) -> State:
    """A position of an older version as it comes from the file, in the middle of seat 0's turn."""
    state = table(**position)
    state.board.last = AT
    state.board.agenda = [*reversed(REST), step]
    state.questions = [ask]
    state.asked = ask.number
    return GAME.upgrade(msgspec.json.decode(msgspec.json.encode(state)), version)


def power(
    key: str, kind: str, options: tuple[str, ...], *about: Any, version: int = 2, **position: Any
) -> State:
    ask = Question(7, 0, kind, options, about=(key, HERE, *about))
    lie = LYING | {HERE: f"{key} a"}
    return stored(Step("power", 0, AT, key), ask, version, cards=lie, **position)


def lying(state: State) -> dict[str, str]:
    return {space: " ".join(words) for space, words in plain(state)["board"]["cards"].items()}


@pytest.mark.parametrize(
    ("key", "kind", "options", "points"),
    [
        ("dragons", "use-power", ("use", "pass"), 2),
        ("cyclopes", "direction", ("north", "east", "pass"), 1),
        ("trolls", "line", ("row", "column", "pass"), 1),
    ],
)
def test_free_points_that_were_asked_for_are_taken_or_declined(
    key: str, kind: str, options: tuple[str, ...], points: int
) -> None:
    for pick, gained in ((options[0], points), ("pass", 0)):
        state = power(key, kind, options, 2)
        assert GAME.default(GAME.view(state, 0), open_question(state, kind)) == options[:1]
        answer(state, kind, pick)
        assert (state.board.score[0], asked(state)) == (gained, "draw-card")


@pytest.mark.parametrize(
    ("key", "kind", "first", "seconds", "moved"),
    [
        ("undead", "target-follower", "N1E0-1", (HERE,), {NORTH: "elves a", HERE: "undead a b"}),
        ("ghosts", "target-card", NORTH, (HERE, EAST), {NORTH: "elves b", HERE: "ghosts a a"}),
        ("ice_kings", "target-card", EAST, (NORTH, "N0E2", "N0E3"), {NORTH: "elves b"}),
        ("ice_kings", "target-card", "N0E2", (NORTH, EAST, "N0E3"), {NORTH: "elves"}),
    ],
)
def test_the_second_half_of_a_choice_is_asked_after_the_first(
    key: str, kind: str, first: str, seconds: tuple[str, ...], moved: dict[str, str]
) -> None:
    """Ice Kings: one of the two cards may be empty, not both; two alike were offered."""
    state = power(key, kind, (first, "pass"))
    answer(state, kind, first)
    offered = open_question(state, "second-card").options
    assert {*seconds} <= {*offered}
    assert first != "N0E2" or "N0E4" not in offered
    answer(state, "second-card", seconds[0])
    assert moved.items() <= lying(state).items()
    assert asked(state) == "draw-card"


def test_a_spectre_that_was_asked_for_its_card_is_asked_for_the_space() -> None:
    ask = Question(7, 0, "spectre-card", (NORTH, HERE), about=(HERE,))
    cards = {NORTH: "elves b", HERE: "druids a"}
    state = stored(Step("spectre-card", 0, AT), ask, 2, cards=cards)
    answer(state, "spectre-card", NORTH)
    assert not {NORTH, "N2E0"} & {*open_question(state, "spectre-space").options}
    answer(state, "spectre-space", "S1E0")
    assert lying(state) == {HERE: "druids a", "S1E0": "elves b"}


def test_a_seer_that_was_asked_for_a_card_is_asked_for_the_order() -> None:
    state = table(cards={NORTH: "elves", HERE: "seers a"})
    state.looked, state.looked_known = ["orcs", "mages", "orcs"], [1, 1, 1]
    state.board.agenda = [*reversed(REST), Step("seer-card", 0, AT, "seers")]
    state.questions = [Question(7, 0, "seer-card", ("orcs", "mages"))]
    answer(state, "seer-card", "orcs")
    assert open_question(state, "seer-order").options == ("mages", "orcs")
    answer(state, "seer-order", "orcs", "mages")
    assert (state.hands[0][-1], state.deck[:2]) == ("orcs", ["orcs", "mages"])


def test_the_card_that_was_chosen_of_two_is_seen_by_its_seat_alone() -> None:
    state = table(cards={NORTH: "elves"}, hands={0: "orcs mages"}, hand=2)
    state.board.agenda += [Step("place", 0), Step("play", 0)]
    state.questions = [Question(7, 0, "play-card", ("mages", "orcs"))]
    answer(state, "play-card", "mages")
    assert open_question(state, "place-card").about == ("mages",)
    assert [GAME.view(state, seat).chosen for seat in (0, 1, None)] == ["mages", "", ""]


def test_a_space_that_was_offered_with_a_catapult_leads_to_its_question() -> None:
    ask = Question(7, 0, "place-card", ("D2", "E1"), about=("druids",))
    cards, hands = {"C2": "elves b", "D1": "orcs b"}, {0: "druids"}
    state = stored(Step("place", 0), ask, 3, maps=(1, 3), cards=cards, hands=hands)
    answer(state, "place-card", "D2")
    answer(state, "catapult", "C2-1")
    assert lying(state)["C2"] == "elves"


@pytest.mark.parametrize(("pick", "cards"), [("pass", 1), ("1", 2)])
def test_rogues_who_were_asked_when_the_game_ends_rob_as_they_may_and_nobody_draws(
    pick: str, cards: int
) -> None:
    state = power("rogues", "target-hand", ("1", "pass"), version=1, end="followers")
    answer(state, "target-hand", pick)
    assert GAME.standing(state) is not None
    assert len(state.hands[0]) == cards


@pytest.mark.parametrize("picks", [(), ("elves", "orcs.2")], ids=["none", "two"])
def test_ice_beasts_were_asked_for_each_card(picks: tuple[str, ...]) -> None:
    about = ("ice_beasts", HERE, "alone", 2)
    ask = Question(7, 0, "display-cards", ("elves", "orcs.1", "orcs.2"), 0, 2, about=about)
    step, lie = Step("power", 0, AT, "ice_beasts"), LYING | {HERE: "ice_beasts a"}
    state = stored(step, ask, 3, cards=lie, display="elves orcs orcs")
    answer(state, "display-cards", *picks)
    assert state.board.out == [pick.partition(".")[0] for pick in picks]
    assert (state.board.score[0], asked(state)) == (len(picks), "draw-card")


@pytest.mark.parametrize(
    ("key", "kind", "options"),
    [("shadows", "target-hand", ("1", "2")), ("fire_elementals", "guess", ("high", "low"))],
)
def test_a_new_card_that_was_asked_for_too_early_is_taken(
    key: str, kind: str, options: tuple[str, ...]
) -> None:
    takes = ("take.elves", "take.deck")
    limits = (Limit(options, 1, 1), Limit(takes, 1, 1))
    ask = Question(7, 0, kind, options + takes, 2, 2, limits, about=(key, HERE, "beside", 1))
    step, lie = Step("power", 0, AT, key), LYING | {HERE: f"{key} a"}
    state = stored(step, ask, 4, seats=3, cards=lie)
    assert GAME.default(GAME.view(state, 0), ask) == (options[0], "take.deck")
    answer(state, kind, options[1], "take.elves")
    assert ("elves" in state.hands[0], asked(state)) == (True, "place-card")
