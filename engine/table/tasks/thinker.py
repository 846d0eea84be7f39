"""The child process in which computer players think: requests on stdin, each behind its length, and
what they thought on stdout in the same way. `engine.table.tasks.thinkers` begins it.

The rules hold the interpreter's lock while they are played on, which would hold the bot's event
loop too.
"""

from __future__ import annotations

import os
import select
import signal
import struct
import sys
import traceback
from typing import Final

import msgspec
from msgspec import Struct

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Question
from engine.minds.automa import think
from engine.minds.levels import LEVELS
from engine.minds.thought import Thought

LENGTH: Final = struct.Struct(">I")
"""Of a message, which it follows."""
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


def _reply(message: bytes) -> Reply:
    try:
        return Reply(answered(msgspec.msgpack.decode(message, type=Request)))
    except Exception as fault:
        where = "".join(traceback.format_tb(fault.__traceback__))
        return Reply(None, f"{where}{type(fault).__name__}")


def main() -> None:
    """Until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The bot ends it, when it ends itself.
    os.nice(NICE)
    ears, mouth = sys.stdin.buffer, sys.stdout.buffer
    try:
        while select.select([ears], [], [], IDLE)[0]:
            head = ears.read(LENGTH.size)
            if len(head) < LENGTH.size:
                break  # The bot is gone.
            message = ears.read(LENGTH.unpack(head)[0])
            if len(message) < LENGTH.unpack(head)[0]:
                break  # Cut off: the bot was killed while it asked.
            reply = msgspec.msgpack.encode(_reply(message))
            mouth.write(LENGTH.pack(len(reply)) + reply)
            mouth.flush()
    except BrokenPipeError:
        os._exit(1)  # The same; the interpreter would complain once more when it ends.


if __name__ == "__main__":
    main()
