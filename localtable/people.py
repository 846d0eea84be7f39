"""What a person does on the page: write, use commands, press, choose, fill in.

Each function checks what Discord's client or server would check, and refuses with words.
"""

from __future__ import annotations

from typing import Any, Final

from localtable import interactions, messages, rights
from localtable.messages import BUTTON, LOADING, SELECTS
from localtable.table import Interaction, LocalTable
from localtable.world import DM, THREADS, told, walk

Json = dict[str, Any]

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(3, 12)
STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = SELECTS
SELECT_OF: Final = {
    USER: USER_SELECT,
    CHANNEL: CHANNEL_SELECT,
    ROLE: ROLE_SELECT,
    MENTIONABLE: MENTIONABLE_SELECT,
}
"""The menu type that resolves the same ids as a command's option."""
ROW, TEXT_INPUT, TEXT_DISPLAY, LABEL, RADIO, CHECKBOXES, CHECKBOX = 1, 4, 10, 18, 21, 22, 23


class CannotDo(Exception):
    """A person cannot do this here; the text says why."""


def person(table: LocalTable, id_: Any) -> Json:
    """Who acts."""
    found = table.world.people.get(str(id_))
    if found is None or "bot" in found:
        raise CannotDo("Nobody has this id.")
    return found


def channel(table: LocalTable, who: Json, id_: Any) -> Json:
    """A channel that the person sees."""
    found = table.world.channels.get(str(id_))
    if found is None or not rights.sees(table.world, who, found):
        raise CannotDo("You do not see such a channel.")
    return found


def message(table: LocalTable, who: Json, id_: Any) -> Json:
    """A message that the person sees."""
    found = table.world.messages.get(str(id_))
    if found is None or not sees(who, found):
        raise CannotDo("You do not see such a message.")
    channel(table, who, found["channel_id"])
    return found


def sees(who: Json, found: Json) -> bool:
    """Whether a message of a channel that they see is shown to a person."""
    return found.get("_seen_by") in (None, who["id"]) and not found.get("_dismissed")


def can_send(table: LocalTable, who: Json, where: Json) -> bool:
    """Whether the person may write in a channel."""
    if not rights.may(table.world, who, where, rights.to_send(where)):
        return False
    locked = where["type"] in THREADS and where["thread_metadata"]["locked"]
    return not locked or rights.may(table.world, who, where, "manage_threads")


def say(table: LocalTable, who: Json, where: Json, content: Any) -> Json:
    """Write a message."""
    if not can_send(table, who, where):
        raise CannotDo("You do not have permission to send messages here.")
    if not isinstance(content, str) or not content.strip():
        raise CannotDo("The message is empty.")
    if len(content.encode("utf-16-le")) > 4000:
        raise CannotDo("The message is longer than 2000 characters.")
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
    command = table.world.commands.get(str(id_))
    if command is None:
        raise CannotDo("There is no such command.")
    _may_use(table, who, where, command)
    at, nested = command, []
    for step in path:
        options = at.get("options") or []
        at = next((o for o in options if o["type"] in (1, 2) and o["name"] == step), {})
        if not at:
            raise CannotDo(f"There is no subcommand {step}.")
        nested.append(at)
    forms = at.get("options") or []
    if any(form["type"] in (1, 2) for form in forms):
        raise CannotDo("Choose a subcommand.")
    ids: dict[int, list[str]] = {}
    options = _options(forms, given, focused, ids)
    for inner in reversed(nested):
        options = [{"name": inner["name"], "type": inner["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if ids:
        data["resolved"] = _resolved(table, who, where, ids)
    kind = interactions.COMMAND if focused is None else interactions.AUTOCOMPLETE
    return interactions.start(table, kind, who, where, data)


def _may_use(table: LocalTable, who: Json, where: Json, command: Json) -> None:
    if table.world.bot["_member"] is None:
        raise CannotDo("The bot is not on the server.")
    in_dm = where["type"] == DM
    contexts = command["contexts"]
    if contexts is None:
        contexts = [0, 1] if command["dm_permission"] and "guild_id" not in command else [0]
    if int(in_dm) not in contexts:
        raise CannotDo("This command cannot be used here.")
    if in_dm:
        return
    given = rights.rights(table.world, who, where)
    if not given.use_application_commands:
        raise CannotDo("You do not have permission to use commands here.")
    if where["type"] in THREADS and where["thread_metadata"]["archived"]:
        raise CannotDo("This thread is archived.")
    needed = int(command["default_member_permissions"] or "-1")
    may = needed < 0 or (needed and given.value & needed == needed)
    if not may and not given.administrator:
        raise CannotDo("You do not have permission to use this command.")


def _options(
    forms: list[Json], given: Json, focused: str | None, ids: dict[int, list[str]]
) -> list[Json]:
    """The given values as options, in the command's order; `ids` gets those to resolve, by menu
    type. While one is being typed, others may be missing or not right yet."""
    if unknown := set(given) - {form["name"] for form in forms}:
        raise CannotDo(f"There is no option {min(unknown)}.")
    if focused and not any(f["name"] == focused and f.get("autocomplete") for f in forms):
        raise CannotDo(f"The option {focused} offers nothing while it is typed.")
    options: list[Json] = []
    for form in forms:
        name, kind, value = form["name"], form["type"], given.get(form["name"])
        if name == focused:
            text = "" if value is None else str(value)
            options.append({"name": name, "type": kind, "value": text, "focused": True})
        elif value is None or value == "":
            if form.get("required") and not focused:
                raise CannotDo(f"The option {name} is needed.")
        else:
            try:
                right = _value(form, value)
            except CannotDo:
                if focused:
                    continue
                raise
            if focused and kind in (INTEGER, NUMBER):
                right = str(right)  # what is not sent yet is not converted either
            options.append({"name": name, "type": kind, "value": right})
            if kind in SELECT_OF:
                ids.setdefault(SELECT_OF[kind], []).append(str(right))
    return options


def _value(form: Json, value: Any) -> str | int | float | bool:
    name, kind = form["name"], form["type"]
    if kind == FILE:
        raise CannotDo("Files cannot be uploaded on this page.")
    if kind == BOOLEAN:
        if str(value).lower() not in ("true", "false"):
            raise CannotDo(f"{name} is true or false.")
        return str(value).lower() == "true"
    if kind in SELECT_OF:
        id_ = str(value).strip("<@#&!>")
        if not id_.isdigit():
            raise CannotDo(f"{name} is somebody or something that exists.")
        return id_
    right = str(value) if kind == STRING else _number(form, value)
    choices = [choice["value"] for choice in form.get("choices") or ()]
    if choices and right not in choices:
        raise CannotDo(f"{name} is one of: {', '.join(map(str, choices))}.")
    if isinstance(right, str):
        least, most = form.get("min_length") or 0, form.get("max_length") or 6000
        if not least <= len(right) <= most:
            raise CannotDo(f"{name} must have {least} to {most} characters.")
    return right


def _number(form: Json, value: Any) -> int | float:
    name = form["name"]
    try:
        right = int(value) if form["type"] == INTEGER else float(value)
    except (TypeError, ValueError):
        raise CannotDo(f"{name} is a number.") from None
    if "min_value" in form and right < form["min_value"]:
        raise CannotDo(f"{name} is at least {form['min_value']}.")
    if "max_value" in form and right > form["max_value"]:
        raise CannotDo(f"{name} is at most {form['max_value']}.")
    return right


def _resolved(table: LocalTable, who: Json, where: Json, ids: dict[int, list[str]]) -> Json:
    """What ids mean, by the type of the menu they come from, as `who` sees it."""
    world = table.world
    resolved: Json = {}
    for kind, wanted in ids.items():
        for id_ in wanted:
            if kind == CHANNEL_SELECT:
                found = channel(table, who, id_)
                keys = ("id", "type", "name", "parent_id", "thread_metadata")
                said = {key: found[key] for key in keys if key in found}
                for key, whose in (("permissions", who), ("app_permissions", world.bot)):
                    said[key] = str(rights.rights(world, whose, found).value)
                resolved.setdefault("channels", {})[id_] = said
            elif id_ in world.people and kind != ROLE_SELECT:
                somebody = world.people[id_]
                resolved.setdefault("users", {})[id_] = told(somebody)
                if somebody["_member"] is not None:
                    gone = ("mute", "deaf")
                    said = {k: v for k, v in somebody["_member"].items() if k not in gone}
                    said["permissions"] = str(rights.rights(world, somebody, where).value)
                    resolved.setdefault("members", {})[id_] = said
            elif id_ in world.roles and kind != USER_SELECT:
                resolved.setdefault("roles", {})[id_] = told(world.roles[id_])
            else:
                raise CannotDo("There is nobody and nothing with this id.")
    return resolved


def press(
    table: LocalTable, who: Json, found: Json, custom_id: Any, values: list[str] | None
) -> Interaction:
    """Press a button or choose in a menu."""
    parts = (part for part in walk(found["components"]) if part.get("custom_id") == custom_id)
    part = next(parts, None)
    if part is None or custom_id is None:
        raise CannotDo("There is no such control on the message.")
    if part.get("disabled"):
        raise CannotDo("The control is disabled.")
    if found["flags"] & LOADING:
        raise CannotDo("The message is still loading.")
    where = table.world.channels[found["channel_id"]]
    data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
    if part["type"] != BUTTON:
        chosen = _chosen(part, values or [], part["min_values"], part["max_values"])
        data["values"] = chosen
        if part["type"] != STRING_SELECT:
            data["resolved"] = _resolved(table, who, where, {part["type"]: chosen})
    elif values is not None:
        raise CannotDo("A button takes no values.")
    return interactions.start(
        table, interactions.COMPONENT, who, where, data, message_id=found["id"]
    )


def _chosen(part: Json, values: list[Any], least: int, most: int) -> list[str]:
    chosen = [str(value) for value in values]
    if not least <= len(chosen) <= most:
        raise CannotDo(f"Choose {least} to {most}, not {len(chosen)}.")
    if len(set(chosen)) < len(chosen):
        raise CannotDo("The same is chosen twice.")
    if "options" in part:
        offered = {option["value"] for option in part["options"]}
        if unknown := [value for value in chosen if value not in offered]:
            raise CannotDo(f"Not among the options: {unknown[0]}")
    return chosen


def submit(table: LocalTable, who: Json, id_: Any, given: Json) -> Interaction:
    """Send the window that the person has before them."""
    opener, window = table.windows.get(who["id"], (None, {}))
    if opener is None or opener.id != str(id_):
        raise CannotDo("This window is not open.")
    if opener.channel["id"] not in table.world.channels:
        raise CannotDo("The channel is gone.")
    ids: dict[int, list[str]] = {}
    parts = [_filled(part, given, ids) for part in window["components"]]
    data: Json = {"custom_id": window["custom_id"], "components": parts}
    if any(ids.values()):
        data["resolved"] = _resolved(table, who, opener.channel, ids)
    del table.windows[who["id"]]
    table.changed_for(who["id"])
    more = {"message_id": opener.message_id, "origin": interactions.metadata(opener)}
    return interactions.start(table, interactions.WINDOW, who, opener.channel, data, **more)


def _filled(part: Json, given: Json, ids: dict[int, list[str]]) -> Json:
    """A part of a window with what was filled in."""
    kind = part["type"]
    said: Json = {"type": kind, "id": part["id"]}
    if kind == ROW:
        return said | {"components": [_filled(one, given, ids) for one in part["components"]]}
    if kind == LABEL:
        return said | {"component": _filled(part["component"], given, ids)}
    if kind == TEXT_DISPLAY:
        return said
    said["custom_id"] = part["custom_id"]
    value = given.get(part["custom_id"])
    needed = part.get("required") is not False
    if kind == TEXT_INPUT:
        said["value"] = _text(part, value, needed=needed)
    elif kind == CHECKBOX:
        said["value"] = value in (True, "true")
    elif kind == RADIO:
        said["value"] = next(iter(_chosen(part, _listed(value), int(needed), 1)), None)
    elif kind in (CHECKBOXES, *SELECTS):
        chosen = _listed(value)
        most = part.get("max_values") or len(part["options"])
        least = part.get("min_values", 1) if chosen or needed else 0
        said["values"] = _chosen(part, chosen, least, most)
        if kind in SELECTS and kind != STRING_SELECT:
            ids.setdefault(kind, []).extend(said["values"])
    else:
        raise CannotDo("Files cannot be uploaded on this page.")
    return said


def _listed(value: Any) -> list[Any]:
    if value is None or value == "":
        return []
    return value if isinstance(value, list) else [value]


def _text(part: Json, value: Any, *, needed: bool) -> str:
    text = "" if value is None else str(value)
    if not text:
        if needed:
            raise CannotDo(f"This field is needed: {part.get('label') or part['custom_id']}")
        return text
    least, most = part.get("min_length") or 0, part.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise CannotDo(f"The text must have {least} to {most} characters.")
    return text
