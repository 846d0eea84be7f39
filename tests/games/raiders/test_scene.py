"""The board: what it shows is what the position is, and no more."""

from __future__ import annotations

import itertools
from math import dist

import msgspec
import pytest

from engine.games import art_folder, texts_folder
from engine.games.raiders import GAME, PICTURES
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARDS,
    LETTERS,
    OFFERS,
    SETTLEMENTS,
    SPACES_OF,
)
from engine.games.raiders.pictures import coast, layout, panels
from engine.games.raiders.pictures.changes import changes
from engine.games.raiders.pictures.layout import HEAD, LEVELS, SIGN, Plan
from engine.games.raiders.pictures.pieces import ART, COLOUR
from engine.games.raiders.state import State
from engine.games.raiders.words.names import building_name, settlement_name
from engine.kit.chance import Chance
from engine.kit.contract import Event, Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Label, Scene, Shape, Sprite
from pictures.drawings import shape_of
from pictures.painter import Painter
from tests.games.drawn import inside, labels, sprites, words
from tests.games.raiders import hooks, positions
from tests.games.raiders.drawn import (
    LONG,
    NAMES,
    SAY,
    TABLES,
    board_of,
    full,
    names_in,
    some,
    strengths,
    texts_in,
)
from texts import LOCALES, words_in


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    return [*some(*request.param), full()]


def line_of(key: str, low: float, high: float, seats: int = 2) -> Box:
    """A part of a settlement."""
    box = Plan(seats).settlement(key)
    return Box(box.x, box.y + low, box.width, high - low)


# The coast.


def test_a_settlement_tells_its_name_and_what_a_raid_needs(states: list[State]) -> None:
    for state in states:
        drawn, seats = board_of(state), state.board.seats
        for key, place in SETTLEMENTS.items():
            head = line_of(key, 0, SIGN, seats)
            assert texts_in(drawn, head) == [settlement_name(key, SAY)]
            taken = [name for name in names_in(drawn, head) if name != place.kind]
            assert taken == [f"worker-{colour}" for colour in reversed(place.workers)]
            gold = state.board.fortress_gold if key == "fortress_2" else place.gold
            needs = [("crew", place.crew), ("provision", place.provision), ("gold", gold)]
            row = line_of(key, LEVELS[0] - 4, LEVELS[0] + 4, seats)
            wanted = [str(number) for _, number in needs if number]
            given = [] if place.tiers else [str(place.points)]
            assert texts_in(drawn, row) == wanted + given
            assert names_in(drawn, row) == [
                *(symbol for symbol, number in needs if number),
                *["die"] * place.dice,
                *([] if place.tiers else ["to", "points"]),
            ]


def test_the_gold_of_the_second_fortress_is_as_the_table_plays_it() -> None:
    for gold in (1, 2):
        state = positions.table(2, fortress_gold=gold)
        row = line_of("fortress_2", LEVELS[0] - 4, LEVELS[0] + 4)
        assert texts_in(board_of(state), row)[-1] == str(gold)
        assert coast.gold_of(state.board, SETTLEMENTS["fortress_2"]) == gold


def test_a_settlement_tells_its_tiers() -> None:
    drawn = board_of(positions.table(2))
    for key, place in SETTLEMENTS.items():
        if place.tiers:
            told = texts_in(drawn, line_of(key, LEVELS[1] - 4, LEVELS[1] + 4))
            assert told == [str(n) for tier in place.tiers for n in tier]


def test_the_far_north_is_on_top_and_the_harbours_next_to_the_village() -> None:
    plan = Plan(4)
    heights = {
        kind: {plan.settlement(key).y for key in SETTLEMENTS if key.startswith(kind)}
        for kind in ("fortress", "monastery", "outpost", "harbour")
    }
    (north,), (middle,), (near,) = heights["fortress"], heights["outpost"], heights["harbour"]
    assert north < middle < near < plan.village.y
    assert heights["monastery"] == {middle}
    every = [plan.settlement(key) for key in SETTLEMENTS]
    for one, other in itertools.combinations(every, 2):
        assert (
            one.right < other.x or other.right < one.x or one.foot < other.y or other.foot < one.y
        )


def test_every_raid_space_shows_its_plunder_and_worker_or_that_it_is_empty(
    states: list[State],
) -> None:
    for state in states:
        drawn = board_of(state)
        for key in SETTLEMENTS:
            spaces = SPACES_OF[key]
            for number, space in enumerate(spaces):
                box = layout.slot(Plan(state.board.seats).settlement(key), number, len(spaces))
                left = state.board.spaces[space.index]
                wanted = [f"worker-{space.worker}", *(LETTERS[letter] for letter in left)]
                assert names_in(drawn, box) == (wanted if left else ["raided"]), space.key


def test_tokens_of_a_raid_space_lie_apart_and_inside_it() -> None:
    spaces = {"harbour_1.1": "GILV", "outpost_2.1": "GGLV", "fortress_1.2": "IVV"}
    drawn = board_of(positions.table(2, spaces=spaces))
    for key, plunder in spaces.items():
        settlement, _, number = key.partition(".")
        place = Plan(2).settlement(settlement)
        box = layout.slot(place, int(number) - 1, len(SPACES_OF[settlement]))
        lying = inside(sprites(drawn), box)
        assert len(lying) == len(plunder) + 1
        for one, other in itertools.combinations(lying, 2):
            assert dist((one.x, one.y), (other.x, other.y)) > 0.7 * min(one.size, other.size)


# The village.


def test_buildings_have_their_names_and_workers_stand_where_they_stand(
    states: list[State],
) -> None:
    for state in states:
        drawn = board_of(state)
        for index, key in enumerate(BUILDING_KEYS):
            box = Plan(state.board.seats).building(index)
            worker = state.board.village[index]
            standing = [s.name for s in inside(sprites(drawn, "worker-"), box)]
            assert standing == ([f"worker-{worker}"] if worker else []), key
            assert texts_in(drawn, box) == [building_name(key, SAY)]


# Panels.


def test_open_offerings_tell_price_and_points_and_the_stack_its_count(
    states: list[State],
) -> None:
    for state in states:
        drawn, plan = board_of(state), Plan(state.board.seats)
        for place, tile in enumerate(state.board.offers):
            offer = OFFERS[tile]
            box = plan.offer(place)
            assert texts_in(drawn, box) == [str(offer.points), *map(str, offer.cost.values())]
            assert names_in(drawn, box) == ["points", *offer.cost]
        for place in range(len(state.board.offers), 3):
            assert not texts_in(drawn, plan.offer(place))
        assert texts_in(drawn, plan.offer(3)) == [str(len(state.stack))]


def test_the_supply_counts_everything_and_the_draw_pile(states: list[State]) -> None:
    for state in states:
        drawn, box = board_of(state), Plan(state.board.seats).supply
        told = texts_in(drawn, box)[1:]
        counted = dict(zip(names_in(drawn, box), map(int, told), strict=True))
        assert counted == state.board.supply | {"cards": len(state.deck)}


def row_of(state: State, seat: int) -> Box:
    table = Plan(state.board.seats).table
    return Box(table.x, table.y + layout.COLUMNS + seat * layout.SEAT, table.width, layout.SEAT)


def test_every_seat_has_its_row_with_all_that_it_has(states: list[State]) -> None:
    for state in states:
        drawn, board = board_of(state), state.board
        view = GAME.view(state, None)
        for seat in range(board.seats):
            row = row_of(state, seat)
            told = {}
            for column, at in panels.AT.items():
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
                "armour": str(board.armour[seat]),
                "valkyrie": str(board.valkyrie[seat]),
                "cards": str(view.hand_sizes[seat]),
                "offering": str(view.tile_counts[seat]),
                "strength": str(sum(strengths(state, seat))),
            }
            held = [s.name for s in inside(sprites(drawn, "worker-"), row)]
            assert held == ([f"worker-{board.workers[seat]}"] if board.workers[seat] else [])
            assert NAMES[seat] in texts_in(drawn, row)


def test_a_row_shows_the_crew_in_order(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        for seat in range(state.board.seats):
            row = row_of(state, seat)
            crew = Box(panels.CREW_AT - 20, row.y, row.right - panels.CREW_AT + 20, row.height)
            assert names_in(drawn, crew) == [f"folk-{card}" for card in state.board.crew[seat]]


def test_who_is_awaited_has_an_hourglass_and_whose_turn_it_is_is_lit(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        waited = {question.seat for question in GAME.questions(state)}
        for seat in range(state.board.seats):
            assert ("awaited" in names_in(drawn, row_of(state, seat))) == (seat in waited)


def test_the_header_tells_whose_turn_it_is_and_at_the_end_who_won(states: list[State]) -> None:
    for state in states:
        drawn, standing = board_of(state), GAME.standing(state)
        head = " ".join(texts_in(drawn, HEAD))
        if standing is None:
            assert "crown" not in names_in(drawn, HEAD)
            assert state.board.active < 0 or NAMES[state.board.active] in head
            continue
        for seat, place in enumerate(standing.places):
            if place == 1:
                assert NAMES[seat] in head
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
    assert not framed(plain)
    plan = Plan(4)
    wanted = [
        layout.slot(plan.settlement("harbour_1"), 0, 3),
        plan.offer(1),
        row_of(state, 0),
    ]
    assert len(framed(drawn)) == len(wanted)
    for box in wanted:
        assert len(inside(framed(drawn), box)) == 1
    lit = {
        (seat, column): [s.fill for s in shapes(drawn) if covers(s, row_of(state, seat), at)]
        for seat in range(4)
        for column, at in panels.AT.items()
    }
    assert {at: fills for at, fills in lit.items() if fills} == {
        (0, "provision"): [COLOUR["mint"]],
        (0, "silver"): [COLOUR["rose"]],
        (0, "gold"): [COLOUR["mint"]],
        (1, "valkyrie"): [COLOUR["mint"]],
        (2, "silver"): [COLOUR["rose"]],
        (3, "silver"): [COLOUR["mint"]],
    }


def shapes(drawn: Scene) -> list[Shape]:
    return [item for item in drawn.items if isinstance(item, Shape)]


def framed(drawn: Scene) -> list[Sprite]:
    """What is new, as sprites in the middle of their frames."""
    red = [shape for shape in shapes(drawn) if shape.line == COLOUR["red"]]
    return [Sprite("", s.x + s.width / 2, s.y + s.height / 2, s.height) for s in red]


def covers(shape: Shape, row: Box, at: float) -> bool:
    """Whether it lies below a number of a row alone."""
    middle = shape.x + shape.width / 2, shape.y + shape.height / 2
    return shape.width < 60 and not shape.line and dist(middle, (at, row.middle[1])) < 4


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


def assert_on_canvas(drawn: Scene, edge: float = 6.0) -> None:
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
        boxes = [reach(item) for item in inside(labels(drawn), row) if item.x < 730]
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


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_is_told_in_at_most_1000_characters(locale: str) -> None:
    say = words_in(locale, texts_folder(ART))
    for state in [*some(4, 5, {}, every=199), full()]:
        for view in (GAME.view(state, None), GAME.view(state, 0)):
            drawn = PICTURES.board(view, say, LONG)
            assert 0 < len(drawn.alt) <= 1000
            assert not {"", "None"} & set(words(drawn))
