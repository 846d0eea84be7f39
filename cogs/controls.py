"""From a question to components, by one rule for all games.

* up to 15 options: buttons, named as the picture names them, or by their texts;
* of several picks (or if somebody wants to confirm every answer) a touch adds to what is chosen or
  takes back, and *Confirm* answers; what is chosen is lit and has a ✓;
* more options than that, or some whose names are too long for it: menus by group (a region, a map)
  when three suffice, which may hold several groups each, else a menu of the groups first, then one
  of that group's options; where the order counts, one option is added at a time.

What the buttons leave out stands in the text, or is a press away (`option_text.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import discord
from msgspec import Struct

from cogs.frame.components import (
    MOST_LABEL,
    MOST_OPTIONS,
    MOST_ROWS,
    QUESTION,
    Clear,
    Confirm,
    Control,
    Group,
    Menu,
    Option,
    Press,
    Sure,
    button,
    choice,
    menu,
)
from cogs.frame.words import Localized, how_many
from cogs.option_text import TO, by_weight
from engine.kit.contract import Limit, Picks, Question
from engine.kit.showing import Label, Say, Weight
from engine.kit.words.phrasing import cut, fitted
from engine.table.service import OpenQuestion, Refused

MOST_MENUS = 3
MOST_BUTTONS = 5
"""Discord's, of a row."""
MOST_PRESSED = 15
"""Options that are buttons."""
MOST_PLACEHOLDER = 100
WIDE_ROW: Final = 332
"""Points of a row on a phone, with the space behind its last button."""
_LEAST, _EDGES, _LETTER, _EMOJI = 68, 48, 7.5, 26
"""Points of the smallest button, and of the parts of one, with the space behind it."""
MOST_LINES: Final = 4
"""So many lines of a phone the buttons may take, if there is room."""
_CUTS: Final = (24, 17, 11)
"""To so many letters texts are cut, one after the other, that are too long for a button."""
_CHOSEN: Final = "✓ "
_MOST_HEADING = 45
_LITTLE = re.compile(r"\d{1,4}")
_MARKS = re.compile(r"\*\*|__|~~|`|\\(?=[^\w\s])|<a?:\w+:\d+>")
"""What makes text bold, and signs without effect."""
_SENTENCES = re.compile(r"(?<=[.!?]) +(?=[^a-z])")


STYLES: Final[dict[Weight, discord.ButtonStyle]] = {
    "strong": discord.ButtonStyle.success,
    "plain": discord.ButtonStyle.primary,
    "weak": discord.ButtonStyle.secondary,
    "danger": discord.ButtonStyle.danger,
}
Named = Callable[[Control], str]
"""The custom id of each control."""


class Part(Struct, frozen=True):
    """Options under one heading, at most as many as a menu takes. Indices into the options."""

    heading: str
    indices: tuple[int, ...]


def parts_of(labels: Sequence[Label], question: Question | None = None) -> list[Part]:
    """All options, split by group and, where a group is larger than a menu, by number. If each
    group has a limit of its own, and a menu, they stay apart, however few they are."""
    groups: dict[str, list[int]] = {}
    for index, label in enumerate(labels):
        groups.setdefault(label.group, []).append(index)
    if question is not None and 1 < len(groups) <= MOST_MENUS:
        every = groups.values()
        if all(len(some) <= MOST_OPTIONS and _limit_of(question, some) for some in every):
            return [Part(heading, tuple(indices)) for heading, indices in groups.items()]
    if len(labels) <= MOST_OPTIONS:
        return [Part("", tuple(range(len(labels))))]
    if len(groups) > MOST_OPTIONS:
        groups = {"": list(range(len(labels)))}
    parts = []
    for heading, indices in groups.items():
        for start in range(0, len(indices), MOST_OPTIONS):
            piece = tuple(indices[start : start + MOST_OPTIONS])
            name = heading
            if len(indices) > MOST_OPTIONS or not heading:
                name = f"{heading} {piece[0] + 1}–{piece[-1] + 1}".strip()
            parts.append(Part(name, piece))
    joined = _neighbours(parts) if len(parts) > MOST_MENUS else parts
    return joined if len(joined) <= MOST_MENUS else parts


def _limit_of(question: Question, indices: Iterable[int]) -> Limit | None:
    options = {question.options[i] for i in indices}
    return next((limit for limit in question.limits if set(limit.options) == options), None)


def _neighbours(parts: Sequence[Part]) -> list[Part]:
    """Neighbouring groups in one menu, if they fit and their headings are short."""
    found: list[Part] = []
    for part in parts:
        if found:
            before = found[-1]
            heading = f"{before.heading.split(TO)[0]}{TO}{part.heading}"
            indices = before.indices + part.indices
            if len(indices) <= MOST_OPTIONS and len(heading) <= _MOST_HEADING:
                found[-1] = Part(heading, indices)
                continue
        found.append(part)
    return found


def chosen_of(asked: OpenQuestion) -> Picks:
    """What is chosen at the moment, or laid down."""
    return asked.draft or asked.given or ()


def is_staged(question: Question, confirm: bool = False) -> bool:
    """Whether picks are gathered and confirmed. `confirm`: the person wants it so everywhere."""
    return confirm or question.most > 1 or question.least == 0


def wide(text: str, emoji: bool = False) -> float:
    return max(_LEAST, _EDGES + _LETTER * len(text) + _EMOJI * emoji)


def _wide_of(name: str, label: Label, staged: bool) -> float:
    """Of an option's button, with room for what is in front of its name when it is chosen."""
    return wide(f"{_CHOSEN * staged}{name}", bool(label.emoji) and name == label.text)


def lines_of(widths: Iterable[float]) -> int:
    widths = list(widths)
    wraps = sum(points > WIDE_ROW for points in widths)
    return len(_packed(widths, most=MOST_PRESSED)) + wraps


def _packed(widths: Iterable[float], most: int = MOST_BUTTONS) -> list[list[int]]:
    found: list[list[int]] = []
    left = 0.0
    for number, points in enumerate(widths):
        if points > left or len(found[-1]) == most:
            found.append([])
            left = WIDE_ROW
        found[-1].append(number)
        left -= points
    return found


def names_of(labels: Sequence[Label], staged: bool, most_lines: int = MOST_LINES) -> list[str]:
    """What the options' buttons read, on so many lines of a phone; none where they are in menus.
    `staged`: see `is_staged`."""
    if len(labels) > MOST_PRESSED:
        return []

    def fits(names: Sequence[str], most: int) -> bool:
        pairs = zip(names, labels, strict=True)
        return lines_of(_wide_of(name, label, staged) for name, label in pairs) <= most

    texts = [label.text for label in labels]
    few = len(labels) <= MOST_BUTTONS and not any(label.detail for label in labels)
    if few and fits(texts, min(most_lines, MOST_LINES - 1)):
        return texts
    whole = [label.mark or label.text for label in labels]
    for most in (MOST_LABEL, *_CUTS):
        names = [label.mark or fitted(label.text, most) for label in labels]
        if len(set(names)) == len(set(whole)) and fits(names, most_lines):
            return names
    return []


def controls(
    named: Named,
    asked: OpenQuestion,
    labels: Sequence[Label],
    names: Sequence[str],
    say: Say,
    counted: Callable[[int], str],
    part: int | None = None,
    *,
    staged: bool,
    nothing: str = "",
) -> list[list[Press]]:
    """Rows of components for a question, at most four. `names`: of its buttons (`names_of`); none:
    it has menus, and `part` is the group that was opened where there are too many options for the
    menus of one message. `named`: their ids. `counted`: so many options in words. `staged`: see
    `is_staged`. `nothing`: what choosing nothing is called, where the game has a word for it."""
    question, lines = asked.question, list[list[Press]]()
    parts = parts_of(labels, question)
    shown = list(enumerate(parts))
    if names:
        lines, shown = _buttons(named, asked, labels, names, staged, parts), []
    elif len(parts) > MOST_MENUS:
        options = [
            choice(str(n), one.heading, detail=counted(len(one.indices)), chosen=n == part)
            for n, one in shown[:MOST_OPTIONS]
        ]
        lines = [[menu(named(Group()), options, placeholder=counted(len(labels)))]]
        shown = [] if part is None else shown[part : part + 1]
    for number, piece in shown:
        inside = ": ".join(text for text in (piece.heading, counted(len(piece.indices))) if text)
        hint = _hint(question, piece.indices, say, inside)
        lines.append([_menu(named(Menu(number)), piece, asked, labels, say, hint, staged)])
    return [*lines, _confirm_row(named, asked, say, nothing)] if staged else lines


def _buttons(
    named: Named,
    asked: OpenQuestion,
    labels: Sequence[Label],
    names: Sequence[str],
    staged: bool,
    parts: Sequence[Part],
) -> list[list[Press]]:
    """Rows of the options. Those that are chosen by themselves are in rows of their own."""
    question, chosen = asked.question, chosen_of(asked)
    groups = [by_weight(part.indices, labels) for part in parts]
    lines = [
        [group[n] for n in row]
        for group in groups
        for row in _packed(_wide_of(names[i], labels[i], staged) for i in group)
    ]
    if len(lines) > MOST_ROWS - 1 - staged:
        every = [i for group in groups for i in group]
        lines = [every[n : n + MOST_BUTTONS] for n in range(0, len(every), MOST_BUTTONS)]

    def made(number: int) -> Press:
        label, name, option = labels[number], names[number], question.options[number]
        style, emoji = STYLES[label.weight], label.emoji if name == label.text else ""
        if not staged:
            return button(named(Option(number)), name, emoji=emoji, style=style)
        if option in chosen:
            place = chosen.index(option) + 1 if question.ordered and question.most > 1 else ""
            name = f"✓{place} {name}"
        style = STYLES["strong" if option in chosen else "plain"]
        full = toggled(asked, option) == chosen
        return button(named(Option(number)), name, emoji=emoji, style=style, disabled=full)

    return [[made(number) for number in row] for row in lines]


def toggled(asked: OpenQuestion, option: str) -> Picks:
    """What is chosen after an option's button was pressed: it is added, or taken back."""
    before = chosen_of(asked)
    if option in before:
        return tuple(pick for pick in before if pick != option)
    return _joined(asked.question, option, before)


def _joined(question: Question, option: str, before: Picks) -> Picks:
    """What is chosen in all with one option more. Where only one of its kind may be chosen it
    takes the place of the other; where there are as many as there may be, nothing changes."""
    if question.most == 1:
        return (option,)
    # Of some only one may be chosen, and the option is another.
    alone = [set(limit.options) for limit in question.limits if limit.most == 1]
    others = set[str]().union(*[options for options in alone if option in options])
    kept = [pick for pick in before if pick not in others]
    if len(kept) >= question.most or any(
        option in limit.options and len(set(kept) & set(limit.options)) >= limit.most
        for limit in question.limits
    ):
        return before
    if question.ordered:
        return (*kept, option)
    return tuple(one for one in question.options if one in kept or one == option)


def _menu(
    custom_id: str,
    piece: Part,
    asked: OpenQuestion,
    labels: Sequence[Label],
    say: Say,
    hint: str,
    staged: bool,
) -> Press:
    question, chosen = asked.question, chosen_of(asked)
    one_by_one = question.ordered and question.most > 1
    options = []
    for i in by_weight(piece.indices, labels):
        label, option = labels[i], question.options[i]
        if one_by_one and (option in chosen or _joined(question, option, chosen) == chosen):
            continue  # It may not join what is chosen.
        lit = staged and not one_by_one and option in chosen
        look: Any = {"detail": label.detail, "emoji": label.emoji, "chosen": lit}
        options.append(choice(str(i), label.text, **look))
    inside = {question.options[i] for i in piece.indices}
    limits = [limit.most for limit in question.limits if inside <= set(limit.options)]
    most = min([question.most, *limits]) if staged and not one_by_one else 1
    options = options or [choice("-", say("nothing-left"))]
    return menu(custom_id, options, placeholder=hint, least=0 if staged else 1, most=most)


def _confirm_row(named: Named, asked: OpenQuestion, say: Say, nothing: str) -> list[Press]:
    question, draft = asked.question, asked.draft
    label, style = say("confirm"), STYLES["strong"]
    if not draft and not question.least:
        label, style = nothing or say("confirm-none"), STYLES["weak"]
    off = question.accepts(draft) is not None or draft == asked.given
    # *Clear* stays in its place: what is chosen may change, and nothing else.
    return [
        button(named(Confirm()), label, style=style, disabled=off),
        button(named(Clear()), say("clear"), disabled=not draft),
    ]


def _hint(question: Question, indices: Sequence[int], say: Say, inside: str) -> str:
    """What a menu says that shows no choice yet: what is in it, and how many to choose. In a menu
    for a part of the answer that has its own limit, the question says that."""
    least, most = question.least, min(question.most, len(question.options))
    inside = cut(inside, MOST_PLACEHOLDER)
    if most == 1 or _limit_of(question, indices) is not None:
        return inside
    return say(f"choose-{how_many(least, most)}", least=least, most=most, inside=inside)


def in_short(ask: str) -> str:
    r"""The question itself, without what is told before and after it, as plain text.

    >>> in_short("**Ana** leads. Which card do you play?\nSo far: Red 11")
    'Which card do you play?'
    """
    line = _MARKS.sub("", ask.partition("\n")[0]).strip()
    asked = [part for part in _SENTENCES.split(line) if part.endswith("?")]
    return fitted(asked[-1] if asked else line, MOST_PLACEHOLDER)


def named_of(table: int, ticket: int) -> Named:
    return lambda what: QUESTION.id(table=table, ticket=ticket, what=what)


def pick_of(question: Question, what: Menu | Option | Sure, values: Sequence[str]) -> Picks:
    """*Sure* of the number after the last one's is sure of choosing nothing."""
    if isinstance(what, Sure) and what.number == len(question.options):
        return ()
    if isinstance(what, Option | Sure):
        number = what.number
    else:
        value = next(iter(values), "")
        number = int(value) if value.isdecimal() else len(question.options)
    if number >= len(question.options):
        raise Refused("illegal", "unknown")
    return (question.options[number],)


def used(
    what: Control, local: Localized, asked: OpenQuestion, values: Sequence[str], *, staged: bool
) -> tuple[Picks, bool]:
    """What is chosen in all after a control of a question was used, and whether that answers it.
    `staged`: see `is_staged`."""
    match what:
        case Clear():
            return (), False
        case Confirm():
            return asked.draft, True
        case Menu(part) if staged:
            return picks_from_menu(asked, local.labels(asked.question), part, values), False
        case Menu() | Option():
            picks = pick_of(asked.question, what, values)
            return (toggled(asked, picks[0]), False) if staged else (picks, True)
    raise Refused("outdated")


def picks_from_menu(
    asked: OpenQuestion, labels: Sequence[Label], number: int, values: Sequence[str]
) -> Picks:
    """What is chosen in all after a menu was used: its values take the place of what stood for
    its part; where the order counts they are added at the end. Unknown values are dropped."""
    question = asked.question
    parts = parts_of(labels, question)
    if number >= len(parts):
        return asked.draft
    part = [question.options[i] for i in parts[number].indices]
    numbers = [int(value) for value in values if value.isdecimal()]
    fresh = [question.options[i] for i in numbers if i < len(question.options)]
    fresh = [option for option in fresh if option in part]
    before = chosen_of(asked)
    if question.most == 1:
        # One may change one's mind in another menu than before.
        return tuple(fresh) or tuple(option for option in before if option not in part)
    if question.ordered:
        for option in fresh:
            if option not in before:
                before = _joined(question, option, before)
        return before
    kept = [option for option in before if option not in part]
    for limit in question.limits:
        if limit.most == 1 and not set(fresh).isdisjoint(limit.options):
            # The same, of one part of the answer that takes several menus.
            kept = [option for option in kept if option not in limit.options]
    return tuple(option for option in question.options if option in kept or option in fresh)


def picks_from_text(text: str, question: Question, labels: Sequence[Label]) -> tuple[Picks, str]:
    """Picks written by hand, comma-separated: an option's key, its label or its number.
    The second value is the first word that means nothing here, or empty."""
    by_name = {
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
        elif _LITTLE.fullmatch(word) and 1 <= int(word) <= len(question.options):
            picks.append(question.options[int(word) - 1])
        elif word:
            return tuple(picks), word
    return tuple(picks), ""
