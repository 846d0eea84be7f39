"""What is told to somebody who comes back to a table after more than a day."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.panel import panel_message
from cogs.prompt_text import recap_lines
from engine.games import all_games
from tests.prompts.moments import Moment, kinds_that_wait, local_of, moments
from tests.prompts.posted import Boxes, house_with
from texts import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", all_games())
def test_three_lines_say_what_one_did_where_it_stands_and_what_has_changed(
    game: str, locale: str
) -> None:
    late = max(moments(game), key=_changes)
    local = local_of(late, locale, back=True)
    did, stands, changed = recap_lines(local)
    assert "<t:1000:R>" in did
    assert local.say("recap-you", count="").strip() in stands
    for seat in range(late.seats):
        others = seat != local.sight.seat and bool(local.speak.counts(late.view, seat))
        assert (local.names[seat] in stands) == others
    assert changed.count("→") == _changes(late)


def _changes(moment: Moment) -> int:
    local = local_of(moment, "en")
    seat = moment.question.seat
    was, now = (local.speak.counts(view, seat) for view in (moment.first, moment.view))
    return sum(was[key] != now[key] for key in now if key in was)


@pytest.mark.parametrize("game", all_games())
async def test_whoever_comes_back_is_told_at_every_question_that_may_have_waited(game: str) -> None:
    """Others are asked of who has just answered."""
    for moment in moments(game, 1):
        if moment.question.kind in kinds_that_wait(game):
            local = local_of(moment, "en", back=True)
            message = await panel_message(house_with(Boxes()), local)
            assert recap_lines(local)[-1] in message.content, moment.name


def test_who_was_here_within_a_day_is_told_nothing_and_of_no_change_it_says_so() -> None:
    for game in all_games():
        late = max(moments(game), key=_changes)
        assert recap_lines(local_of(late, "en")) == []
        local = local_of(replace(late, first=late.view), "en", back=True)
        assert recap_lines(local)[-1] == f"-# {local.say('recap-unchanged')}"
