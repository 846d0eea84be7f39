"""The processes in which computer players think: the same answers, another process when one dies,
none left over."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Question
from engine.minds.levels import level_in
from engine.minds.search_player import Thought, think
from engine.table.tasks.thinkers import Thinkers, ThinkingError

SEED = bytes(range(16))
GAME = all_games()["claim_kingdoms"]


def asked() -> tuple[Any, Question]:
    """A view and its question, for which there are several answers."""
    state = GAME.start(2, {option.key: option.default for option in GAME.options}, Chance(SEED, 0))
    question = GAME.questions(state)[0]
    while len(question.options) < 3:
        GAME.answer(state, question, question.sample(Chance(SEED, 1)), Chance(SEED, 2))
        question = GAME.questions(state)[0]
    return GAME.view(state, question.seat), question


def children(thinkers: Thinkers) -> list[int]:
    return [process._child.pid for process in thinkers._all if process._child is not None]


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@contextlib.asynccontextmanager
async def thinkers() -> AsyncIterator[Thinkers]:
    found = Thinkers()
    try:
        yield found
    finally:
        await found.close()


async def begun() -> Coroutine[Any, Any, Thought]:
    """What a process, which has thought before, would think about."""
    about = (GAME, *asked(), SEED)
    there = Thinkers()
    await there.think(*about, 1, "gentle", table=1)
    return there.think(*about, 2, "steady", table=1)


async def test_it_thinks_there_as_it_would_here_and_again_when_its_process_dies() -> None:
    view, question = asked()
    async with thinkers() as there:
        for number, level in enumerate(("steady", "gentle")):
            thought = await there.think(GAME, view, question, SEED, number, level, table=1)
            luck = Chance(SEED, number)
            assert thought == think(GAME, view, question, luck, level=level_in(GAME.key, level))
        (first,) = children(there)
        os.kill(first, signal.SIGKILL)
        assert await there.think(GAME, view, question, SEED, number, level, table=1) == thought
        (second,) = children(there)
        assert second != first
        thinking = asyncio.create_task(
            there.think(GAME, view, question, SEED, number, level, table=1)
        )
        await asyncio.sleep(0.02)
        os.kill(second, signal.SIGKILL)
        assert await thinking == thought
        (last,) = children(there)
    assert not is_there(last)


async def test_who_does_not_wait_for_the_answer_leaves_none_to_the_next() -> None:
    view, question = asked()
    async with thinkers() as there:
        given_up = asyncio.create_task(
            there.think(GAME, view, question, SEED, 1, "gentle", table=1)
        )
        await asyncio.sleep(0.02)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        other = await there.think(GAME, view, question, SEED, 2, "gentle", table=1)
        assert other == think(
            GAME, view, question, Chance(SEED, 2), level=level_in(GAME.key, "gentle")
        )


async def test_what_fails_there_is_told_without_what_it_was_about() -> None:
    view, question = asked()
    other = Question(question.number, question.seat, "no-such-kind", ("secret-1", "secret-2"))
    async with thinkers() as there:
        with pytest.raises(ThinkingError) as fault:
            await there.think(GAME, view, other, SEED, 1, "gentle", table=1)
        assert "IllegalAnswer" in str(fault.value)
        assert "secret" not in str(fault.value)
        # It goes on.
        assert (await there.think(GAME, view, question, SEED, 1, "gentle", table=1)).picks
