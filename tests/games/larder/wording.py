"""Larder in words."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Sequence

from engine.kit.contract import Event, Picks, Question, Standing
from engine.kit.showing import Label, Names, Page, Say, Written
from tests.games.larder import EACH, KINDS, MOST, SIZE, LarderView, things


def title(say: Say) -> str:
    return say("title")


def pitch(say: Say) -> str:
    return say("pitch")


def phase(view: LarderView, say: Say) -> str:
    return say("phase", round=view.round + 1)


def question(view: LarderView, question: Question, say: Say, names: Names) -> str:
    return say(f"ask-{question.kind}", thing=say(view.brought) if view.brought else "")


def waiting(kind: str, say: Say) -> str:
    return say(f"waiting-{kind}")


def option(view: LarderView, question: Question, option: str, say: Say, names: Names) -> Label:
    return Label(say(option.split(".")[0]))


def picks(view: LarderView, question: Question, picks: Picks, say: Say, names: Names) -> str:
    if question.kind == "fill":
        return written(view, question, picks, say)
    return f"**{say(picks[0])}**"


def event(event: Event, say: Say, names: Names) -> str:
    if event.kind in ("filled", "brought", "empty-handed", "tasted", "declined"):
        args = event.args
        name = names[args["seat"]] if "seat" in args else ""
        return say(event.kind, name=name, thing=say(args["thing"]) if "thing" in args else "")
    return ""


def summary(events: Sequence[Event], view: LarderView, say: Say, names: Names) -> str:
    return "\n".join(line for line in (event(e, say, names) for e in events) if line)


def hand(view: LarderView, say: Say, names: Names) -> str:
    return say("stock", things=_listed(view.stock, say) or "—")


def standings(view: LarderView, say: Say, names: Names) -> str:
    return "\n".join(f"{name}: {points}" for name, points in zip(names, view.tasted, strict=True))


def result(standing: Standing, say: Say, names: Names) -> str:
    lines = (f"{name}: {points}" for name, points in zip(names, standing.points, strict=True))
    return "```\n" + "\n".join(lines) + "\n```"


def rules(say: Say) -> tuple[Page, ...]:
    return (Page("start", say("title"), say("pitch")),)


def rules_now(view: LarderView) -> str:
    return "start"


# Answers as a whole


def ready(view: LarderView, question: Question, key: str, say: Say) -> Label:
    return Label(say(f"ready-{key}"), say(f"ready-{key}-about"))


def _listed(picks: Sequence[str], say: Say) -> str:
    counts = Counter(pick.split(".")[0] for pick in picks)
    return ", ".join(f"{counts[kind]} {say(kind)}" for kind in KINDS if counts[kind])


def written(view: LarderView, question: Question, picks: Picks, say: Say) -> str:
    return _listed(picks, say)


def read(view: LarderView, question: Question, text: str, says: Sequence[Say]) -> Written:
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
            meant = say(names[near[0]]) if near else "—"
            wrong.append(say("unknown", word=word.strip(), meant=meant))
    wrong += [
        say("too-many", count=counts[kind], thing=say(kind), most=MOST)
        for kind in KINDS
        if counts[kind] > MOST
    ]
    if counts.total() != SIZE:
        wrong.append(say("not-so-many", count=counts.total(), size=SIZE))
    return Written(things(**counts), tuple(wrong))
