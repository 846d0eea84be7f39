"""What a friend would say before harm is done, and only that; and what newcomers may look up."""

from __future__ import annotations

import pytest

from engine.games.ortus_regni import GAME, LESSONS, WORDS
from engine.games.ortus_regni.box import CARDS, FORCES, READY_DECKS
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Caution, Question
from engine.kit.lessons import met_in
from tests.games.ortus_regni.positions import answer, attack, do, open_question, table
from tests.games.ortus_regni.tellings import say_in


def warned(state: State, kind: str) -> str:
    question = open_question(state, kind)
    caution = GAME.warning(GAME.view(state, question.seat), question)
    return caution.key if caution else ""


@pytest.mark.parametrize(
    ("earldom", "held", "key"),
    [
        ("palace:vassal", "land", "lord-alone"),
        ("palace:prince", "land", ""),
        ("palace:vassal | castle", "land", ""),
        ("palace", "vassal", "lord-to-come"),
        ("palace", "prince", ""),
        ("palace | castle", "vassal", ""),
    ],
)
def test_a_lord_in_the_only_fief_is_warned_of(earldom: str, held: str, key: str) -> None:
    state = table(2, {0: earldom}, hands={0: held})
    do(state, Step("turn", 0))
    assert warned(state, "turn") == key


@pytest.mark.parametrize(("left", "key"), [("", ""), ("land", "deck-low"), ("land land land", "")])
def test_a_deck_that_runs_out_is_warned_of_before_it_is_empty(left: str, key: str) -> None:
    state = table(2, {0: "palace | castle"}, hands={0: "land"}, decks={0: left})
    do(state, Step("turn", 0))
    assert warned(state, "turn") == key


@pytest.mark.parametrize(("held", "key"), [("allies land", "allies-down"), ("land land", "")])
def test_allies_that_might_become_towers_are_warned_of(held: str, key: str) -> None:
    state = table(2, hands={0: held})
    do(state, Step("towers", 0))
    assert warned(state, "towers") == key


@pytest.mark.parametrize(
    ("earldom", "key"),
    [("palace:vassal", "last-fief"), ("palace:prince", ""), ("palace:vassal | castle", "")],
)
def test_treachery_that_ends_the_game_is_warned_of(earldom: str, key: str) -> None:
    state = table(2, {1: earldom}, hands={0: "treachery", 1: "allies"})
    do(state, Step("turn", 0))
    answer(state, "turn", "treachery")
    answer(state, "treachery", "f1.lord")
    assert warned(state, "allies") == key


@pytest.mark.parametrize(
    ("earldom", "key"), [("palace:vassal", "no-ransom"), ("palace:vassal land", "")]
)
def test_a_lord_who_could_not_be_ransomed_is_warned_of(earldom: str, key: str) -> None:
    state = table(2, {1: earldom}, hands={0: "champion", 1: "land"})
    attack(state, "siege-f1", "champion.1")
    assert warned(state, "defence-forces") == key


def test_a_warning_is_put_into_words() -> None:
    view = GAME.view(table(2), 0)
    told = WORDS.warning(view, Caution("deck-low", {"n": 1}), say_in("en"), ("Ana", "Bo"))
    assert told.startswith("One card is left")


def test_a_fief_stands_for_all_that_can_be_looked_up_in_it() -> None:
    state = table(2, {1: "palace:champion land market"}, hands={0: "treachery", 1: "land"})
    do(state, Step("turn", 0))
    known = {thing.key: thing for thing in LESSONS.things(say_in("en"))}
    asked = open_question(state, "turn")
    found = met_in(LESSONS, GAME.view(state, 0), asked, known)
    assert {"treachery", "tower"} <= set(found)
    plot = Question(1, 0, "treachery", ("f1.lord", "hand-1"))
    found = met_in(LESSONS, GAME.view(state, 0), plot, known)
    assert {"palace", "champion", "land", "market"} <= set(found)


def test_while_a_deck_is_chosen_all_cards_can_be_looked_up() -> None:
    state = GAME.start(2, {}, Chance(bytes(16), 0))
    question = open_question(state, "build-deck")
    known = {thing.key: thing for thing in LESSONS.things(say_in("en"))}
    found = met_in(LESSONS, GAME.view(state, 0), question, known)
    assert set(found) == CARDS.keys() - {"palace"}
    assert known.keys() == {*CARDS, *FORCES, "tower"}


def test_one_ready_deck_is_marked_for_a_first_game() -> None:
    (first,) = [deck for deck in READY_DECKS.values() if deck.first]
    state = GAME.start(2, {}, Chance(bytes(16), 0))
    question = open_question(state, "build-deck")
    labels = {
        key: WORDS.ready(GAME.view(state, 0), question, key, say_in("en")) for key in READY_DECKS
    }
    assert labels[first.key].weight == "strong"
    assert "For a first game." in labels[first.key].detail
    assert [key for key, label in labels.items() if "🎓" in label.text] == [first.key]
