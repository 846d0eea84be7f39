"""A table's pace: the menus and the window in which it is chosen."""

from __future__ import annotations

from typing import Any

from discord import ui
from msgspec import structs

from cogs.frame import ids
from cogs.frame.message import Message
from cogs.frame.parts import Press, button, choice, menu, rows, window
from cogs.time.durations import pace_name, pace_text, vacation_text
from engine.kit.showing import Say
from engine.kit.words.phrasing import capital
from engine.table.record.pace import ALLOWANCES, AT_END, PACES
from engine.table.service import Table

CUSTOM, MORE = "custom", "more"
MOST_TEXT = 40


def pace_row(table: Table, say: Say) -> list[Press]:
    """The menu of paces for the lobby's options."""
    options = [
        choice(
            key,
            f"{say('option-pace')}: {pace_name(pace, say)}",
            detail=say(f"pace-about-{key}"),
            chosen=key == table.pace.key,
        )
        for key, pace in PACES.items()
    ]
    own = table.pace.key == CUSTOM
    name = pace_name(table.pace, say) if own else say("pace-own")
    options.append(choice(CUSTOM, f"{say('option-pace')}: {name}", chosen=own))
    options.append(choice(MORE, say("pace-more"), detail=say("pace-more-about")))
    return [menu(ids.PACE.id(table=table.id, what="set"), options, placeholder=say("option-pace"))]


def more_message(table: Table, say: Say) -> Message:
    """The other choices about time."""
    ends = [
        choice(end, capital(say(f"pace-end-{end}")), chosen=end == table.pace.at_end)
        for end in AT_END
    ]
    holidays = [
        choice(
            str(seconds),
            vacation_text(structs.replace(table.pace, allowance=seconds), say),
            chosen=seconds == table.pace.allowance,
        )
        for seconds in ALLOWANCES
    ]
    lines = [
        [menu(ids.PACE.id(table=table.id, what="end"), ends, placeholder=say("option-pace-end"))],
        [
            menu(
                ids.PACE.id(table=table.id, what="vacation"),
                holidays,
                placeholder=say("option-pace-vacation"),
            )
        ],
        [button(ids.PACE.id(table=table.id, what="back"), say("pace-back"), emoji="⬅️")],
    ]
    text = f"{say('option-pace')}: {pace_text(table.pace, say)}\n{vacation_text(table.pace, say)}"
    return Message(text, (), rows(*lines))


def own_pace(table: int, say: Say) -> ui.Modal:
    """A window that asks for a pace of one's own: "1d12h"."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="pace", placeholder="1d12h", min_length=1, max_length=MOST_TEXT
    )
    return window(
        ids.OWN_PACE.id(table=table), say("pace-own-title"), (say("pace-own-label"), field)
    )
