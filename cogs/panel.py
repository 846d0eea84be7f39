"""The private panel: what one person has at one table, and the question they are asked.

The same message is shown in the DM, as an ephemeral message, and after each press. What is only of
interest gets the room that is left on a phone's screen when the picture, the question and the
controls have theirs.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Final

import discord
from msgspec import Struct, structs

from cogs import ahead, controls, looking, prompt_text
from cogs.answering import ready_lines, ready_of, ready_rows
from cogs.frame import Bot, refusals
from cogs.frame.context import Context, Opened, Panel
from cogs.frame.message import MOST_CONTENT, Image, Message, show
from cogs.frame.routes import Press, Route, ids_of, rows
from cogs.frame.words import Localized, LocalizedPanel, asked_now, is_awaited, is_lent, picks_text
from cogs.profile import next_table
from cogs.seats import reclaim
from engine.games import lessons
from engine.kit.showing import Label
from engine.kit.words import DOT, cut, length, packed
from engine.table.answers.answering import offered
from engine.table.service import OpenQuestion, Refused

LEAST_WORDS = 40
"""With less room the position in words is left to *Board*."""

HIGH: Final = 640
"""Points from the first line to the last control, of a screen of 844, and some to spare."""
WIDE: Final = 330
"""Points across a message."""
SPARE: Final = 50
"""So many points more buttons may take before options are in menus instead."""
LINE: Final = 22
SMALL_LINE: Final = 19
LETTER, NARROW, BROAD, BOLD, EMOJI, QUOTED = 10, 5.3, 14, 1.1, 22, 16
_NARROW: Final = frozenset("fijlrtI.,:;'’|!()[]·-")
_BROAD: Final = frozenset("mwMW+→…")
EMOJIS: Final = "\u2600"
_STYLE: Final = "\ufe0f"
"""Points across a letter, by its kind (bold ones are broader), and what a line that is quoted
loses; the first of the emojis, and what makes one of some signs."""
FRESH: Final = 24
"""Letters in a line of what is news: most lines end early, and names are bold."""
MARGINS: Final = 24
"""How much higher a message is than its lines; a question has half of it."""
ROW: Final = 48
_SIGNS: Final = re.compile(r"<(#|@|t:)\d+(:R)?>|\\|\[(?=\w+\]\()|\]\(\S+\)")


async def panel_message(
    bot: Bot,
    local: LocalizedPanel,
    *,
    part: int | None = None,
    note: str = "",
    onward: bool = False,
    opened: Opened = "",
) -> Message:
    """The panel of a seat. `part`: the group of options that was opened. `note`: a line on top,
    such as what was just chosen. `onward`: a button leads on to the next table that waits.
    `opened`: what a small button has opened."""
    say, speak, words, names = local.say, local.speak, local.words, local.names
    if is_lent(local.sight) and local.view.standing is None:
        # What remains of the panel while a computer player sits in is the way back.
        back = reclaim.button(say, style=discord.ButtonStyle.primary, table=local.table.id)
        head = prompt_text.head_line(local, phase=False)
        return Message(f"{head}\n{say('seat-lent')}", view=rows([back]))
    asked, person = asked_now(local.sight), local.facts.person
    noted = note if note or is_awaited(local.sight) else _last_told(local)
    noted = cut(noted, prompt_text.MOST_TOLD)
    images = await prompt_text.prompt_image(bot, local, asked, part)
    in_words = images == ()
    below = in_words and asked is not None
    images = images or ()
    screen = Screen(images[0] if images else None)
    # What one has just done is on top, what one must do right above the picture and the
    # controls.
    lines = [prompt_text.head_line(local), noted]
    if asked is not None and asked.given is not None:
        # It is told as what is laid down.
        given = say("you-chose", picks=picks_text(local, asked.question, asked.given))
        lines[1] = "" if note in ("", given) else noted
    last, plain, buttons = list[str](), list[Label](), list[str]()
    controls_rows, tells = list[list[Press]](), True
    if asked is not None:
        put = speak.question if screen.picture is None else speak.beside_picture
        last.append(f"### {put(local.view, asked.question, words, names)}")
        if (answers := ready_of(bot, local, asked)) is not None:
            last += ready_lines(answers, asked, say)
            controls_rows = ready_rows(answers, local.table.id, asked, say)
        else:
            plain = prompt_text.signed(local, asked.question, local.labels(asked.question))
            labels = bot.emoji_set.labels(local.table.game, plain)
            # Those of a large question take milliseconds: others have their turn between.
            await asyncio.sleep(0)
            buttons, controls_rows, tells = _controls(local, asked, labels, last, screen, part)
            plain = [plain[i] for i in controls.opened(asked.question, plain, part)]
        gathers = bool(buttons) and controls.is_staged(asked.question, person.confirm)
        screen.rows = rows_of(controls_rows)
        # That nothing is chosen is told, too, so that nothing moves when something is.
        nothing = prompt_text.draft_line(local, asked.question, ()) if gathers else ""
        if not screen.fits(lines[0], nothing, *last):
            nothing = ""
        lines += prompt_text.chosen_lines(local, asked) or [nothing]
    elif local.view.standing is None:
        controls_rows = [ahead.plan_row(local)]
        screen.rows = rows_of(controls_rows)
    else:
        last.append(say("game-is-over"))
    lines += [*prompt_text.ahead_lines(local, asked), *prompt_text.planned_lines(local)]
    recap = prompt_text.recap_lines(local)
    if asked is not None and screen.picture is not None and not screen.fits(lines[0], *last):
        # The picture shows how far the game is, too, and most of what is more than the question.
        lines[0] = prompt_text.head_line(local, phase=False)
        if not screen.fits(lines[0], *last, beyond=0 if recap else SPARE):
            last[0] = last[0].partition("\n")[0]
    if recap and below:
        lines.insert(2, recap[-1])
    elif recap:
        # Below the head, which gets shorter for it: as much as there is room for, the last lines
        # first, for these are about themselves. What has changed is told even where it makes them
        # scroll.
        heads = (lines[0], f"**{speak.title(words)}**")
        starts = [
            [head, _joined([*recap[n:], lines[1]])] for n in range(len(recap)) for head in heads
        ]
        lines[:2] = starts[0]
        if screen.picture is not None:
            tried = ((beyond, start) for beyond in (0, SPARE) for start in starts)
            fit = (s for beyond, s in tried if screen.fits(*s, *lines[2:], *last, beyond=beyond))
            lines[:2] = next(fit, starts[-1])
    # A picture shows the hand, and tells it to those who hear it.
    hand = speak.hand(local.view, words, names) if screen.picture is None else ""
    # What each option costs and brings is told at once to whom it is new, and in words, if there is
    # room; otherwise where it is asked for.
    told = controls.told_by(plain, buttons, _room([*lines, *last]))
    # An option that has a number begins with it, and with its name.
    held = sum((one.text.partition(DOT)[2].partition(":")[0] or one.text) in hand for one in plain)
    if told and held and held >= len(plain) - 1:
        hand = ""  # Its cards are the options; one option may be something else.
    hints = prompt_text.explained(local, asked.question)[:1] if asked is not None else []
    # What a sign at an option warns of is told with the options.
    warned = [line for line in hints if line.startswith(prompt_text.SIGN)]
    compares = False
    if opened == "compare" and not told:
        opened = ""  # Another question is asked by now.
    if opened == "compare":
        last += [*warned, *told]
        if screen.picture is not None and not screen.fits(*lines, *last):
            screen.picture, images = None, ()
    elif asked is not None:
        ways = [(hints, hand), ([], hand)]
        if in_words:
            every: list[list[str]] = []
            for way in controls.tellings(plain, buttons) if tells else ():
                every.append(way)
                if screen.fits(prompt_text.head_line(local, phase=False), *lines[1:], *last, *way):
                    break
            every = every or [[]]
            brief = speak.beside_picture(local.view, asked.question, words, names)
            shorter = ((lines, ""), (last, brief), (last, brief.partition("\n")[0]))
            for where, ask in shorter:
                # What one has, and what each option takes, is told by *Board* and *Compare*, too.
                if not screen.fits(*lines, *last, *every[-1]):
                    where[0] = f"### {ask}" if ask else prompt_text.head_line(local, phase=False)
            # What the options bring comes before the hand, which *Compare* tells, too.
            first = [*hints, *every[0]]
            ways = [(first, hand), ([*warned, *every[0]], hand), (first, "")]
            ways += [([*warned, *way], shown) for way in every for shown in (hand, "")]
        elif told and prompt_text.is_new(local, asked.question.kind):
            ways.insert(0, ([*(hints if local.table.lesson else warned), *told], hand))
        fitting = ((way, shown) for way, shown in ways if screen.fits(*lines, *last, *way, shown))
        more, shown = next(fitting, ways[-1])
        if local.table.lesson and not more and screen.fits(*lines, *last, *hints, beyond=SPARE):
            more = hints  # What to look at is what a guided game is for.
        last += more
        compares = shown != hand or (bool(told) and more[-len(told) :] != told)
        hand = shown
    lines.append(hand)
    if recap and below:
        # As much as there is room for; the last line, about themselves, even a little beyond it.
        lines[2] = ""
        parts = [(beyond, recap[n:]) for beyond in (0, SPARE) for n in range(len(recap))]
        told_at = (p for beyond, p in parts if screen.fits(*lines, *p, *last, beyond=beyond))
        lines[2] = _joined(next(told_at, []))
    room = _room([*lines, *last])
    if asked is not None:
        # Who waits has nothing to answer: they may scroll.
        room = min(room, max(0, screen.left(*lines, *last) // LINE * FRESH))
    since, after = prompt_text.news_of(local, room)
    lines.insert(2, since)
    lines.append(_position(local, [*lines, *last], screen))
    # In words the question comes before what has changed.
    above, under = (lines[:2], lines[2:]) if below else (lines, [])
    kept = cut(_joined(under), _room([*above, *last]))
    content = _joined([cut(_joined(above), _room([*last, kept])), *last, kept])
    content = bot.emoji_set.content(local.table, content, local.locale)
    foot = _foot(local, after, onward, compares, opened)
    return Message(content, images, rows(*controls_rows, foot), told=noted)


def _position(local: LocalizedPanel, lines: Sequence[str], screen: Screen) -> str:
    """For those who want words: the position that everybody sees, or only how all stand, if there
    is room for it below these lines; *Board* tells it whole. Who waits has nothing to answer: they
    may scroll, and get as many whole pages as one message holds."""
    public, room = local.facts.public, _room(lines)
    if public is None or room < LEAST_WORDS:
        return ""
    pages = prompt_text.position_pages(local, prompt_text.as_awaited(public, local.sight))
    brief = local.speak.standings(public, local.words, local.names)
    if asked_now(local.sight) is None:
        return packed(pages, room)[0] if length(pages[0]) <= room else brief
    ways = ("\n".join(pages), brief)
    fit = (way for way in ways if screen.fits(*lines, way, beyond=-MARGINS))
    return next((way for way in fit if length(way) <= room), "")


def _controls(
    local: LocalizedPanel,
    asked: OpenQuestion,
    labels: Sequence[Label],
    lines: Sequence[str],
    screen: Screen,
    part: int | None,
) -> tuple[list[str], list[list[Press]], bool]:
    """What the options' buttons read, if they have some, all controls, and whether words say at
    once what these mean. The buttons are as wide as they may be so that all is on one screen, else
    as narrow as can be, else behind their groups'. It does not hang on what is chosen, so nothing
    moves when that changes."""
    question = asked.question
    staged = controls.is_staged(question, local.facts.person.confirm)
    named = controls.named_of(local.table.id, asked.ticket)
    made = partial(controls.components, named, local, asked, labels, part=part, staged=staged)
    within = [labels[i] for i in controls.opened(question, labels, part)]
    wide = controls.names_of(within, staged)
    narrow = wide[::-1]
    draft = [prompt_text.draft_line(local, question, ())] if staged else []
    steady = [prompt_text.head_line(local, phase=False), *lines, *draft]
    # The question gets shorter, a little is beyond the screen, and at last only *Compare* says in
    # words what the buttons mean, before these are behind their groups'.
    ask = local.speak.beside_picture(local.view, question, local.words, local.names)
    brief = [steady[0], f"### {ask}".partition("\n")[0], *steady[2:]]
    ways = ((0, steady, wide, True), (SPARE, brief, narrow, True), (SPARE, brief, narrow, False))
    for beyond, texts, tried, tells in ways:
        for names in tried:
            if not tells and any(map(str.isdigit, names)):
                continue
            rows_now = made(names)
            told = controls.told_by(within, names, 0) if tells and not screen.picture else []
            if Screen(screen.picture, rows_of(rows_now)).fits(*texts, *told, beyond=beyond):
                return names, rows_now, tells
    if narrow and (part is not None or len(controls.parts_of(labels, question)) == 1):
        return narrow[0], made(narrow[0]), True
    return [label.mark or label.text for label in labels] if narrow else [], made([]), not narrow


def _last_told(local: LocalizedPanel) -> str:
    """This seat's last answer in words, if it may be taken back, and whether it was given for
    them."""
    given, undo, view = local.facts.given_ahead, local.sight.undo, local.facts.before
    if given is not None:
        about = local.say("given-each-hint") if given.args["order"] else ""
        return f"{local.event(given)}\n{about}".strip()
    if undo is not None and view is not None:
        _, picks, kind = undo
        then = Localized(structs.replace(local.sight, view=view), local.locale)
        for question in view.questions:
            if question.kind == kind and question.accepts(picks) is None:
                return local.say("you-chose", picks=picks_text(then, question, picks))
    return ""


def _joined(lines: Sequence[str]) -> str:
    return "\n".join(line for line in lines if line)


def _room(lines: Sequence[str]) -> int:
    return MOST_CONTENT - sum(length(line) + 1 for line in lines if line)


def _foot(
    local: LocalizedPanel, after: int | None, onward: bool, compares: bool, opened: Opened
) -> list[Press]:
    """As many small buttons as a phone has beside one another, those that matter most; the others
    are behind *More*. `after`: there is more news than is told, after this record. `compares`: the
    options can be told in full."""
    say, table, view = local.say, local.table.id, local.sight
    asked, learner = asked_now(view), local.facts.learner
    ticket, awaited = asked and asked.ticket, is_awaited(view)
    is_first = learner is not None and not learner.finished and not learner.times
    undoes = (view.undo is not None or view.agreed is not None) and not is_first
    order = None
    if asked is not None and learner is not None and not learner.knows(asked.question.kind):
        order = offered(local.game, view, asked)
    may_be: list[tuple[bool, int, Route[Any, Any], dict[str, Any]]] = [
        (any(one.ticket == ticket for one in view.soon), 0, ahead.wait, {"ticket": ticket}),
        (True, 3, looking.board_of_panel, {}),
        (opened == "compare", 0, looking.opened, {"what": "less"}),
        (compares, 2, looking.opened, {"what": "compare"}),
        (True, 0, looking.rules, {}),  # A new message is known again by this one.
        (is_first and bool(lessons(local.table.game).pages), 1, looking.learn, {}),
        (undoes, 6 if awaited else 1, looking.undo, {}),
        (awaited and local.table.has_hints, 5, looking.hint, {}),
        (after is not None, 7, looking.more, {"record": after}),
        # Where a standing order would answer a question, it is offered, the first times it comes.
        (order is not None, 5, ahead.offer_order, {"order": order}),
        (order is None and bool(view.orders), 8, ahead.orders, {}),
        # The next panel has one because this one shows it: it is never behind *More*.
        (onward, 0, next_table, {"style": discord.ButtonStyle.secondary}),
    ]
    line = [
        (rank, route.button(say, emoji="", table=table, **parts))
        for there, rank, route, parts in may_be
        if there
    ]
    every = [press for _, press in line]
    if sum(map(_wide, every)) <= controls.WIDE_ROW and len(every) <= controls.MOST_BUTTONS:
        return every
    more = looking.opened.button(say, table=table, what="more")
    shown: list[Press] = []
    left = controls.WIDE_ROW - _wide(more)
    ranked = [press for _, press in sorted(line, key=lambda one: one[0])]
    for press in ranked:
        if _wide(press) <= left and len(shown) < controls.MOST_BUTTONS - 1:
            left -= _wide(press)
            shown.append(press)
    if opened != "more":
        return [*(press for press in every if press in shown), more]
    rest = [press for press in ranked if press not in shown]
    back = looking.opened.button(say, table=table, what="back")
    return [*rest[: controls.MOST_BUTTONS - 1], back]


# The panel as a reply


async def show_panel(ctx: Context, panel: Panel) -> None:
    """As the position is now. If an old prompt was pressed, it goes, and what was done is told."""
    pressed, opened = ids_of(ctx.interaction.message), panel.opened
    if opened in ("less", "back"):
        opened = ""
    elif looking.opened.id(table=panel.table, what="less") in pressed and not panel.note:
        # While somebody chooses, the options stay beside one another.
        opened = opened or "compare"
    about: Any = {"part": panel.part, "note": panel.note, "opened": opened}
    # A panel that was opened with a button to the next table keeps it.
    about["onward"] = panel.onward or next_table.id() in pressed

    async def drawn(local: LocalizedPanel) -> Message:
        message = panel.draw and await panel.draw(local)
        if panel.draw and message is None and panel.beside:
            raise Refused("stale")
        return message or await panel_message(ctx.bot, local, **about)

    if panel.beside:
        local = await ctx.fresh(panel.table, answers=not panel.note)
        if local.sight.seat is None:
            raise Refused("not-seated")
        await show(ctx.interaction, partial(drawn, local))
        return
    # In place of what they pressed.
    gone = Message(ctx.say("refused-not-seated", detail=""))
    seat = (await ctx.sight(panel.table)).seat
    if seat is None:
        await ctx.reply(gone)
        return
    prompts, shown = ctx.bot.carrier.prompts, None
    async with prompts.lock(panel.table, seat):
        # What was seen before may be past by now: what is drawn here counts.
        local = await ctx.fresh(panel.table, answers=not panel.note)
        if local.sight.seat != seat:
            await ctx.reply(gone)
            return
        if not await prompts.put_away(ctx.interaction, local.facts):
            try:
                shown = (await show(ctx.interaction, partial(drawn, local))).shown()
            except discord.NotFound as fault:
                if refusals.read(fault).kind != "message":
                    raise
                # It is gone, as the prompt that it was.
        if shown is not None:
            page = panel.draw is not None or opened != ""
            await prompts.remember(ctx.interaction, local.facts, shown, page=page)
    if shown is None and not panel.refused:
        await ctx.beside(panel.note or ctx.say("prompt-moved"))


# How much of a phone's screen it takes, about


class Screen(Struct):
    """What a phone shows without scrolling: a picture, rows of controls with the one at the foot,
    and the lines for which these leave room."""

    picture: Image | None = None
    rows: int = 1

    def fits(self, *lines: str, beyond: int = 0) -> bool:
        """Whether all of it can be seen; `beyond`: except for so many points."""
        return self.left(*lines) >= -beyond

    def left(self, *lines: str) -> int:
        """How many points are free below these lines, the picture and the controls."""
        taken = sum(_height(line) for text in lines for line in text.splitlines())
        if self.picture is not None:
            width, height = self.picture.size
            taken += round(WIDE * height / width)
        return HIGH - MARGINS - taken - ROW * self.rows


def rows_of(controls_rows: list[list[Press]]) -> int:
    """How many rows the controls take on a phone, with the one at the foot."""
    return 1 + sum(controls.lines_of(map(_wide, line)) for line in controls_rows)


def _wide(press: Press) -> float:
    item = press.item
    if not isinstance(item, discord.ui.Button):
        return controls.WIDE_ROW
    return controls.wide(item.label or "", item.emoji is not None)


def _width(letter: str) -> float:
    if letter >= EMOJIS:
        return 0 if letter == _STYLE else EMOJI
    return NARROW if letter in _NARROW else BROAD if letter in _BROAD else LETTER


@lru_cache(4096)
def _height(line: str) -> int:
    """Of a line of text, as the local table's page breaks it; Discord's letters are narrower."""
    small, heading, quoted = (line.startswith(mark) for mark in ("-# ", "### ", "> "))
    size = SMALL_LINE / LINE if small else 1
    lines, bold, left = 1, heading, 0.0
    across = (WIDE - QUOTED * quoted) / size
    for word in _SIGNS.sub("", line)[3 * small + 4 * heading + 2 * quoted :].split():
        marks, bold_word = word.count("**"), bold or "**" in word
        letters = word.replace("**", "")
        wide = sum(map(_width, letters)) * (BOLD if bold_word else 1)
        bold ^= marks % 2 == 1
        if left and left + wide > across:
            lines, left = lines + 1, 0.0
        left += wide + NARROW
    return MARGINS // 2 * heading + round(LINE * size) * lines
