"""Answers to interactions, and what follows them. The token in the path is all the proof."""

from __future__ import annotations

from typing import Any

from localtable.acts import interactions, posting
from localtable.hall.hall import Hall
from localtable.rest.call import Call, Route
from localtable.shapes import wire
from localtable.shapes.refusal import Refused
from localtable.world.world import Interaction, Message


def callback(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /interactions/{id}/{token}/callback"""
    said = interactions.answer(
        hall,
        call.path["interaction_id"],
        call.path["interaction_token"],
        call.form,
        call.uploads,
    )
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return 200, said
    return 204, None


def _interaction(hall: Hall, call: Call) -> Interaction:
    if call.path["webhook_id"] != hall.world.application_id:
        raise Refused(10015)
    return interactions.by_token(hall, call.path["webhook_token"])


def follow_up(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST /webhooks/{application}/{token}"""
    interaction = _interaction(hall, call)
    message = interactions.follow_up(hall, interaction, call.form, call.uploads)
    return 200, wire.message(hall.world, message)


def _message(hall: Hall, call: Call) -> Message:
    interaction = _interaction(hall, call)
    id_ = call.path.get("message_id", "@original")
    if id_ == "@original":
        id_ = interaction.answer_id or ""
    message = hall.world.messages.get(id_)
    theirs = message is not None and (
        message.interaction_id == interaction.id or message.id == interaction.answer_id
    )
    if message is None or not theirs:
        raise Refused(10008)
    return message


def one(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /webhooks/{application}/{token}/messages/{id}"""
    return 200, wire.message(hall.world, _message(hall, call))


def edit(hall: Hall, call: Call) -> tuple[int, Any]:
    """PATCH /webhooks/{application}/{token}/messages/{id}"""
    message = _message(hall, call)
    interactions.check(hall, call.form, call.uploads, edits=message)
    hall.hardships.check_gallery(call.form, call.uploads)
    interactions.check_words(hall, call.form, message.channel_id, message.seen_by)
    posting.edit(hall, message, call.form, call.uploads)
    return 200, wire.message(hall.world, message)


def delete(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE /webhooks/{application}/{token}/messages/{id}"""
    posting.delete(hall, _message(hall, call))
    return 204, None


ROUTES: list[Route] = [
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}", follow_up),
    *(
        (method, f"/webhooks/{{webhook_id}}/{{webhook_token}}/messages/{which}", handler)
        for which in ("@original", "{message_id}")
        for method, handler in (("GET", one), ("PATCH", edit), ("DELETE", delete))
    ),
]
