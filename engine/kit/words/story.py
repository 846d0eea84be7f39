"""What a milestone's post tells: events told line by line, and made to fit.

What happened step by step stands in lines that begin with "- "; headings, and what must stay
whatever has to give way, in others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import fitted, length, shortened

MOST: Final = 1200
"""Characters of a summary."""

Events = Sequence[Event]

STEP: Final = "- "
LEFT_OUT: Final = "- …"

_SHORTER: Final = (18, 12, 8)
"""To how many letters names are cut, one after the other, while the text is too long."""


def of_kind(events: Events, *kinds: str) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if event.kind in kinds]


def line_by_line(
    tell: Callable[[Event, Say, Names], str],
) -> Callable[[Events, Any, Say, Names], str]:
    """`Wording.summary` that tells the events one after the other; where they are too many, the
    last."""

    def summary(events: Events, view: Any, say: Say, names: Names) -> str:
        lines = [line for line in (tell(event, say, names) for event in events) if line]
        while length("\n".join(lines)) > MOST:
            del lines[0]
        return "\n".join(lines)

    return summary


def headed(head: str, lines: Sequence[str]) -> list[str]:
    """A heading and its lines; no heading where there are none."""
    return [head, *lines] if lines else []


def summed_up(
    tell: Callable[[Names], Iterable[str]],
    names: Names,
    trim: Callable[[list[str]], str] | None = None,
) -> str:
    """What `tell` says in lines, at most 1,200 characters: long names are cut before anything
    else, then `trim` shortens it, by leaving out steps if nothing else is given."""
    lines = list(tell(names))
    for most in _SHORTER:
        if length("\n".join(lines)) <= MOST:
            break
        lines = list(tell(shortened(names, most)))
    return (trim or without_steps)(lines)


def in_one_line(lines: Sequence[str], mark: str) -> str:
    """A turn's heading and its steps, where a post tells a turn of everybody."""
    head, *steps = lines
    told = "; ".join(step.removeprefix(STEP) for step in steps)
    return f"{head}{mark}{told}" if told else head


def shortened_by(mark: str) -> Callable[[list[str]], str]:
    """The longest lines lose what is behind their last mark until all is short enough."""

    def trimmed(sections: list[str]) -> str:
        lines = "\n".join(sections).split("\n")
        while length("\n".join(lines)) > MOST:
            longest = max(range(len(lines)), key=lambda n: len(lines[n]))
            line = lines[longest].removesuffix(" …")
            end = line.rfind(mark)
            while end > 0 and line.count("**", 0, end) % 2:
                end = line.rfind(mark, 0, end)
            if end <= 0:
                return fitted("\n".join(lines), MOST)
            lines[longest] = f"{line[: end + len(mark.strip())]} …"
        return "\n".join(lines)

    return trimmed


def without_steps(lines: Sequence[str]) -> str:
    """What happened step by step gives way, the last first, before the headings and the end do."""
    kept = list(lines)
    while length("\n".join(kept)) > MOST:
        steps = [n for n, line in enumerate(kept) if line.startswith(STEP)]
        if not steps:
            return fitted("\n".join(kept), MOST)
        at = steps[-1]
        if kept[at] == LEFT_OUT:
            del kept[steps[-2] if len(steps) > 1 else at]
        else:
            kept[at] = LEFT_OUT
    return "\n".join(kept)
