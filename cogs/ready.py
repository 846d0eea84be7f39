"""Questions that are answered as a whole: with an answer that is ready made, one that the person
saved, or one that they write. Their options are too many to be picked one by one.

Such a question has a menu of whole answers (it goes by the question's own id, see
`cogs.answering`), buttons below it, and forms in which an answer is written or named. The
form to write in begins with what was written last, or an example; *Change*, with the answer that is
chosen.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from cogs.controls import chosen_of, named_of, picks_from_text
from cogs.frame import Bot, components
from cogs.frame.commands import extension
from cogs.frame.components import MOST_OPTIONS, Clear, Confirm, Menu, Press, choice, field, menu
from cogs.frame.context import Context, Panel
from cogs.frame.routes import button, form
from cogs.frame.words import Localized, LocalizedPanel, plain, safe
from db.people import saved
from db.people.saved import Wrote
from engine.kit.contract import Picks, Question
from engine.kit.showing import Say
from engine.kit.words.phrasing import cut
from engine.table.answers.queries import Keeps
from engine.table.answers.words import read
from engine.table.commands import playing
from engine.table.service import OpenQuestion, Refused

MOST_WRONG: Final = 6
"""So many sentences of what is wrong are shown; mending these shows the others."""
MOST_QUOTED: Final = 200
MOST_SENTENCE: Final = 200
MOST_TEXT: Final = 2000
MOST_NAME: Final = 40
READY, SAVED = "r.", "s."
"""What the menu's values begin with."""


class Whole(Struct, frozen=True):
    """A ready answer, which has a `key`, or one that the person saved, which has a number."""

    name: str
    detail: str
    emoji: str
    picks: Picks
    key: str | None = None
    saved: int | None = None
    text: str = ""
    """A saved one as text."""

    @property
    def value(self) -> str:
        """In the menu."""
        return f"{READY}{self.key}" if self.saved is None else f"{SAVED}{self.saved}"


class ReadyAnswers(Struct, frozen=True):
    """What a person may choose from in answer to a question."""

    every: tuple[Whole, ...]
    wrote: Wrote | None = None
    """What they wrote last, here or elsewhere."""
    wrong: tuple[str, ...] = ()
    """What is wrong with it, while it is to be corrected here."""

    def __repr__(self) -> str:
        return "<ReadyAnswers>"


def is_whole(local: Localized, question: Question) -> bool:
    return bool(local.game.ready(local.view, question))


def ready_of(bot: Bot, local: LocalizedPanel, asked: OpenQuestion) -> ReadyAnswers | None:
    """What there is for a question; None: its options are to be picked."""
    game, question = local.game, asked.question
    ready = game.ready(local.view, question)
    if not ready:
        return None
    keeps = local.facts.keeps.get(question.kind, Keeps())
    every = []
    for kept in keeps.saved:
        text, fits = text_of(local, asked, kept.picks), question.accepts(kept.picks) is None
        detail = text if fits else local.say("saved-unfit")
        every.append(Whole(kept.name, detail, "💾", kept.picks, saved=kept.id, text=text))
    named = [(r, local.speak.ready(local.view, question, r.key, local.words)) for r in ready]
    # What is good for a first game comes first.
    named.sort(key=lambda one: one[1].weight != "strong")
    labels = bot.emoji_set.labels(game.key, [label for _, label in named])
    for (made, _), label in zip(named, labels, strict=True):
        every.append(Whole(label.text, label.detail, label.emoji, made.picks, key=made.key))
    wrote, wrong = keeps.wrote, tuple[str, ...]()
    if wrote is not None and (wrote.table, wrote.ticket) == (local.table.id, asked.ticket):
        wrong = read(game, local.view, question, wrote.text, local.locale).wrong
    return ReadyAnswers(tuple(every), wrote, wrong)


def text_of(local: Localized, asked: OpenQuestion, picks: Picks) -> str:
    """As far as the question has its picks."""
    known = tuple(pick for pick in picks if pick in asked.question.options)
    return local.speak.written(local.view, asked.question, known, local.words)


def same(question: Question, one: Picks, other: Picks) -> bool:
    return one == other if question.ordered else sorted(one) == sorted(other)


# How it looks


def ready_lines(answers: ReadyAnswers, asked: OpenQuestion, say: Say) -> list[str]:
    """What to do, or what is wrong with what was written. The latter repeats what the person wrote,
    which has no effect on them."""
    if not answers.wrong or answers.wrote is None:
        return [say("ready-how")] if not asked.draft and asked.given is None else []
    text = safe(cut(" ".join(answers.wrote.text.split()), MOST_QUOTED), MOST_QUOTED)
    wrong = [safe(cut(one, MOST_SENTENCE), MOST_SENTENCE) for one in answers.wrong[:MOST_WRONG]]
    lines = [say("ready-wrote", text=text), *(f"❗ {one}" for one in wrong)]
    more = len(answers.wrong) - MOST_WRONG
    return [*lines, say("ready-wrong-more", count=more)] if more > 0 else lines


def ready_rows(
    answers: ReadyAnswers, table: int, asked: OpenQuestion, say: Say
) -> list[list[Press]]:
    named = named_of(table, asked.ticket)
    about: Any = {"table": table, "ticket": asked.ticket}
    is_new = asked.question.accepts(asked.draft) is None and asked.draft != asked.given
    style = discord.ButtonStyle.success
    confirm = components.button(named(Confirm()), say("confirm"), style=style, disabled=not is_new)
    buttons, kept = [confirm], _saved_now(answers, asked)
    if answers.wrong:
        correct = fix.button(say, style=discord.ButtonStyle.primary, **about)
        buttons = [confirm, correct] if asked.given is not None else [correct, confirm]
    elif chosen_of(asked):
        if asked.draft:
            buttons.append(components.button(named(Clear()), say("clear")))
        buttons.append(change.button(say, **about))
        if kept is None:
            buttons.append(name_it.button(say, **about))
    else:
        buttons.append(write.button(say, **about))
    if kept is not None:
        label = say("button-delete-saved", name=kept.name)
        buttons.append(throw_away.button(say, label=label, kept=kept.saved, **about))
    every = answers.every[:MOST_OPTIONS]
    # Discord takes one that is chosen at most.
    marked = next((one for one in every if not answers.wrong and _is_chosen(one, asked)), None)
    options = [
        choice(one.value, one.name, detail=one.detail, emoji=one.emoji, chosen=one is marked)
        for one in every
    ]
    placeholder = say("ready-menu", n=len(options))
    return [[menu(named(Menu(0)), options, placeholder=placeholder)], buttons]


def _is_chosen(one: Whole, asked: OpenQuestion) -> bool:
    return same(asked.question, one.picks, chosen_of(asked))


def _saved_now(answers: ReadyAnswers, asked: OpenQuestion) -> Whole | None:
    """The saved one that is chosen, or that what they wrote is."""
    for one in answers.every:
        if one.saved is None:
            continue
        if answers.wrong and answers.wrote is not None and one.text == answers.wrote.text:
            return one
        if not answers.wrong and _is_chosen(one, asked):
            return one
    return None


# What is pressed


@button("d:{table}:{ticket}:write", "button-write", ack="none", own=True, looks=True, emoji="✍️")
async def write(ctx: Context, table: int, ticket: int) -> ui.Modal:
    local, asked = await _question(ctx, table, ticket)
    wrote = await ctx.bot.store.read(saved.wrote, ctx.id, local.game.key, asked.question.kind)
    example = local.speak.example(local.view, asked.question, local.words)
    return _text_form(ctx.say, table, ticket, example if wrote is None else wrote.text)


@button("d:{table}:{ticket}:fix", "button-correct", ack="none", own=True, looks=True, emoji="✍️")
async def fix(ctx: Context, table: int, ticket: int) -> ui.Modal:
    return await write(ctx, table, ticket)


@button("d:{table}:{ticket}:change", "button-change", ack="none", own=True, looks=True, emoji="✍️")
async def change(ctx: Context, table: int, ticket: int) -> ui.Modal:
    local, asked = await _question(ctx, table, ticket)
    if not chosen_of(asked):
        return await write(ctx, table, ticket)
    return _text_form(ctx.say, table, ticket, text_of(local, asked, chosen_of(asked)))


def _text_form(say: Say, table: int, ticket: int, text: str) -> ui.Modal:
    line = say("ready-window-label"), field("text", MOST_TEXT, now=text, long=True)
    return written.form(say("ready-window"), line, table=table, ticket=ticket)


@form("d:{table}:{ticket}:write", own=True)
async def written(ctx: Context, table: int, ticket: int, text: str) -> Panel:
    await ctx.returned(table)
    local, asked = await _question(ctx, table, ticket)
    picks = await _note(ctx.bot, ctx.id, local, asked, text[:MOST_TEXT])
    # What was chosen before is not what they want, even if what they wrote is no answer yet.
    await ctx.bot.service.do(table, playing.draft, ctx.id, ticket, picks or ())
    return Panel(table)


@button("d:{table}:{ticket}:save", "button-save", ack="none", own=True, looks=True, emoji="💾")
async def name_it(ctx: Context, table: int, ticket: int) -> ui.Modal:
    _, asked = await _question(ctx, table, ticket)
    if not chosen_of(asked):
        raise await _too_late(ctx, table)
    item = field("name", MOST_NAME, hint=ctx.say("save-window-hint"))
    line = ctx.say("save-window-label"), item
    return keep.form(ctx.say("save-window"), line, table=table, ticket=ticket)


@form("d:{table}:{ticket}:save", own=True)
async def keep(ctx: Context, table: int, ticket: int, name: str) -> Panel:
    await ctx.returned(table)
    local, asked = await _question(ctx, table, ticket)
    name, picks, question = clean_name(name), chosen_of(asked), asked.question
    if question.accepts(picks) is not None:
        raise Refused("stale")
    about = (ctx.id, local.game.key, question.kind)
    if await ctx.bot.store.write(saved.keep, *about, name, picks) is None:
        raise Refused("too-many-saved", str(saved.MOST))
    return Panel(table, note=ctx.say("ready-saved", name=safe(name, MOST_NAME)))


def clean_name(text: str) -> str:
    name = plain(text, MOST_NAME)
    if not any(c.isalnum() for c in name):
        raise Refused("bad-name")
    return name


@button("d:{table}:{ticket}:del.{kept}", own=True, looks=True, emoji="🗑️")
async def throw_away(ctx: Context, table: int, ticket: int, kept: int) -> Panel:
    await _question(ctx, table, ticket)
    name = await ctx.bot.store.write(saved.drop, ctx.id, kept)
    note = "" if name is None else ctx.say("ready-deleted", name=safe(name, MOST_NAME))
    return Panel(table, note=note)


async def _question(ctx: Context, table: int, ticket: int) -> tuple[LocalizedPanel, OpenQuestion]:
    local = await ctx.panel(table)
    asked = next((asked for asked in local.sight.open if asked.ticket == ticket), None)
    if asked is None or not is_whole(local, asked.question):
        raise await _too_late(ctx, table)
    return local, asked


async def _too_late(ctx: Context, table: int) -> Refused:
    """The panel as it is now, and why."""
    if not ctx.interaction.response.is_done():
        await ctx.acknowledge("edit")
    if ctx.interaction.message is not None:
        await ctx.reply(Panel(table, refused=True))
    return Refused("not-seated" if (await ctx.sight(table)).seat is None else "stale")


# What was chosen or written


async def _note(
    bot: Bot, person: int, local: Localized, asked: OpenQuestion, text: str
) -> Picks | None:
    """They wrote this: what it means. None: it is no answer, and stays to be corrected."""
    found = read(local.game, local.view, asked.question, text, local.locale)
    wrote = Wrote(text, local.table.id, asked.ticket) if found.wrong else Wrote(text)
    await bot.store.write(saved.write_down, person, local.game.key, asked.question.kind, wrote)
    return None if found.wrong else found.picks


async def choose(
    bot: Bot, person: int, local: LocalizedPanel, asked: OpenQuestion, value: str
) -> None:
    """They chose one in the menu: it is theirs until they confirm it, or choose another one. One
    that they saved and that is no answer here is as if they had written it."""
    answers = ready_of(bot, local, asked)
    every = () if answers is None else answers.every
    picks = next((one.picks for one in every if one.value == value), None)
    if picks is None:
        raise Refused("illegal", "unknown")
    table, ticket = local.table.id, asked.ticket
    await bot.store.write(saved.leave_be, person, table, ticket)
    if asked.question.accepts(picks) is not None:
        picks = await _note(bot, person, local, asked, text_of(local, asked, picks)) or ()
    await bot.service.do(table, playing.draft, person, ticket, picks)


async def play_written(
    bot: Bot, person: int, local: LocalizedPanel, asked: OpenQuestion, text: str
) -> Picks | None:
    """What somebody typed after `/play`: the name of an answer, options one by one, or all of it
    in words. None: it is no answer, and the panel says why."""
    answers = ready_of(bot, local, asked)
    assert answers is not None
    wanted = text.strip().casefold()
    for one in answers.every:
        fits = one.saved is None or asked.question.accepts(one.picks) is None
        if wanted in (one.key, one.name.casefold()) and fits:
            return one.picks
    picks, strange = picks_from_text(text, asked.question, local.labels(asked.question))
    if not strange and asked.question.accepts(picks) is None:
        return picks
    return await _note(bot, person, local, asked, text)


setup = extension(__name__)
