"""Languages and names, and a table in words for somebody: the game's words, the bot's own, and the
names, in one language.

    local = Localized(view, "pt-BR")
    local.speak.phase(view.view, local.words)
    local.say("waiting-for", who=local.mention(2), …)

Discord accepts nearly every character in a display name, up to 32 of them. A name is made plain
once when it comes in (`called`), and again when it is shown, because older names were stored as
they came.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property, lru_cache
from typing import Final

import discord

from cogs.frame import Interaction
from db.tables.tables import Pace
from engine.games import all_games, scenes, wording
from engine.games import game_words as game_words
from engine.kit.contract import Event, Game, Picks, Question
from engine.kit.showing import Label, Say, Scenes, Wording
from engine.kit.words import listed
from engine.table.answers.queries import PanelFacts, event_text
from engine.table.record.pace import parts_of
from engine.table.service import OpenQuestion, Table, TableView
from texts import LOCALES, nearest, own_words

# Names of people, as text that does nothing: no markup, no invisible or turned text, one line


MOST_NAME: Final = 32  # of a display name and of a nickname (Discord's `resources/user`)
REMEMBERED: Final = 4096  # names are shown again and again: a press takes dozens of them
MOST_MARKS: Final = 3
"""How many signs may be on one letter. Burmese and Hebrew need three; nobody needs a tower of
them."""

_JOINERS: Final = "\u200c\u200d"
"""They make letters in Persian and Hindi, and one emoji of several. Elsewhere they do nothing."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Letters and marks that show nothing (Unicode's Default_Ignorable_Code_Point and the blank of
Braille). Those that choose an emoji's looks are not among them."""

_ISOLATED: Final = ("\u2068", "\u2069")
"""First strong isolate, pop: what is between them turns nothing around it (Unicode's UAX 9)."""

_MARKUP: Final = re.compile(
    r"[\\*_~|`<\[]"
    r"|^(?:[#>+-]|\d+(?=\.))"  # what a line begins with
    r"|:(?=//)|(?<=\.[a-z]{2})/|(?<=\.[a-z]{3})/",  # links, and invitations without any
    re.IGNORECASE,
)


def called(user: discord.abc.User) -> str:
    """A person's display name, or their account's if nothing of that can be seen."""
    return plain(user.display_name) or plain(user.name) or str(user.id)


@lru_cache(REMEMBERED)
def plain(name: str, most: int = MOST_NAME) -> str:
    r"""A name without anything that is invisible, breaks the line or runs the other way.

    >>> plain("  Ana\n\u202eERROR\u200b "), plain("\u3164\u200d"), plain("zoe\u0308" * 2)
    ('Ana ERROR', '', 'zoëzoë')
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        if kind[0] == "Z" or sign.isspace():
            while kept and kept[-1] in _JOINERS:
                kept.pop()
            sign = " "
        elif sign in _JOINERS:
            kind = "joins"
        elif sign in _BLANK or (kind[0] == "C" and kind != "Cn"):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        stands_alone = not kept or kept[-1] in f" {_JOINERS}"
        if marks > MOST_MARKS or (stands_alone and (marks or sign in f" {_JOINERS}")):
            continue
        kept.append(sign)
    text = unicodedata.normalize("NFC", "".join(kept))
    return text[:most].rstrip(f" {_JOINERS}")


@lru_cache(REMEMBERED)
def safe(name: str, most: int = MOST_NAME) -> str:
    r"""The same for a message: it pings nobody, formats nothing, and is no link, time or command.

    A backslash takes away the meaning of any sign. But Discord looks for pings before that.

    >>> safe("<t:0:R> _x_ @everyone")
    '\\<t:0:R> \\_x\\_ @\u200beveryone'
    """
    plainly = plain(name, most)
    escaped = _MARKUP.sub(lambda at: f"{at[0]}\\" if at[0].isdigit() else f"\\{at[0]}", plainly)
    text = discord.utils.escape_mentions(escaped)
    if any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in text):
        return text.join(_ISOLATED)
    return text


def languages() -> dict[str, str]:
    """What each one is called by those who speak it."""
    return {code: own_words(code)("language-name") for code in LOCALES}


# Seats and tables by name


def game_title(game: str, locale: str) -> str:
    return wording(game).title(game_words(game, locale))


def guild_locale(interaction: Interaction) -> str:
    """The server's language, for public posts, else English."""
    return (interaction.guild_locale and nearest(interaction.guild_locale.value)) or LOCALES[0]


def seat_name(table: Table, seat: int, locale: str) -> str:
    """What the holder of a seat is called, as plain text. Computer players are numbered in the
    order of their seats, unless they play on for somebody who left."""
    sitting = table.seats[seat]
    if sitting.name:
        return plain(sitting.name) or own_words(locale)("vote-somebody")
    if sitting.left:
        return own_words(locale)("someone-left")
    unnamed = [s for s in table.seats[: seat + 1] if not s.name and not s.left]
    number = sum(other.computer for other in unnamed)
    return own_words(locale)("computer-name", number=number)


def names_of(table: Table, locale: str) -> str:
    """Who has the seat, for a menu's entry, which has no markdown."""
    return ", ".join(seat_name(table, seat.number, locale) for seat in table.seats if seat.name)


def plain_names(table: Table, locale: str) -> list[str]:
    """The seats' names for pictures, without markdown."""
    return [seat_name(table, seat.number, locale) for seat in table.seats]


def text_names(table: Table, locale: str) -> list[str]:
    """The seats' names for messages: bold, and without effect on them."""
    return [f"**{safe(name)}**" for name in plain_names(table, locale)]


def how_many(least: int, most: int) -> str:
    """How the key of a text ends that says how many to choose."""
    return "exactly" if least == most else "between" if least else "up-to"


def titled(table: Table, names: list[str]) -> str:
    return f"{game_title(table.game, table.locale)} · {', '.join(names)}"


def table_name(table: Table) -> str:
    """By its game and its people, inside of a message."""
    return titled(table, [safe(name) for name in plain_names(table, table.locale)])


# Durations and paces


def duration(seconds: int, say: Say) -> str:
    return listed([say(f"duration-{unit}", count=count) for unit, count in parts_of(seconds)], say)


def pace_name(pace: Pace, say: Say) -> str:
    if pace.patience is None:
        return say("pace-none")
    return say(f"pace-{pace.key}", time=duration(pace.patience, say))


def pace_text(pace: Pace, say: Say) -> str:
    if pace.patience is None:
        return pace_name(pace, say)
    return say("pace-then", pace=pace_name(pace, say), end=say(f"pace-end-{pace.at_end}"))


def vacation_text(pace: Pace, say: Say) -> str:
    if not pace.allowance:
        return say("pace-vacation-none")
    return say("pace-vacation", time=duration(pace.allowance, say))


# A table in words


class LocalizedTable:
    """What everybody knows."""

    def __init__(self, table: Table, locale: str) -> None:
        self.table, self.locale = table, locale
        self.game: Game = all_games()[table.game]
        self.speak: Wording = wording(table.game)
        self.scenes: Scenes = scenes(table.game)
        self.words = game_words(table.game, locale)  # the game's own, as `say` has the bot's
        self.say: Say = own_words(locale)

    @cached_property
    def names(self) -> list[str]:
        return text_names(self.table, self.locale)

    @cached_property
    def plain(self) -> list[str]:
        return plain_names(self.table, self.locale)

    def name(self, seat: int) -> str:
        return seat_name(self.table, seat, self.locale)

    def mention(self, seat: int) -> str:
        """A mention (shown, not pinged), a computer player by name."""
        sitting = self.table.seats[seat]
        if sitting.person is not None and not sitting.computer:
            return f"<@{sitting.person}>"
        return self.names[seat]

    def event(self, event: Event) -> str:
        """One event, in markdown. Empty if another line says it."""
        return event_text(self.table.game, event, self.locale, self.names)


class Localized(LocalizedTable):
    """As one person, or the public, sees it."""

    def __init__(self, sight: TableView, locale: str) -> None:
        super().__init__(sight.table, locale)
        self.sight = sight
        self.view = sight.view
        self._labels: dict[Question, list[Label]] = {}

    def labels(self, question: Question) -> list[Label]:
        """A question's options, in order. They are put into words once: some have a hundred."""
        if question not in self._labels:
            made = self.speak.labels(self.view, question, self.words, self.plain)
            self._labels[question] = made
        return self._labels[question]

    def counted(self, kind: str, n: int) -> str:
        """So many options of such a question: "6 towns"."""
        key = f"counted-{kind}"
        return self.words(key, n=n) if self.words.has(key) else self.say("counted", n=n)


class LocalizedPanel(Localized):
    def __init__(self, facts: PanelFacts, locale: str) -> None:
        super().__init__(facts.table_view, locale)
        self.facts = facts


def picks_text(local: Localized, question: Question, picks: Picks) -> str:
    if not picks:
        return local.speak.nothing(question.kind, local.words) or local.say("picked-none")
    return local.speak.picks(local.view, question, picks, local.words, local.names)


# What somebody is asked there


def is_lent(sight: TableView) -> bool:
    """Whether a computer player sits in for whoever looks."""
    return sight.seat is not None and bool(sight.table.seats[sight.seat].stand_in)


def asked_now(sight: TableView) -> OpenQuestion | None:
    """The first question without an answer, else a sealed one that may still be changed."""
    every = () if is_lent(sight) else sight.open
    return next((asked for asked in every if asked.given is None), next(iter(every), None))


def is_awaited(sight: TableView) -> bool:
    return not is_lent(sight) and any(asked.given is None for asked in sight.open)


def is_prompted(sight: TableView, *, in_public: bool = False) -> bool:
    """Whether the table waits for this seat's person, and not for an answer that is given for them
    in a moment. `in_public`: by what others may know. To them a late answer of an order must look
    like a person's."""
    soon = {soon.ticket for soon in sight.soon if not (in_public and soon.delays > 1)}
    every = () if is_lent(sight) else sight.open
    return any(asked.given is None and asked.ticket not in soon for asked in every)
