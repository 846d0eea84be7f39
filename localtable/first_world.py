"""What is there at the first start: a server, a few people, a few channels."""

from __future__ import annotations

from typing import Final

from discord import Permissions

from localtable import rights
from localtable.world import DM, TEXT, VOICE, Json, World, iso, told


def _id(number: int) -> str:
    return f"12010000000000000{number:02}"


APPLICATION, GUILD, REGULARS, BOT_ROLE = map(_id, range(1, 5))
SUNNIVA, ANA, BRAM, CARLOS, DUARTE = map(_id, range(10, 15))
TABLES, LOUNGE, QUIET, HALL = map(_id, range(20, 24))
PEOPLE: Final = (
    # id, name, username, locale, roles
    (SUNNIVA, "Sunniva", "sunniva", "en-US", (REGULARS,)),
    (ANA, "Ana", "ana.b", "en-US", (REGULARS,)),
    (BRAM, "Bram", "bram_v", "en-GB", (REGULARS,)),
    (CARLOS, "Carlos", "carlos.r", "es-ES", (REGULARS,)),
    (DUARTE, "Duarte", "duarte", "pt-BR", ()),
)
"""The owner first; the last one has no role, so sees and presses but does not write."""
FIRST_DM: Final = 1201000000000000030
JOINED_MS: Final = 1_706_659_200_000


def furnish(world: World, application: str = APPLICATION) -> None:
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
    hall = channel(HALL, "hall", 3) | {"type": VOICE, "bitrate": 64_000, "user_limit": 0}
    del hall["topic"]
    world.channels.put(hall)


def arrive(world: World, somebody: Json, dm: str) -> None:
    world.people.put(somebody | {"_dm": dm})
    channel: Json = {"id": dm, "type": DM, "last_message_id": None, "flags": 0}
    world.channels.put(channel | {"recipients": [told(somebody)]})


def person(
    id_: str, name: str, username: str, *, roles: list[str], joined_ms: int, locale: str = "en-US"
) -> Json:
    """A user as Discord tells one. `_member` is what makes them one of the server's; None: they
    are not (any more)."""
    return {
        **dict.fromkeys(("avatar", "banner", "accent_color", "primary_guild")),
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
    unset = ("avatar", "banner", "communication_disabled_until", "nick", "premium_since")
    none = dict.fromkeys(("pending", "mute", "deaf"), False)
    said: Json = {"flags": 0, "joined_at": iso(joined_ms), "roles": roles}
    return {**dict.fromkeys(unset), **none, **said}


def role(id_: str, name: str, permissions: Permissions, position: int) -> Json:
    """A role. The one with the server's id is everybody's."""
    return {
        **dict.fromkeys(("hoist", "managed", "mentionable"), False),
        **dict.fromkeys(("icon", "unicode_emoji")),
        "id": id_,
        "name": name,
        "permissions": str(permissions.value),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "flags": 0,
    }


def bots_role(world: World, id_: str, permissions: Permissions, bot: str) -> Json:
    """The role that came with the bot's invitation."""
    own = role(id_, "Meadhall", permissions, len(world.roles))
    return own | {"managed": True, "tags": {"bot_id": bot}}


def channel(id_: str, name: str, position: int, guild: str = GUILD) -> Json:
    return {
        **dict.fromkeys(("last_message_id", "parent_id", "topic")),
        "id": id_,
        "type": TEXT,
        "flags": 0,
        "guild_id": guild,
        "name": name,
        "rate_limit_per_user": 0,
        "position": position,
        "nsfw": False,
        "permission_overwrites": [],
    }


def _guild() -> Json:
    unset = "icon description splash discovery_splash banner application_id afk_channel_id"
    for place in ("system", "rules", "safety_alerts", "public_updates"):
        unset += f" {place}_channel_id"
    none = "system_channel_flags verification_level default_message_notifications mfa_level"
    none += " explicit_content_filter premium_tier nsfw_level"
    return {
        **dict.fromkeys(f"{unset} vanity_url_code incidents_data".split()),
        **dict.fromkeys(none.split(), 0),
        **{key: [] for key in ("features", "emojis", "stickers")},
        "id": GUILD,
        "name": "The Meadhall",
        "owner_id": SUNNIVA,
        "preferred_locale": "en-US",
        "afk_timeout": 300,
        "premium_progress_bar_enabled": False,
    }
