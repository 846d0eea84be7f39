"""Application commands: names, descriptions, options, choices, and how much of each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from localtable.rules.form import Form, Problems

Json = dict[str, Any]

SUBCOMMAND, GROUP = 1, 2
ENTRY_POINT: Final = 4
"""The type of the command that launches an application's Activity."""
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(3, 12)
WITH_CHOICES: Final = (STRING, INTEGER, NUMBER)
MOST_GLOBAL: Final = 100
MOST_CHARACTERS: Final = 8000
LOCALES: Final = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"}
    | {"nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru"}
    | {"uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar", "he"}
)
NAME: Final = re.compile(r"[-_'ʼ\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")


def check_all(given: Any) -> None:
    """The commands that replace all of the application's.

    Raises:
        Refused: 50035.
    """
    problems = Problems()
    body = Form(problems, (), {"commands": given})
    # The list itself is the body, so the paths begin with the command's number.
    commands = [Form(problems, (f.path[1],), f.given) for f in body.forms("commands", 0, 130)]
    if sum(form.given.get("type") in (None, 1) for form in commands) > MOST_GLOBAL:
        problems.note((), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_GLOBAL} or fewer in length.")
    seen: set[tuple[int, str]] = set()
    for form in commands:
        _command(form)
        key = (form.given.get("type") or 1, str(form.given.get("name")))
        if key in seen:
            form.note("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
        seen.add(key)
    problems.settle()


def _command(form: Form) -> None:
    kind = form.choice("type", (1, 2, 3, ENTRY_POINT)) or 1
    if kind == 1:
        _name_and_description(form)
        _options(form, depth=0)
    else:
        form.text("name", 1, 32, needed=True)
        if kind == ENTRY_POINT:
            form.choice("handler", (1, 2))
            form.text("description", 0, 100)
        elif form.given.get("description"):
            form.note("description", "APPLICATION_COMMAND_DESCRIPTION", "Only slash commands")
    form.flag("dm_permission")
    form.flag("nsfw")
    rights = form.given.get("default_member_permissions")
    if rights is not None and not str(rights).isdigit():
        form.note("default_member_permissions", "NUMBER_TYPE_COERCE", "Not a permissions number")
    for key, most in (("contexts", 2), ("integration_types", 1)):
        for value in form.values(key):
            if value not in range(most + 1):
                form.note(key, "BASE_TYPE_CHOICES", f"Not one of them: {value}")
    if sum(map(len, _texts(form.given))) > MOST_CHARACTERS:
        form.note(
            (),
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS})",
        )


def _name_and_description(form: Form) -> None:
    names = {"name": form.text("name", 1, 32, needed=True), **_localized(form, "name", 32)}
    for name in names.values():
        if name and (not NAME.fullmatch(name) or name != name.lower()):
            form.note(
                "name", "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}"
            )
    form.text("description", 1, 100, needed=True)
    _localized(form, "description", 100)


def _localized(form: Form, key: str, most: int) -> dict[str, str]:
    texts = form.form(f"{key}_localizations")
    if texts is None:
        return {}
    for locale in texts.given:
        if locale not in LOCALES:
            texts.note(locale, "BASE_TYPE_CHOICES", f"Not a locale: {locale}")
    return {locale: texts.text(locale, 1, most) for locale in texts.given}


def _options(form: Form, depth: int) -> None:
    options = form.forms("options", 0, 25)
    kinds = [option.given.get("type") for option in options]
    nested = [kind in (SUBCOMMAND, GROUP) for kind in kinds]
    if any(nested) and not all(nested):
        form.note("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands stand alone")
    names = [option.given.get("name") for option in options]
    if len(set(map(str, names))) < len(names):
        form.note(
            "options",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
            "Option names must be unique",
        )
    optional = False
    for option in options:
        _name_and_description(option)
        _option(option, depth)
        needed = option.flag("required")
        if needed and optional:
            option.note(
                "required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not needed


def _option(option: Form, depth: int) -> None:
    kind = option.number("type", 1, 11, needed=True)
    if kind in (SUBCOMMAND, GROUP):
        if depth > 1 or (kind == GROUP and depth > 0):
            option.note("type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
        elif kind == GROUP and not option.given.get("options"):
            option.note("options", "BASE_TYPE_REQUIRED", "This field is required")
        elif kind == GROUP and any(
            inner.given.get("type") != SUBCOMMAND for inner in option.forms("options")
        ):
            option.note("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only subcommands")
        _options(option, depth + 1 if kind == GROUP else 2)
        return
    choices = option.forms("choices", 0, 25)
    if option.flag("autocomplete"):
        if choices:
            option.note(
                "choices",
                "APPLICATION_COMMAND_AUTOCOMPLETE_OPTION_CHOICES",
                "Options with autocomplete cannot have choices",
            )
        if kind not in WITH_CHOICES:
            option.note("autocomplete", "BASE_TYPE_CHOICES", "Only for text and numbers")
    if choices and kind not in WITH_CHOICES:
        option.note("choices", "BASE_TYPE_CHOICES", "Only for text and numbers")
    for choice in choices:
        check_choice(choice, kind)
    option.number("min_length", 0, 6000)
    option.number("max_length", 1, 6000)


def check_choice(choice: Form, kind: int | None) -> None:
    """A choice of an option, registered or offered while somebody types."""
    choice.text("name", 1, 100, needed=True)
    _localized(choice, "name", 100)
    value = choice.given.get("value")
    if kind == STRING:
        choice.text("value", 0, 100, needed=True)
    elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else (int, float)):
        choice.note("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def _texts(form: Json) -> Iterator[str]:
    """All names, descriptions and values, each in its longest language."""
    for key in ("name", "description"):
        versions = [form.get(key), *(form.get(f"{key}_localizations") or {}).values()]
        yield max((text for text in versions if isinstance(text, str)), key=len, default="")
    if isinstance(form.get("value"), str):
        yield form["value"]
    for key in ("options", "choices"):
        for inner in form.get(key) or ():
            if isinstance(inner, dict):
                yield from _texts(inner)
