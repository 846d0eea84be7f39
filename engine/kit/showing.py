"""How a game is shown: its words and its pictures, made from views alone.

`words/wording.py` and `pictures/scenes.py` of a game's folder hold the functions of these two
protocols. They get `say`, which looks a key up in the game's catalogue in one language, and
`names`, the seats' display names in seat order (the caller has made them safe for where they go).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from engine.kit.contract import Event, Picks, Question, Standing
from engine.kit.scene import Scene


class Say(Protocol):
    """Words in one language: `say("won-trick", name="Ana", card=card)`."""

    locale: str

    def __call__(self, key: str, /, **args: Any) -> str: ...


Names = Sequence[str]


class Label(Struct, frozen=True):
    """An option as a person sees it. `text` is at most 80 characters, `detail` 100."""

    text: str
    detail: str = ""
    group: str = ""
    """A heading that options share (a region), at most 45 characters; long lists are split."""
    emoji: str = ""
    """One Unicode emoji, or nothing."""


class Page(Struct, frozen=True):
    """One page of the short rules."""

    key: str
    title: str
    text: str
    """Discord markdown, at most 3,500 characters."""


class Written(Struct, frozen=True):
    """What a written answer means."""

    picks: Picks = ()
    """As far as it was understood."""
    wrong: tuple[str, ...] = ()
    """All that keeps it from being an answer, a sentence each, at most 200 characters of plain
    text: unknown words with what may have been meant, too many of a kind, 23 instead of 24.
    Nothing: `picks` answer the question."""


class Wording(Protocol):
    """A game's words. Every text is for phones: who, what, what next."""

    def title(self, say: Say) -> str:
        """The game's name."""

    def pitch(self, say: Say) -> str:
        """One or two sentences: what one does in it, for how long."""

    def phase(self, view: Any, say: Say) -> str:
        """Where the game stands, briefly: "Round 2 of 4, trick 3 of 5"."""

    def question(self, view: Any, question: Question, say: Say, names: Names) -> str:
        """What is asked, as a sentence to the seat that is asked. Of a question that is only
        foreseen (its number is 0), a heading of at most 80 characters: "Next card"."""

    def waiting(self, kind: str, say: Say) -> str:
        """What everybody may know of a question of this kind: "to play a card"."""

    def option(self, view: Any, question: Question, option: str, say: Say, names: Names) -> Label:
        """One option of a question."""

    def picks(self, view: Any, question: Question, picks: Picks, say: Say, names: Names) -> str:
        """An answer repeated in words: "Red 11 and Blue 6"."""

    def event(self, event: Event, say: Say, names: Names) -> str:
        """A line of the chronicle. Empty where another line tells it."""

    def summary(self, events: Sequence[Event], view: Any, say: Say, names: Names) -> str:
        """What a milestone's post tells: the events since the last one, at most 1,200
        characters, in lines. `view` is the spectator's view after them."""

    def hand(self, view: Any, say: Say, names: Names) -> str:
        """What this seat alone holds, as text, at most 900 characters."""

    def standings(self, view: Any, say: Say, names: Names) -> str:
        """One short line for each seat, at most 700 characters."""

    def result(self, standing: Standing, say: Say, names: Names) -> str:
        """Places, and a score table by source (in a code block), at most 1,500 characters."""

    def rules(self, say: Say) -> tuple[Page, ...]:
        """The short rules in pages, the first one an overview."""

    def rules_now(self, view: Any) -> str:
        """The key of the page that fits the present phase."""


class Scenes(Protocol):
    """A game's pictures, as data. Each scene carries its alt text."""

    def board(self, view: Any, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
        """The position, as everybody may see it. `events`: the public ones since the last
        picture; what they changed is lightly marked."""

    def sheets(
        self,
        events: Sequence[Event],
        before: Sequence[Event],
        view: Any,
        say: Say,
        names: Names,
    ) -> tuple[Scene, ...]:
        """What goes beside the board at a milestone, in the order in which it happened: the
        turn as it went, what a round brought, the final score. At most three, often one.

        `events` are the public events since the last milestone, this one's among them;
        `before` those of the stretch before (a round's end may begin there); `view` is the
        spectator's after them."""

    def hand(self, view: Any, say: Say, names: Names) -> Scene | None:
        """What the seat holds, or picks from. None when there is nothing to show."""

    def places(
        self,
        view: Any,
        question: Question,
        say: Say,
        names: Names,
        only: tuple[str, ...] | None = None,
    ) -> Scene | None:
        """The places that a question offers, numbered from 1 in the order of its options and
        cropped to where they lie. `only`: show just these of the options (their numbers stay).
        None when the question is not about places."""


class WordsAnswers(Protocol):
    """What the wording of a game that `Prepares` answers has besides."""

    def ready(self, view: Any, question: Question, key: str, say: Say) -> Label:
        """What a ready answer is called, and what it is good for."""

    def written(self, view: Any, question: Question, picks: Picks, say: Say) -> str:
        """An answer as text that can be edited and is read again by `read`, at most 1,500
        characters: "4 castle, 6 land, 2 monk". The picks may be fewer than the question asks
        for."""

    def read(self, view: Any, question: Question, text: str, says: Sequence[Say]) -> Written:
        """What somebody wrote. `says`: all languages, the reader's first: `wrong` is in that one,
        and names of every language mean the same."""


class PicturesAnswers(Protocol):
    """What the scenes of a game that `Prepares` answers may have besides."""

    def answer(
        self, view: Any, question: Question, picks: Picks, say: Say, names: Names
    ) -> Scene | None:
        """A picture of an answer that somebody is about to give or has laid down, for their eyes
        alone. None when there is nothing to show."""
