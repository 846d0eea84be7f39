"""Who the bot is; its commands and emojis; the people it asks for."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any, Final

from localtable.calls import Call, Refused, route
from localtable.table import LocalTable
from localtable.world import told

Json = dict[str, Any]

LOCALES: Final = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"}
    | {"nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru"}
    | {"uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar", "he"}
)
ENTRY_POINT: Final = 4
"""The type of the command that launches an activity, which no update may leave out."""
MOST_EMOJIS: Final = 2000
MOST_EMOJI_BYTES: Final = 256 * 1024
_DATA: Final = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


@route("GET", "/users/@me")
def _me(table: LocalTable, _: Call) -> Json:
    more = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    return {**told(table.world.bot), **more}


@route("GET", "/oauth2/applications/@me")
def _application(table: LocalTable, _: Call) -> Json:
    world = table.world
    unset = ("icon", "type", "team", "interactions_endpoint_url")
    return {
        **dict.fromkeys((*unset, "role_connections_verification_url")),
        "id": world.bot["id"],
        "name": world.bot["username"],
        "description": "",
        "bot": told(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "owner": told(world.people[world.guild["owner_id"]]),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


@route("GET", "/gateway/bot")
def _gateway(table: LocalTable, _: Call) -> Json:
    return table.gateway.limit()


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def _member(table: LocalTable, call: Call) -> Json:
    table.the_guild(call)
    person = table.world.people.get(call.ids["user_id"])
    if person is None:
        raise Refused(10013)
    if person["_member"] is None:
        raise Refused(10007)
    return table.member(person)


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
    made = []
    for key, form in given.items():
        old = before.get(key, {})
        command = {
            "id": old.get("id") or table.clock.next_id(),
            "version": old.get("version") or table.clock.next_id(),
            "application_id": world.bot["id"],
            **registered(form),
        }
        if "guild_id" in call.ids:
            command["guild_id"] = call.ids["guild_id"]
        if old and command != old:
            command["version"] = table.clock.next_id()
        made.append(told(world.commands.put(command)))
    table.changed()
    return made


def registered(form: Json) -> Json:
    """A command with all that the bot did not say; `_form`: as it was said."""
    rights = form.get("default_member_permissions")
    said = {
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
    more = {key: _without_nulls(form[key]) for key in ("handler", "options") if form.get(key)}
    return said | more | {"_form": form}


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
    found = _DATA.fullmatch(call.form["image"])
    try:
        content = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if found is None or not 0 < len(content) <= MOST_EMOJI_BYTES:
        raise Refused(50035)
    name, known = call.form["name"], table.world.emojis.values()
    if not re.fullmatch(r"\w{2,32}", name, re.ASCII) or any(e["name"] == name for e in known):
        raise Refused(50035)
    if len(known) >= MOST_EMOJIS:
        raise Refused(30008)
    return told(add_emoji(table, name, content, found[1]))


def add_emoji(table: LocalTable, name: str, content: bytes, kind: str = "image/png") -> Json:
    """A picture of the application's own."""
    world = table.world
    emoji: Json = {
        "id": table.clock.next_id(),
        "name": name,
        "user": told(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": kind == "image/gif",
        "available": True,
        "_kind": kind,
    }
    world.keep_file(emoji["id"], content)
    return world.emojis.put(emoji)


@route("DELETE", f"{_EMOJIS}/{{emoji_id}}")
def _delete_emoji(table: LocalTable, call: Call) -> None:
    if call.ids["emoji_id"] not in table.world.emojis:
        raise Refused(10014)
    delete_emoji(table, call.ids["emoji_id"])


def delete_emoji(table: LocalTable, id_: str) -> None:
    """It is no more; messages that have it keep its markup."""
    table.world.emojis.drop(id_)
    table.world.drop_file(id_)
