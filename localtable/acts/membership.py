"""Who is in a thread, and what a message does to that."""

from __future__ import annotations

from typing import Any

from localtable.hall.gateway import GUILD_MEMBERS, GUILDS
from localtable.hall.hall import Hall
from localtable.shapes import wire
from localtable.world import permissions
from localtable.world.world import Channel, Message, Person

Json = dict[str, Any]


def enter(hall: Hall, thread: Channel, person: Person) -> None:
    """Put a person into a thread without a word in it."""
    assert thread.thread is not None
    world = hall.world
    thread.thread.members[person.id] = world.clock.now_ms()
    world.put(thread)
    added = {**wire.thread_member(thread, person.id), "member": wire.member(person)}
    tell(hall, thread, person, {"added_members": [added]})
    hall.changed_in(thread)


def tell(hall: Hall, thread: Channel, person: Person, change: Json) -> None:
    """Tell the bot that a person came or went, if its intents let it know."""
    assert thread.thread is not None
    said = {
        "id": thread.id,
        "guild_id": hall.world.guild_of(thread).id,
        "member_count": min(len(thread.thread.members), 50),
        **change,
    }
    # With the intent for the server alone a bot is told only of itself.
    intent = GUILDS if person.bot else GUILD_MEMBERS
    hall.tell("THREAD_MEMBERS_UPDATE", said, intent, thread)


def stirred(hall: Hall, thread: Channel, message: Message) -> None:
    """A message came: an archived thread opens, its author and whom it names are in it."""
    assert thread.thread is not None
    world = hall.world
    if thread.thread.archived:
        thread.thread.archived = False
        thread.thread.archive_ms = world.clock.now_ms()
        world.put(thread)
        hall.tell("THREAD_UPDATE", wire.channel(world, thread), GUILDS, thread)
        hall.changed_in(thread)
    for id_ in (message.author_id, *message.mentions):
        person = world.people[id_]
        fresh = id_ not in thread.thread.members
        if fresh and permissions.may(world, person, thread, permissions.VIEW_CHANNEL):
            enter(hall, thread, person)
