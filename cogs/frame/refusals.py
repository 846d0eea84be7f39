"""What it means when Discord refuses a request: one table of its error codes, and for each kind
what becomes of the post that met it.

Codes: Discord's "Opcodes and Status Codes" (JSON error codes), unless a line says otherwise.

| kind | what is done |
|---|---|
| while | it is a matter of time: the post stays, and is tried again with growing pauses |
| bot | the same for the whole bot (its token), and nothing counts as a try |
| person | they take no direct messages: the thread calls them, or the channel, or the host |
| gone | the channel is not there any more: of a thread, another one is opened |
| archived | the thread sleeps: it is woken, then the post goes out |
| place | the bot may not do that there: the host is told; once it may, all is told as it is then |
| message | the message is not there any more: whoever edits posts again |
| content | these words or this picture are not taken: plainer ones, else the host is told |
"""

from __future__ import annotations

from typing import Final, Literal

import aiohttp
import discord
from msgspec import Struct

from engine.table.tasks.courier import TryLater

Kind = Literal["while", "bot", "person", "gone", "archived", "place", "message", "content"]

CODES: Final[dict[int, Kind]] = {
    # A matter of time.
    20016: "while",  # slow mode of the channel
    20026: "while",  # quarantined; not in the list, seen by many bots
    20028: "while",  # write limit of the channel
    20029: "while",  # write limit of the server
    30033: "while",  # the thread is full of people
    30046: "while",  # edits of messages older than an hour
    40003: "while",  # opening direct messages too fast
    40004: "while",  # sending is disabled for a time
    40006: "while",  # so is the feature
    40333: "while",  # Cloudflare, in front of Discord, lets nothing through; a 403
    110001: "while",  # the application is not yet available
    130000: "while",  # Discord is overloaded
    160006: "while",  # too many active threads in the server
    # The whole bot.
    40001: "bot",  # unauthorized
    40002: "bot",  # the account is to be verified
    50014: "bot",  # the token is not valid
    50025: "bot",  # the OAuth2 token is not valid
    # This person.
    10013: "person",  # nobody has this account any more
    20009: "person",  # their filter takes no such content
    50007: "person",  # direct messages are closed to us
    50033: "person",  # no recipient
    50278: "person",  # no server in common
    # This place.
    10003: "gone",  # unknown channel
    10004: "place",  # unknown server
    50001: "place",  # no access
    50008: "place",  # not a text channel
    50013: "place",  # permissions missing
    50024: "place",  # not in such a channel
    50083: "archived",
    160005: "place",  # locked by a moderator
    400001: "place",  # this server may not upload files for now
    10008: "message",
    # These words.
    20031: "content",  # a name with words that are not allowed
    40005: "content",  # too large
    50006: "content",  # empty
    50035: "content",  # not as Discord wants it
    200000: "content",  # the server's word filter
    200001: "content",  # the same, of a title
    240000: "content",  # the filter of harmful links
}

UNKNOWN_MESSAGE: Final = 10008
LOCKED: Final = 160005
APART: Final = 50278  # no server in common with this person
TOO_FAST: Final = frozenset({40003, 20026})
"""Of direct messages that are opened: a matter of time for all people to whom none is open yet."""

_PAUSES: Final = {20026: 900.0, 30046: 20.0, 160006: 300.0}
"""Seconds until the next try, where the usual ones are not sensible."""
BOT_PAUSE: Final = 60.0

OLD_EDIT_SECONDS: Final = 10.0
"""A message older than an hour is edited at most so often: Discord has a limit of its own for
these (30046). What changed in between is in the next edit."""
NETWORK: Final = (TimeoutError, discord.RateLimited, aiohttp.ClientError, OSError)
"""How it shows that Discord, or the way there, does not work at all."""


class Refusal(Struct, frozen=True):
    kind: Kind
    status: int
    code: int
    text: str

    @property
    def passes(self) -> bool:
        """Whether time is all it takes."""
        return self.kind in ("while", "bot")

    def later(self) -> TryLater:
        pause = BOT_PAUSE if self.kind == "bot" else _PAUSES.get(self.code)
        return TryLater(pause, counts=self.kind != "bot" and self.code != 30046)

    def __str__(self) -> str:
        return f"{self.status} {self.code}: {self.text}" if self.text else f"{self.status}"


def read(fault: discord.HTTPException) -> Refusal:
    """What a refusal means. Of codes that are not in the table the HTTP status decides."""
    kind, status = CODES.get(fault.code), fault.status
    if status == 401:
        kind = "bot"
    elif kind is None:
        kind = "place" if status in (403, 404) else "content"
        if status == 429 or status >= 500 or (fault.code == 0 and status == 403):
            # Discord names what it refuses. A 403 without a code is of a wall before it.
            kind = "while"
    return Refusal(kind, status, fault.code, fault.text)
