"""What there is to be put into words in a game: what `tests/games/<key>/tellings.py` has in
common."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.games import all_games, texts_folder, wording
from engine.kit.chance import Chance
from engine.kit.contract import Event, Question
from tests.games.shown import BOLD, PLAIN, Recorder
from tests.games.suite import Pick, by_luck, played

__all__ = ["BOLD", "PLAIN", "Milestone", "Recorder", "Tellings"]

Played = Iterator[tuple[Any, Question | None, list[Event]]]
Form = tuple[Any, Question]
"""A view in which a question may be asked, and the question."""


def play(
    game: Any,
    seats: int,
    number: int,
    options: dict[str, str] | None = None,
    pick: Pick | None = None,
) -> Played:
    """A random game: the position, the question that is answered next, the events before it."""
    seed = hashlib.sha256(f"wording {seats} {number}".encode()).digest()[:16]
    luck = Chance(seed[::-1], 0)
    return played(game, seats, options or {}, pick or by_luck(game), seed, luck)


class Milestone(Struct, frozen=True):
    """As much as can be told at once."""

    events: list[Event]
    view: Any
    signs: tuple[str, ...]
    """What must be left of it, however much is cut."""
    of_everybody: bool = True
    """Whether it names every seat."""


class Tellings(Struct, kw_only=True, frozen=True):
    """What there is to be put into words in one game."""

    key: str
    events: Callable[[], list[Event]]
    """Each kind of event in each of its forms."""
    private: Collection[str]
    """The kinds that only one seat may know."""
    of_others: Collection[str] = ()
    """Those of them that name the seat itself, as others know them too."""
    many: Collection[str] = ()
    """The kinds that tell of more than three seats."""
    kinds: Collection[str]
    """Of questions."""
    questions: Callable[[], Sequence[Form]]
    """Each kind of question in each of its forms."""
    foreseen: Callable[[], Sequence[Form]] = list
    """Questions that are only foreseen."""
    milestones: Callable[[], list[Milestone]]
    pages: Sequence[str]
    """The keys of the pages of the rules."""
    sources: Sequence[str]
    """Of points, as many as there may be."""
    the_rest: Callable[[Recorder], None]
    """Says whatever the game can say besides."""
    of_pictures: tuple[str, ...] = ()
    """How the keys of the texts begin that only pictures use."""

    def names(self, event: Event, names: tuple[str, ...] = PLAIN) -> tuple[str, ...]:
        return names if event.kind in self.many else names[:3]


def all_keys(key: str, locale: str = "en") -> set[str]:
    """Of the texts of a game."""
    text = (texts_folder(key) / f"{locale}.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", text))


def say_everything(told: Tellings, say: Recorder) -> None:
    """Call every function of the wording, in all forms."""
    words = wording(told.key)
    words.title(say)
    words.pitch(say)
    words.rules(say)
    for option in all_games()[told.key].options:
        for key in (option.key, *(f"{option.key}-{choice}" for choice in option.choices)):
            say(f"option-{key}")
    for kind in told.kinds:
        words.waiting(kind, say)
        words.nothing(kind, say)
    for view, question in (*told.questions(), *told.foreseen()):
        words.question(view, question, say, PLAIN[:3])
        words.beside_picture(view, question, say, PLAIN[:3])
        for key in words.counts(view, question.seat):
            say(f"count-{key}", n=2)
        for option_key in question.options:
            words.option(view, question, option_key, say, PLAIN[:3])
        words.picks(view, question, question.options[: question.least], say, PLAIN[:3])
    for event in told.events():
        words.event(event, say, told.names(event))
    told.the_rest(say)
