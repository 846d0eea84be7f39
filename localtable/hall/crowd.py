"""Simulated servers beside the one that is furnished, so that a bot can be tried with thousands:
each with 40 channels and 20 roles. The same people are there with the same rights; the first
text channel can be used. None of it is written down.

Names and topics are drawn: alike they would be packed to next to nothing on their way, and a
thousand servers would reach the bot at once, as they never do."""

from __future__ import annotations

import json
import random
import re
import string
from typing import Any, Final

from localtable.shapes import wire
from localtable.world import permissions
from localtable.world.clock import iso
from localtable.world.first_world import JOINED_MS
from localtable.world.world import TEXT, VOICE, Channel, Guild, World

Json = dict[str, Any]

CATEGORY: Final = 4
ROLES: Final = 20
CATEGORIES, TEXTS, VOICES = 5, 30, 5
FIRST_CHANNEL: Final = ROLES
CHANNELS: Final = CATEGORIES + TEXTS + VOICES
USABLE: Final = FIRST_CHANNEL + CATEGORIES
"""The number of the channel that people can use. What belongs to a server is numbered, and has
the server's id plus that number."""
LETTERS: Final = 1 << 18
"""From which names and topics are cut."""
TOPIC: Final = 40
"""Letters of a topic."""
_MARK: Final = re.compile(r'"%(\w+)"')


def gather(world: World, count: int) -> None:
    """Put this many simulated servers into the world. Their ids follow the first server's, one
    millisecond after the other, so that they are spread over all shards."""
    first = int(world.guild.id) >> 22
    for number in range(1, count + 1):
        id_ = str((first + number) << 22)
        world.crowd[id_] = Guild(id_, f"Server {number}", world.guild.owner_id, world.guild.locale)
        world.put(Channel(usable_channel(id_), TEXT, "tables", guild_id=id_))


def usable_channel(server: str) -> str:
    """The id of the channel of a simulated server that people can use."""
    return str(int(server) + USABLE)


class Told:
    """What is told of simulated servers, quickly: what differs is put into a text made once."""

    def __init__(self, world: World) -> None:
        self._world = world
        pattern = json.dumps(_pattern(world), separators=(",", ":"))
        self._pieces = _MARK.split(pattern)
        self._chance = random.Random(1)
        self._letters = "".join(self._chance.choices(string.ascii_lowercase, k=LETTERS))
        self._threads: dict[str, list[Channel]] = {}
        for channel in world.channels.values():
            if channel.guild_id and channel.thread and not channel.thread.archived:
                self._threads.setdefault(channel.guild_id, []).append(channel)

    def create(self, guild: Guild) -> str:
        """The data of GUILD_CREATE, as JSON."""
        first = int(guild.id)
        said = list(self._pieces)
        for at in range(1, len(said), 2):
            what = said[at]
            if what.isdigit():
                said[at] = f'"{first + int(what)}"'
            elif what == "name":
                said[at] = json.dumps(guild.name)
            elif what in ("short", "long"):
                start = self._chance.randrange(LETTERS - TOPIC)
                size = TOPIC if what == "long" else TOPIC // 4
                said[at] = f'"{self._letters[start : start + size]}"'
            else:
                threads = self._threads.get(guild.id, ())
                said[at] = json.dumps([wire.channel(self._world, thread) for thread in threads])
        return "".join(said)


def _pattern(world: World) -> Json:
    """A server with marks in place of its ids, its name and its threads."""
    about = wire.guild_create(world, all_members=False)
    bot = {**wire.member(world.bot()), "roles": ["%1"]}
    about |= {"id": "%0", "name": "%name", "members": [bot], "member_count": 200}
    about["joined_at"] = iso(JOINED_MS)
    about["roles"] = [_role(world, number) for number in range(ROLES)]
    about["channels"] = [_channel(number) for number in range(CHANNELS)]
    about["threads"] = "%threads"
    return about


def _role(world: World, number: int) -> Json:
    everybody = wire.role(world, world.roles[world.guild.id])
    if number == 0:
        return {**everybody, "id": "%0"}
    role = {**everybody, "id": f"%{number}", "position": ROLES - number, "hoist": number % 3 == 0}
    if number == 1:
        rights = permissions.on_server(world, world.bot())
        told = {"name": world.bot().name, "permissions": str(rights), "managed": True}
        return {**role, **told, "tags": {"bot_id": world.application_id}}
    colours = {"primary_color": 1000 * number, "secondary_color": None, "tertiary_color": None}
    return {**role, "name": "%short", "color": 1000 * number, "colors": colours}


def _channel(number: int) -> Json:
    said: Json = {
        "id": f"%{FIRST_CHANNEL + number}",
        "type": CATEGORY,
        "flags": 0,
        "guild_id": "%0",
        "name": "%short",
        "parent_id": None,
        "rate_limit_per_user": 0,
        "position": number,
        "nsfw": False,
        "permission_overwrites": [],
    }
    if number < CATEGORIES:
        return said
    # Every third is closed to everybody but two roles, as servers have them for their staff.
    if number % 3 == 0:
        hidden = str(permissions.VIEW_CHANNEL)
        said["permission_overwrites"] = [
            {"id": "%0", "type": 0, "allow": "0", "deny": hidden},
            *({"id": f"%{n}", "type": 0, "allow": hidden, "deny": "0"} for n in (1, 5)),
        ]
    said["parent_id"] = f"%{FIRST_CHANNEL + number % CATEGORIES}"
    if number < CATEGORIES + TEXTS:
        name = "tables" if FIRST_CHANNEL + number == USABLE else "%short"
        told = {"topic": "%long", "last_message_id": None}
        return said | told | {"type": TEXT, "name": name}
    voice = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "last_message_id": None}
    return said | voice | {"type": VOICE}
