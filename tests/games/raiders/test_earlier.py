"""Tables of earlier versions: what was asked then is answered as it was put."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec import structs

from engine.games.raiders import GAME
from engine.games.raiders.state import State
from tests.games.raiders.positions import EMPTY_HALL, Loaded, answer, asked, hall, table, turn, use

FULL = "archer armourer scout scout warlord"


def stored(state: State, version: int, **changed: object) -> State:
    """The position as that version left it, its first question so changed."""
    state.questions = [structs.replace(state.questions[0], **changed)]
    plain = json.loads(msgspec.json.encode(state))
    del plain["board"]["joining"]
    return GAME.upgrade(plain, version)


def test_version_1_let_a_merchant_use_the_town_hall_itself() -> None:
    state = table(hands={0: "forager merchant"}, village=EMPTY_HALL)
    hall(state, "merchant")
    state = stored(state, 1, options=("town_hall", "pass"))
    answer(state, "copy-building", "town_hall")
    answer(state, "hall-card", "forager")
    assert (state.board.provision[0], asked(state)) == (2, "pick-up")


def test_version_1_asked_for_the_order_of_the_dead() -> None:
    crew, spaces = {0: "avenger mercenary sage"}, {"harbour_1.1": "GLVV"}
    state = table(crew=crew, spaces=spaces, provision=8)
    turn(state)
    answer(state, "place", "harbour_1.1")
    state = stored(state, 1, ordered=True)
    answer(state, "deaths", "mercenary", "avenger")
    assert state.board.discards == ["avenger", "mercenary"]


@pytest.mark.parametrize("die", ["die.1", "keep"])
def test_version_2_asked_for_the_plunder_set_before_the_dice(die: str) -> None:
    crew, spaces = {0: "brawler brawler gatekeeper"}, {"outpost_1.1": "GGG", "outpost_1.2": "III"}
    state = table(crew=crew, spaces=spaces, workers=["grey", "black"], provision=8)
    turn(state)
    state = stored(state, 2, options=("outpost_1.1", "outpost_1.2"))
    answer(state, "place", "outpost_1.2", luck=Loaded(2))
    agenda = state.board.agenda
    agenda[:] = [structs.replace(step, what="") for step in agenda]
    state = stored(state, 2)
    answer(state, "reroll", die, luck=Loaded(5) if die != "keep" else None)
    if asked(state) == "reroll":
        answer(state, "reroll", "keep")
    assert (state.board.iron[0], state.board.score[0]) == (3, 2 if die != "keep" else 0)


def test_version_3_asked_with_each_hiring_for_somebody_who_goes() -> None:
    state = table(hands={0: "archer huntsman"}, crew={0: FULL}, silver=4)
    turn(state)
    state = stored(state, 3, options=("barracks", "mill", "barracks.idle"))
    answer(state, "place", "barracks")
    answer(state, "hire", "archer", "out.scout")
    assert (state.board.crew[0].count("archer"), asked(state)) == (2, "pick-up")
    state = table(hands={0: "archer huntsman"}, crew={0: "sage"}, silver=4)
    use(state, "barracks")
    state.board.agenda[-1] = structs.replace(state.board.agenda[-1], n=0)
    state = stored(state, 3)
    answer(state, "hire", "archer", "out.sage")
    assert state.board.crew[0] == ["archer"]


def test_version_3_asked_for_the_card_after_the_building() -> None:
    state = table(village=EMPTY_HALL, hands={0: "archer forager"})
    turn(state)
    state = stored(state, 3, options=("town_hall", "mill"))
    answer(state, "place", "town_hall")
    answer(state, "hall-card", "forager")
    assert state.board.provision[0] == 2
