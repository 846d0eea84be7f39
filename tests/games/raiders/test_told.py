"""What is told before one commits oneself comes so."""

from __future__ import annotations

import pytest
from msgspec import structs

from engine.games.raiders import GAME, WORDS, box
from engine.games.raiders.box import CARDS, SETTLEMENTS, rolls
from engine.games.raiders.pictures.changes import raids
from engine.games.raiders.rules.prospects import tier
from engine.games.raiders.words import names, stakes
from engine.kit.contract import MILESTONES, Event
from tests.games.raiders.positions import answer, table, turn, use
from tests.games.shown import PLAIN, Recorder
from tests.games.suite import Table, cases, option_sets, played

SAY = Recorder("raiders", "en")
"""Of its own: pages are remembered with it, and here a number of theirs is corrected."""


@pytest.mark.parametrize("armour", range(11))
def test_the_odds_that_are_told_are_those_of_the_dice(armour: int) -> None:
    state = table(
        2,
        crew={0: "champion champion warlord archer"},
        spaces={"fortress_2.1": "GV"},
        provision=[5, 0],
        gold=[3, 0],
        workers=["white", "black"],
        armour=armour,
    )
    turn(state)
    found: dict[int, float] = {}
    for total, chance in rolls(2).items():
        points = tier("fortress_2", 14 + armour + total)[1]
        found[points] = found.get(points, 0) + chance
    expected = [f"{n} points ({stakes.percent(found[n])}%)" for n in sorted(found)]
    told = stakes.odds(GAME.view(state, 0).board, 0, "fortress_2", SAY)
    certain = len(found) == 1
    assert told == (f"{next(iter(found))} points" if certain else names.one_of(expected, SAY))


@pytest.mark.parametrize(
    ("chance", "told"), [(0.001, "<1"), (0.014, "1"), (0.5, "50"), (0.97, "97"), (0.999, ">99")]
)
def test_what_is_not_certain_is_not_told_as_certain(chance: float, told: str) -> None:
    assert stakes.percent(chance) == told


@pytest.mark.parametrize(("action", "kind"), [("mill", "provision"), ("silversmith", "silver")])
@pytest.mark.parametrize("supply", [{}, {"silver": 1, "provision": 1}])
def test_a_building_gives_what_it_tells(action: str, kind: str, supply: dict[str, int]) -> None:
    crew = {0: "forager forager jeweller"}
    state = table(2, crew=crew, workers=["grey", "black"], provision=[7, 0], supply=supply)
    turn(state)
    told = WORDS.option(GAME.view(state, 0), GAME.questions(state)[0], action, SAY, PLAIN).text
    before = getattr(state.board, kind)[0]
    state = table(2, crew=crew, workers=["grey", "black"], provision=[7, 0], supply=supply)
    use(state, action)
    gained = getattr(state.board, kind)[0] - before
    assert told.endswith(f": {names.amount(kind, gained, SAY)}")


def test_the_price_that_is_told_is_the_price_that_is_paid() -> None:
    state = table(2, hands={0: "archer huntsman"}, crew={0: "recruiter"}, silver=5)
    turn(state)
    question = GAME.questions(state)[0]
    told = WORDS.option(GAME.view(state, 0), question, "barracks.archer", SAY, PLAIN).text
    assert told.endswith("for 2 silver")
    answer(state, "place", "barracks.archer")
    assert state.board.silver[0] == 3


def test_a_number_that_is_corrected_is_told_as_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    archer = CARDS["archer"]
    better = structs.replace(archer, cost=4, crew=structs.replace(archer.crew, amount=3))
    monkeypatch.setitem(box.CARDS, "archer", better)
    assert "3 points" in names.crew_text("archer", SAY)
    pages = {page.key: page.text for page in WORDS.rules(SAY)}
    assert "costs 4 silver" in pages["archer"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_raid_on_the_picture_is_as_it_was(seats: int) -> None:
    at = Table(cases()["raiders"], seats, option_sets(GAME)[0], 1)
    since: list[Event] = []
    found = 0
    for state, _, events in played(GAME, seats, {}, at.choose, at.seed, at.luck("told")):
        since += events
        if not any(event.kind in MILESTONES for event in events):
            continue
        for done in raids(since):
            found += 1
            board = state.board
            assert done.worker == board.workers[done.seat]
            assert done.track in (None, board.valkyrie[done.seat])
            if board.phase == "play":
                assert done.total == board.score[done.seat]
            if SETTLEMENTS[done.settlement].tiers:
                assert done.strength == sum(done.dice) + done.crew + done.extra + done.armour
        since = []
    assert found > seats
