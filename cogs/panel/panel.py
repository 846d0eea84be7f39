"""The private panel: what one person holds at one table, and the question they are asked.

The same face is shown in the DM, as an ephemeral message, and after each press.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from msgspec import structs

from cogs.frame.cut import cut
from cogs.frame.face import MOST_CONTENT, Face, Image
from cogs.frame.showing import painted
from cogs.frame.speech import game_words, mention, plain_names, text_names
from cogs.panel.controls import MOST_BUTTONS, controls, named_of, parts_of
from cogs.panel.shelf import answer_scene, shelf_lines, shelf_of, shelf_rows
from cogs.panel.since import news_of
from cogs.press import ids
from cogs.press.parts import Press, button, rows
from engine.games import scenes, wording
from engine.kit.contract import Event, Picks, Question, View
from engine.kit.showing import Label
from engine.table.answers.shown import PanelFacts
from engine.table.door import Open, Sight, Table
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

LEAST_WORDS = 40
"""With less room the position in words is left to *Board*."""


def asked_now(sight: Sight) -> Open | None:
    """The question to put to the seat: the first one without an answer, else a sealed one
    whose picks may still be changed."""
    if is_lent(sight):
        return None
    unanswered = [asked for asked in sight.open if asked.given is None]
    return next(iter(unanswered or sight.open), None)


def is_awaited(sight: Sight) -> bool:
    """Whether the table waits for this seat."""
    return not is_lent(sight) and any(asked.given is None for asked in sight.open)


def is_prompted(sight: Sight) -> bool:
    """Whether the table waits for this seat's person themselves: not for what is answered without
    them in a moment."""
    soon = {soon.ticket for soon in sight.soon}
    return is_awaited(sight) and any(
        asked.given is None and asked.ticket not in soon for asked in sight.open
    )


def is_lent(sight: Sight) -> bool:
    """Whether a computer player sits in for whoever looks."""
    return sight.seat is not None and sight.table.seats[sight.seat].stand_in


def labels_of(sight: Sight, question: Question, locale: str) -> list[Label]:
    """The question's options as this person reads them, in order."""
    say = game_words(sight.table.game, locale)
    names = plain_names(sight.table, locale)
    speak = wording(sight.table.game)
    return [speak.option(sight.view, question, option, say, names) for option in question.options]


def picks_text(sight: Sight, question: Question, picks: Picks, locale: str) -> str:
    """An answer repeated in words."""
    say = game_words(sight.table.game, locale)
    if not picks:
        return own_words(locale)("picked-none")
    return wording(sight.table.game).picks(
        sight.view, question, picks, say, text_names(sight.table, locale)
    )


def last_answer(facts: PanelFacts, locale: str) -> str:
    """What this seat answered last, in words, while it may be taken back; else empty."""
    sight, view = facts.sight, facts.before
    if sight.undo is None or view is None:
        return ""
    _, picks, kind = sight.undo
    question = next((q for q in view.questions if q.kind == kind and not q.accepts(picks)), None)
    if question is None:
        return ""
    return picks_text(structs.replace(sight, view=view), question, picks, locale)


async def panel_face(
    house: House,
    facts: PanelFacts,
    locale: str,
    *,
    part: int | None = None,
    note: str = "",
    onward: bool = False,
) -> Face:
    """The panel of a seat. `part`: the group of options that was opened. `note`: a line on top,
    such as what was just chosen. `onward`: a button leads on to the next table that waits."""
    say = own_words(locale)
    sight, person = facts.sight, facts.person
    if is_lent(sight) and sight.view.standing is None:
        return lent_face(sight, locale)
    speak = wording(sight.table.game)
    words = game_words(sight.table.game, locale)
    names = text_names(sight.table, locale)
    asked = asked_now(sight)
    told = note
    if not note and not is_awaited(sight):
        picks = last_answer(facts, locale)
        told = say("you-chose", picks=picks) if picks else ""
    news = news_of(facts, locale)
    lines = [head_line(sight, locale), told]
    controls_rows: list[list[Press]] = []
    if asked is not None:
        lines.append(_question_lines(sight, asked, locale))
        shelf = shelf_of(house, facts, asked, locale)
        if shelf is None:
            labels = labels_of(sight, asked.question, locale)
            labels = house.signs.labels(sight.table.game, labels)
            confirm = person.confirm
            controls_rows = controls(
                named_of(sight.table.id, asked.ticket), asked, labels, say, part, confirm=confirm
            )
        else:
            lines += shelf_lines(shelf, asked, locale)
            controls_rows = shelf_rows(shelf, sight.table.id, asked, locale)
    elif sight.view.standing is None:
        lines.append(waiting_line(sight, locale))
    else:
        lines.append(say("game-is-over"))
    lines += planned_lines(sight, locale)
    lines.append(speak.hand(sight.view, words, names))
    since, more = news.fitted(_room(lines), locale)
    lines.insert(2, since)
    images: tuple[Image, ...] = ()
    if not person.text_only:
        images = await images_of(house, sight, asked, locale, part)
    elif _room(lines) >= LEAST_WORDS:
        lines.append(cut(board_words(sight, facts.public, locale), _room(lines)))
    content = cut("\n".join(line for line in lines if line), MOST_CONTENT)
    content = house.signs.content(sight.table, content, locale)
    foot = _foot(sight, locale, more, onward)
    return Face(content, images, rows(*controls_rows, foot), told)


def _room(lines: Sequence[str]) -> int:
    """How many characters another line may have."""
    return MOST_CONTENT - sum(len(line) + 1 for line in lines if line)


def lent_face(sight: Sight, locale: str) -> Face:
    """What remains of the panel while a computer player sits in: the way back."""
    say = own_words(locale)
    back = button(
        ids.SEAT.id(table=sight.table.id, what="back"),
        say("button-seat-back"),
        emoji="🪑",
        style=discord.ButtonStyle.primary,
    )
    return Face(f"{head_line(sight, locale)}\n{say('seat-lent')}", (), rows([back]))


def head_line(sight: Sight, locale: str) -> str:
    """The first line, which is what a phone shows of a new message: whose move it is, for what."""
    words = game_words(sight.table.game, locale)
    speak = wording(sight.table.game)
    title, phase = f"**{speak.title(words)}**", speak.phase(sight.view, words)
    if is_awaited(sight):
        kind = next(asked.question.kind for asked in sight.open if asked.given is None)
        what = speak.waiting(kind, words)
        title = own_words(locale)("prompt-line", game=title, what=what)
    where = f" · <#{sight.table.thread}>" if sight.table.thread else ""
    return f"{title} · {phase}{where}"


def _question_lines(sight: Sight, asked: Open, locale: str) -> str:
    say = own_words(locale)
    question = asked.question
    speak = wording(sight.table.game)
    words = game_words(sight.table.game, locale)
    ask = speak.question(sight.view, question, words, text_names(sight.table, locale))
    lines = [f"### {ask}"]
    if asked.given is not None:
        lines.append(say("laid-down", picks=picks_text(sight, question, asked.given, locale)))
    lines[:0] = [*dropped_lines(sight, asked, locale), *soon_lines(sight, asked, locale)]
    if asked.draft and asked.draft != asked.given:
        lines.append(say("about-to-choose", picks=picks_text(sight, question, asked.draft, locale)))
        if question.accepts(asked.draft) == "too-few":
            lines.append(say("still-missing", count=question.least - len(asked.draft)))
    return "\n".join(lines)


def planned_lines(sight: Sight, locale: str) -> list[str]:
    """What is laid down ahead, for its person alone."""
    return [
        own_words(locale)(
            "planned",
            what=heading_of(sight, ahead.question, locale),
            picks=picks_text(sight, ahead.question, ahead.picks, locale),
        )
        for ahead in sight.ahead
        if ahead.picks is not None
    ]


def heading_of(sight: Sight, question: Question, locale: str) -> str:
    """What a question that is only foreseen is called."""
    words, names = game_words(sight.table.game, locale), text_names(sight.table, locale)
    return wording(sight.table.game).question(sight.view, question, words, names)


def dropped_lines(sight: Sight, asked: Open, locale: str) -> list[str]:
    """That what was laid down ahead for a question is no answer to it."""
    return [
        own_words(locale)(
            "plan-dropped", picks=picks_text(sight, dropped.question, dropped.picks, locale)
        )
        for dropped in sight.dropped
        if dropped.ticket == asked.ticket
    ]


def soon_lines(sight: Sight, asked: Open, locale: str) -> list[str]:
    """That a question is answered without its person in a moment."""
    say = own_words(locale)
    return [
        say(f"soon-{soon.why}", picks=picks_text(sight, asked.question, soon.picks, locale))
        for soon in sight.soon
        if soon.ticket == asked.ticket
    ]


def waiting_line(sight: Sight, locale: str) -> str:
    """Whom the table waits for, for what and since when. Public facts alone."""
    say = own_words(locale)
    words = game_words(sight.table.game, locale)
    speak = wording(sight.table.game)
    groups: dict[tuple[str, int], list[str]] = {}
    for seat, kind, since in sight.awaited:
        who = mention(sight.table, seat, locale)
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


def _foot(sight: Sight, locale: str, more: str, onward: bool) -> list[Press]:
    """At most five buttons: what matters least goes first where there is no room."""
    say = own_words(locale)
    table = sight.table.id
    line = [button(ids.PANEL.id(table=table, what="board"), say("button-board"), emoji="🗺️")]
    if more:
        line.append(button(more, say("button-more"), emoji="📜"))
    if sight.plans and not is_awaited(sight):
        line.append(button(ids.PLANS.id(table=table, what="plan"), say("button-plan"), emoji="📌"))
    if sight.orders:
        line.append(
            button(ids.ORDERS.id(table=table, what="list"), say("button-orders"), emoji="⚙️")
        )
    if sight.undo is not None or sight.agreed is not None:
        line.append(button(ids.PANEL.id(table=table, what="undo"), say("button-undo"), emoji="↩️"))
    if onward:
        line.append(button(ids.NEXT_TABLE, say("button-next"), emoji="⏭️"))
    if len(line) < MOST_BUTTONS:
        line.append(
            button(ids.PANEL.id(table=table, what="rules"), say("button-rules"), emoji="📖")
        )
    return line


async def images_of(
    house: House, sight: Sight, asked: Open | None, locale: str, part: int | None
) -> tuple[Image, ...]:
    """The places that a question is about, and the hand."""
    words = game_words(sight.table.game, locale)
    names = plain_names(sight.table, locale)
    show = scenes(sight.table.game)
    images = []
    if asked is not None:
        only = _shown_options(sight, asked.question, locale, part)
        places = show.places(sight.view, asked.question, words, names, only)
        if places is not None:
            images.append(await painted(house, places, "places.png"))
        answer = answer_scene(house, sight, asked, locale)
        if answer is not None:
            images.append(await painted(house, answer, "answer.png"))
    hand = show.hand(sight.view, words, names)
    if hand is not None:
        images.append(await painted(house, hand, "hand.png"))
    return tuple(images)


def _shown_options(
    sight: Sight, question: Question, locale: str, part: int | None
) -> tuple[str, ...]:
    """The options to draw: those of the group that was opened, else all."""
    if part is None:
        return question.options
    parts = parts_of(labels_of(sight, question, locale))
    if part >= len(parts):
        return question.options
    return tuple(question.options[i] for i in parts[part].indices)


async def board_image(
    house: House,
    view: Any,
    table: Table,
    locale: str,
    name: str,
    events: Sequence[Event],
) -> Image:
    """The board of a view, with what `events` changed marked."""
    words = game_words(table.game, locale)
    scene = scenes(table.game).board(view, words, plain_names(table, locale), events)
    return await painted(house, scene, name)


def board_words(sight: Sight, public: View, locale: str) -> str:
    """The position of now, as everybody sees it, in words: what the board's picture shows."""
    table = sight.table
    words, names = game_words(table.game, locale), plain_names(table, locale)
    return scenes(table.game).board(as_awaited(public, sight), words, names, ()).alt


def as_awaited(view: View, sight: Sight) -> View:
    """A view of the position of now, where only those are awaited who have not laid down their
    picks: views list every open question, a sealed one too that has its picks."""
    return structs.replace(view, awaited=tuple((seat, kind) for seat, kind, _ in sight.awaited))
