"""The private panel: what one person holds at one table, and the question they are asked.

The same face is shown in the DM, as an ephemeral message, and after each press.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from msgspec import structs

from cogs.frame.face import MOST_CONTENT, Face, Image
from cogs.frame.showing import painted
from cogs.frame.voice import PanelVoice, Voice
from cogs.panel.controls import MOST_BUTTONS, controls, named_of, parts_of
from cogs.panel.shelf import chosen_of, shelf_lines, shelf_of, shelf_rows
from cogs.panel.since import news_of
from cogs.press import ids
from cogs.press.parts import Press, button, rows
from engine.kit.contract import Event, Picks, Question, View
from engine.kit.showing import Label
from engine.kit.words.phrasing import cut
from engine.table.door import Open, Sight

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


def labels_of(voice: Voice, question: Question) -> list[Label]:
    """The question's options as this person reads them, in order."""
    say = voice.words
    names = voice.plain
    speak = voice.speak
    return [speak.option(voice.view, question, option, say, names) for option in question.options]


def picks_text(voice: Voice, question: Question, picks: Picks) -> str:
    """An answer repeated in words."""
    say = voice.words
    if not picks:
        return voice.say("picked-none")
    return voice.speak.picks(voice.view, question, picks, say, voice.names)


def last_answer(voice: PanelVoice) -> str:
    """What this seat answered last, in words, while it may be taken back; else empty."""
    undo, view = voice.sight.undo, voice.facts.before
    if undo is None or view is None:
        return ""
    _, picks, kind = undo
    question = next((q for q in view.questions if q.kind == kind and not q.accepts(picks)), None)
    if question is None:
        return ""
    return picks_text(Voice(structs.replace(voice.sight, view=view), voice.locale), question, picks)


async def panel_face(
    house: House,
    voice: PanelVoice,
    *,
    part: int | None = None,
    note: str = "",
    onward: bool = False,
) -> Face:
    """The panel of a seat. `part`: the group of options that was opened. `note`: a line on top,
    such as what was just chosen. `onward`: a button leads on to the next table that waits."""
    say = voice.say
    person = voice.facts.person
    if is_lent(voice.sight) and voice.view.standing is None:
        return lent_face(voice)
    speak = voice.speak
    words = voice.words
    names = voice.names
    asked = asked_now(voice.sight)
    told = note
    if not note and not is_awaited(voice.sight):
        picks = last_answer(voice)
        told = say("you-chose", picks=picks) if picks else ""
    news = news_of(voice)
    lines = [head_line(voice), told]
    controls_rows: list[list[Press]] = []
    if asked is not None:
        lines.append(_question_lines(voice, asked))
        shelf = shelf_of(house, voice, asked)
        if shelf is None:
            labels = labels_of(voice, asked.question)
            labels = house.signs.labels(voice.table.game, labels)
            confirm = person.confirm
            controls_rows = controls(
                named_of(voice.table.id, asked.ticket), asked, labels, say, part, confirm=confirm
            )
        else:
            lines += shelf_lines(shelf, asked, voice.locale)
            controls_rows = shelf_rows(shelf, voice.table.id, asked, voice.locale)
    elif voice.view.standing is None:
        lines.append(waiting_line(voice))
    else:
        lines.append(say("game-is-over"))
    lines += planned_lines(voice)
    lines.append(speak.hand(voice.view, words, names))
    since, more = news.fitted(_room(lines), voice.locale)
    lines.insert(2, since)
    images: tuple[Image, ...] = ()
    if not person.text_only:
        images = await images_of(house, voice, asked, part)
    elif _room(lines) >= LEAST_WORDS:
        lines.append(cut(board_words(voice, voice.facts.public), _room(lines)))
    content = cut("\n".join(line for line in lines if line), MOST_CONTENT)
    content = house.signs.content(voice.table, content, voice.locale)
    foot = _foot(voice, more, onward)
    return Face(content, images, rows(*controls_rows, foot), told)


def _room(lines: Sequence[str]) -> int:
    """How many characters another line may have."""
    return MOST_CONTENT - sum(len(line) + 1 for line in lines if line)


def lent_face(voice: Voice) -> Face:
    """What remains of the panel while a computer player sits in: the way back."""
    say = voice.say
    back = button(
        ids.SEAT.id(table=voice.table.id, what="back"),
        say("button-seat-back"),
        emoji="🪑",
        style=discord.ButtonStyle.primary,
    )
    return Face(f"{head_line(voice)}\n{say('seat-lent')}", (), rows([back]))


def head_line(voice: Voice) -> str:
    """The first line, which is what a phone shows of a new message: whose move it is, for what."""
    words = voice.words
    speak = voice.speak
    title, phase = f"**{speak.title(words)}**", speak.phase(voice.view, words)
    if is_awaited(voice.sight):
        kind = next(asked.question.kind for asked in voice.sight.open if asked.given is None)
        what = speak.waiting(kind, words)
        title = voice.say("prompt-line", game=title, what=what)
    where = f" · <#{voice.table.thread}>" if voice.table.thread else ""
    return f"{title} · {phase}{where}"


def _question_lines(voice: Voice, asked: Open) -> str:
    say = voice.say
    question = asked.question
    speak = voice.speak
    words = voice.words
    ask = speak.question(voice.view, question, words, voice.names)
    lines = [f"### {ask}"]
    if asked.given is not None:
        lines.append(say("laid-down", picks=picks_text(voice, question, asked.given)))
    lines[:0] = [*dropped_lines(voice, asked), *soon_lines(voice, asked)]
    if asked.draft and asked.draft != asked.given:
        lines.append(say("about-to-choose", picks=picks_text(voice, question, asked.draft)))
        if question.accepts(asked.draft) == "too-few":
            lines.append(say("still-missing", count=question.least - len(asked.draft)))
    return "\n".join(lines)


def planned_lines(voice: Voice) -> list[str]:
    """What is laid down ahead, for its person alone."""
    return [
        voice.say(
            "planned",
            what=heading_of(voice, ahead.question),
            picks=picks_text(voice, ahead.question, ahead.picks),
        )
        for ahead in voice.sight.ahead
        if ahead.picks is not None
    ]


def heading_of(voice: Voice, question: Question) -> str:
    """What a question that is only foreseen is called."""
    words, names = voice.words, voice.names
    return voice.speak.question(voice.view, question, words, names)


def dropped_lines(voice: Voice, asked: Open) -> list[str]:
    """That what was laid down ahead for a question is no answer to it."""
    return [
        voice.say("plan-dropped", picks=picks_text(voice, dropped.question, dropped.picks))
        for dropped in voice.sight.dropped
        if dropped.ticket == asked.ticket
    ]


def soon_lines(voice: Voice, asked: Open) -> list[str]:
    """That a question is answered without its person in a moment."""
    say = voice.say
    return [
        say(f"soon-{soon.why}", picks=picks_text(voice, asked.question, soon.picks))
        for soon in voice.sight.soon
        if soon.ticket == asked.ticket
    ]


def waiting_line(voice: Voice) -> str:
    """Whom the table waits for, for what and since when. Public facts alone."""
    say = voice.say
    words = voice.words
    speak = voice.speak
    groups: dict[tuple[str, int], list[str]] = {}
    for seat, kind, since in voice.sight.awaited:
        who = voice.mention(seat)
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


def _foot(voice: Voice, more: str, onward: bool) -> list[Press]:
    """At most five buttons: what matters least goes first where there is no room."""
    say = voice.say
    table = voice.table.id
    line = [button(ids.PANEL.id(table=table, what="board"), say("button-board"), emoji="🗺️")]
    if more:
        line.append(button(more, say("button-more"), emoji="📜"))
    if voice.sight.plans and not is_awaited(voice.sight):
        line.append(button(ids.PLANS.id(table=table, what="plan"), say("button-plan"), emoji="📌"))
    if voice.sight.orders:
        line.append(
            button(ids.ORDERS.id(table=table, what="list"), say("button-orders"), emoji="⚙️")
        )
    if voice.sight.undo is not None or voice.sight.agreed is not None:
        line.append(button(ids.PANEL.id(table=table, what="undo"), say("button-undo"), emoji="↩️"))
    if onward:
        line.append(button(ids.NEXT_TABLE, say("button-next"), emoji="⏭️"))
    if len(line) < MOST_BUTTONS:
        line.append(
            button(ids.PANEL.id(table=table, what="rules"), say("button-rules"), emoji="📖")
        )
    return line


async def images_of(
    house: House, voice: Voice, asked: Open | None, part: int | None
) -> tuple[Image, ...]:
    """The one picture of a prompt: the places that a question is about, and the hand."""
    draw, view, say, names = voice.scenes, voice.view, voice.words, voice.plain
    if asked is None:
        scene = draw.of_prompt(view, None, say, names)
    else:
        only = _shown_options(voice, asked.question, part)
        scene = draw.of_prompt(view, asked.question, say, names, chosen_of(asked), only)
    return () if scene is None else (await painted(house, scene, "prompt.png"),)


def _shown_options(voice: Voice, question: Question, part: int | None) -> tuple[str, ...]:
    """The options to draw: those of the group that was opened, else all."""
    if part is None:
        return question.options
    parts = parts_of(labels_of(voice, question))
    if part >= len(parts):
        return question.options
    return tuple(question.options[i] for i in parts[part].indices)


async def board_image(
    house: House, view: Any, voice: Voice, name: str, events: Sequence[Event]
) -> Image:
    """The board of a view, with what `events` changed marked."""
    scene = voice.scenes.board(view, voice.words, voice.plain, events)
    return await painted(house, scene, name)


def board_words(voice: Voice, public: View) -> str:
    """The position of now, as everybody sees it, in words: what the board's picture shows."""
    seen = as_awaited(public, voice.sight)
    return voice.scenes.board(seen, voice.words, voice.plain, ()).alt


def as_awaited(view: View, sight: Sight) -> View:
    """A view of the position of now, where only those are awaited who have not laid down their
    picks: views list every open question, a sealed one too that has its picks."""
    return structs.replace(view, awaited=tuple((seat, kind) for seat, kind, _ in sight.awaited))
