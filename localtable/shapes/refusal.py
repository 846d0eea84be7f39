"""How Discord says no."""

from __future__ import annotations

from typing import Any

MESSAGES = {
    0: "401: Unauthorized",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10011: "Unknown Role",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    20026: "Your bot has been flagged by our anti-spam system for abusive behavior",
    30003: "Maximum number of pins reached (50)",
    30008: "Maximum number of emojis reached",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40001: "Unauthorized",
    40002: "You need to verify your account in order to perform this action",
    40003: "You are opening direct messages too fast",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    40333: "internal network error",
    50001: "Missing Access",
    50003: "Cannot execute action on a DM channel",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50008: "Cannot send messages in a non-text channel",
    50013: "Missing Permissions",
    50021: "Cannot execute action on a system message",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50033: "Invalid Recipient(s)",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    50240: "You cannot remove this app's Entry Point command in a bulk update operation. Please"
    " include the Entry Point command in your update request or delete it separately.",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    160002: "Cannot reply without permission to read message history",
    160005: "Thread is locked",
    160004: "A thread has already been created for this message",
    160006: "Maximum number of active threads reached",
    200000: "Message was blocked by automatic moderation",
    200001: "Title was blocked by automatic moderation",
}
"""Discord's error codes that this stand-in knows (docs, "Opcodes and Status Codes")."""

STATUS = {
    0: 401,
    40001: 401,
    50027: 401,
    40002: 403,
    40003: 403,
    20026: 403,
    30046: 429,
    40005: 413,
    40333: 403,
    50001: 403,
    50003: 403,
    50005: 403,
    50007: 403,
    50013: 403,
    50021: 403,
    160005: 403,
    50278: 403,
}


class Refused(Exception):
    """A request that Discord would refuse: an HTTP status and an error code, and for a form
    that is not right what is wrong where; `more` goes into the answer as it is."""

    def __init__(
        self,
        code: int,
        errors: dict[str, Any] | None = None,
        *,
        more: dict[str, Any] | None = None,
    ) -> None:
        self.code = code
        self.more = more or {}
        self.errors = errors
        self.status = STATUS.get(code, 404 if 10000 <= code < 20000 else 400)
        super().__init__(f"{code}: {MESSAGES[code]}" + (f" {errors}" if errors else ""))

    def body(self) -> dict[str, Any]:
        """What the answer says."""
        said: dict[str, Any] = {"message": MESSAGES[self.code], "code": self.code, **self.more}
        if self.errors is not None:
            said["errors"] = self.errors
        return said
