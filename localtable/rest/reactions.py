"""Reactions to messages."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

from localtable.hall.gateway import DIRECT_REACTIONS, GUILD_REACTIONS
from localtable.hall.hall import Hall, message_intent
from localtable.rest.call import Call, Route, the_channel, the_message, the_person
from localtable.shapes import wire
from localtable.shapes.refusal import Refused
from localtable.world import permissions
from localtable.world.world import DM, Message, Person

Json = dict[str, Any]


def _emoji(hall: Hall, call: Call) -> str:
    emoji = unquote(call.path["emoji_name"])
    _, _, id_ = emoji.partition(":")
    if (id_ and id_ not in hall.world.emojis) or (emoji.isascii() and not id_):
        raise Refused(10014)
    return emoji


def _tell(hall: Hall, name: str, message: Message, person: Person, emoji: str) -> None:
    channel = hall.world.channels[message.channel_id]
    short, _, id_ = emoji.partition(":")
    said: Json = {
        "user_id": person.id,
        "channel_id": channel.id,
        "message_id": message.id,
        "emoji": {"id": id_ or None, "name": short},
        "burst": False,
        "type": 0,
    }
    if channel.type != DM:
        said["guild_id"] = hall.world.guild_of(channel).id
    intent = message_intent(channel, GUILD_REACTIONS, DIRECT_REACTIONS)
    hall.tell(name, said, intent, channel)
    hall.changed_in(channel)


def add(hall: Hall, call: Call) -> tuple[int, Any]:
    """PUT /channels/{id}/messages/{id}/reactions/{emoji}/@me"""
    channel = the_channel(hall, call, permissions.READ_MESSAGE_HISTORY)
    message = the_message(hall, call, channel)
    emoji = _emoji(hall, call)
    bot = hall.world.bot()
    if emoji not in message.reactions and not permissions.may(
        hall.world, bot, channel, permissions.ADD_REACTIONS
    ):
        raise Refused(50013)
    if bot.id not in message.reactions.setdefault(emoji, []):
        message.reactions[emoji].append(bot.id)
        hall.world.put(message)
        _tell(hall, "MESSAGE_REACTION_ADD", message, bot, emoji)
    return 204, None


def remove(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE /channels/{id}/messages/{id}/reactions/{emoji}/{id or @me}"""
    person = the_person(hall, call, on_server=False)
    channel = the_channel(hall, call, 0 if person.bot else permissions.MANAGE_MESSAGES)
    message = the_message(hall, call, channel)
    emoji = _emoji(hall, call)
    people = message.reactions.get(emoji, [])
    if person.id in people:
        people.remove(person.id)
        if not people:
            del message.reactions[emoji]
        hall.world.put(message)
        _tell(hall, "MESSAGE_REACTION_REMOVE", message, person, emoji)
    return 204, None


def people(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /channels/{id}/messages/{id}/reactions/{emoji}"""
    channel = the_channel(hall, call, permissions.READ_MESSAGE_HISTORY)
    message = the_message(hall, call, channel)
    found = message.reactions.get(_emoji(hall, call), [])
    return 200, [wire.user(hall.world.people[id_]) for id_ in found]


_BASE = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}"
ROUTES: list[Route] = [
    ("GET", _BASE, people),
    ("PUT", f"{_BASE}/@me", add),
    ("DELETE", f"{_BASE}/@me", remove),
    ("DELETE", f"{_BASE}/{{user_id}}", remove),
]
