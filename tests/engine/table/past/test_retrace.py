"""Stepping through a table's positions: every one of them, and nothing hidden before the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE
from engine.table.past.retrace import MOVES, milestones
from tests.engine.script import Script
from tests.engine.table.conftest import ANA, BEN, CAT, NAMES, House
from tests.games import toy

STRANGER = 4242


async def finished(house: House, game: str, people: tuple[int, ...] = (ANA, BEN, CAT)) -> int:
    """A table played to its end by chance."""
    table = await house.started(people, game=game)
    await played_on(house, table.id)
    return table.id


async def played_on(house: House, table: int, answers: int = 10_000) -> None:
    luck = Chance(bytes(16), 7)
    seats = {s.number: s.person or 0 for s in (await house.adapter.table(table)).seats}
    for _ in range(answers):
        sights = [await house.adapter.sight_of_seat(table, seat) for seat in seats]
        asked = [o for sight in sights for o in sight.open if o.given is None]
        if not asked:
            return
        open_ = luck.choice(asked)
        picks = open_.question.sample(luck)
        await house.adapter.answer(table, seats[open_.question.seat], open_.ticket, picks)


def encoded(view: Any) -> bytes:
    return msgspec.json.encode(view)


async def test_one_press_plays_the_game_over_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts, answers = [0], [0]
    start, answer = Script.start, Script.answer

    def counted_start(*args: Any) -> Any:
        starts[0] += 1
        return start(*args)

    def counted_answer(*args: Any) -> Any:
        answers[0] += 1
        return answer(*args)

    table = await house.started()
    for _ in range(3):
        for person in (ANA, BEN, CAT):
            await house.do(table.id, person, "mile")
    await house.do(table.id, ANA, "end")
    monkeypatch.setattr(Script, "start", counted_start)
    monkeypatch.setattr(Script, "answer", counted_answer)
    for move, record in (("first", 0), ("forward", 3), ("here", 7), ("back", 10), ("last", 0)):
        starts[0] = answers[0] = 0
        passage = await house.adapter.passage(table.id, ANA, move, record)
        assert len(passage.hands) == 3
        assert starts[0] <= 1
        assert answers[0] <= passage.stop.record


async def test_before_the_end_everybody_sees_what_a_spectator_sees(house: House) -> None:
    """At every step of a game with hidden hands and sealed picks, whoever looks."""
    table = await house.started(game="toy")
    game = toy.GAME
    await played_on(house, table.id, 7)
    known = await house.adapter.table(table.id)
    assert known.phase == "running"
    last = (await house.adapter.passage(table.id, None, "last")).stops[-1].record
    for record in range(last + 1):
        passages = [
            await house.adapter.passage(table.id, person, "here", record)
            for person in (None, ANA, BEN, STRANGER)
        ]
        for passage in passages:
            assert passage.hands == ()
            assert passage.view.seat is None
            assert encoded(passage.view) == encoded(passages[0].view)
            assert passage.view.hand == []
            assert passage.view.all_hands is None
            seats = [event.seats for event in passage.stop.events]
            assert all(seat is None for seat in seats)
    assert game.key == "toy"


async def test_after_the_end_every_hand_is_as_it_was_then(house: House) -> None:
    number = await finished(house, "toy")
    table = await house.adapter.table(number)
    seed = await house.store.read(
        lambda c: c.execute("SELECT seed FROM tables WHERE id = ?", (number,)).fetchone()[0]
    )
    game = toy.GAME
    state = game.start(3, table.options, Chance(seed, 0))
    records = await house.store.log.records(number)
    passage = await house.adapter.passage(number, STRANGER, "first")
    held = [view.hand for view in passage.hands]
    assert held == state.hands
    assert all(len(hand) == 3 for hand in held)
    stops = {stop.record for stop in passage.stops}
    for count, record in enumerate(records, 1):
        question = next(q for q in game.questions(state) if q.number == record.question)
        game.answer(state, question, record.picks, Chance(seed, count))
        if record.record not in stops:
            continue
        passage = await house.adapter.passage(number, STRANGER, "here", record.record)
        assert [view.hand for view in passage.hands] == state.hands
        assert [view.seat for view in passage.hands] == [0, 1, 2]
    assert passage.view.seat == EVERYONE
    assert passage.view.all_hands == state.hands
    assert passage.view.standing == game.standing(state)


@pytest.mark.parametrize("key", sorted(all_games()))
async def test_a_whole_game_can_be_walked_back_to_its_start(
    house: House, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.games[key] = all_games()[key]
    people = tuple(range(2001, 2001 + house.games[key].seats.start))
    for person in people:
        monkeypatch.setitem(NAMES, person, f"Person {person}")
    number = await finished(house, key, people)
    passage = await house.adapter.passage(number, None, "last")
    assert passage.view.standing is not None
    assert len(milestones(passage.stops)) > 2
    record = passage.stop.record
    marks = milestones(passage.stops)
    # In a long game not each of them: the whole game is played over for every one.
    for mark in reversed(marks[:: max(1, len(marks) // 12)]):
        record = passage.stops[mark].record
        there = await house.adapter.passage(number, None, "here", record)
        then, _ = await house.adapter.view_at(number, record, None)
        if there.index < len(there.stops) - 1:
            assert encoded(there.view) == encoded(then)
        assert len(there.hands) == len(people)
    assert (await house.adapter.passage(number, None, "first")).index == 0


async def test_a_whole_course_has_each_milestone_as_everybody_saw_it(house: House) -> None:
    table = await house.started()
    for person, deed in ((ANA, "mile"), (BEN, "whisper"), (CAT, "plain"), (ANA, "mile")):
        await house.do(table.id, person, deed)
    course = await house.adapter.whole_course(table.id)
    assert [len(at.view.trail) - 1 for at in course] == [0, 1, 4]
    assert all(at.view.seat is None for at in course)
    told = [event for at in course for event in at.events]
    assert told
    assert all(event.seats is None for event in told)
    assert [at.before for at in course[1:]] == [(), course[1].events]


async def test_a_whole_course_ends_with_what_everybody_sees_of_the_end(house: House) -> None:
    table = await finished(house, "toy")
    *way, end = await house.adapter.whole_course(table)
    last = await house.adapter.passage(table, None, "last")
    assert end.view.standing == last.view.standing
    assert all(at.view.hand == [] and at.view.all_hands is None for at in way)


async def test_moves_lead_from_one_stop_to_the_next(house: House) -> None:
    table = await house.started()
    for person, deed in ((ANA, "again"), (ANA, "mile"), (BEN, "again"), (BEN, "mile")):
        await house.do(table.id, person, deed)
    await house.adapter.undo(table.id, BEN)
    moves = [("first", 0, 0), ("back", 0, 0), ("back", 3, 2), ("here", 2, 2), ("forward", 2, 3)]
    for move, record, arrives in [*moves, ("here", 4, 3), ("last", 0, 3), ("forward", 3, 3)]:
        passage = await house.adapter.passage(table.id, None, move, record)
        assert passage.stop.record == arrives, (move, record)
    assert {move for move, *_ in moves} | {"last"} == set(MOVES)
    assert milestones(passage.stops) == [2]
