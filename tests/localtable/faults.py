"""What a test puts in the bot's way: single requests that fail, and Discord's hard days."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from localtable.calls import ERRORS, Call, Refused, Reply
from localtable.interactions import by_token
from localtable.messages import LOADING, texts
from localtable.world import DM, Json
from tests.localtable import rates
from tests.localtable.rates import Windows

if TYPE_CHECKING:
    from tests.localtable.stand_in import StandIn

ERRORS.update(
    {
        20026: (403, "Your bot has been flagged by our anti-spam system for abusive behavior"),
        30046: (429, "Maximum number of edits to messages older than 1 hour reached."),
        40001: (401, "Unauthorized"),
        40003: (403, "You are opening direct messages too fast"),
        40005: (413, "Request entity too large"),
        40333: (403, "internal network error"),
        160006: (400, "Maximum number of active threads reached"),
        200000: (400, "Message was blocked by automatic moderation"),
        200001: (400, "Title was blocked by automatic moderation"),
    }
)


class Fault(Struct):
    """What happens to the next requests that fit."""

    how: str
    path: re.Pattern[str]
    method: str = ""
    times: int = 1
    seconds: float = 0.0
    code: int = 50013
    """Discord's error code, of "refuse"."""
    gate: asyncio.Event | None = None
    """Of a "delay": it lasts until this is set."""

    def answer(self) -> Reply:
        """To a request that is not carried out."""
        if self.how in ("429", "429-global"):
            return rates.too_many(self.seconds, in_all=self.how != "429")
        if self.how == "429-cloudflare":
            return rates.shut_out(self.seconds)
        if self.how == "refuse":
            reply = Refused(self.code).reply
            reply.headers |= rates.FROM_DISCORD if reply.status == 429 else {}
            return reply
        return Reply(int(self.how), {"message": f"{self.how}: a test's fault", "code": 0})


class Faults:
    """The faults that are still to happen, the oldest first."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def add(self, how: str, path: str = "", **more: Any) -> Fault:
        """The next `times` requests whose path (after /api/v10) contains the regular expression:
        with "429" and "429-global" they come too soon for `seconds`, with "429-cloudflare" the
        address is shut out; "drop" ends the connection before anything is done, "drop-answer"
        after it was done; "delay" takes `seconds` longer, or until `gate` is set; "refuse" is
        Discord's error `code`; others are that error."""
        fault = Fault(how, re.compile(path), **more)
        self.waiting.append(fault)
        return fault

    def next_for(self, method: str, path: str) -> Fault | None:
        """The fault of this request, which thereby happens."""
        for fault in self.waiting:
            if fault.method in ("", method) and fault.path.search(path):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None


class Hardships:
    """Word filters, and limits that come without headers. None of them at first."""

    def __init__(self, table: StandIn) -> None:
        self._table = table
        self.words: dict[str, re.Pattern[str]] = {}
        """What a server's filter blocks, by the keyword as it was given."""
        self.uploads: Windows | None = None
        """Of the application's emojis."""
        self.new_dms: Windows | None = None

    def ban(self, word: str) -> None:
        """Block a word, by the matching of auto moderation ("Keyword Matching Strategies"): a
        whole word, or with `*` at an end what begins or ends with it, whatever its case."""
        before = "" if word.startswith("*") else r"(?<!\S)"
        after = "" if word.endswith("*") else r"(?!\S)"
        self.words[word] = re.compile(before + re.escape(word.strip("*")) + after, re.IGNORECASE)

    def check(self, call: Call) -> Reply | None:
        """The answer to a request that comes on a hard day. Raises `Refused`."""
        if not isinstance(call.body, dict):
            return None
        now, world = self._table.clock.now_ms(), self._table.world
        if call.route == "/users/@me/channels":
            person = world.people.get(str(call.body.get("recipient_id")), {})
            dm = world.channels.get(person.get("_dm", ""), {"last_message_id": ""})
            is_fresh = dm["last_message_id"] is None
            if is_fresh and self.new_dms and not self.new_dms.take("", now):
                raise Refused(40003)
        elif call.route.endswith("/emojis"):
            if self.uploads and not self.uploads.take("", now):
                return rates.too_many(self.uploads.seconds_left("", now))
        elif call.route.endswith(("/threads", "/channels/{channel_id}")):
            if self._blocks(str(call.body.get("name") or "")):
                raise Refused(200001)
        elif "message" in call.route or call.route.startswith(("/interactions", "/webhooks")):
            body = call.body.get("data") or {} if "type" in call.body else call.body
            if self._blocks("\n".join(texts(body))) and self._is_public(call, body):
                raise Refused(200000)
        return None

    def _is_public(self, call: Call, body: Json) -> bool:
        """Whether a message is one that others than one person read; the filter reads no other."""
        if "channel_id" in call.ids:
            return self._table.world.channels.get(call.ids["channel_id"], {}).get("type") != DM
        token = call.ids.get("interaction_token") or call.ids["webhook_token"]
        interaction = by_token(self._table, token)
        if interaction is None or interaction.channel["type"] == DM:
            return False
        stands = self._table.world.messages.get(interaction.answer_id or "")
        if stands is not None and (call.method == "PATCH" or stands["flags"] & LOADING):
            return not stands.get("_seen_by")
        return not int(body.get("flags") or 0) & 64

    def _blocks(self, text: str) -> bool:
        return any(pattern.search(text) for pattern in self.words.values())
