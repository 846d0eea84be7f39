"""The chronicle in pages."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.chronicle import event_line
from cogs.press import button
from cogs.speech import game_words
from engine.adapter import Line, Table
from engine.games import wording
from texts import own_words

MOST_TEXT = 3600
PAUSE_SECONDS = 30 * 60


def log_page(table: Table, lines: Sequence[Line], locale: str) -> ui.LayoutView:
    """The newest of `lines` that fit, oldest on top, with a button to what lies before them."""
    say = own_words(locale)
    title = wording(table.game).title(game_words(table.game, locale))
    shown: list[str] = []
    room = MOST_TEXT
    first = 0
    later: int | None = None
    for line in reversed(lines):
        text = event_line(table, line.event, locale)
        if later is not None and later - line.at > PAUSE_SECONDS and shown:
            shown.append(f"-# <t:{later}:f>")
            room -= len(shown[-1]) + 1
        if len(text) + 1 > room and first != line.record:
            break
        if text:
            shown.append(text)
            room -= len(text) + 1
        first, later = line.record, line.at
    if later is not None and shown:
        shown.append(f"-# <t:{later}:f>")
    body = "\n".join(reversed(shown)) or say("log-empty")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"### {title}: {say('log-title')}\n{body}"[:3990]))
    if lines and first > 1:
        older = button(f"t:{table.id}:log.{first}", say("button-older"), emoji="⬅️")
        newest = button(f"t:{table.id}:log.{table.records + 1}", say("button-newest"), emoji="⏭️")
        view.add_item(ui.ActionRow(older, newest))
    return view
