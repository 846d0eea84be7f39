"""What is told to somebody who comes back to a table after more than a day."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.panel.panel import panel_face
from cogs.panel.recap import recap_lines
from engine.games import all_games
from tests.prompts.moments import Moment, kinds_that_wait, moments, voice_of
from tests.prompts.posted import Boxes, house_with
from texts import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", all_games())
def test_three_lines_say_what_one_did_where_it_stands_and_what_has_changed(
    game: str, locale: str
) -> None:
    late = max(moments(game), key=_changes)
    voice = voice_of(late, locale, back=True)
    did, stands, changed = recap_lines(voice)
    assert "<t:1000:R>" in did
    assert voice.say("recap-you", count="").strip() in stands
    for seat in range(late.seats):
        others = seat != voice.sight.seat and bool(voice.speak.counts(late.view, seat))
        assert (voice.names[seat] in stands) == others
    assert changed.count("→") == _changes(late)


def _changes(moment: Moment) -> int:
    voice = voice_of(moment, "en")
    seat = moment.question.seat
    was, now = (voice.speak.counts(view, seat) for view in (moment.first, moment.view))
    return sum(was[key] != now[key] for key in now if key in was)


@pytest.mark.parametrize("game", all_games())
async def test_whoever_comes_back_is_told_at_every_question_that_may_have_waited(game: str) -> None:
    """Others are asked of who has just answered."""
    for moment in moments(game, 1):
        if moment.question.kind in kinds_that_wait(game):
            voice = voice_of(moment, "en", back=True)
            face = await panel_face(house_with(Boxes()), voice)
            assert recap_lines(voice)[-1] in face.content, moment.name


def test_who_was_here_within_a_day_is_told_nothing_and_of_no_change_it_says_so() -> None:
    for game in all_games():
        late = max(moments(game), key=_changes)
        assert recap_lines(voice_of(late, "en")) == []
        voice = voice_of(replace(late, first=late.view), "en", back=True)
        assert recap_lines(voice)[-1] == f"-# {voice.say('recap-unchanged')}"
