"""Messages: text, embeds, files, and what may not be combined."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from localtable.rules import components
from localtable.rules.form import Form, Problems, length
from localtable.shapes.refusal import Refused
from localtable.world.world import COMPONENTS_V2, EPHEMERAL, SILENT, SUPPRESS_EMBEDS, Message

Json = dict[str, Any]

MOST_CONTENT: Final = 2000
MOST_IN_EMBEDS: Final = 6000
MOST_FILE: Final = 10 * 1024 * 1024
MOST_REQUEST: Final = 25 * 1024 * 1024
MOST_NONCE: Final = 25


def check(
    body: Json,
    files: Mapping[int, tuple[str, int]],
    *,
    edits: Message | None = None,
    ephemeral: bool = False,
    emojis: frozenset[str] = frozenset(),
    path: tuple[str, ...] = (),
) -> None:
    """A message to send, or to change `edits` into. `files` are the uploads' names and sizes by
    their number; `ephemeral` says whether the flag may be set; `path` where the body is.

    Raises:
        Refused: 50035 (something is wrong in it), 50006 (it would be empty), 40005 (too large).
    """
    _sizes(files)
    problems = Problems()
    form = Form(problems, path, body)
    form.text("content", 0, MOST_CONTENT)
    form.flag("tts")
    _nonce(form)
    v2 = _flags(form, edits, ephemeral)
    embeds = form.forms("embeds", 0, 10)
    media = [found for embed in embeds for found in _embed(embed)]
    _embeds_in_all(form, embeds)
    count = components.check(form, v2=v2, emojis=emojis)
    names = _attachments(form, files, edits)
    _references(count.media, names, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
    _references(media, names, "ATTACHMENT_NOT_FOUND")
    _mentions(form)
    if (form.has("sticker_ids") and body["sticker_ids"]) or form.has("poll"):
        form.note((), "NOT_ON_THE_LOCAL_TABLE", "Stickers and polls are not known here")
    if v2:
        _legacy_fields(form, edits)
    problems.settle()
    if _is_empty(body, names, edits):
        raise Refused(50006)


def _sizes(files: Mapping[int, tuple[str, int]]) -> None:
    sizes = [size for _, size in files.values()]
    if any(size > MOST_FILE for size in sizes) or sum(sizes) > MOST_REQUEST:
        raise Refused(40005)


def _nonce(form: Form) -> None:
    given = form.given.get("nonce")
    if isinstance(given, str) and length(given) > MOST_NONCE:
        form.note("nonce", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_NONCE} or fewer in length.")
    elif given is not None and not isinstance(given, (str, int)):
        form.note("nonce", "NONCE_TYPE_COERCE", "Must be a string or an integer.")


def _flags(form: Form, edits: Message | None, ephemeral: bool) -> bool:
    """Whether the message is made of Components V2, which once set stays."""
    flags = form.number("flags", 0, 2**53) or 0
    allowed = SUPPRESS_EMBEDS | COMPONENTS_V2 | (0 if edits else SILENT)
    if ephemeral or (edits is not None and edits.seen_by is not None):
        allowed |= EPHEMERAL
    if flags & ~allowed:
        form.note("flags", "FLAGS_NOT_ALLOWED", f"These flags cannot be set: {flags & ~allowed}")
    was = bool(edits and edits.flags & COMPONENTS_V2)
    if was and form.has("flags") and not flags & COMPONENTS_V2:
        form.note(
            "flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The flag can never be removed"
        )
    return was or bool(flags & COMPONENTS_V2)


def _legacy_fields(form: Form, edits: Message | None) -> None:
    said = "The {} field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    for key in ("content", "embeds"):
        kept = edits is not None and key not in form.given and getattr(edits, key)
        if form.given.get(key) or kept:
            form.note(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", said.format(key))
    if edits is None and not form.given.get("components"):
        form.note("components", "BASE_TYPE_REQUIRED", "This field is required")


def _is_empty(body: Json, names: set[str], edits: Message | None) -> bool:
    def left(key: str) -> Any:
        return getattr(edits, key) if edits is not None and key not in body else body.get(key)

    return not ((left("content") or "").strip() or left("embeds") or left("components") or names)


def _embed(embed: Form) -> list[tuple[Form, str]]:
    """Checks an embed, and gives the addresses of its pictures."""
    embed.text("title", 0, 256)
    embed.text("description", 0, 4096)
    embed.number("color", 0, 0xFFFFFF)
    embed.url("url", ("http", "https", "discord"))
    found: list[tuple[Form, str]] = []
    for key in ("image", "thumbnail", "footer", "author"):
        inner = embed.form(key)
        if inner is None:
            continue
        if key == "footer":
            inner.text("text", 0, 2048)
        elif key == "author":
            inner.text("name", 1, 256, needed=True)
            inner.url("url", ("http", "https"))
        where = "url" if key in ("image", "thumbnail") else "icon_url"
        if url := inner.url(where, ("http", "https", "attachment")):
            found.append((inner, url))
    for field in embed.forms("fields", 0, 25):
        field.text("name", 1, 256, needed=True)
        field.text("value", 1, 1024, needed=True)
        field.flag("inline")
    if not any(embed.given.get(key) for key in _SHOWN):
        embed.note("description", "BASE_TYPE_REQUIRED", "This field is required")
    return found


_SHOWN: Final = ("title", "description", "image", "thumbnail", "footer", "author", "fields")


def _embeds_in_all(form: Form, embeds: list[Form]) -> None:
    together = sum(length(text) for embed in embeds for text in _texts(embed.given))
    if together > MOST_IN_EMBEDS:
        form.note(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {MOST_IN_EMBEDS}",
        )


def _texts(embed: Json) -> Iterable[str]:
    fields = [field for field in embed.get("fields") or () if isinstance(field, dict)]
    found = [embed.get("title"), embed.get("description")]
    found += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    found += [field.get(key) for field in fields for key in ("name", "value")]
    return (text for text in found if isinstance(text, str))


def _attachments(
    form: Form, files: Mapping[int, tuple[str, int]], edits: Message | None
) -> set[str]:
    """The names of the files that the message will have."""
    kept = {file.id: file.filename for file in edits.attachments} if edits else {}
    listed = form.forms("attachments", 0, 10)
    named = {str(item.given.get("id")): item for item in listed}
    if not form.has("attachments"):
        names = list(kept.values())
    else:
        names = [name for id_, name in kept.items() if id_ in named]
    for item in listed:
        id_ = item.id("id", needed=True)
        item.text("description", 0, 1024)
        item.text("title", 0, 1024)
        if id_ is not None and id_ not in kept and int(id_) not in files:
            item.note("id", "ATTACHMENT_NOT_FOUND", f"Attachment data cannot be found: {id_}")
    for number, (name, _) in files.items():
        about = named.get(str(number))
        names.append((about and about.given.get("filename")) or name)
    if len(names) > 10:
        form.note("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return set(names)


def _references(media: list[tuple[Form, str]], names: set[str], code: str) -> None:
    for where, url in media:
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            where.note("url", code, f"The referenced attachment was not found: {url}")


def _mentions(form: Form) -> None:
    allowed = form.form("allowed_mentions")
    if allowed is None:
        return
    parse = allowed.values("parse")
    allowed.flag("replied_user")
    for kind in parse:
        if kind not in ("users", "roles", "everyone"):
            allowed.note("parse", "BASE_TYPE_CHOICES", f"Not a kind of mention: {kind}")
    for key in ("users", "roles"):
        given = allowed.values(key, 0, 100)
        if len(set(given)) < len(given):
            allowed.note(key, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains it")
        if given and key in parse:
            allowed.note(
                "parse",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'"parse:{key}" and "{key}" are mutually exclusive',
            )
