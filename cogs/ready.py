"""Questions that are answered as a whole: with an answer that is ready made, one that the person
saved, or one that they write. Their options are too many to be picked one by one.

Such a question has a menu of whole answers (it goes by the question's own id, see
`cogs.answering`), buttons below it, and forms in which an answer is written or named. The
form to write in begins with what was written last, or an example; *Change*, with the answer that is
chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui
from msgspec import Struct

from cogs.controls import chosen_of, named_of, picks_from_text
from cogs.frame import components
from cogs.frame.commands import extension
from cogs.frame.components import MOST_OPTIONS, Clear, Confirm, Menu, Press, choice, menu
from cogs.frame.context import Context, Panel
from cogs.frame.routes import button, form
from cogs.frame.words import Localized, LocalizedPanel, plain, safe
from db.people import saved
from db.people.saved import SavedAnswer, Wrote
from engine.kit.contract import Picks, Question, Ready
from engine.kit.showing import Label, Say
from engine.kit.words.phrasing import cut
from engine.table.answers.queries import Keeps
from engine.table.answers.words import read
from engine.table.commands import playing
from engine.table.service import OpenQuestion, Refused, TableView

if TYPE_CHECKING:
    from cogs.bot import Bot


MOST_WRONG: Final = 6
"""So many sentences of what is wrong are shown; mending these shows the others."""
MOST_QUOTED: Final = 200
MOST_SENTENCE: Final = 200
MOST_TEXT: Final = 2000
MOST_NAME: Final = 40
READY, SAVED = "r.", "s."
"""What the menu's values begin with."""


class ReadyAnswers(Struct, frozen=True):
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
        return "<ReadyAnswers>"


def is_whole(bot: Bot, view: TableView, question: Question) -> bool:
    return bool(bot.service.game(view.table).ready(view.view, question))


def ready_of(bot: Bot, local: LocalizedPanel, asked: OpenQuestion) -> ReadyAnswers | None:
    """What there is for a question; None: its options are to be picked."""
    game, question = bot.service.game(local.table), asked.question
    ready = game.ready(local.view, question)
    if not ready:
        return None
    named = [(r, local.speak.ready(local.view, question, r.key, local.words)) for r in ready]
    # What is good for a first game comes first.
    named.sort(key=lambda one: one[1].weight != "strong")
    labels = [label for _, label in named]
    keeps = local.facts.keeps.get(question.kind, Keeps())
    wrote = keeps.wrote
    wrong: tuple[str, ...] = ()
    if wrote is not None and (wrote.table, wrote.ticket) == (local.table.id, asked.ticket):
        wrong = read(game, local.view, question, wrote.text, local.locale).wrong
    return ReadyAnswers(
        ready=tuple(one for one, _ in named),
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
    """The menu of answers, and what may be done with the one that is chosen."""
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
        buttons.append(throw_away.button(say, label=label, kept=kept.id, **about))
    return [[_menu(answers, named(Menu(0)), asked, say)], buttons]


def _menu(answers: ReadyAnswers, id_: str, asked: OpenQuestion, say: Say) -> Press:
    question = asked.question
    picked = () if answers.wrong else chosen_of(asked)
    options = [
        choice(
            f"{SAVED}{one.id}",
            one.name,
            detail=text if question.accepts(one.picks) is None else say("saved-unfit"),
            emoji="💾",
            chosen=same(question, one.picks, picked),
        )
        for one, text in zip(answers.saved, answers.texts, strict=True)
    ]
    options += [
        choice(
            f"{READY}{ready.key}",
            label.text,
            detail=label.detail,
            emoji=label.emoji,
            chosen=same(question, ready.picks, picked),
        )
        for ready, label in zip(answers.ready, answers.labels, strict=True)
    ]
    marked = [option for option in options if option.default]
    for option in marked[1:]:
        option.default = False  # Discord takes one at most.
    options = options[:MOST_OPTIONS]
    return menu(id_, options, placeholder=say("ready-menu", n=len(options)))


def _saved_now(answers: ReadyAnswers, asked: OpenQuestion) -> SavedAnswer | None:
    for one, text in zip(answers.saved, answers.texts, strict=True):
        if answers.wrong:
            if answers.wrote is not None and text == answers.wrote.text:
                return one
        elif same(asked.question, one.picks, chosen_of(asked)):
            return one
    return None


# What is pressed


@button("d:{table}:{ticket}:write", "button-write", ack="none", own=True, looks=True, emoji="✍️")
async def write(ctx: Context, table: int, ticket: int) -> ui.Modal:
    view, asked = await _question(ctx, table, ticket)
    wrote = await ctx.bot.store.read(saved.wrote, ctx.id, view.table.game, asked.question.kind)
    local = ctx.local(view)
    example = local.speak.example(local.view, asked.question, local.words)
    return _text_form(ctx.say, table, ticket, example if wrote is None else wrote.text)


@button("d:{table}:{ticket}:fix", "button-correct", ack="none", own=True, looks=True, emoji="✍️")
async def fix(ctx: Context, table: int, ticket: int) -> ui.Modal:
    """What they wrote last is no answer yet."""
    return await write(ctx, table, ticket)


@button("d:{table}:{ticket}:change", "button-change", ack="none", own=True, looks=True, emoji="✍️")
async def change(ctx: Context, table: int, ticket: int) -> ui.Modal:
    """The form begins with the answer that is chosen."""
    view, asked = await _question(ctx, table, ticket)
    if not chosen_of(asked):
        return await write(ctx, table, ticket)
    return _text_form(ctx.say, table, ticket, text_of(ctx.local(view), asked, chosen_of(asked)))


def _text_form(say: Say, table: int, ticket: int, text: str) -> ui.Modal:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        default=text[:MOST_TEXT] or None,
        max_length=MOST_TEXT,
    )
    label = say("ready-window-label")
    return written.form(say("ready-window"), (label, field), table=table, ticket=ticket)


@form("d:{table}:{ticket}:write", own=True)
async def written(ctx: Context, table: int, ticket: int, text: str) -> Panel:
    await ctx.returned(table)
    view, asked = await _question(ctx, table, ticket)
    picks = await _note(ctx.bot, ctx.id, ctx.local(view), asked, text[:MOST_TEXT])
    # What was chosen before is not what they want, even if what they wrote is no answer yet.
    await ctx.bot.service.do(table, playing.draft, ctx.id, ticket, picks or ())
    return Panel(table)


@button("d:{table}:{ticket}:save", "button-save", ack="none", own=True, looks=True, emoji="💾")
async def name_it(ctx: Context, table: int, ticket: int) -> ui.Modal:
    _, asked = await _question(ctx, table, ticket)
    if not chosen_of(asked):
        raise await _too_late(ctx, table)
    hint = cut(ctx.say("save-window-hint"), 100)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="name", placeholder=hint, max_length=MOST_NAME
    )
    label = ctx.say("save-window-label")
    return keep.form(ctx.say("save-window"), (label, field), table=table, ticket=ticket)


@form("d:{table}:{ticket}:save", own=True)
async def keep(ctx: Context, table: int, ticket: int, name: str) -> Panel:
    await ctx.returned(table)
    view, asked = await _question(ctx, table, ticket)
    name, picks, question = clean_name(name), chosen_of(asked), asked.question
    if question.accepts(picks) is not None:
        raise Refused("stale")
    kept = await ctx.bot.store.write(
        saved.keep, ctx.id, view.table.game, question.kind, name, picks
    )
    if kept is None:
        raise Refused("too-many-saved", str(saved.MOST))
    return Panel(table, note=ctx.say("ready-saved", name=safe(name, MOST_NAME)))


def clean_name(text: str) -> str:
    """A name for a saved answer, on one line."""
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


async def _question(ctx: Context, table: int, ticket: int) -> tuple[TableView, OpenQuestion]:
    """The question, and what is seen of its table."""
    view = await ctx.sight(table)
    asked = next((asked for asked in view.open if asked.ticket == ticket), None)
    if asked is None or not is_whole(ctx.bot, view, asked.question):
        raise await _too_late(ctx, table)
    return view, asked


async def _too_late(ctx: Context, table: int) -> Refused:
    """The panel as it is now, and why: stale, not-seated."""
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
    game = bot.service.game(local.table)
    found = read(game, local.view, asked.question, text, local.locale)
    wrote = Wrote(text, local.table.id, asked.ticket) if found.wrong else Wrote(text)
    await bot.store.write(saved.write_down, person, game.key, asked.question.kind, wrote)
    return None if found.wrong else found.picks


async def choose(
    bot: Bot, person: int, local: LocalizedPanel, asked: OpenQuestion, value: str
) -> None:
    """They chose one in the menu: it is theirs until they confirm it, or choose another one. One
    that they saved and that is no answer here is as if they had written it."""
    answers = ready_of(bot, local, asked)
    there = {} if answers is None else {f"{READY}{one.key}": one.picks for one in answers.ready}
    there |= {} if answers is None else {f"{SAVED}{one.id}": one.picks for one in answers.saved}
    if value not in there:
        raise Refused("illegal", "unknown")
    picks, table, ticket = there[value], local.table.id, asked.ticket
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
    for kept in answers.saved:
        if wanted == kept.name.casefold() and asked.question.accepts(kept.picks) is None:
            return kept.picks
    for ready, label in zip(answers.ready, answers.labels, strict=True):
        if wanted in (ready.key, label.text.casefold()):
            return ready.picks
    picks, strange = picks_from_text(text, asked.question, local.labels(asked.question))
    if not strange and asked.question.accepts(picks) is None:
        return picks
    return await _note(bot, person, local, asked, text)


setup = extension(__name__)
