"""What a game may offer besides; a new game begins without it.

Ready answers, standing orders, what comes next, answers that are given ahead.
"""

import difflib
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Order, Picks, Question, Ready, UpcomingQuestion
from engine.kit.showing import Label, Say, Written

from .box import EACH, KINDS, MOST, SIZE, things
from .state import View
from .words import counted

# Who is next


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """Whoever sits after the one that brings something may say now whether they will taste it."""
    board = view.board
    if view.seat is None or view.awaited != ((board.turn, "bring"),):
        return ()
    if (board.turn + 1) % board.seats != view.seat:
        return ()
    return (UpcomingQuestion(Question(0, view.seat, "taste", ("yes", "no"), about=(board.turn,))),)


def next_seats(view: View) -> tuple[int, ...]:
    """After the seat that brings something comes the one beside it: to taste it, or, where
    nothing was brought, to bring something in turn."""
    board = view.board
    bringing = view.awaited == ((board.turn, "bring"),)
    return ((board.turn + 1) % board.seats,) if bringing else ()


# Ready answers: whole larders

READY: Final = (
    Ready("baker", things(bread=6, honey=6)),
    Ready("fisher", things(fish=6, bread=3, apple=3)),
)


def ready(view: View, question: Question) -> tuple[Ready, ...]:
    """The ready larders; nothing for other questions."""
    return READY if question.kind == "fill" else ()


def ready_label(view: View, question: Question, key: str, say: Say) -> Label:
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


# Standing orders

ORDERS: Final = (
    Order("taste", ("ask", "always", "never")),
    Order("bring", ("ask", "nothing", "first")),
    Order("fill", ("ask", "baker"), once=True),
    Order("kind", ("ask", *KINDS)),
    Order("idle", ("ask", "yes")),
)


def ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give. ("kind" and "idle" say nothing: they are there to be
    listed.)"""
    choice = orders[question.kind]
    if choice == "ask":
        return None
    if question.kind == "taste":
        return ("yes",) if choice == "always" else ("no",)
    if question.kind == "bring":
        return ("nothing",) if choice == "nothing" else question.options[:1]
    return READY[0].picks
