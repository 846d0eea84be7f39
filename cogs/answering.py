"""Answering a question: its controls in the private panel, and `/play`.

Some are answered as a whole: with an answer that is ready made, one that the person saved, or one
that they write, because their options are too many to be picked one by one. Such a question has a
menu of whole answers (it goes by the question's own id), buttons below it, and forms in which an
answer is written or named. The form to write in begins with what was written last, or an example;
*Change*, with the answer that is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import discord
from discord import ui
from msgspec import Struct, structs

from cogs.controls import chosen_of, is_staged, named_of, parts_of, pick_of, used
from cogs.frame import Bot, routes
from cogs.frame.commands import EVERYWHERE, AnyTable, Option, Pairs, any_table, command, extension
from cogs.frame.context import Context, Panel, Reply
from cogs.frame.message import Message
from cogs.frame.routes import button, choice, field, form, menu, number_of, plain_button, rows
from cogs.frame.words import Localized, LocalizedPanel, asked_now, picks_text, plain, safe
from cogs.prompt_text import option_label, waiting_line
from cogs.seats import resign_message, stay
from db.people import people
from db.people.people import Wrote
from engine.kit.contract import RESIGN, Picks, Question
from engine.kit.showing import Label, Say
from engine.kit.words import cut
from engine.table.answers.answering import read
from engine.table.answers.queries import Keeps
from engine.table.commands import playing
from engine.table.service import AnswerResult, OpenQuestion, Refused

MOST_WRONG: Final = 6
"""So many sentences of what is wrong are shown; mending these shows the others."""
MOST_QUOTED: Final = 200
MOST_SENTENCE: Final = 200
MOST_TEXT: Final = 2000
MOST_NAME: Final = 40


# A question's controls


@button("q:{table}:{ticket}:{what}", own=True, acts=True)
async def press(
    ctx: Context, table: int, ticket: int, what: routes.Control, values: list[str]
) -> Reply:
    local = await ctx.panel(table)
    asked = next((asked for asked in local.sight.open if asked.ticket == ticket), None)
    if asked is not None and isinstance(what, routes.Sure):
        picks = pick_of(asked.question, what, ())
        given = await ctx.do(table, playing.answer, ctx.id, ticket, picks)
        return _chosen(local, given)
    async with ctx.redraws(Panel(table, refused=True), only_if_refused=True):
        if asked is None:
            raise Refused("not-seated" if local.sight.seat is None else "stale")
        question, part = asked.question, what.part if isinstance(what, routes.Menu) else None
        if isinstance(what, routes.Group):
            return Panel(table, part=number_of(values) if values else what.number)
        if part is not None and (ready := ready_of(ctx.bot, local, asked)) is not None:
            # It is theirs until they confirm it, or choose another one.
            meant = next((one.picks for one in ready.every if one.key in values), None)
            if meant is None:
                raise Refused("illegal", "unknown")
            await ctx.write(people.leave_be, ctx.id, table, ticket)
            if question.accepts(meant) is not None:
                # One that they saved: it is as if they had written it.
                meant = await _note(ctx, local, asked, text_of(local, asked, meant))
            await ctx.do(table, playing.draft, ctx.id, ticket, meant or ())
            return Panel(table)
        staged = is_staged(question, ctx.person.confirm)
        picks, answers = used(what, local, asked, values, staged=staged)
        if not answers:
            if isinstance(what, routes.Clear):
                await ctx.write(people.leave_be, ctx.id, table, ticket)

            def touched(now: OpenQuestion) -> Picks:
                # What quick touches before it have chosen stays.
                return used(what, local, now, values, staged=staged)[0]

            await ctx.do(table, playing.draft, ctx.id, ticket, touched)
            if isinstance(what, routes.Option):  # The group that it is in stays open.
                shown, named = routes.ids_of(ctx.interaction.message), named_of(table, ticket)
                parts = enumerate(parts_of(local.labels(question), question))
                own = (n for n, one in parts if what.number in one.indices)
                part = next((n for n in own if named(routes.Group(n)) in shown), None)
            return Panel(table, part=part)
        if isinstance(what, routes.Confirm) and asked.given is not None and question.accepts(picks):
            picks = asked.given  # pressed twice, or on a panel that was not redrawn
        # What ends the game for them is for good, and one press away from all other options: are
        # they sure? Several picks were repeated in words.
        ends = len(picks) == 1 and option_label(local, question, picks[0]).ends
        if picks == (RESIGN,):
            await ctx.beside(resign_message(local.table, ticket, ctx.say))
        elif ends or (not picks and local.speak.nothing_ends(local.view, question)):
            await ctx.beside(sure_message(local, asked, picks))
        else:
            given = await ctx.do(table, playing.answer, ctx.id, ticket, picks)
            return Panel(table, note=_chosen(local, given))
        return Panel(table)


def sure_message(local: Localized, asked: OpenQuestion, picks: Picks) -> Message:
    say, table, options = local.say, local.table.id, asked.question.options
    sure = routes.Sure(options.index(picks[0]) if picks else len(options))
    style = discord.ButtonStyle.danger
    yes = plain_button(named_of(table, asked.ticket)(sure), say("button-sure"), style=style)
    text = say("ends-sure", picks=picks_text(local, asked.question, picks))
    return Message(text, view=rows([yes, stay.button(say, table=table)]))


def _chosen(before: Localized, given: AnswerResult) -> str:
    local = Localized(structs.replace(before.sight, view=given.view), before.locale)
    return local.say("you-chose", picks=picks_text(local, given.question, given.picks))


# In writing


async def _completions(ctx: Context, current: str) -> Pairs:
    """What may be meant by what was typed so far: the last of several picks is completed and the
    text before it is kept; or it is the name of a whole answer."""
    table = await any_table(ctx, getattr(ctx.interaction.namespace, "table", None))
    local = await ctx.panel(table.id)
    asked = asked_now(local.sight)
    if asked is None:
        return []
    answers = ready_of(ctx.bot, local, asked)
    if answers is not None:
        names, wanted = [one.name for one in answers.every], current.strip().casefold()
        found = [name for name in dict.fromkeys(names) if wanted in name.casefold()]
    else:
        question, labels = asked.question, local.labels(asked.question)
        done, last = picks_from_text(current, question, labels)
        if not last and len(done) >= question.most and not current.rstrip().endswith(","):
            done, last = done[:-1], current.split(",")[-1].strip()
        start = "".join(f"{labels[question.options.index(key)].text}, " for key in done)
        found = [
            f"{start}{label.text}"
            for key, label in zip(question.options, labels, strict=True)
            if key not in done and last.casefold() in f"{label.text} {key}".casefold()
        ]
    return [(one, one) for one in found if len(one) <= 100]


@command("play", EVERYWHERE)
async def play(
    ctx: Context, picks: Annotated[str, Option(search=_completions)], table: AnyTable
) -> Panel | str:
    local = await ctx.panel(table.id)
    if local.sight.seat is None:
        raise Refused("not-seated")
    asked = asked_now(local.sight)
    if asked is None:
        return f"{ctx.say('nothing-asked')}\n{waiting_line(local, local.names)}".strip()
    question, answers = asked.question, ready_of(ctx.bot, local, asked)
    chosen, strange = picks_from_text(picks, question, local.labels(question))
    if answers is not None:
        # The name of an answer, options one by one, or all of it in words.
        wanted = picks.strip().casefold()
        fitting = (one for one in answers.every if question.accepts(one.picks) is None)
        named = (o for o in fitting if o.key == f"r.{wanted}" or o.name.casefold() == wanted)
        if (one := next(named, None)) is not None:
            chosen = one.picks
        elif strange or question.accepts(chosen) is not None:
            meant = await _note(ctx, local, asked, picks)
            if meant is None:
                await ctx.do(table.id, playing.draft, ctx.id, asked.ticket, ())
                return Panel(table.id, beside=True)
            chosen = meant
    elif strange:
        return ctx.say("picks-unknown", word=cut(strange, 60))
    given = await ctx.do(table.id, playing.answer, ctx.id, asked.ticket, chosen)
    return Panel(table.id, note=_chosen(local, given), beside=True)


def picks_from_text(text: str, question: Question, labels: Sequence[Label]) -> tuple[Picks, str]:
    """Picks written by hand, comma-separated: an option's key, its label or its number.
    The second value is the first word that means nothing here, or empty."""
    by_name = {str(number): key for number, key in enumerate(question.options, 1)}
    by_name |= {
        label.text.casefold(): key for key, label in zip(question.options, labels, strict=True)
    }
    by_name |= {key.casefold(): key for key in question.options}
    picks: list[str] = []
    pieces = [piece.strip() for piece in text.split(",")]
    # A label that has commas itself stays whole.
    longest = 1 + max((name.count(",") for name in by_name), default=0)
    while pieces:
        ways = [(n, ", ".join(pieces[:n])) for n in range(min(longest, len(pieces)), 0, -1)]
        count, word = next((way for way in ways if way[1].casefold() in by_name), ways[-1])
        del pieces[:count]
        if word.casefold() in by_name:
            picks.append(by_name[word.casefold()])
        elif word:
            return tuple(picks), word
    return tuple(picks), ""


# Whole answers


class Whole(Struct, frozen=True):
    """A ready answer ("r." and its name), or one that the person saved ("s." and its number)."""

    key: str
    """Its value in the menu."""
    name: str
    detail: str
    emoji: str
    picks: Picks
    saved: int | None = None
    text: str = ""
    """A saved one as text."""


class ReadyAnswers(Struct, frozen=True):
    """What a person may choose from in answer to a question."""

    every: tuple[Whole, ...]
    wrote: str = ""
    """What they wrote last, while it is to be corrected here."""
    wrong: tuple[str, ...] = ()
    """What is wrong with it."""

    def __repr__(self) -> str:
        return "<ReadyAnswers>"


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
        every.append(Whole(f"s.{kept.id}", kept.name, detail, "💾", kept.picks, kept.id, text))
    named = [(r, local.speak.ready(local.view, question, r.key, local.words)) for r in ready]
    # What is good for a first game comes first.
    named.sort(key=lambda one: one[1].weight != "strong")
    labels = bot.emoji_set.labels(game.key, [label for _, label in named])
    for (made, _), label in zip(named, labels, strict=True):
        every.append(Whole(f"r.{made.key}", label.text, label.detail, label.emoji, made.picks))
    wrote = keeps.wrote
    if wrote is None or (wrote.table, wrote.ticket) != (local.table.id, asked.ticket):
        return ReadyAnswers(tuple(every))
    found = read(game, local.view, question, wrote.text, local.locale)
    return ReadyAnswers(tuple(every), wrote.text, found.wrong)


def text_of(local: Localized, asked: OpenQuestion, picks: Picks) -> str:
    """As far as the question has its picks."""
    known = tuple(pick for pick in picks if pick in asked.question.options)
    return local.speak.written(local.view, asked.question, known, local.words)


# How it looks


def ready_lines(answers: ReadyAnswers, asked: OpenQuestion, say: Say) -> list[str]:
    """What to do, or what is wrong with what was written. The latter repeats what the person wrote,
    which has no effect on them."""
    if not answers.wrong:
        return [say("ready-how")] if not asked.draft and asked.given is None else []
    text = safe(cut(" ".join(answers.wrote.split()), MOST_QUOTED), MOST_QUOTED)
    wrong = [safe(cut(one, MOST_SENTENCE), MOST_SENTENCE) for one in answers.wrong[:MOST_WRONG]]
    lines = [say("ready-wrote", text=text), *(f"❗ {one}" for one in wrong)]
    more = len(answers.wrong) - MOST_WRONG
    return [*lines, say("ready-wrong-more", count=more)] if more > 0 else lines


def ready_rows(
    answers: ReadyAnswers, table: int, asked: OpenQuestion, say: Say
) -> list[list[routes.Press]]:
    named = named_of(table, asked.ticket)
    about: Any = {"table": table, "ticket": asked.ticket}
    is_new = asked.question.accepts(asked.draft) is None and asked.draft != asked.given
    style = discord.ButtonStyle.success
    confirm = plain_button(
        named(routes.Confirm()), say("confirm"), style=style, disabled=not is_new
    )
    buttons, chosen = [confirm], chosen_of(asked)

    def is_it(one: Whole) -> bool:
        """Whether it is chosen, or what they wrote."""
        if answers.wrong:
            return one.saved is not None and one.text == answers.wrote
        if asked.question.ordered:
            return one.picks == chosen
        return sorted(one.picks) == sorted(chosen)

    kept = next((one for one in answers.every if one.saved is not None and is_it(one)), None)
    if answers.wrong:
        correct = fix.button(say, style=discord.ButtonStyle.primary, **about)
        buttons = [confirm, correct] if asked.given is not None else [correct, confirm]
    elif chosen:
        if asked.draft:
            buttons.append(plain_button(named(routes.Clear()), say("clear")))
        buttons.append(change.button(say, **about))
        if kept is None:
            buttons.append(name_it.button(say, **about))
    else:
        buttons.append(write.button(say, **about))
    if kept is not None:
        label = say("button-delete-saved", name=kept.name)
        buttons.append(throw_away.button(say, label=label, kept=kept.saved, **about))
    every = answers.every[: routes.MOST_OPTIONS]
    # Discord takes one that is chosen at most.
    marked = next((one for one in every if not answers.wrong and is_it(one)), None)
    options = [
        choice(one.key, one.name, detail=one.detail, emoji=one.emoji, chosen=one is marked)
        for one in every
    ]
    placeholder = say("ready-menu", n=len(options))
    return [[menu(named(routes.Menu(0)), options, placeholder=placeholder)], buttons]


# What is pressed


@button("d:{table}:{ticket}:write", "button-write", ack="none", own=True, looks=True, emoji="✍️")
async def write(ctx: Context, table: int, ticket: int) -> ui.Modal:
    local, asked = await _question(ctx, table, ticket)
    wrote = await ctx.read(people.wrote, ctx.id, local.game.key, asked.question.kind)
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


@form("d:{table}:{ticket}:write", own=True, acts=True)
async def written(ctx: Context, table: int, ticket: int, text: str) -> Panel:
    local, asked = await _question(ctx, table, ticket)
    picks = await _note(ctx, local, asked, text[:MOST_TEXT])
    # What was chosen before is not what they want, even if what they wrote is no answer yet.
    await ctx.do(table, playing.draft, ctx.id, ticket, picks or ())
    return Panel(table)


@button("d:{table}:{ticket}:save", "button-save", ack="none", own=True, looks=True, emoji="💾")
async def name_it(ctx: Context, table: int, ticket: int) -> ui.Modal:
    await _question(ctx, table, ticket, chosen=True)
    item = field("name", MOST_NAME, hint=ctx.say("save-window-hint"))
    line = ctx.say("save-window-label"), item
    return keep.form(ctx.say("save-window"), line, table=table, ticket=ticket)


@form("d:{table}:{ticket}:save", own=True, acts=True)
async def keep(ctx: Context, table: int, ticket: int, name: str) -> Panel:
    local, asked = await _question(ctx, table, ticket)
    name, picks, question = clean_name(name), chosen_of(asked), asked.question
    if question.accepts(picks) is not None:
        raise Refused("stale")
    about = (ctx.id, local.game.key, question.kind)
    if await ctx.write(people.keep_answer, *about, name, picks) is None:
        raise Refused("too-many-saved", str(people.MOST_SAVED))
    return Panel(table, note=ctx.say("ready-saved", name=safe(name, MOST_NAME)))


def clean_name(text: str) -> str:
    name = plain(text, MOST_NAME)
    if not any(c.isalnum() for c in name):
        raise Refused("bad-name")
    return name


@button("d:{table}:{ticket}:del.{kept}", own=True, looks=True, emoji="🗑️")
async def throw_away(ctx: Context, table: int, ticket: int, kept: int) -> Panel:
    await _question(ctx, table, ticket)
    name = await ctx.write(people.drop_answer, ctx.id, kept)
    note = "" if name is None else ctx.say("ready-deleted", name=safe(name, MOST_NAME))
    return Panel(table, note=note)


async def _question(
    ctx: Context, table: int, ticket: int, *, chosen: bool = False
) -> tuple[LocalizedPanel, OpenQuestion]:
    """The question that is answered as a whole (`chosen`: and something is chosen); if there is
    none, they get the panel as it is now, and why."""
    local = await ctx.panel(table)
    asked = next((asked for asked in local.sight.open if asked.ticket == ticket), None)
    ready = asked is not None and local.game.ready(local.view, asked.question)
    if asked is not None and ready and (chosen_of(asked) or not chosen):
        return local, asked
    if not ctx.interaction.response.is_done():
        await ctx.acknowledge("edit")
    if ctx.interaction.message is not None:
        await ctx.reply(Panel(table, refused=True))
    raise Refused("not-seated" if (await ctx.sight(table)).seat is None else "stale")


async def _note(ctx: Context, local: Localized, asked: OpenQuestion, text: str) -> Picks | None:
    """They wrote this: what it means. None: it is no answer, and stays to be corrected."""
    found = read(local.game, local.view, asked.question, text, local.locale)
    wrote = Wrote(text, local.table.id, asked.ticket) if found.wrong else Wrote(text)
    await ctx.write(people.write_down, ctx.id, local.game.key, asked.question.kind, wrote)
    return None if found.wrong else found.picks


setup = extension(__name__)
