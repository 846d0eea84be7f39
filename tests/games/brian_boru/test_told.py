"""What is told and marked is so."""

from __future__ import annotations

import re

import msgspec
import pytest

from engine.games import game_words
from engine.games.brian_boru import GAME, WORDS
from engine.games.brian_boru.box import TOWN_KEYS
from engine.games.brian_boru.pictures.changes import COUNTED, SOMEWHERE, changes
from engine.games.brian_boru.state import Board
from engine.kit.contract import MILESTONES, Event
from tests.games.brian_boru.positions import do, table
from tests.games.shown import PLAIN
from tests.games.suite import Table, cases, option_sets, played, walk
from texts import LOCALES

Stretch = tuple[Board, list[Event], Board]
"""The board at a milestone, the public events up to the next one, the board there."""


def stretches(seats: int, index: int) -> list[Stretch]:
    """A random game from milestone to milestone."""
    at = Table(cases()["brian_boru"], seats, option_sets(GAME)[0], index)
    found: list[Stretch] = []
    before: Board | None = None
    events: list[Event] = []
    for state, _, happened in played(GAME, seats, {}, at.choose, at.seed, at.luck("told")):
        events += [event for event in happened if event.seats is None]
        if before is None or any(event.kind in MILESTONES for event in happened):
            board = msgspec.json.decode(msgspec.json.encode(state.board), type=Board)
            if before is not None:
                found.append((before, events, board))
            before, events = board, []
    return found


@pytest.mark.parametrize("index", [0, 1])
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_marked_as_new_is_what_the_boards_differ_by(seats: int, index: int) -> None:
    for before, events, after in stretches(seats, index):
        found = changes(events)
        towns = {
            town
            for town in range(len(TOWN_KEYS))
            if (before.discs[town], before.vikings[town], before.monasteries[town])
            != (after.discs[town], after.vikings[town], after.monasteries[town])
        }
        # A Viking token may have come and gone: then a town is marked that looks as before.
        assert towns <= found.towns
        assert all(any(e.args.get("town") == TOWN_KEYS[t] for e in events) for t in found.towns)
        claims = {n for n, held in enumerate(after.claims) if held != before.claims[n]}
        assert claims == found.claims
        for seat, space in enumerate(before.track):
            assert found.spaces.get(seat, space) in (space, SOMEWHERE)
            assert after.track[seat] == space or seat in found.spaces
        for what in COUNTED:
            was, now = getattr(before, what), getattr(after, what)
            for seat in range(after.seats):
                assert now[seat] - was[seat] == found.counts[what].get(seat, 0), (what, seat)
        if not any(event.kind == "vikings-land" for event in events):
            assert after.battle - before.battle == found.battle


@pytest.mark.parametrize("locale", LOCALES)
def test_the_example_of_the_church_comes_out_as_the_lesson_says(locale: str) -> None:
    example = game_words("brian_boru", locale)("about-church-example")
    before = [int(n) for n in re.findall(r"\d+", example)[:3]]
    events = do(table(church=before, discs={0: "MU1", 1: "LE1", 2: "CO1"}), "church-step")
    built = [event.args for event in events if event.kind == "monastery-built"]
    who = sorted((args["seat"], args["why"]) for args in built)
    assert who == [(0, "first"), (1, "four"), (2, "four")], example
    assert [e.args["seat"] for e in events if e.kind == "church-second"] == [1]


def test_after_the_end_the_whole_score_is_told_and_not_what_the_track_says() -> None:
    *_, last = walk(Table(cases()["brian_boru"], 3, option_sets(GAME)[0], 4))
    view = GAME.view(last.state, None)
    assert view.standing is not None
    assert list(view.standing.points) != list(view.board.score)
    say, names = game_words("brian_boru", "en"), PLAIN[:3]
    told = WORDS.standings(view, say, names), WORDS.position(view, say, names)[0]
    for name, points in zip(names, view.standing.points, strict=True):
        assert all(re.search(rf"{name}\W*: {points} points", text) for text in told)
