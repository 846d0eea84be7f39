"""Interactions: started by a person, told to the bot, answered by it in time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

from localtable import messages, rights
from localtable.calls import Call, Refused, Uploads, route
from localtable.messages import EPHEMERAL, LOADING
from localtable.table import Interaction, LocalTable
from localtable.world import DM, Json, told

log = logging.getLogger(__name__)

COMMAND, COMPONENT, AUTOCOMPLETE, WINDOW = 2, 3, 4, 5
SAY, SAY_LATER, UPDATE_LATER, UPDATE, CHOICES, OPEN_WINDOW = 4, 5, 6, 7, 8, 9
SIZE_LIMIT: Final = 10 * 1024 * 1024  # bytes of a file, on a server without boosts
TOKEN_MS: Final = 15 * 60_000  # so long its token lives
FAILED: Final = {
    COMMAND: "The application did not respond",
    COMPONENT: "This interaction failed",
    AUTOCOMPLETE: "Loading options failed",
    WINDOW: "Something went wrong. Try again.",
}


def start(
    table: LocalTable, kind: int, person: Json, channel: Json, data: Json, **more: Any
) -> Interaction:
    """A person does something; the bot is told, and has three seconds. `more`: the `message_id`
    of the message whose control is used, the `origin` of a window."""
    id_ = table.clock.next_id()
    token = f"{id_}_{secrets.token_urlsafe(80)}"
    interaction = Interaction(id_, token, kind, person, channel, data, **more)
    table.interactions[id_] = interaction
    for old in list(table.interactions):
        if table.age_ms(old) <= TOKEN_MS:
            break
        del table.interactions[old]
    if table.notices.pop(person["id"], None) is not None:
        table.changed_for(person["id"])
    table.tell("INTERACTION_CREATE", as_event(table, interaction))
    wait = table.first_answer_ms / 1000
    asyncio.get_running_loop().call_later(wait, _overdue, table, interaction)
    return interaction


def _overdue(table: LocalTable, interaction: Interaction) -> None:
    """No answer came in time: the person is told, as the client does it."""
    if interaction.settled.is_set():
        return
    what = interaction.data.get("custom_id") or interaction.data.get("name")
    log.error("the bot did not answer to %s within %d ms", what, table.first_answer_ms)
    interaction.error = "no-answer"
    interaction.settled.set()
    table.notices[interaction.person["id"]] = FAILED[interaction.type]
    table.changed_for(interaction.person["id"])


def as_event(table: LocalTable, interaction: Interaction) -> Json:
    world, person, channel = table.world, interaction.person, interaction.channel
    said: Json = {
        "id": interaction.id,
        "application_id": world.bot["id"],
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel["id"],
        "channel": table.channel(channel),
        "locale": person["_locale"],
        "entitlements": [],
        "authorizing_integration_owners": {"0": channel.get("guild_id", "0")},
        "app_permissions": str(rights.rights(world, world.bot, channel).value),
        "attachment_size_limit": SIZE_LIMIT,
    }
    if channel["type"] == DM:
        said |= {"context": 1, "user": told(person)}
    else:
        id_ = channel["guild_id"]
        locale = world.guilds[id_]["preferred_locale"]
        permissions = str(rights.rights(world, person, channel).value)
        said |= {"context": 0, "guild_id": id_, "guild_locale": locale}
        said["guild"] = {"id": id_, "locale": locale, "features": []}
        said["member"] = {**table.member(person), "permissions": permissions}
    if message := world.messages.get(interaction.message_id or ""):
        said["message"] = table.message(message)
    return said


def metadata(interaction: Interaction) -> Json:
    """What a message says about the interaction that it answers."""
    said: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": told(interaction.person),
        "authorizing_integration_owners": {"0": interaction.channel.get("guild_id", "0")},
    }
    if interaction.type == COMPONENT:
        said["interacted_message_id"] = interaction.message_id
    if interaction.type == WINDOW:
        said["triggering_interaction_metadata"] = interaction.origin
    return said


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def _answer(table: LocalTable, call: Call) -> Json | None:
    interaction = table.interactions.get(call.ids["interaction_id"])
    if interaction is None or interaction.token != call.ids["interaction_token"]:
        raise Refused(10062)
    if interaction.answer is not None:
        raise Refused(40060)
    took = table.age_ms(interaction.id)
    if interaction.error is not None or took > table.first_answer_ms:
        log.error("the answer to interaction %s came after %d ms", interaction.id, took)
        _overdue(table, interaction)
        raise Refused(10062)
    kind = int(call.form["type"])
    message = _act(table, interaction, kind, call.form.get("data") or {}, call.uploads)
    interaction.answer = kind
    interaction.answer_id = message["id"] if message else None
    interaction.settled.set()
    wanted = call.query.get("with_response") in ("1", "true")
    return _resource(table, interaction, message) if wanted else None


def _act(
    table: LocalTable, interaction: Interaction, kind: int, data: Json, uploads: Uploads
) -> Json | None:
    """What the answer does; the message that `@original` then means."""
    person_id = interaction.person["id"]
    if kind == CHOICES:
        interaction.choices = data.get("choices") or []
        return None
    if kind == OPEN_WINDOW:
        window = {**data, "components": messages.filled(table, data["components"], {})}
        messages.number(window["components"])
        table.windows[person_id] = interaction, window
        table.changed_for(person_id)
        return None
    if kind in (SAY, SAY_LATER):
        flags = int(data.get("flags") or 0) | (LOADING if kind == SAY_LATER else 0)
        return _say(table, interaction, {**data, "flags": flags}, uploads)
    message = table.world.messages.get(interaction.message_id or "")
    if message is None:
        raise Refused(10008)
    if kind == UPDATE:
        messages.edit(table, message, data, uploads)
    return message


def _say(
    table: LocalTable, interaction: Interaction, body: Json, uploads: Uploads, **more: Any
) -> Json:
    """A message in answer to an interaction, for everybody or for its person alone."""
    if interaction.channel["id"] not in table.world.channels:
        raise Refused(10003)
    if int(body.get("flags") or 0) & EPHEMERAL:
        more["_seen_by"] = interaction.person["id"]
    bot = table.world.bot
    about = {
        "type": messages.COMMAND_ANSWER if interaction.type == COMMAND else 0,
        "application_id": bot["id"],
        "webhook_id": bot["id"],
        "interaction_metadata": metadata(interaction),
        "_interaction": interaction.id,
    }
    return messages.send(table, bot, interaction.channel, body, uploads, **about | more)


def _resource(table: LocalTable, interaction: Interaction, message: Json | None) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.type}
    said = {"interaction": about}
    if message is not None:
        about["response_message_id"] = message["id"]
        about["response_message_loading"] = bool(message["flags"] & LOADING)
        about["response_message_ephemeral"] = bool(message.get("_seen_by"))
        if interaction.answer in (SAY, UPDATE):
            said["resource"] = {"type": interaction.answer, "message": table.message(message)}
    return said


# What follows the first answer

_WEBHOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"


def by_token(table: LocalTable, token: str) -> Interaction | None:
    found = table.interactions.get(token.partition("_")[0])
    return found if found is not None and found.token == token else None


def _interaction(table: LocalTable, call: Call) -> Interaction:
    found = by_token(table, call.ids["webhook_token"])
    if found is None or found.answer is None or call.ids["webhook_id"] != table.world.bot["id"]:
        raise Refused(10015)
    if table.age_ms(found.id) > TOKEN_MS:
        raise Refused(50027)
    return found


@route("POST", _WEBHOOK)
def _follow_up(table: LocalTable, call: Call) -> Json:
    """The first one after a deferred answer takes the place of the loading one, and whether that
    is ephemeral was decided with it."""
    interaction, body = _interaction(table, call), call.form
    first = table.world.messages.get(interaction.answer_id or "")
    if interaction.answer == SAY_LATER and first is not None and first["flags"] & LOADING:
        flags = int(body.get("flags") or 0) & ~EPHEMERAL
        messages.edit(table, first, {**body, "flags": flags}, call.uploads)
        return table.message(first)
    about = metadata(interaction)
    if interaction.answer_id is not None:
        about["original_response_message_id"] = interaction.answer_id
    more = {"type": 0, "interaction_metadata": about}
    return table.message(_say(table, interaction, body, call.uploads, **more))


@route("PATCH", f"{_WEBHOOK}/messages/@original")
def _edit(table: LocalTable, call: Call) -> Json:
    interaction = _interaction(table, call)
    message = table.world.messages.get(interaction.answer_id or "")
    if message is None:
        raise Refused(10008)
    messages.edit(table, message, call.form, call.uploads)
    return table.message(message)
