"""What a game is: it asks questions, seats answer by picking from options.

Everything outside `engine/games` knows a game through these names alone. Nothing here
knows Discord, a database, a clock or a picture.

* a *table* is one game being played, a *seat* is a number 0..n-1 at it;
* a *question* is put to one seat and answered with *picks*, a tuple of its options;
* a *view* is all that one seat may know; nothing else leaves the engine.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from msgspec import Struct

from engine.kit.chance import Chance

Picks = tuple[str, ...]

EVERYONE: Final = -1
"""In place of a seat: a view with every hand open. Only once the game is over."""

MILESTONES: Final = ("game-start", "trick-over", "turn-over", "round-over", "game-over")
"""The event kinds at which the table gets a picture and a summary, in every game."""


RESIGN: Final = "resign"
"""The option with which a seat leaves a game whose rules let it."""


class GameError(Exception):
    """Base of what a game may raise."""


class IllegalAnswer(GameError):
    """These picks do not answer this question. The state is untouched.

    `reason` is one of the keys below; each has a sentence in the bot's catalogue.
    """

    REASONS: Final = (
        "not-open",  # no such question is open
        "too-few",  # fewer picks than `least`
        "too-many",  # more picks than `most`
        "unknown",  # a pick that is not among the options
        "twice",  # the same pick twice
        "limit",  # one of `limits` is broken
    )

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NotYet(GameError):
    """A view for EVERYONE was asked for before the game was over."""


class Limit(Struct, frozen=True, gc=False):
    """Of these options, at least `least` and at most `most` may be picked together."""

    options: tuple[str, ...]
    least: int
    most: int


class Question(Struct, frozen=True, gc=False):
    """What one seat is asked. Several questions may be open at once."""

    number: int
    """Given once in a line of play, kept in the state until answered."""
    seat: int
    kind: str
    """ "play-card", "choose-town": the key to its wording."""
    options: tuple[str, ...]
    """Short stable keys: "r11", "MU3", "pass"; equal things are "land.1" … "land.6"."""
    least: int = 1
    most: int = 1
    limits: tuple[Limit, ...] = ()
    ordered: bool = False
    """Does the order of the picks count?"""
    sealed: bool = False
    """Chosen in secret, at the same time as others."""
    about: tuple[str | int, ...] = ()
    """What the wording needs: the card being resolved, the amount at stake."""

    def accepts(self, picks: Picks) -> str | None:
        """None when `picks` answers this question, else a key of `IllegalAnswer.REASONS`."""
        count = len(picks)
        options = self.options
        if count == 1 and self.least <= 1 <= self.most and not self.limits:
            return None if picks[0] in options else "unknown"
        for pick in picks:
            if pick not in options:
                return "unknown"
        if len(set(picks)) != count:
            return "twice"
        if count < self.least:
            return "too-few"
        if count > self.most:
            return "too-many"
        for limit in self.limits:
            inside = sum(pick in limit.options for pick in picks)
            if not limit.least <= inside <= limit.most:
                return "limit"
        return None

    def sample(self, chance: Chance) -> Picks:
        """Legal picks, at random. With `limits` it draws each limit's share first. Resigning is
        drawn seldom: else no random game would get far."""
        options = self.options
        if self.least == self.most == 1 and not self.limits:
            pick = options[int(chance.random() * len(options))]
            while pick == RESIGN and chance.random() < 0.9:
                pick = options[int(chance.random() * len(options))]
            return (pick,)
        if not self.limits:
            count = self.least + chance.below(min(self.most, len(options)) - self.least + 1)
            return tuple(chance.sample(options, count))
        return self._sample_within_limits(chance)

    def _sample_within_limits(self, chance: Chance) -> Picks:
        """Draws, and where overlapping limits make that miss too often, searches."""
        for _ in range(20):
            picks = self._draw(chance)
            if self.accepts(picks) is None:
                return picks
        order = chance.sample(self.options, len(self.options))
        return self._search(order, 0, ()) or ()

    def _draw(self, chance: Chance) -> Picks:
        wanted = self.least + chance.below(min(self.most, len(self.options)) - self.least + 1)
        taken: list[str] = []
        for limit in self.limits:
            inside = sum(pick in limit.options for pick in taken)
            free = [option for option in limit.options if option not in taken]
            taken += chance.sample(free, max(0, limit.least - inside))
        for option in chance.sample(self.options, len(self.options)):
            if len(taken) >= wanted:
                break
            if option not in taken and self._has_room((*taken, option)):
                taken.append(option)
        chance.shuffle(taken)
        return tuple(taken)

    def _has_room(self, picks: Picks) -> bool:
        """Whether no limit's `most`, nor the question's, is passed."""
        return len(picks) <= self.most and all(
            sum(pick in limit.options for pick in picks) <= limit.most for limit in self.limits
        )

    def _search(self, order: list[str], start: int, taken: Picks) -> Picks | None:
        """The first legal picks that add some of `order[start:]` to `taken`."""
        if self.accepts(taken) is None:
            return taken
        for i in range(start, len(order)):
            picks = (*taken, order[i])
            if self._has_room(picks):
                found = self._search(order, i + 1, picks)
                if found is not None:
                    return found
        return None


class Foreseen(Struct, frozen=True, gc=False):
    """A question that may come to a seat that waits now, so that it can be answered ahead."""

    question: Question
    """Its number is 0. The question that comes is of this kind and form, and its `about` begins
    with this one's; of its options these are what can be foreseen."""
    after: tuple[int, str] | None = None
    """(index of an earlier one, option): it comes only if this option is among what is picked
    there. None: it may come whatever is picked before."""

    def meets(self, question: Question) -> bool:
        """Whether this is the question that was foreseen, now that it has come."""
        about = self.question.about
        return (
            question.kind == self.question.kind
            and question.seat == self.question.seat
            and question.about[: len(about)] == about
        )


class Ready(Struct, frozen=True, gc=False):
    """An answer that a game has ready made for a question."""

    key: str
    """Names it among those of its question: "lords". Lower case letters, digits and hyphens."""
    picks: Picks


class Order(Struct, frozen=True):
    """A standing order that a person may give, so as not to be asked each time. The texts have
    `order-KEY` and `order-KEY-CHOICE` for each of its choices but the first."""

    key: str
    choices: tuple[str, ...]
    """What may be ordered, at most 25. The first is "ask": no order."""


class Event(Struct, frozen=True, gc=False):
    """A fact that came about: public, or private to some seats."""

    kind: str
    args: dict[str, Any] = {}
    """Plain values by name, for the wording: {"seat": 2, "card": "r11", "coins": 3}."""
    seats: tuple[int, ...] | None = None
    """Who may know it. None: everybody."""
    reveals: tuple[int, ...] = ()
    """The seats that learned something new by it, so that it cannot be taken back silently."""


class TableOption(Struct, frozen=True):
    """A choice that the lobby offers for a game. The texts have `option-KEY` and
    `option-KEY-CHOICE` for each."""

    key: str
    choices: tuple[str, ...]
    default: str


class Source(Struct, frozen=True):
    """One line of the final score: where points came from, a number for each seat."""

    key: str
    points: tuple[int, ...]


class Standing(Struct, frozen=True):
    """The end of a game. `points[s]` is the sum over `sources` of `points[s]`."""

    places: tuple[int, ...]
    """By seat; 1 is first. Equal places are shared, and the next place is skipped."""
    points: tuple[int, ...]
    sources: tuple[Source, ...]
    why: str
    """What decided first place: "points", the key of a tie-break, or "shared"."""


class View(Struct, kw_only=True):
    """All that one seat may know. Each game's View extends this one."""

    seat: int | None
    """None: a spectator. EVERYONE: the open view after the end."""
    seats: int
    questions: tuple[Question, ...]
    """What this seat is asked now; with EVERYONE and for spectators, nothing."""
    awaited: tuple[tuple[int, str], ...]
    """(seat, kind) of each open question: public."""
    standing: Standing | None = None


class State(Struct, kw_only=True):
    """A whole position, secrets included. Each game's State extends this one.

    Plain data that is copied and stored as it is: no sets, and dict order never matters.
    """

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class Game(Protocol):
    """The rules of one game. Stateless: one object per game."""

    key: str
    seats: range
    options: tuple[TableOption, ...]
    version: int
    """Goes up whenever stored states or the meaning of stored answers change."""
    state_type: type[State]
    view_type: type[View]

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> Any:
        """A new position. `options` has a choice for every key of `self.options`."""

    def questions(self, state: Any) -> tuple[Question, ...]:
        """All that is open, by seat. Empty only when the game is over."""

    def answer(self, state: Any, question: Question, picks: Picks, chance: Chance) -> list[Event]:
        """Apply an answer to `state`.

        Raises:
            IllegalAnswer: the question is not open, or the picks do not answer it;
                then `state` is untouched.
        """

    def view(self, state: Any, seat: int | None) -> Any:
        """What `seat` may know (None: a spectator).

        Raises:
            NotYet: `seat` is EVERYONE and the game is not over.
        """

    def imagine(self, view: Any, chance: Chance) -> Any:
        """A full position that fits the view: `view(imagine(v), v.seat) == v`."""

    def default(self, view: Any, question: Question) -> Picks:
        """The modest, legal answer for somebody who is absent."""

    def standing(self, state: Any) -> Standing | None:
        """Final places, points by source, and why. None until the end."""

    def upgrade(self, stored: dict[str, Any], from_version: int) -> Any:
        """A position from the JSON form of one stored by an older version."""


class TellsNext(Protocol):
    """What a game may offer besides: the rules of one in which seats come in turn."""

    def next_seats(self, view: Any) -> tuple[int, ...]:
        """The seats that are asked once those are done that are asked now, in this order, as far
        as everybody can tell whatever is answered. From a spectator's view; empty where it hangs
        on the answer."""


class Foresees(Protocol):
    """What a game may offer besides: the rules of one in which one waits for one's turn."""

    def foreseen(self, view: Any) -> tuple[Foreseen, ...]:
        """Questions that may come to the view's seat, in the order in which they may come, each
        of them once. From the view alone; nothing for spectators, for what is open already, and
        after the end. No two of them meet the same question."""


class Prepares(Protocol):
    """What a game may offer besides: the rules of one that asks for many picks at once."""

    def ready(self, view: Any, question: Question) -> tuple[Ready, ...]:
        """Answers that are ready made, at most 15, each of which answers this question; nothing
        where it is not one of those that are answered so. Such a question is answered with one of
        them, with one that the person has saved, or in writing (`engine.kit.showing.WordsAnswers`),
        never by picking its options one by one, and it is not foreseen. It hangs on the question's
        kind alone whether there are any."""


class Obeys(Protocol):
    """What a game may offer besides: the rules of one in which some questions come often. Its
    views are plain data, as states are."""

    orders: tuple[Order, ...]
    """What may be ordered at any time, at most 20. The first choice of each is "ask"."""

    def ordered(self, view: Any, question: Question, orders: dict[str, str]) -> Picks | None:
        """The answer that these orders give, from the view alone; None: the person is asked.
        `orders` has a choice for every key of `self.orders`."""


class Rehearses(Protocol):
    """What a game may offer besides, for its computer players: those of a long game, in which
    random answers lead nowhere."""

    horizon: int
    """Answers after which an imagined game is cut short."""

    def likely(self, state: Any, question: Question, chance: Chance) -> Picks:
        """How a sensible seat would answer in an imagined position: a legal answer, quickly. It
        looks only at what the seat that is asked may know."""

    def outlook(self, state: Any) -> tuple[float, ...]:
        """What a position that is not over promises to each seat: 0 (lost) to 1 (won)."""
