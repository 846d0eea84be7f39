"""What is there at the first start: a server, a few people, a few channels."""

from __future__ import annotations

from typing import Any, Final

from discord import Permissions

from localtable import rights
from localtable.world import DM, TEXT, VOICE, World, iso

Json = dict[str, Any]

APPLICATION: Final = "1201000000000000001"
GUILD: Final = "1201000000000000002"
REGULARS: Final = "1201000000000000003"
BOT_ROLE: Final = "1201000000000000004"
SUNNIVA: Final = "1201000000000000010"
ANA: Final = "1201000000000000011"
BRAM: Final = "1201000000000000012"
CARLOS: Final = "1201000000000000013"
DUARTE: Final = "1201000000000000014"
PEOPLE: Final = (
    # id, name, username, locale, roles
    (SUNNIVA, "Sunniva", "sunniva", "en-US", (REGULARS,)),
    (ANA, "Ana", "ana.b", "en-US", (REGULARS,)),
    (BRAM, "Bram", "bram_v", "en-GB", (REGULARS,)),
    (CARLOS, "Carlos", "carlos.r", "es-ES", (REGULARS,)),
    (DUARTE, "Duarte", "duarte", "pt-BR", ()),
)
"""The owner first; the last one has no role, so sees and presses but does not write."""
TABLES: Final = "1201000000000000020"
LOUNGE: Final = "1201000000000000021"
QUIET: Final = "1201000000000000022"
HALL: Final = "1201000000000000023"
FIRST_DM: Final = 1201000000000000030
JOINED_MS: Final = 1_706_659_200_000


def furnish(world: World, application: str = APPLICATION) -> None:
    """Put the server, everybody and the channels into an empty world."""
    world.guilds.put(_guild())
    world.roles.put(role(GUILD, "@everyone", rights.OF_EVERYBODY, 0))
    world.roles.put(role(REGULARS, "Regulars", rights.OF_REGULARS, 1))
    world.roles.put(bots_role(world, BOT_ROLE, rights.OF_THE_BOT, application))
    bot = person(application, "Meadhall", "Meadhall", roles=[BOT_ROLE], joined_ms=JOINED_MS)
    world.people.put(bot | {"bot": True, "global_name": None, "discriminator": "0000"})
    for number, (id_, name, username, locale, roles) in enumerate(PEOPLE):
        joined = JOINED_MS + number
        somebody = person(id_, name, username, locale=locale, roles=[*roles], joined_ms=joined)
        arrive(world, somebody, str(FIRST_DM + number))
    hushed = rights.named("send_messages create_public_threads")
    shut = [{"id": BOT_ROLE, "type": 0, "allow": "0", "deny": str(hushed.value)}]
    world.channels.put(channel(TABLES, "tables", 0) | {"topic": "Open a table with /game new"})
    world.channels.put(channel(LOUNGE, "lounge", 1))
    world.channels.put(channel(QUIET, "quiet", 2) | {"permission_overwrites": shut})
    voice = {"type": VOICE, "bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    hall = {key: value for key, value in channel(HALL, "hall", 3).items() if key != "topic"}
    world.channels.put(hall | voice)


def arrive(world: World, somebody: Json, dm: str) -> None:
    """Somebody new is there, and can be written to."""
    world.people.put(somebody | {"_dm": dm})
    user = {key: value for key, value in somebody.items() if not key.startswith("_")}
    channel: Json = {"id": dm, "type": DM, "last_message_id": None, "flags": 0}
    world.channels.put({**channel, "recipients": [user]})


def person(
    id_: str, name: str, username: str, *, roles: list[str], joined_ms: int, locale: str = "en-US"
) -> Json:
    """A user as Discord tells one. `_member` is what makes them one of the server's; None: they
    are not (any more)."""
    return {
        **dict.fromkeys(("avatar", "banner", "accent_color", "avatar_decoration_data")),
        **dict.fromkeys(("collectibles", "primary_guild")),
        "id": id_,
        "username": username,
        "global_name": name,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "_locale": locale,
        "_dms_open": True,
        "_member": member(roles, joined_ms),
    }


def member(roles: list[str], joined_ms: int) -> Json:
    """What makes somebody one of the server's."""
    return {
        **dict.fromkeys(("avatar", "banner", "communication_disabled_until", "nick")),
        "premium_since": None,
        "flags": 0,
        "joined_at": iso(joined_ms),
        "pending": False,
        "roles": roles,
        "mute": False,
        "deaf": False,
    }


def role(id_: str, name: str, permissions: Permissions, position: int) -> Json:
    """A role. The one with the server's id is everybody's."""
    return {
        "id": id_,
        "name": name,
        "permissions": str(permissions.value),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def bots_role(world: World, id_: str, permissions: Permissions, bot: str) -> Json:
    """The role that came with the bot's invitation."""
    own = role(id_, "Meadhall", permissions, len(world.roles))
    return own | {"managed": True, "tags": {"bot_id": bot}}


def channel(id_: str, name: str, position: int, guild: str = GUILD) -> Json:
    """A text channel."""
    return {
        "id": id_,
        "type": TEXT,
        "last_message_id": None,
        "flags": 0,
        "guild_id": guild,
        "name": name,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "position": position,
        "nsfw": False,
        "permission_overwrites": [],
        "topic": None,
    }


def _guild() -> Json:
    unset = (
        "icon description home_header splash discovery_splash banner application_id"
        " afk_channel_id system_channel_id widget_channel_id max_presences vanity_url_code"
        " rules_channel_id safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    none = (
        "system_channel_flags verification_level default_message_notifications mfa_level"
        " explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(unset.split()),
        **dict.fromkeys(none.split(), 0),
        **dict.fromkeys(("widget_enabled", "premium_progress_bar_enabled", "nsfw"), False),
        "id": GUILD,
        "name": "The Meadhall",
        "owner_id": SUNNIVA,
        "preferred_locale": "en-US",
        "region": "us-west",
        "afk_timeout": 300,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "features": [],
        "emojis": [],
        "stickers": [],
    }
