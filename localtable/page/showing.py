"""What a person sees: the whole state of the page in one answer."""

from __future__ import annotations

from typing import Any, Final

from localtable.hall.hall import Hall
from localtable.page import persons
from localtable.page.persons import CannotDo
from localtable.shapes import wire
from localtable.world import permissions
from localtable.world.world import DM, LOADING, Channel, Message, Person

Json = dict[str, Any]

SHOWN: Final = 100
MOST: Final = 1000


def state(
    hall: Hall,
    who: Person,
    channel_id: str | None,
    *,
    before: Any = None,
    limit: Any = None,
    commands: bool = True,
) -> Json:
    """Everything that the page shows to one person; of one channel the messages.

    Args:
        channel_id: None shows the first channel.
        before: only messages older than this id.
        limit: how many messages at most, 100 unless told.
        commands: with what can be typed; it is long, and rarely another one.

    Raises:
        CannotDo: the person does not see the channel.
    """
    world = hall.world
    seen = [c for c in world.channels.values() if permissions.may_see(world, who, c)]
    seen.sort(key=_order)
    if channel_id is None and seen:
        channel_id = seen[0].id
    shown = persons.channel(hall, who, channel_id)
    known = world.commands.values() if commands else ()
    return {
        "people": [_person(person) for person in world.people.values()],
        "guild": _guild(hall),
        "channels": [_channel(hall, who, channel) for channel in seen],
        "commands": [wire.command(world, command) for command in known],
        "channel": shown.id,
        "messages": _messages(hall, who, shown, before, limit),
        "modal": _modal(hall, who),
        "notice": hall.notices.get(who.id),
    }


def _guild(hall: Hall) -> Json:
    guild, roles = hall.world.guild, hall.world.roles.values()
    return {
        "id": guild.id,
        "name": guild.name,
        "locale": guild.locale,
        # The page puts the sign before each of them itself.
        "roles": [
            {"id": role.id, "name": role.name.lstrip("@")}
            for role in sorted(roles, key=lambda role: -role.position)
        ],
    }


def _order(channel: Channel) -> tuple[int, int, int]:
    """Channels by position, then threads, then direct messages."""
    kind = 2 if channel.type == DM else 1 if channel.thread else 0
    return kind, channel.position, int(channel.id)


def _person(person: Person) -> Json:
    return {
        "id": person.id,
        "name": person.name,
        "bot": person.bot,
        "locale": person.locale,
        "dms_open": person.dms_open,
        "here": person.joined_ms is not None,
    }


def _channel(hall: Hall, who: Person, channel: Channel) -> Json:
    said: Json = {
        "id": channel.id,
        "type": channel.type,
        "name": _name(hall, channel),
        "parent_id": channel.parent_id,
        "archived": bool(channel.thread and channel.thread.archived),
        "locked": bool(channel.thread and channel.thread.locked),
        "can_send": persons.can_send(hall, who, channel),
        "last_message_id": _last(hall, who, channel),
    }
    if channel.thread is not None:
        said["members"] = list(channel.thread.members)
    return said


def _name(hall: Hall, channel: Channel) -> str:
    """Of a channel on a simulated server with that server's."""
    if channel.guild_id is None or channel.thread is not None:
        return channel.name or hall.world.bot().name
    return f"{channel.name} ({hall.world.guild_of(channel).name})"


def _last(hall: Hall, who: Person, channel: Channel) -> str | None:
    seen = (m.id for m in reversed(hall.world.in_channel(channel.id)) if persons.sees(who, m))
    return next(seen, None)


def _messages(hall: Hall, who: Person, channel: Channel, before: Any, limit: Any) -> list[Json]:
    most = limit if isinstance(limit, int) and 0 < limit <= MOST else SHOWN
    seen = [m for m in hall.world.in_channel(channel.id) if persons.sees(who, m)]
    if before is not None:
        if not str(before).isdigit():
            raise CannotDo("`before` is no id.")
        seen = [m for m in seen if int(m.id) < int(before)]
    return [_message(hall, who, message) for message in seen[-most:]]


def _message(hall: Hall, who: Person, message: Message) -> Json:
    return {
        **wire.message(hall.world, message),
        "ephemeral": message.seen_by is not None,
        "loading": bool(message.flags & LOADING),
        "mine": message.author_id == who.id,
    }


def _modal(hall: Hall, who: Person) -> Json | None:
    modal = hall.modals.get(who.id)
    if modal is None:
        return None
    form = modal.form
    return {
        "id": modal.interaction_id,
        "title": form["title"],
        "custom_id": form["custom_id"],
        "components": form["components"],
    }


def choice(offered: Json, locale: str) -> Json:
    """An offered choice in the person's language."""
    names = offered.get("name_localizations") or {}
    return {"name": names.get(locale) or offered["name"], "value": offered["value"]}
