"""What somebody reads who comes back to a table after more than a day: what they did last, the
standings, and what has changed for them since. Their plans are shown as in any prompt (see
`cogs.panel.planned`)."""

from __future__ import annotations

from cogs.frame.localized import LocalizedPanel
from engine.kit.words.phrasing import DOT, fitted
from engine.table.record.transaction import Own

MOST_LINE = 110
"""Characters: two lines of small print and some to spare."""


def recap_lines(local: LocalizedPanel) -> list[str]:
    """Three lines in small print; none for somebody who was here within a day."""
    back = local.facts.back
    if back is None:
        return []
    lines = [_last(local, back), _stands(local), _changed(local)]
    return [f"-# {line}" for line in lines if line]


def _last(local: LocalizedPanel, back: Own) -> str:
    when = f"<t:{back.at}:R>"
    told = (line for event in back.events for line in local.event(event).splitlines())
    what = next((line for line in told if line.strip()), "")
    if not what:
        return local.say("recap-when", when=when)
    # The time reads shorter than it is written.
    frame = local.say("recap-last", when="3 days ago", what="")
    return local.say("recap-last", when=when, what=fitted(what, MOST_LINE - len(frame)))


def _stands(local: LocalizedPanel) -> str:
    """What the game is won by: every seat's, the most first."""
    counts = [local.speak.counts(local.view, seat) for seat in range(len(local.table.seats))]
    key = next((next(iter(found)) for found in counts if found), None)
    if key is None:
        return ""
    there = [seat for seat, found in enumerate(counts) if key in found]
    there.sort(key=lambda seat: -counts[seat][key])
    first, *others = there
    told = [_of_seat(local, first, local.words(f"count-{key}", n=counts[first][key]))]
    told += [_of_seat(local, seat, str(counts[seat][key])) for seat in others]
    return local.say("recap-now", counts=DOT.join(told))


def _of_seat(local: LocalizedPanel, seat: int, count: str) -> str:
    if seat == local.sight.seat:
        return local.say("recap-you", count=count)
    return f"{local.names[seat]} {count}"


def _changed(local: LocalizedPanel) -> str:
    """What the person has more of, or less, than right after their last answer."""
    seat, before = local.sight.seat, local.facts.before
    if seat is None or before is None:
        return ""
    was, now = (local.speak.counts(view, seat) for view in (before, local.view))
    changes = [
        f"{was[key]} → {local.words(f'count-{key}', n=n)}"
        for key, n in now.items()
        if key in was and was[key] != n
    ]
    if not changes:
        return local.say("recap-unchanged") if was else ""
    return local.say("recap-changed", changes=DOT.join(changes))
