"""Things as Discord writes them: in answers and events alike."""

from __future__ import annotations

from typing import Any, Final

from localtable.shapes.filled import Filled, file_url
from localtable.shapes.parts import walk
from localtable.world import permissions
from localtable.world.clock import iso, made_ms
from localtable.world.world import (
    DM,
    HAS_THREAD,
    NEWS,
    PRIVATE_THREAD,
    TEXT,
    VOICE,
    Attachment,
    Channel,
    Command,
    Emoji,
    Message,
    Person,
    Role,
    World,
)

Json = dict[str, Any]

SIZE_LIMIT: Final = 10 * 1024 * 1024
"""The most bytes of a file on a server without boosts."""
TYPES_OF_STARTERS: Final = (19, 21)
"""Message types that show the message they refer to: a reply, a thread's first message."""


def user(person: Person) -> Json:
    """A person wherever they are."""
    said: Json = {
        "id": person.id,
        "username": person.username,
        "global_name": None if person.bot else person.name,
        "discriminator": "0000" if person.bot else "0",
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }
    if person.bot:
        said["bot"] = True
    return said


def member_alone(person: Person) -> Json:
    """A person as somebody on the server, without who they are."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(person.joined_ms or 0),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": list(person.roles),
        "mute": False,
        "deaf": False,
    }


def member(person: Person) -> Json:
    """A person as somebody on the server."""
    return {**member_alone(person), "user": user(person)}


def role(world: World, thing: Role) -> Json:
    """A role."""
    said: Json = {
        "id": thing.id,
        "name": thing.name,
        "permissions": str(thing.permissions),
        "position": thing.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": thing.managed,
        "mentionable": thing.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if thing.managed:
        said["tags"] = {"bot_id": world.application_id}
    return said


def guild(world: World) -> Json:
    """The server, as `GET /guilds/{id}` tells it."""
    return {
        "id": world.guild.id,
        "name": world.guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": world.guild.owner_id,
        "application_id": None,
        "region": "us-west",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(world, thing) for thing in world.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": world.guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create(world: World, *, all_members: bool) -> Json:
    """The server as it is told at the start of a session. Without the privileged intents only
    the bot itself is among the members, whatever their number."""
    here = [person for person in world.people.values() if person.joined_ms is not None]
    bot = world.bot()
    seen = [c for c in world.channels.values() if c.type != DM and c.guild_id is None]
    seen = [c for c in seen if permissions.may_see(world, bot, c)]
    about = guild(world)
    del about["nsfw"], about["home_header"]
    return {
        **about,
        "hub_type": None,
        "joined_at": iso(bot.joined_ms or 0),
        "large": False,
        "unavailable": False,
        "member_count": len(here),
        "voice_states": [],
        "members": [member(person) for person in here if all_members or person.bot],
        "channels": [channel(world, c) for c in seen if not c.thread],
        "threads": [channel(world, c) for c in seen if c.thread and not c.thread.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(world: World, thing: Channel) -> Json:
    """A channel of any kind, as the bot sees it."""
    said: Json = {
        "id": thing.id,
        "type": thing.type,
        "last_message_id": thing.last_message_id,
        "flags": 0,
    }
    if thing.last_pin_ms is not None:
        said["last_pin_timestamp"] = iso(thing.last_pin_ms)
    if thing.recipient is not None:
        said["recipients"] = [user(world.people[thing.recipient])]
        return said
    said |= {
        "guild_id": world.guild_of(thing).id,
        "name": thing.name,
        "parent_id": thing.parent_id,
        "rate_limit_per_user": 0,
    }
    if thing.thread is not None:
        return said | _of_a_thread(world, thing)
    said |= {
        "position": thing.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)}
            for o in thing.overwrites
        ],
    }
    if thing.type in (TEXT, NEWS):
        said["topic"] = thing.topic
    if thing.type == VOICE:
        said |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    return said


def _of_a_thread(world: World, thing: Channel) -> Json:
    thread = thing.thread
    assert thread is not None
    metadata: Json = {
        "archived": thread.archived,
        "archive_timestamp": iso(thread.archive_ms),
        "auto_archive_duration": thread.archive_minutes,
        "locked": thread.locked,
        "create_timestamp": iso(made_ms(thing.id)),
    }
    if thing.type == PRIVATE_THREAD:
        metadata["invitable"] = thread.invitable
    said: Json = {
        "owner_id": thread.owner_id,
        "thread_metadata": metadata,
        "message_count": thread.sent,
        "total_message_sent": thread.sent,
        "member_count": min(len(thread.members), 50),
    }
    if world.application_id in thread.members:
        said["member"] = thread_member(thing, world.application_id)
    return said


def thread_member(thing: Channel, person_id: str) -> Json:
    """Somebody in a thread."""
    assert thing.thread is not None
    return {
        "id": thing.id,
        "user_id": person_id,
        "join_timestamp": iso(thing.thread.members[person_id]),
        "flags": 0,
    }


def attachment(world: World, message: Message, thing: Attachment) -> Json:
    """A file of a message."""
    url = file_url(world, message, thing)
    said: Json = {
        "id": thing.id,
        "filename": thing.filename,
        "size": thing.size,
        "url": url,
        "proxy_url": url,
        "content_type": thing.content_type,
    }
    if thing.description is not None:
        said["description"] = thing.description
    if thing.width is not None:
        said |= {"width": thing.width, "height": thing.height}
    if message.seen_by is not None:
        said["ephemeral"] = True
    return said


def message(
    world: World, thing: Message, *, referred: bool = True, just_sent: bool = False
) -> Json:
    """A message. Files that its embeds or components show are not among its attachments
    (discord-api-docs 8277), and a nonce is told only when it was just sent: Discord does not
    keep it with the message (discord.py 2451)."""
    filled = Filled(world, thing)
    said: Json = {
        "id": thing.id,
        "channel_id": thing.channel_id,
        "type": thing.type,
        "author": user(world.people[thing.author_id]),
        "content": thing.content,
        "timestamp": iso(made_ms(thing.id)),
        "edited_timestamp": None if thing.edited_ms is None else iso(thing.edited_ms),
        "flags": thing.flags,
        "tts": False,
        "pinned": thing.pinned_ms is not None,
        "mention_everyone": thing.mention_everyone,
        "mentions": [user(world.people[id_]) for id_ in thing.mentions],
        "mention_roles": list(thing.mention_roles),
        "embeds": filled.embeds,
        "components": filled.components,
        "attachments": [attachment(world, thing, file) for file in filled.unshown],
    }
    if just_sent and thing.nonce is not None:
        said["nonce"] = thing.nonce
    if thing.reactions:
        said["reactions"] = [_reaction(world, *pair) for pair in thing.reactions.items()]
    if thing.flags & HAS_THREAD and (thread := world.channels.get(thing.id)):
        said["thread"] = channel(world, thread)
    if thing.interaction_id is not None:
        said |= {"application_id": world.application_id, "webhook_id": world.application_id}
        said["interaction_metadata"] = _metadata(world, thing.metadata or {})
    if thing.reference is not None:
        server = world.guild_of(world.channels[thing.channel_id])
        said["message_reference"] = {"type": 0, "guild_id": server.id, **thing.reference}
        if referred and thing.type in TYPES_OF_STARTERS:
            first = world.messages.get(thing.reference.get("message_id", ""))
            said["referenced_message"] = first and message(world, first, referred=False)
    return said


def _reaction(world: World, emoji: str, people: list[str]) -> Json:
    name, _, id_ = emoji.partition(":")
    return {
        "emoji": {"id": id_ or None, "name": name},
        "count": len(people),
        "count_details": {"burst": 0, "normal": len(people)},
        "burst_colors": [],
        "me_burst": False,
        "me": world.application_id in people,
    }


def _metadata(world: World, kept: Json) -> Json:
    said = {key: value for key, value in kept.items() if key != "user_id"}
    said["user"] = user(world.people[kept["user_id"]])
    if "triggering_interaction_metadata" in said:
        inner = said["triggering_interaction_metadata"]
        said["triggering_interaction_metadata"] = _metadata(world, inner)
    return said


def message_event(world: World, thing: Message, *, just_sent: bool) -> Json:
    """A message as the gateway tells it: on the server with the author as somebody there."""
    said = message(world, thing, just_sent=just_sent)
    place = world.channels[thing.channel_id]
    said["channel_type"] = place.type
    if place.type != DM:
        said["guild_id"] = world.guild_of(place).id
        author = world.people[thing.author_id]
        if author.joined_ms is not None:
            said["member"] = member_alone(author)
    return said


def command(world: World, thing: Command) -> Json:
    """A registered command."""
    form = thing.form
    said: Json = {
        "id": thing.id,
        "application_id": world.application_id,
        "version": thing.version,
        "type": form.get("type") or 1,
        "name": form["name"],
        "name_localizations": form.get("name_localizations"),
        "description": form.get("description") or "",
        "description_localizations": form.get("description_localizations"),
        "default_member_permissions": None,
        "dm_permission": form.get("dm_permission", True) is not False,
        "contexts": form.get("contexts"),
        "integration_types": form.get("integration_types") or [0],
        "nsfw": bool(form.get("nsfw")),
    }
    if form.get("default_member_permissions") is not None:
        said["default_member_permissions"] = str(form["default_member_permissions"])
    if thing.guild_id is not None:
        said["guild_id"] = thing.guild_id
    if form.get("handler"):
        said["handler"] = form["handler"]
    if form.get("options"):
        said["options"] = [_without_nulls(option) for option in form["options"]]
    return said


def _without_nulls(given: Any) -> Any:
    if isinstance(given, dict):
        kept = {k: _without_nulls(v) for k, v in given.items() if v is not None}
        return {k: v for k, v in kept.items() if not (k == "choices" and v == [])}
    if isinstance(given, list):
        return [_without_nulls(item) for item in given]
    return given


def emoji(world: World, thing: Emoji) -> Json:
    """An application emoji."""
    return {
        "id": thing.id,
        "name": thing.name,
        "user": user(world.bot()),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": thing.animated,
        "available": True,
    }


def custom_ids(thing: Message) -> dict[str, Json]:
    """The interactive components of a message by their custom ids."""
    return {part["custom_id"]: part for part in walk(thing.components) if part.get("custom_id")}
