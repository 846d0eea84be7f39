"""The whole stand-in at work: the world, the gateway, and what is shown but not kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from localtable import first_world, rights
from localtable.calls import Call, Refused, Reply
from localtable.gateway import Gateway
from localtable.world import THREADS, Clock, Json, World, iso, made_ms, told

THREAD_STARTER = 21
"""The type of a thread's first message, which shows the one that the thread began at."""


class Invites(Protocol):
    """Who invites to begin, on a page where nothing was said yet."""

    def cards(self, locale: str) -> Any:
        """What one is invited to, in the language that fits a locale of Discord's: each with
        "key", "title", "text", "alt" (what its picture shows) and "ways", buttons that send a
        slash command: "name", "label", "command" (its English names with blanks between),
        "options"."""

    async def picture(self, key: str, locale: str) -> bytes | None:
        """The PNG of a card."""


@dataclass(eq=False)
class Interaction:
    """What a person did and the bot has to answer; it is not written down."""

    id: str
    token: str
    type: int
    person: Json
    channel: Json
    data: Json
    message_id: str | None = None  # the message whose control was used
    origin: Json | None = None
    """Of a window's: what a message says about the interaction that opened it."""
    answer: int | None = None  # the type of the bot's first answer
    answer_id: str | None = None  # the message that `@original` means
    error: str | None = None
    choices: list[Json] = field(default_factory=list)
    """What is offered for an option that is being typed."""
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it is answered, or can be no more."""


class LocalTable:
    """A running stand-in. A test's may answer otherwise: see `answer`."""

    def __init__(
        self, url: str, folder: Path | None = None, invites: Invites | None = None
    ) -> None:
        """Without a folder nothing outlives the process."""
        self.url = url
        self.clock = Clock()
        self.world = World(folder, url, self.clock)
        self.invites = invites
        self.interactions: dict[str, Interaction] = {}
        self.windows: dict[str, tuple[Interaction, Json]] = {}
        """The window (a modal) that a person has before them, and what opened it."""
        self.notices: dict[str, str] = {}
        self.pages: Counter[str] = Counter()  # how many pages each person has open
        self.on_change: list[Callable[[Callable[[Json], bool]], None]] = []
        """Called when something changed, with the test whether a person may see it."""
        self.first_answer_ms = 3_000
        """How long the bot may take for the first answer to an interaction."""
        if not self.world.guilds:
            # What is kept shall be told from any other that is kept: by the application's id.
            own = self.clock.next_id() if folder else first_world.APPLICATION
            first_world.furnish(self.world, own)
        known = self.world.messages.values()
        self.nonces = {m["_nonce"]: m["id"] for m in known if "_nonce" in m}
        """The message that the bot sent with a nonce."""
        self.gateway = self.make_gateway()

    def make_gateway(self) -> Gateway:
        return Gateway(self)

    async def answer(self, call: Call, handle: Callable[[Call], Reply]) -> Reply | None:
        """Every request of the bot passes here; None hangs up without an answer."""
        return handle(call)

    def age_ms(self, id_: str) -> int:
        return self.clock.now_ms() - made_ms(id_)

    def hang_up(self) -> None:
        """Let everybody go who listens or waits."""
        self.gateway.hang_up(1001)
        for interaction in self.interactions.values():
            interaction.settled.set()

    # Telling

    def tell(self, name: str, data: Json, channel: Json | None = None) -> None:
        """An event for the bot, if it is on the server and can see the channel."""
        world = self.world
        is_there = "guild_id" not in data or world.bot["_member"]
        if is_there and (channel is None or rights.sees(world, world.bot, channel)):
            self.gateway.tell(name, data)

    def changed(self, sees: Callable[[Json], bool] = lambda _: True) -> None:
        """Something changed for those whom the test lets see it."""
        for watch in self.on_change:
            watch(sees)

    def changed_for(self, person_id: str) -> None:
        self.changed(lambda person: person["id"] == person_id)

    def changed_in(self, channel: Json) -> None:
        self.changed(lambda person: rights.sees(self.world, person, channel))

    def changed_around(self, message: Json) -> None:
        if message.get("_seen_by"):
            self.changed_for(message["_seen_by"])
        elif channel := self.world.channels.get(message["channel_id"]):
            self.changed_in(channel)

    # Threads

    def enter_thread(self, thread: Json, person: Json) -> None:
        """Put a person into a thread without a word in it."""
        thread["_members"][person["id"]] = self.clock.now_ms()
        self.world.channels.put(thread)
        self.changed_in(thread)

    def thread_changed(self, thread: Json, *, archived: bool) -> None:
        """A thread was changed; perhaps it is archived by that, or open again."""
        metadata = thread["thread_metadata"]
        if metadata["archived"] != archived:
            metadata |= {"archived": archived, "archive_timestamp": iso(self.clock.now_ms())}
        self.world.channels.put(thread)
        self.tell("THREAD_UPDATE", self.channel(thread), thread)
        self.changed_in(thread)

    def stir_thread(self, thread: Json, message: Json) -> None:
        """A message came: an archived thread opens, its author and whom it names are in it."""
        if thread["thread_metadata"]["archived"]:
            self.thread_changed(thread, archived=False)
        for user in (message["author"], *message["mentions"]):
            person = self.world.people[user["id"]]
            fresh = person["id"] not in thread["_members"]
            if fresh and rights.may(self.world, person, thread, "view_channel"):
                self.enter_thread(thread, person)

    # What Discord tells

    def channel(self, thing: Json) -> Json:
        """A channel; of a thread who of us is in it."""
        said = told(thing)
        if thing["type"] in THREADS:
            said["member_count"] = min(len(thing["_members"]), 50)
            if self.world.bot["id"] in thing["_members"]:
                said["member"] = thread_member(thing, self.world.bot["id"])
        return said

    def message(self, thing: Json, *, alone: bool = False) -> Json:
        """A message, with the thread that began at it and the one that it is about."""
        world, said = self.world, told(thing)
        if thread := world.channels.get(thing["id"]):
            said["thread"] = self.channel(thread)
        if thing["type"] == THREAD_STARTER and not alone:
            first = world.messages.get(thing["message_reference"]["message_id"])
            said["referenced_message"] = first and self.message(first, alone=True)
        return said

    def member(self, person: Json) -> Json:
        return {**(person["_member"] or {}), "user": told(person)}

    # What a request is about

    def the_channel(self, call: Call, *needs: str) -> Json:
        """The channel of the path, in which the bot has these rights."""
        channel = self.world.channels.get(call.ids["channel_id"])
        if channel is None or not rights.sees(self.world, self.world.bot, channel):
            raise Refused(10003 if channel is None else 50001)
        rights.require(self.world, channel, *needs)
        return channel

    def the_message(self, call: Call, channel: Json) -> Json:
        """The message of the path, which is no ephemeral one."""
        message = self.world.messages.get(call.ids["message_id"])
        if message is None or message["channel_id"] != channel["id"] or message.get("_seen_by"):
            raise Refused(10008)
        return message

    def the_member(self, call: Call) -> Json:
        """The person of the path, who is on the server."""
        person = self.world.people.get(call.ids["user_id"])
        if person is None or person["_member"] is None:
            raise Refused(10013 if person is None else 10007)
        return person

    def the_guild(self, call: Call) -> Json:
        """The server of the path, on which the bot is."""
        guild = self.world.guilds.get(call.ids["guild_id"])
        if guild is None or self.world.bot["_member"] is None:
            raise Refused(10004 if guild is None else 50001)
        return guild


def thread_member(thread: Json, person_id: str) -> Json:
    joined = iso(thread["_members"][person_id])
    return {"id": thread["id"], "user_id": person_id, "join_timestamp": joined, "flags": 0}
