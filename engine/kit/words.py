"""Words that all games tell in the same way: events, options, what a post tells, the result; and
texts that must fit.

Python passes keys and plain values; the catalogue says how each of them reads.

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
but points. Lists need `list-last`, and `list-last-i` before the sound of an i (Spanish: "e").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from types import ModuleType
from typing import Any, Final

from engine.kit.contract import MOST_SEATS, Event, Standing, parts
from engine.kit.showing import Label, Names, Say, Wording

DOT: Final = " · "
"""Between facts that stand beside one another."""
SEAT_LETTERS: Final = "ABCDEFGH"[:MOST_SEATS]
"""The letter of each seat, as on its pieces."""

MOST_SUMMARY: Final = 1200
MOST_POSITION: Final = 1000
MOST_PAGE: Final = 1500
MOST_HAND: Final = 900
MOST_STANDINGS: Final = 700
"""Characters of a post's words, of the board told beside a picture, of a page of it, and so on."""
MOST_IN_A_LINE: Final = 38
"""Characters of a code block that stand beside one another on a phone."""
MOST_MARK: Final = 24
"""Letters of a button that has a row of a phone for itself."""

_NUMBER = re.compile(r" (\d{1,2})$")
_JOINER: Final = "\u200d"
"""It makes one emoji of several."""
_FLAGS: Final = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Letters of which each two make a flag."""
_TINTS: Final = "".join(map(chr, range(0x1F3FB, 0x1F400)))
"""They give the emoji before them a colour of skin."""
_SOUNDS_LIKE_I = re.compile(r"[iíy](?![aeiouáéíóú])|hi(?![aeou])", re.IGNORECASE)


def listed(things: Sequence[str], say: Say) -> str:
    """Things joined as the language does: "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    tail = things[-1]
    bare = tail.lstrip("*_~|`\\ ")
    key = "list-last-i" if _SOUNDS_LIKE_I.match(bare) else "list-last"
    return say(key, head=", ".join(things[:-1]), tail=tail)


def seats_listed(seats: Iterable[int], say: Say, names: Names) -> str:
    """The names of some seats as a list."""
    return listed([names[seat] for seat in seats], say)


def capital(text: str) -> str:
    """The text as a sentence begins.

    >>> capital("one card")
    'One card'
    """
    return text[:1].upper() + text[1:]


def length(text: str) -> int:
    """How many characters a text has as its readers' clients count: in UTF-16, where most emojis
    are two. Where a limit may be meant otherwise, a text that keeps to it so is never too long.

    >>> length("Ana"), length("\U0001f600")
    (3, 2)
    """
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def beginning(text: str, most: int) -> str:
    """As much of the text as `most` characters hold, without half an emoji, flag or letter at its
    end."""
    end = max(most, 0)
    if text.isascii():
        return text[:end]
    while end > 0 and (over := length(text[:end]) - most) > 0:
        end -= -(-over // 2)
    while 0 < end < len(text) and _belongs_together(text, end):
        end -= 1
    return text[:end]


def _belongs_together(text: str, at: int) -> bool:
    """Whether what stands there is one sign for the eye with what stands before it."""
    sign = text[at]
    if _JOINER in (text[at - 1], sign) or unicodedata.category(sign) in ("Mn", "Me"):
        return True
    if sign in _FLAGS:
        letters = text[:at]
        return (len(letters) - len(letters.rstrip(_FLAGS))) % 2 == 1
    return sign in _TINTS


def fitted(text: str, most: int) -> str:
    """The text, cut at a word if it is longer than `most` characters; what is bold ends there.

    >>> fitted("three blind mice", 12)
    'three blind…'
    >>> fitted("**Ana** and **Bram Bramson** win", 22)
    '**Ana** and **Bram…**'
    """
    if length(text) <= most:
        return text
    cut = _at_a_word(text, most - 1)
    if cut.count("**") % 2 == 0:
        return f"{cut}…"
    cut = _at_a_word(text, most - 3)
    return f"{cut}…**" if cut.count("**") % 2 else f"{cut}…"


def _at_a_word(text: str, most: int) -> str:
    head = beginning(text, most)
    cut = head.rsplit(" ", 1)[0] if " " in head[(most + 1) // 2 :] else head
    return cut.rstrip(" ·,;:\\")


def first_that_fits(texts: Iterable[str], most: int) -> str:
    """The first of ever shorter texts that has at most `most` characters; of the last one what
    fits."""
    text = ""
    for text in texts:
        if length(text) <= most:
            return text
    return fitted(text, most)


def shortened(names: Names, most: int) -> list[str]:
    """Names of at most `most` letters each; bold ones stay bold, and a number at the end stays.

    >>> shortened(["Bartholomew", "**Computer 12**"], 8)
    ['Barthol…', '**Compu…12**']
    """
    return [_shortened(name, most) for name in names]


def _shortened(name: str, most: int) -> str:
    bold = len(name) > 4 and name.startswith("**") and name.endswith("**")
    inner = name[2:-2] if bold else name
    if length(inner) > most:
        tail = number_of(inner)
        inner = beginning(inner, most - 1 - len(tail)).rstrip("\\ ") + "…" + tail
    return f"**{inner}**" if bold else inner


def number_of(name: str) -> str:
    """The number at the end of a name, which tells it from another one; or ""."""
    found = _NUMBER.search(name)
    return found[1] if found else ""


def button_name(sign: str, name: str, among: int) -> str:
    """What one of so many buttons is called, so that all of them take four rows of a phone: the
    sign by which the picture knows it, and as much of the name as there is room for.

    >>> [button_name("3", "Silversmith", among) for among in (4, 8, 9)]
    ['3 Silversmith', '3 Silversmi…', '3']
    """
    room = {1: MOST_MARK, 2: 12}.get(-(-among // 4), 0)
    if not name or room < len(sign) + 5:
        return sign
    return f"{sign} {_shortened(name, room - 1 - len(sign))}"


def packed(texts: Iterable[str], most: int) -> list[str]:
    """As few messages of at most `most` characters as hold these texts in order, each of them
    whole; one that is longer than that is cut.

    >>> packed(["one", "two", "three"], 8)
    ['one\\ntwo', 'three']
    """
    found: list[str] = []
    for text in texts:
        if found and length(found[-1]) + 1 + length(text) <= most:
            found[-1] = f"{found[-1]}\n{text}"
        else:
            found.append(cut(text, most))
    return found


def cut(text: str, most: int) -> str:
    """At most `most` characters, with an ellipsis where something is missing.

    >>> cut("a long way", 7)
    'a long…'
    """
    return text if length(text) <= most else beginning(text, most - 1).rstrip() + "…"


# Texts of the catalogue

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
        return _label(say, key, tuple(facts.items()), tuple(given.items()))
    return _label.__wrapped__(say, key, facts, tuple(given.items()))


@lru_cache(maxsize=4096, typed=True)
def _label(say: Say, key: str, facts: Pairs | Mapping[str, Any], given: Pairs) -> Label:
    facts, made = dict(facts) if isinstance(facts, tuple) else facts, dict(given)
    for part in ("detail", "group", "mark"):
        if part not in made and say.has(f"{key}.{part}"):
            told = say(f"{key}.{part}", facts)
            made[part] = capital(told) if part == "detail" else told
    made["detail"] = fitted(made.get("detail", ""), MOST_DETAIL)
    made["group"] = fitted(made.get("group", ""), MOST_GROUP)
    return Label(fitted(capital(say(key, facts)), MOST_TEXT), **made)


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

Events = Sequence[Event]

STEP: Final = "- "
LEFT_OUT: Final = "- …"


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


def summed_up(tell: Callable[[Names], Iterable[str]], names: Names, mark: str = "") -> str:
    """What `tell` says in lines, at most 1,200 characters: long names are cut before anything
    else; then the longest lines lose what is behind their last `mark`. Without one, steps are left
    out."""
    lines = list(tell(names))
    for most in (18, 12, 8):
        if length("\n".join(lines)) <= MOST_SUMMARY:
            break
        lines = list(tell(shortened(names, most)))
    return _without_ends(lines, mark) if mark else without_steps(lines)


def in_one_line(lines: Sequence[str], mark: str) -> str:
    """A turn's heading and its steps, where a post tells a turn of everybody."""
    head, *steps = lines
    told = "; ".join(step.removeprefix(STEP) for step in steps)
    return f"{head}{mark}{told}" if told else head


def _without_ends(sections: Sequence[str], mark: str) -> str:
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


# What a game says


def wording(*modules: ModuleType, **more: Any) -> Wording:
    """A game's wording: what these modules have by the names of its parts (and `FUNCTIONS`,
    `MATTERS`), and `more`. Unless they say otherwise, events are told by `event-KIND`, a post line
    by line, and the end by `result`."""
    given: dict[str, Any] = {"event": partial(tell, "event"), "result": result}
    given |= parts(modules, Wording.__struct_fields__, ("functions", "matters")) | more
    return Wording(**{"summary": line_by_line(given["event"])} | given)


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
    rows = source_rows(standing, say, source_name) if len(standing.sources) > 1 else []
    rows.append((say("source-total"), standing.points))
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
    label with its numbers by seat, in columns that are `wide`, or narrower where a phone has no
    room for that."""
    cells = [("", [SEAT_LETTERS[seat] for seat in order])]
    cells += [(label, [str(numbers[seat]) for seat in order]) for label, numbers in rows]
    longest = max(len(label) for label, _ in cells)
    digits = max(len(number) for _, row in cells for number in row)
    wide = max(digits + 1, min(wide, (MOST_IN_A_LINE - longest) // len(order)))
    lines = [label.ljust(longest) + "".join(n.rjust(wide) for n in row) for label, row in cells]
    return ["```", *lines, "```"]
