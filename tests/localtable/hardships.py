"""What Discord does to a bot on hard days, when a test asks for it: word filters, and limits that
come without headers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from localtable.calls import Call, Refused, Reply
from localtable.interactions import by_token
from localtable.messages import LOADING, texts
from localtable.world import DM, made_ms, walk
from tests.localtable import rates
from tests.localtable.rates import Windows

if TYPE_CHECKING:
    from tests.localtable.stand_in import StandIn

Json = dict[str, Any]

OLD_MS: Final = 60 * 60_000
"""Messages older than this have their own limit of edits (error 30046)."""
NOT_FOUND: Final = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
MESSAGES, TITLES = "messages", "titles"


class Word(Struct, frozen=True):
    """A word that a server's filter blocks."""

    pattern: re.Pattern[str]
    where: frozenset[str]
    """In `MESSAGES`, in `TITLES` of threads, or both."""


class Hardships:
    """Those that are asked for now; none of them at first."""

    def __init__(self, table: StandIn) -> None:
        self._table = table
        self.words: dict[str, Word] = {}
        """By the keyword as it was given."""
        self.old_edits: Windows | None = None
        self.old_edits_tell = False
        """Whether that refusal says for how long."""
        self.uploads: Windows | None = None
        """Of the application's emojis."""
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

    def check(self, call: Call) -> Reply | None:
        """The answer to a request that comes on a hard day.

        Raises:
            Refused: 200000, 200001, 30046, 40003, 20026, 50035.
        """
        if not isinstance(call.body, dict):
            return None
        what = f"{call.method} {call.route}"
        if what == "POST /users/@me/channels":
            self._check_opening(str(call.body.get("recipient_id")))
        elif call.method == "POST" and call.route.endswith("/emojis"):
            return self._too_many_emojis()
        elif call.route.endswith("/threads") or what == "PATCH /channels/{channel_id}":
            if self._blocked(TITLES, str(call.body.get("name") or "")):
                raise Refused(200001)
        elif "message" in call.route or call.route.startswith(("/interactions", "/webhooks")):
            self._check_message(call)
        return None

    def _too_many_emojis(self) -> Reply | None:
        now = self._table.clock.now_ms()
        if self.uploads is None or self.uploads.take("", now):
            return None
        return Reply(429, *rates.too_many(self.uploads.seconds_left("", now)))

    def _check_message(self, call: Call) -> None:
        body = call.body.get("data") or {} if "type" in call.body else call.body
        if self._is_public(call, body) and self._blocked(MESSAGES, _words(body)):
            raise Refused(200000)
        if call.method != "PATCH":
            return
        if self.galleries_fail and call.uploads:
            _check_gallery(body)
        if call.route.startswith("/channels"):
            self._check_edit(call.ids["channel_id"], call.ids["message_id"])

    def _is_public(self, call: Call, body: Json) -> bool:
        """Whether a message is one that others than one person read; the filter reads no other."""
        channel_id = call.ids.get("channel_id")
        if channel_id is not None:
            channel = self._table.world.channels.get(channel_id)
            return channel is not None and channel["type"] != DM
        token = call.ids.get("interaction_token") or call.ids["webhook_token"]
        interaction = by_token(self._table, token)
        if interaction is None or interaction.channel["type"] == DM:
            return False
        id_ = call.ids.get("message_id") or interaction.answer_id or ""
        stands = self._table.world.messages.get(id_)
        if stands is not None and (call.method == "PATCH" or stands["flags"] & LOADING):
            return not stands.get("_seen_by")
        return not int(body.get("flags") or 0) & 64

    def _blocked(self, where: str, text: str) -> bool:
        return any(where in w.where and w.pattern.search(text) for w in self.words.values())

    def _check_edit(self, channel_id: str, message_id: str) -> None:
        """Of messages older than an hour only a few in a while, channel by channel."""
        now = self._table.clock.now_ms()
        if self.old_edits is None or now - made_ms(message_id) <= OLD_MS:
            return
        if not self.old_edits.take(channel_id, now):
            wait = self.old_edits.seconds_left(channel_id, now)
            raise Refused(30046, **({"retry_after": wait} if self.old_edits_tell else {}))

    def _check_opening(self, person_id: str) -> None:
        """Direct messages in which nothing was said so far: too fast, or in quarantine."""
        world = self._table.world
        person = world.people.get(person_id, {})
        dm = world.channels.get(person.get("_dm", ""))
        if dm is None or dm["last_message_id"] is not None or dm["id"] in self._opened:
            return
        if self.quarantine_at is not None and len(self._opened) >= self.quarantine_at:
            raise Refused(20026)
        if self.new_dms is not None and not self.new_dms.take("", self._table.clock.now_ms()):
            raise Refused(40003)
        self._opened.add(dm["id"])


def _check_gallery(body: Json) -> None:
    """An edit that brings a gallery's pictures along was reported not to work
    (discord-api-docs 7529)."""
    for part in walk(body.get("components") or []):
        for number, item in enumerate(part.get("items") or ()):
            if str(item["media"]["url"]).startswith("attachment://"):
                said = {"_errors": [{"code": NOT_FOUND, "message": "Not found"}]}
                raise Refused(50035, errors={"items": {str(number): {"media": {"url": said}}}})


def _words(body: Json) -> str:
    """All that the words of a message body say."""
    said = texts(body)
    for embed in body.get("embeds") or ():
        said += [embed.get("title") or "", embed.get("description") or ""]
        said += [item[key] for item in embed.get("fields") or () for key in ("name", "value")]
    return "\n".join(said)
