"""What Discord would refuse of what the bot sends, and its published schemas let pass: our own
page of rules. Each function yields sentences about what is wrong. Of commands discord.py itself
takes no wrong ones, and their translations have tests of their own."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from localtable.interactions import AUTOCOMPLETE, WINDOW
from localtable.messages import SELECTS
from localtable.world import Json, walk
from tests.localtable.stand_in import Exchange, StandIn

ROW, BUTTON, STRING_SELECT = 1, 2, 3
LINK: Final = 5
EPHEMERAL, V2 = 1 << 6, 1 << 15
MOST_BYTES: Final = 10 * 1024 * 1024
Files = dict[str, tuple[str, int]]


def exchange(seen: Exchange) -> Iterator[str]:
    """All that is wrong with a request of the bot."""
    body, route = seen.body or {}, seen.route
    if route.endswith("/callback"):
        kind, data = body["type"], body.get("data") or {}
        if kind in (4, 7):
            yield from message(data, seen.files, is_edit=kind == 7, answers=True)
        yield from parts(list(walk(data.get("components") or [])))
    elif body and (
        route.startswith("/webhooks") or re.search(r"/messages(/{message_id})?$", route)
    ):
        is_edit, answers = seen.method == "PATCH", route.startswith("/webhooks")
        yield from message(body, seen.files, is_edit=is_edit, answers=answers)


def message(body: Json, files: Files, *, is_edit: bool, answers: bool) -> Iterator[str]:
    """A message, new or edited; `answers`: an interaction, so that it may be private."""
    content, top = body.get("content") or "", body.get("components") or []
    flags, every = body.get("flags") or 0, list(walk(top))
    no_rows = any(part["type"] != ROW for part in top)
    is_v2 = bool(flags & V2) or (is_edit and no_rows)
    if flags & EPHEMERAL and not answers:
        yield "private in a channel"
    if body.get("embeds"):
        yield "embeds, which the page does not show"
    if is_v2 and (content or (not top and not is_edit)):
        yield "components V2 without components, or beside content"
    if (no_rows and not is_v2) or len(every) > 40 or (not is_v2 and len(top) > 5):
        yield "too many components, or of V2 without its flag"
    if not (is_edit or content or top or files):
        yield "an empty message"
    for said, most in ((content, 2000), ("".join(p.get("content") or "" for p in every), 4000)):
        # Characters as Discord's clients count them, in UTF-16.
        if len(said.encode("utf-16-le", "surrogatepass")) // 2 > most:
            yield f"over {most} characters"
    yield from parts(every)
    allowed = body.get("allowed_mentions") or {}
    if any(allowed.get(key) for key in allowed.get("parse") or ()):
        yield f"mentions listed and parsed: {allowed}"
    yield from _files(body, files, is_edit=is_edit)


def _twice(what: str, values: Iterable[Any]) -> Iterator[str]:
    yield from (f"{what} twice: {value}" for value, n in Counter(values).items() if n > 1)


def _files(body: Json, files: Files, *, is_edit: bool) -> Iterator[str]:
    listed = body.get("attachments") or ()
    if any(size > MOST_BYTES for _, size in files.values()) or len(files) > 10:
        yield "files that are too large or too many"
    numbers = {str(item["id"]) for item in listed if len(str(item["id"])) < 3}
    if missing := numbers - {name[6:-1] for name in files}:
        yield f"files that did not come: {missing}"
    names = {name for name, _ in files.values()} | {file.get("filename") for file in listed}
    shown = re.findall(r'"attachment://([^"]+)"', json.dumps(body, ensure_ascii=False))
    if not is_edit and (absent := set(shown) - names):
        yield f"pictures without their files: {absent}"


def parts(every: list[Json]) -> Iterator[str]:
    """All components of a message or a window, each by itself."""
    for key in ("custom_id", "id"):
        yield from _twice(f"a {key}", (part[key] for part in every if part.get(key)))
    for part in every:
        kind, inner = part["type"], part.get("components") or ()
        if kind == ROW and len(inner) > 1 and any(one["type"] in SELECTS for one in inner):
            yield "a menu beside another control"
        if kind == BUTTON and not (part.get("label") or part.get("emoji")):
            yield "a button without label and emoji"
        wanted = {"url"} if part.get("style") == LINK else {"custom_id"}
        if kind == BUTTON and {key for key in ("url", "custom_id") if part.get(key)} != wanted:
            yield f"a button that has not just {wanted}"
        if kind in SELECTS:
            yield from _menu(part)
        for one in (part, *(part.get("options") or ())):
            given = one.get("emoji") or {"id": "none"}
            name = given.get("name") or "-"
            if not given.get("id") and (name.isascii() or name.isalnum()):
                yield f"letters as an emoji: {name}"


def _menu(part: Json) -> Iterator[str]:
    least, most = part.get("min_values"), part.get("max_values") or 1
    least, options = 1 if least is None else least, part.get("options") or []
    if least > most or sum(option.get("default") is True for option in options) > most:
        yield f"a menu of which {least} to {most} are chosen, or more by default"
    if part["type"] == STRING_SELECT and len(options) < max(least, most):
        yield f"{len(options)} options, of which {least} to {most} are chosen"
    yield from _twice("an option", (option.get("value") for option in options))


class Judge:
    """Notes all that is wrong in what the bot asks of a local table."""

    def __init__(self, table: StandIn) -> None:
        self.problems: list[str] = []
        self._table = table
        table.on_exchange.append(self._seen)

    def _seen(self, seen: Exchange) -> None:
        found = list(exchange(seen))
        about = self._table.interactions.get(seen.path.split("/")[2])
        if seen.route.endswith("/callback") and about is not None:
            kind = seen.body["type"]
            wrong = {6: about.message_id is None, 9: about.type == WINDOW}
            is_typed, wrong[7] = about.type == AUTOCOMPLETE, wrong[6]
            if wrong.get(kind) or (kind == 8) != is_typed:
                found.append(f"an answer of type {kind}")
        self.problems += [f"{seen.method} {seen.route}: {problem}" for problem in found]
