"""Modals: the windows that ask for text and choices."""

from __future__ import annotations

from typing import Final

from localtable.rules.components import ROW, SELECTS, TEXT, TEXT_INPUT, custom_id, number_id, select
from localtable.rules.form import Form

LABEL, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
LABELLED: Final = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check(body: Form, emojis: frozenset[str]) -> None:
    """The data of a modal."""
    body.text("title", 1, 45, needed=True)
    body.text("custom_id", 1, 100, needed=True)
    taken: set[str] = set()
    ids: set[int] = set()
    for part in body.forms("components", 1, 5, needed=True):
        kind = part.choice("type", (ROW, TEXT, LABEL), needed=True)
        number_id(part, ids)
        if kind == TEXT:
            part.text("content", 1, 4000, needed=True)
        elif kind == ROW:
            for field in part.forms("components", 1, 1, needed=True):
                field.choice("type", (TEXT_INPUT,), needed=True)
                field.text("label", 1, 45, needed=True)
                _text_input(field, taken)
        elif kind == LABEL:
            part.text("label", 1, 45, needed=True)
            part.text("description", 1 if part.given.get("description") is not None else 0, 100)
            if field_form := part.form("component", needed=True):
                number_id(field_form, ids)
                _labelled(field_form, taken, emojis)


def _labelled(part: Form, taken: set[str], emojis: frozenset[str]) -> None:
    kind = part.choice("type", LABELLED, needed=True)
    if kind == TEXT_INPUT:
        if part.has("label"):
            part.note("label", "TEXT_INPUT_LABEL_IN_LABEL", "The label stands beside it already")
        _text_input(part, taken)
    elif kind in SELECTS:
        if part.flag("disabled"):
            part.note("disabled", "SELECT_COMPONENT_DISABLED_IN_MODAL", "Not allowed in a modal")
        if part.given.get("required", True) and part.given.get("min_values") == 0:
            part.note("min_values", "NUMBER_TYPE_MIN", "A required menu takes at least one value")
        select(part, taken, emojis)
    elif kind is not None:
        custom_id(part, taken)
        if kind in (RADIO_GROUP, CHECKBOX_GROUP):
            _group(part, 2 if kind == RADIO_GROUP else 1)
        if kind in (CHECKBOX_GROUP, UPLOAD):
            _bounds(part, "min_values", "max_values", 10)


def _group(part: Form, fewest: int) -> None:
    seen: set[str] = set()
    for option in part.forms("options", fewest, 10, needed=True):
        option.text("label", 1, 100, needed=True)
        value = option.text("value", 1, 100, needed=True)
        option.text("description", 0, 100)
        if value in seen:
            option.note("value", "OPTION_VALUE_DUPLICATED", "The option value is already used")
        seen.add(value)


def _text_input(part: Form, taken: set[str]) -> None:
    custom_id(part, taken)
    part.choice("style", (1, 2), needed=True)
    part.text("placeholder", 0, 100)
    part.flag("required")
    most = _bounds(part, "min_length", "max_length", 4000)
    part.text("value", 0, most)


def _bounds(part: Form, least_key: str, most_key: str, limit: int) -> int:
    least = part.number(least_key, 0, limit)
    most = part.number(most_key, 1, limit)
    if least is not None and most is not None and least > most:
        part.note(least_key, "NUMBER_TYPE_MAX", f"{least_key} must not be over {most_key}")
    return limit if most is None else most
