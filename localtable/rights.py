"""Who may do what where, by Discord's rules ("Permissions", with the example algorithm there)."""

from __future__ import annotations

from typing import Final

from discord import Permissions

from localtable.calls import Refused
from localtable.world import DM, PRIVATE_THREAD, THREADS, Json, World


def named(names: str) -> Permissions:
    """Rights by discord.py's names, with blanks between."""
    return Permissions(**dict.fromkeys(names.split(), True))


OF_THE_BOT: Final = named(
    "view_channel send_messages send_messages_in_threads create_public_threads"
    " create_private_threads embed_links attach_files read_message_history pin_messages"
)
"""What the bot's invitation asks for: its own role's rights at the first start."""
OF_EVERYBODY: Final = named("view_channel read_message_history use_application_commands")
OF_REGULARS: Final = named(
    "send_messages send_messages_in_threads create_public_threads add_reactions embed_links"
    " attach_files external_emojis"
)
IN_DMS: Final = named(
    "view_channel send_messages embed_links attach_files read_message_history add_reactions"
    " external_emojis use_application_commands pin_messages"
)


def on_server(world: World, person: Json) -> Permissions:
    member = person["_member"]
    if member is None:
        return Permissions.none()
    if person["id"] == world.guild["owner_id"]:
        return Permissions.all()
    given = 0
    for id_ in (world.guild["id"], *member["roles"]):
        given |= int(world.roles[id_]["permissions"])
    return Permissions.all() if Permissions(given).administrator else Permissions(given)


def rights(world: World, person: Json, channel: Json) -> Permissions:
    """What a person may do in a channel; a thread goes by the channel it hangs on."""
    if channel["type"] == DM:
        there = "bot" in person or channel["recipients"][0]["id"] == person["id"]
        return IN_DMS if there else Permissions.none()
    given = on_server(world, person)
    if given == Permissions.all():
        return given
    home = world.channels[channel["parent_id"]] if channel["type"] in THREADS else channel
    value = _overwritten(world, person, home["permission_overwrites"], given.value)
    return Permissions(value) if Permissions(value).view_channel else Permissions.none()


def _overwritten(world: World, person: Json, overwrites: list[Json], given: int) -> int:
    by_id = {one["id"]: one for one in overwrites}
    roles = [id_ for id_ in (person["_member"] or {"roles": ()})["roles"] if id_ in by_id]
    for group in ([world.guild["id"]], roles, [person["id"]]):
        theirs = [by_id[id_] for id_ in group if id_ in by_id]
        for one in theirs:
            given &= ~int(one["deny"])
        for one in theirs:
            given |= int(one["allow"])
    return given


def may(world: World, person: Json, channel: Json, *wanted: str) -> bool:
    """Whether a person has all these rights, by discord.py's names, in a channel."""
    given = rights(world, person, channel)
    return all(getattr(given, name) for name in wanted)


def sees(world: World, person: Json, channel: Json) -> bool:
    """Whether a person sees the channel at all; private threads are for those in them."""
    is_in = channel["type"] != PRIVATE_THREAD or person["id"] in channel["_members"]
    return may(world, person, channel, "view_channel", *([] if is_in else ["manage_threads"]))


def active_threads(world: World, guild: str) -> list[Json]:
    """Those of a server that are not archived and that the bot sees."""
    known = [c for c in world.channels.values() if c["type"] in THREADS and c["guild_id"] == guild]
    active = [thread for thread in known if not thread["thread_metadata"]["archived"]]
    return [thread for thread in active if sees(world, world.bot, thread)]


def to_send(channel: Json) -> str:
    """The right that sending a message takes here."""
    return "send_messages_in_threads" if channel["type"] in THREADS else "send_messages"


def require(world: World, channel: Json, *wanted: str) -> None:
    """The bot must have these rights in the channel."""
    if not may(world, world.bot, channel, *wanted):
        raise Refused(50013)
