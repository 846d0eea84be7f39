"""What somebody typed behind a slash command, made into the options of an interaction."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(3, 12)
BY_ID = (USER, CHANNEL, ROLE, MENTIONABLE)
SELECT_OF = {USER: 5, CHANNEL: 8, ROLE: 6, MENTIONABLE: 7}
"""The menu type that resolves the same ids."""


def fill_options(
    forms: list[Json], given: Json, focused: str | None
) -> tuple[list[Json], dict[int, list[str]]]:
    """The given values as options, in the command's order, and the ids to resolve by menu type.
    With `focused` an option is still being typed, so others may be missing or not right yet.

    Raises:
        ValueError: with words for the person.
    """
    by_name = {form["name"]: form for form in forms}
    if unknown := [name for name in given if name not in by_name]:
        raise ValueError(f"There is no option {unknown[0]}.")
    if focused is not None and not (by_name.get(focused) or {}).get("autocomplete"):
        raise ValueError(f"The option {focused} offers nothing while it is typed.")
    options: list[Json] = []
    ids: dict[int, list[str]] = {}
    for form in forms:
        name, kind = form["name"], form["type"]
        value = given.get(name)
        if name == focused:
            text = "" if value is None else str(value)
            options.append({"name": name, "type": kind, "value": text, "focused": True})
        elif value is None or value == "":
            if form.get("required") and focused is None:
                raise ValueError(f"The option {name} is needed.")
        else:
            option = _option(form, value, strict=focused is None)
            if option is None:
                continue
            options.append(option)
            if kind in BY_ID:
                ids.setdefault(SELECT_OF[kind], []).append(option["value"])
    return options, ids


def _option(form: Json, value: Any, *, strict: bool) -> Json | None:
    try:
        right = _value(form, value)
    except ValueError:
        if strict:
            raise
        return None
    return {"name": form["name"], "type": form["type"], "value": right}


def _value(form: Json, value: Any) -> str | int | float | bool:
    name, kind = form["name"], form["type"]
    if kind == FILE:
        raise ValueError("Files cannot be uploaded on this page.")
    if kind == BOOLEAN:
        if value not in (True, False, "true", "false", "True", "False"):
            raise ValueError(f"{name} is true or false.")
        return value in (True, "true", "True")
    if kind in BY_ID:
        id_ = str(value).strip("<@#&!>")
        if not id_.isdigit():
            raise ValueError(f"{name} is somebody or something that exists.")
        return id_
    right = str(value) if kind == STRING else _number(form, value)
    choices = [choice["value"] for choice in form.get("choices") or ()]
    if choices and right not in choices:
        raise ValueError(f"{name} is one of: {', '.join(map(str, choices))}.")
    if isinstance(right, str):
        least, most = form.get("min_length") or 0, form.get("max_length") or 6000
        if not least <= len(right) <= most:
            raise ValueError(f"{name} must have {least} to {most} characters.")
    return right


def _number(form: Json, value: Any) -> int | float:
    name = form["name"]
    try:
        right = int(value) if form["type"] == INTEGER else float(value)
    except (TypeError, ValueError):
        raise ValueError(f"{name} is a number.") from None
    least, most = form.get("min_value"), form.get("max_value")
    if least is not None and right < least:
        raise ValueError(f"{name} is at least {least}.")
    if most is not None and right > most:
        raise ValueError(f"{name} is at most {most}.")
    return right
