"""*Hint*, as somebody sees it who presses it again and again."""

from __future__ import annotations

import asyncio
import re

import pytest

from tests.e2e.attable import AtTable
from tests.e2e.people import said
from texts import LOCALES, own_words


async def hint(at: AtTable) -> str:
    """What Ana is told who presses it in the newest prompt."""
    button = f"p:{at.sitting.table}:hint"
    return said(await at.ana.pressed(await at.ana.with_control(at.ana.dm, button), button))


@pytest.mark.parametrize("locale", LOCALES)
async def test_whoever_presses_hint_many_times_is_told_the_same_until_it_was_too_often(
    at: AtTable, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    minds, say = at.house.minds(), own_words(locale)
    at.house.so_many_hints(2, monkeypatch)
    await at.ana.speaks(locale)
    told = await asyncio.gather(*(hint(at) for _ in range(12)))
    assert told[0].startswith(say("hint-answer", picks="").partition("**")[0])
    assert told == [told[0]] * 12
    assert len(minds.levels) == 1
    await at.answers(1)
    await hint(at)
    assert len(minds.levels) == 2
    await at.answers(1)
    refused = await hint(at)
    (when,) = re.findall(r"<t:(\d+):R>", refused)
    assert refused == say("refused-budget-hint", detail=when)
