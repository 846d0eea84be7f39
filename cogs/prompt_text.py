"""What the panel, plans and the table's post tell of a question, in words and as a picture. And
what a prompt tells besides: what happened since somebody's own last move, where they stand when
they come back, explanations for whom the game is new to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cogs.controls import chosen_of, parts_of
from cogs.frame import Bot
from cogs.frame.message import Image, drawn, to_show
from cogs.frame.words import (
    Localized,
    LocalizedPanel,
    LocalizedTable,
    is_awaited,
    is_lent,
    picks_text,
)
from db.tables.questions import NEVER
from engine.games import lessons
from engine.kit.contract import MILESTONES, Event, Picks, Question, View, Warning
from engine.kit.showing import Label, Say
from engine.kit.words import DOT, cut, fitted, length
from engine.table.service import Line, OpenQuestion, TableView

MOST_TOLD = 200
"""Characters that repeat picks: a deck of cards would fill the screen, and its picture shows it."""
MOST_PLANNED: Final = 100
FEW = 4
"""With fewer options each is named."""


def option_label(local: Localized, question: Question, option: str) -> Label:
    return local.speak.option(local.view, question, option, local.words, local.plain)


def heading_of(local: Localized, question: Question) -> str:
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
    elif local.sight.awaited and not is_lent(local.sight):
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
    """For what and since when, too. Public facts alone. `names`: in place of mentions."""
    return "\n".join(local.say("waiting-for", **group) for group in _waiting(local, names))


def _waiting(local: Localized, names: Sequence[str]) -> list[dict[str, str]]:
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


def chosen_lines(local: Localized, asked: OpenQuestion) -> list[str]:
    """What is laid down, and what is chosen so far, where one sees it without scrolling."""
    lines = []
    if asked.given is not None:
        given = cut(picks_text(local, asked.question, asked.given), MOST_TOLD)
        lines.append(local.say("laid-down", picks=given))
    if asked.draft and asked.draft != asked.given:
        lines.append(draft_line(local, asked.question, asked.draft))
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
            # By the name of the menu of its options, or each one's if they are few.
            labels = [option_label(local, question, option) for option in limit.options[:FEW]]
            part = next((label.group for label in labels if label.group), "")
            if not part and len(labels) < FEW:
                part = " / ".join(label.text for label in labels)
            if part:
                return say("still-missing-part", part=part)
    if reason == "too-few":
        return say("still-missing", count=question.least - len(draft))
    return say(f"illegal-{reason}")


# What is answered without its person: what they laid down ahead, and what their orders answer


def planned_lines(local: Localized) -> list[str]:
    """What is laid down ahead; and for what, where that may be either of several."""
    ahead = local.sight.ahead
    laid = [(one.question, one.plan) for one in ahead if one.plan and one.plan.picks is not None]
    kinds = [question.kind for question, _ in laid]
    lines = []
    for question, plan in laid:
        picks = cut(picks_text(local, plan.question, plan.picks or ()), MOST_PLANNED)
        key = "planned" if kinds.count(question.kind) > 1 else "plan-now"
        lines.append(local.say(key, what=heading_of(local, question), picks=picks))
    return lines


def ahead_lines(local: Localized, asked: OpenQuestion | None) -> list[str]:
    """What is given to the question in a moment; and what was laid down ahead and answers its
    question not, or not any more."""
    lines = []
    for soon in local.sight.soon:
        if asked is not None and soon.ticket == asked.ticket:
            key = "soon-veiled" if soon.delays > 1 else f"soon-{soon.scope}"
            order = local.words(f"order-{soon.order}") if soon.order else ""
            picks = picks_text(local, asked.question, soon.picks)
            lines.append(local.say(key, picks=picks, order=order))
    for dropped in local.sight.dropped:
        picks = picks_text(local, dropped.question, dropped.picks or ())
        if asked is not None and dropped.ticket == asked.ticket:
            lines.append(local.say("plan-dropped", picks=picks))
        elif dropped.ticket == NEVER:
            what = heading_of(local, dropped.question)
            lines.append(local.say("plan-lost", what=what, picks=cut(picks, MOST_PLANNED)))
    return lines


# Pictures


async def prompt_image(
    bot: Bot, local: LocalizedPanel, asked: OpenQuestion | None, part: int | None = None
) -> tuple[Image, ...] | None:
    """The one picture of a prompt: the places that a question is about, and the hand. Of a group
    of options that was opened, the others are not drawn. None: there is nothing to show."""
    if local.facts.person.text_only:
        return ()
    more: dict[str, Any] = {}
    if asked is not None:
        question = asked.question
        only = question.options
        parts = parts_of(local.labels(question), question) if part is not None else ()
        if part is not None and part < len(parts):
            only = tuple(question.options[i] for i in parts[part].indices)
        more = {"question": question, "picks": chosen_of(asked), "only": only}
    shown = to_show(local.table, local.locale, "prompt", local.view, **more)
    return await drawn(bot, shown, "prompt.png")


def position_pages(local: LocalizedTable, view: View) -> Sequence[str]:
    """What the board's picture shows of a view, in the game's own pages if it has any."""
    pages = local.speak.position(view, local.words, local.names)
    return pages or (local.scenes.board(view, local.words, local.plain, ()).alt,)


def as_awaited(view: View, table_view: TableView) -> View:
    """A view of the position of now, where only those are awaited who have not laid down their
    picks: views list every open question, a sealed one too that has its picks."""
    awaited = tuple((seat, kind) for seat, kind, _ in table_view.awaited)
    return replace(view, awaited=awaited)


MOST_LINES = 4
MOST_LINE = 100
"""Characters: the prompt has a picture and a question to show as well."""
GREAT = 2
"""How many ranks of a game's events say how something ended."""
FAR = 100
"""How many ranks later an event counts that neither was done to somebody nor matters to
everybody."""
MOST_RECAP = 110
"""Characters: two lines of small print and some to spare."""
SIGN = "⚠️"

_STEP = re.compile(r"^(?:- |#+ )")
"""How a line of a summary begins that is below a heading, or is one."""


# What happened since somebody's own last move: each turn in a line or a few; where that is too
# much, what matters most, then *More*


class Told(Struct, frozen=True):
    """One thing that happened, in a line."""

    text: str
    rank: int = 0
    """What matters most has the lowest."""


def news_of(local: LocalizedPanel, room: int) -> tuple[str, int | None]:
    """What has happened since their last move, and what came of that but was not their doing, in
    so many characters; and after which record there is more than that to tell, if there is."""
    facts, seat, ranks = local.facts, local.sight.seat, local.speak.matters
    # It befell them when they moved if others did it, or if it is one of the great things.
    great = {kind for kinds in ranks[:GREAT] for kind in kinds}
    befell = (e for e in facts.came if e.args.get("seat") != seat or e.kind in great)
    came = told_of(local, befell)
    # That it is their turn, if that is the last thing everybody was told, the prompt's head says.
    since, last = facts.since, facts.since[-1].event if facts.since else None
    if last is not None and not last.seats and seat is not None and last.args.get("seat") == seat:
        matters = last.kind in MILESTONES or any(last.kind in kinds for kinds in ranks)
        since = since if matters else since[:-1]
    lines = [] if came else in_full(turns_of(local, local.view, since))
    key = "since" if facts.after > 0 else "so-far"

    def each() -> list[Told]:
        return came + told_of(local, [line.event for line in since])

    text, is_part = in_block(local.say, key, lines, each, room)
    return text, (facts.after - 1 if came else facts.after) if is_part else None


def in_block(
    say: Say, key: str, whole: Sequence[str], each: Callable[[], Sequence[Told]], room: int
) -> tuple[str, bool]:
    """All of it, turn by turn, if there is such a `whole` and it fits into this many characters;
    else, event by event, what matters most and, of that, the newest. And whether something is
    missing."""

    def block(head: str, lines: Sequence[str]) -> str:
        return "\n".join(f"> {line}" for line in (head, *lines))

    if whole and length(all_of_it := block(say(key), whole)) <= room:
        return all_of_it, False
    told = each()
    text, left, numbers = "", len(told), range(len(told))
    first = sorted(numbers, key=lambda number: (told[number].rank, -number))
    for most in range(1, 1 + min(MOST_LINES, len(first))):
        lines = [told[number].text for number in sorted(first[:most])]
        out = len(first) - most
        part = block(say(f"{key}-part", count=out) if out else say(key), lines)
        if length(part) > room:
            break
        text, left = part, out
    return text, left > 0 or "…" in text or bool(whole and not text)


def told_of(local: LocalizedPanel, events: Iterable[Event]) -> list[Told]:
    """What these tell, each in a line. What is about a seat was done to it, and matters to its
    person as much as what matters to everybody."""
    seat, ranks = local.sight.seat, local.speak.matters
    told = []
    for event in events:
        text = "" if event.kind in MILESTONES else " ".join(local.event(event).split())
        if not text:
            continue
        rank = next((n for n, kinds in enumerate(ranks) if event.kind in kinds), len(ranks))
        named = seat is not None and (local.names[seat] in text or event.args.get("other") == seat)
        own = named or event.seats is not None
        told.append(Told(fitted(text, MOST_LINE), rank if own or not rank else rank + FAR))
    return told


def turns_of(local: LocalizedTable, view: View, lines: Sequence[Line]) -> list[list[str]]:
    """What these lines tell, turn by turn: of each one that is over what its milestone sums up,
    then what has happened since, event by event."""
    turns: list[list[str]] = []
    turn: list[Event] = []
    for line in lines:
        turn.append(line.event)
        if line.event.seats is None and line.event.kind in MILESTONES:
            # As its post has it, and what only this person may know of it.
            public = [event for event in turn if event.seats is None]
            summary = local.speak.summary(public, view, local.words, local.names)
            # A heading with nothing below it is of what somebody did before one's own move.
            kept = [one for one in summary.splitlines() if not one.rstrip().endswith(":")]
            told = [_STEP.sub("", one) for one in kept if one.strip()]
            rest = [event for event in turn if event.seats is not None] if told else turn
            turns.append(told + _told(local, rest))
            turn = []
    turns.append(_told(local, turn))
    return [told for told in turns if told]


def _told(local: LocalizedTable, events: Sequence[Event]) -> list[str]:
    texts = [local.event(event) for event in events if event.kind not in MILESTONES]
    return [line for text in texts for line in text.splitlines() if line.strip()]


def in_full(turns: Sequence[Sequence[str]]) -> list[str]:
    """All that these turns tell, in as many lines as there is room for; none where that is not
    enough. Where there are several each is one line, which begins with what it was about.

    >>> in_full([["Turn 2", "builds", "pays 1"], ["Turn 3", "passes"]])
    ['Turn 2 · builds · pays 1', 'Turn 3 · passes']
    """
    lines, most = [" · ".join(turn) for turn in turns], MOST_LINE
    if len(turns) == 1:
        lines = list(turns[0])
    elif turns:
        most = MOST_LINE * MOST_LINES // len(turns)
    return lines if len(lines) <= MOST_LINES and all(len(line) <= most for line in lines) else []


# What somebody reads who comes back after more than a day: what they did last, the standings, and
# what has changed for them since


def recap_lines(local: LocalizedPanel) -> list[str]:
    back = local.facts.back
    if back is None:
        return []
    when = f"<t:{back.at}:R>"
    told = (line for event in back.events for line in local.event(event).splitlines())
    last = local.say("recap-when", when=when)
    if what := next((line for line in told if line.strip()), ""):
        # The time reads shorter than it is written.
        frame = local.say("recap-last", when="3 days ago", what="")
        last = local.say("recap-last", when=when, what=fitted(what, MOST_RECAP - len(frame)))
    return [f"-# {line}" for line in (last, _stands(local), _changed(local)) if line]


def _stands(local: LocalizedPanel) -> str:
    """What the game is won by: every seat's, the most first."""
    counts = [local.speak.counts(local.view, seat) for seat in range(len(local.table.seats))]
    key = next((next(iter(found)) for found in counts if found), "")
    told: list[str] = []
    by_most = [(-found[key], seat) for seat, found in enumerate(counts) if key in found]
    for less, seat in sorted(by_most):
        count = str(-less) if told else local.words(f"count-{key}", n=-less)
        own = seat == local.sight.seat
        told.append(local.say("recap-you", count=count) if own else f"{local.names[seat]} {count}")
    return local.say("recap-now", counts=DOT.join(told)) if told else ""


def _changed(local: LocalizedPanel) -> str:
    """What the person has more of, or less, than right after their last answer."""
    seat, before = local.sight.seat, local.facts.before
    if seat is None or before is None:
        return ""
    was, now = (local.speak.counts(view, seat) for view in (before, local.view))
    changes = [
        f"{was[key]} → {local.words(f'count-{key}', n=n)}"
        for key, n in now.items()
        if key in was and was[key] != n
    ]
    if not changes:
        return local.say("recap-unchanged") if was else ""
    return local.say("recap-changed", changes=DOT.join(changes))


# What is said to somebody to whom the game is new: why the question matters, and what to beware of


def is_new(local: LocalizedPanel, kind: str) -> bool:
    """Whether whoever is asked has met such questions a few times at most."""
    learner = local.facts.learner
    return learner is not None and not learner.finished and not learner.knows(kind)


def explained(local: LocalizedPanel, question: Question) -> list[str]:
    """Lines about the question, the most important one first, which is told right below it; *Help*
    tells all: what a friend would warn of, in a lesson what to look at, and why it matters, until
    they have answered such questions a few times."""
    caution = _caution(local, question)
    learner, kind, lines = local.facts.learner, question.kind, []
    if caution is not None:
        warning = local.speak.warning(local.view, caution, local.words, local.names)
        lines.append(f"{SIGN} {warning}")
    first = lessons(local.table.game).first_game if local.table.lesson else None
    if first is not None and local.words.has(f"look-{kind}"):
        lines.append(f"-# 👀 {local.words(f'look-{kind}')}")
    always = first is not None or (learner is not None and local.facts.person.explain == "always")
    if local.words.has(f"matters-{kind}") and (always or is_new(local, kind)):
        lines.append(f"-# 💡 {local.words(f'matters-{kind}')}")
    return lines


def signed(local: LocalizedPanel, question: Question, labels: Sequence[Label]) -> list[Label]:
    """The question's options, with a sign on those that a warning is about."""
    caution = _caution(local, question)
    return [
        replace(label, emoji=SIGN, mark=label.mark and f"{SIGN} {label.mark}")
        if caution and option in caution.options
        else label
        for option, label in zip(question.options, labels, strict=True)
    ]


def _caution(local: LocalizedPanel, question: Question) -> Warning | None:
    return local.game.warning(local.view, question) if local.facts.learner is not None else None
