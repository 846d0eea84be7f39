"""Components of messages: rows, buttons, menus, and the parts of Components V2."""

from __future__ import annotations

from typing import Final

from localtable.rules.form import Form, length

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS: Final = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
IN_A_CONTAINER: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
V2_TOP: Final = (*IN_A_CONTAINER, CONTAINER)

MOST_PARTS: Final = 40
"""Of a V2 message, counting what lies in others."""
MOST_TEXT: Final = 4000
"""Characters of all text of a V2 message together."""


class Count:
    """What is counted over all components of one message."""

    def __init__(self, emojis: frozenset[str]) -> None:
        self.emojis = emojis
        """The application's own emojis: no others may be used."""
        self.parts = 0
        self.text = 0
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.media: list[tuple[Form, str]] = []
        """Every address of a picture or file, with its place."""


def check(body: Form, *, v2: bool, emojis: frozenset[str]) -> Count:
    """The components of a message body."""
    count = Count(emojis)
    top = body.forms("components", 0, MOST_PARTS if v2 else 5)
    for part in top:
        _part(part, V2_TOP if v2 else (ROW,), count)
    if v2 and count.parts > MOST_PARTS:
        body.note(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of components is {MOST_PARTS}, there are {count.parts}",
        )
    if v2 and count.text > MOST_TEXT:
        body.note(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The text of all components must be {MOST_TEXT} or fewer in length.",
        )
    return count


def _part(part: Form, allowed: tuple[int, ...], count: Count) -> None:
    kind = part.given.get("type")
    if kind not in allowed:
        listed = ", ".join(map(str, allowed))
        part.note("type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
        return
    count.parts += 1
    number_id(part, count.ids)
    if kind == ROW:
        _row(part, count)
    elif kind == BUTTON:
        _button(part, count)
    elif kind == SECTION:
        for text in part.forms("components", 1, 3, needed=True):
            _part(text, (TEXT,), count)
        if accessory := part.form("accessory", needed=True):
            _part(accessory, (BUTTON, THUMBNAIL), count)
    elif kind == TEXT:
        count.text += length(part.text("content", 1, MOST_TEXT, needed=True))
    elif kind == THUMBNAIL:
        _media(part, "media", ("http", "https", "attachment"), count)
    elif kind == GALLERY:
        for item in part.forms("items", 1, 10, needed=True):
            _media(item, "media", ("http", "https", "attachment"), count)
    elif kind == FILE:
        _media(part, "file", ("attachment",), count)
    elif kind == SEPARATOR:
        part.choice("spacing", (1, 2))
        part.flag("divider")
    elif kind == CONTAINER:
        part.number("accent_color", 0, 0xFFFFFF)
        part.flag("spoiler")
        for inner in part.forms("components", 1, MOST_PARTS, needed=True):
            _part(inner, IN_A_CONTAINER, count)


def number_id(part: Form, taken: set[int]) -> None:
    """A part's own number, which no other part may have."""
    given = part.number("id", 0, 2**31 - 1)
    if given and given in taken:
        part.note("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    taken.add(given or 0)


def custom_id(part: Form, taken: set[str]) -> None:
    """A control's id, which no other control of the message may have."""
    given = part.text("custom_id", 1, 100, needed=True)
    if given in taken:
        part.note(
            "custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        )
    taken.add(given)


def _row(row: Form, count: Count) -> None:
    inner = row.forms("components", 1, 5, needed=True)
    kinds = [part.given.get("type") for part in inner]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        row.note(
            "components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    for part in inner:
        if part.given.get("type") in SELECTS:
            count.parts += 1
            number_id(part, count.ids)
            select(part, count.custom_ids, count.emojis)
        else:
            _part(part, (BUTTON, *SELECTS), count)


def _button(part: Form, count: Count) -> None:
    style = part.number("style", 1, 6, needed=True)
    part.text("label", 0, 80)
    part.flag("disabled")
    emoji(part, count.emojis)
    if style == 6:
        part.id("sku_id", needed=True)
        return
    if not part.given.get("label") and not part.has("emoji"):
        part.note("label", "BASE_TYPE_REQUIRED", "A label or an emoji is required")
    if style == 5:
        part.text("url", 1, 512, needed=True)
        part.url("url", ("http", "https", "discord"), 512)
        if part.has("custom_id"):
            part.note("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", _ONE_OF)
        return
    custom_id(part, count.custom_ids)
    if part.has("url"):
        part.note("url", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", _ONE_OF)


_ONE_OF: Final = "A custom id and url cannot both be specified"


def emoji(part: Form, own: frozenset[str]) -> None:
    """An emoji: a character of Unicode, or one of the application's own. The code names buttons
    for menus too (discord-api-docs #8071)."""
    given = part.form("emoji")
    if given is None:
        return
    name = given.text("name", 0, 32)
    id_ = given.id("id")
    if id_ is not None and id_ not in own:
        given.note("id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    if id_ is None and (not name or name.isascii() or name.isalnum()):
        given.note("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def select(part: Form, taken: set[str], own_emojis: frozenset[str]) -> None:
    """A menu, in a message or a modal."""
    custom_id(part, taken)
    part.text("placeholder", 0, 150)
    part.flag("disabled")
    least = part.number("min_values", 0, 25)
    most = part.number("max_values", 1, 25)
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        part.note(
            "min_values",
            "SELECT_COMPONENT_INVALID_MIN_VALUES",
            "min_values must be less than or equal to max_values",
        )
    if part.given.get("type") == STRING_SELECT:
        _options(part, least, most, own_emojis)
        return
    if len(part.values("default_values", 0, 25)) > most:
        part.note("default_values", "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    part.values("channel_types")


def _options(part: Form, least: int, most: int, own_emojis: frozenset[str]) -> None:
    seen: set[str] = set()
    chosen = 0
    for option in part.forms("options", max(1, least, most), 25, needed=True):
        option.text("label", 1, 100, needed=True)
        value = option.text("value", 1, 100, needed=True)
        option.text("description", 0, 100)
        emoji(option, own_emojis)
        chosen += option.flag("default")
        if value in seen:
            option.note(
                "value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(value)
    if chosen > most:
        part.note(
            "options",
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            f"At most {most} options can be chosen by default",
        )


def _media(part: Form, key: str, schemes: tuple[str, ...], count: Count) -> None:
    part.text("description", 1 if part.given.get("description") is not None else 0, 1024)
    part.flag("spoiler")
    if inner := part.form(key, needed=True):
        inner.text("url", 1, 2048, needed=True)
        if url := inner.url("url", schemes):
            count.media.append((inner, url))
