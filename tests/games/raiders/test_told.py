"""What is told before one commits oneself comes so."""

from __future__ import annotations

import pytest
from msgspec import structs

from engine.games.raiders import GAME, WORDS, box
from engine.games.raiders.box import CARDS, SETTLEMENTS
from engine.games.raiders.pictures.changes import raids
from engine.games.raiders.rules.raids import tier
from engine.games.raiders.state import Step
from engine.games.raiders.words import names
from engine.kit.contract import MILESTONES, Event
from engine.kit.words import count
from tests.games.raiders.positions import answer, do, table
from tests.games.shown import PLAIN, Recorder
from tests.games.suite import Table, cases, option_sets, played

SAY = Recorder("raiders", "en")
"""Of its own: pages are remembered with it, and here a number of theirs is corrected."""


@pytest.mark.parametrize(
    ("chance", "told"), [(0.001, "<1"), (0.014, "1"), (0.5, "50"), (0.97, "97"), (0.999, ">99")]
)
def test_what_is_not_certain_is_not_told_as_certain(chance: float, told: str) -> None:
    assert names.percent(chance) == told


@pytest.mark.parametrize(("action", "kind"), [("mill", "provision"), ("silversmith", "silver")])
@pytest.mark.parametrize("supply", [{}, {"silver": 1, "provision": 1}])
def test_a_building_gives_what_it_tells(action: str, kind: str, supply: dict[str, int]) -> None:
    crew = {0: "forager forager jeweller"}
    state = table(2, crew=crew, workers=["grey", "black"], provision=[7, 0], supply=supply)
    do(state, Step("turn", 0))
    told = WORDS.option(GAME.view(state, 0), GAME.questions(state)[0], action, SAY, PLAIN).text
    before = getattr(state.board, kind)[0]
    answer(state, "place", action)
    gained = getattr(state.board, kind)[0] - before
    assert told.endswith(f": {count(SAY, kind, gained)}")


def test_who_is_hired_for_whom_is_repeated_in_one_sentence() -> None:
    state = table(2, hands={0: "archer"}, crew={0: "sage"}, silver=[3, 0])
    do(state, Step("turn", 0))
    answer(state, "place", "idle")
    answer(state, "idle", "barracks")
    view, question = GAME.view(state, 0), GAME.questions(state)[0]
    told = WORDS.picks(view, question, ("out.sage", "archer"), SAY, PLAIN)
    assert told == "Hire Archer for 3 silver; dismiss Sage"


def test_a_number_that_is_corrected_is_told_as_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    archer = CARDS["archer"]
    better = structs.replace(archer, cost=4, crew=structs.replace(archer.crew, amount=3))
    monkeypatch.setitem(box.CARDS, "archer", better)
    assert "3 points" in names.crew_text(SAY, "archer")
    pages = {page.key: page.text for page in WORDS.rules(SAY)}
    assert "costs 4 silver" in pages["archer"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_raid_on_the_picture_is_as_it_was(seats: int) -> None:
    at = Table(cases()["raiders"], seats, option_sets(GAME)[0], 1)
    since: list[Event] = []
    found, before = 0, [0] * seats
    for state, _, events in played(GAME, seats, {}, at.choose, at.seed, at.luck("told")):
        since += events
        if not any(event.kind in MILESTONES for event in events):
            continue
        for done in raids(since):
            found += 1
            board = state.board
            assert done.worker == board.workers[done.seat]
            if board.phase == "play" and len(raids(since)) == 1:
                assert done.gained == board.score[done.seat] - before[done.seat]
            if SETTLEMENTS[done.settlement].tiers:
                assert done.tier == tier(done.settlement, done.strength)[0]
        since, before = [], list(state.board.score)
    assert found > seats
