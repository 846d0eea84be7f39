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
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from engine.kit.contract import Event
from engine.kit.showing import Label, Names, Say
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, capital, fitted, listed

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
