"""What the bot gets when it is opened (`cogs.opening`), as much of it as cogs need to know. This
way the bot knows no cog, and all cogs know the bot.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import discord
from discord import ui

from cogs.frame.message import MOST_CONTENT
from db.base.disk import DiskTrouble
from db.base.rows import Table
from db.tables.letters import Letter
from engine.kit.showing import Label
from engine.table.answers.panel_data import PanelFacts
from engine.table.tasks import courier

Handler = Callable[..., Awaitable[Any]]
"""`handler(interaction, table=…, …)`: it gets the parts of the id by their names."""


class EmojiSet(Protocol):
    """The games' own emojis: see `cogs.frame.emojis.Emojis`."""

    def refused(self, fault: discord.HTTPException) -> bool:
        """Whether Discord refused a message for one of them."""

    def content(self, table: Table, text: str, locale: str, most: int = MOST_CONTENT) -> str:
        """The text of a message about a table, with them."""

    def layout(self, game: str, view: ui.LayoutView) -> ui.LayoutView:
        """The same view, with them in its texts."""

    def labels(self, game: str, labels: Sequence[Label]) -> list[Label]:
        """Options with them."""


class DmChannelsProtocol(Protocol):
    """Channels to people: see `cogs.link.dm_channels.DmChannels`."""

    async def channel(self, person: int, known: int | None = None) -> discord.PartialMessageable:
        """The channel with a person, opened once and remembered."""

    async def tell(
        self, person: int, text: str, files: Callable[[], Sequence[discord.File]] = tuple
    ) -> None:
        """Say something once. It may not meet."""

    async def closed(self, person: int, fault: discord.HTTPException) -> None:
        """Direct messages do not reach this person."""

    async def forget(self, person: int) -> None:
        """The known channel does not exist any more."""


class Panels(Protocol):
    """Private panels: see `cogs.posts.private_prompts.PrivatePrompts`."""

    def lock(self, table: int, seat: int) -> AbstractAsyncContextManager[Any]:
        """Hold this while a seat's panel changes."""

    async def locale(self, person: int, table: Table) -> str:
        """The person's language, or the best guess."""

    async def put_away(self, interaction: discord.Interaction[Any], panel: Letter | None) -> bool:
        """Whether the pressed message is an answered prompt. If so, it is removed."""

    async def met(self, interaction: discord.Interaction[Any], facts: PanelFacts) -> None:
        """A prompt was pressed that may not be known yet."""

    async def remember(
        self,
        interaction: discord.Interaction[Any],
        facts: PanelFacts,
        shown: str,
        *,
        page: bool = False,
    ) -> None:
        """Note what the pressed panel shows now."""

    async def disarm_all(self, person: int, text: str) -> None:
        """Make all panels of a person say only this."""


class Carrier(courier.Carrier, Protocol):
    """Carries posts: see `cogs.posts.carrier.DiscordCarrier`."""

    @property
    def dms(self) -> DmChannelsProtocol:
        """The channels to people."""

    @property
    def prompts(self) -> Panels:
        """Their panels."""

    def thread_of(self, table: Table) -> discord.PartialMessageable:
        """The table's thread."""


class Copies(Protocol):
    """Copies of the database: see `cogs.operator.copies.Copies`."""

    async def open(self) -> None:
        """Called first at the start."""

    async def minute(self) -> None:
        """Once a minute."""

    fault: str
    """Why the last copy failed; empty: it did not."""

    def erasing(self, person: int) -> AbstractAsyncContextManager[str]:
        """Hold this while a person is erased. The token by which the database will know the
        erasure."""


class PutBack(Protocol):
    """Older copies that were put in the database's place: see `cogs.operator.put_back.PutBack`."""

    async def sign(self) -> None:
        """Note that the database lives."""

    async def minute(self) -> None:
        """Once a minute."""

    async def is_lost(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether something was pressed that this database never gave."""


class Disk(Protocol):
    """A disk that refuses to write: see `cogs.operator.diskwatch.DiskWatch`."""

    @property
    def trouble(self) -> DiskTrouble | None:
        """The last one, until it is over."""

    def seen(self, trouble: DiskTrouble) -> None:
        """Something was not written."""

    async def minute(self) -> None:
        """Once a minute."""
