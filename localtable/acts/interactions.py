"""Interactions: started by a person, told to the bot, answered by it in time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

from localtable.acts import posting
from localtable.acts.posting import Uploads
from localtable.hall.gateway import ALWAYS
from localtable.hall.hall import Hall, OpenModal
from localtable.rules import commands as command_rules
from localtable.rules import messages as message_rules
from localtable.rules import modals as modal_rules
from localtable.rules.form import Form, Problems
from localtable.shapes import parts, wire
from localtable.shapes.refusal import Refused
from localtable.world import permissions
from localtable.world.clock import TOKEN_MS, made_ms
from localtable.world.world import DM, EPHEMERAL, LOADING, Channel, Interaction, Message, Person

log = logging.getLogger(__name__)

Json = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SAY, SAY_LATER, UPDATE_LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

FAILED: Final = {
    COMMAND: "The application did not respond",
    COMPONENT: "This interaction failed",
    AUTOCOMPLETE: "Loading options failed",
    MODAL_SUBMIT: "Something went wrong. Try again.",
}


def start(
    hall: Hall,
    kind: int,
    person: Person,
    channel: Channel,
    data: Json,
    *,
    message: Message | None = None,
    origin: Json | None = None,
) -> Interaction:
    """A person does something; the bot is told, and has three seconds."""
    world = hall.world
    interaction = Interaction(
        world.clock.next_id(),
        secrets.token_urlsafe(96),
        kind,
        person.id,
        channel.id,
        data,
        message_id=message.id if message else None,
        origin=origin,
    )
    world.put(interaction)
    if hall.notices.pop(person.id, None) is not None:
        hall.changed_for(person.id)
    hall.tell("INTERACTION_CREATE", told(hall, interaction), ALWAYS)
    wait = hall.first_answer_ms / 1000
    loop = asyncio.get_running_loop()
    hall.timers[interaction.id] = loop.call_later(wait, overdue, hall, interaction.id)
    return interaction


def overdue(hall: Hall, interaction_id: str) -> None:
    """No answer came in time: the person is told, as the client does it."""
    hall.timers.pop(interaction_id, None)
    interaction = hall.world.interactions.get(interaction_id)
    if interaction is None or interaction.answer is not None:
        return
    log.error(
        "the bot did not answer interaction %s (type %d, %s) within %d ms",
        interaction.id,
        interaction.type,
        interaction.data.get("custom_id") or interaction.data.get("name"),
        hall.first_answer_ms,
    )
    interaction.error = "no-answer"
    hall.world.put(interaction)
    if waiting := hall.choices.pop(interaction_id, None):
        waiting.set_result([])
    hall.notices[interaction.person_id] = FAILED[interaction.type]
    hall.changed_for(interaction.person_id)


def told(hall: Hall, interaction: Interaction) -> Json:
    """The interaction as the gateway tells it."""
    world = hall.world
    person = world.people[interaction.person_id]
    channel = world.channels[interaction.channel_id]
    said: Json = {
        "id": interaction.id,
        "application_id": world.application_id,
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel.id,
        "channel": wire.channel(world, channel),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": _owners(hall, channel),
        "app_permissions": str(permissions.of(world, world.bot(), channel)),
        "attachment_size_limit": wire.SIZE_LIMIT,
    }
    if channel.type == DM:
        said |= {"context": 1, "user": wire.user(person)}
    else:
        rights = str(permissions.of(world, person, channel))
        guild = world.guild_of(channel)
        said |= {
            "context": 0,
            "guild_id": guild.id,
            "guild_locale": guild.locale,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "member": {**wire.member(person), "permissions": rights},
        }
    if interaction.message_id and (message := world.messages.get(interaction.message_id)):
        said["message"] = wire.message(world, message)
    return said


def _owners(hall: Hall, channel: Channel) -> Json:
    return {"0": "0" if channel.type == DM else hall.world.guild_of(channel).id}


def _channel(hall: Hall, interaction: Interaction) -> Channel:
    channel = hall.world.channels.get(interaction.channel_id)
    if channel is None:
        raise Refused(10003)
    return channel


def metadata(hall: Hall, interaction: Interaction) -> Json:
    """What a message says about the interaction that it answers."""
    said: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user_id": interaction.person_id,
        "authorizing_integration_owners": _owners(hall, _channel(hall, interaction)),
    }
    if interaction.type == COMPONENT:
        said["interacted_message_id"] = interaction.message_id
    if interaction.type == MODAL_SUBMIT:
        said["triggering_interaction_metadata"] = interaction.origin
    return said


def by_token(hall: Hall, token: str) -> Interaction:
    """The answered interaction of a token.

    Raises:
        Refused: 10015 (not answered yet, or unknown), 50027 (over).
    """
    interaction = hall.world.by_token(token)
    if interaction is None or interaction.answer is None:
        log.error("no answered interaction has this token")
        raise Refused(10015)
    if hall.clock.now_ms() > made_ms(interaction.id) + TOKEN_MS:
        log.error("the token of interaction %s has expired", interaction.id)
        raise Refused(50027)
    return interaction


def answer(hall: Hall, interaction_id: str, token: str, body: Json, uploads: Uploads) -> Json:
    """The bot's first answer. Gives what `with_response` returns.

    Raises:
        Refused: 10062 (unknown or too late), 40060 (answered already), 50035, 50006, 40005.
    """
    interaction = hall.world.interactions.get(interaction_id)
    if interaction is None or not secrets.compare_digest(interaction.token, token):
        log.error("interaction %s is unknown", interaction_id)
        raise Refused(10062)
    if interaction.answer is not None:
        log.error("interaction %s was answered before", interaction_id)
        raise Refused(40060)
    took = hall.clock.now_ms() - made_ms(interaction_id)
    if interaction.error is not None or took > hall.first_answer_ms:
        log.error("the answer to interaction %s came after %d ms", interaction_id, took)
        raise Refused(10062)
    kind = body.get("type")
    if kind not in _allowed(interaction):
        problems = Problems()
        problems.note(("type",), "INTERACTION_TYPE_INVALID", f"Not here: callback type {kind}")
        problems.settle()
    message = _act(hall, interaction, int(kind or 0), body.get("data") or {}, uploads)
    interaction.answer = kind
    interaction.answer_ms = took
    interaction.answer_id = message.id if message else None
    hall.world.put(interaction)
    if timer := hall.timers.pop(interaction_id, None):
        timer.cancel()
    return _resource(hall, interaction, message)


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    if interaction.type == AUTOCOMPLETE:
        return (CHOICES,)
    allowed: tuple[int, ...] = (SAY, SAY_LATER)
    if interaction.type != MODAL_SUBMIT:
        allowed += (MODAL,)
    if interaction.message_id is not None:
        allowed += (UPDATE_LATER, UPDATE)
    return allowed


def _act(
    hall: Hall, interaction: Interaction, kind: int, data: Json, uploads: Uploads
) -> Message | None:
    """What the answer does; the message that `@original` then means."""
    world = hall.world
    if kind == CHOICES:
        _offer(hall, interaction, data)
        return None
    if kind == MODAL:
        problems = Problems()
        modal_rules.check(Form(problems, ("data",), data), own_emojis(hall))
        problems.settle()
        parts.number(data["components"])
        hall.modals[interaction.person_id] = OpenModal(interaction.id, data)
        hall.changed_for(interaction.person_id)
        return None
    if kind == SAY:
        return say(hall, interaction, data, uploads, path=("data",))
    if kind == SAY_LATER:
        return _say_later(hall, interaction, data)
    message = world.messages.get(interaction.message_id or "")
    if message is None:
        raise Refused(10008)
    if kind == UPDATE:
        check(hall, data, uploads, edits=message, path=("data",))
        check_words(hall, data, message.channel_id, message.seen_by)
        posting.edit(hall, message, data, uploads)
    return message


def say(
    hall: Hall,
    interaction: Interaction,
    body: Json,
    uploads: Uploads,
    *,
    path: tuple[str, ...] = (),
    follows: bool = False,
) -> Message:
    """A message in answer to an interaction, for everybody or for its person alone."""
    where = _channel(hall, interaction)
    check(hall, body, uploads, ephemeral=True, path=path)
    seen_by = interaction.person_id if int(body.get("flags") or 0) & EPHEMERAL else None
    check_words(hall, body, where.id, seen_by)
    about = metadata(hall, interaction)
    if follows and interaction.answer_id is not None:
        about["original_response_message_id"] = interaction.answer_id
    is_answer = interaction.type == COMMAND and not follows
    return posting.send(
        hall,
        hall.world.bot(),
        where,
        body,
        uploads,
        type=posting.COMMAND_ANSWER if is_answer else 0,
        interaction_id=interaction.id,
        metadata=about,
        seen_by=seen_by,
    )


def follow_up(hall: Hall, interaction: Interaction, body: Json, uploads: Uploads) -> Message:
    """A further message; the first one after a deferred answer takes the place of the loading
    one, and whether that is ephemeral was decided with it."""
    first = hall.world.messages.get(interaction.answer_id or "")
    if interaction.answer == SAY_LATER and first is not None and first.flags & LOADING:
        flags = int(body.get("flags") or 0)
        body = {**body, "flags": flags & ~EPHEMERAL | first.flags & EPHEMERAL}
        check(hall, body, uploads, edits=first)
        hall.hardships.check_gallery(body, uploads)
        check_words(hall, body, first.channel_id, first.seen_by)
        posting.edit(hall, first, body, uploads)
        return first
    return say(hall, interaction, body, uploads, follows=True)


def check(
    hall: Hall,
    body: Json,
    uploads: Uploads,
    *,
    edits: Message | None = None,
    ephemeral: bool = False,
    path: tuple[str, ...] = (),
) -> None:
    """Discord's checks of a message body.

    Raises:
        Refused: 50035, 50006, 40005.
    """
    sizes = {n: (posting.safe_name(u.filename), len(u.content)) for n, u in uploads.items()}
    message_rules.check(
        body, sizes, edits=edits, ephemeral=ephemeral, emojis=own_emojis(hall), path=path
    )


def check_words(hall: Hall, body: Json, channel_id: str, seen_by: str | None) -> None:
    """Whether the server's word filter lets it through; what one person alone sees it never
    reads.

    Raises:
        Refused: 200000.
    """
    if seen_by is None:
        hall.hardships.check_words(hall.world.channels[channel_id], body)


def own_emojis(hall: Hall) -> frozenset[str]:
    """The ids of the application's emojis."""
    return frozenset(hall.world.emojis)


def _say_later(hall: Hall, interaction: Interaction, data: Json) -> Message:
    flags = int(data.get("flags") or 0)
    if flags & ~EPHEMERAL or data.get("content") or data.get("components"):
        problems = Problems()
        problems.note(
            ("data", "flags"), "FLAGS_NOT_ALLOWED", "A deferred answer may only be ephemeral"
        )
        problems.settle()
    return posting.send(
        hall,
        hall.world.bot(),
        _channel(hall, interaction),
        {"flags": flags | LOADING},
        {},
        type=posting.COMMAND_ANSWER if interaction.type == COMMAND else 0,
        interaction_id=interaction.id,
        metadata=metadata(hall, interaction),
        seen_by=interaction.person_id if flags & EPHEMERAL else None,
    )


def _offer(hall: Hall, interaction: Interaction, data: Json) -> None:
    problems = Problems()
    form = Form(problems, ("data",), data)
    focused = next(find_focused(interaction.data.get("options") or []), {"type": 3})
    for choice in form.forms("choices", 0, 25):
        command_rules.check_choice(choice, focused["type"])
    problems.settle()
    if waiting := hall.choices.pop(interaction.id, None):
        waiting.set_result(data.get("choices") or [])


def find_focused(options: list[Json]) -> Any:
    """The option that is being typed."""
    for option in options:
        if option.get("focused"):
            yield option
        yield from find_focused(option.get("options") or [])


def _resource(hall: Hall, interaction: Interaction, message: Message | None) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.type}
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": message.id,
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": message.seen_by is not None,
    }
    if interaction.answer in (SAY_LATER, UPDATE_LATER):
        return {"interaction": about}
    shown = wire.message(hall.world, message)
    return {"interaction": about, "resource": {"type": interaction.answer, "message": shown}}
