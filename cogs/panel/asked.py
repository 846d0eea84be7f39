"""A question in words and as a picture: what the panel, plans and the table's post tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from cogs.frame.message import Image, painted
from cogs.frame.words import Localized, is_awaited, picks_text
from cogs.panel.controls import chosen_of, parts_of
from db.tables.ahead import NEVER
from engine.kit.contract import Event, Picks, Question, View
from engine.kit.scene import Canvas
from engine.kit.showing import Label
from engine.kit.words.phrasing import DOT, cut
from engine.table.service import OpenQuestion, TableView

if TYPE_CHECKING:
    from cogs.bot import Bot

MOST_TOLD = 200
"""Characters that repeat picks: a deck of cards would fill the screen, and its picture shows it."""
MOST_PLANNED: Final = 100
FEW = 4
"""With fewer options each is named."""


def option_label(local: Localized, question: Question, option: str) -> Label:
    """One of them."""
    return local.speak.option(local.view, question, option, local.words, local.plain)


def heading_of(local: Localized, question: Question) -> str:
    """What a question that is only foreseen is called."""
    return local.speak.question(local.view, question, local.words, local.names)


def head_line(local: Localized, *, phase: bool = True) -> str:
    """The first line, which is what a phone shows of a new message: whose move it is, for what;
    how far the game is (`phase`); and the way to its thread. Whom else the table waits for is below
    it."""
    words, speak = local.words, local.speak
    title, more = f"**{speak.title(words).partition(':')[0]}**", list[str]()
    if is_awaited(local.sight):
        kind = next(asked.question.kind for asked in local.sight.open if asked.given is None)
        title = local.say("prompt-line", game=title, what=speak.waiting(kind, words))
    elif local.sight.awaited:
        # By name: a mention means nothing where its person is not there.
        first, *others = _waiting(local, local.names)
        more = [local.say("waiting-for", **group) for group in others]
        title = local.say("waiting-line", game=title, **first)
    parts = [title, speak.phase(local.view, words)] if phase else [title]
    if local.table.thread:
        there = f"https://discord.com/channels/{local.table.guild}/{local.table.thread}"
        parts.append(f"[{local.say('button-thread')}]({there})")
    return "\n".join([DOT.join(parts), *more])


# Whom the table waits for


def waiting_line(local: Localized, names: Sequence[str] = ()) -> str:
    """Whom the table waits for, for what and since when. Public facts alone. `names`: in place of
    mentions."""
    return "\n".join(local.say("waiting-for", **group) for group in _waiting(local, names))


def _waiting(local: Localized, names: Sequence[str]) -> list[dict[str, str]]:
    """Those who are asked the same since the same moment, the longest wait first."""
    groups: dict[tuple[int, str], list[str]] = {}
    for seat, kind, since in local.sight.awaited:
        who = names[seat] if names else local.mention(seat)
        groups.setdefault((since, kind), []).append(who)
    return [
        {
            "who": ", ".join(who),
            "what": local.speak.waiting(kind, local.words),
            "since": f"<t:{since}:R>",
        }
        for (since, kind), who in sorted(groups.items())
    ]


# What is chosen


def chosen_lines(local: Localized, asked: OpenQuestion, *, always: bool = False) -> list[str]:
    """What is laid down, and what is chosen so far, where one sees it without scrolling. `always`:
    that nothing is chosen is told too, so that nothing moves when something is."""
    say, question = local.say, asked.question
    lines = []
    if asked.given is not None:
        given = cut(picks_text(local, question, asked.given), MOST_TOLD)
        lines.append(say("laid-down", picks=given))
    if (asked.draft and asked.draft != asked.given) or (always and not lines):
        lines.append(draft_line(local, question, asked.draft))
    return lines


def draft_line(local: Localized, question: Question, draft: Picks) -> str:
    """What is chosen so far, and what it lacks, or what it would do."""
    picks = cut(picks_text(local, question, draft), MOST_TOLD)
    chosen = local.say("about-to-choose", picks=picks)
    more = lacking(local, question, draft)
    more = more or local.speak.would(local.view, question, draft, local.words)
    return f"{chosen}. {more}" if more else chosen


def lacking(local: Localized, question: Question, draft: Picks) -> str:
    """What keeps these picks from being an answer, if anything does: which part is still to
    choose, and how many where it has no name."""
    say, reason = local.say, question.accepts(draft)
    if reason is None:
        return ""
    for limit in question.limits:
        if len(set(draft) & set(limit.options)) < limit.least:
            part = _part_name(local, question, limit.options)
            if part:
                return say("still-missing-part", part=part)
    if reason == "too-few":
        return say("still-missing", count=question.least - len(draft))
    return say(f"illegal-{reason}")


def _part_name(local: Localized, question: Question, options: Picks) -> str:
    """The name of options of which some must be chosen: that of their menu, or one by one if they
    are few. Empty: neither."""
    labels = [option_label(local, question, option) for option in options[:FEW]]
    group = next((label.group for label in labels if label.group), "")
    return group or (" / ".join(label.text for label in labels) if len(options) < FEW else "")


# What is answered without its person: what they laid down ahead, and what their orders answer


def planned_lines(local: Localized) -> list[str]:
    """What is laid down ahead, for its person alone; and for what, where that may be either of
    several."""
    laid = [one for one in local.sight.ahead if one.plan is not None and one.plan.picks is not None]
    kinds = [one.question.kind for one in laid]
    lines = []
    for one in laid:
        assert one.plan is not None
        picks = cut(picks_text(local, one.plan.question, one.plan.picks or ()), MOST_PLANNED)
        key = "planned" if kinds.count(one.question.kind) > 1 else "plan-now"
        lines.append(local.say(key, what=heading_of(local, one.question), picks=picks))
    return lines


def dropped_lines(local: Localized, asked: OpenQuestion | None) -> list[str]:
    """That what was laid down ahead for a question is no answer to it, or that it can come no
    more."""
    lines = []
    for dropped in local.sight.dropped:
        picks = picks_text(local, dropped.question, dropped.picks or ())
        if asked is not None and dropped.ticket == asked.ticket:
            lines.append(local.say("plan-dropped", picks=picks))
        elif dropped.ticket == NEVER:
            what = heading_of(local, dropped.question)
            lines.append(local.say("plan-lost", what=what, picks=cut(picks, MOST_PLANNED)))
    return lines


def soon_lines(local: Localized, asked: OpenQuestion) -> list[str]:
    """That a question is answered without its person in a moment."""
    return [
        local.say(
            "soon-veiled" if soon.delays > 1 else f"soon-{soon.scope}",
            picks=picks_text(local, asked.question, soon.picks),
            order=local.words(f"order-{soon.order}") if soon.order else "",
        )
        for soon in local.sight.soon
        if soon.ticket == asked.ticket
    ]


# Pictures


def scene_of(local: Localized, asked: OpenQuestion | None, part: int | None) -> Canvas | None:
    """The one picture of a prompt: the places that a question is about, and the hand. Of a group
    of options that was opened, the others are not drawn."""
    draw, view, say, names = local.scenes, local.view, local.words, local.plain
    if asked is None:
        return draw.of_prompt(view, None, say, names)
    question = asked.question
    only = question.options
    parts = parts_of(local.labels(question), question) if part is not None else ()
    if part is not None and part < len(parts):
        only = tuple(question.options[i] for i in parts[part].indices)
    return draw.of_prompt(view, question, say, names, chosen_of(asked), only)


async def board_image(
    bot: Bot, view: Any, local: Localized, name: str, events: Sequence[Event]
) -> tuple[Image, ...]:
    """The board of a view, with what `events` changed marked."""
    scene = local.scenes.board(view, local.words, local.plain, events)
    return await painted(bot, scene, name)


def board_words(local: Localized, public: View) -> str:
    """The position of now, as everybody sees it, in words: what the board's picture shows."""
    seen = as_awaited(public, local.sight)
    return local.scenes.board(seen, local.words, local.plain, ()).alt


def as_awaited(view: View, table_view: TableView) -> View:
    """A view of the position of now, where only those are awaited who have not laid down their
    picks: views list every open question, a sealed one too that has its picks."""
    awaited = tuple((seat, kind) for seat, kind, _ in table_view.awaited)
    return structs.replace(view, awaited=awaited)
