"""The people, roles and channels that an interaction names, beside their ids."""

from __future__ import annotations

from typing import Any

from localtable.shapes import wire
from localtable.world import permissions
from localtable.world.world import Channel, Person, World

Json = dict[str, Any]

USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8


def resolve(world: World, who: Person, where: Channel, ids: dict[int, list[str]]) -> Json:
    """What the ids mean, by the type of the menu they come from, as `who` sees it.

    Raises:
        ValueError: with words for the person: no such person, role or channel.
    """
    resolved: Json = {}
    for kind, wanted in ids.items():
        for id_ in wanted:
            if kind == CHANNEL_SELECT:
                _channel(world, who, id_, resolved)
            elif id_ in world.people and kind in (USER_SELECT, MENTIONABLE_SELECT):
                _person(world, world.people[id_], where, resolved)
            elif id_ in world.roles and kind in (ROLE_SELECT, MENTIONABLE_SELECT):
                resolved.setdefault("roles", {})[id_] = wire.role(world, world.roles[id_])
            else:
                raise ValueError("There is nobody and nothing with this id.")
    return resolved


def _person(world: World, person: Person, where: Channel, resolved: Json) -> None:
    resolved.setdefault("users", {})[person.id] = wire.user(person)
    if person.joined_ms is None:
        return
    said = wire.member_alone(person)
    del said["mute"], said["deaf"]
    said["permissions"] = str(permissions.of(world, person, where))
    resolved.setdefault("members", {})[person.id] = said


def _channel(world: World, who: Person, id_: str, resolved: Json) -> None:
    found = world.channels.get(id_)
    if found is None or not permissions.may_see(world, who, found):
        raise ValueError("There is no such channel.")
    whole = wire.channel(world, found)
    kept = ("id", "type", "name", "parent_id", "thread_metadata")
    said = {key: whole[key] for key in kept if key in whole}
    said["permissions"] = str(permissions.of(world, who, found))
    said["app_permissions"] = str(permissions.of(world, world.bot(), found))
    resolved.setdefault("channels", {})[id_] = said
