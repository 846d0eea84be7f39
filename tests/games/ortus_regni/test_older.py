"""Questions of older versions that no step puts any more: they are answered as they were put."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games import game_words
from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.state import State
from tests.games.by_hand import told
from tests.games.ortus_regni.positions import answer, complete, do, open_question, table
from tests.games.shown import PLAIN


def asked(**position: Any) -> State:
    """A position that asks what it has on its agenda."""
    state = table(**position)
    complete(state)
    do(state)
    return state


def test_a_caller_with_a_bare_castle_who_may_still_stay_out() -> None:
    state = asked(seats=3, joust=0, hands={0: "land", 1: "land", 2: "castle"})
    answer(state, "joust-ante", "none")
    answer(state, "joust-ante", "none")
    state.questions = [replace(open_question(state, "joust-ante"), options=("none", "out"))]
    events = answer(state, "joust-ante", "out")
    assert told(events, "joust-excused") == [{"seat": 0, "why": "poor"}]


@pytest.mark.parametrize(
    ("picks", "left"), [("f0.lord infantry.1", ["knight"]), ("infantry.1 knight.1", [])]
)
def test_hits_that_harm_nobody_are_taken_as_they_were_chosen(picks: str, left: list[str]) -> None:
    state = asked(
        earldoms={0: "palace:vassal land land"},
        reserves={0: "infantry knight"},
        hands={1: "champion"},
        battle="normal",
        attack="siege-f1 f0.lord infantry.1 knight.1",
    )
    answer(state, "defence-forces", "champion.1")
    question = open_question(state, "attack-losses")
    options, about = ("f0.lord", "infantry.1", "knight.1"), (2, "siege")
    state.questions = [replace(question, options=options, least=2, most=2, about=about)]
    answer(state, "attack-losses", *picks.split())
    assert state.reserves[0] == left


def test_a_defence_against_an_attacker_named_before_the_fief_reads_the_same() -> None:
    hands = {0: "vassal", 1: "champion"}
    state = asked(earldoms={1: "palace:monk"}, hands=hands, attack="siege-f1 vassal.1")
    question = open_question(state, "defence-forces")
    way, fief, attacker, damage = question.about
    former = replace(question, about=(way, attacker, fief, damage))
    view, say = GAME.view(state, 1), game_words(GAME.key, "en")
    assert len({WORDS.question(view, one, say, PLAIN[:2]) for one in (former, question)}) == 1
