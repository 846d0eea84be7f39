"""Whatever the service refuses or says has its words."""

from __future__ import annotations

from typing import get_args

import pytest

from db.tables.votes import VoteKind
from engine.table.record.facts import Refused
from engine.table.record.posting import Saying
from engine.table.seats import votes
from texts import LOCALES, own_words

every_language = pytest.mark.parametrize("locale", LOCALES)


@every_language
def test_every_refusal_has_a_sentence(locale: str) -> None:
    said = [reason for reason in Refused.REASONS if own_words(locale).has(f"refused-{reason}")]
    # Illegal picks have one for each reason of the contract; of permissions, it is made.
    assert {*Refused.REASONS} - {*said} <= {"illegal", "permissions"}


@every_language
def test_every_notice_of_the_thread_has_a_sentence(locale: str) -> None:
    assert [key for key in get_args(Saying) if not own_words(locale).has(f"say-{key}")] == []


@every_language
def test_every_vote_can_be_asked_and_answered(locale: str) -> None:
    say = own_words(locale)
    states = ("passed", "failed", "expired", "withdrawn", "moot")
    keys = [f"vote-{state}" for state in states]
    keys += [f"vote-ask-{kind}" for kind in get_args(VoteKind)]
    keys += [f"vote-{choice}" for kind in get_args(VoteKind) for choice in votes.choices(kind)]
    assert [key for key in keys if not say.has(key)] == []
