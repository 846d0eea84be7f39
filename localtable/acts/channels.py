"""Channels of the server: opened, changed, removed; and people who come and go."""

from __future__ import annotations

from localtable.hall.gateway import GUILD_MEMBERS, GUILDS
from localtable.hall.hall import Hall
from localtable.shapes import wire
from localtable.world.world import DM, Channel, Person


def open_channel(hall: Hall, channel: Channel) -> None:
    """A new channel."""
    hall.world.put(channel)
    hall.tell("CHANNEL_CREATE", wire.channel(hall.world, channel), GUILDS, channel)
    hall.changed()


def tell_changed(hall: Hall, channel: Channel) -> None:
    """A channel was changed."""
    hall.world.put(channel)
    hall.tell("CHANNEL_UPDATE", wire.channel(hall.world, channel), GUILDS, channel)
    hall.changed()


def remove(hall: Hall, channel: Channel) -> None:
    """A channel or thread goes, with all that is in it."""
    world = hall.world
    if channel.thread is not None:
        said = {
            "id": channel.id,
            "guild_id": world.guild_of(channel).id,
            "parent_id": channel.parent_id,
            "type": channel.type,
        }
        hall.tell("THREAD_DELETE", said, GUILDS, channel)
    else:
        for thread in world.threads_of(channel.id):
            _forget(hall, thread)
        hall.tell("CHANNEL_DELETE", wire.channel(world, channel), GUILDS, channel)
    _forget(hall, channel)
    hall.changed()


def _forget(hall: Hall, channel: Channel) -> None:
    world = hall.world
    for message in world.in_channel(channel.id):
        for file in message.attachments:
            world.journal.drop_file(file.id)
        world.drop(message)
    world.drop(channel)


def add_person(hall: Hall, name: str, locale: str, roles: list[str]) -> Person:
    """Somebody new comes to the server."""
    world = hall.world
    now = hall.clock.now_ms()
    id_ = world.clock.next_id()
    username = "".join(c for c in name.lower() if c.isalnum() or c in "._") or f"person{id_[-4:]}"
    person = Person(id_, name, username, locale=locale, joined_ms=now, roles=roles)
    world.put(person)
    world.put(Channel(world.clock.next_id(), DM, recipient=person.id))
    said = {**wire.member(person), "guild_id": world.guild.id}
    hall.tell("GUILD_MEMBER_ADD", said, GUILD_MEMBERS)
    hall.changed()
    return person


def remove_person(hall: Hall, person: Person) -> None:
    """Somebody leaves the server, and its threads with it."""
    world = hall.world
    person.joined_ms = None
    person.roles = []
    world.put(person)
    for channel in world.channels.values():
        if channel.thread and channel.thread.members.pop(person.id, None) is not None:
            world.put(channel)
    said = {"guild_id": world.guild.id, "user": wire.user(person)}
    hall.tell("GUILD_MEMBER_REMOVE", said, GUILD_MEMBERS)
    hall.changed()
