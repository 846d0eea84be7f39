"""What a game is: it asks questions, and seats answer by picking from options.

Everything outside `engine/games` knows a game only through these names. Nothing here
knows Discord, a database, a clock or a picture.

* a *table* is one game being played, a *seat* is a number 0..n-1 at it;
* a *question* is put to one seat and answered with *picks*, a tuple of its options;
* a *view* is all that one seat may know; nothing else leaves the engine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType, ModuleType
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.kit.chance import Chance, within_limits
from engine.kit.judgement import Features, Judgement

Picks = tuple[str, ...]

EVERYONE: Final = -1
"""Instead of a seat: a view with every hand open, only after the end of the game."""

MOST_SEATS: Final = 8
"""At a table: so many letters, names and columns of a score there are."""

MILESTONES: Final = ("game-start", "trick-over", "turn-over", "round-over", "game-over")
"""The event kinds at which the table gets a picture and a summary, in every game."""

RESIGN: Final = "resign"
"""The option with which a seat leaves a game whose rules let it."""


class IllegalAnswer(Exception):
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


class NotYet(Exception):
    """A view for EVERYONE was asked for before the game was over."""


class Limit(Struct, frozen=True, gc=False):
    """Of these options, at least `least` and at most `most` may be picked together."""

    options: tuple[str, ...]
    least: int
    most: int


class Question(Struct, frozen=True, gc=False):
    """What one seat is asked. Several questions may be open at once."""

    number: int
    """Given once in a line of play, and kept in the state until the question is answered."""
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
        """None if `picks` answer this question, otherwise a key of `IllegalAnswer.REASONS`.
        Anything that is not a tuple of options is "unknown"."""
        if picks.__class__ is not tuple:
            return "unknown"
        count = len(picks)
        options = self.options
        if count == 1 and self.least <= 1 <= self.most and not self.limits:
            return None if picks[0] in options else "unknown"
        for pick in picks:
            if pick not in options:
                return "unknown"
        if count > 1 and len(set(picks)) != count:
            return "twice"
        if count < self.least:
            return "too-few"
        if count > self.most:
            return "too-many"
        for limit in self.limits:
            inside = sum(map(limit.options.__contains__, picks))
            if not limit.least <= inside <= limit.most:
                return "limit"
        return None

    def sample(self, chance: Chance) -> Picks:
        """Legal picks, at random. It rarely draws resigning: otherwise no random game would get
        far."""
        options = self.options
        if self.least == self.most == 1 and not self.limits:
            pick = chance.choice(options)
            while pick == RESIGN and chance.random() < 0.9:
                pick = chance.choice(options)
            return (pick,)
        if not self.limits:
            count = self.least + chance.below(min(self.most, len(options)) - self.least + 1)
            return tuple(chance.sample(options, count))
        return within_limits(self, chance)


class UpcomingQuestion(Struct, frozen=True, gc=False):
    """A question that may come to a seat that is waiting now, so that it can be answered ahead."""

    question: Question
    """Its number is 0. The question that comes has this kind and form, and its `about` begins with
    this one's. These options are those that can be foreseen."""

    def matches(self, question: Question) -> bool:
        """Whether this is the question that was foreseen, now that it has come."""
        about = self.question.about
        return (
            question.kind == self.question.kind
            and question.seat == self.question.seat
            and question.about[: len(about)] == about
        )


class Ready(Struct, frozen=True, gc=False):
    """An answer that a game has prepared for a question."""

    key: str
    """Its name among those of its question, such as "lords": lower-case letters, digits,
    hyphens."""
    picks: Picks
    weight: float = 1.0
    """How often the best computer players take it, beside the others."""


class Warning(Struct, frozen=True):
    """What an experienced friend would say at the table before an answer does harm, and only that.
    The texts have `warn-KEY`."""

    key: str
    args: dict[str, Any] = {}
    """Plain values by name, for its wording."""
    options: tuple[str, ...] = ()
    """The options that it is about, which get a sign. Empty: it is about the whole answer."""


class Order(Struct, frozen=True):
    """A standing order that a person may give so that they are not asked each time. The texts have
    `order-KEY`, and `order-KEY-CHOICE` for each of its choices but the first."""

    key: str
    choices: tuple[str, ...]
    """What may be ordered, at most 25. The first is "ask": no order."""
    default: str = "ask"
    """The choice that applies until the person makes one. It differs from "ask" only if its
    question has no other answer. Every other order is offered where it fits
    (`engine.table.answers.answering`)."""
    veiled: bool = False
    """Whether hidden things decide if it answers. Then its answers wait at random, as long as a
    person might."""
    once: bool = False
    """Whether its question comes once in a game. Then it is too late to offer the order there."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened: public, or private to some seats."""

    kind: str
    args: dict[str, Any] = {}
    """Plain values by name, for the wording: {"seat": 2, "card": "r11", "coins": 3}."""
    seats: tuple[int, ...] | None = None
    """Who may know it. None: everybody."""
    reveals: tuple[int, ...] = ()
    """The seats that learned something new from it. It cannot be taken back silently then."""


class TableOption(Struct, frozen=True):
    """A choice that the lobby offers for a game. The texts have `option-KEY` and
    `option-KEY-CHOICE` for each."""

    key: str
    choices: tuple[str, ...]
    default: str


POSTS: Final = TableOption("posts", ("fitting", "turn", "round"), "fitting")
"""How often the thread gets a post, for games with many turns: at each milestone, or at those that
end a round (`Rules.ends_round`). "fitting": once a round if three or more play, computer players
included."""


class Source(Struct, frozen=True):
    """One line of the final score: where points came from, with a number for each seat."""

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
    lowest: bool = False
    """Whether the fewest points win."""

    @classmethod
    def ranked(
        cls, sources: tuple[Source, ...], *, lowest: bool = False, **ties: Sequence[int]
    ) -> Standing:
        """Whoever has most points is first, or fewest (`lowest`); among equal ones whoever has more
        of what breaks a tie, by seat and by its key; those with the same of all share a place."""
        points = tuple([sum(line) for line in zip(*(s.points for s in sources), strict=True)])
        ranks = list(zip([-n for n in points] if lowest else points, *ties.values(), strict=True))
        places = tuple([1 + sum([other > rank for other in ranks]) for rank in ranks])
        first, second = sorted(ranks, reverse=True)[:2]
        decided = zip(("points", *ties), first, second, strict=True)
        why = next((key for key, best, next_best in decided if best != next_best), "shared")
        return cls(places, points, sources, why, lowest)

    @property
    def order(self) -> list[int]:
        """The seats in the order of their places."""
        return sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat))

    @property
    def winners(self) -> list[int]:
        """The seats that share the first place, mostly one."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


class View(Struct, kw_only=True):
    """All that one seat may know. Each game's View extends this one."""

    seat: int | None
    """None: a spectator. EVERYONE: the open view after the end."""
    seats: int
    questions: tuple[Question, ...]
    """What this seat is asked now; empty for EVERYONE and for spectators."""
    awaited: tuple[tuple[int, str], ...]
    """(seat, kind) of each open question: public."""
    standing: Standing | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of seat {self.seat}>"


class State(Struct, kw_only=True):
    """A whole position, secrets included. Each game's State extends this one.

    It is plain data that is copied and stored as it is: no sets, and the order of dicts never
    matters.
    """

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class Rules(ABC):
    """The rules of one game. Stateless: one object per game, which extends this.

    Every game must write the abstract methods. Everything else is optional and has a default
    here.
    """

    key: str
    """The name of its folder."""
    seats: range
    options: tuple[TableOption, ...] = ()
    version: int = 1
    """Goes up whenever stored states or the meaning of stored answers change."""
    state_type: type[State]
    view_type: type[View]
    same_form: tuple[int, ...] = ()
    """Older versions that differ only in their rules: their positions are stored in the same form,
    and a question that is open is answered as it was asked."""

    @abstractmethod
    def start(self, seats: int, options: dict[str, str], chance: Chance) -> Any:
        """A new position. `options` has a choice for every key of `self.options`."""

    @abstractmethod
    def questions(self, state: Any) -> tuple[Question, ...]:
        """All that is open, by seat. Empty only when the game is over."""

    @abstractmethod
    def answer(self, state: Any, question: Question, picks: Picks, chance: Chance) -> list[Event]:
        """Apply an answer to `state`.

        Raises:
            IllegalAnswer: the question is not open, or the picks do not answer it. `state` is
                untouched then.
        """

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> Any:
        """What `seat` may know (None: a spectator).

        Raises:
            NotYet: `seat` is EVERYONE and the game is not over.
        """

    @abstractmethod
    def determinize(self, view: Any, chance: Chance) -> Any:
        """A full position that fits the view: `view(determinize(v), v.seat) == v`."""

    @abstractmethod
    def default_answer(self, view: Any, question: Question) -> Picks:
        """The safe, legal answer for somebody who is absent."""

    @abstractmethod
    def standing(self, state: Any) -> Standing | None:
        """Final places, points by source, and why. None until the end."""

    def upgrade(self, stored: dict[str, Any], from_version: int) -> Any:
        """A position from the JSON that an older version stored. A game in its first version has no
        older one.

        Raises:
            ValueError: there is no such version.
        """
        if from_version not in (*self.same_form, self.version):
            raise ValueError(f"no version {from_version}")
        return msgspec.convert(stored, self.state_type, str_keys=True)

    # Who comes next, in games in which seats take turns

    def next_seats(self, view: Any) -> tuple[int, ...]:
        """The seats that are asked after those that are asked now, in this order, from a
        spectator's view. Only as many as everybody can tell whatever the answer is; empty if the
        answer decides."""
        return ()

    # A post a round, in games whose `options` have `POSTS`

    def ends_round(self, event: Event, seats: int) -> bool:
        """Whether everybody has had a turn when this milestone happens. It is neither the first nor
        the last one."""
        return True

    # Being out, in games in which some play on without others

    def is_out(self, view: Any) -> bool:
        """Whether the view's seat is out while others play on: it is never asked again."""
        return False

    # Planning ahead, in games in which one waits for one's turn

    def foreseen(self, view: Any) -> tuple[UpcomingQuestion, ...]:
        """Questions that may come to the view's seat, in the order in which they may come, each of
        them once, from the view alone; not what hangs on its answers before. No two of them meet
        the same question. Nothing for spectators, for open questions, and after the end."""
        return ()

    # Ready answers, for questions that take many picks at once

    def ready(self, view: Any, question: Question) -> tuple[Ready, ...]:
        """Ready answers to this question, at most 15. Nothing if it is not a question with ready
        answers, which its kind alone decides. Such a question is never foreseen, and it is answered
        with a ready answer, with one that the person has saved, or in writing (`Wording.read` in
        `engine.kit.showing`), never by picking its options one by one."""
        return ()

    # Standing orders, in games with frequent questions. Their views are plain data, as states are.

    orders: tuple[Order, ...] = ()
    """What may be ordered at any time, at most 20. The first choice of each is "ask". Orders answer
    a few seconds after the question, and so do plans in such a game: nobody can tell what it
    was."""

    def ordered(self, view: Any, question: Question, orders: dict[str, str]) -> Picks | None:
        """The answer that these orders give, from the view alone; None: the person is asked.
        `orders` has a choice for every key of `self.orders`."""
        return None

    # For those who do not know the game well

    def warning(self, view: Any, question: Question) -> Warning | None:
        """What to warn of before this question is answered, at most one thing, from the view of the
        seat that is asked. Nothing if all answers are equally good to somebody who knows the
        rules."""
        return None

    # Computer players, in games in which random answers lead nowhere

    rollouts: int = 120
    """How many imagined games take about 0.15 s of a processor; fewer if more play no better. Each
    level plays a multiple of it."""
    rollout_depth: int | None = None
    """After how many answers an imagined game stops. None: it is played to its end."""

    def rollout_ends(self, state: Any, answers: int) -> bool:
        """Whether an imagined game stops after so many answers and is judged as it stands."""
        return self.rollout_depth is not None and answers >= self.rollout_depth

    def rollout_policy(self, state: Any, question: Question, chance: Chance) -> Picks:
        """How a sensible player would answer in an imagined position: a legal answer, quickly. It
        looks only at what the seat that is asked may know."""
        return question.sample(chance)

    @property
    def has_rollout_policy(self) -> bool:
        """Whether the game knows better than luck what a sensible player would answer."""
        return type(self).rollout_policy is not Rules.rollout_policy

    def candidates(self, view: Any, question: Question) -> Sequence[Picks]:
        """Those worth thinking about, the best first. Nothing: all, or the usual ones of many."""
        return ()

    def evaluate(self, state: Any) -> tuple[float, ...]:
        """What a position that is not over promises to each seat: 0 (lost) to 1 (won)."""
        if self.judgement is None:
            return (0.5,) * MOST_SEATS  # nobody can tell
        return self.judgement.worths(self.features(state))

    def forecast(self, state: Any, seat: int) -> tuple[float, float | None] | None:
        """In a position that is not over, the seat's chance to win (0 to 1) and the points that it
        can expect at the end. None: nobody can tell."""
        if self.judgement is None:
            return None
        return self.judgement.forecast(self.features(state), seat)

    def evaluate_without(self, state: Any) -> Sequence[tuple[float, ...]]:
        """What such a position would promise if one group of features did not count: for each
        group of `without`."""
        found = self.features(state)
        return [judgement.worths(found) for judgement in self.without.values()]

    judgement: Judgement | None = None
    """What was learned about how positions end."""
    without: Mapping[str, Judgement] = MappingProxyType({})
    """For each group of features, by a plain key, what was learned without it
    (`Judgement.without`). The first group is what the end of a game is counted by."""
    compares_all: bool = False
    """Whether what was learned can tell all answers apart, and not only the usual ones. Then
    computer players compare all answers if they are few."""

    def features(self, state: Any) -> Sequence[Features]:
        """What a position is judged by: for each seat, the numbers that `judgement` names."""
        return ()


def parts(
    modules: Iterable[ModuleType], functions: Iterable[str], constants: Iterable[str]
) -> dict[str, Any]:
    """What a game's modules have by these names: functions as they are called, constants in
    capitals."""
    named = {name: name for name in functions if not name.startswith("_")}
    named |= {name.upper(): name for name in constants}
    found = ((own, value) for module in modules for own, value in vars(module).items())
    return {named[own]: value for own, value in found if own in named}


Game = Rules
"""The name for code that plays a game; `Rules` is for code that writes one."""
