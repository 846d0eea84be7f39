"""Films: how often, and that they show what everybody saw."""

from __future__ import annotations

import copy

import msgspec
import pytest
from msgspec.structs import replace

from cogs.replay import AN_HOUR, Lately, TooMuchError, frames_of
from engine.kit.chance import Chance
from engine.table.past.replay import PublicFrame
from engine.table.service import Table
from pictures.film import MOST_FRAMES
from tests.cogs.service import a_table, timeline
from tests.games.suite import Case, cases
from texts import LOCALES


def test_so_many_in_an_hour_and_then_again() -> None:
    now = [0.0]
    lately = Lately(lambda: now[0])
    for _ in range(3):
        lately.spend(("Ana", 3), ("server", 4))
        now[0] += 60
    with pytest.raises(TooMuchError) as much:
        lately.spend(("server", 4), ("Ana", 3))
    assert much.value.until == AN_HOUR
    # What was refused was not charged to the server.
    lately.spend(("Bram", 3), ("server", 4))
    with pytest.raises(TooMuchError):
        lately.spend(("Carlos", 3), ("server", 4))
    now[0] = AN_HOUR + 1
    lately.spend(("Ana", 3), ("server", 4))


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
