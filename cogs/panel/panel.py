"""The private panel: what one person has at one table, and the question they are asked.

The same message is shown in the DM, as an ephemeral message, and after each press.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from msgspec import structs

from cogs.frame import ids
from cogs.frame.localized import Localized, LocalizedPanel, asked_now, is_awaited, is_lent
from cogs.frame.message import MOST_CONTENT, Image, Message
from cogs.frame.parts import MOST_ROWS, Press, bare, button, rows
from cogs.frame.showing import painted
from cogs.panel.controls import (
    MOST_BUTTONS,
    controls,
    lines_of,
    marks,
    named_of,
    parts_of,
)
from cogs.panel.explained import explained, is_first, signed
from cogs.panel.planned import dropped_lines, picks_text, plan_row, planned_lines, soon_lines
from cogs.panel.recap import recap_lines
from cogs.panel.screen import FAR, fits, letters_left
from cogs.panel.shelf import chosen_of, shelf_lines, shelf_of, shelf_rows
from cogs.panel.since import news_of
from cogs.seats.seats import reclaim, stay
from engine.games import lessons
from engine.kit.contract import Event, Picks, Question, View
from engine.kit.scene import Canvas
from engine.kit.showing import Label
from engine.kit.words.phrasing import cut, length
from engine.table.answers import ahead
from engine.table.service import OpenQuestion, TableView
from engine.table.tasks.hints import may_ask

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_TOLD = 200
"""Characters that repeat picks: a deck of cards would fill the screen, and its picture shows it."""
PLAIN = discord.ButtonStyle.secondary
FEW = 4
"""With fewer options each is named."""
STRONG = discord.ButtonStyle.primary
LEAST_WORDS = 40
"""With less room the position in words is left to *Board*."""


def option_label(local: Localized, question: Question, option: str) -> Label:
    """One of them."""
    return local.speak.option(local.view, question, option, local.words, local.plain)


def last_answer(local: LocalizedPanel) -> str:
    """This seat's last answer in words, if it may be taken back; otherwise empty."""
    undo, view = local.sight.undo, local.facts.before
    if undo is None or view is None:
        return ""
    _, picks, kind = undo
    question = next((q for q in view.questions if q.kind == kind and not q.accepts(picks)), None)
    if question is None:
        return ""
    return picks_text(
        Localized(structs.replace(local.sight, view=view), local.locale), question, picks
    )


def _last_told(local: LocalizedPanel) -> str:
    """That answer, and whether it was given for them."""
    given = local.facts.given_ahead
    if given is not None:
        hint = local.say("given-each-hint") if given.args["order"] else ""
        return f"{local.event(given)}\n{hint}".strip()
    picks = last_answer(local)
    return local.say("you-chose", picks=picks) if picks else ""


async def panel_message(
    bot: Bot,
    local: LocalizedPanel,
    *,
    part: int | None = None,
    note: str = "",
    onward: bool = False,
) -> Message:
    """The panel of a seat. `part`: the group of options that was opened. `note`: a line on top,
    such as what was just chosen. `onward`: a button leads on to the next table that waits."""
    say = local.say
    person = local.facts.person
    if is_lent(local.sight) and local.view.standing is None:
        return lent_message(local)
    speak = local.speak
    words = local.words
    names = local.names
    asked = asked_now(local.sight)
    told = cut(note, MOST_TOLD)
    if not note and not is_awaited(local.sight):
        told = cut(_last_told(local), MOST_TOLD)
    news = news_of(local)
    scene = None if person.text_only else scene_of(local, asked, part)
    images = () if scene is None else await painted(bot, scene, "prompt.png")
    in_words = person.text_only or (scene is not None and not images)
    if in_words:
        scene = None
    # What one has just done is on top, what one must do right above the picture and the
    # controls.
    lines = [head_line(local), told]
    last: list[str] = []
    hints: list[str] = []
    controls_rows: list[list[Press]] = []
    by_mark: list[list[Press]] = []
    if asked is not None:
        lines += [*chosen_lines(local, asked), *soon_lines(local, asked)]
        put = speak.question if scene is None else speak.beside_picture
        ask = put(local.view, asked.question, words, names)
        last.append(f"### {ask}")
        hints = explained(local, asked.question)
        shelf = shelf_of(bot, local, asked)
        if shelf is None:
            labels = local.labels(asked.question)
            labels = signed(local, asked.question, bot.emoji_set.labels(local.table.game, labels))
            # Those of a large question take milliseconds: others have their turn between.
            await asyncio.sleep(0)
            confirm = person.confirm
            named = named_of(local.table.id, asked.ticket)
            nothing = speak.nothing(asked.question.kind, words)
            controls_rows = controls(
                named, asked, labels, say, ask, part, confirm=confirm, nothing=nothing
            )
            if scene is not None:
                by_mark = marks(named, asked, labels, confirm=confirm)
        else:
            last += shelf_lines(shelf, asked, local.locale)
            controls_rows = shelf_rows(shelf, local.table.id, asked, ask, local.locale)
    elif local.view.standing is None:
        last.append(not_awaited(local))
        controls_rows = [plan_row(local)]
    else:
        last.append(say("game-is-over"))
    lines += [*dropped_lines(local, asked), *planned_lines(local)]
    if scene is None:
        # A picture shows it, and tells it to those who hear it.
        lines.append(speak.hand(local.view, words, names))
    recap = recap_lines(local)
    if recap:
        lines = _with_recap(lines, recap, last, scene, _rows_of(controls_rows), local)
    if hints:
        lines, last = _with_hints(lines, hints, last, scene, _rows_of(controls_rows))
    if by_mark and asked is not None:
        # They stay while one chooses; what is lit there need not be told besides, but what it
        # lacks.
        before = chosen_lines(local, structs.replace(asked, draft=()))
        drafted = [line for line in chosen_lines(local, asked) if line not in before]
        missing = lacking(local, asked.question, asked.draft) if drafted else ""
        shorter = [missing if line in drafted else line for line in lines]
        if marks_fit([*shorter, *last], scene, len(by_mark), controls_rows):
            controls_rows = [*by_mark, *controls_rows]
            if not fits([*lines, *last], scene, _rows_of(controls_rows)):
                lines = shorter
    room = _room([*lines, *last])
    if not in_words and asked is not None:
        # Who waits has nothing to answer: they may scroll.
        room = min(room, letters_left([*lines, *last], scene, _rows_of(controls_rows)))
    since, more = news.fitted(room, local.locale)
    lines.insert(2, since)
    if local.facts.public is not None and _room([*lines, *last]) >= LEAST_WORDS:
        lines.append(cut(board_words(local, local.facts.public), _room([*lines, *last])))
    content = "\n".join([cut(_joined(lines), _room(last)), *last])
    content = bot.emoji_set.content(local.table, content, local.locale)
    foot = _foot(local, more, onward)
    if asked is not None and scene is not None:
        named_rows = _rows_of([*controls_rows, foot]) - 1
        if not fits([*lines, *last], scene, named_rows):
            # Five buttons take two rows, be they ever so short.
            foot = [bare(press) for press in _foot(local, more, onward, MOST_BUTTONS - 1)]
            if controls_rows and not fits([*lines, *last], scene, _rows_of(controls_rows)):
                *above, line = controls_rows
                if (joined := _beside(line, local, more)) is not None:
                    controls_rows, foot = above, joined
    return Message(content, images, rows(*controls_rows, foot), told=told)


def _with_recap(
    lines: list[str],
    recap: list[str],
    last: list[str],
    scene: Canvas | None,
    taken: int,
    local: LocalizedPanel,
) -> list[str]:
    """The same with what somebody is told who comes back, below the head, which gets shorter for
    it: as much as there is room for, the last lines first, for these are about themselves."""
    head, told, *more = lines
    title = f"**{local.speak.title(local.words)}**"
    for start in range(len(recap)):
        below = _joined([*recap[start:], told])
        for first in (head, head.partition("\n")[0], title):
            if scene is None or fits([first, below, *more, *last], scene, taken):
                return [first, below, *more]
    return lines


def _with_hints(
    lines: list[str], hints: list[str], last: list[str], scene: Canvas | None, taken: int
) -> tuple[list[str], list[str]]:
    """The same with explanations above the question. If the screen is full, they replace the phase
    of the game, which the picture shows too; then they are left out, from the end. If it takes more
    than a screen anyway, they stay."""
    shorter = [lines[0].partition("\n")[0], *lines[1:]]
    for number in range(len(hints), 0, -1):
        told = [*hints[:number], *last]
        for head in (lines, shorter):
            if fits([*head, *told], scene, taken):
                return head, told
    if not fits([*shorter, *last], scene, taken, beyond=FAR):
        return shorter, [*hints, *last]
    return lines, last


def marks_fit(
    lines: Sequence[str], scene: Canvas | None, mark_rows: int, controls_rows: list[list[Press]]
) -> bool:
    """Whether there is room for rows of marks above the controls."""
    if mark_rows + len(controls_rows) + 1 > MOST_ROWS:
        return False
    return fits(lines, scene, mark_rows + _rows_of(controls_rows))


def _rows_of(controls_rows: list[list[Press]]) -> int:
    """How many rows the controls take on a phone, with the one at the foot."""
    rows_taken = 1
    for line in controls_rows:
        labels = [getattr(press.item, "label", None) or "" for press in line]
        rows_taken += lines_of(labels)
    return rows_taken


def _beside(line: list[Press], local: LocalizedPanel, more: str) -> list[Press] | None:
    """The last row of the controls, if these are buttons, with as much of the foot as fits into a
    phone's row, beginning with what matters most. None: nothing fits."""
    if not all(isinstance(press.item, discord.ui.Button) for press in line):
        return None
    for most in range(MOST_BUTTONS - len(line), 0, -1):
        joined = [*line, *map(bare, _foot(local, more, False, most))]
        if _rows_of([joined]) == _rows_of([line]):
            return joined
    return None


def _joined(lines: Sequence[str]) -> str:
    return "\n".join(line for line in lines if line)


def _room(lines: Sequence[str]) -> int:
    """How many characters another line may have."""
    return MOST_CONTENT - sum(length(line) + 1 for line in lines if line)


def lent_message(local: Localized) -> Message:
    """What remains of the panel while a computer player sits in: the way back."""
    say = local.say
    back = reclaim.button(say, style=discord.ButtonStyle.primary, table=local.table.id)
    return Message(f"{head_line(local)}\n{say('seat-lent')}", (), rows([back]))


def sure_message(local: Localized, asked: OpenQuestion, picks: Picks) -> Message:
    """They chose what ends the game for them: are they sure?"""
    say, table = local.say, local.table.id
    chosen = picks_text(local, asked.question, picks)
    options = asked.question.options
    sure = ids.Sure(options.index(picks[0]) if picks else len(options))
    line = [
        button(
            named_of(table, asked.ticket)(sure),
            say("button-sure"),
            style=discord.ButtonStyle.danger,
        ),
        stay.button(say, table=table),
    ]
    return Message(say("ends-sure", picks=chosen), (), rows(line))


def head_line(local: Localized) -> str:
    """The first line, which is what a phone shows of a new message: whose move it is, for what.
    Below it, small, the phase of the game and its thread."""
    words = local.words
    speak = local.speak
    title, phase = f"**{speak.title(words)}**", speak.phase(local.view, words)
    if is_awaited(local.sight):
        kind = next(asked.question.kind for asked in local.sight.open if asked.given is None)
        what = speak.waiting(kind, words)
        title = local.say("prompt-line", game=title, what=what)
    where = f" · <#{local.table.thread}>" if local.table.thread else ""
    return f"{title}\n-# {phase}{where}"


def chosen_lines(local: Localized, asked: OpenQuestion) -> list[str]:
    """What is laid down, and what is chosen so far, where one sees it without scrolling."""
    say, question = local.say, asked.question
    lines = []
    if asked.given is not None:
        given = cut(picks_text(local, question, asked.given), MOST_TOLD)
        lines.append(say("laid-down", picks=given))
    if asked.draft and asked.draft != asked.given:
        lines.append(draft_line(local, question, asked.draft))
    return lines


def draft_line(local: Localized, question: Question, draft: Picks) -> str:
    """What is chosen so far, and what it lacks."""
    picks = cut(picks_text(local, question, draft), MOST_TOLD)
    chosen = local.say("about-to-choose", picks=picks)
    missing = lacking(local, question, draft)
    return f"{chosen}. {missing}" if missing else chosen


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


def not_awaited(local: Localized) -> str:
    """That it is not their move, and whose it is: by name, for a mention means nothing where its
    person is not there."""
    return f"{local.say('not-awaited')}\n{waiting_line(local, local.names)}"


def waiting_line(local: Localized, names: Sequence[str] = ()) -> str:
    """Whom the table waits for, for what and since when. Public facts alone. `names`: in place of
    mentions."""
    say = local.say
    words = local.words
    speak = local.speak
    groups: dict[tuple[str, int], list[str]] = {}
    for seat, kind, since in local.sight.awaited:
        who = names[seat] if names else local.mention(seat)
        groups.setdefault((kind, since), []).append(who)
    lines = [
        say(
            "waiting-for",
            who=", ".join(who),
            what=speak.waiting(kind, words),
            since=f"<t:{since}:R>",
        )
        for (kind, since), who in groups.items()
    ]
    return "\n".join(lines)


def _foot(local: LocalizedPanel, more: str, onward: bool, most: int = MOST_BUTTONS) -> list[Press]:
    """At most five buttons: what matters least stays away where there is no room."""
    say, table = local.say, local.table.id

    def panel(what: str, label: str, emoji: str, style: discord.ButtonStyle = PLAIN) -> Press:
        id_ = ids.PANEL.id(table=table, what=what)
        return button(id_, say(label), emoji=emoji, style=style)

    line = [(1, panel("board", "button-board", "🗺️"))]
    asked = asked_now(local.sight)
    if asked is not None and any(soon.ticket == asked.ticket for soon in local.sight.soon):
        wait = ids.WAIT.id(table=table, ticket=asked.ticket)
        line.insert(0, (0, button(wait, say("button-wait"), emoji="⏸️", style=STRONG)))
    offer = _offer(local, asked)
    if is_first(local) and lessons(local.table.game).pages:
        line.append((3, panel("learn", "button-plays", "🎓", discord.ButtonStyle.success)))
    if is_awaited(local.sight) and may_ask(local.table):
        line.append((4, panel("hint", "button-hint", "💡")))
    if more:
        # What the log has too makes room for what one finds nowhere else.
        line.append((5 if offer is None else 7, button(more, say("button-more"), emoji="📜")))
    if local.sight.ahead and not is_awaited(local.sight):
        plans = ids.PLANS.id(table=table, what="plan")
        line.append((3, button(plans, say("button-plan"), emoji="📌")))
    if offer is not None:
        line.append((5, offer))
    elif local.sight.orders:
        listed = ids.ORDERS.id(table=table, what="list")
        line.append((9, button(listed, say("button-orders"), emoji="⚙️")))
    took = local.sight.undo is not None or local.sight.agreed is not None
    if took and not is_first(local):
        line.append((6, panel("undo", "button-undo", "↩️")))
    if onward:
        line.append((8, button(ids.NEXT_TABLE, say("button-next"), emoji="⏭️")))
    line.append((2, panel("rules", "button-what", "❔")))
    there = sorted(rank for rank, _ in line)[:most]
    return [press for rank, press in line if rank in there]


def _offer(local: LocalizedPanel, asked: OpenQuestion | None) -> Press | None:
    """Where a standing order would answer a question, it is offered, the first times it comes."""
    learner = local.facts.learner
    if asked is None or learner is None or learner.knows(asked.question.kind):
        return None
    order = ahead.offered(local.game, local.sight, asked)
    if order is None:
        return None
    offered = ids.OFFERED.id(table=local.table.id, order=order)
    return button(offered, local.say("button-always"), emoji="⚙️")


def scene_of(local: Localized, asked: OpenQuestion | None, part: int | None) -> Canvas | None:
    """The one picture of a prompt: the places that a question is about, and the hand."""
    draw, view, say, names = local.scenes, local.view, local.words, local.plain
    if asked is None:
        return draw.of_prompt(view, None, say, names)
    only = _shown_options(local, asked.question, part)
    return draw.of_prompt(view, asked.question, say, names, chosen_of(asked), only)


async def images_of(
    bot: Bot, local: Localized, asked: OpenQuestion | None, part: int | None
) -> tuple[Image, ...]:
    """It painted, if there is one."""
    scene = scene_of(local, asked, part)
    return () if scene is None else await painted(bot, scene, "prompt.png")


def _shown_options(local: Localized, question: Question, part: int | None) -> tuple[str, ...]:
    """The options to draw: those of the group that was opened, otherwise all."""
    if part is None:
        return question.options
    parts = parts_of(local.labels(question), question)
    if part >= len(parts):
        return question.options
    return tuple(question.options[i] for i in parts[part].indices)


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


def as_awaited(view: View, sight: TableView) -> View:
    """A view of the position of now, where only those are awaited who have not laid down their
    picks: views list every open question, a sealed one too that has its picks."""
    return structs.replace(view, awaited=tuple((seat, kind) for seat, kind, _ in sight.awaited))
