"""The whole stand-in at work: the world, who listens to the bot's side and to the page's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from localtable.hall import crowd
from localtable.hall.gateway import Gateway
from localtable.limits.faults import Faults
from localtable.limits.hardships import Hardships
from localtable.limits.rates import RateLimits
from localtable.limits.starts import Starts
from localtable.world import first_world, permissions
from localtable.world.clock import FIRST_ANSWER_MS, NONCE_MS, Clock, made_ms
from localtable.world.world import DM, Channel, Message, Person, World

log = logging.getLogger(__name__)

Json = dict[str, Any]


class Exchange(Struct, frozen=True):
    """A request of the bot and its answer, for whoever watches."""

    method: str
    route: str
    """The path as in Discord's own description, "/channels/{channel_id}/messages"."""
    path: str
    query: dict[str, str]
    body: Any
    """The JSON, or None."""
    files: dict[str, tuple[str, int]]
    """Name and size of each file that was sent along, by its field."""
    status: int
    answer: Any


class OpenModal(Struct):
    """A window that a person has before them."""

    interaction_id: str
    form: Json


class Hall:
    """Everything that runs, and what is shown but not kept: modals and notices."""

    def __init__(
        self,
        folder: Path | None,
        *,
        first_answer_ms: int = FIRST_ANSWER_MS,
        bot_permissions: int = permissions.OF_THE_BOT,
        servers: int = 1,
        shards: int | None = None,
        max_concurrency: int = 1,
    ) -> None:
        self.clock = Clock()
        self.world = World(self.clock, folder)
        starts = Starts(self.clock, servers, shards, max_concurrency)
        self.gateway = Gateway(self.world, starts)
        self.faults = Faults()
        self.hardships = Hardships(self.clock)
        self.limits = RateLimits(self.clock)
        self.first_answer_ms = first_answer_ms
        self.bot_permissions = bot_permissions
        self.on_exchange: list[Callable[[Exchange], None]] = []
        """Called with every request of the bot, when it is answered."""
        self.on_change: list[Callable[[Callable[[Person], bool]], None]] = []
        """Called when something changed, with the test whether a person may see it."""
        self.modals: dict[str, OpenModal] = {}
        self.notices: dict[str, str] = {}
        self.choices: dict[str, asyncio.Future[list[Json]]] = {}
        """Who waits for an autocomplete's answer, by interaction."""
        self.invites: Any = None
        """Whoever invites to begin where nothing was said yet: `localtable.page.inviting`."""
        self.timers: dict[str, asyncio.TimerHandle] = {}
        """When an interaction is overdue."""
        self.nonces: dict[tuple[str, str], str] = {}
        """The message that an author sent with a nonce."""
        self.world.load()
        if not self.world.guild.id:
            # What is kept shall be told from any other that is kept: by the application's id.
            application = first_world.APPLICATION if folder is None else Clock().next_id()
            first_world.furnish(self.world, bot_permissions, application)
        crowd.gather(self.world, servers - 1)
        for message in self.world.messages.values():
            if message.nonce is not None:
                self.nonces[message.author_id, message.nonce] = message.id

    def close(self) -> None:
        """Stop; what was changed is written down already."""
        for timer in self.timers.values():
            timer.cancel()
        self.world.journal.close()

    def tell(self, name: str, data: Json, intent: int, channel: Channel | None = None) -> None:
        """An event for the bot, if it is on the server and can see the channel."""
        world = self.world
        away = world.away and not (world.reached and name == "INTERACTION_CREATE")
        if "guild_id" in data and (away or world.bot().joined_ms is None):
            return
        if channel is None or permissions.may_see(world, world.bot(), channel):
            self.gateway.tell(name, data, intent)

    def changed_in(self, channel: Channel) -> None:
        """Something changed for everybody who sees the channel."""
        self._changed(lambda person: permissions.may_see(self.world, person, channel))

    def changed_for(self, person_id: str) -> None:
        """Something changed for one person."""
        self._changed(lambda person: person.id == person_id)

    def changed(self) -> None:
        """Something changed for everybody."""
        self._changed(lambda _: True)

    def changed_around(self, message: Message) -> None:
        """A message changed."""
        if message.seen_by is not None:
            self.changed_for(message.seen_by)
        elif channel := self.world.channels.get(message.channel_id):
            self.changed_in(channel)

    def sent_with(self, author_id: str, nonce: str) -> str | None:
        """The id of the message that this author sent with this nonce a short while ago."""
        found = self.nonces.get((author_id, nonce))
        if found is None or made_ms(found) < self.clock.now_ms() - NONCE_MS:
            return None
        return found

    def _changed(self, sees: Callable[[Person], bool]) -> None:
        for watch in self.on_change:
            watch(sees)


def message_intent(channel: Channel, on_server: int, in_dms: int) -> int:
    """The intent that goes for a channel."""
    return in_dms if channel.type == DM else on_server
