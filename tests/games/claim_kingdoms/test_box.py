"""The data: that what is reconstructed holds together, however the maps lie."""

from __future__ import annotations

import itertools
import random

import pytest

from engine.games.claim_kingdoms import GAME, box
from engine.games.claim_kingdoms.box import (
    BOARDS,
    IN_GAME,
    MAPS,
    TREASURE_DECK,
    WarMap,
)
from engine.games.claim_kingdoms.rules.ground import (
    BESIDE,
    CENTRE,
    cell_of,
    ground,
    key_of,
    open_keys,
    open_spaces,
)
from tests.games.by_hand import kinds, told
from tests.games.claim_kingdoms.positions import card, in_one_piece, table, turn


def layouts(seats: int) -> list[tuple[int, ...]]:
    """Every way in which the maps can lie."""
    return [
        maps
        for boards in itertools.permutations(BOARDS, seats)
        for maps in itertools.product(*boards)
    ]


def test_each_map_is_on_one_side_of_one_board_with_equal_first_places() -> None:
    assert sorted(itertools.chain(*BOARDS)) == sorted(MAPS)
    assert all(MAPS[front].first == MAPS[back].first for front, back in BOARDS)


@pytest.mark.parametrize("seats", IN_GAME)
def test_maps_are_joined_to_one_another_however_they_lie(seats: int) -> None:
    for maps in layouts(seats):
        joined = ground(maps)
        assert (joined.height, joined.width) == (4 if seats == 2 else 8, 10)
        assert in_one_piece(joined.fields), maps
        for key in maps:
            cells = [cell for cell, number in joined.maps.items() if number == key]
            assert in_one_piece(cells), key
        pairs = {
            (joined.maps[cell], joined.maps[cell + step])
            for cell in joined.maps
            for step in BESIDE
            if cell + step in joined.maps
        }
        for one, other in ((0, 1), (0, 2), (1, 3), (2, 3)):
            assert other >= seats or (maps[one], maps[other]) in pairs, maps


def test_there_are_enough_treasures_for_the_ruins() -> None:
    most = max(list(ground(maps).fields.values()).count("ruin") for maps in layouts(4))
    assert most == len(TREASURE_DECK) == 9


@pytest.mark.parametrize("seats", IN_GAME)
def test_the_spaces_around_cards_are_those_that_a_look_beside_each_card_finds(seats: int) -> None:
    luck = random.Random(seats)
    for maps in layouts(seats):
        joined = ground(maps)
        taken = luck.sample(sorted(joined.fields), luck.randint(1, len(joined.fields)))
        board = table(seats, maps=maps).board
        board.cards = {cell: card(seats, "elves") for cell in taken}
        found = {cell + step for cell in taken for step in BESIDE} & set(joined.fields)
        assert open_spaces(board) == sorted(found.difference(taken)), maps
        assert open_keys(board) == tuple(map(key_of, open_spaces(board)))


@pytest.mark.parametrize("seats", IN_GAME)
def test_the_start_card_lies_on_a_plain_space(seats: int) -> None:
    for maps in layouts(seats)[:200]:
        joined = ground(maps)
        assert len(joined.starts) == 4
        assert {joined.fields[cell] for cell in joined.starts} == {"plain"}


def test_when_nobody_finds_a_legal_space_all_pass_and_the_game_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It cannot come about on maps that are in one piece: here one has an island, E4."""
    plain = ("plain", "plain", "plain", "off-map", "plain")
    rows = (*[(*plain[:4], "off-map")] * 3, plain)
    nothing = (("off-map",) * 5,) * 4
    monkeypatch.setitem(box.MAPS, 98, WarMap(98, 5, 2, rows))
    monkeypatch.setitem(box.MAPS, 99, WarMap(99, 5, 2, nothing))
    state = table(3, maps=(98, 99, 99), cover="E4", hands={1: ""})
    events = turn(state)
    assert kinds(events)[:3] == ["turn-passed", "turn-skipped", "turn-passed"]
    assert told(events, "game-ends") == [{"why": "stuck", "seat": None}]
    assert state.hands == [["knights"], [], ["knights"]], "the cards are kept"
    assert GAME.questions(state) == ()


def test_spaces_are_named_by_column_and_row_or_by_their_way_from_the_start() -> None:
    assert (key_of(0), key_of(3 * 128 + 2), cell_of("J8")) == ("A1", "C4", 7 * 128 + 9)
    assert cell_of("N2E3") == CENTRE - 2 * 128 + 3
    for up, right in itertools.product((-62, -1, 0, 1, 62), repeat=2):
        cell = CENTRE - up * 128 + right
        assert cell_of(key_of(cell)) == cell
