"""The private panel: what one person has at one table, and the question they are asked.

The same message is shown in the DM, as an ephemeral message, and after each press. What is only of
interest gets the room that is left on a phone's screen when the picture, the question and the
controls have theirs.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import discord
from msgspec import structs

from cogs.frame.message import MOST_CONTENT, Message, painted
from cogs.frame.parts import MOST_ROWS, Press, bare, rows
from cogs.frame.words import (
    Localized,
    LocalizedPanel,
    asked_now,
    is_awaited,
    is_lent,
    picks_text,
)
from cogs.me.profile import next_table
from cogs.panel import ahead, looking
from cogs.panel.asked import (
    MOST_TOLD,
    board_words,
    chosen_lines,
    dropped_lines,
    head_line,
    lacking,
    planned_lines,
    scene_of,
    soon_lines,
)
from cogs.panel.controls import MOST_BUTTONS, controls, lines_of, marks, named_of
from cogs.panel.news import explained, is_first, news_of, recap_lines, signed
from cogs.panel.ready import ready_lines, ready_of, ready_rows
from cogs.seats.seats import reclaim
from engine.games import lessons
from engine.kit.scene import Canvas, size_of
from engine.kit.words.phrasing import cut, length
from engine.table.answers.ahead import offered
from engine.table.tasks.hints import may_ask

if TYPE_CHECKING:
    from cogs.bot import Bot

LEAST_WORDS = 40
"""With less room the position in words is left to *Board*."""

HIGH: Final = 620
"""Points from the first line to the last control, of a screen of 844, and some to spare."""
WIDE: Final = 330
"""Points across a message."""
LINE: Final = 22
LETTERS: Final = 37
"""Letters in a line."""
FAR: Final = 100
"""So many points beyond the screen one has to scroll for certain."""
SMALL_LINE: Final = 19
SMALL_LETTERS: Final = 45
"""The same of small print."""
FRESH: Final = 24
"""And in a line of what is news: most lines end early, and names are bold."""
HEADING: Final = 31
"""Letters in a line of the question, and how much higher it is with its margins."""
MARGINS: Final = 24
ROW: Final = 48
_SIGNS: Final = re.compile(r"\*\*|<(#|@|t:)\d+(:R)?>|\\")


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
    say, speak, words, names = local.say, local.speak, local.words, local.names
    person = local.facts.person
    if is_lent(local.sight) and local.view.standing is None:
        # What remains of the panel while a computer player sits in is the way back.
        back = reclaim.button(say, style=discord.ButtonStyle.primary, table=local.table.id)
        return Message(f"{head_line(local)}\n{say('seat-lent')}", (), rows([back]))
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
        answers = ready_of(bot, local, asked)
        if answers is None:
            labels = local.labels(asked.question)
            labels = signed(local, asked.question, bot.emoji_set.labels(local.table.game, labels))
            # Those of a large question take milliseconds: others have their turn between.
            await asyncio.sleep(0)
            named, confirm = named_of(local.table.id, asked.ticket), person.confirm
            nothing = speak.nothing(asked.question.kind, words)
            controls_rows = controls(
                named, asked, labels, say, ask, part, confirm=confirm, nothing=nothing
            )
            if scene is not None:
                by_mark = marks(named, asked, labels, confirm=confirm)
        else:
            last += ready_lines(answers, asked, say)
            controls_rows = ready_rows(answers, local.table.id, asked, ask, say)
    elif local.view.standing is None:
        controls_rows = [ahead.plan_row(local)]
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
        points = points_left([*lines, *last], scene, _rows_of(controls_rows))
        room = min(room, max(0, points // LINE * FRESH))
    since, is_cut = news.fitted(room, local.locale)
    after = news.after if is_cut else None
    lines.insert(2, since)
    if local.facts.public is not None and _room([*lines, *last]) >= LEAST_WORDS:
        lines.append(cut(board_words(local, local.facts.public), _room([*lines, *last])))
    content = "\n".join([cut(_joined(lines), _room(last)), *last])
    content = bot.emoji_set.content(local.table, content, local.locale)
    foot = _foot(local, after, onward)
    if asked is not None and scene is not None:
        named_rows = _rows_of([*controls_rows, foot]) - 1
        if not fits([*lines, *last], scene, named_rows):
            # Five buttons take two rows, be they ever so short.
            foot = [bare(press) for press in _foot(local, after, onward, MOST_BUTTONS - 1)]
            if controls_rows and not fits([*lines, *last], scene, _rows_of(controls_rows)):
                *above, line = controls_rows
                if (joined := _beside(line, local, after)) is not None:
                    controls_rows, foot = above, joined
    return Message(content, images, rows(*controls_rows, foot), told=told)


def _last_told(local: LocalizedPanel) -> str:
    """This seat's last answer in words, if it may be taken back, and whether it was given for
    them."""
    given, undo, view = local.facts.given_ahead, local.sight.undo, local.facts.before
    if given is not None:
        about = local.say("given-each-hint") if given.args["order"] else ""
        return f"{local.event(given)}\n{about}".strip()
    if undo is None or view is None:
        return ""
    _, picks, kind = undo
    question = next((q for q in view.questions if q.kind == kind and not q.accepts(picks)), None)
    if question is None:
        return ""
    then = Localized(structs.replace(local.sight, view=view), local.locale)
    return local.say("you-chose", picks=picks_text(then, question, picks))


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


def _beside(line: list[Press], local: LocalizedPanel, after: int | None) -> list[Press] | None:
    """The last row of the controls, if these are buttons, with as much of the foot as fits into a
    phone's row, beginning with what matters most. None: nothing fits."""
    if not all(isinstance(press.item, discord.ui.Button) for press in line):
        return None
    for most in range(MOST_BUTTONS - len(line), 0, -1):
        joined = [*line, *map(bare, _foot(local, after, False, most))]
        if _rows_of([joined]) == _rows_of([line]):
            return joined
    return None


def _joined(lines: Sequence[str]) -> str:
    return "\n".join(line for line in lines if line)


def _room(lines: Sequence[str]) -> int:
    """How many characters another line may have."""
    return MOST_CONTENT - sum(length(line) + 1 for line in lines if line)


def _foot(
    local: LocalizedPanel, after: int | None, onward: bool, most: int = MOST_BUTTONS
) -> list[Press]:
    """At most five buttons: what matters least stays away where there is no room. `after`: there is
    more news than is told, after this record."""
    say, table, view = local.say, local.table.id, local.sight
    line = [(1, looking.board_of_panel.button(say, table=table))]
    asked = asked_now(view)
    if asked is not None and any(soon.ticket == asked.ticket for soon in view.soon):
        line.insert(0, (0, ahead.wait.button(say, table=table, ticket=asked.ticket)))
    # Where a standing order would answer a question, it is offered, the first times it comes.
    order, learner = None, local.facts.learner
    if asked is not None and learner is not None and not learner.knows(asked.question.kind):
        order = offered(local.game, view, asked)
    if is_first(local) and lessons(local.table.game).pages:
        line.append((3, looking.learn.button(say, table=table)))
    if is_awaited(view) and may_ask(local.table):
        line.append((4, looking.hint.button(say, table=table)))
    if after is not None:
        # What the log has too makes room for what one finds nowhere else.
        rank = 5 if order is None else 7
        line.append((rank, looking.more.button(say, table=table, record=after)))
    if view.ahead and not is_awaited(view):
        line.append((3, ahead.plan.button(say, table=table)))
    if order is not None:
        line.append((5, ahead.offer_order.button(say, table=table, order=order)))
    elif view.orders:
        line.append((9, ahead.orders.button(say, table=table)))
    if (view.undo is not None or view.agreed is not None) and not is_first(local):
        line.append((6, looking.undo.button(say, table=table)))
    if onward:
        line.append((8, next_table.button(say, style=discord.ButtonStyle.secondary)))
    line.append((2, looking.rules.button(say, table=table)))
    there = sorted(rank for rank, _ in line)[:most]
    return [press for rank, press in line if rank in there]


# How much of a phone's screen it takes, about


def fits(lines: Iterable[str], picture: Canvas | None, rows: int, *, beyond: int = 0) -> bool:
    """Whether all of it can be seen without scrolling, except for this many points."""
    return points_left(lines, picture, rows) >= -beyond


def points_left(lines: Iterable[str], picture: Canvas | None, rows: int) -> int:
    """How much of the screen is free below these lines, a picture and rows of controls."""
    taken = sum(_height(line) for text in lines for line in text.splitlines())
    if picture is not None:
        width, height = size_of(picture)
        taken += round(WIDE * height / width)
    return HIGH - MARGINS - taken - ROW * rows


def _height(line: str) -> int:
    text = _SIGNS.sub("", line)
    if line.startswith("-# "):
        return SMALL_LINE * -(-(len(text) - 3) // SMALL_LETTERS)
    if line.startswith("### "):
        return MARGINS // 2 + LINE * -(-len(text) // HEADING)
    return LINE * -(-len(text) // LETTERS)
