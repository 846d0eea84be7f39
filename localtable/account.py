"""Who the bot is; its commands and emojis; the people it asks for."""

from __future__ import annotations

import base64
import re
from typing import Any, Final

from discord import Locale

from localtable.calls import Call, Refused, route
from localtable.table import LocalTable
from localtable.world import Json, told

LOCALES: Final = frozenset(locale.value for locale in Locale)
DEFAULTS: Final[Json] = {
    "description": "",
    "tags": [],
    "integration_types_config": {"0": {}},
    "interactions_endpoint_url": None,
}
"""What a bot may set of its application, before it did."""
ENTRY_POINT: Final = 4
"""The type of the command that launches an activity, which no update may leave out."""
MOST_EMOJIS: Final = 2000
MOST_EMOJI_BYTES: Final = 256 * 1024
PNG: Final = b"\x89PNG\r\n\x1a\n"


@route("GET", "/users/@me")
def _me(table: LocalTable, _: Call) -> Json:
    return told(table.world.bot) | {"mfa_enabled": False, "locale": "en-US"}


@route("GET", "/applications/@me", "/oauth2/applications/@me")
def _application(table: LocalTable, _: Call) -> Json:
    world = table.world
    counts = ("guild", "user_install", "user_authorization")
    return {
        **dict.fromkeys(("icon", "type", "team", "role_connections_verification_url")),
        **dict.fromkeys(("flags", "explicit_content_filter"), 0),
        **{f"approximate_{count}_count": 0 for count in counts},
        "id": world.bot["id"],
        "name": world.bot["username"],
        "bot": told(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags_new": "0",
        "redirect_uris": [],
        "eligible_oauth2_scopes": [],
        "owner": told(world.people[world.guild["owner_id"]]),
        "approximate_guild_count": len(world.guilds),
        **DEFAULTS,
        **world.bot.get("_settings", {}),
    }


@route("PATCH", "/applications/@me")
def _settings(table: LocalTable, call: Call) -> Json:
    """What a bot may say of its application. An endpoint in place of the gateway is refused:
    Discord would ask it for an answer at once, and from here there is none."""
    form, bot = call.form, table.world.bot
    if form.keys() - DEFAULTS or form.get("interactions_endpoint_url"):
        raise Refused(50035)
    said = {key: DEFAULTS[key] if value is None else value for key, value in form.items()}
    if "integration_types_config" in said:
        kinds = said["integration_types_config"].items()
        said["integration_types_config"] = {kind: _install(config) for kind, config in kinds}
    table.world.people.put(bot | {"_settings": bot.get("_settings", {}) | said})
    return dict(_application(table, call))


def _install(config: Json | None) -> Json:
    given = (config or {}).get("oauth2_install_params")
    if not given:
        return {}
    scopes, rights = given.get("scopes") or [], str(given.get("permissions") or 0)
    return {"oauth2_install_params": {"scopes": scopes, "permissions": rights}}


@route("GET", "/gateway/bot")
def _gateway(table: LocalTable, _: Call) -> Json:
    return table.gateway.limit()


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def _member(table: LocalTable, call: Call) -> Json:
    table.the_guild(call)
    return table.member(table.the_member(call))


# Commands

_OWN: Final = "/applications/{application_id}"
_COMMANDS: Final = (f"{_OWN}/commands", f"{_OWN}/guilds/{{guild_id}}/commands")


def _registered(table: LocalTable, call: Call) -> dict[tuple[int, str], Json]:
    """The commands of the path: everywhere, or of one server."""
    if "guild_id" in call.ids:
        table.the_guild(call)
    scope, known = call.ids.get("guild_id"), table.world.commands.values()
    return {(c["type"], c["name"]): c for c in known if c.get("guild_id") == scope}


@route("GET", *_COMMANDS)
def _list(table: LocalTable, call: Call) -> list[Json]:
    return [told(command) for command in _registered(table, call).values()]


@route("PUT", *_COMMANDS)
def _replace(table: LocalTable, call: Call) -> list[Json]:
    """These and no others; one that was there keeps its id."""
    before, world = _registered(table, call), table.world
    given = {(form.get("type") or 1, form["name"]): form for form in call.body}
    if any(key[0] == ENTRY_POINT and key not in given for key in before):
        raise Refused(50240)
    for key, old in before.items():
        if key not in given:
            world.commands.drop(old["id"])
    made = [put_command(table, form, before.get(key, {}), call.ids) for key, form in given.items()]
    table.changed()
    return [told(command) for command in made]


def put_command(table: LocalTable, form: Json, old: Json, ids: dict[str, str]) -> Json:
    """A command with all that the bot did not say; `_form`: as it was said. `ids` may have the
    `guild_id` of its server."""
    rights = form.get("default_member_permissions")
    said = {
        "id": old.get("id") or table.clock.next_id(),
        "version": old.get("version") or table.clock.next_id(),
        "application_id": table.world.bot["id"],
        "type": form.get("type") or 1,
        "name": form["name"],
        "name_localizations": form.get("name_localizations"),
        "description": form.get("description") or "",
        "description_localizations": form.get("description_localizations"),
        "default_member_permissions": None if rights is None else str(rights),
        "dm_permission": form.get("dm_permission", True) is not False,
        "contexts": form.get("contexts"),
        "integration_types": form.get("integration_types") or [0],
        "nsfw": bool(form.get("nsfw")),
    }
    said |= {key: _without_nulls(form[key]) for key in ("handler", "options") if form.get(key)}
    said |= {"_form": form, **({"guild_id": ids["guild_id"]} if "guild_id" in ids else {})}
    if old and said != old:
        said["version"] = table.clock.next_id()
    return table.world.commands.put(said)


def _without_nulls(given: Any) -> Any:
    if isinstance(given, dict):
        kept = {k: _without_nulls(v) for k, v in given.items() if v is not None}
        return {k: v for k, v in kept.items() if not (k == "choices" and v == [])}
    if isinstance(given, list):
        return [_without_nulls(item) for item in given]
    return given


# Emojis

_EMOJIS: Final = f"{_OWN}/emojis"


@route("GET", _EMOJIS)
def _emojis(table: LocalTable, call: Call) -> Json:
    return {"items": [told(emoji) for emoji in table.world.emojis.values()]}


@route("POST", _EMOJIS, status=201)
def _create_emoji(table: LocalTable, call: Call) -> Json:
    name, known = call.form["name"], table.world.emojis.values()
    content = base64.b64decode(call.form["image"].removeprefix("data:image/png;base64,"))
    is_fresh = re.fullmatch(r"\w{2,32}", name, re.ASCII) and name not in [e["name"] for e in known]
    if not is_fresh or not content.startswith(PNG) or len(content) > MOST_EMOJI_BYTES:
        raise Refused(50035)
    if len(known) >= MOST_EMOJIS:
        raise Refused(30008)
    return told(add_emoji(table, name, content))


def add_emoji(table: LocalTable, name: str, content: bytes) -> Json:
    emoji: Json = {
        **dict.fromkeys(("managed", "animated"), False),
        **dict.fromkeys(("require_colons", "available"), True),
        "id": table.clock.next_id(),
        "name": name,
        "user": told(table.world.bot),
        "roles": [],
    }
    table.world.keep_file(emoji["id"], content)
    return table.world.emojis.put(emoji)


@route("DELETE", f"{_EMOJIS}/{{emoji_id}}")
def _delete_emoji(table: LocalTable, call: Call) -> None:
    if call.ids["emoji_id"] not in table.world.emojis:
        raise Refused(10014)
    delete_emoji(table, call.ids["emoji_id"])


def delete_emoji(table: LocalTable, id_: str) -> None:
    """It is no more; messages that have it keep its markup."""
    table.world.emojis.drop(id_)
    table.world.drop_file(id_)
