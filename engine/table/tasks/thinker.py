"""The program of the process in which computer players think: it is asked with a `Request` and
answers with a `Reply`. `engine.table.tasks.thinkers` begins it.

The rules hold the interpreter's lock while they are played on, which would hold the bot's event
loop too.
"""

from __future__ import annotations

import os
from typing import Final

import msgspec
from msgspec import Struct

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Question
from engine.minds.automa import think
from engine.minds.levels import LEVELS
from engine.minds.thought import Thought
from engine.process import serve, told

IDLE: Final = 900.0
"""Seconds without a request after which it ends; the next question begins another one."""
NICE: Final = 5
"""Whoever presses a button goes first."""


class Request(Struct, frozen=True):
    """A question that is to be thought about."""

    game: str
    view: msgspec.Raw
    """The view of the seat that is asked."""
    question: Question
    seed: bytes
    number: int
    """Of the `Chance` that it thinks with."""
    level: str


class Reply(Struct, frozen=True):
    """What came of it."""

    thought: Thought | None
    fault: str = ""
    """Without a thought: where thinking failed. It names no values: they may be secret."""


def answered(request: Request) -> Thought:
    """Think."""
    game = all_games()[request.game]
    view = msgspec.msgpack.decode(request.view, type=game.view_type)
    chance = Chance(request.seed, request.number)
    return think(game, view, request.question, chance, level=LEVELS[request.level])


def _reply(message: bytes) -> bytes:
    try:
        reply = Reply(answered(msgspec.msgpack.decode(message, type=Request)))
    except Exception as fault:
        reply = Reply(None, told(fault))
    return msgspec.msgpack.encode(reply)


def main() -> None:
    """Until nobody asks any more."""
    os.nice(NICE)
    serve(_reply, idle=IDLE)


if __name__ == "__main__":
    main()
