"""A table in words for somebody: the game's words, the bot's own, and the names, in one language.

    local = Localized(sight, "pt-BR")
    local.speak.phase(sight.view, local.words)
    local.say("waiting-for", who=local.mention(2), …)

`local.speak` is the game's wording, `local.say` the bot's own words.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from cogs.frame.speech import game_words, mention, plain_names, seat_name, text_names
from engine.games import all_games, scenes, wording
from engine.kit.contract import Event, Game, Picks, Question
from engine.kit.showing import Label, Say, Scenes, Wording
from engine.table.answers.queries import PanelFacts
from engine.table.answers.words import event_text
from engine.table.service import OpenQuestion, Table, TableView
from texts import own_words


class LocalizedTable:
    """For what everybody knows about a table."""

    def __init__(self, table: Table, locale: str) -> None:
        self.table = table
        self.locale = locale

    @property
    def say(self) -> Say:
        """The bot's own words."""
        return own_words(self.locale)

    @property
    def words(self) -> Say:
        """The game's words."""
        return game_words(self.table.game, self.locale)

    @property
    def game(self) -> Game:
        """The game's rules."""
        return all_games()[self.table.game]

    @property
    def speak(self) -> Wording:
        """How the game puts views into words."""
        return wording(self.table.game)

    @property
    def scenes(self) -> Scenes:
        """How it puts them into pictures."""
        return scenes(self.table.game)

    @cached_property
    def names(self) -> list[str]:
        """The seats' names for messages: bold, and without effect on them."""
        return text_names(self.table, self.locale)

    @cached_property
    def plain(self) -> list[str]:
        """The seats' names for pictures, without markdown."""
        return plain_names(self.table, self.locale)

    def name(self, seat: int) -> str:
        """What the holder of a seat is called, as plain text."""
        return seat_name(self.table, seat, self.locale)

    def mention(self, seat: int) -> str:
        """The person of a seat as a mention (shown, not pinged), a computer player by name."""
        return mention(self.table, seat, self.locale)

    def event(self, event: Event) -> str:
        """One event, in markdown. Empty if another line says it."""
        return event_text(self.table.game, event, self.locale, self.names)


class Localized(LocalizedTable):
    """For what one person, or the public, sees of it."""

    def __init__(self, sight: TableView, locale: str) -> None:
        super().__init__(sight.table, locale)
        self.sight = sight
        self._labels: dict[Question, list[Label]] = {}

    @property
    def view(self) -> Any:
        """The game's view for the person who looks."""
        return self.sight.view

    def labels(self, question: Question) -> list[Label]:
        """A question's options as this person reads them, in order. They are put into words once:
        a large question has a hundred."""
        if question not in self._labels:
            made = self.speak.labels(self.view, question, self.words, self.plain)
            self._labels[question] = made
        return self._labels[question]


class LocalizedPanel(Localized):
    """For everything that a private panel shows its person."""

    def __init__(self, facts: PanelFacts, locale: str) -> None:
        super().__init__(facts.table_view, locale)
        self.facts = facts


def picks_text(local: Localized, question: Question, picks: Picks) -> str:
    """An answer repeated in words."""
    if not picks:
        return local.speak.nothing(question.kind, local.words) or local.say("picked-none")
    return local.speak.picks(local.view, question, picks, local.words, local.names)


# What somebody is asked there


def is_lent(sight: TableView) -> bool:
    """Whether a computer player sits in for whoever looks."""
    return sight.seat is not None and bool(sight.table.seats[sight.seat].stand_in)


def asked_now(sight: TableView) -> OpenQuestion | None:
    """The question for the seat: the first one without an answer, otherwise a sealed one whose
    picks may still be changed."""
    if is_lent(sight):
        return None
    unanswered = [asked for asked in sight.open if asked.given is None]
    return next(iter(unanswered or sight.open), None)


def is_awaited(sight: TableView) -> bool:
    """Whether the table waits for this seat."""
    return not is_lent(sight) and any(asked.given is None for asked in sight.open)


def is_prompted(sight: TableView, *, in_public: bool = False) -> bool:
    """Whether the table waits for this seat's person, and not for an answer that is given for them
    in a moment. `in_public`: by what others may know. To them a late answer of an order must look
    like a person's."""
    soon = {soon.ticket for soon in sight.soon if not (in_public and soon.delays > 1)}
    return is_awaited(sight) and any(
        asked.given is None and asked.ticket not in soon for asked in sight.open
    )
