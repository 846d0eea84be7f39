"""What a person does on the page: write, use commands, press, choose, fill in.

Each function checks what Discord's client or server would check, and refuses with words.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from localtable.acts import interactions, posting
from localtable.hall.hall import Hall
from localtable.page.options import fill_options
from localtable.rules.components import SELECTS, STRING_SELECT
from localtable.rules.form import length
from localtable.shapes import wire
from localtable.shapes.resolving import resolve
from localtable.world import permissions
from localtable.world.world import DM, LOADING, Channel, Command, Interaction, Message, Person

Json = dict[str, Any]


class CannotDo(Exception):
    """A person cannot do this here; the text says why."""


def person(hall: Hall, id_: Any) -> Person:
    """The acting person.

    Raises:
        CannotDo: there is none.
    """
    found = hall.world.people.get(str(id_))
    if found is None or found.bot:
        raise CannotDo("Nobody has this id.")
    return found


def channel(hall: Hall, who: Person, id_: Any) -> Channel:
    """A channel that the person sees.

    Raises:
        CannotDo: there is none.
    """
    found = hall.world.channels.get(str(id_))
    if found is None or not permissions.may_see(hall.world, who, found):
        raise CannotDo("You do not see such a channel.")
    return found


def message(hall: Hall, who: Person, id_: Any) -> Message:
    """A message that the person sees.

    Raises:
        CannotDo: there is none.
    """
    found = hall.world.messages.get(str(id_))
    if found is None or not sees(who, found):
        raise CannotDo("You do not see such a message.")
    channel(hall, who, found.channel_id)
    return found


def sees(who: Person, found: Message) -> bool:
    """Whether a message of a channel that they see is shown to a person."""
    return found.seen_by is None or (found.seen_by == who.id and not found.dismissed)


def can_send(hall: Hall, who: Person, where: Channel) -> bool:
    """Whether the person may write in a channel."""
    if not permissions.may(hall.world, who, where, permissions.to_send(where)):
        return False
    locked = where.thread is not None and where.thread.locked
    manages = permissions.may(hall.world, who, where, permissions.MANAGE_THREADS)
    return not locked or manages


def say(hall: Hall, who: Person, where: Channel, content: Any) -> Message:
    """Write a message.

    Raises:
        CannotDo: no right to, empty, too long.
    """
    if not can_send(hall, who, where):
        raise CannotDo("You do not have permission to send messages here.")
    if not isinstance(content, str) or not content.strip():
        raise CannotDo("The message is empty.")
    if length(content) > 2000:
        raise CannotDo("The message is longer than 2000 characters.")
    return posting.send(hall, who, where, {"content": content}, {})


def command(hall: Hall, who: Person, where: Channel, id_: Any) -> Command:
    """A command that the person may use here.

    Raises:
        CannotDo: there is none, or not here, or not by them.
    """
    found = hall.world.commands.get(str(id_))
    if found is None:
        raise CannotDo("There is no such command.")
    reason = why_not(hall, who, where, found)
    if reason is not None:
        raise CannotDo(reason)
    return found


def why_not(hall: Hall, who: Person, where: Channel, found: Command) -> str | None:
    """Why the person cannot use a command here; None: they can."""
    if hall.world.bot().joined_ms is None:
        return "The bot is not on the server."
    form = found.form
    context = 1 if where.type == DM else 0
    contexts = form.get("contexts")
    if contexts is not None and context not in contexts:
        return "This command cannot be used here."
    if contexts is None and context == 1 and form.get("dm_permission") is False:
        return "This command cannot be used in direct messages."
    if found.guild_id is not None and context == 1:
        return "This command belongs to the server."
    if context == 1:
        return None
    if not permissions.may(hall.world, who, where, permissions.USE_APPLICATION_COMMANDS):
        return "You do not have permission to use commands here."
    if where.thread is not None and where.thread.archived:
        return "This thread is archived."
    needed = form.get("default_member_permissions")
    if needed is not None:
        rights = permissions.of(hall.world, who, where)
        if rights & int(needed) != int(needed) or (
            int(needed) == 0 and rights != permissions.EVERYTHING
        ):
            return "You do not have permission to use this command."
    return None


def use_command(
    hall: Hall, who: Person, where: Channel, found: Command, path: list[str], given: Json
) -> Interaction:
    """Use a slash command.

    Raises:
        CannotDo: the options are not right.
    """
    data = _command_data(hall, who, where, found, path, given, focused=None)
    return interactions.start(hall, interactions.COMMAND, who, where, data)


async def complete(
    hall: Hall,
    who: Person,
    where: Channel,
    found: Command,
    path: list[str],
    given: Json,
    focused: str,
) -> list[Json]:
    """What the bot offers for an option that is being typed; nothing if it does not answer.

    Raises:
        CannotDo: the option takes no such help.
    """
    data = _command_data(hall, who, where, found, path, given, focused=focused)
    asked = interactions.start(hall, interactions.AUTOCOMPLETE, who, where, data)
    waiting: asyncio.Future[list[Json]] = asyncio.get_running_loop().create_future()
    hall.choices[asked.id] = waiting
    try:
        return await waiting
    finally:
        hall.choices.pop(asked.id, None)


def _command_data(
    hall: Hall,
    who: Person,
    where: Channel,
    found: Command,
    path: list[str],
    given: Json,
    focused: str | None,
) -> Json:
    form = found.form
    nested: list[Json] = []
    at = form
    for step in path:
        options = [o for o in at.get("options") or () if o["type"] in (1, 2) and o["name"] == step]
        if not options:
            raise CannotDo(f"There is no subcommand {step}.")
        at = options[0]
        nested.append(at)
    if any(option["type"] in (1, 2) for option in at.get("options") or ()):
        raise CannotDo("Choose a subcommand.")
    try:
        options, ids = fill_options(at.get("options") or [], given, focused)
    except ValueError as wrong:
        raise CannotDo(str(wrong)) from None
    for inner in reversed(nested):
        options = [{"name": inner["name"], "type": inner["type"], "options": options}]
    data: Json = {"id": found.id, "name": form["name"], "type": 1, "options": options}
    if found.guild_id is not None:
        data["guild_id"] = found.guild_id
    if any(ids.values()):
        data["resolved"] = _resolved(hall, who, where, ids)
    return data


def _resolved(hall: Hall, who: Person, where: Channel, ids: dict[int, list[str]]) -> Json:
    try:
        return resolve(hall.world, who, where, ids)
    except ValueError as wrong:
        raise CannotDo(str(wrong)) from None


def press(
    hall: Hall, who: Person, found: Message, custom_id: Any, values: list[str] | None
) -> Interaction:
    """Press a button or choose in a menu.

    Raises:
        CannotDo: there is no such control, or it takes no such choice.
    """
    part = wire.custom_ids(found).get(str(custom_id))
    if part is None:
        raise CannotDo("There is no such control on the message.")
    if part.get("disabled"):
        raise CannotDo("The control is disabled.")
    if found.flags & LOADING:
        raise CannotDo("The message is still loading.")
    where = hall.world.channels[found.channel_id]
    data: Json = {
        "custom_id": part["custom_id"],
        "component_type": part["type"],
        "id": part["id"],
    }
    if part["type"] in SELECTS:
        least, most = part.get("min_values"), part.get("max_values")
        data["values"] = _chosen(part, values, 1 if least is None else least, most or 1)
        if part["type"] != STRING_SELECT:
            data["resolved"] = _resolved(hall, who, where, {part["type"]: data["values"]})
    elif values is not None:
        raise CannotDo("A button takes no values.")
    return interactions.start(hall, interactions.COMPONENT, who, where, data, message=found)


def _chosen(part: Json, values: list[str] | None, least: int, most: int) -> list[str]:
    chosen = [str(value) for value in values or ()]
    if not least <= len(chosen) <= most:
        raise CannotDo(f"Choose {least} to {most}, not {len(chosen)}.")
    if len(set(chosen)) < len(chosen):
        raise CannotDo("The same is chosen twice.")
    if "options" in part:
        offered = {option["value"] for option in part["options"]}
        if unknown := [value for value in chosen if value not in offered]:
            raise CannotDo(f"Not among the options: {unknown[0]}")
    return chosen


def submit(hall: Hall, who: Person, modal_id: Any, given: Json) -> Interaction:
    """Send the window that the person has before them.

    Raises:
        CannotDo: there is no such window, or something in it is not right.
    """
    modal = hall.modals.get(who.id)
    if modal is None or modal.interaction_id != str(modal_id):
        raise CannotDo("This window is not open.")
    opener = hall.world.interactions.get(modal.interaction_id)
    if opener is None:
        raise CannotDo("This window is too old.")
    where = hall.world.channels.get(opener.channel_id)
    if where is None:
        raise CannotDo("The channel is gone.")
    ids: dict[int, list[str]] = {}
    data: Json = {
        "custom_id": modal.form["custom_id"],
        "components": [_filled(part, given, ids) for part in modal.form["components"]],
    }
    if any(ids.values()):
        data["resolved"] = _resolved(hall, who, where, ids)
    del hall.modals[who.id]
    hall.changed_for(who.id)
    return interactions.start(
        hall,
        interactions.MODAL_SUBMIT,
        who,
        where,
        data,
        message=hall.world.messages.get(opener.message_id or ""),
        origin=interactions.metadata(hall, opener),
    )


TEXT_INPUT, ROW, LABEL = 4, 1, 18
RADIO, CHECKBOXES, CHECKBOX, UPLOAD = 21, 22, 23, 19
PLAIN: Final = (10,)


def _filled(part: Json, given: Json, ids: dict[int, list[str]]) -> Json:
    """A part of a window with what was filled in."""
    kind = part["type"]
    said: Json = {"type": kind, "id": part["id"]}
    if kind == ROW:
        said["components"] = [_filled(inner, given, ids) for inner in part["components"]]
        return said
    if kind == LABEL:
        said["component"] = _filled(part["component"], given, ids)
        return said
    if kind in PLAIN:
        return said
    said["custom_id"] = part["custom_id"]
    value = given.get(part["custom_id"])
    needed = part.get("required") is not False
    if kind == TEXT_INPUT:
        said["value"] = _text(part, value, needed)
    elif kind == CHECKBOX:
        said["value"] = value in (True, "true")
    elif kind == RADIO:
        chosen = _chosen(part, _listed(value), 1 if needed else 0, 1)
        said["value"] = chosen[0] if chosen else None
    elif kind == UPLOAD:
        raise CannotDo("Files cannot be uploaded on this page.")
    else:
        most = part.get("max_values") or (len(part["options"]) if kind == CHECKBOXES else 1)
        least = part.get("min_values")
        chosen = _listed(value)
        nothing = not chosen and not needed
        least = 0 if nothing else 1 if least is None else least
        said["values"] = _chosen(part, chosen, least, most)
        if kind in SELECTS and kind != STRING_SELECT:
            ids.setdefault(kind, []).extend(said["values"])
    return said


def _listed(value: Any) -> list[str]:
    if value is None or value == "":
        return []
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]


def _text(part: Json, value: Any, needed: bool) -> str:
    text = "" if value is None else str(value)
    if not text:
        if needed:
            raise CannotDo(f"This field is needed: {part.get('label') or part['custom_id']}")
        return text
    least, most = part.get("min_length") or 0, part.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise CannotDo(f"The text must have {least} to {most} characters.")
    return text
