"""What somebody reads who comes back to a table after more than a day: what they did last, the
standings, and what has changed for them since. Their plans are shown as in any prompt (see
`cogs.panel.planned`)."""

from __future__ import annotations

from cogs.frame.voice import PanelVoice
from engine.kit.words.phrasing import DOT, fitted
from engine.table.record.transaction import Own

MOST_LINE = 110
"""Characters: two lines of small print and some to spare."""


def recap_lines(voice: PanelVoice) -> list[str]:
    """Three lines in small print; none for somebody who was here within a day."""
    back = voice.facts.back
    if back is None:
        return []
    lines = [_last(voice, back), _stands(voice), _changed(voice)]
    return [f"-# {line}" for line in lines if line]


def _last(voice: PanelVoice, back: Own) -> str:
    when = f"<t:{back.at}:R>"
    told = (line for event in back.events for line in voice.event(event).splitlines())
    what = next((line for line in told if line.strip()), "")
    if not what:
        return voice.say("recap-when", when=when)
    # The time reads shorter than it is written.
    frame = voice.say("recap-last", when="3 days ago", what="")
    return voice.say("recap-last", when=when, what=fitted(what, MOST_LINE - len(frame)))


def _stands(voice: PanelVoice) -> str:
    """What the game is won by: every seat's, the most first."""
    counts = [voice.speak.counts(voice.view, seat) for seat in range(len(voice.table.seats))]
    key = next((next(iter(found)) for found in counts if found), None)
    if key is None:
        return ""
    there = [seat for seat, found in enumerate(counts) if key in found]
    there.sort(key=lambda seat: -counts[seat][key])
    first, *others = there
    told = [_of_seat(voice, first, voice.words(f"count-{key}", n=counts[first][key]))]
    told += [_of_seat(voice, seat, str(counts[seat][key])) for seat in others]
    return voice.say("recap-now", counts=DOT.join(told))


def _of_seat(voice: PanelVoice, seat: int, count: str) -> str:
    if seat == voice.sight.seat:
        return voice.say("recap-you", count=count)
    return f"{voice.names[seat]} {count}"


def _changed(voice: PanelVoice) -> str:
    """What the person has more of, or less, than right after their last answer."""
    seat, before = voice.sight.seat, voice.facts.before
    if seat is None or before is None:
        return ""
    was, now = (voice.speak.counts(view, seat) for view in (before, voice.view))
    changes = [
        f"{was[key]} → {voice.words(f'count-{key}', n=n)}"
        for key, n in now.items()
        if key in was and was[key] != n
    ]
    if not changes:
        return voice.say("recap-unchanged") if was else ""
    return voice.say("recap-changed", changes=DOT.join(changes))
