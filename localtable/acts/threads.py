"""Threads: opened, joined, left, archived, and opened again by a message."""

from __future__ import annotations

from typing import Any, Final

from localtable.acts import membership, posting
from localtable.hall.gateway import GUILDS
from localtable.hall.hall import Hall
from localtable.shapes import wire
from localtable.world.clock import made_ms
from localtable.world.world import (
    FOR_ALL,
    HAS_THREAD,
    PRIVATE_THREAD,
    Channel,
    Message,
    Person,
    Thread,
)

Json = dict[str, Any]

ADDED, REMOVED, RENAMED, THREAD_CREATED = 1, 2, 4, 18
ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)


def open_thread(
    hall: Hall, owner: Person, parent: Channel, body: Json, message: Message | None
) -> Channel:
    """A new thread, from a message or without one, by a checked body."""
    world = hall.world
    now = world.clock.now_ms()
    kind = FOR_ALL[parent.type] if message else int(body.get("type") or PRIVATE_THREAD)
    thread = Channel(
        message.id if message else world.clock.next_id(),
        kind,
        body["name"],
        parent_id=parent.id,
        guild_id=parent.guild_id,
        thread=Thread(
            owner.id,
            now,
            {owner.id: now},
            archive_minutes=body.get("auto_archive_duration") or 4320,
            invitable=body.get("invitable") is not False,
        ),
    )
    world.put(thread)
    hall.tell(
        "THREAD_CREATE", {**wire.channel(world, thread), "newly_created": True}, GUILDS, thread
    )
    hall.changed_in(thread)
    where = {"channel_id": parent.id, "message_id": thread.id}
    if message is not None:
        message.flags |= HAS_THREAD
        world.put(message)
        hall.changed_around(message)
        starter = Message(
            world.clock.next_id(),
            thread.id,
            message.author_id,
            type=posting.THREAD_STARTER,
            reference=where,
        )
        world.put(starter)
    elif kind == FOR_ALL[parent.type]:
        told = Message(
            world.clock.next_id(),
            parent.id,
            owner.id,
            type=THREAD_CREATED,
            content=thread.name,
            reference={"channel_id": thread.id},
        )
        posting.post(hall, told)
    return thread


def join(hall: Hall, thread: Channel, person: Person, by: Person) -> None:
    """Add a person; the thread says so when somebody else did it."""
    assert thread.thread is not None
    if person.id in thread.thread.members:
        return
    membership.enter(hall, thread, person)
    if person.id != by.id:
        told = Message(
            hall.world.clock.next_id(), thread.id, by.id, type=ADDED, mentions=[person.id]
        )
        posting.post(hall, told)


def leave(hall: Hall, thread: Channel, person: Person, by: Person) -> None:
    """Take a person out of the thread."""
    assert thread.thread is not None
    if person.id not in thread.thread.members:
        return
    del thread.thread.members[person.id]
    hall.world.put(thread)
    membership.tell(hall, thread, person, {"removed_member_ids": [person.id]})
    hall.changed()
    if person.id != by.id:
        told = Message(
            hall.world.clock.next_id(), thread.id, by.id, type=REMOVED, mentions=[person.id]
        )
        posting.post(hall, told)


def change(hall: Hall, thread: Channel, body: Json, by: Person) -> None:
    """Rename, archive, lock, or open again, by a checked body."""
    assert thread.thread is not None
    world = hall.world
    inner = thread.thread
    renamed = "name" in body and body["name"] != thread.name
    thread.name = body.get("name") or thread.name
    for key, field in (
        ("locked", "locked"),
        ("invitable", "invitable"),
        ("auto_archive_duration", "archive_minutes"),
    ):
        if body.get(key) is not None:
            setattr(inner, field, body[key])
    archived = body.get("archived")
    if archived is not None and archived != inner.archived:
        inner.archived = archived
        inner.archive_ms = world.clock.now_ms()
    world.put(thread)
    hall.tell("THREAD_UPDATE", wire.channel(world, thread), GUILDS, thread)
    hall.changed_in(thread)
    if renamed:
        told = Message(world.clock.next_id(), thread.id, by.id, type=RENAMED, content=thread.name)
        posting.post(hall, told)


def archive_quiet(hall: Hall) -> list[Channel]:
    """Archive the threads in which nothing happened for as long as they were set to wait."""
    now = hall.world.clock.now_ms()
    quiet = []
    for thread in hall.world.channels.values():
        inner = thread.thread
        if inner is None or inner.archived:
            continue
        last = max(inner.archive_ms, *map(_made_ms, (thread.id, thread.last_message_id)))
        if now - last > inner.archive_minutes * 60_000:
            quiet.append(thread)
    for thread in quiet:
        change(hall, thread, {"archived": True}, hall.world.bot())
    return quiet


def _made_ms(snowflake: str | None) -> int:
    return made_ms(snowflake) if snowflake else 0
