"""Films: how often, and that they show what everybody saw."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from cogs.past.films import AN_HOUR, Lately, TooMuchError, frames_of
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event
from engine.table.door import Table
from engine.table.past.retrace import Scenery
from pictures.film import MOST_FRAMES
from tests.cogs.service import a_table
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
    now[0] = 9 * AN_HOUR
    lately.spend(("Ana", 3))
    assert len(lately._times) == 1, "what is long ago is forgotten"


def courses(case: Case, answers: int) -> tuple[list[Scenery], list[Scenery]]:
    """A game by chance as a film has it, and the same with all that is hidden dealt again."""
    game, seats = case.game, case.game.seats[-1]
    luck, picks = bytes(16), Chance(bytes(16), 1 << 20)
    state: Any = game.start(seats, table(case).options, Chance(luck, 0))
    before: tuple[Event, ...] = ()
    since: tuple[Event, ...] = ()
    shown, other = list[Scenery](), list[Scenery]()
    for number in range(1, answers):
        asked = game.questions(state)
        if not asked:
            break
        question = asked[picks.below(len(asked))]
        given = game.likely(state, question, picks)
        events = game.answer(state, question, given, Chance(luck, number))
        since += tuple(event for event in events if event.seats is None)
        if any(event.kind in MILESTONES for event in events):
            redealt = copy.deepcopy(state)
            case.hooks.shuffle_hidden(redealt, None, picks)
            shown.append(Scenery(since, before, game.view(state, None)))
            other.append(Scenery(since, before, game.view(redealt, None)))
            before, since = since, ()
    return shown, other


def table(case: Case) -> Table:
    return a_table(case.key, *(f"Name {n}" for n in range(case.game.seats[-1])))


@pytest.mark.parametrize("case", cases().values(), ids=cases())
def test_a_film_shows_nothing_hidden(case: Case) -> None:
    shown, other = courses(case, 120)
    assert len(shown) > 3
    for locale in LOCALES:
        one, two = frames_of(table(case), shown, locale), frames_of(table(case), other, locale)
        assert msgspec.msgpack.encode(one) == msgspec.msgpack.encode(two)


def test_a_film_ends_with_the_poster_and_is_no_longer_than_one_likes_to_watch() -> None:
    case = next(iter(cases().values()))
    shown, _ = courses(case, 10_000)
    frames, alt = frames_of(table(case), shown * 9, "en")
    assert len(frames) <= MOST_FRAMES
    assert [frame.caption == "" for frame in frames][-1]
    assert frames[0].caption.count("\n") == 1
    assert "Name 0" in frames[0].caption
    assert len(alt) > 100
