"""A whole turn laid down ahead: where to place or raid, what comes of it, where to pick up."""

from __future__ import annotations

import pytest

from engine.games.raiders import GAME, WORDS
from engine.games.raiders.state import State
from engine.kit.contract import Foreseen
from tests.games.raiders.positions import answer, asked, idle_turn, table, turn
from tests.games.raiders.tellings import say_in
from tests.games.tellings import PLAIN


def waiting(**given) -> State:
    """Seat 1 waits for the turn of seat 0."""
    state = table(**given)
    turn(state)
    return state


def ahead(state: State, seat: int = 1) -> list[Foreseen]:
    return list(GAME.foreseen(GAME.view(state, seat)))


def kinds(found: list[Foreseen]) -> list[str]:
    return [entry.question.kind for entry in found]


def test_whoever_waits_foresees_placing_and_picking_up() -> None:
    place, pick_up = ahead(waiting())
    assert (place.question.kind, pick_up.question.kind) == ("place", "pick-up")
    assert place.question.about == ("black",)
    assert "gate_house" in place.question.options, "taken now, perhaps free by then"
    assert "mill" in place.question.options
    assert set(pick_up.question.options) == {"gate_house", "town_hall.idle", "treasury.idle"}


def test_a_whole_turn_of_work_is_answered_by_what_was_laid_down() -> None:
    """Hiring and drawing cards: two answers, both known before the turn has come."""
    state = waiting(hands={1: "archer"}, silver=[0, 3])
    place, pick_up = ahead(state)
    answer(state, "place", "silversmith")
    answer(state, "pick-up", "treasury.idle")
    assert place.meets(GAME.questions(state)[0])
    assert "barracks.archer" in place.question.options
    answer(state, "place", "barracks.archer")
    assert pick_up.meets(GAME.questions(state)[0])
    answer(state, "pick-up", "gate_house")
    assert GAME.questions(state)[0].seat == 0
    assert state.board.crew[1] == ["archer"]


def test_a_raid_may_be_laid_down_with_its_set_and_its_dead() -> None:
    crew = {1: "champion folke mercenary sage"}
    spaces = {"outpost_1.1": "GVV", "outpost_1.2": "LLL"}
    state = waiting(crew=crew, workers=["black", "grey"], provision=8, spaces=spaces)
    found = ahead(state)
    at = next(i for i, entry in enumerate(found) if entry.question.about == ("outpost_1",))
    assert found[at].after == (0, "outpost_1")
    dead = next(e for e in found if e.question.about == ("outpost_1.1", 2))
    assert dead.after == (at, "outpost_1.1")
    assert dead.question.least == dead.question.most == 2
    assert not any(e.question.about == ("outpost_1.2", 0) for e in found), "nobody dies there"
    idle_turn(state)
    answer(state, "place", "outpost_1")
    while asked(state) == "reroll":
        answer(state, "reroll", "keep")
    assert found[at].meets(GAME.questions(state)[0])
    answer(state, "choose-set", "outpost_1.1")
    assert dead.meets(GAME.questions(state)[0])


def test_what_a_building_asks_hangs_on_its_half_of_the_turn() -> None:
    """The Treasury has a worker: it is rather picked up from."""
    found = ahead(waiting(hands={1: "archer sage scout"}))
    cards = {e.question.about: e for e in found if e.question.kind == "treasury"}
    pick_up = kinds(found).index("pick-up")
    assert cards["silver",].after == (pick_up, "treasury.silver")
    assert cards["gold",].question.least == 2


def test_a_full_crew_foresees_who_goes() -> None:
    crew = {1: "archer armourer scout scout warlord"}
    found = ahead(waiting(hands={1: "folke"}, crew=crew, silver=[0, 4]))
    goes = next(entry for entry in found if entry.question.kind == "dismiss")
    assert goes.question.options == ("archer", "armourer", "scout", "warlord")


def test_only_those_who_wait_for_a_turn_that_will_come_foresee_it() -> None:
    assert not ahead(waiting(), 0)
    last = table(3, left=2, ends=["fortress"])
    turn(last)
    assert ahead(last, 1)
    assert not ahead(last, 2), "it has had its last turn"


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_each_thing_that_is_foreseen_has_its_own_heading(locale: str) -> None:
    crew = {1: "champion folke mercenary scout sage"}
    spaces = {"outpost_1.1": "GVV", "outpost_1.2": "LLV", "harbour_1.1": "GVV"}
    hands = {1: "barbarian folke warlord warmonger"}
    given = {"workers": ["black", "grey", "black"], "gold": 2, "provision": 8, "silver": 8}
    state = waiting(seats=3, crew=crew, spaces=spaces, hands=hands, **given)
    view, say = GAME.view(state, 1), say_in(locale)
    headings = [WORDS.question(view, e.question, say, PLAIN[:3]) for e in ahead(state)]
    assert len(set(headings)) == len(headings) > 6
    assert all(len(heading) <= 80 for heading in headings), headings
    for entry in ahead(state):
        texts = [
            WORDS.option(view, entry.question, option, say, PLAIN[:3]).text
            for option in entry.question.options
        ]
        assert len(set(texts)) == len(texts)
