"""The window for plans: an answer, a second choice, and answers to what will be asked after it, in
one press."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord import SelectOption, ui
from msgspec import Struct

from cogs.frame.house import House
from cogs.frame.voice import Voice
from cogs.panel.controls import in_short
from cogs.panel.panel import labels_of
from cogs.panel.planned import heading_of
from cogs.press import ids
from cogs.press.parts import MOST_FIELDS, MOST_OPTIONS, MOST_RADIOS, choice, chooser, window
from engine.kit.contract import Foreseen, Game, Picks, Question
from engine.kit.showing import Label
from engine.table.answers import plans
from engine.table.door import Sight
from engine.table.record.facts import Ahead

ASK: Final = "-"
"""Chosen so as to be asked then."""


class Line(Struct, frozen=True):
    """Something that may come, in a window: one question, or all those of a kind with the same
    options, of which the one comes that follows what is chosen in the first line."""

    questions: dict[str, Question]
    """By the option of the first line that they depend on. "": on nothing."""

    @property
    def question(self) -> Question:
        """Any of them: the options are the same."""
        return next(iter(self.questions.values()))


def lines_of(game: Game, sight: Sight, ahead: Ahead) -> list[Line]:
    """What may come, and as much of what may come after it as a window has room for. Empty if there
    is no room for the first."""
    if not _holds(ahead.question):
        return []
    entries = plans.foreseen(game, sight.view)
    stamps = [plans.stamp_of(entry.question) for entry in entries]
    first = stamps.index(ahead.stamp) if ahead.stamp in stamps else len(entries)
    after = [entry for entry in entries if entry.after is not None and entry.after[0] == first]
    many = len(ahead.question.options) / 2  # What only few of them bring is laid down afterwards.
    free = [entry for entry in entries[first + 1 :] if entry.after is None]
    lines = [line for line in _grouped(after) if len(line.questions) >= many]
    lines.insert(0, Line({"": ahead.question}))
    lines += [Line({"": entry.question}) for entry in free]
    return [line for line in lines if _holds(line.question)][:MOST_FIELDS]


def _holds(question: Question) -> bool:
    """Whether a field of a window can ask it: no order counts, and choosing nothing means that
    one wants to be asked."""
    several = question.most > 1
    most = MOST_RADIOS if several else MOST_OPTIONS - 1
    count = len(question.options)
    return question.least > 0 and 2 <= count <= most and not (several and question.ordered)


def _grouped(entries: Sequence[Foreseen]) -> list[Line]:
    groups: dict[tuple[Any, ...], dict[str, Question]] = {}
    for entry in entries:
        assert entry.after
        question, option = entry.question, entry.after[1]
        form = question.kind, question.options, question.least, question.most
        number = 0  # One option may bring several of a kind.
        while option in groups.get((*form, number), {}):
            number += 1
        groups.setdefault((*form, number), {})[option] = question
    return [Line(questions) for questions in groups.values()]


def _places(lines: Sequence[Line]) -> list[tuple[int, int]]:
    """(line, rank) of each field: every line, then second choices if there is room."""
    several = [(number, rank) for rank in (1, 2) for number in range(len(lines))]
    if len(lines) == 1:
        several = several[: plans.MOST_CHOICES - 1]
    room = MOST_FIELDS - len(lines)
    return sorted([(number, 0) for number in range(len(lines))] + several[:room])


def plan_window(house: House, voice: Voice, ahead: Ahead) -> ui.Modal | None:
    """The window for something that may come. None: no window has room for it."""
    lines = lines_of(house.adapter.game(voice.table), voice.sight, ahead)
    fields: list[tuple[str, ui.Item[Any]]] = []
    for number, rank in _places(lines):
        line = lines[number]
        field = chooser(f"{number}.{rank}", _options(voice, line, rank), most=line.question.most)
        if field is None:
            return None
        what = _heading(voice, line)
        fields.append((voice.say("plan-window-else", what=what) if rank else what, field))
    if not fields:
        return None
    named = ids.PLANNED.id(table=voice.table.id, stamp=ahead.stamp, what="window")
    return window(named, voice.say("plan-title"), *fields)


def _heading(voice: Voice, line: Line) -> str:
    """What is asked; where it is not the same after all that may be chosen, what for."""
    texts = {in_short(heading_of(voice, question)) for question in line.questions.values()}
    if len(texts) == 1:
        return texts.pop()
    waiting = voice.speak.waiting(line.question.kind, voice.words)
    return waiting[:1].upper() + waiting[1:]


def _options(voice: Voice, line: Line, rank: int) -> list[SelectOption]:
    every = [labels_of(voice, question) for question in line.questions.values()]
    laid = _laid(voice.sight, line, rank)
    options = [
        choice(
            str(number),
            label.text,
            detail=_detail(labels),
            chosen=line.question.options[number] in laid,
        )
        for number, labels in enumerate(zip(*every, strict=True))
        for label in labels[:1]
    ]
    if line.question.most == 1 and len(options) != MOST_RADIOS:
        options.append(choice(ASK, voice.say("orders-ask"), chosen=False))
    return options


def _detail(labels: Sequence[Label]) -> str:
    """What an option brings, where that is the same whatever it follows."""
    details = {label.detail for label in labels}
    return details.pop() if len(details) == 1 else ""


def _laid(sight: Sight, line: Line, rank: int) -> Picks:
    """What is laid down for it already."""
    stamps = {plans.stamp_of(question) for question in line.questions.values()}
    for ahead in sight.ahead:
        if ahead.stamp in stamps and rank < len(ahead.choices):
            return ahead.choices[rank]
    return ()


def chain_of(
    game: Game, sight: Sight, ahead: Ahead, values: Mapping[str, Sequence[str]]
) -> list[tuple[str, list[Picks]]]:
    """What was chosen in the window, as plans: for each chosen option of the first line, with what
    comes after it."""
    lines = lines_of(game, sight, ahead)
    chosen: list[list[Picks]] = [[] for _ in lines]
    for number, rank in _places(lines):
        options = lines[number].question.options
        numbers = [int(v) for v in values.get(f"{number}.{rank}", ()) if v.isdecimal()]
        picks = tuple(options[n] for n in numbers if n < len(options))
        chosen[number] += [picks] if picks else []
    first = {option for picks in chosen[0] for option in picks} if chosen else set()
    return [
        (plans.stamp_of(question), chosen[number])
        for number, line in enumerate(lines)
        for option, question in line.questions.items()
        if not option or option in first
    ]
