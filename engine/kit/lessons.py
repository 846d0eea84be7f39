"""What a game tells somebody who never read its rules.

A game has `Lessons`: which pages say how to play it, for which questions a newcomer reads why they
matter, what can be looked up, and its guided first game. Its catalogue has the words, in
`texts/lessons/LOCALE.ftl`; this module says which there are. What a game leaves out is not offered.

    things=things(Entry("monastery"), Entry("c11", title="card-eleven"))

Every kind of question has `matters-KIND`: why it matters, in one sentence of at most 100 letters,
for those who meet it for the first times. All that is asked in a guided game has `look-KIND`: what
people look at, a line of at most 160. Kinds of events may have `after-KIND`: why it came so, at
most 200 letters, once each, below what happened.

A thing has `about-KEY` (what it does), `about-KEY-example` and, if much is asked about it,
`about-KEY-ruling`; its name is `about-KEY-title`, or the text of another key that has it already.
A page of the short rules has `rules-KEY` and `rules-KEY-title`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from msgspec import Struct

from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question
from engine.kit.scene import Canvas
from engine.kit.showing import Page, Say

NAMES: Final = ("Ana", "Ben", "Carla", "Dan", "Eva", "Finn", "Gala", "Hugo")
"""Who sits in the pictures of lessons."""

MOST_THING: Final = {"title": 60, "effect": 500, "ruling": 400, "example": 400}
"""Characters of what is told of a thing."""


class Thing(Struct, frozen=True):
    """Something that may be looked up where it is met: a card, a building, a power, a symbol. In
    one language, Discord markdown."""

    key: str
    """Names it among the game's things: the card's own key, the symbol's name."""
    title: str
    effect: str
    """What it does."""
    example: str
    """One case, with figures."""
    ruling: str = ""
    """What is often asked about it, if anything is."""
    also: tuple[str, ...] = ()
    """Other keys under which it is met: symbols of the same thing."""


class FirstGame(Struct, frozen=True, kw_only=True):
    """A guided game: a prepared table with computer players, the same each time."""

    seats: int
    options: Mapping[str, str] = {}
    """Choices of the lobby that are other than usual: the shortest sensible game."""
    seed: bytes
    """16 bytes, which fix the deal."""
    seat: int = 0
    """The person's."""
    opening: tuple[Picks, ...] = ()
    """The first answers, which are given before the person comes, each to the first question that
    is open then."""
    ends: str = "round-over"
    """The kind of event at which the lesson may end, or go on to the end of the game."""
    times: int = 1
    """So many of them should come before it is enough."""


class Lessons(Struct, kw_only=True, frozen=True):
    """See the module."""

    pages: tuple[str, ...] = ()
    """*How it plays*: four or five pages, the aim first, then the heart of a turn, how one wins,
    what beginners get wrong. Each has `learn-PAGE-title` (45 characters) and `learn-PAGE`, two
    sentences (320)."""

    page_picture: Callable[[Game, str, Say], Canvas | None] = lambda *_: None
    """(game, page, say) The picture of a page: composed, or a scene of a prepared position (see
    `position`). At most as high as 5/4 of its width."""

    things: Callable[[Say], tuple[Thing, ...]] = lambda _: ()
    """(say) All that may be looked up: see `engine.kit.lessons.things`."""

    thing_picture: Callable[[str, Say], Canvas | None] = lambda *_: None
    """(key, say) A thing drawn large."""

    met: Callable[[Any, Question], tuple[str, ...] | None] = lambda *_: None
    """(view, question) The keys of the things that a question is about, the most important first.
    None: what the question and its options name (see `met_in`)."""

    first_game: FirstGame | None = None


def met_in(
    lessons: Lessons, view: Any, question: Question, known: Mapping[str, Thing]
) -> list[str]:
    """The keys of what may be looked up about a question. `known`: all things by key."""
    found = lessons.met(view, question)
    if found is None:
        named = (*question.about, *question.options)
        found = tuple(str(name).partition(".")[0] for name in named)
    other = {name: key for key, thing in known.items() for name in thing.also}
    keys = (other.get(name, name) for name in found)
    return [key for key in dict.fromkeys(keys) if key in known]


@cache
def position(game: Game, seats: int, seed: bytes, answers: int) -> Any:
    """A position to draw, after this many sensible answers. It is the same each time, and must not
    be changed."""
    options = {option.key: option.default for option in game.options}
    state = game.start(seats, options, Chance(seed, 0))
    luck = Chance(seed, 1 << 32)
    for number in range(1, answers + 1):
        asked = game.questions(state)
        if not asked:
            break
        picks = game.rollout_policy(state, asked[0], luck)
        game.answer(state, asked[0], picks, Chance(seed, number))
    return state


# With words from the catalogue


class Entry(Struct, frozen=True):
    """One thing."""

    key: str
    title: str = ""
    """The key of its name, where that stands elsewhere in the catalogue."""
    also: tuple[str, ...] = ()
    """See `Thing.also`."""


def things(*entries: Entry) -> Callable[[Say], tuple[Thing, ...]]:
    """`Lessons.things` with these."""
    return lambda say: tuple([thing(entry, say) for entry in entries])


def thing(entry: Entry, say: Say) -> Thing:
    """One of them in a language."""
    about = f"about-{entry.key}"
    return Thing(
        key=entry.key,
        title=say(entry.title or f"{about}-title"),
        effect=say(about),
        example=say(f"{about}-example"),
        ruling=say(f"{about}-ruling") if say.has(f"{about}-ruling") else "",
        also=entry.also,
    )


def pages(*keys: str) -> Callable[[Say], tuple[Page, ...]]:
    """`Wording.rules` with these pages in this order."""
    return lambda say: tuple(
        [Page(key, say(f"rules-{key}-title"), say(f"rules-{key}")) for key in keys]
    )
