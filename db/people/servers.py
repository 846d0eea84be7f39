"""What the owners of servers set with `/setup`."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Any, Final

from msgspec import Struct

from db.base.mapped import Mapped
from db.tables.tables import PaceKey


class Server(Struct, frozen=True):
    """What is set for one Discord server; a server that set nothing has these defaults."""

    guild: int
    channel: int | None = None  # the only channel for lobbies; None: any
    locale: str | None = None
    """The language of what is posted; None: Discord's setting for the server."""
    pace: PaceKey = "relaxed"  # with which new tables begin
    opener: int | None = None  # the role that may open tables; None: everybody may
    call: int | None = None  # the role that a new lobby with open seats mentions
    locks: bool = False  # threads of finished tables are locked


SERVERS: Final = Mapped(Server, "servers")  # a row comes into being with the first setting


def get(connection: Connection, guild: int | None) -> Server:
    """What is set for a server; the defaults if nothing is, or outside of servers (None)."""
    return SERVERS.get(connection, guild or 0) or Server(guild or 0)


def change(connection: Connection, guild: int, /, **values: Any) -> Server:
    """Set some of a `Server`'s fields; what is set then."""
    SERVERS.lay(connection, guild=guild, **values)
    return get(connection, guild)
