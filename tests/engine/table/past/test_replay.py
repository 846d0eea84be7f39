"""Stepping through a table's positions: every one of them, and nothing hidden before the end."""

from __future__ import annotations

from typing import get_args
from unittest.mock import patch

import pytest

from db.tables import log
from engine.games import all_games
from engine.kit import example
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.past.replay import Move, milestones
from tests.engine.script import Script
from tests.engine.table.conftest import ANA, BEN, CAT, House


async def played_on(house: House, table: int, answers: int = 10_000) -> None:
    luck = Chance(bytes(16), 7)
    found = await house.service.look(queries.table, table)
    seats = {s.number: s.person or 0 for s in found.seats}
    for _ in range(answers):
        views = [await house.service.look(queries.view_of_seat, table, seat) for seat in seats]
        asked = [o for view in views for o in view.open if o.given is None]
        if not asked:
            return
        open_ = luck.choice(asked)
        picks = open_.question.sample(luck)
        await house.service.do(
            table, playing.answer, seats[open_.question.seat], open_.ticket, picks
        )


async def test_one_press_plays_the_game_over_once(house: House) -> None:
    table = await house.started()
    for _ in range(3):
        for person in (ANA, BEN, CAT):
            await house.do(table.id, person, "mile")
    await house.do(table.id, ANA, "end")
    for move, record in (("first", 0), ("forward", 3), ("here", 7), ("back", 10), ("last", 0)):
        with (
            patch.object(Script, "start", autospec=True, side_effect=Script.start) as starts,
            patch.object(Script, "answer", autospec=True, side_effect=Script.answer) as answers,
        ):
            step = await house.service.replay_step(table.id, ANA, move, record)
        assert len(step.hands) == 3
        assert starts.call_count <= 1
        assert answers.call_count <= step.stop.record


async def test_before_the_end_everybody_sees_what_a_spectator_sees(house: House) -> None:
    """At every step of a game with hidden hands and sealed picks, whoever looks."""
    table = (await house.started(game="larder")).id
    await played_on(house, table, 7)
    last = (await house.service.replay_step(table, None, "last")).stops[-1].record
    for record in range(last + 1):
        public = await house.service.replay_step(table, None, "here", record)
        assert public.view.seat is None
        assert not any(map(any, public.view.known.larders))
        assert all(event.seats is None for event in public.stop.events)
        for person in (ANA, BEN, 4242):
            step = await house.service.replay_step(table, person, "here", record)
            assert step.hands == ()
            assert step.view == public.view
            assert step.stop.events == public.stop.events


async def test_after_the_end_every_hand_is_as_it_was_then(house: House) -> None:
    table = await house.started(game="larder")
    await played_on(house, table.id)
    sql = "SELECT seed FROM tables WHERE id = ?"
    (seed,) = await house.store.read(lambda c: c.execute(sql, (table.id,)).fetchone())
    game = example.GAME
    state = game.start(3, table.options, Chance(seed, 0))
    step = await house.service.replay_step(table.id, None, "first")
    stops = {stop.record for stop in step.stops}
    for count, record in enumerate(await house.store.read(log.everything, table.id), 1):
        question = next(q for q in game.questions(state) if q.number == record.question)
        game.answer(state, question, record.picks, Chance(seed, count))
        if record.record in stops:
            step = await house.service.replay_step(table.id, None, "here", record.record)
            assert [list(view.larder) for view in step.hands] == state.larders
    assert step.view.seat == EVERYONE
    assert step.view.known.larders == state.larders
    assert step.view.standing == game.standing(state)


@pytest.mark.parametrize("key", sorted(all_games()))
async def test_a_whole_game_can_be_walked_back_to_its_start(house: House, key: str) -> None:
    house.games[key] = all_games()[key]
    people = tuple(range(2001, 2001 + house.games[key].seats.start))
    number = (await house.started(people, game=key)).id
    await played_on(house, number)
    step = await house.service.replay_step(number, None, "last")
    assert step.view.standing is not None
    assert len(milestones(step.stops)) > 2
    marks = milestones(step.stops)
    # In a long game not each of them: the whole game is played over for every one.
    for mark in reversed(marks[:: max(1, len(marks) // 12)]):
        record = step.stops[mark].record
        there = await house.service.replay_step(number, None, "here", record)
        if there.index < len(there.stops) - 1:
            assert there.view == (await house.service.post(number, record)).view
        assert len(there.hands) == len(people)
    assert (await house.service.replay_step(number, None, "first")).index == 0


async def test_public_frames_are_milestones_and_the_end_as_everybody_saw_them(house: House) -> None:
    table = await house.started()
    for person, deed in ((ANA, "mile"), (BEN, "whisper"), (CAT, "plain"), (ANA, "mile")):
        await house.do(table.id, person, deed)
    frames = await house.service.public_frames(table.id)
    assert [len(at.view.trail) - 1 for at in frames] == [0, 1, 4]
    assert all(at.view.seat is None for at in frames)
    assert {event.seats for at in frames for event in at.events} == {None}
    assert all(at.events for at in frames[1:])
    assert [at.before for at in frames[1:]] == [(), frames[1].events]
    table = await house.started(game="larder")
    await played_on(house, table.id)
    *way, end = await house.service.public_frames(table.id)
    step = await house.service.replay_step(table.id, None, "last")
    assert end.view.standing == step.view.standing
    assert not any(any(map(any, at.view.known.larders)) for at in way)


async def test_moves_lead_from_one_stop_to_the_next(house: House) -> None:
    table = await house.started()
    for person, deed in ((ANA, "again"), (ANA, "mile"), (BEN, "again"), (BEN, "mile")):
        await house.do(table.id, person, deed)
    await house.service.do(table.id, playing.undo, BEN)
    moves = [("first", 0, 0), ("back", 0, 0), ("back", 3, 2), ("here", 2, 2), ("forward", 2, 3)]
    for move, record, arrives in [*moves, ("here", 4, 3), ("last", 0, 3), ("forward", 3, 3)]:
        step = await house.service.replay_step(table.id, None, move, record)
        assert step.stop.record == arrives, (move, record)
    assert {move for move, *_ in moves} | {"last"} == set(get_args(Move))
    assert milestones(step.stops) == [2]
