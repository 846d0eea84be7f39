"""What Discord does to a bot on hard days, when a test asks for it: word filters, limits that
come without headers, an outage, a token that was reset."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from localtable.limits.rates import Windows
from localtable.shapes.parts import walk
from localtable.shapes.refusal import Refused
from localtable.world.clock import Clock, made_ms
from localtable.world.world import DM, Channel, Message

Json = dict[str, Any]

OLD_MS: Final = 60 * 60_000
"""Messages older than this have their own limit of edits (error 30046)."""
TEXT_DISPLAY: Final = 10
NOT_FOUND: Final = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
MESSAGES, TITLES = "messages", "titles"


class Word(Struct, frozen=True):
    """A word that a server's filter blocks."""

    pattern: re.Pattern[str]
    where: frozenset[str]
    """In `MESSAGES`, in `TITLES` of threads, or both."""


class Hardships:
    """Those that are asked for now; none of them at first."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.words: dict[str, Word] = {}
        """By the keyword as it was given."""
        self.old_edits: Windows | None = None
        self.uploads: Windows | None = None
        """Of the application's emojis."""
        self.old_edits_tell = False
        """Whether that refusal says for how long."""
        self.new_dms: Windows | None = None
        self.quarantine_at: int | None = None
        """How many fresh direct messages may be opened before nothing of the kind goes."""
        self.galleries_fail = False
        self._opened: set[str] = set()

    def ban(self, word: str, where: frozenset[str]) -> None:
        """Block a word, by the matching of auto moderation ("Keyword Matching Strategies"): a
        whole word, or with `*` at an end what begins or ends with it, whatever its case."""
        before = "" if word.startswith("*") else r"(?<!\S)"
        after = "" if word.endswith("*") else r"(?!\S)"
        pattern = re.compile(before + re.escape(word.strip("*")) + after, re.IGNORECASE)
        self.words[word] = Word(pattern, where)

    def check_title(self, title: Any) -> None:
        """Whether a thread may be called so.

        Raises:
            Refused: 200001.
        """
        if self._blocked(TITLES, str(title or "")):
            raise Refused(200001)

    def check_words(self, channel: Channel, body: Json) -> None:
        """Whether the server's filter lets a message through; direct messages have none.

        Raises:
            Refused: 200000.
        """
        if channel.type != DM and self._blocked(MESSAGES, _words(body)):
            raise Refused(200000)

    def _blocked(self, where: str, text: str) -> bool:
        return any(where in w.where and w.pattern.search(text) for w in self.words.values())

    def check_edit(self, message: Message) -> None:
        """Whether a message may be edited now: of those older than an hour only a few in a
        while, channel by channel.

        Raises:
            Refused: 30046.
        """
        now = self._clock.now_ms()
        if self.old_edits is None or now - made_ms(message.id) <= OLD_MS:
            return
        if self.old_edits.take(message.channel_id, now):
            return
        wait = self.old_edits.seconds_left(message.channel_id, now)
        raise Refused(30046, more={"retry_after": wait} if self.old_edits_tell else None)

    def check_opening(self, channel: Channel) -> None:
        """Whether the bot may open these direct messages, in which nothing was said so far.

        Raises:
            Refused: 40003 (too fast), 20026 (it is in quarantine): both with 403.
        """
        if channel.last_message_id is not None or channel.id in self._opened:
            return
        if self.quarantine_at is not None and len(self._opened) >= self.quarantine_at:
            raise Refused(20026)
        if self.new_dms is not None and not self.new_dms.take("", self._clock.now_ms()):
            raise Refused(40003)
        self._opened.add(channel.id)

    def check_gallery(self, body: Json, files: Mapping[int, Any]) -> None:
        """Whether an edit may bring a gallery's pictures along, which was reported not to work
        (discord-api-docs 7529).

        Raises:
            Refused: 50035.
        """
        if not self.galleries_fail or not files:
            return
        for part in walk(body.get("components") or []):
            for number, item in enumerate(part.get("items") or ()):
                if str(item["media"]["url"]).startswith("attachment://"):
                    said = {"_errors": [{"code": NOT_FOUND, "message": "Not found"}]}
                    raise Refused(50035, {"items": {str(number): {"media": {"url": said}}}})


def _words(body: Json) -> str:
    """All that the words of a message body say."""
    said = [body.get("content")]
    for embed in body.get("embeds") or ():
        said += [embed.get("title"), embed.get("description")]
        said += [item.get(key) for item in embed.get("fields") or () for key in ("name", "value")]
    parts = walk(body.get("components") or [])
    said += [part.get("content") for part in parts if part.get("type") == TEXT_DISPLAY]
    return "\n".join(text for text in said if text)
