"""Python passes keys and plain values; the catalogue says how each of them reads.

    does-gained = +{ COUNT($kind, $amount) } ({ NAME($why) }), now { $total }
    does-met = { $other ->
        [none] meets nobody
       *[other] meets { SEAT($other) }
      }
    option-plunder = { COUNT($goods, 1) } from { SEAT($other) }
        .detail = has { COUNT($goods, $held) }
        .group = { SEAT($other) }

    tell("does", event, say, names)                     # by the event's kind and arguments
    label(say, "option-plunder", facts, emoji="🪙")     # a text with its detail and its group

What texts may call is in `FUNCTIONS`, and what one game's texts may call besides in
`Wording.functions`: plain functions (say, values…), which Python calls as well. What a text may
name is given, or worked out by `Facts` when a text names it.

A milestone's post tells events line by line, and is made to fit (`summed_up`). What happened step
by step stands in lines that begin with "- "; headings, and what must stay whatever has to give way,
in others. For the end (`result`) the catalogue holds `result-sole`, `result-shared`, `result-line`,
`count-points`, `source-total`, a `source-…` for each source, and a `why-…` for all that may decide
but points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from engine.kit.contract import Event, Standing
from engine.kit.showing import Label, Names, Say
from engine.kit.words.phrasing import (
    DOT,
    SEAT_LETTERS,
    capital,
    fitted,
    length,
    listed,
    seats_listed,
    shortened,
)

MOST_TEXT: Final = 80
MOST_DETAIL: Final = 100
MOST_GROUP: Final = 45
"""Letters of a label's parts."""

Pairs = tuple[tuple[str, Any], ...]


def count(say: Say, what: str, n: int) -> str:
    """ "3 coins"; the catalogue holds a `count-…` for it."""
    return say(f"count-{what}", n=n)


Things = Mapping[str, int] | Iterable[tuple[str, int]]
"""Kinds of things, and how many."""


def counts(say: Say, things: Things) -> str:
    """ "3 coins and 1 sheep"; what there is none of is left out."""
    return listed([count(say, what, n) for what, n in dict(things).items() if n], say)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "COUNT": count,
    "COUNTS": counts,
    "TEXT": lambda say, head, key: say(f"{head}-{key}"),
    "LIST": lambda say, things: listed([*map(str, things)], say),
    "SIZE": lambda say, things: len(things),
    "MOST": lambda say, numbers: max(numbers),
    "LESS": lambda say, number, other: number - other,
    "CAPITAL": lambda say, text: capital(text),
    "DOTS": lambda say, *parts: DOT.join(filter(None, parts)),
    "FIRST": lambda say, *parts: next(filter(None, parts), ""),
    "LETTER": lambda say, seat: SEAT_LETTERS[seat],
}
"""What every game's texts may call, with `SEAT`, which the catalogues know by themselves."""


def tell(head: str, event: Event, say: Say, names: Names, **more: Any) -> str:
    """The event in words, as the text `HEAD-KIND` tells it; empty where there is none. The text
    may name the event's arguments, and `more`."""
    key = f"{head}-{event.kind}"
    return say(key, {**event.args, "names": names, **more}) if say.has(key) else ""


def label(say: Say, key: str, facts: Mapping[str, Any], **given: Any) -> Label:
    """An option in words: a text, and its attributes `.detail`, `.group` and `.mark` where it has
    them. `given`: what no text says, such as the label's emoji or weight. If `facts` is a dict of
    plain values, the label is remembered by them."""
    if isinstance(facts, dict):
        catalogue: Any = say
        return _remembered(catalogue, key, tuple(facts.items()), tuple(given.items()))
    return _label(say, key, facts, **given)


@lru_cache(maxsize=4096, typed=True)
def _remembered(say: Say, key: str, facts: Pairs, given: Pairs) -> Label:
    return _label(say, key, dict(facts), **dict(given))


def _label(say: Say, key: str, facts: Mapping[str, Any], **given: Any) -> Label:
    for part in ("detail", "group", "mark"):
        if part not in given and say.has(f"{key}.{part}"):
            told = say(f"{key}.{part}", facts)
            given[part] = capital(told) if part == "detail" else told
    given["detail"] = fitted(given.get("detail", ""), MOST_DETAIL)
    given["group"] = fitted(given.get("group", ""), MOST_GROUP)
    return Label(fitted(capital(say(key, facts)), MOST_TEXT), **given)


class Facts(Mapping[str, Any]):
    """What texts may name: what is given, and what a table works out when a text names it.

    >>> table = {"sum": lambda f: sum(f.dice), "wins": lambda f: f.sum > f.limit}
    >>> facts = Facts(table, dice=(3, 5))
    >>> facts["sum"], (facts | {"limit": 9})["wins"]
    (8, False)
    """

    def __init__(self, table: Mapping[str, Callable[[Any], Any]], /, **given: Any) -> None:
        self._table = table
        self._given = given
        self.__dict__.update(given)

    def __getitem__(self, name: str) -> Any:
        if name not in self.__dict__:
            self.__dict__[name] = self._table[name](self)
        return self.__dict__[name]

    def __getattr__(self, name: str) -> Any:
        """Of what is neither given nor worked out yet."""
        if name not in self._table:
            raise AttributeError(name)
        return self[name]

    def __or__(self, more: Mapping[str, Any]) -> Facts:
        """The same with more given."""
        made = Facts(self._table)
        made._given = {**self._given, **more}
        made.__dict__.update(made._given)
        return made

    def only(self, *names: str) -> dict[str, Any]:
        """Some of them, as plain values."""
        found = self.__dict__
        return {name: found[name] if name in found else self[name] for name in names}

    def __iter__(self) -> Iterator[str]:
        return iter({**self._table, **self._given})

    def __len__(self) -> int:
        return len({**self._table, **self._given})


# What a milestone's post tells


MOST_SUMMARY: Final = 1200
"""Characters of it."""

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
        while length("\n".join(lines)) > MOST_SUMMARY:
            del lines[0]
        return "\n".join(lines)

    return summary


def by_turns(events: Events) -> list[list[Event]]:
    """The events of each turn that ends among these, "turn-over" the last of them; the rest."""
    turns: list[list[Event]] = [[]]
    for event in events:
        turns[-1].append(event)
        if event.kind == "turn-over":
            turns.append([])
    return turns


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
        if length("\n".join(lines)) <= MOST_SUMMARY:
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
        while length("\n".join(lines)) > MOST_SUMMARY:
            longest = max(range(len(lines)), key=lambda n: len(lines[n]))
            line = lines[longest].removesuffix(" …")
            end = line.rfind(mark)
            while end > 0 and line.count("**", 0, end) % 2:
                end = line.rfind(mark, 0, end)
            if end <= 0:
                return fitted("\n".join(lines), MOST_SUMMARY)
            lines[longest] = f"{line[: end + len(mark.strip())]} …"
        return "\n".join(lines)

    return trimmed


def without_steps(lines: Sequence[str]) -> str:
    """What happened step by step gives way, the last first, before the headings and the end do."""
    kept = list(lines)
    while length("\n".join(kept)) > MOST_SUMMARY:
        steps = [n for n, line in enumerate(kept) if line.startswith(STEP)]
        if not steps:
            return fitted("\n".join(kept), MOST_SUMMARY)
        at = steps[-1]
        if kept[at] == LEFT_OUT:
            del kept[steps[-2] if len(steps) > 1 else at]
        else:
            kept[at] = LEFT_OUT
    return "\n".join(kept)


# The end


SourceName = Callable[[str, Say], str]


def source_name(source: str, say: Say) -> str:
    """What a line of the score table is called."""
    return say(f"source-{source}")


def result(
    standing: Standing,
    say: Say,
    names: Names,
    sign: str = "🏆",
    source_name: SourceName = source_name,
) -> str:
    """Places, why, and a score table by source with the seats in the order of their places.
    `sign` stands before who wins."""
    winners = standing.winners
    points = [say("count-points", n=n) for n in standing.points]
    key = "result-sole" if len(winners) == 1 else "result-shared"
    won = say(key, who=seats_listed(winners, say, names), points=points[winners[0]])
    lines = [f"{sign} {won}"]
    if standing.why != "points":
        lines.append(say(f"why-{standing.why}"))
    lines += place_lines(standing, points, say, names)
    rows = [*source_rows(standing, say, source_name), (say("source-total"), standing.points)]
    return "\n".join([*lines, *score_table(rows, standing.order)])


def place_lines(
    standing: Standing, points: Sequence[str | int], say: Say, names: Names
) -> list[str]:
    """A line for each seat in the order of their places; `points` by seat, as they read."""
    return [
        say(
            "result-line",
            place=standing.places[seat],
            who=names[seat],
            letter=SEAT_LETTERS[seat],
            points=points[seat],
        )
        for seat in standing.order
    ]


def source_rows(
    standing: Standing, say: Say, source_name: SourceName = source_name
) -> list[tuple[str, Sequence[int]]]:
    """What the points came from, each with the points by seat."""
    return [(source_name(source.key, say), source.points) for source in standing.sources]


def score_table(
    rows: Sequence[tuple[str, Sequence[int]]], order: Sequence[int], wide: int = 4
) -> list[str]:
    """The lines of a code block: under the letters of the seats, in this order, a row for each
    label with its numbers by seat, in columns that are `wide`."""
    cells = [("", [SEAT_LETTERS[seat] for seat in order])]
    cells += [(label, [str(numbers[seat]) for seat in order]) for label, numbers in rows]
    longest = max(len(label) for label, _ in cells)
    lines = [label.ljust(longest) + "".join(n.rjust(wide) for n in row) for label, row in cells]
    return ["```", *lines, "```"]
