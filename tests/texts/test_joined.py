"""Sentences that are put together from parts read as sentences. (What the games put together is
read where random games are: `tests.games.words`.)"""

from __future__ import annotations

import pytest

from tests.texts.faults import faults
from tests.texts.joined import of_the_bot
from texts import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_awaited_can_be_said_in_every_sentence_of_the_bot(locale: str) -> None:
    found = [fault for line in of_the_bot(locale) for fault in faults(line, locale)]
    assert found == []


WRONG = {
    "**Ana**: fails: Fief 2 holds out": "two colons",
    "token: needs 5, 7 points": "a number, a comma and a number",
    "3  silver": "a space too many",
    "ahead of Ben , too": "a space before a sign",
    "Kept so far: .": "an empty clause",
    "Elves has value 4": "Elves with a verb in the singular",
}


@pytest.mark.parametrize(("line", "fault"), WRONG.items())
def test_what_is_known_to_go_wrong_is_found(line: str, fault: str) -> None:
    assert [found.partition(":")[0] for found in faults(line, "en", ("Elves",))] == [fault]
