"""What a person does on the page: write, use commands, press, choose, fill in.

Each function checks what Discord's client or server would check, and refuses with words.
"""

from __future__ import annotations

import re
from typing import Any

from localtable import interactions, messages, rights
from localtable.messages import BUTTON, LOADING
from localtable.table import Interaction, LocalTable
from localtable.world import DM, THREADS, Json, told, walk

SLASH, ON_PERSON, ON_MESSAGE = 1, 2, 3
STRING, INTEGER, BOOLEAN, USER = range(3, 7)
STRING_SELECT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT = 3, 5, 6, 8
TEXT_INPUT = 4


class CannotDo(Exception):
    """A person cannot do this here; the text says why."""


def _need(holds: Any, why_not: str) -> None:
    if not holds:
        raise CannotDo(why_not)


def person(table: LocalTable, id_: Any) -> Json:
    found = table.world.people.get(str(id_))
    if found is None or "bot" in found:
        raise CannotDo("Nobody has this id.")
    return found


def channel(table: LocalTable, who: Json, id_: Any) -> Json:
    found = table.world.channels.get(str(id_))
    if found is None or not rights.sees(table.world, who, found):
        raise CannotDo("You do not see such a channel.")
    return found


def message(table: LocalTable, who: Json, id_: Any) -> Json:
    found = table.world.messages.get(str(id_))
    if found is None or not sees(who, found):
        raise CannotDo("You do not see such a message.")
    channel(table, who, found["channel_id"])
    return found


def sees(who: Json, found: Json) -> bool:
    """Whether a message of a channel that they see is shown to a person."""
    return found.get("_seen_by") in (None, who["id"]) and not found.get("_dismissed")


def can_send(table: LocalTable, who: Json, where: Json) -> bool:
    is_locked = where["type"] in THREADS and where["thread_metadata"]["locked"]
    more = ["manage_threads"] if is_locked else []
    return rights.may(table.world, who, where, rights.to_send(where), *more)


def say(table: LocalTable, who: Json, where: Json, content: Any) -> Json:
    _need(can_send(table, who, where), "You do not have permission to send messages here.")
    if not isinstance(content, str) or not content.strip():
        raise CannotDo("The message is empty.")
    long = len(content.encode("utf-16-le")) > 4000
    _need(not long, "The message is longer than 2000 characters.")
    return messages.send(table, who, where, {"content": content}, {})


def use_command(
    table: LocalTable,
    who: Json,
    where: Json,
    id_: Any,
    path: list[str],
    given: Json,
    focused: str | None = None,
) -> Interaction:
    """Use a slash command; with `focused` that option is still being typed."""
    command = _command(table, who, where, id_, SLASH)
    at, nested = command, []
    for step in path:
        options = at.get("options") or []
        at = next((o for o in options if o["type"] in (1, 2) and o["name"] == step), {})
        _need(at, f"There is no subcommand {step}.")
        nested.append(at)
    forms = at.get("options") or []
    _need(not any(form["type"] in (1, 2) for form in forms), "Choose a subcommand.")
    ids: list[str] = []
    options = _options(forms, given, focused, ids)
    for inner in reversed(nested):
        options = [{"name": inner["name"], "type": inner["type"], "options": options}]
    data = _used(command) | {"options": options}
    if ids:
        data["resolved"] = _resolved(table, who, where, USER_SELECT, ids)
    kind = interactions.COMMAND if focused is None else interactions.AUTOCOMPLETE
    return interactions.start(table, kind, who, where, data)


def use_on(table: LocalTable, who: Json, where: Json, id_: Any, target: Any) -> Interaction:
    """Use a command of somebody's or of a message's menu ("Apps")."""
    command = _command(table, who, where, id_, ON_PERSON, ON_MESSAGE)
    data = _used(command) | {"target_id": str(target)}
    if command["type"] == ON_MESSAGE:
        found = message(table, who, target)
        _need(found["channel_id"] == where["id"], "The message is in another channel.")
        data["resolved"] = {"messages": {found["id"]: table.message(found)}}
    else:
        data["resolved"] = _resolved(table, who, where, USER_SELECT, [str(target)])
    return interactions.start(table, interactions.COMMAND, who, where, data)


def _used(command: Json) -> Json:
    keys = ("id", "name", "type", "guild_id")
    return {key: command[key] for key in keys if key in command}


def _command(table: LocalTable, who: Json, where: Json, id_: Any, *kinds: int) -> Json:
    command = table.world.commands.get(str(id_))
    if command is None or command["type"] not in kinds:
        raise CannotDo("There is no such command.")
    _need(table.world.bot["_member"], "The bot is not on the server.")
    in_dm = where["type"] == DM
    contexts = command["contexts"]
    if contexts is None:
        contexts = [0, 1] if command["dm_permission"] and "guild_id" not in command else [0]
    _need(int(in_dm) in contexts, "This command cannot be used here.")
    if in_dm:
        return command
    given = rights.rights(table.world, who, where)
    _need(given.use_application_commands, "You do not have permission to use commands here.")
    is_archived = where["type"] in THREADS and where["thread_metadata"]["archived"]
    _need(not is_archived, "This thread is archived.")
    needed = int(command["default_member_permissions"] or "-1")
    may = needed < 0 or (needed and given.value & needed == needed) or given.administrator
    _need(may, "You do not have permission to use this command.")
    return command


def _options(forms: list[Json], given: Json, focused: str | None, ids: list[str]) -> list[Json]:
    """The given values as options, in the command's order; `ids` gets those of people. While one is
    being typed, others may be missing or not right yet."""
    unknown = set(given) - {form["name"] for form in forms}
    _need(not unknown, f"There is no option {', '.join(unknown)}.")
    completed = [form["name"] for form in forms if form.get("autocomplete")]
    _need(focused in (None, *completed), f"The option {focused} offers nothing while it is typed.")
    options: list[Json] = []
    for form in forms:
        name, kind, value = form["name"], form["type"], given.get(form["name"])
        if name == focused:
            text = "" if value is None else str(value)
            options.append({"name": name, "type": kind, "value": text, "focused": True})
        elif value is None or value == "":
            _need(focused or not form.get("required"), f"The option {name} is needed.")
        else:
            try:
                right = _value(form, value)
            except CannotDo:
                if focused:
                    continue
                raise
            if focused and kind == INTEGER:
                right = str(right)  # what is not sent yet is not converted either
            options.append({"name": name, "type": kind, "value": right})
            if kind == USER:
                ids.append(str(right))
    return options


def _value(form: Json, value: Any) -> str | int | bool:
    name, kind, text = form["name"], form["type"], str(value)
    if kind == BOOLEAN:
        _need(text.lower() in ("true", "false"), f"{name} is true or false.")
        return text.lower() == "true"
    if kind == USER:
        _need(text.strip("<@!>").isdigit(), f"{name} is somebody who exists.")
        return text.strip("<@!>")
    if kind == INTEGER:
        _need(re.fullmatch(r"-?\d+", text), f"{name} is a number.")
        number = int(text)
        least, most = form.get("min_value", number), form.get("max_value", number)
        _need(least <= number <= most, f"{name} is {least} to {most}.")
        return number
    _need(kind == STRING, f"This page has no field for {name}.")
    choices = [choice["value"] for choice in form.get("choices") or ()] or [text]
    _need(text in choices, f"{name} is one of: {', '.join(choices)}.")
    least, most = form.get("min_length") or 0, form.get("max_length") or 6000
    _need(least <= len(text) <= most, f"{name} must have {least} to {most} characters.")
    return text


def _resolved(table: LocalTable, who: Json, where: Json, kind: int, ids: list[str]) -> Json:
    """What the ids from a menu of this type mean, as `who` sees it."""
    world = table.world
    resolved: Json = {}
    for id_ in ids:
        if kind == CHANNEL_SELECT:
            found = channel(table, who, id_)
            keys = ("id", "type", "name", "parent_id", "thread_metadata")
            said = {key: found[key] for key in keys if key in found}
            for key, whose in (("permissions", who), ("app_permissions", world.bot)):
                said[key] = str(rights.rights(world, whose, found).value)
            resolved.setdefault("channels", {})[id_] = said
        elif kind == ROLE_SELECT and id_ in world.roles:
            resolved.setdefault("roles", {})[id_] = told(world.roles[id_])
        elif kind == USER_SELECT and id_ in world.people:
            somebody = world.people[id_]
            resolved.setdefault("users", {})[id_] = told(somebody)
            if somebody["_member"] is not None:
                gone = ("mute", "deaf")
                said = {k: v for k, v in somebody["_member"].items() if k not in gone}
                said["permissions"] = str(rights.rights(world, somebody, where).value)
                resolved.setdefault("members", {})[id_] = said
        else:
            raise CannotDo("There is nobody and nothing with this id.")
    return resolved


def press(
    table: LocalTable, who: Json, found: Json, custom_id: Any, values: list[str] | None
) -> Interaction:
    parts = (part for part in walk(found["components"]) if part.get("custom_id") == custom_id)
    part = next(parts, None)
    if part is None or custom_id is None:
        raise CannotDo("There is no such control on the message.")
    _need(not part.get("disabled"), "The control is disabled.")
    _need(not found["flags"] & LOADING, "The message is still loading.")
    where = table.world.channels[found["channel_id"]]
    kind = part["type"]
    data: Json = {"custom_id": custom_id, "component_type": kind, "id": part["id"]}
    if kind != BUTTON:
        data["values"] = _chosen(part, values or [], part["min_values"], part["max_values"])
        if kind != STRING_SELECT:
            data["resolved"] = _resolved(table, who, where, kind, data["values"])
    _need(kind != BUTTON or values is None, "A button takes no values.")
    more = {"message_id": found["id"]}
    return interactions.start(table, interactions.COMPONENT, who, where, data, **more)


def _chosen(part: Json, values: list[Any], least: int, most: int) -> list[str]:
    chosen = [str(value) for value in values]
    _need(least <= len(chosen) <= most, f"Choose {least} to {most}, not {len(chosen)}.")
    _need(len(set(chosen)) == len(chosen), "The same is chosen twice.")
    offered = {option["value"] for option in part["options"]} if "options" in part else chosen
    _need(set(chosen) <= set(offered), f"Not all among the options: {', '.join(chosen)}")
    return chosen


def submit(table: LocalTable, who: Json, id_: Any, given: Json) -> Interaction:
    """Send the window that the person has before them."""
    opener, window = table.windows.get(who["id"], (None, {}))
    if opener is None or opener.id != str(id_):
        raise CannotDo("This window is not open.")
    _need(opener.channel["id"] in table.world.channels, "The channel is gone.")
    labels = [
        {"type": one["type"], "id": one["id"], "component": _filled(one["component"], given)}
        for one in window["components"]
    ]
    data: Json = {"custom_id": window["custom_id"], "components": labels}
    del table.windows[who["id"]]
    table.changed_for(who["id"])
    more = {"message_id": opener.message_id, "origin": interactions.metadata(opener)}
    return interactions.start(table, interactions.WINDOW, who, opener.channel, data, **more)


def _filled(field: Json, given: Json) -> Json:
    """A field of a window with what was written in it."""
    _need(field["type"] == TEXT_INPUT, "This page has no such field.")
    text = str(given.get(field["custom_id"]) or "")
    needed = field.get("required") is not False
    least, most = field.get("min_length") or int(needed), field.get("max_length") or 4000
    fits = least <= len(text) <= most or not (text or needed)
    _need(fits, f"The text must have {least} to {most} characters.")
    return {key: field[key] for key in ("type", "id", "custom_id")} | {"value": text}
