"""*Hint*, as somebody sees it who presses it again and again."""

from __future__ import annotations

import asyncio
import re

import pytest

from db.people.budget import Limit
from engine.table.commands.hints import Hints
from engine.table.record import budget
from tests.e2e.attable import AtTable
from tests.e2e.people import Json, Person, controls, said
from tests.engine.minds_at_hand import AtHand
from texts import LOCALES, own_words

DISCORDS = {"en": "en-US", "es": "es-ES", "pt-BR": "pt-BR"}


def minds_of(at: AtTable) -> AtHand:
    """Whom the hints come from: they do not think long."""
    minds = AtHand(lambda game, view, question, luck: question.sample(luck))
    at.house.hints = Hints(at.house.adapter, minds)
    return minds


def hints(message: Json) -> list[str]:
    return [id_ for id_ in controls(message, "p:") if id_.endswith(":hint")]


async def hint(person: Person) -> str:
    """What one is told who presses it in the newest prompt."""
    prompt = await person.find(person.dm, hints, "a prompt")
    return said(await person.pressed(prompt, *hints(prompt)))


async def test_whoever_presses_hint_many_times_is_told_the_same_and_it_is_thought_of_once(
    at: AtTable,
) -> None:
    minds, say = minds_of(at), own_words("en")
    told = await asyncio.gather(*(hint(at.ana) for _ in range(12)))
    assert told[0].startswith(say("hint-answer", picks="").partition("**")[0])
    assert told == [told[0]] * 12
    assert len(minds.levels) == 1
    await at.answers(1)
    await hint(at.ana)
    assert len(minds.levels) == 2


@pytest.mark.parametrize("locale", LOCALES)
async def test_over_the_budget_one_reads_when_the_next_hint_is_possible(
    at: AtTable, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setattr(budget, "HINTS", Limit(1, 1))
    await at.ana.settings(locale=DISCORDS[locale])
    minds_of(at)
    first = await hint(at.ana)
    await at.answers(1)
    refused = await hint(at.ana)
    (when,) = re.findall(r"<t:(\d+):R>", refused)
    assert refused == own_words(locale)("refused-budget-hint", detail=when)
    assert refused != first
