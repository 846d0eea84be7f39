"""What is answered without its person: what they laid down ahead, and what their orders answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.frame import ids
from cogs.frame.localized import Localized
from cogs.frame.parts import Press, button
from cogs.panel.controls import MOST_BUTTONS, in_short
from db.tables.ahead import NEVER
from engine.kit.contract import Picks, Question
from engine.kit.words.phrasing import cut
from engine.table.record.transaction import Upcoming
from engine.table.service import OpenQuestion, TableView

MOST_PLANNED: Final = 100
MOST_NAMED: Final = 40
"""Letters of what may come, on a button."""


def picks_text(local: Localized, question: Question, picks: Picks) -> str:
    """An answer repeated in words."""
    say = local.words
    if not picks:
        return local.speak.nothing(question.kind, say) or local.say("picked-none")
    return local.speak.picks(local.view, question, picks, say, local.names)


def heading_of(local: Localized, question: Question) -> str:
    """What a question that is only foreseen is called."""
    words, names = local.words, local.names
    return local.speak.question(local.view, question, words, names)


def planned_lines(local: Localized) -> list[str]:
    """What is laid down ahead, for its person alone."""
    return [
        local.say(
            "planned",
            what=heading_of(local, ahead.question),
            picks=cut(picks_text(local, ahead.plan.question, ahead.plan.picks), MOST_PLANNED),
        )
        for ahead in local.sight.ahead
        if ahead.plan is not None and ahead.plan.picks is not None
    ]


def at_hand(sight: TableView) -> Sequence[Upcoming]:
    """What is laid down, to change it with one press; if nothing is, the first that may come."""
    laid = [entry for entry in sight.ahead if entry.picks is not None]
    return laid[:MOST_BUTTONS] or sight.ahead[:1]


def plan_row(local: Localized) -> list[Press]:
    """A button for each of them. What may come is another one at every move of others, of which
    this panel is not told: so they go by place."""
    return [
        button(
            ids.PLAN_NOW.id(table=local.table.id, place=place),
            cut(in_short(heading_of(local, entry.question)), MOST_NAMED),
            emoji="✏️",
        )
        for place, entry in enumerate(at_hand(local.sight))
    ]


def dropped_lines(local: Localized, asked: OpenQuestion | None) -> list[str]:
    """That what was laid down ahead for a question is no answer to it, or that it can come no
    more."""
    lines = []
    for dropped in local.sight.dropped:
        picks = picks_text(local, dropped.question, dropped.picks or ())
        if asked is not None and dropped.ticket == asked.ticket:
            lines.append(local.say("plan-dropped", picks=picks))
        elif dropped.ticket == NEVER:
            what = heading_of(local, dropped.question)
            lines.append(local.say("plan-lost", what=what, picks=cut(picks, MOST_PLANNED)))
    return lines


def soon_lines(local: Localized, asked: OpenQuestion) -> list[str]:
    """That a question is answered without its person in a moment."""
    say, words = local.say, local.words
    return [
        say(
            "soon-veiled" if soon.delays > 1 else f"soon-{soon.scope}",
            picks=picks_text(local, asked.question, soon.picks),
            order=words(f"order-{soon.order}") if soon.order else "",
        )
        for soon in local.sight.soon
        if soon.ticket == asked.ticket
    ]
