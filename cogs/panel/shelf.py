"""How a question is shown that is answered as a whole: with an answer that is ready made, one that
the person saved, or one that they write. Its options are too many to be picked one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from msgspec import Struct

from cogs.frame import ids
from cogs.frame.ids import Clear, Confirm, Menu
from cogs.frame.localized import Localized, LocalizedPanel
from cogs.frame.parts import MOST_OPTIONS, Press, button, choice, menu
from cogs.frame.speech import safe
from cogs.panel.controls import in_short, named_of
from db.people.saved import SavedAnswer, Wrote
from engine.kit.contract import Picks, Question, Ready
from engine.kit.showing import Label
from engine.kit.words.phrasing import cut
from engine.table.answers.queries import Keeps
from engine.table.answers.words import read
from engine.table.service import OpenQuestion
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_WRONG: Final = 6
"""So many sentences of what is wrong are shown; mending these shows the others."""
MOST_QUOTED: Final = 200
MOST_SENTENCE: Final = 200
READY, SAVED = "r.", "s."
"""What the menu's values begin with."""


class Shelf(Struct, frozen=True):
    """What a person may choose from in answer to one question."""

    ready: tuple[Ready, ...]
    labels: tuple[Label, ...]
    """Of the ready ones."""
    saved: tuple[SavedAnswer, ...]
    texts: tuple[str, ...]
    """Of the saved ones."""
    wrote: Wrote | None
    """What they wrote last, here or elsewhere."""
    wrong: tuple[str, ...]
    """What is wrong with it, while it is to be corrected here."""

    def __repr__(self) -> str:
        return "<Shelf>"


def shelf_of(bot: Bot, local: LocalizedPanel, asked: OpenQuestion) -> Shelf | None:
    """What there is for a question; None: its options are to be picked."""
    game, question = bot.service.game(local.table), asked.question
    ready = game.ready(local.view, question)
    if not ready:
        return None
    labels = [local.speak.ready(local.view, question, r.key, local.words) for r in ready]
    keeps = local.facts.keeps.get(question.kind, Keeps())
    wrote = keeps.wrote
    wrong: tuple[str, ...] = ()
    if wrote is not None and (wrote.table, wrote.ticket) == (local.table.id, asked.ticket):
        wrong = read(game, local.view, question, wrote.text, local.locale).wrong
    return Shelf(
        ready=ready,
        labels=tuple(bot.emoji_set.labels(game.key, labels)),
        saved=keeps.saved,
        texts=tuple(text_of(local, asked, one.picks) for one in keeps.saved),
        wrote=wrote,
        wrong=wrong,
    )


def text_of(local: Localized, asked: OpenQuestion, picks: Picks) -> str:
    """An answer as text, as far as the question has its picks."""
    known = tuple(pick for pick in picks if pick in asked.question.options)
    return local.speak.written(local.view, asked.question, known, local.words)


def chosen_of(asked: OpenQuestion) -> Picks:
    """What is chosen at the moment, or laid down."""
    return asked.draft or asked.given or ()


def shelf_lines(shelf: Shelf, asked: OpenQuestion, locale: str) -> list[str]:
    """What to do, or what is wrong with what was written."""
    say = own_words(locale)
    if not shelf.wrong or shelf.wrote is None:
        return [say("ready-how")] if not asked.draft and asked.given is None else []
    text = safe(cut(" ".join(shelf.wrote.text.split()), MOST_QUOTED), MOST_QUOTED)
    lines = [say("ready-wrote", text=text), *_wrong_lines(shelf)]
    more = len(shelf.wrong) - MOST_WRONG
    return [*lines, say("ready-wrong-more", count=more)] if more > 0 else lines


def _wrong_lines(shelf: Shelf) -> list[str]:
    """They repeat what the person wrote, which has no effect on them."""
    return [
        f"❗ {safe(cut(wrong, MOST_SENTENCE), MOST_SENTENCE)}" for wrong in shelf.wrong[:MOST_WRONG]
    ]


def shelf_rows(
    shelf: Shelf, table: int, asked: OpenQuestion, ask: str, locale: str
) -> list[list[Press]]:
    """The menu of answers, and what may be done with the one that is chosen. `ask`: the question
    in words."""
    lines = [[_menu(shelf, table, asked, ask, locale)]]
    say = own_words(locale)
    named = named_of(table, asked.ticket)

    def ready(what: str) -> str:
        return ids.READY.id(table=table, ticket=asked.ticket, what=what)

    buttons = [_confirm(table, asked, locale)]
    if shelf.wrong:
        fix = button(ready("fix"), say("button-correct"), emoji="✍️", style=_FIRST)
        buttons = [*buttons, fix] if asked.given is not None else [fix, *buttons]
    elif chosen_of(asked):
        if asked.draft:
            buttons.append(button(named(Clear()), say("clear")))
        buttons.append(button(ready("change"), say("button-change"), emoji="✍️"))
        if _saved_now(shelf, asked) is None:
            buttons.append(button(ready("save"), say("button-save"), emoji="💾"))
    else:
        buttons.append(button(ready("write"), say("button-write"), emoji="✍️"))
    gone = _saved_now(shelf, asked)
    if gone is not None:
        label = say("button-delete-saved", name=gone.name)
        thrown = ids.SAVED.id(table=table, ticket=asked.ticket, kept=gone.id)
        buttons.append(button(thrown, label, emoji="🗑️"))
    return [*lines, buttons]


_FIRST = discord.ButtonStyle.primary


def _confirm(table: int, asked: OpenQuestion, locale: str) -> Press:
    ready = asked.question.accepts(asked.draft) is None and asked.draft != asked.given
    return button(
        named_of(table, asked.ticket)(Confirm()),
        own_words(locale)("confirm"),
        style=discord.ButtonStyle.success,
        disabled=not ready,
    )


def same(question: Question, one: Picks, other: Picks) -> bool:
    """Whether two answers to it mean the same."""
    return one == other if question.ordered else sorted(one) == sorted(other)


def _saved_now(shelf: Shelf, asked: OpenQuestion) -> SavedAnswer | None:
    """The saved answer that is chosen, or that is being corrected."""
    for saved, text in zip(shelf.saved, shelf.texts, strict=True):
        if shelf.wrong:
            if shelf.wrote is not None and text == shelf.wrote.text:
                return saved
        elif same(asked.question, saved.picks, chosen_of(asked)):
            return saved
    return None


def _menu(shelf: Shelf, table: int, asked: OpenQuestion, ask: str, locale: str) -> Press:
    say, question = own_words(locale), asked.question
    picked = () if shelf.wrong else chosen_of(asked)
    options = [
        choice(
            f"{SAVED}{saved.id}",
            saved.name,
            detail=text if question.accepts(saved.picks) is None else say("saved-unfit"),
            emoji="💾",
            chosen=same(question, saved.picks, picked),
        )
        for saved, text in zip(shelf.saved, shelf.texts, strict=True)
    ]
    options += [
        choice(
            f"{READY}{ready.key}",
            label.text,
            detail=label.detail,
            emoji=label.emoji,
            chosen=same(question, ready.picks, picked),
        )
        for ready, label in zip(shelf.ready, shelf.labels, strict=True)
    ]
    marked = [option for option in options if option.default]
    for option in marked[1:]:
        option.default = False  # Discord takes one at most.
    shelf_menu = named_of(table, asked.ticket)(Menu(0))
    return menu(shelf_menu, options[:MOST_OPTIONS], placeholder=in_short(ask))
