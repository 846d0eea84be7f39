"""What a hint says."""

from __future__ import annotations

import pytest

from cogs.help import hint_text
from engine.games import all_games
from engine.minds.search_player import Thought
from engine.minds.trials import Candidate
from tests.games.words import no_complaints
from tests.prompts.moments import local_of, moments
from texts import LOCALES, own_words


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hint_says_what_and_how_much_better_and_what_it_fears(locale: str) -> None:
    moment = next(m for m in moments(next(iter(all_games())), 1) if len(m.question.options) > 1)
    local, say = local_of(moment, locale), own_words(locale)
    first, second = ((option,) for option in moment.question.options[:2])
    asked = local.sight.open[0]

    def told(worth: float, wins: float | None = 0.5, spread: float = 0.2) -> str:
        found = (
            Candidate(first, 40, worth, spread, wins, 31.4),
            Candidate(second, 30, 0.5, 0.3, wins, 30.0),
        )
        return hint_text(local, asked, Thought(first, found))

    with no_complaints():
        clear = told(0.7)
        assert say("hint-points", points=31) in clear
        assert say("hint-wins", percent=50) in clear
        assert say("hint-how", count=70) in clear
        assert say("hint-safer") in clear
        assert say("hint-behind") not in clear
        texts = {told(0.7), told(0.55), told(0.51)}
        assert len(texts) == 3
        assert say("hint-behind") in told(0.7, wins=0.05)
        assert say("hint-safer") not in told(0.7, spread=0.3)
        assert say("hint-only") in hint_text(local, asked, Thought(first))
