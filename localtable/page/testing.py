"""What a test does to the world from outside: `POST /table/world {"do": …}`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from localtable.acts import channels, posting, presence, threads
from localtable.hall.gateway import GUILDS
from localtable.hall.hall import Hall
from localtable.limits.faults import HOWS
from localtable.limits.hardships import MESSAGES as IN_MESSAGES
from localtable.limits.hardships import TITLES
from localtable.limits.rates import IN_ALL, INVALID, Windows
from localtable.page.persons import CannotDo
from localtable.rest import emojis
from localtable.rules.commands import ENTRY_POINT, LOCALES
from localtable.shapes import wire
from localtable.shapes.refusal import MESSAGES
from localtable.world import permissions
from localtable.world.first_world import REGULARS
from localtable.world.world import (
    DM,
    NEWS,
    TEXT,
    Channel,
    Command,
    Guild,
    Overwrite,
    Person,
    Role,
)

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


def _announcements(hall: Hall, body: Json) -> None:
    """The text channel is one for announcements from here on."""
    channel = _channel(hall, body)
    if channel.type != TEXT:
        raise CannotDo("This is no text channel.")
    channel.type = NEWS
    channels.tell_changed(hall, channel)


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
    how = {"archived": _is_on(body)}
    threads.change(hall, _thread(hall, body), how, _owner(hall))


def _lock(hall: Hall, body: Json) -> None:
    on = _is_on(body)
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
    """Close the bot's gateway connections, or those of one `shard`; with `forget` it cannot
    resume."""
    if body.get("forget"):
        hall.gateway.forget_sessions()
    hall.gateway.hang_up(int(body.get("code", 4000)), _shard(body))


def _shard(body: Json) -> int | None:
    return None if body.get("shard") is None else int(body["shard"])


def _shard_down(hall: Hall, body: Json) -> None:
    """One `shard` hangs up and cannot be reached; with `on` false it can again."""
    shard = _shard(body) or 0
    if _is_on(body):
        hall.gateway.down.add(shard)
        hall.gateway.hang_up(4000, shard)
    else:
        hall.gateway.down.discard(shard)


def _spend_starts(hall: Hall, body: Json) -> None:
    """Only `left` sessions may be started today, of which `seconds` are left."""
    hall.gateway.starts.spend(int(body.get("left", 0)), float(body.get("seconds", 3600)))


def _later(hall: Hall, body: Json) -> None:
    """Put the stand-in's clock forward."""
    hall.clock.ahead_ms += round(float(body.get("seconds", 0)) * 1000)


def _is_on(body: Json) -> bool:
    return body.get("on") is not False


def _kick_bot(hall: Hall, _: Json) -> None:
    """Until `invite-bot`."""
    presence.kick(hall)


def _invite_bot(hall: Hall, body: Json) -> None:
    """Back to the server; its new role has `rights`, or those of the first start."""
    presence.invite(hall, _rights(body) if body.get("rights") else None)


def _outage(hall: Hall, body: Json) -> None:
    """The server is away, with `reached` for the bot alone; with `on` false it is back."""
    presence.outage(hall, on=_is_on(body), reached=body.get("reached") is True)


def _ban_word(hall: Hall, body: Json) -> None:
    """The server's filter blocks a `word` ("ana", "*ana*") in `where`: "messages", "titles", both
    unless told; with `on` false no more."""
    word, where = str(body.get("word") or ""), body.get("where") or [IN_MESSAGES, TITLES]
    if not word.strip("* ") or not set(where) <= {IN_MESSAGES, TITLES}:
        raise CannotDo(f"There must be a `word`; `where` lists {IN_MESSAGES}, {TITLES}.")
    if _is_on(body):
        hall.hardships.ban(word, frozenset(where))
    else:
        hall.hardships.words.pop(word, None)


def _windows(body: Json, most: int, seconds: float) -> Windows | None:
    if not _is_on(body):
        return None
    return Windows(int(body.get("most", most)), float(body.get("seconds", seconds)))


def _limit_old_edits(hall: Hall, body: Json) -> None:
    """Of messages older than an hour only `most` edits in `seconds`, channel by channel (3 in 20
    unless told): then 30046, a 429 that tells no `retry_after` unless `tells`; with `on` false
    no limit."""
    hall.hardships.old_edits = _windows(body, 3, 20)
    hall.hardships.old_edits_tell = body.get("tells") is True


def _limit_dms(hall: Hall, body: Json) -> None:
    """Only `most` fresh direct messages may be opened in `seconds` (10 in 60 unless told): then
    40003; with `on` false no limit."""
    hall.hardships.new_dms = _windows(body, 10, 60)


def _quarantine(hall: Hall, body: Json) -> None:
    """After `after` fresh direct messages (0 unless told) no more can be opened: 20026; with `on`
    false they can."""
    hall.hardships.quarantine_at = int(body.get("after", 0)) if _is_on(body) else None


def _refuse_galleries(hall: Hall, body: Json) -> None:
    """An edit that brings a gallery's pictures along is refused (discord-api-docs 7529)."""
    hall.hardships.galleries_fail = _is_on(body)


def _reset_token(hall: Hall, body: Json) -> None:
    """The owner resets the bot's token: 401 to all requests with those that were seen, and the
    gateway closes with 4004; with `on` false they are good again."""
    if not _is_on(body):
        hall.gateway.tokens.restore()
        return
    hall.gateway.tokens.reset()
    hall.gateway.hang_up(4004)


def _dms(hall: Hall, body: Json) -> None:
    """A `person` takes direct messages no more; with `on` again."""
    person = _who(hall, body)
    person.dms_open = body.get("on") is True
    hall.world.put(person)
    hall.changed()


def _rate_limits(hall: Hall, body: Json) -> None:
    """Discord's rate limits from here on, `speed` times as fast; with other figures of all
    requests a second (`in_all`) and of invalid ones in ten minutes (`invalid`); with `on` false
    none."""
    hall.limits.start(
        float(body.get("speed", 1)) if _is_on(body) else None,
        in_all=int(body.get("in_all", IN_ALL[0])),
        invalid=int(body.get("invalid", INVALID[0])),
    )


def _delete_emojis(hall: Hall, body: Json) -> None:
    """The owner deletes the application's emojis by hand: all, or those with these `names`."""
    names = body.get("names")
    for emoji in [e for e in hall.world.emojis.values() if names is None or e.name in names]:
        emojis.remove(hall, emoji)


def _limit_uploads(hall: Hall, body: Json) -> None:
    """Only `most` new emojis of the application in `seconds` (50 in an hour unless told, as
    discord-api-docs #2250 reports of servers); with `on` false no limit."""
    hall.hardships.uploads = _windows(body, 50, 3600)


def _switch_on_activities(hall: Hall, _: Json) -> None:
    """The owner does, and Discord makes the command that launches one ("Entry Point Commands")."""
    world = hall.world
    form = {"type": ENTRY_POINT, "name": "Launch", "description": "", "handler": 2}
    world.put(Command(world.clock.next_id(), None, world.clock.next_id(), form))
    hall.changed()


DEEDS: Final[dict[str, Callable[[Hall, Json], Json | None]]] = {
    "delete-channel": _delete_channel,
    "announcements": _announcements,
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
    "shard-down": _shard_down,
    "spend-starts": _spend_starts,
    "later": _later,
    "kick-bot": _kick_bot,
    "invite-bot": _invite_bot,
    "outage": _outage,
    "ban-word": _ban_word,
    "limit-old-edits": _limit_old_edits,
    "delete-emojis": _delete_emojis,
    "limit-uploads": _limit_uploads,
    "switch-on-activities": _switch_on_activities,
    "limit-dms": _limit_dms,
    "quarantine": _quarantine,
    "refuse-galleries": _refuse_galleries,
    "reset-token": _reset_token,
    "dms": _dms,
    "rate-limits": _rate_limits,
}
