"""How a game is shown: its words and its pictures, made only from views.

A game has a `Wording` and `Scenes`, which are made of the game's own functions. These get `say`,
which looks up a key in the game's catalogue in one language, and `names`, the display names in seat
order (the caller has made them safe for their place). What a game may leave out has a default.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kit.contract import Event, Picks, Question, Standing, Warning
from engine.kit.scene import Canvas, Scene, stacked


class Say(Protocol):
    """Words in one language: `say("won-trick", name="Ana", card=card)`, or `say("won-trick",
    facts)`; `texts.Words` is one."""

    locale: str

    def __call__(self, key: str, facts: Mapping[str, Any] | None = None, /, **args: Any) -> str: ...

    def has(self, key: str) -> bool:
        """Whether there is such a text, or such an attribute: "option-pass.detail"."""

    def __hash__(self) -> int: ...


def from_art(file: str, name: str) -> dict[str, str]:
    """A table in the art folder of the game in whose folder, or room, the file is: the "colours" of
    its drawings, its "symbols" and their emojis."""
    home = next(folder for folder in Path(file).parents if (folder / "art").is_dir())
    return msgspec.json.decode((home / f"art/{name}.json").read_bytes(), type=dict[str, str])


Names = Sequence[str]
Only = tuple[str, ...] | None
"""The options that a picture shows; None: all."""

Weight = Literal["plain", "strong", "weak", "danger"]


class Label(Struct, frozen=True):
    """An option as a person sees it. `text` is at most 80 characters, `detail` 100."""

    text: str
    detail: str = ""
    group: str = ""
    """A heading that options share (a region), at most 45 characters. Long lists are split by
    it."""
    emoji: str = ""
    """One Unicode emoji, or nothing."""
    weight: Weight = "plain"
    """What it is among the others: "strong" is the usual answer; "weak" gives up, leaves alone or
    wastes something; "danger" is worse than that. The last two come last."""
    ends: bool = False
    """It ends the game for whoever chooses it, so they are asked once more."""
    mark: str = ""
    """What its button is called where `text` is too long for one: the number or short name by which
    the picture knows it ("C4", "3 Barracks"; see `button_name`), and that no other option has. At
    most 24 characters; where there are many options, so few that fifteen take four rows of a
    phone."""


class Page(Struct, frozen=True):
    """One page of the short rules."""

    key: str
    title: str
    text: str
    """Discord markdown, at most 3,500 characters."""


class Written(Struct, frozen=True):
    """What a written answer means."""

    picks: Picks = ()
    """What was understood."""
    wrong: tuple[str, ...] = ()
    """Why it is not a valid answer, a sentence for each reason, at most 200 characters of plain
    text: unknown words with what may have been meant, too many of a kind, 23 instead of 24. Empty:
    `picks` answer the question."""


def _not_prepared(*_: Any) -> Any:
    raise NotImplementedError("a game with ready answers must put them into words")


class Wording(Struct, kw_only=True):
    """A game's words. Every text is for phones: who, what, what next."""

    functions: Mapping[str, Callable[..., Any]] = {}
    """What the game's texts may call besides `engine.kit.words.FUNCTIONS`: functions (say,
    values…) by their names, "COUNT"."""

    title: Callable[[Say], str] = lambda say: say("title")
    """The game's name."""

    pitch: Callable[[Say], str] = lambda say: say("pitch")
    """One or two sentences: what players do in it, and for how long."""

    phase: Callable[[Any, Say], str]
    """(view, say) How far the game is, briefly: "Round 2 of 4, trick 3 of 5"."""

    question: Callable[[Any, Question, Say, Names], str]
    """(view, question, say, names) What is asked, as a sentence to the player who is asked. For a
    question that is only foreseen (its number is 0), a heading of at most 80 characters: "Next
    card"."""

    brief: Callable[[Any, Question, Say, Names], str] | None = None
    """(view, question, say, names) The same beside its picture, without what the picture shows.
    None: the question as it is. See `beside_picture`."""

    nothing_ends: Callable[[Any, Question], bool] = lambda *_: False
    """(view, question) Whether choosing nothing, if that is a legal answer, puts the player out of
    the game: see `Label.ends`."""

    waiting: Callable[[str, Say], str] = lambda kind, say: say(f"wait-{kind}")
    """(kind, say) What everybody may know about a question of this kind: "to play a card"."""

    warning: Callable[[Any, Warning, Say, Names], str] = lambda view, warning, say, names: say(
        f"warn-{warning.key}", **warning.args
    )
    """(view, warning, say, names) One line of at most 120 characters; see `Rules.warning`."""

    option: Callable[[Any, Question, str, Say, Names], Label]
    """(view, question, option, say, names) One option of a question."""

    options: Callable[[Any, Question, Say, Names], list[Label]] | None = None
    """(view, question, say, names) The same for all of them, if that is quicker than one by one.
    See `labels`."""

    picks: Callable[[Any, Question, Picks, Say, Names], str]
    """(view, question, picks, say, names) An answer repeated in words: "Red 11 and Blue 6"."""

    would: Callable[[Any, Question, Picks, Say], str] = lambda *_: ""
    """(view, question, picks, say) While picks are gathered, what they would do, in a sentence of
    at most 120 characters: "At worst the Fief takes 2 damage; it falls at 3." Empty: nothing
    that the question and the options don't say."""

    event: Callable[[Event, Say, Names], str]
    """(event, say, names) A line of the log. Empty if another line says it."""

    matters: Sequence[Collection[str]] = ()
    """Kinds of events, for somebody who was away, if there is only room for a few. First what
    everybody wants to know (who took the trick, that the last round begins), then what was done,
    the most important first. Kinds that are not named come last."""

    summary: Callable[[Sequence[Event], Any, Say, Names], str]
    """(events, view, say, names) What a milestone's post says: the events since the last one, in
    lines, at most 1,200 characters. `view` is the spectator's view after them."""

    hand: Callable[[Any, Say, Names], str]
    """(view, say, names) What only this seat has, as text, at most 900 characters."""

    standings: Callable[[Any, Say, Names], str]
    """(view, say, names) One short line for each seat, at most 700 characters."""

    counts: Callable[[Any, int], Mapping[str, int]] = lambda *_: {}
    """(view, seat) What others look at first of a seat, all of it public: numbers by the words
    after `count-` in the catalogue, beginning with what wins the game. Empty: the seat is out of
    the game, or nothing is counted."""

    position: Callable[[Any, Say, Names], tuple[str, ...]] = lambda *_: ()
    """(view, say, names) Everything that the board's picture shows, for people who want text: pages
    of at most 1,500 characters. Empty: the picture's alt text has room for all of it."""

    result: Callable[[Standing, Say, Names], str]
    """(standing, say, names) Places, and a score table by source (in a code block), at most 1,500
    characters."""

    rules: Callable[[Say], tuple[Page, ...]]
    """The short rules in pages, the first one an overview."""

    rules_now: Callable[[Any], str]
    """(view) The key of the page that fits the present phase."""

    def labels(self, view: Any, question: Question, say: Say, names: Names) -> list[Label]:
        """All options of a question, in their order."""
        if self.options is not None:
            return self.options(view, question, say, names)
        return [self.option(view, question, option, say, names) for option in question.options]

    def nothing(self, kind: str, say: Say) -> str:
        """What choosing nothing is called: "No defence". Empty: the bot's own word."""
        return say(f"nothing-{kind}") if say.has(f"nothing-{kind}") else ""

    def beside_picture(self, view: Any, question: Question, say: Say, names: Names) -> str:
        """What is asked, if the prompt's picture is right below it."""
        return (self.brief or self.question)(view, question, say, names)

    # Of a game with ready answers (`Rules.ready`)

    ready: Callable[[Any, Question, str, Say], Label] = _not_prepared
    """(view, question, key, say) The name of a ready answer, and what it is good for."""

    written: Callable[[Any, Question, Picks, Say], str] = _not_prepared
    """(view, question, picks, say) An answer as text that people can edit and `read` can read, at
    most 1,500 characters: "4 castle, 6 land, 2 monk". There may be fewer picks than the question
    asks for."""

    example: Callable[[Any, Question, Say], str] = lambda *_: ""
    """(view, question, say) What somebody who has not written an answer yet may begin with: one
    that is good for a first game, with all names that an answer may have."""

    read: Callable[[Any, Question, str, Sequence[Say]], Written] = _not_prepared
    """(view, question, text, says) What somebody wrote. `says`: all languages, the reader's first:
    `wrong` is in that one, and names of every language mean the same."""


class Board(Protocol):
    """How the position is drawn."""

    def __call__(
        self, view: Any, say: Say, names: Names, events: Sequence[Event] = (), /
    ) -> Scene: ...


def _nothing(*_: Any) -> None:
    return None


class Scenes(Struct, kw_only=True):
    """A game's pictures, as data. Each scene has its alt text."""

    board: Board
    """The position, as everybody may see it. `events` are the public ones since the last picture;
    what they changed is lightly marked."""

    hand: Callable[[Any, Say, Names], Scene | None] = _nothing
    """(view, say, names) What the seat has, or picks from. None if there is nothing to show."""

    answer: Callable[[Any, Question, Picks, Say, Names], Scene | None] = _nothing
    """(view, question, picks, say, names) In a game with ready answers: a picture of one that
    somebody is about to give or has planned, for their eyes only. None if there is nothing to
    show."""

    cover: Callable[[Say], Scene | None] = _nothing
    """(say) A scene of the game under its title, for the lobby: 990 × 420."""

    under_way: Callable[[Any, Say, Names], Scene | None] = _nothing
    """(view, say, names) What several players fight out at this moment, from a spectator's view: it
    has a message of its own in the thread while it lasts. None: nothing is."""

    prompt: Callable[[Any, Question | None, Say, Names, Picks, Only], Canvas | None] | None = None
    """(view, question, say, names, picks, only) The one picture of a private prompt: what the
    question is about, what was played so far, and what the seat has. `question` is None if nothing
    is asked; `picks` is what is chosen so far; `only`: show just these options (their numbers
    stay). It is no higher than wide; of 990 pixels across, letters are at least 36 high, signs 42.
    None: the answer above the hand (see `of_prompt`)."""

    post: Callable[[Sequence[Event], Sequence[Event], Any, Say, Names], Canvas] | None = None
    """(events, before, view, say, names) The one picture of a milestone's post: the board with what
    happened, or only the poster at the end. Its height is at most 5/4 of its width. `events` are
    the public ones since the last milestone, with this one; `before` are those between the two
    milestones before (a round's end may begin there); `view` is the spectator's view after them.
    None: the board."""

    @property
    def tells_under_way(self) -> bool:
        """Whether the game ever shows what is fought out."""
        return self.under_way is not _nothing

    def of_prompt(
        self,
        view: Any,
        question: Question | None,
        say: Say,
        names: Names,
        picks: Picks = (),
        only: Only = None,
    ) -> Canvas | None:
        """The picture of a prompt, or None if there is nothing to show."""
        if self.prompt is not None:
            return self.prompt(view, question, say, names, picks, only)
        answer = None
        if question is not None and picks:
            answer = self.answer(view, question, picks, say, names)
        return stacked(answer, self.hand(view, say, names))

    def of_post(
        self, events: Sequence[Event], before: Sequence[Event], view: Any, say: Say, names: Names
    ) -> Canvas:
        """The picture of a milestone's post. It marks nobody as awaited, because it stays the same
        when the words beside it name somebody else."""
        view = replace(view, awaited=())
        if self.post is not None:
            return self.post(events, before, view, say, names)
        return self.board(view, say, names, events)
