"""From a question to components, by one rule for all games.

* up to 15 options: buttons, named as the picture names them, or by their texts;
* of several picks (or if somebody wants to confirm every answer) a touch adds to what is chosen or
  takes back, and *Confirm* answers; what is chosen is lit and has a ✓;
* where these have no room at once: a button for each group (a card, a region), which opens the
  buttons of its options;
* more options than that: menus by group when three suffice, which may hold several groups each,
  else a menu of the groups first, then one of that group's options; where the order counts, one
  option is added at a time.

What the buttons leave out stands in the text, or is a press away (`tellings`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import takewhile
from typing import Any, Final

import discord
from msgspec import Struct

from cogs.frame.routes import (
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
    choice,
    menu,
    plain_button,
)
from cogs.frame.words import Localized, how_many, safe
from engine.kit.contract import Limit, Picks, Question
from engine.kit.showing import Label, Weight
from engine.kit.words import DOT, cut, fitted, length
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
"""More lines of a phone the buttons do not take, if names can be shorter."""
_CUTS: Final = (24, 17, 11)
"""To so many letters texts are cut, one after the other, that are too long for a button."""
_CHOSEN: Final = "✓ "
_OPEN: Final = "▾ "
_MOST_HEADING = 45

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
    """All options, split by group and, where a group is larger than a menu, by number. Those that
    one menu takes are one part, unless they are so few that each group may have a button, or each
    has a limit of its own."""
    groups: dict[str, list[int]] = {}
    for index, label in enumerate(labels):
        groups.setdefault(label.group, []).append(index)
    named = all(heading or len(some) == 1 for heading, some in groups.items())
    few = len(labels) <= MOST_PRESSED and len(groups) <= MOST_BUTTONS and named
    # One that takes all rows but the groups' own leaves *Confirm* and *Clear* beside these.
    few = few and (len(groups) <= 3 or max(map(len, groups.values())) <= 2 * MOST_BUTTONS)
    if question is not None and not few and len(groups) <= MOST_MENUS:
        every = groups.values()
        few = all(len(some) <= MOST_OPTIONS and _limit_of(question, some) for some in every)
    if few:
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
    if len(parts) <= MOST_MENUS:
        return parts
    # Neighbours share a menu, if they fit, their headings are short, and three menus take all.
    joined = parts[:1]
    for part in parts[1:]:
        before = joined[-1]
        heading = f"{before.heading.split(TO)[0]}{TO}{part.heading}"
        both = before.indices + part.indices
        if len(both) <= MOST_OPTIONS and len(heading) <= _MOST_HEADING:
            joined[-1] = Part(heading, both)
        else:
            joined.append(part)
    return joined if len(joined) <= MOST_MENUS else parts


def opened(question: Question, labels: Sequence[Label], part: int | None) -> Sequence[int]:
    """The options that may have buttons: those of the group that was opened, or all."""
    parts = parts_of(labels, question)
    if part is None or part >= len(parts) or len(labels) > MOST_PRESSED:
        return range(len(labels))
    return parts[part].indices


def _limit_of(question: Question, indices: Iterable[int]) -> Limit | None:
    options = {question.options[i] for i in indices}
    return next((limit for limit in question.limits if set(limit.options) == options), None)


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
    return len(_packed(widths, most=MOST_PRESSED)) + sum(points > WIDE_ROW for points in widths)


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


def names_of(labels: Sequence[Label], staged: bool) -> list[list[str]]:
    """What the options' buttons may read, the widest first; none: they are in menus."""
    if len(labels) > MOST_PRESSED:
        return []
    texts = [label.text for label in labels]
    marks = [label.mark or label.text for label in labels]
    tried = [texts] * (len(labels) <= MOST_BUTTONS and not any(label.detail for label in labels))
    for most in (MOST_LABEL, *_CUTS):
        tried.append([label.mark or fitted(label.text, most) for label in labels])
    # At last numbers alone, as in the picture.
    tried.append([mark.split()[0] if mark[0].isdigit() else mark for mark in marks])
    low, high = list[list[str]](), list[list[str]]()
    for names in tried:
        pairs = zip(names, labels, strict=True)
        lines = lines_of(_wide_of(name, label, staged) for name, label in pairs)
        if len(set(names)) == len(set(marks)) and names not in low + high:
            (low if lines <= MOST_LINES - (names is texts) else high).append(names)
    return low or high


def components(
    named: Named,
    local: Localized,
    asked: OpenQuestion,
    labels: Sequence[Label],
    names: Sequence[str],
    part: int | None = None,
    *,
    staged: bool,
) -> list[list[Press]]:
    """Rows of components for a question, at most four. `names`: of the buttons (`names_of`) of all
    options, or of the group that was opened, which is `part`; none: the groups have buttons, or
    there are menus. `named`: their ids. `staged`: see `is_staged`."""
    say, question, chosen = local.say, asked.question, chosen_of(asked)
    parts, counted = parts_of(labels, question), partial(local.counted, question.kind)
    few, within = len(labels) <= MOST_PRESSED, opened(question, labels, part)
    one_by_one = question.ordered and question.most > 1

    def button(number: int) -> Press:
        label, option = labels[number], question.options[number]
        name = called.get(number) or label.mark or fitted(label.text, _CUTS[0])
        style, emoji, full = STYLES[label.weight], label.emoji if name == label.text else "", False
        if staged:
            style = STYLES["strong" if option in chosen else "plain"]
            full = toggled(asked, option) == chosen
            if option in chosen:
                name = f"✓{chosen.index(option) + 1 if one_by_one else ''} {name}"
        return plain_button(named(Option(number)), name, emoji=emoji, style=style, disabled=full)

    def menu_of(number: int, piece: Part) -> Press:
        options = []
        for i in by_weight(piece.indices, labels):
            label, option = labels[i], question.options[i]
            if one_by_one and (option in chosen or _joined(question, option, chosen) == chosen):
                continue  # It may not join what is chosen.
            lit = staged and not one_by_one and option in chosen
            look: Any = {"detail": label.detail, "emoji": label.emoji, "chosen": lit}
            options.append(choice(str(i), label.text, **look))
        options = options or [choice("-", say("nothing-left"))]
        # What is in it, if no menu above says that, and how many to choose, if that has no limit.
        texts = filter(None, (piece.heading if part is None else "", counted(len(piece.indices))))
        hint = cut(": ".join(texts), MOST_PLACEHOLDER)
        least, most = question.least, min(question.most, len(question.options))
        if most > 1 and _limit_of(question, piece.indices) is None:
            hint = say(f"choose-{how_many(least, most)}", least=least, most=most, inside=hint)
        bounds = {"least": 0 if staged else 1, "most": 1}
        if staged and not one_by_one:
            inside = {question.options[i] for i in piece.indices}
            limits = [limit.most for limit in question.limits if inside <= set(limit.options)]
            bounds["most"] = min([question.most, *limits])
        return menu(named(Menu(number)), options, placeholder=hint, **bounds)

    def opener(number: int, piece: Part) -> Press:
        if len(piece.indices) == 1:
            return button(piece.indices[0])
        heading = fitted(piece.heading.partition(DOT)[0], _CUTS[0])
        style = STYLES["plain" if part is None else "weak"]
        return plain_button(named(Group(number)), _OPEN * (number == part) + heading, style=style)

    called = dict(zip(within, names, strict=False))
    lines, shown = list[list[Press]](), list(enumerate(parts))
    if few and len(parts) > 1 and (len(within) < len(labels) or not names):
        lines, shown = [[opener(*one) for one in shown]], []
    if names and not (lines and len(within) == 1):
        # Those that are chosen by themselves are in rows of their own.
        apart = not lines and all(_limit_of(question, one.indices) for one in parts)
        groups = [by_weight(one.indices, labels) for one in parts] if apart else []
        groups = groups or [by_weight(within, labels)]
        packed = [
            [group[n] for n in row]
            for group in groups
            for row in _packed(_wide_of(called[i], labels[i], staged) for i in group)
        ]
        if len(lines) + len(packed) > MOST_ROWS - 1 - staged:
            every = [i for group in groups for i in group]
            packed = [every[n : n + MOST_BUTTONS] for n in range(0, len(every), MOST_BUTTONS)]
        lines, shown = [*lines, *[[button(number) for number in row] for row in packed]], []
    elif not lines and len(parts) > MOST_MENUS:
        headings = [
            choice(str(n), one.heading, detail=counted(len(one.indices)), chosen=n == part)
            for n, one in shown[:MOST_OPTIONS]
        ]
        lines = [[menu(named(Group()), headings, placeholder=say("counted", n=len(parts)))]]
        shown = [] if part is None else shown[part : part + 1]
    lines += [[menu_of(number, one)] for number, one in shown]
    if not staged:
        return lines
    label, style = say("confirm"), STYLES["strong"]
    if not asked.draft and not question.least:
        # The game may have a word for choosing nothing: "No defence".
        nothing = local.speak.nothing(question.kind, local.words)
        label, style = nothing or say("confirm-none"), STYLES["weak"]
    off = question.accepts(asked.draft) is not None or asked.draft == asked.given
    # *Clear* stays in its place: what is chosen may change, and nothing else.
    confirm = plain_button(named(Confirm()), label, style=style, disabled=off)
    last = [confirm, plain_button(named(Clear()), say("clear"), disabled=not asked.draft)]
    return [*lines, last] if len(lines) < MOST_ROWS - 1 else [[*lines[0], *last], *lines[1:]]


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


def named_of(table: int, ticket: int) -> Named:
    return lambda what: QUESTION.id(table=table, ticket=ticket, what=what)


def pick_of(question: Question, what: Menu | Option | Sure, values: Sequence[str]) -> Picks:
    """*Sure* of the number after the last one's is sure of choosing nothing."""
    number = next(iter(values), "") if isinstance(what, Menu) else str(what.number)
    picks: dict[str, Picks] = {str(n): (option,) for n, option in enumerate(question.options)}
    if isinstance(what, Sure):
        picks[str(len(question.options))] = ()
    if number not in picks:
        raise Refused("illegal", "unknown")
    return picks[number]


def used(
    what: Control, local: Localized, asked: OpenQuestion, values: Sequence[str], *, staged: bool
) -> tuple[Picks, bool]:
    """What is chosen after a control was used, and whether that answers. `staged`: `is_staged`."""
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
    """The menu's values take the place of what stood for its part; in order they are added."""
    question = asked.question
    parts = parts_of(labels, question)
    if number >= len(parts):
        return asked.draft
    part = [question.options[i] for i in parts[number].indices]
    fresh = [question.options[i] for i in parts[number].indices if str(i) in values]
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


# The options in lines of text, for where their buttons say too little

TO: Final = " – "
_DETAILS: Final = (100, 60, 0)
"""To so many letters details are cut, one after the other, while there is no room for them."""
_LINE_END: Final = 18
_SHARED: Final = 4
_SHORT: Final = 20
_FEW: Final = 12
"""Letters: what the end of a line costs on average, what it is worth telling once; of texts that
may share a line if they have nothing in common, and of some words."""
_WORDS = re.compile(r"\w+|\W+")
_CLAUSE = re.compile(r"[,;:]| \(")
_ENDS = re.compile(r"[:,;)] ")
_NUMBER = re.compile(r"\d")
_LAST: Final[dict[Weight, int]] = {"weak": 1, "danger": 2}
Pair = tuple[Label, str]
"""An option, and what its button reads."""


def told_by(labels: Sequence[Label], names: Sequence[str], room: int) -> list[str]:
    """The first of `tellings` for which there is room, or the shortest."""
    way: list[str] = []
    for way in tellings(labels, names):
        if sum(length(line) + 1 for line in way) <= room:
            break
    return way


def tellings(labels: Sequence[Label], names: Sequence[str]) -> Iterator[list[str]]:
    """The options in lines of text, if their buttons leave anything out: what each of these reads,
    what that means, and what it costs and brings. With ever fewer words: details are cut; then
    neighbours share a line, and what a button reads in full is left out."""
    told = list(zip(labels, names, strict=False))
    pairs = [told[i] for i in by_weight(range(len(told)), labels)]
    if not any(name != label.text or label.detail for label, name in pairs):
        return
    for most in _DETAILS:
        # Either all of them have their details, or none has.
        if not most or all(_in_parts(label.detail, most) or not label.detail for label in labels):
            yield _grouped(pairs, most)
    yield _grouped(pairs, None)


def _grouped(pairs: Sequence[Pair], most: int | None) -> list[str]:
    """The lines of each group, below its heading. The first one needs none if no other has one.
    None: with as few words as can be."""
    groups: dict[str, list[Pair]] = {}
    for label, name in pairs:
        groups.setdefault(label.group, []).append((label, name))
    headed = any([*groups][1:]) and not all(label.group in label.text for label, _ in pairs)
    found: list[str] = []
    for group, some in groups.items():
        lines = _together(some) if most is None else [_line(*pair, most) for pair in some]
        if headed and group and lines:
            found.append(f"-# {safe(group, MOST_LABEL)}")
        found += lines
    return found


def _together(pairs: Sequence[Pair]) -> list[str]:
    """In as few letters as possible, counting each line's end as some."""
    pairs = [(label, name) for label, name in pairs if name != label.text]
    best: dict[int, tuple[int, list[str]]] = {0: (0, [])}
    for start in range(len(pairs)):
        cost, lines = best[start]
        for end in range(start + 1, len(pairs) + 1):
            line = _shared(pairs[start:end]) if end - start > 1 else _line(*pairs[start], 0)
            if not line:
                break  # With more of them they would share less.
            found = (cost + length(line) + _LINE_END, [*lines, line])
            best[end] = min(best.get(end, found), found)
    return best[len(pairs)][1]


def _shared(pairs: Sequence[Pair]) -> str:
    """A line in which these tell once how all of their texts begin and end, or one after the other
    if they are short; empty if they are long and share little.

    >>> _shared([(Label(f"Mill: {n} flour for 2 silver", mark=f"M{n}"), f"M{n}") for n in (3, 5)])
    'Mill: **M3** 3 · **M5** 5 flour for 2 silver'
    """
    # A text that begins with the button's number has it in front of what is told once.
    texts = [safe(label.text, MOST_LABEL) for label, _ in pairs]
    parts = [text.partition(DOT) for text in texts]
    numbered = all(
        rest and number == name.split()[0]
        for (number, _, rest), (_, name) in zip(parts, pairs, strict=True)
    )
    if numbered:
        texts = [rest for _, _, rest in parts]
    emojis = [label.emoji for label, _ in pairs]
    tail = _from_a_word("".join(_common(_words(text)[::-1] for text in texts)[::-1]))
    rests = [text.removesuffix(tail) for text in texts]
    head = "".join(_common(_words(rest) for rest in rests))
    head = _to_a_word(head, [rest[len(head) :] for rest in rests])
    rests = [rest.removeprefix(head).strip() for rest in rests]
    if any(sign in rest for rest in rests for sign in ",;:"):
        # It would be read as the end of the last one alone.
        rests, tail = [text.removeprefix(head).strip() for text in texts], ""
    if not all(rests) or len(head) + len(tail) < _SHARED:
        if max(map(len, texts)) > _SHORT:
            return ""
        return DOT.join(_line(label, name, 0) for label, name in pairs)
    # "**5** 1 card" would be read as two numbers.
    sign = ")" if any(rest[0].isdigit() for rest in rests) else ""
    told = [
        f"**{parts[n][0]}{sign}** {rest}" if numbered else _named(rest, name, label.emoji, head)
        for n, (rest, (label, name)) in enumerate(zip(rests, pairs, strict=True))
    ]
    if len(set(emojis)) == 1:
        head = f"{emojis[0]} {head}"
    else:
        told = [f"{emoji} {one}" for emoji, one in zip(emojis, told, strict=True)]
    return f"{head}{DOT.join(told)}{tail}".strip()


@lru_cache(4096)
def _words(text: str) -> list[str]:
    return _WORDS.findall(text)


def _common(texts: Iterable[Sequence[str]]) -> list[str]:
    """The words with which all of them begin."""
    rows = takewhile(lambda row: len(set(row)) == 1, zip(*texts, strict=False))
    return [row[0] for row in rows]


def _to_a_word(head: str, rests: Sequence[str]) -> str:
    """As much of a common beginning as can be told apart from what follows: no half bracket, and no
    number of what it counts."""
    if head.count("(") > head.count(")"):
        head = head[: head.rindex("(")]
    head = head[: head.rfind(" ") + 1]
    clause = max((found.end() for found in _ENDS.finditer(head)), default=0)
    follow = all(rest[:1].isalpha() or len(rest) <= _FEW for rest in rests)
    return head if follow and not _NUMBER.search(head, clause) else head[:clause]


def _from_a_word(tail: str) -> str:
    """The same of a common end: from a comma or bracket on, or some words."""
    if tail.count(")") > tail.count("("):
        tail = tail[tail.index(")") + 1 :]
    clause = _CLAUSE.search(tail)
    if clause is not None:
        return tail[clause.start() :] if len(tail) - clause.start() > _SHARED else ""
    tail = tail[tail.find(" ") :] if " " in tail else ""
    return tail if len(tail) >= _FEW else ""


def _named(rest: str, name: str, emoji: str, head: str) -> str:
    """What remains of an option's text after the words told once, with what its button reads."""
    name = safe(name.replace(emoji, "").strip(" →") or name, MOST_LABEL)
    said, others = _words(head), _words(rest)
    words = [word for word in name.split() if not any(one.startswith(word) for one in said)]
    if words and all(word.lower() in map(str.lower, others) for word in words):
        return _bold(rest, " ".join(words), words[0])
    if all(word in name.split() for word in rest.split()):
        return f"**{name}**"
    # What both say is said once.
    last = name.split()[-1]
    return f"**{name}**{rest.removeprefix(last)}" if others[0] == last else f"**{name}** {rest}"


def _bold(text: str, *parts: str) -> str:
    """The text with the first of these parts that it has bold, in capitals or not."""
    tried = (re.sub(rf"(?i)(?<!\w){re.escape(one)}", r"**\g<0>**", text, count=1) for one in parts)
    return next((bold for bold in tried if bold != text), text)


def _line(label: Label, name: str, most: int) -> str:
    """What its button reads is bold, in its text where that has it."""
    text, name = safe(label.text, MOST_LABEL), safe(name, MOST_LABEL)
    bare = name.replace(label.emoji, "").strip()
    number, _, rest = text.partition(DOT)
    # A sign that warns stands before the line, too, not between its number and its name.
    name = bare if bare and (text.startswith(bare) or number == bare.split()[0]) else name
    words = name.rstrip("…").split()
    if rest and number == words[0]:
        text = f"**{number}**{DOT}{rest}"
    elif text in name:
        text = f"**{name}**"
    elif all(_bold(text, word) != text for word in words):
        text = _bold(text, name, words[0])
    else:
        text = f"**{name}** {text}"
    detail = safe(_in_parts(label.detail, most), MOST_LABEL + most)
    line = text if label.emoji in name else f"{label.emoji} {text}"
    return TO.join(filter(None, (line, detail)))


def _in_parts(detail: str, most: int) -> str:
    """As many of its parts as so many letters have room for: half a price is none.

    >>> _in_parts("Pay 2 silver · you have 3", 20), _in_parts("Pay 2 silver", 10)
    ('Pay 2 silver …', '')
    """
    if length(detail) <= most:
        return detail
    parts = detail.split(DOT)
    while len(parts) > 1 and length(DOT.join(parts)) > most - 2:
        parts.pop()
    kept = f"{DOT.join(parts)} …"
    return kept if length(kept) <= most else ""


def by_weight(indices: Iterable[int], labels: Sequence[Label]) -> list[int]:
    """Options in their order, those that give something up last."""
    return sorted(indices, key=lambda i: _LAST.get(labels[i].weight, 0))
