"""Films: how often, and that they show what everybody saw."""

from __future__ import annotations

import copy

import msgspec
import pytest
from discord.app_commands import CommandOnCooldown, Cooldown
from msgspec.structs import replace

from cogs.replay import frames_of, spend
from db.tables.tables import HOUR
from engine.kit.chance import Chance
from engine.table.past.replay import PublicFrame
from engine.table.service import Table
from pictures.film import MOST_FRAMES
from tests.cogs.service import a_table, timeline
from tests.games.suite import Case, cases
from texts import LOCALES


def test_so_many_in_an_hour_and_then_again() -> None:
    server, ana, bram, carlos = (Cooldown(most, HOUR) for most in (4, 3, 3, 3))
    for now in (1000, 1060, 1120):
        spend([ana, server], now)
    with pytest.raises(CommandOnCooldown) as much:
        spend([server, ana], 1180)
    assert 1180 + much.value.retry_after == 1000 + HOUR
    # What was refused was not charged to the server.
    spend([bram, server], 1180)
    with pytest.raises(CommandOnCooldown):
        spend([carlos, server], 1180)
    spend([ana, server], 1001 + HOUR)


def table(case: Case) -> Table:
    return a_table(case.key, *(f"Name {n}" for n in range(case.game.seats[-1])))


@pytest.mark.parametrize("case", cases().values(), ids=cases())
def test_a_film_shows_nothing_hidden(case: Case) -> None:
    """It is the same with all that is hidden dealt again."""
    shown, other, luck = list[PublicFrame](), list[PublicFrame](), Chance(bytes(16), 1)
    for state, frame in timeline(table(case), bytes(16), 120):
        redealt = copy.deepcopy(state)
        case.hooks.shuffle_hidden(redealt, None, luck)
        shown.append(frame)
        other.append(replace(frame, view=case.game.view(redealt, None)))
    assert len(shown) > 4
    for locale in LOCALES:
        one, two = frames_of(table(case), shown, locale), frames_of(table(case), other, locale)
        assert msgspec.msgpack.encode(one) == msgspec.msgpack.encode(two)


def test_a_film_ends_with_the_poster_and_is_no_longer_than_one_likes_to_watch() -> None:
    case = next(iter(cases().values()))
    _, *shown = (frame for _, frame in timeline(table(case), bytes(16)))
    frames, alt = frames_of(table(case), shown * 9, "en")
    assert len(frames) <= MOST_FRAMES
    assert frames[-1].caption == ""
    assert frames[0].caption.count("\n") == 1
    assert "Name 0" in frames[0].caption
    assert len(alt) > 100
