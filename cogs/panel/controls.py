"""From a question to components, by one rule for all games.

* one pick of up to five options that need no second line: buttons that act at once;
* one pick of up to 25: a menu that acts at once, and has room for what an option costs and brings;
  what the picture knows by a number or a short name has a button above it, in up to three rows;
* more than that: menus by group (a region, a map) when three suffice, which may hold several
  groups each, else a menu of the groups first, then one of that group's options;
* several picks: the same menus (one for each part that is limited by itself), kept as a draft
  until *Confirm*, which repeats them in words; where the order counts, one option is added at a
  time;
* whoever wants to confirm every answer gets a single pick so, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

import discord
from msgspec import Struct

from cogs.frame import ids
from cogs.frame.ids import Clear, Confirm, Control, Group, Menu, Option, Sure
from cogs.frame.parts import MOST_OPTIONS, Press, button, choice, menu
from engine.kit.contract import Limit, Picks, Question
from engine.kit.showing import Label, Say, Weight
from engine.kit.words.phrasing import fitted
from engine.table.service import OpenQuestion, Refused

MOST_MENUS = 3
MOST_BUTTONS = 5
MOST_PLACEHOLDER = 100
"""Characters of a question in a menu, which has room for about 40 on a phone."""
_WIDE, _EDGES, _LEAST = 36, 8, 9
"""Letters across a phone, how many of them the edges and the emoji of a button take, and how many
the smallest button."""
_MOST_MARKED = 3
"""So many rows of buttons with what the picture knows the options by."""
_MOST_LINES = 3
_TO = " – "
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
_LAST: Final[dict[Weight, int]] = {"weak": 1, "danger": 2}
Named = Callable[[Control], str]
"""The custom id of each control."""


class Part(Struct, frozen=True):
    """Options under one heading, at most as many as a menu takes. Indices into the options."""

    heading: str
    indices: tuple[int, ...]


def parts_of(labels: Sequence[Label], question: Question | None = None) -> list[Part]:
    """All options, split by group and, where a group is larger than a menu, by number. If a
    question wants one of each group, the groups stay apart, however few they are."""
    groups: dict[str, list[int]] = {}
    for index, label in enumerate(labels):
        groups.setdefault(label.group, []).append(index)
    if question is not None and _stand_apart(question, groups.values()):
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


def _stand_apart(question: Question, groups: Collection[Sequence[int]]) -> bool:
    """Whether each group has its own limit, and they are few enough for a menu each."""
    return 1 < len(groups) <= MOST_MENUS and all(
        len(indices) <= MOST_OPTIONS and _limit_of(question, indices) is not None
        for indices in groups
    )


def _limit_of(question: Question, indices: Iterable[int]) -> Limit | None:
    """What limits just these options."""
    options = {question.options[i] for i in indices}
    return next((limit for limit in question.limits if set(limit.options) == options), None)


def _most_of(question: Question, indices: Iterable[int]) -> int:
    """How many of these options may be picked at most, for a limit that is on all of them."""
    options = {question.options[i] for i in indices}
    limits = [limit.most for limit in question.limits if options <= set(limit.options)]
    return min([question.most, *limits])


def _neighbours(parts: Sequence[Part]) -> list[Part]:
    """Neighbouring groups in one menu, if they fit and their headings are short."""
    found: list[Part] = []
    for part in parts:
        if found:
            before = found[-1]
            heading = f"{before.heading.split(_TO)[0]}{_TO}{part.heading}"
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
    """Whether its picks are gathered and confirmed, instead of acting at once. `confirm`: the
    person wants it so for every question."""
    return confirm or question.most > 1 or question.least == 0


def are_buttons(labels: Sequence[Label]) -> bool:
    """Whether options are buttons, which show their texts alone, and take a line each on a phone
    where these are long."""
    if len(labels) > MOST_BUTTONS or any(label.detail for label in labels):
        return False
    return lines_of([label.text for label in labels]) <= _MOST_LINES


def lines_of(texts: Sequence[str]) -> int:
    """How many lines buttons with these texts take on a phone."""
    lines, left = 0, 0
    for text in texts:
        wide = _width(text)
        if wide > left:
            lines, left = lines + -(-wide // _WIDE), _WIDE
        left -= wide
    return lines


def _width(text: str) -> int:
    return _EDGES + len(text) if len(text) > 2 else _LEAST


def by_weight(indices: Iterable[int], labels: Sequence[Label]) -> list[int]:
    """Options in their order, those that give something up last."""
    return sorted(indices, key=lambda i: _LAST.get(labels[i].weight, 0))


def controls(
    named: Named,
    asked: OpenQuestion,
    labels: Sequence[Label],
    say: Say,
    ask: str,
    part: int | None = None,
    *,
    confirm: bool = False,
    nothing: str = "",
) -> list[list[Press]]:
    """Rows of components for a question, at most four. `part` is the group that was opened
    where there are too many options for the menus of one message. `named`: their ids. `ask`: the
    question in words, which the menus repeat. `confirm`: see `is_staged`. `nothing`: what choosing
    nothing is called, where the game has a word for it."""
    question = asked.question
    staged = is_staged(question, confirm)
    if not staged and are_buttons(labels):
        every = [(i, labels[i]) for i in by_weight(range(len(labels)), labels)]
        return [
            [
                button(named(Option(i)), label.text, emoji=label.emoji, style=STYLES[label.weight])
                for i, label in every
            ]
        ]
    parts = parts_of(labels, question)
    lines: list[list[Press]] = []
    shown = list(enumerate(parts))
    if len(parts) > MOST_MENUS:
        options = [
            choice(
                str(number),
                piece.heading,
                detail=say("group-size", count=len(piece.indices)),
                chosen=number == part,
            )
            for number, piece in shown[:MOST_OPTIONS]
        ]
        lines.append([menu(named(Group()), options, placeholder=in_short(ask))])
        shown = [] if part is None else shown[part : part + 1]
    hint = _hint(question, say, ask)
    for number, piece in shown:
        lines.append([_menu(named(Menu(number)), piece, asked, labels, say, hint, staged)])
    if staged:
        lines.append(_confirm_row(named, asked, say, nothing))
    return lines


def marked(question: Question, labels: Sequence[Label], confirm: bool = False) -> dict[int, str]:
    """The options that the picture of the prompt knows by a number or a name, beside what they cost
    and bring, with that. None where there are too many, where a button says more, or where the
    order of the picks counts. `confirm`: see `is_staged`."""
    if question.ordered and question.most > 1:
        return {}
    if not is_staged(question, confirm) and are_buttons(labels):
        return {}
    found = {i: label.mark for i, label in enumerate(labels) if label.mark}
    return found if len(_in_rows(list(found.values()))) <= _MOST_MARKED else {}


def marks(
    named: Named, asked: OpenQuestion, labels: Sequence[Label], *, confirm: bool = False
) -> list[list[Press]]:
    """Rows of buttons with these: one touch instead of two. Where picks are gathered, a touch adds
    to them or takes back, and what is chosen is lit."""
    question = asked.question
    found = marked(question, labels, confirm)
    chosen = chosen_of(asked)
    line: list[Press] = []
    for i, mark in found.items():
        style, full = STYLES[labels[i].weight], False
        if is_staged(question, confirm):
            style = STYLES["strong" if question.options[i] in chosen else "plain"]
            full = toggled(asked, question.options[i]) == chosen
        line.append(button(named(Option(i)), mark, style=style, disabled=full))
    return [[line[n] for n in row] for row in _in_rows(list(found.values()))]


def _in_rows(texts: Sequence[str]) -> list[list[int]]:
    """Which of these buttons are in one row on a phone."""
    rows_found: list[list[int]] = []
    left = 0
    for number, text in enumerate(texts):
        wide = _width(text)
        if wide > left or len(rows_found[-1]) == MOST_BUTTONS:
            rows_found.append([])
            left = _WIDE
        rows_found[-1].append(number)
        left -= wide
    return rows_found


def toggled(asked: OpenQuestion, option: str) -> Picks:
    """What is chosen in all after an option's button was pressed: it is added, or taken back. See
    `_joined`."""
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


def _may_join(question: Question, option: str, before: Picks) -> bool:
    return option not in before and _joined(question, option, before) != before


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
    options = [
        choice(
            str(i),
            labels[i].text,
            detail=labels[i].detail,
            emoji=labels[i].emoji,
            chosen=staged and not one_by_one and question.options[i] in chosen,
        )
        for i in by_weight(piece.indices, labels)
        if not one_by_one or _may_join(question, question.options[i], chosen)
    ]
    if not options:
        options = [choice("-", say("nothing-left"))]
    most = question.most if staged and not one_by_one else 1
    if _limit_of(question, piece.indices) is not None:
        # The question is above menus that each ask for a part of the answer.
        hint = ""
    most = min(most, _most_of(question, piece.indices))
    return menu(
        custom_id,
        options,
        placeholder=": ".join(part for part in (piece.heading, hint) if part),
        least=0 if staged else 1,
        most=most,
    )


def _confirm_row(named: Named, asked: OpenQuestion, say: Say, nothing: str) -> list[Press]:
    question = asked.question
    draft = asked.draft
    ready = question.accepts(draft) is None
    is_nothing = not draft and not question.least
    line = [
        button(
            named(Confirm()),
            (nothing or say("confirm-none")) if is_nothing else say("confirm"),
            style=STYLES["weak" if is_nothing else "strong"],
            disabled=not ready or (asked.given is not None and draft == asked.given),
        )
    ]
    if draft:
        line.append(button(named(Clear()), say("clear")))
    return line


def _hint(question: Question, say: Say, ask: str) -> str:
    """What a menu says that shows no choice yet: the question, and how many to choose."""
    least, most = question.least, min(question.most, len(question.options))
    short = in_short(ask)
    if most == 1:
        return short
    if least == most:
        return say("choose-exactly", count=most, ask=short)
    if least == 0:
        return say("choose-up-to", most=most, ask=short)
    return say("choose-between", least=least, most=most, ask=short)


def in_short(ask: str) -> str:
    r"""The question itself, without what is told before and after it, as plain text.

    >>> in_short("**Ana** leads. Which card do you play?\nSo far: Red 11")
    'Which card do you play?'
    """
    line = _MARKS.sub("", ask.partition("\n")[0]).strip()
    asked = [part for part in _SENTENCES.split(line) if part.endswith("?")]
    return fitted(asked[-1] if asked else line, MOST_PLACEHOLDER)


def named_of(table: int, ticket: int) -> Named:
    """The ids of an open question's controls."""
    return lambda what: ids.QUESTION.id(table=table, ticket=ticket, what=what)


def pick_of(question: Question, what: Menu | Option | Sure, values: Sequence[str]) -> Picks:
    """The one option that was pressed, or chosen in a menu. *Sure* of the number after the last
    one's is sure of choosing nothing.

    Raises:
        Refused: illegal.
    """
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
    for word in _split(text, by_name):
        name = word.casefold()
        if name in by_name:
            picks.append(by_name[name])
        elif _LITTLE.fullmatch(word) and 1 <= int(word) <= len(question.options):
            picks.append(question.options[int(word) - 1])
        else:
            return tuple(picks), word
    return tuple(picks), ""


def _split(text: str, known: dict[str, str]) -> list[str]:
    """The words between commas; a label that has commas itself stays whole."""
    pieces = [piece.strip() for piece in text.split(",")]
    words: list[str] = []
    longest = 1 + max((name.count(",") for name in known), default=0)
    start = 0
    while start < len(pieces):
        for end in range(min(start + longest, len(pieces)), start, -1):
            word = ", ".join(pieces[start:end])
            if end == start + 1 or word.casefold() in known:
                if word:
                    words.append(word)
                start = end
                break
    return words
