"""The board: what it shows is what the position is, and no more."""

from __future__ import annotations

import itertools
from collections import Counter
from math import dist

import msgspec
import pytest

from engine.games import art_folder, texts_folder
from engine.games.raiders import GAME, PICTURES
from engine.games.raiders.box import (
    ARMOUR_TRACK,
    BUILDING_KEYS,
    BUILDINGS,
    CARDS,
    LETTERS,
    OFFERS,
    SETTLEMENTS,
    SPACES_OF,
    VALKYRIE_TRACK,
)
from engine.games.raiders.pictures import layout, northern, panels
from engine.games.raiders.pictures.changes import changes
from engine.games.raiders.pictures.home import actions
from engine.games.raiders.pictures.layout import SIGN
from engine.games.raiders.pictures.pieces import ART
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Event, Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Label, Scene, Shape, Sprite
from pictures.drawings import shape_of
from pictures.painter import Painter
from tests.games.drawn import inside, labels, near, sprites, words
from tests.games.raiders import hooks, positions
from tests.games.raiders.drawn import (
    LONG,
    NAMES,
    SAY,
    TABLES,
    board_of,
    full,
    names_in,
    seat_of,
    some,
    strengths,
    texts_in,
)
from texts import LOCALES, words_in


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    return [*some(*request.param), full()]


def sign_of(key: str) -> Box:
    box = layout.settlement(key)
    return Box(box.x, box.y, box.width, SIGN)


# The north.


def test_a_settlements_sign_tells_what_a_raid_needs(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        for key, place in SETTLEMENTS.items():
            gold = state.board.fortress_gold if key == "fortress_2" else place.gold
            needs = [("crew", place.crew), ("provision", place.provision), ("gold", gold)]
            wanted = [str(number) for _, number in needs if number]
            assert texts_in(drawn, sign_of(key)) == [key[-1], *wanted]
            assert names_in(drawn, sign_of(key)) == [
                *(symbol for symbol, number in needs if number),
                *["die"] * place.dice,
                *(f"worker-{colour}" for colour in reversed(place.workers)),
            ]


def test_the_gold_of_the_second_fortress_is_as_the_table_plays_it() -> None:
    for gold in (1, 2):
        state = positions.table(2, fortress_gold=gold)
        assert texts_in(board_of(state), sign_of("fortress_2"))[-1] == str(gold)


def test_a_settlement_tells_its_tiers_or_the_points_of_a_harbour() -> None:
    drawn = board_of(full())
    for key, place in SETTLEMENTS.items():
        box = layout.settlement(key)
        left = Box(box.x, box.y + SIGN, layout.slot(key, 0, len(place.spaces)).x - box.x - 1, 90)
        told = texts_in(drawn, left)
        tiers = [str(n) for tier in reversed(place.tiers) for n in tier]
        assert told == (tiers or [str(place.points)])
        assert names_in(drawn, left).count("points") == max(1, len(place.tiers))
        assert names_in(drawn, left)[0] == place.kind


def test_the_far_north_is_on_top_and_the_harbours_next_to_the_village() -> None:
    heights = {kind: [] for kind in ("fortress", "monastery", "outpost", "harbour")}
    for key, place in SETTLEMENTS.items():
        heights[place.kind].append(layout.settlement(key).y)
    assert max(heights["fortress"]) < min(heights["monastery"])
    assert max(heights["monastery"]) < min(heights["harbour"])
    assert max(heights["harbour"]) + layout.ROW < layout.VILLAGE.foot
    lefts = [layout.settlement(f"fortress_{n}").x for n in (1, 2, 3)]
    assert lefts == sorted(lefts)


def test_every_raid_space_shows_its_plunder_and_worker_or_that_it_is_empty(
    states: list[State],
) -> None:
    for state in states:
        drawn = board_of(state)
        for key in SETTLEMENTS:
            spaces = SPACES_OF[key]
            for number, space in enumerate(spaces):
                box = layout.slot(key, number, len(spaces))
                left = state.board.spaces[space.index]
                wanted = [f"worker-{space.worker}", *(LETTERS[letter] for letter in left)]
                assert names_in(drawn, box) == (wanted if left else ["raided"]), space.key


def test_tokens_of_a_raid_space_lie_apart_and_inside_it() -> None:
    spaces = {"harbour_1.1": "GILV", "outpost_2.1": "GGLV", "fortress_1.2": "IVV"}
    drawn = board_of(positions.table(2, spaces=spaces))
    for key, plunder in spaces.items():
        settlement, _, number = key.partition(".")
        box = layout.slot(settlement, int(number) - 1, len(SPACES_OF[settlement]))
        lying = inside(sprites(drawn), box)
        assert len(lying) == len(plunder) + 1
        for one, other in itertools.combinations(lying, 2):
            assert dist((one.x, one.y), (other.x, other.y)) > 0.85 * min(one.size, other.size)
        for sprite in lying:
            assert box.x <= sprite.x - sprite.size / 2
            assert sprite.x + sprite.size / 2 <= box.right
            assert box.y <= sprite.y - sprite.size / 2
            assert sprite.y + sprite.size / 2 <= box.foot


# The village.


def test_workers_stand_where_they_stand(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        for index, key in enumerate(BUILDING_KEYS):
            box = layout.building(index)
            standing = [s.name for s in inside(sprites(drawn, "worker-"), box) if s.size > 40]
            worker = state.board.village[index]
            assert standing == ([f"worker-{worker}"] if worker else []), key


def test_buildings_tell_what_they_give_to_which_worker() -> None:
    assert actions(BUILDINGS["gate_house"]) == [["=+2", "cards"]]
    assert actions(BUILDINGS["mill"]) == [
        ["worker-black", "=+1", "provision"],
        ["worker-grey", "worker-white", "=+2", "provision"],
        ["worker-white", "=+1", "gold"],
    ]
    assert actions(BUILDINGS["silversmith"]) == [
        ["worker-black", "=+3", "silver"],
        ["worker-grey", "worker-white", "=+2", "silver"],
    ]
    assert actions(BUILDINGS["treasury"]) == [
        ["=1", "cards", "to", "=2", "silver"],
        ["=2", "cards", "to", "=1", "gold"],
    ]
    assert actions(BUILDINGS["armoury"]) == [
        ["=1", "iron", "to", "=2", "armour"],
        ["=2", "silver", "to", "=1", "armour"],
    ]
    assert actions(BUILDINGS["long_house"])[0] == ["=1", "livestock", "to", "=2", "provision"]


def test_buildings_closed_to_black_workers_name_those_they_take() -> None:
    drawn = board_of(positions.table(2, village={}))
    for index, (key, place) in enumerate(BUILDINGS.items()):
        box = layout.building(index)
        head = Box(box.x, box.y, box.width, 28)
        named = names_in(drawn, head)
        limited = "black" not in place.workers
        assert named == (["worker-white", "worker-grey"] if limited else []), key


# Panels.


def test_open_offerings_tell_price_and_points_and_the_stack_its_count(
    states: list[State],
) -> None:
    for state in states:
        drawn = board_of(state)
        for place, tile in enumerate(state.board.offers):
            box = layout.offer(place)
            offer = OFFERS[tile]
            assert texts_in(drawn, box) == [str(offer.points), *map(str, offer.cost.values())]
            assert names_in(drawn, box) == ["points", *offer.cost]
        for place in range(len(state.board.offers), 3):
            assert not texts_in(drawn, layout.offer(place))
        assert texts_in(drawn, layout.offer(3)) == [str(len(state.stack))]


def test_the_supply_counts_everything(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        told = texts_in(drawn, layout.SUPPLY)
        assert dict(zip(names_in(drawn, layout.SUPPLY), map(int, told), strict=True)) == (
            state.board.supply
        )


def test_markers_stand_on_the_tracks_where_their_seats_stand(states: list[State]) -> None:
    for state in states:
        drawn, board = board_of(state), state.board
        for track, held, points in (
            ("valkyrie", board.valkyrie, VALKYRIE_TRACK),
            ("armour", board.armour, ARMOUR_TRACK),
        ):
            for space in range(len(points)):
                box = layout.track_space(track, space)
                there = inside(sprites(drawn, "seat-"), box)
                assert sorted(map(seat_of, there)) == [
                    seat for seat in range(board.seats) if held[seat] == space
                ]
                for one, other in itertools.combinations(there, 2):
                    assert dist((one.x, one.y), (other.x, other.y)) > 0.9 * one.size
                assert texts_in(drawn, box)[0] == str(space)


def test_tracks_tell_their_points() -> None:
    drawn = board_of(positions.table(2))
    told = [texts_in(drawn, layout.track_space("valkyrie", n))[1:2] for n in range(8)]
    assert told[2:] == [[str(points)] for points in VALKYRIE_TRACK[2:]]
    badges = {n: texts_in(drawn, layout.track_space("armour", n))[1:2] for n in (3, 6, 9)}
    assert badges == {3: ["2"], 6: ["4"], 9: ["6"]}


def test_the_frame_is_the_track_of_points_with_the_ship_from_fifty(states: list[State]) -> None:
    for state in states:
        drawn, standing = board_of(state), GAME.standing(state)
        points = standing.points if standing else state.board.score
        for seat, score in enumerate(points):
            box = layout.score_space(score % 50, state.board.seats)
            there = [s for s in inside(sprites(drawn, "seat-"), box) if seat_of(s) == seat]
            assert len(there) == 1
            ships = near(sprites(drawn, "longship"), (there[0].x, there[0].y), 17.2)
            assert bool(ships) == (score >= 50)


def test_the_fifty_spaces_of_the_frame_go_round_without_a_gap() -> None:
    for seats in (2, 3, 4):
        middles = [layout.score_space(space, seats).middle for space in range(layout.SPACES)]
        steps = [dist(a, b) for a, b in itertools.pairwise([*middles, middles[0]])]
        assert len(middles) == 50
        assert max(steps) < 95


def row_of(state: State, seat: int) -> Box:
    table = layout.table(state.board.seats)
    return Box(table.x, table.y + layout.HEAD + seat * layout.SEAT, table.width, layout.SEAT)


def test_every_seat_has_its_row_with_all_that_it_has(states: list[State]) -> None:
    for state in states:
        drawn, board = board_of(state), state.board
        view = GAME.view(state, None)
        for seat in range(board.seats):
            row = row_of(state, seat)
            told = {}
            for column, at in panels.COLUMNS.items():
                box = Box(row.x + at - 16, row.y, 32, row.height)
                found = [label.text for label in inside(labels(drawn), box)]
                told[column] = found[0] if found else ""
            score = view.standing.points[seat] if view.standing else board.score[seat]
            assert told == {
                "worker": "",
                "points": str(score),
                "silver": str(board.silver[seat]),
                "provision": str(board.provision[seat]),
                "gold": str(board.gold[seat]),
                "iron": str(board.iron[seat]),
                "livestock": str(board.livestock[seat]),
                "cards": str(view.hand_sizes[seat]),
                "offering": str(view.tile_counts[seat]),
                "strength": str(sum(strengths(state, seat))),
            }
            held = [s.name for s in inside(sprites(drawn, "worker-"), row)]
            assert held == ([f"worker-{board.workers[seat]}"] if board.workers[seat] else [])
            assert NAMES[seat] in texts_in(drawn, row)


def test_a_row_shows_the_crew_in_order_with_strengths(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        for seat in range(state.board.seats):
            row = row_of(state, seat)
            crew = Box(row.x + panels.CREW_AT, row.y, row.right - row.x - panels.CREW_AT, 60)
            assert names_in(drawn, crew) == [f"folk-{card}" for card in state.board.crew[seat]]
            assert texts_in(drawn, crew) == list(map(str, strengths(state, seat)))


def test_who_is_awaited_has_an_hourglass_and_whose_turn_it_is_is_lit(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        waited = {question.seat for question in GAME.questions(state)}
        for seat in range(state.board.seats):
            assert ("awaited" in names_in(drawn, row_of(state, seat))) == (seat in waited)


def test_the_header_tells_the_phase_and_the_draw_pile_and_at_the_end_who_won(
    states: list[State],
) -> None:
    for state in states:
        drawn, standing = board_of(state), GAME.standing(state)
        head = texts_in(drawn, layout.HEADER)
        assert head[-1] == str(len(state.deck))
        if standing is None:
            assert "crown" not in names_in(drawn, layout.HEADER)
            continue
        for seat, place in enumerate(standing.places):
            if place == 1:
                assert any(NAMES[seat] in text for text in head)
                assert "crown" in names_in(drawn, row_of(state, seat))


# What is new.


def test_what_changed_since_the_last_picture_is_marked() -> None:
    events = [
        Event("worker-placed", {"seat": 0, "worker": "black", "building": "mill", "idle": False}),
        Event("gained", {"seat": 0, "kind": "provision", "amount": 2, "total": 8, "why": "mill"}),
        Event("paid", {"seat": 0, "kind": "silver", "amount": 3, "total": 8, "why": "barracks"}),
        Event("hired", {"seat": 0, "card": "shieldmaiden", "silver": 3, "why": "barracks"}),
        Event("hired", {"seat": 0, "card": "archer", "silver": 3, "why": "barracks"}),
        Event("crew-lost", {"seat": 0, "card": "archer", "why": "brawler"}),
        Event(
            "plunder-taken",
            {"seat": 0, "space": "harbour_1.1", "plunder": {"gold": 1}, "worker": "grey"},
        ),
        Event("valkyrie-claimed", {"seat": 1, "claimed": 1, "taken": 1, "track": 7}),
        Event("offer-opened", {"tile": "o14", "stack": 5}),
        Event("cards-seen", {"seat": 2, "cards": ["archer"]}, seats=(2,)),
        Event("taken", {"seat": 3, "other": 2, "kind": "silver", "amount": 2, "why": "warlord"}),
    ]
    state = full()
    drawn = PICTURES.board(GAME.view(state, None), SAY, NAMES, events)
    plain = board_of(state)
    assert not sprites(plain, "fresh")
    fresh = sprites(drawn, "fresh")
    wanted = [
        layout.building(BUILDING_KEYS.index("mill")),
        layout.slot("harbour_1", 0, 3),
        layout.offer(1),
        layout.track_space("valkyrie", 7),
        row_of(state, 0),
    ]
    assert len(fresh) == len(wanted)
    for box in wanted:
        assert len(inside(fresh, box)) == 1
    assert {"+2", "−3", "+1"} <= set(texts_in(drawn, row_of(state, 0)))
    assert "−2" in texts_in(drawn, row_of(state, 2))
    assert "+2" in texts_in(drawn, row_of(state, 3))


def test_changes_that_cancel_each_other_are_none() -> None:
    args = {"seat": 0, "kind": "silver", "amount": 2, "total": 2, "why": "silversmith"}
    assert changes([Event("gained", args), Event("paid", args)]).holdings == {}


# No picture knows more than it may.


def test_what_is_hidden_changes_no_board_and_no_foreign_hand(states: list[State]) -> None:
    for number, state in enumerate(states[:-2]):
        for seat in (None, 0):
            other = msgspec.json.decode(msgspec.json.encode(state), type=State)
            hooks.shuffle_hidden(other, seat, Chance(b"other".ljust(16), number))
            assert board_of(other) == board_of(state)
            names = NAMES[: state.board.seats]
            one, two = GAME.view(state, seat), GAME.view(other, seat)
            assert PICTURES.hand(one, SAY, names) == PICTURES.hand(two, SAY, names)


# Of the whole picture.


def reach(item: Sprite | Label | Shape) -> Box:
    """About where an item reaches; labels by the usual width of letters."""
    if isinstance(item, Shape):
        return Box(item.x, item.y, item.width, item.height)
    if isinstance(item, Sprite):
        wide = item.size * shape_of(art_folder(ART) / f"{item.name}.svg")
        return Box(item.x - wide / 2, item.y - item.size / 2, wide, item.size)
    wide = len(item.text) * item.size * 0.5
    wide = min(wide, item.fit) if item.fit else wide
    left = item.x - {"l": 0.0, "m": wide / 2, "r": wide}[item.anchor[0]]
    return Box(left, item.y - item.size * 0.4, wide, item.size * 0.8)


def assert_on_canvas(drawn: Scene, edge: float = 0.0) -> None:
    for item in drawn.items:
        box = reach(item)
        assert box.x >= -edge, item
        assert box.y >= -edge, item
        assert box.right <= drawn.width + edge, item
        assert box.foot <= drawn.height + edge, item


def test_nothing_leaves_the_board_whatever_the_names(states: list[State]) -> None:
    for state in states:
        assert_on_canvas(board_of(state))
        assert_on_canvas(board_of(state, names=LONG))


def test_numbers_and_symbols_of_a_row_keep_out_of_each_others_way() -> None:
    state = full()
    drawn = board_of(state, names=LONG)
    for seat in range(4):
        row = row_of(state, seat)
        boxes = [reach(item) for item in inside(labels(drawn), row) if item.x < 560]
        for one, other in itertools.combinations(boxes, 2):
            apart = one.right <= other.x + 3 or other.right <= one.x + 3
            assert apart or one.foot <= other.y + 3 or other.foot <= one.y + 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ground_has_the_pictures_own_size_so_that_it_need_not_be_scaled(seats: int) -> None:
    drawn = board_of(positions.table(seats))
    scale = drawn.pixels / max(drawn.width, drawn.height)
    for length in (drawn.width, drawn.height):
        assert length * scale == pytest.approx(round(length * scale), abs=1e-6)
    assert shape_of(art_folder(ART) / f"{drawn.base}.svg") == drawn.width / drawn.height


def test_pictures_take_less_than_a_quarter_of_a_megabyte() -> None:
    painter = Painter(art_folder)
    state = full()
    state.hands[0] = list(CARDS)[:11]
    hand = PICTURES.hand(GAME.view(state, 0), SAY, NAMES)
    raids = tuple(space.key for spaces in SPACES_OF.values() for space in spaces)
    question = Question(1, 0, "place", raids, about=("white",))
    places = PICTURES.places(GAME.view(state, 0), question, SAY, NAMES)
    for drawn in (board_of(state), hand, places):
        assert drawn is not None
        assert len(painter.paint(drawn)) < 250_000
    painter.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_is_told_in_at_most_1000_characters(locale: str) -> None:
    say = words_in(locale, texts_folder(ART))
    for state in [*some(4, 5, {}, every=199), full()]:
        for view in (GAME.view(state, None), GAME.view(state, 0)):
            drawn = PICTURES.board(view, say, LONG)
            assert 0 < len(drawn.alt) <= 1000
            assert not {"", "None"} & set(words(drawn))


def test_every_settlement_of_the_grid_has_a_place_of_its_own() -> None:
    assert set(layout.GRID) == set(SETTLEMENTS)
    assert max(Counter(layout.GRID.values()).values()) == 1
    assert northern.gold_of(full().board, SETTLEMENTS["fortress_2"]) == 2
