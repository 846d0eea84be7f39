"""The windows in which one writes a setting: quiet hours, time zone, vacation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from discord import ui

from cogs.frame import ids
from cogs.frame.parts import window
from cogs.me.profile_messages import clock, minute_of
from db.base.rows import DAY
from db.people.people import Wishes
from engine.kit.showing import Say
from engine.table.record.pace import seconds_of
from engine.table.service import Refused

MOST_TEXT: Final = 60


def quiet_window(wishes: Wishes, say: Say) -> ui.Modal:
    """From when until when not to be reminded; empty: at any time."""
    start = "" if wishes.quiet_from is None else clock(wishes.quiet_from)
    end = "" if wishes.quiet_to is None else clock(wishes.quiet_to)
    return window(
        ids.MINE.id(what="quiet"),
        say("me-quiet"),
        (say("me-quiet-from"), _field("from", "22:00", default=start)),
        (say("me-quiet-to"), _field("to", "08:00", default=end)),
    )


def zone_window(wishes: Wishes, say: Say) -> ui.Modal:
    """The time zone: its name, or a city that has one."""
    field = _field("zone", "Europe/Madrid", default=wishes.zone or "", needed=True)
    return window(ids.MINE.id(what="zone"), say("me-zone"), (say("me-zone-label"), field))


def away_window(_: Wishes, say: Say) -> ui.Modal:
    """How long one will be away."""
    field = _field("away", say("me-away-hint"), needed=True)
    return window(ids.MINE.id(what="away"), say("me-away"), (say("me-away-label"), field))


WINDOWS: Final = {"quiet": quiet_window, "zone": zone_window, "away": away_window}


def _field(key: str, hint: str, *, default: str = "", needed: bool = False) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=key,
        placeholder=hint,
        default=default or None,
        required=needed,
        max_length=MOST_TEXT,
    )


def hours_of(fields: Mapping[str, str]) -> tuple[int | None, int | None]:
    """The quiet hours that were written, as minutes of the day; None: none are wanted.

    Raises:
        Refused: bad-hours.
    """
    written = [fields.get(key, "")[:MOST_TEXT].strip() for key in ("from", "to")]
    start, end = map(minute_of, written)
    if any(written) and (start is None or end is None):
        raise Refused("bad-hours")
    return start, end


def while_of(fields: Mapping[str, str]) -> int:
    """How many seconds somebody will be away.

    Raises:
        Refused: bad-while.
    """
    seconds = seconds_of(fields.get("away", "")[:MOST_TEXT])
    if seconds is None or seconds > 366 * DAY:
        raise Refused("bad-while")
    return seconds
