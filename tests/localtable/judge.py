"""What Discord would refuse of what the bot sends, beyond its published schemas: our own page of
rules. Each function yields sentences about what is wrong."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from localtable.account import LOCALES
from localtable.interactions import AUTOCOMPLETE, WINDOW
from localtable.messages import SELECTS
from localtable.world import walk
from tests.localtable.stand_in import Exchange, StandIn

Json = dict[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, GALLERY, CONTAINER, LABEL = 9, 10, 12, 17, 18
INSIDE: Final[dict[int, tuple[int, ...]]] = {
    ROW: (BUTTON, *SELECTS),
    SECTION: (TEXT,),
    CONTAINER: (ROW, SECTION, TEXT, GALLERY, 13, 14),
}
AT_TOP: Final = (*INSIDE[CONTAINER], CONTAINER)
EPHEMERAL, SILENT, V2 = 1 << 6, 1 << 12, 1 << 15
NAME: Final = re.compile(r"[-_'ʼ\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
SUBCOMMANDS: Final = (1, 2)
MOST_BYTES: Final = 10 * 1024 * 1024


def exchange(seen: Exchange) -> Iterator[str]:
    """All that is wrong with a request of the bot."""
    if not seen.body:
        return
    body, files = seen.body, seen.files
    if seen.route.endswith("/commands"):
        yield from commands(body if isinstance(body, list) else [body])
    elif seen.route.endswith("/callback"):
        data = body.get("data") or {}
        if body["type"] == 9:
            yield from window(data)
        elif body["type"] in (4, 7):
            yield from message(data, files, is_edit=body["type"] == 7, answers=True)
        elif body["type"] == 8:
            yield from choices(data.get("choices") or [])
    elif seen.route.startswith("/webhooks") or "/messages" in seen.route:
        if seen.route.endswith("/threads"):
            yield from _length("name", body.get("name"), 1, 100)
        else:
            answers = seen.route.startswith("/webhooks")
            yield from message(body, files, is_edit=seen.method == "PATCH", answers=answers)


def message(
    body: Json,
    files: dict[str, tuple[str, int]],
    *,
    is_edit: bool = False,
    answers: bool = False,
) -> Iterator[str]:
    """A message, new or edited; `answers`: an interaction, so that it may be private."""
    content, parts = body.get("content") or "", body.get("components") or []
    flags = body.get("flags") or 0
    is_v2 = bool(flags & V2) or (is_edit and any(p.get("type") != ROW for p in parts))
    yield from _length("content", content, 0, 2000)
    yield from _length("nonce", str(body.get("nonce") or ""), 0, 25)
    if flags & EPHEMERAL and not answers:
        yield "private in a channel"
    if is_v2 and (content or body.get("embeds")):
        yield "content or embeds beside components V2"
    if is_v2 and not parts and not is_edit:
        yield "components V2 without components"
    if not (is_edit or content or parts or files or body.get("embeds")):
        yield "an empty message"
    yield from _embeds(body.get("embeds") or [])
    yield from components(parts, AT_TOP if is_v2 else (ROW,), most=40 if is_v2 else 5)
    yield from _mentions(body.get("allowed_mentions") or {})
    yield from _files(body, files, is_edit=is_edit)


def _length(what: str, text: Any, least: int, most: int) -> Iterator[str]:
    """Characters as Discord's clients count them, in UTF-16."""
    size = len(str(text or "").encode("utf-16-le", "surrogatepass")) // 2
    if not least <= size <= most:
        yield f"{what}: {size} characters, not {least} to {most}"


def _twice(what: str, values: Iterable[Any]) -> Iterator[str]:
    yield from (f"{what} twice: {value}" for value, n in Counter(values).items() if n > 1)


def _embeds(embeds: list[Json]) -> Iterator[str]:
    said: list[str] = []
    for embed in embeds:
        fields = [field[key] for field in embed.get("fields") or () for key in ("name", "value")]
        texts = [embed.get(key) or "" for key in ("title", "description")]
        if not all(fields):
            yield "an empty field of an embed"
        if not any((*texts, *fields, embed.get("image"), embed.get("thumbnail"))):
            yield "an empty embed"
        if not (embed.get("url") or "https:").startswith(("http:", "https:")):
            yield f"an embed leads to {embed['url']}"
        said += texts + fields
    if len("".join(said)) > 6000:
        yield "embeds of over 6000 characters"


def _mentions(allowed: Json) -> Iterator[str]:
    parse = set(allowed.get("parse") or ())
    if both := {key for key in parse if allowed.get(key)}:
        yield f"mentions listed and parsed: {both}"
    if unknown := parse - {"users", "roles", "everyone"}:
        yield f"unknown mentions: {unknown}"


def _files(body: Json, files: dict[str, tuple[str, int]], *, is_edit: bool) -> Iterator[str]:
    listed = body.get("attachments")
    if any(size > MOST_BYTES for _, size in files.values()) or len(files) > 10:
        yield "files that are too large or too many"
    numbers = {str(item["id"]) for item in listed or () if len(str(item["id"])) < 3}
    if missing := numbers - {name[6:-1] for name in files}:
        yield f"files that did not come: {missing}"
    if is_edit and listed is None:
        return  # what lies there already may be shown
    names = {name for name, _ in files.values()} | {f.get("filename") for f in listed or ()}
    shown = re.findall(r'"attachment://([^"]+)"', json.dumps(body, ensure_ascii=False))
    if not is_edit and (absent := set(shown) - names):
        yield f"pictures without their files: {absent}"


def components(parts: list[Json], allowed: tuple[int, ...], most: int) -> Iterator[str]:
    """The components of a message or a window."""
    every = list(walk(parts))
    if len(every if most == 40 else parts) > most:
        yield f"over {most} components"
    yield from _twice("a custom id", (p["custom_id"] for p in every if p.get("custom_id")))
    yield from _twice("an id", (p["id"] for p in every if p.get("id")))
    texts = "".join(part["content"] for part in every if part.get("type") == TEXT)
    yield from _length("all texts", texts, 0, 4000)
    for part in parts:
        yield from _part(part, allowed)


def _part(part: Json, allowed: tuple[int, ...]) -> Iterator[str]:
    kind, inner = part.get("type", 0), part.get("components") or []
    if kind not in allowed:
        yield f"a part of type {kind} where only {allowed} may be"
        return
    if kind == ROW:
        widths = [1 if one.get("type") == BUTTON else 5 for one in inner]
        if not inner or sum(widths) > 5:
            yield f"a row of {len(inner)} that does not hold them"
    if kind == SECTION and not (1 <= len(inner) <= 3 and part.get("accessory")):
        yield "a section without accessory, or with other than 1 to 3 texts"
    if kind == TEXT:
        yield from _length("a text", part.get("content"), 1, 4000)
    if kind == GALLERY:
        items = part.get("items") or []
        if not 1 <= len(items) <= 10:
            yield f"a gallery of {len(items)}"
        for item in items:
            yield from _length("alt text", item.get("description"), 0, 1024)
    if kind == BUTTON:
        yield from _button(part)
    if kind in SELECTS:
        yield from _menu(part)
    for one in inner:
        yield from _part(one, INSIDE.get(kind, ()))


def _button(part: Json) -> Iterator[str]:
    yield from _length("a label", part.get("label"), 0, 80)
    if not part.get("label") and not part.get("emoji"):
        yield "a button without label and emoji"
    yield from _emoji(part)
    if part.get("style") == 5:
        if part.get("custom_id") or not part.get("url"):
            yield "a link with a custom id, or without address"
    else:
        yield from _length("a custom id", part.get("custom_id"), 1, 100)


def _emoji(part: Json) -> Iterator[str]:
    given = part.get("emoji") or {}
    name = given.get("name") or ""
    if given and not given.get("id") and (not name or name.isascii() or name.isalnum()):
        yield f"letters as an emoji: {name}"


def _menu(part: Json) -> Iterator[str]:
    least, most = part.get("min_values"), part.get("max_values") or 1
    least = 1 if least is None else least
    yield from _length("a custom id", part.get("custom_id"), 1, 100)
    yield from _length("a placeholder", part.get("placeholder"), 0, 150)
    if least > most:
        yield f"a menu of which at least {least} and at most {most} are chosen"
    if part["type"] == STRING_SELECT:
        yield from _choosable(part.get("options") or [], max(1, least, most), most)


def _choosable(options: list[Json], fewest: int, most: int) -> Iterator[str]:
    if not fewest <= len(options) <= 25:
        yield f"{len(options)} options, not {fewest} to 25"
    yield from _twice("an option", (option.get("value") for option in options))
    if sum(option.get("default") is True for option in options) > most:
        yield "more defaults than may be chosen"
    for option in options:
        yield from _length("an option", option.get("label"), 1, 100)
        yield from _length("a value", option.get("value"), 1, 100)
        yield from _length("a description", option.get("description"), 0, 100)
        yield from _emoji(option)


def window(body: Json) -> Iterator[str]:
    """A window (a modal)."""
    parts = body.get("components") or []
    yield from _length("a title", body.get("title"), 1, 45)
    yield from _length("a custom id", body.get("custom_id"), 1, 100)
    yield from _twice("a custom id", (p["custom_id"] for p in walk(parts) if p.get("custom_id")))
    if not 1 <= len(parts) <= 5:
        yield f"a window of {len(parts)} parts"
    for part in walk(parts):
        if part["type"] == LABEL:
            yield from _length("a label", part.get("label"), 1, 45)
            yield from _length("a description", part.get("description"), 0, 100)
        if part["type"] == TEXT_INPUT:
            yield from _length("a default", part.get("value"), 0, part.get("max_length") or 4000)
            yield from _length("a placeholder", part.get("placeholder"), 0, 100)
        if part["type"] in SELECTS and part.get("options"):
            yield from _menu(part)


def choices(given: list[Json]) -> Iterator[str]:
    """What is offered for an option of a command."""
    if len(given) > 25:
        yield f"{len(given)} choices"
    for choice in given:
        for name in (choice.get("name"), *(choice.get("name_localizations") or {}).values()):
            yield from _length("a choice", name, 1, 100)
        yield from _length("a choice's value", choice.get("value"), 1, 100)


def commands(given: list[Json]) -> Iterator[str]:
    """All commands of the application."""
    if len(given) > 100:
        yield f"{len(given)} commands"
    yield from _twice("a command", ((one.get("type") or 1, one["name"]) for one in given))
    for one in given:
        if (one.get("type") or 1) == 1:
            yield from _described(one)
            yield from _options(one, depth=0)
            if _letters(one) > 8000:
                yield f"{one['name']} has over 8000 characters"
        else:
            yield from _length("a name", one["name"], 1, 32)


def _described(form: Json) -> Iterator[str]:
    names = form.get("name_localizations") or {}
    for name in (form["name"], *names.values()):
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"a name {name!r}"
    texts = form.get("description_localizations") or {}
    for text in (form.get("description"), *texts.values()):
        yield from _length(f"the description of {form['name']}", text, 1, 100)
    if unknown := {*names, *texts} - LOCALES:
        yield f"no languages of Discord's: {unknown}"


def _options(form: Json, depth: int) -> Iterator[str]:
    options = form.get("options") or []
    nested = [option["type"] in SUBCOMMANDS for option in options]
    if len(options) > 25 or (any(nested) and not all(nested)):
        yield f"{form['name']}: over 25 options, or subcommands beside others"
    yield from _twice("an option", (option["name"] for option in options))
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield f"{form['name']}: what may be left out before what is needed"
    for option in options:
        yield from _described(option)
        if option["type"] in SUBCOMMANDS and depth + option["type"] > 2:
            yield f"{option['name']}: too deep"
        if option.get("autocomplete") and option.get("choices"):
            yield f"{option['name']}: choices beside autocomplete"
        yield from choices(option.get("choices") or [])
        yield from _options(option, depth + 1)


def _letters(form: Json) -> int:
    """Of names, descriptions and values, in the longest language."""
    said = 0
    for key in ("name", "description"):
        texts = [form.get(key) or "", *(form.get(f"{key}_localizations") or {}).values()]
        said += max(map(len, texts))
    values = (c["value"] for c in form.get("choices") or () if isinstance(c.get("value"), str))
    inner = (*(form.get("options") or ()), *(form.get("choices") or ()))
    return said + sum(map(len, values)) + sum(map(_letters, inner))


class Judge:
    """Notes all that is wrong in what the bot asks of a local table."""

    def __init__(self, table: StandIn) -> None:
        self.problems: list[str] = []
        self._table = table
        table.on_exchange.append(self._seen)

    def _seen(self, seen: Exchange) -> None:
        what = f"{seen.method} {seen.route}"
        if seen.route.endswith("/callback") and (kind := seen.body["type"]) not in self._taken(
            seen
        ):
            self.problems.append(f"{what}: an answer of type {kind}")
        self.problems += [f"{what}: {problem}" for problem in exchange(seen)]

    def _taken(self, seen: Exchange) -> tuple[int, ...]:
        """The types of answers that an interaction takes."""
        interaction = self._table.interactions.get(seen.path.split("/")[2])
        if interaction is None or interaction.type == AUTOCOMPLETE:
            return (8,) if interaction else (4, 5, 6, 7, 8, 9)
        edits = () if interaction.message_id is None else (6, 7)
        return (4, 5, *edits, *(() if interaction.type == WINDOW else (9,)))
