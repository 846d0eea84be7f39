"""Whatever the service refuses or says has its words."""

from __future__ import annotations

from typing import get_args

import pytest

from db.tables.proposals import VoteKind
from engine.table.record import posting
from engine.table.seats import votes
from engine.table.service import Refused
from texts import LOCALES, own_words


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_notice_and_vote_has_a_sentence(locale: str) -> None:
    keys = [f"refused-{reason}" for reason in Refused.REASONS]
    keys += [f"say-{key}" for key in get_args(posting.Saying)]
    keys += [f"vote-{state}" for state in ("passed", "failed", "expired", "withdrawn", "moot")]
    for kind in get_args(VoteKind):
        keys += [f"vote-ask-{kind}", *(f"vote-{choice}" for choice in votes.choices(kind))]
    missing = {key for key in keys if not own_words(locale).has(key)}
    # Illegal picks have one for each reason of the contract; of permissions, it is made.
    assert missing <= {"refused-illegal", "refused-permissions"}
