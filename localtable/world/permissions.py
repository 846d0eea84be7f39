"""Who may do what where, by Discord's rules ("Permissions", with the example algorithm there)."""

from __future__ import annotations

from typing import Final

from localtable.world.world import DM, PRIVATE_THREAD, Channel, Person, World

ADMINISTRATOR: Final = 1 << 3
MANAGE_CHANNELS: Final = 1 << 4
MANAGE_GUILD: Final = 1 << 5
ADD_REACTIONS: Final = 1 << 6
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
MANAGE_MESSAGES: Final = 1 << 13
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_MESSAGE_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
USE_EXTERNAL_EMOJIS: Final = 1 << 18
MANAGE_ROLES: Final = 1 << 28
USE_APPLICATION_COMMANDS: Final = 1 << 31
MANAGE_THREADS: Final = 1 << 34
CREATE_PUBLIC_THREADS: Final = 1 << 35
CREATE_PRIVATE_THREADS: Final = 1 << 36
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
PIN_MESSAGES: Final = 1 << 51

EVERYTHING: Final = (1 << 53) - 1

OF_THE_BOT: Final = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | SEND_MESSAGES_IN_THREADS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
)
"""What the bot's invitation asks for: its own role's permissions at the first start."""

OF_EVERYBODY: Final = VIEW_CHANNEL | READ_MESSAGE_HISTORY | USE_APPLICATION_COMMANDS
"""What somebody without any role may do."""

OF_REGULARS: Final = (
    SEND_MESSAGES
    | SEND_MESSAGES_IN_THREADS
    | CREATE_PUBLIC_THREADS
    | ADD_REACTIONS
    | EMBED_LINKS
    | ATTACH_FILES
    | USE_EXTERNAL_EMOJIS
)

IN_DMS: Final = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | PIN_MESSAGES
)


def on_server(world: World, person: Person) -> int:
    """What a person may do by their roles alone."""
    if person.joined_ms is None:
        return 0
    if person.id == world.guild.owner_id:
        return EVERYTHING
    given = world.roles[world.guild.id].permissions
    for role in person.roles:
        given |= world.roles[role].permissions
    return EVERYTHING if given & ADMINISTRATOR else given


def of(world: World, person: Person, channel: Channel) -> int:
    """What a person may do in a channel. For a thread, its channel decides."""
    if channel.type == DM:
        return IN_DMS if person.bot or channel.recipient == person.id else 0
    given = on_server(world, person)
    if given == EVERYTHING:
        return given
    home = world.channels[channel.parent_id] if channel.thread and channel.parent_id else channel
    given = _overwritten(world, person, home, given)
    return given if given & VIEW_CHANNEL else 0


def may(world: World, person: Person, channel: Channel, wanted: int) -> bool:
    """Whether a person has all the wanted rights in a channel."""
    return of(world, person, channel) & wanted == wanted


def may_see(world: World, person: Person, channel: Channel) -> bool:
    """Whether a person sees the channel at all; private threads are for those in them."""
    given = of(world, person, channel)
    if not given & VIEW_CHANNEL:
        return False
    if channel.type != PRIVATE_THREAD or channel.thread is None:
        return True
    return person.id in channel.thread.members or bool(given & MANAGE_THREADS)


def to_send(channel: Channel) -> int:
    """The right that sending a message takes here."""
    return SEND_MESSAGES_IN_THREADS if channel.thread else SEND_MESSAGES


def _overwritten(world: World, person: Person, channel: Channel, given: int) -> int:
    by_id = {overwrite.id: overwrite for overwrite in channel.overwrites}
    if everybody := by_id.get(world.guild.id):
        given = given & ~everybody.deny | everybody.allow
    theirs = [by_id[role] for role in person.roles if role in by_id]
    for overwrite in theirs:
        given &= ~overwrite.deny
    for overwrite in theirs:
        given |= overwrite.allow
    if own := by_id.get(person.id):
        given = given & ~own.deny | own.allow
    return given
