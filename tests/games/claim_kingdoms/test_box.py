"""The data: what the rulebook prints, and that what is reconstructed holds together."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable

import pytest

from engine.games.claim_kingdoms import GAME, box
from engine.games.claim_kingdoms.box import (
    BANDS,
    BOARDS,
    DRAWN,
    FACTION_KEYS,
    FACTIONS,
    IN_GAME,
    MAPS,
    PRINTED,
    SOURCES,
    TREASURE_DECK,
    TREASURES,
    VALUE,
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
from engine.games.claim_kingdoms.rules.powers import POWERS
from tests.games.by_hand import kinds, told
from tests.games.claim_kingdoms import scorer
from tests.games.claim_kingdoms.positions import card, table, turn


def layouts(seats: int) -> list[tuple[int, ...]]:
    """Every way in which the maps can lie."""
    return [
        maps
        for boards in itertools.permutations(BOARDS, seats)
        for maps in itertools.product(*boards)
    ]


def reached(cells: Iterable[int]) -> set[int]:
    """What hangs together with the first of the cells."""
    found: set[int] = set()
    todo = [next(iter(cells))]
    while todo:
        cell = todo.pop()
        if cell in cells and cell not in found:
            found.add(cell)
            todo += [cell + step for step in BESIDE]
    return found


def test_values_of_factions_and_points_of_maps_are_those_of_the_rulebook() -> None:
    assert VALUE == scorer.VALUES
    assert list(VALUE.values()) == sorted(VALUE.values())
    assert {key: (each.first, each.second) for key, each in MAPS.items()} == scorer.MAPS


def test_every_power_names_a_rule() -> None:
    assert {faction.power.rule for faction in FACTIONS.values()} == set(POWERS)


def test_what_is_not_printed_says_so() -> None:
    assert {faction.key for faction in FACTIONS.values() if faction.source == PRINTED} == {"druids"}
    known = {key for key, faction in FACTIONS.items() if faction.source == "reviews"}
    assert known == {"goblins", "dwarves", "trolls", "dragons", "knights"}
    assert all(faction.note for faction in FACTIONS.values() if faction.source != "recon")
    assert {each.source for each in (*MAPS.values(), *TREASURES.values())} == {"recon"}
    assert SOURCES["edition_2021"] == "reviews"
    assert SOURCES["layout"] == SOURCES["balance"] == SOURCES["start_bonus"] == "recon"


def test_bands_hold_every_faction_once_and_enough_are_drawn() -> None:
    assert sorted(itertools.chain(*BANDS)) == sorted(FACTION_KEYS)
    assert {seats: sum(counts) for seats, counts in DRAWN.items()} == IN_GAME


def test_each_map_is_on_one_side_of_one_board_with_equal_first_places() -> None:
    assert sorted(itertools.chain(*BOARDS)) == sorted(MAPS)
    assert all(MAPS[front].first == MAPS[back].first for front, back in BOARDS)


@pytest.mark.parametrize("seats", IN_GAME)
def test_maps_are_joined_to_one_another_however_they_lie(seats: int) -> None:
    for maps in layouts(seats):
        joined = ground(maps)
        assert (joined.height, joined.width) == (4 if seats == 2 else 8, 10)
        assert reached(joined.fields) == set(joined.fields), maps
        for key in maps:
            cells = [cell for cell, number in joined.maps.items() if number == key]
            assert reached(cells) == set(cells), key
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
def test_the_start_card_lies_on_a_plain_space_in_the_middle(seats: int) -> None:
    for maps in layouts(seats)[:200]:
        joined = ground(maps)
        assert len(joined.starts) == 4
        assert {joined.fields[cell] for cell in joined.starts} == {"plain"}
        rows = [divmod(cell, 128)[0] for cell in joined.fields]
        columns = [divmod(cell, 128)[1] for cell in joined.fields]
        for cell in joined.starts:
            assert abs(cell // 128 - sum(rows) / len(rows)) < 3
            assert abs(cell % 128 - sum(columns) / len(columns)) < 3.5


def test_when_nobody_finds_a_legal_space_all_pass_and_the_game_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It cannot come about on maps that are in one piece: here one has an island, E4."""
    plain = ("plain", "plain", "plain", "off-map", "plain")
    rows = (*[(*plain[:4], "off-map")] * 3, plain)
    nothing = (("off-map",) * 5,) * 4
    monkeypatch.setitem(box.MAPS, 98, WarMap(98, 5, 2, rows, "test"))
    monkeypatch.setitem(box.MAPS, 99, WarMap(99, 5, 2, nothing, "test"))
    state = table(3, maps=(98, 99, 99), cover="E4", hands={1: ""})
    events = turn(state)
    assert kinds(events)[:3] == ["turn-passed", "turn-skipped", "turn-passed"]
    assert told(events, "game-ends") == [{"why": "stuck", "seat": None}]
    assert state.hands == [["knights"], [], ["knights"]], "the cards are kept"
    assert GAME.questions(state) == ()


@pytest.mark.parametrize(
    ("key", "row", "column"),
    [("A1", 0, 0), ("C4", 3, 2), ("J8", 7, 9), ("E5", 4, 4), ("W2", 1, 22)],
)
def test_spaces_on_maps_are_named_by_column_and_row(key: str, row: int, column: int) -> None:
    assert cell_of(key) == row * 128 + column
    assert key_of(cell_of(key)) == key


def test_spaces_on_the_free_grid_are_named_by_their_way_from_the_start() -> None:
    assert key_of(CENTRE) == "N0E0"
    assert cell_of("N2E3") == CENTRE - 2 * 128 + 3
    for up, right in itertools.product((-62, -1, 0, 1, 62), repeat=2):
        cell = CENTRE - up * 128 + right
        assert cell_of(key_of(cell)) == cell
