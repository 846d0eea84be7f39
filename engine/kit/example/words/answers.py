"""Larders as a whole: ready ones by their names, and written ones read again."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Sequence

from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Say, Written

from ..box import EACH, KINDS, MOST, SIZE, things
from ..state import View
from .names import counted


def ready(view: View, question: Question, key: str, say: Say) -> Label:
    """What a ready larder is called, and what is in it."""
    return Label(say(f"ready-{key}"), say(f"ready-{key}-about"))


def written(view: View, question: Question, picks: Picks, say: Say) -> str:
    """A larder as text that can be edited."""
    return counted(picks, say)


def read(view: View, question: Question, text: str, says: Sequence[Say]) -> Written:
    """What somebody wrote: "6 bread, 6 fish" in any language."""
    say = says[0]
    names = {each(kind).casefold(): kind for each in says for kind in KINDS}
    counts: Counter[str] = Counter()
    wrong = []
    for number, word in re.findall(r"(\d*)\s*([^\d,;\n]+)", text):
        name = word.strip().casefold()
        if name in names:
            counts[names[name]] += min(int(number or "1"), EACH)
        elif name:
            near = difflib.get_close_matches(name, names, 1)
            key = "unknown-near" if near else "unknown"
            meant = say(names[near[0]]) if near else ""
            wrong.append(say(key, word=word.strip(), meant=meant))
    wrong += [
        say("too-many", count=counts[kind], thing=say(kind), most=MOST)
        for kind in KINDS
        if counts[kind] > MOST
    ]
    if counts.total() != SIZE:
        wrong.append(say("not-so-many", count=counts.total(), size=SIZE))
    return Written(things(**counts), tuple(wrong))
