"""What a seat is asked, and what answers it.

Everything here is in `engine.kit.contract` too, from which others import it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.kit.chance import Chance

Picks = tuple[str, ...]

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
        """Legal picks, at random. With `limits` it draws each limit's share first. It rarely draws
        resigning: otherwise no random game would get far."""
        options = self.options
        if self.least == self.most == 1 and not self.limits:
            pick = chance.choice(options)
            while pick == RESIGN and chance.random() < 0.9:
                pick = chance.choice(options)
            return (pick,)
        if not self.limits:
            count = self.least + chance.below(min(self.most, len(options)) - self.least + 1)
            return tuple(chance.sample(options, count))
        return self._sample_within_limits(chance)

    def _sample_within_limits(self, chance: Chance) -> Picks:
        """Draws, and where overlapping limits make that miss too often, searches."""
        for _ in range(20):
            picks = self._draw(chance)
            if picks is not None:
                return picks
        order = chance.sample(self.options, len(self.options))
        return self._search(order, 0, ()) or ()

    def _draw(self, chance: Chance) -> Picks | None:
        """What each limit lacks, then whatever fits, up to a number that is drawn first. If nothing
        more is wanted, the luck of choosing it is passed over. None: this is not a legal answer."""
        options, limits = self.options, self.limits
        wanted = self.least + chance.below(min(self.most, len(options)) - self.least + 1)
        room = [limit.most for limit in limits]
        taken: list[str] = []
        is_legal = True
        for number, limit in enumerate(limits):
            inside = limit.most - room[number]
            if limit.least <= inside:
                chance.pass_over(len(limit.options) - inside)
                continue
            free = [option for option in limit.options if option not in taken]
            is_legal = is_legal and len(free) >= limit.least - inside
            for option in chance.sample(free, limit.least - inside):
                taken.append(option)
                self._count(option, room)
        if len(taken) >= wanted or min(room) < 0:
            is_legal = is_legal and len(taken) <= self.most and min(room) >= 0
            chance.pass_over(len(options))
        else:
            self._fill(taken, room, wanted, chance)
        chance.shuffle(taken)
        return tuple(taken) if is_legal and len(taken) >= self.least else None

    def _count(self, option: str, room: list[int]) -> None:
        """Each limit that counts an option has room for one less."""
        for number, limit in enumerate(self.limits):
            if option in limit.options:
                room[number] -= 1

    def _fill(self, taken: list[str], room: list[int], wanted: int, chance: Chance) -> None:
        """Take more options, in random order, as far as all limits have room for them."""
        full = [limit.options for limit, left in zip(self.limits, room, strict=True) if not left]
        closed = set(taken).union(*full)
        for option in chance.sample(self.options, len(self.options)):
            if option in closed:
                continue
            taken.append(option)
            if len(taken) >= wanted:
                break
            self._count(option, room)
            closed.add(option)
            for limit, left in zip(self.limits, room, strict=True):
                if not left:
                    closed.update(limit.options)

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
    """How good it is compared to the others: computer players take better ones more often."""
