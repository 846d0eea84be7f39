"""What there is: one server, its people, channels, messages, commands. Plain data, by id.

All ids are strings of digits, as on the wire. Whatever changes goes through `World.put` and
`World.drop`, which also write it down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from localtable.world.clock import TOKEN_MS, Clock, made_ms
from localtable.world.journal import Journal

TEXT, DM, VOICE, NEWS = 0, 1, 2, 5
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
FOR_ALL = {TEXT: PUBLIC_THREAD, NEWS: NEWS_THREAD}
"""The channels that can have threads, and what such a thread for all is there."""

EPHEMERAL, LOADING, HAS_THREAD, SUPPRESS_EMBEDS = 1 << 6, 1 << 7, 1 << 5, 1 << 2
SILENT, COMPONENTS_V2 = 1 << 12, 1 << 15


class Guild(Struct):
    """The one server."""

    id: str
    name: str
    owner_id: str
    locale: str


class Person(Struct):
    """Somebody who may be on the server; `bot` for the application itself."""

    id: str
    name: str
    username: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    joined_ms: int | None = None
    """None: not on the server (any more)."""
    roles: list[str] = field(default_factory=list)


class Role(Struct):
    """Rights that people share. The one with the server's id is everybody's."""

    id: str
    name: str
    permissions: int
    position: int
    managed: bool = False
    """It belongs to the bot, and came with its invitation."""
    mentionable: bool = False
    """Anybody may ping it."""


class Overwrite(Struct):
    """What a channel allows or denies to a role (type 0) or a person (type 1)."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


class Thread(Struct):
    """What a channel has more when it is a thread."""

    owner_id: str
    archive_ms: int
    """When it was last archived or opened again; at first when it was made."""
    members: dict[str, int]
    """When each person joined."""
    archive_minutes: int = 4320
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    sent: int = 0
    """How many messages were ever sent, without the first."""


class Channel(Struct):
    """A channel of the server, a thread, or the bot's direct messages with a person."""

    id: str
    type: int
    name: str = ""
    position: int = 0
    parent_id: str | None = None
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    last_message_id: str | None = None
    last_pin_ms: int | None = None
    recipient: str | None = None
    """The person at the other end of direct messages."""
    thread: Thread | None = None
    guild_id: str | None = None
    """The simulated server that it belongs to; None: the one server, or direct messages."""


class Attachment(Struct):
    """A file that was sent with a message; its bytes are beside the journal."""

    id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(Struct):
    """A message, as it is now. Components are as the bot sent them, with their numbers; media
    keep their `attachment://` names."""

    id: str
    channel_id: str
    author_id: str
    type: int = 0
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    edited_ms: int | None = None
    pinned_ms: int | None = None
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    reference: dict[str, str] | None = None
    """channel_id and message_id of the message that this one is about."""
    reactions: dict[str, list[str]] = field(default_factory=dict)
    """Who reacted with what."""
    interaction_id: str | None = None
    """The interaction that it answers."""
    metadata: dict[str, Any] | None = None
    """What a message says about that interaction."""
    seen_by: str | None = None
    """The only person who sees it, of an ephemeral message."""
    dismissed: bool = False
    """Whether that person put it away; the bot is not told."""


class Interaction(Struct):
    """Something that a person did and the bot has to answer."""

    id: str
    token: str
    type: int
    person_id: str
    channel_id: str
    data: dict[str, Any]
    message_id: str | None = None
    """The message whose component was used."""
    answer: int | None = None
    """The type of the bot's first answer."""
    answer_ms: int | None = None
    """When it came, in milliseconds after the interaction."""
    answer_id: str | None = None
    """The message that `@original` means."""
    error: str | None = None
    """Why it failed."""
    origin: dict[str, Any] | None = None
    """Of a modal's: what a message says about the interaction that opened it."""


class Command(Struct):
    """An application command as the bot registered it."""

    id: str
    guild_id: str | None
    version: str
    form: dict[str, Any]


class Emoji(Struct):
    """A picture of the application's own."""

    id: str
    name: str
    animated: bool
    content_type: str


Thing = Guild | Person | Role | Channel | Message | Interaction | Command | Emoji
KINDS: dict[str, type[Thing]] = {
    "guild": Guild,
    "person": Person,
    "role": Role,
    "channel": Channel,
    "message": Message,
    "interaction": Interaction,
    "command": Command,
    "emoji": Emoji,
}
_KIND_OF = {kind: name for name, kind in KINDS.items()}


class World:
    """Everything by id, and the order of each channel's messages."""

    def __init__(self, clock: Clock, folder: Path | None) -> None:
        self.clock = clock
        self.url = ""
        """Where files are served, known once the server listens."""
        self.application_id = ""
        self.guild = Guild("", "", "", "")
        self.crowd: dict[str, Guild] = {}
        """Simulated servers; nothing of them is written down."""
        self.away = False
        """Whether the server has an outage, which is not kept."""
        self.reached = False
        """Whether its people reach the bot all the same."""
        self.people: dict[str, Person] = {}
        self.roles: dict[str, Role] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[str, Command] = {}
        self.emojis: dict[str, Emoji] = {}
        self._in_channel: dict[str, dict[str, Message]] = {}
        self._dms: dict[str, Channel] = {}
        self._by_token: dict[str, Interaction] = {}
        self._shelves: dict[type[Thing], dict[str, Any]] = {
            Person: self.people,
            Role: self.roles,
            Channel: self.channels,
            Message: self.messages,
            Interaction: self.interactions,
            Command: self.commands,
            Emoji: self.emojis,
        }
        self.journal = Journal(folder)

    def load(self) -> None:
        """Everything that was written down; ephemeral messages whose interaction is over are
        forgotten, as a client forgets them when it starts again."""
        for kind, id_, raw in self.journal.read():
            if raw is None:
                self._forget(KINDS[kind], id_)
            else:
                self._keep(msgspec.json.decode(raw, type=KINDS[kind]))
            self.clock.remember(id_)
        too_old = self.clock.now_ms() - TOKEN_MS
        for message in list(self.messages.values()):
            if message.seen_by is not None and made_ms(message.id) < too_old:
                self._forget(Message, message.id)
                for file in message.attachments:
                    self.journal.drop_file(file.id)
        for interaction in list(self.interactions.values()):
            if made_ms(interaction.id) < too_old:
                self._forget(Interaction, interaction.id)
        self.journal.start(_lines(self.everything()))

    def everything(self) -> Iterator[Thing]:
        """All there is, in an order in which it can be put."""
        if self.guild.id:
            yield self.guild
        for shelf in self._shelves.values():
            yield from shelf.values()

    def put(self, thing: Thing) -> None:
        """Keep a new thing, or what became of one."""
        self._keep(thing)
        if not self._is_simulated(thing):
            self.journal.write(*_line(thing))

    def drop(self, thing: Thing) -> None:
        """Forget it."""
        self._forget(type(thing), thing.id)
        if not self._is_simulated(thing):
            self.journal.write(_KIND_OF[type(thing)], thing.id, None)

    def in_channel(self, channel_id: str) -> list[Message]:
        """All messages of a channel, oldest first."""
        return list(self._in_channel.get(channel_id, {}).values())

    def threads_of(self, channel_id: str) -> list[Channel]:
        """All threads under a channel."""
        return [c for c in self.channels.values() if c.parent_id == channel_id and c.thread]

    def bot(self) -> Person:
        """The application's own person."""
        return self.people[self.application_id]

    def by_token(self, token: str) -> Interaction | None:
        """The interaction with a token."""
        return self._by_token.get(token)

    def dm_with(self, person_id: str) -> Channel | None:
        """The bot's direct messages with a person."""
        return self._dms.get(person_id)

    def guild_of(self, channel: Channel) -> Guild:
        """The server that a channel belongs to."""
        return self.guild if channel.guild_id is None else self.crowd[channel.guild_id]

    def _is_simulated(self, thing: Thing) -> bool:
        if isinstance(thing, Message | Interaction):
            place = self.channels.get(thing.channel_id)
            return place is not None and place.guild_id is not None
        return isinstance(thing, Channel) and thing.guild_id is not None

    def _keep(self, thing: Thing) -> None:
        if isinstance(thing, Guild):
            self.guild = thing
            return
        self._shelves[type(thing)][thing.id] = thing
        if isinstance(thing, Message):
            self._in_channel.setdefault(thing.channel_id, {})[thing.id] = thing
        elif isinstance(thing, Channel) and thing.recipient is not None:
            self._dms[thing.recipient] = thing
        elif isinstance(thing, Interaction):
            self._by_token[thing.token] = thing
        elif isinstance(thing, Person) and thing.bot:
            self.application_id = thing.id

    def _forget(self, kind: type[Thing], id_: str) -> None:
        thing = self._shelves[kind].pop(id_, None)
        if isinstance(thing, Message):
            self._in_channel[thing.channel_id].pop(id_, None)
        elif isinstance(thing, Channel) and thing.recipient is not None:
            self._dms.pop(thing.recipient, None)
        elif isinstance(thing, Interaction):
            self._by_token.pop(thing.token, None)


def _line(thing: Thing) -> tuple[str, str, bytes]:
    return _KIND_OF[type(thing)], thing.id, msgspec.json.encode(thing)


def _lines(things: Iterable[Thing]) -> Iterator[tuple[str, str, bytes]]:
    return (_line(thing) for thing in things)
