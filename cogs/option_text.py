"""The options of a question in lines of text, for where their buttons say too little."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import takewhile
from typing import Final

from cogs.frame.components import MOST_LABEL
from cogs.frame.words import safe
from engine.kit.showing import Label, Weight
from engine.kit.words.phrasing import DOT, length

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
    pairs = list(zip(labels, names, strict=False))
    if not any(name != label.text or label.detail for label, name in pairs):
        return
    for most in _DETAILS:
        # Either all of them have their details, or none has.
        if not most or all(_in_parts(label.detail, most) or not label.detail for label in labels):
            yield _grouped(labels, partial(_one_by_one, labels, names, most))
    yield _grouped(labels, partial(_together, labels, names))


def _grouped(labels: Sequence[Label], lines_for: Callable[[Sequence[int]], list[str]]) -> list[str]:
    """The lines of each group, below its heading. The first one needs none if no other has one."""
    order = by_weight(range(len(labels)), labels)
    groups = list(dict.fromkeys(labels[i].group for i in order))
    headed = not all(label.group in label.text for label in labels)
    headed = headed and any(groups[1:])
    found: list[str] = []
    for group in groups:
        lines = lines_for([i for i in order if labels[i].group == group])
        heading = [f"-# {safe(group, MOST_LABEL)}"] if headed and group and lines else []
        found += [*heading, *lines]
    return found


def _one_by_one(
    labels: Sequence[Label], names: Sequence[str], most: int, which: Sequence[int]
) -> list[str]:
    return [_line(labels[i], names[i], most) for i in which]


def _together(labels: Sequence[Label], names: Sequence[str], which: Sequence[int]) -> list[str]:
    """In as few letters as possible, counting each line's end as some."""
    pairs = [(labels[i], names[i]) for i in which if names[i] != labels[i].text]
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


def _shared(pairs: Sequence[tuple[Label, str]]) -> str:
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
    tail = _from_a_word(_common([_words(text)[::-1] for text in texts], backwards=True))
    rests = [text.removesuffix(tail) for text in texts]
    head = _common([_words(rest) for rest in rests])
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
    """And what is between them."""
    return _WORDS.findall(text)


def _common(texts: Iterable[Sequence[str]], *, backwards: bool = False) -> str:
    """The words with which all of them begin."""
    rows = takewhile(lambda row: len(set(row)) == 1, zip(*texts, strict=False))
    words = [row[0] for row in rows]
    return "".join(words[::-1] if backwards else words)


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
    """What remains of an option's text after the words told once, with what its button reads bold:
    in it where it is all there, else in front."""
    name = safe(name.replace(emoji, "").strip(" →") or name, MOST_LABEL)
    said, others = _words(head), [*_words(rest)]
    words = [word for word in name.split() if not any(one.startswith(word) for one in said)]
    part = " ".join(words)
    if words and all(word in others for word in words):
        if len(words) > 1 and part in rest:
            return rest.replace(part, f"**{part}**", 1)
        others[others.index(words[0])] = f"**{words[0]}**"
        return "".join(others)
    if all(word in name.split() for word in rest.split()):
        return f"**{name}**"
    # What both say is said once.
    last = name.split()[-1]
    return f"**{name}**{rest.removeprefix(last)}" if others[0] == last else f"**{name}** {rest}"


def _line(label: Label, name: str, most: int) -> str:
    """What its button reads is bold, in its text where that has it."""
    text, name = safe(label.text, MOST_LABEL), safe(name, MOST_LABEL)
    words = name.rstrip("…").split()
    number, _, rest = text.partition(DOT)
    if rest and number == words[0]:
        text = f"**{number}**{DOT}{rest}"
    elif text in name:
        text = f"**{name}**"
    elif all(word in text for word in words):
        part = name if name in text else words[0]
        text = text.replace(part, f"**{part}**", 1)
    else:
        text = f"**{name}** {text}"
    detail = safe(_in_parts(label.detail, most), MOST_LABEL + most)
    line = text if label.emoji in name else f"{label.emoji} {text}"
    return f"{line}{TO}{detail}" if detail else line


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
