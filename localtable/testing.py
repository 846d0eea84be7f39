"""What a test does to the world from outside: `POST /table/world {"do": …}`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from localtable import channels, permissions, posting, threads, wire
from localtable.faults import HOWS
from localtable.first_world import REGULARS
from localtable.gateway import GUILDS
from localtable.hall import Hall
from localtable.persons import CannotDo
from localtable.refusal import MESSAGES
from localtable.rules.commands import LOCALES
from localtable.world import DM, Channel, Guild, Overwrite, Person, Role

Json = dict[str, Any]


def change(hall: Hall, _: None, body: Json) -> Json:
    """Do one of `DEEDS`.

    Raises:
        CannotDo: it is none of them, or lacks something.
    """
    deed = DEEDS.get(str(body.get("do")))
    if deed is None:
        raise CannotDo(f"`do` is one of: {', '.join(DEEDS)}.")
    return deed(hall, body) or {}


def _channel(hall: Hall, body: Json) -> Channel:
    channel = hall.world.channels.get(str(body.get("channel")))
    if channel is None or channel.type == DM:
        raise CannotDo("There is no such channel.")
    return channel


def _thread(hall: Hall, body: Json) -> Channel:
    channel = _channel(hall, body)
    if channel.thread is None:
        raise CannotDo("This is no thread.")
    return channel


def _who(hall: Hall, body: Json) -> Person:
    person = hall.world.people.get(str(body.get("person")))
    if person is None or person.bot:
        raise CannotDo("There is no such person.")
    return person


def _delete_channel(hall: Hall, body: Json) -> None:
    channels.remove(hall, _channel(hall, body))


def _delete_message(hall: Hall, body: Json) -> None:
    message = hall.world.messages.get(str(body.get("message")))
    if message is None:
        raise CannotDo("There is no such message.")
    posting.delete(hall, message)


def _rights(body: Json) -> int:
    rights = 0
    for name in body.get("rights") or ["SEND_MESSAGES"]:
        value = getattr(permissions, str(name).upper(), None)
        if not isinstance(value, int):
            raise CannotDo(f"There is no right {name}.")
        rights |= value
    return rights


def _overwrite(hall: Hall, body: Json, *, denied: bool) -> None:
    """Deny or allow `rights` (SEND_MESSAGES …) in a channel to the bot, or to `whom`."""
    channel = _channel(hall, body)
    id_ = hall.world.application_id
    if body.get("whom") is not None:
        id_ = _who(hall, {"person": body["whom"]}).id
    rights = _rights(body)
    own = next((o for o in channel.overwrites if o.id == id_), None)
    if own is None:
        own = Overwrite(id_, 1)
        channel.overwrites.append(own)
    if denied:
        own.deny, own.allow = own.deny | rights, own.allow & ~rights
    else:
        own.deny, own.allow = own.deny & ~rights, own.allow | rights
    channels.tell_changed(hall, channel)


def _deny(hall: Hall, body: Json) -> None:
    _overwrite(hall, body, denied=True)


def _allow(hall: Hall, body: Json) -> None:
    _overwrite(hall, body, denied=False)


def _archive(hall: Hall, body: Json) -> None:
    how = {"archived": body.get("on") is not False}
    threads.change(hall, _thread(hall, body), how, _owner(hall))


def _lock(hall: Hall, body: Json) -> None:
    on = body.get("on") is not False
    how = {"locked": on, "archived": on}
    threads.change(hall, _thread(hall, body), how, _owner(hall))


def _owner(hall: Hall) -> Person:
    return hall.world.people[hall.world.guild.owner_id]


def _remove_member(hall: Hall, body: Json) -> None:
    channels.remove_person(hall, _who(hall, body))


def _leave_thread(hall: Hall, body: Json) -> None:
    person = _who(hall, body)
    threads.leave(hall, _thread(hall, body), person, person)


def _add_person(hall: Hall, body: Json) -> Json:
    name, locale = str(body.get("name") or ""), str(body.get("locale") or "en-US")
    if not 1 <= len(name) <= 32 or locale not in LOCALES:
        raise CannotDo("A person needs a name of at most 32 characters, and a language.")
    return {"id": channels.add_person(hall, name, locale, [REGULARS]).id}


def _add_role(hall: Hall, body: Json) -> Json:
    """A new role that these `people` have, with these `rights`."""
    world = hall.world
    rights = _rights(body) if body.get("rights") else 0
    anybody = bool(body.get("mentionable"))
    role = Role(world.clock.next_id(), str(body.get("name")), rights, 1, mentionable=anybody)
    world.put(role)
    hall.tell("GUILD_ROLE_CREATE", _of_server(hall, {"role": wire.role(world, role)}), GUILDS)
    for id_ in body.get("people") or ():
        person = _who(hall, {"person": id_})
        person.roles.append(role.id)
        world.put(person)
    hall.changed()
    return {"id": role.id}


def _delete_role(hall: Hall, body: Json) -> None:
    role = hall.world.roles.get(str(body.get("role")))
    if role is None:
        raise CannotDo("There is no such role.")
    for person in hall.world.people.values():
        if role.id in person.roles:
            person.roles.remove(role.id)
            hall.world.put(person)
    hall.world.drop(role)
    hall.tell("GUILD_ROLE_DELETE", _of_server(hall, {"role_id": role.id}), GUILDS)
    hall.changed()


def _of_server(hall: Hall, said: Json) -> Json:
    return {"guild_id": hall.world.guild.id, **said}


def _guild_locale(hall: Hall, body: Json) -> None:
    if body.get("locale") not in LOCALES:
        raise CannotDo("Discord has no such language.")
    guild = hall.world.guild
    hall.world.put(Guild(guild.id, guild.name, guild.owner_id, body["locale"]))
    hall.changed()


def _fail(hall: Hall, body: Json) -> None:
    """The next `times` requests to `path` fail: see `Faults.add`."""
    how, code = body.get("how"), body.get("code", 50013)
    if how not in HOWS or code not in MESSAGES:
        raise CannotDo(f"`how` is one of: {', '.join(HOWS)}; `code` one that is known.")
    hall.faults.add(
        how,
        str(body.get("path") or ""),
        method=str(body.get("method") or ""),
        times=int(body.get("times", 1)),
        seconds=float(body.get("seconds", 0)),
        code=code,
    )


def _hang_up(hall: Hall, body: Json) -> None:
    """Close the bot's gateway connections; with `forget` it cannot resume."""
    if body.get("forget"):
        hall.gateway.forget_sessions()
    hall.gateway.hang_up(int(body.get("code", 4000)))


def _later(hall: Hall, body: Json) -> None:
    """Put the stand-in's clock forward."""
    hall.clock.ahead_ms += round(float(body.get("seconds", 0)) * 1000)


DEEDS: Final[dict[str, Callable[[Hall, Json], Json | None]]] = {
    "delete-channel": _delete_channel,
    "delete-message": _delete_message,
    "deny": _deny,
    "allow": _allow,
    "archive": _archive,
    "lock": _lock,
    "remove-member": _remove_member,
    "leave-thread": _leave_thread,
    "add-person": _add_person,
    "add-role": _add_role,
    "delete-role": _delete_role,
    "guild-locale": _guild_locale,
    "fail": _fail,
    "hang-up": _hang_up,
    "later": _later,
}
