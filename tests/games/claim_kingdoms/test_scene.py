"""The pictures: what the scenes show is what the position is, and no more."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from math import dist

import msgspec
import pytest

from drawings.claim_kingdoms import draw_emblems, draw_grounds, draw_pieces, draw_tiles
from engine.games import art_folder, symbols, texts_folder
from engine.games.claim_kingdoms import GAME, PICTURES, WORDS
from engine.games.claim_kingdoms.box import FACTION_KEYS, MAPS, VALUE
from engine.games.claim_kingdoms.pictures import pieces
from engine.games.claim_kingdoms.pictures.board import grid_of
from engine.games.claim_kingdoms.pictures.changes import changes
from engine.games.claim_kingdoms.pictures.layout import FREE_PLANS, HEADER, PLANS, SMALL
from engine.games.claim_kingdoms.pictures.pieces import ART, COLOUR, GROUND_OF, SEAT_COLOURS, Grid
from engine.games.claim_kingdoms.pictures.places import ON_POWERS, cells_of, places
from engine.games.claim_kingdoms.rules.ground import cell_of, ground, key_of
from engine.games.claim_kingdoms.rules.scoring import weight
from engine.games.claim_kingdoms.state import UNKNOWN, State
from engine.games.claim_kingdoms.words.names import EMOJI, FIELD_EMOJI, faction_name
from engine.kit.chance import Chance
from engine.kit.contract import Event, Question
from engine.kit.draw.places import PAPER
from engine.kit.scene import Scene, Shape
from tests.games.claim_kingdoms import hooks, positions
from tests.games.claim_kingdoms.drawn import (
    NAMES,
    SAY,
    TABLES,
    board_of,
    followers_at,
    questions,
    some,
    within,
)
from tests.games.drawn import labels, near, sprites, words
from tests.games.sight import BLINDNESS, lab
from texts import LOCALES, words_in


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats-{t[1]}", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    return some(*request.param)


def its_grid(state: State) -> Grid:
    plans = PLANS if state.board.maps else FREE_PLANS
    return grid_of(state.board, plans[state.board.seats])


CROWDED = {
    "C3": "druids 0 1",
    "D2": "unicorns 0 0 stone1 poison",
    "D3": "mages 0 1 2 3 stone2 stone0",
    "E3": "ice_queens 2",
    "E2": "giants 0 down",
    "B3": "knights 0 0 0 0",
    "E1": "elves",
    "F3": "vampires 3 poison",
    "G3": "basilisks 1 1 1 2 2 2 3",
}


def crowded() -> State:
    return positions.table(4, CROWDED, maps=(5, 7, 10, 1), score=[12, 3, 8, 104])


# The land.


def test_every_space_of_the_maps_is_drawn_once_and_no_other(states: list[State]) -> None:
    for state in states:
        drawn, maps = board_of(state), tuple(state.board.maps)
        tiles = sprites(drawn, "land-")
        spaces = ground(maps).fields if maps else {}
        assert len(tiles) == len(spaces)
        for cell in spaces:
            assert len(near(tiles, its_grid(state).at(cell), 0.1)) == 1


def test_land_has_a_coast_where_its_neighbour_is_none() -> None:
    state = positions.table(2, {"C3": "elves"}, maps=(1, 2))
    drawn, grid = board_of(state), its_grid(state)
    (corner,) = near(sprites(drawn, "land-"), grid.at(cell_of("C1")), 0.1)
    # Map 1 begins "##.K.", "#..C.": east and south of C1 is land, and across that corner.
    assert corner.name == f"land-{2 + 4 + 32}"


def test_every_map_tells_its_number_and_points_off_its_land(states: list[State]) -> None:
    for state in states:
        drawn, grid = board_of(state), its_grid(state)
        for number in state.board.maps:
            spaces = {c for c, on in ground(tuple(state.board.maps)).maps.items() if on == number}
            (scroll,) = [
                scroll for scroll in sprites(drawn, "scroll")
                if any(
                    label.text == f"#{number}"
                    for label in within(labels(drawn), (scroll.x, scroll.y), 36)
                )
            ]  # fmt: skip
            assert not any(dist(grid.at(cell), (scroll.x, scroll.y)) < 40 for cell in spaces)
            title, *points = within(labels(drawn), (scroll.x, scroll.y), 36)
            worth = [MAPS[number].first, MAPS[number].second]
            assert [label.text for label in points] == [str(n) for n in worth if n]
            assert all(label.size >= title.size for label in points)
            coins = within(sprites(drawn, "coin"), (scroll.x, scroll.y), 36)
            assert len(coins) == len(points)


def test_fields_show_as_long_as_no_card_covers_them(states: list[State]) -> None:
    for state in states:
        board, drawn, grid = state.board, board_of(state), its_grid(state)
        fields = ground(tuple(board.maps)).fields if board.maps else {}
        shown = {
            cell: near(sprites(drawn, "field-"), grid.at(cell), 1) for cell in fields
        }  # fmt: skip
        for cell, field in fields.items():
            name = "field-treasure" if cell in board.ruins else f"field-{field}"
            wanted = [] if field == "plain" or cell in board.cards else [name]
            assert [sprite.name for sprite in shown[cell]] == wanted, key_of(cell)


def test_rows_and_columns_are_named_at_the_edge(states: list[State]) -> None:
    for state in states:
        drawn, grid = board_of(state), its_grid(state)
        names = [la for la in labels(drawn) if la.style == "bold" and la.size == SMALL]
        for cell in state.board.cards:
            key, (x, y) = key_of(cell), grid.at(cell)
            (column,) = [n.text for n in names if abs(n.x - x) < 0.1 and n.y < grid.y]
            left, right = (n.text for n in names if abs(n.y - y) < 0.1 and dist((n.x, 0), (x, 0)))
            assert left == right
            assert key == (column + left if state.board.maps else left + column)


# Cards.


def test_every_card_shows_its_faction_value_and_followers(states: list[State]) -> None:
    for state in [*states, crowded()]:
        drawn, grid = board_of(state), its_grid(state)
        for cell, card in state.board.cards.items():
            at, half = grid.at(cell), grid.size / 2
            emblems = [s.name for s in within(sprites(drawn, "emblem-"), at, half)]
            alive, stone = followers_at(drawn, at, half)
            if card.down:
                assert emblems == []
                assert (alive, stone) == (Counter(), Counter())
                assert len(near(sprites(drawn, "card-down"), at, 0.1)) == 1
                continue
            assert emblems == [f"emblem-{card.faction}"]
            (face,) = [s for s in near(sprites(drawn), at, 0.1) if s.name == "card"]
            assert dict(face.tint)["ground"] == GROUND_OF[card.faction]
            titles = [label for label in within(labels(drawn), at, half) if label.style == "title"]
            assert [label.text for label in titles] == [str(VALUE[card.faction])]
            assert [alive[seat] for seat in range(state.board.seats)] == list(card.followers)
            assert [stone[seat] for seat in range(state.board.seats)] == list(card.stone)


def test_poison_and_doubling_are_marked_where_they_are_and_nowhere_else() -> None:
    state = crowded()
    drawn, grid = board_of(state), its_grid(state)
    for cell, card in state.board.cards.items():
        around = [s.name for s in within(sprites(drawn), grid.at(cell), grid.size / 2)]
        assert ("poison" in around) == card.poison
        doubled = weight(state.board, cell) > 1 and not card.down and any(card.followers)
        assert ("doubled" in around) == doubled, key_of(cell)
    assert len(sprites(drawn, "doubled")) == 2
    assert len(sprites(drawn, "poison")) == 2


def test_stone_is_grey_cracked_and_still_tells_whose_it_is() -> None:
    state = positions.table(2, {"N0E0": "elves 0 stone1"})
    drawn, grid = board_of(state), its_grid(state)
    at = grid.at(cell_of("N0E0"))
    assert followers_at(drawn, at, grid.size / 2) == (Counter({0: 1}), Counter({1: 1}))
    (crack,) = within(sprites(drawn, "crack"), at, grid.size / 2)
    (stone,) = near(sprites(drawn, "follower-"), (crack.x, crack.y), 0.1)
    assert stone.name == "follower-b"
    assert [label.text for label in near(labels(drawn), (stone.x, stone.y), 0.1)] == ["B"]


def test_nothing_on_a_card_leaves_its_space() -> None:
    drawn, grid = board_of(crowded()), its_grid(crowded())
    for cell in crowded().board.cards:
        x, y = grid.at(cell)
        half = grid.size / 2 + 0.5
        for name in ("emblem-", "follower-", "poison", "doubled"):
            for sprite in within(sprites(drawn, name), (x, y), grid.size / 2):
                assert abs(sprite.x - x) + sprite.size / 2 <= half, (key_of(cell), sprite.name)
                assert abs(sprite.y - y) + sprite.size / 2 <= half, (key_of(cell), sprite.name)


def test_followers_of_one_card_do_not_hide_each_other() -> None:
    drawn, grid = board_of(crowded()), its_grid(crowded())
    for cell in crowded().board.cards:
        found = within(sprites(drawn, "follower-"), grid.at(cell), grid.size / 2)
        for one, other in itertools.combinations(found, 2):
            assert dist((one.x, one.y), (other.x, other.y)) > one.size * 0.95


def test_the_free_grid_shows_where_it_can_grow_and_keeps_within_its_window() -> None:
    line = {f"N0E{n}": "elves 0" for n in range(20)}
    state = positions.table(2, line)
    drawn, grid = board_of(state), its_grid(state)
    window = FREE_PLANS[2].window
    assert len(sprites(drawn, "space")) == 20 * 2 + 2
    for space in sprites(drawn, "space"):
        assert window.x <= space.x - grid.size / 2 + 0.1
        assert space.x + grid.size / 2 <= window.right + 0.1


# What changed.


def test_what_the_events_changed_is_marked() -> None:
    events = [
        Event("card-played", {"seat": 0, "card": "elves", "space": "C3", "supply": 9, "why": ""}),
        Event("follower-moved", {"seat": 0, "owner": 1, "before": "D3", "space": "E3", "why": ""}),
        Event("points", {"seat": 0, "points": 3, "total": 5, "why": "elves"}),
        Event("points", {"seat": 0, "points": -1, "total": 4, "why": "swamp"}),
        Event("raided", {"seat": 0, "owner": 1, "space": "E3", "total": 0}),
        Event("card-drawn", {"seat": 0, "card": "elves"}, seats=(0,)),
        Event("display-filled", {"cards": ["elves"], "deck": 3}),
    ]
    new = changes(events)
    assert [key_of(cell) for cell in new.cells] == ["C3", "D3", "E3"]
    assert (new.points, new.display) == ({0: 2, 1: -1}, 1)
    state = crowded()
    drawn = PICTURES.board(GAME.view(state, None), SAY, NAMES, events)
    marks = sprites(drawn, "fresh")
    for space in ("C3", "D3", "E3"):
        assert len(near(marks, its_grid(state).at(cell_of(space)), 0.1)) == 1
    assert len(marks) == 4
    assert {"+2", "−1"} <= set(words(drawn))


# The panels.


def test_every_seat_has_its_score_supply_and_number_of_cards(states: list[State]) -> None:
    for state in states:
        board, drawn = state.board, board_of(state)
        plan = (PLANS if board.maps else FREE_PLANS)[board.seats]
        final = GAME.standing(state)
        for seat in range(board.seats):
            (name,) = [label for label in labels(drawn) if label.text == NAMES[seat]]
            y = name.y
            row = [la for la in labels(drawn) if abs(la.y - y) < 8 and la.x > name.x]
            row = sorted((la for la in row if la.text.lstrip("+−").isdigit()), key=lambda la: la.x)
            points = final.points[seat] if final else board.score[seat]
            held = len(state.hands[seat])
            assert [la.text for la in row[:3]] == [str(points), str(board.supply[seat]), str(held)]
            assert plan.table.y < y < plan.table.foot


def test_the_display_and_the_deck_are_shown(states: list[State]) -> None:
    for state in states[:-1]:
        board, drawn, box = state.board, board_of(state), HEADER
        if board.phase != "play":
            continue
        emblems = [
            s for s in sprites(drawn, "emblem-") if box.y < s.y < box.foot and s.size > 40
        ]  # fmt: skip
        assert [s.name for s in emblems] == [f"emblem-{key}" for key in board.display]
        assert str(GAME.view(state, None).deck) in [
            label.text for label in labels(drawn) if box.y < label.y < box.foot
        ]


# Nobody sees more than they may.


def test_what_is_hidden_changes_no_board_and_no_foreign_hand(states: list[State]) -> None:
    for number, state in enumerate(states[:-1]):
        for seat in (None, 0):
            other = msgspec.json.decode(msgspec.json.encode(state), type=State, strict=False)
            hooks.shuffle_hidden(other, seat, Chance(b"other".ljust(16), number))
            assert board_of(other) == board_of(state)
            names = NAMES[: state.board.seats]
            one, two = GAME.view(state, seat), GAME.view(other, seat)
            assert PICTURES.hand(one, SAY, names) == PICTURES.hand(two, SAY, names)


def test_a_card_that_is_face_down_looks_the_same_whatever_it_is() -> None:
    one = positions.table(2, {"N0E0": "giants down", "N0E1": "elves 0"})
    two = positions.table(2, {"N0E0": "knights down", "N0E1": "elves 0"})
    assert board_of(one) == board_of(two)


# Hands.


def test_a_hand_shows_its_cards_what_it_looks_at_and_the_display(states: list[State]) -> None:
    for state in states:
        for seat in range(state.board.seats):
            view = GAME.view(state, seat)
            drawn = PICTURES.hand(view, SAY, NAMES[: state.board.seats])
            if state.board.phase != "play":
                assert (drawn is not None) == bool(view.questions)
                continue
            assert drawn is not None
            looked = [card for card in view.looked if card != UNKNOWN]
            cards = [*view.hands[seat], *looked, *state.board.display]
            assert [s.name for s in sprites(drawn, "emblem-")] == [f"emblem-{c}" for c in cards]
            for card in view.hands[seat]:
                assert faction_name(card, SAY) in words(drawn)


def test_a_spectator_has_no_hand(states: list[State]) -> None:
    for state in states:
        assert PICTURES.hand(GAME.view(state, None), SAY, NAMES[: state.board.seats]) is None


def test_who_chooses_factions_sees_all_of_them_and_which_are_chosen() -> None:
    state = some(2, 2, {"factions": "turns"}, every=3)[1]
    assert state.board.phase == "factions"
    question = GAME.questions(state)[0]
    drawn = PICTURES.hand(GAME.view(state, question.seat), SAY, NAMES[:2])
    assert drawn is not None
    assert [s.name for s in sprites(drawn, "emblem-")] == [f"emblem-{k}" for k in FACTION_KEYS]
    lit = [item for item in drawn.items if getattr(item, "fill", "") == COLOUR["amber"]]
    assert len(lit) == len(state.board.factions) > 0


# Places.


SPACE = re.compile(r"([A-Z]\d+)+")


def named(drawn: Scene, fill: str = PAPER) -> dict[str, tuple[float, float]]:
    """Where the names of spaces are; with the fill of chosen ones, those alone."""
    found = {}
    for badge in drawn.items:
        if isinstance(badge, Shape) and badge.fill == fill and badge.line:
            x, y = badge.x + badge.width / 2, badge.y + badge.height / 2
            inside = near(labels(drawn), (x, y), badge.height / 2)
            found["".join(la.text for la in inside if SPACE.fullmatch(la.text))] = x, y
    return found


def test_every_offered_place_has_its_name_on_it(states: list[State]) -> None:
    shown = 0
    for view, question in questions(states):
        drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
        offered = {key_of(cell) for option in question.options for cell in cells_of(option)}
        if drawn is None or question.kind in ON_POWERS:
            continue
        shown += 1
        found = named(drawn)
        # On the free grid a name may be too long for a card; its row and column tell it.
        hidden = () if view.board.maps else {key_of(cell) for cell in view.board.cards}
        assert set(found) | (offered & set(hidden)) == offered
        assert set(found) >= offered - set(hidden)
        for x, y in found.values():
            assert 0 < x < drawn.width
            assert 0 < y < drawn.height
    assert shown


def test_the_name_of_a_space_is_the_same_in_pictures_menus_and_answers() -> None:
    state = crowded()
    question = Question(1, 0, "place-card", ("A1", "A2", "B2", "J3"), about=("elves",))
    view = GAME.view(state, 0)
    whole = PICTURES.places(view, question, SAY, NAMES)
    part = PICTURES.places(view, question, SAY, NAMES, ("A2", "B2"))
    assert whole is not None
    assert part is not None
    assert sorted(named(whole)) == ["A1", "A2", "B2", "J3"]
    assert sorted(named(part)) == ["A2", "B2"]
    assert PICTURES.places(view, question, SAY, NAMES, ()) is None
    for option in question.options:
        assert WORDS.option(view, question, option, SAY, NAMES).text.startswith(option)
        assert WORDS.picks(view, question, (option,), SAY, NAMES).startswith(option)


def test_each_follower_that_can_be_picked_stands_by_itself_and_chosen_ones_are_lit() -> None:
    state = crowded()
    options = ("G3-1.1", "G3-1.2", "G3-1.3", "G3-2.1", "G3-2.2", "G3-2.3", "G3-3", "D3-1", "D3-2")
    question = Question(1, 0, "target-followers", options, 0, 2, about=("knights", "E3"))
    drawn = places(GAME.view(state, 0), question, SAY, NAMES, None, ("G3-3", "D3-1"))
    assert drawn is not None
    assert set(named(drawn)) == {"G3", "D3"}
    for space, owners in (("G3", "bbbcccd"), ("D3", "bc")):
        around = near(sprites(drawn, "follower-"), named(drawn)[space], 110)
        shapes = Counter(sprite.name[-1] for sprite in around)
        assert shapes >= Counter(owners)
    lit = [i for i in drawn.items if isinstance(i, Shape) and i.fill == COLOUR["amber"]]
    assert len(lit) == 2


def test_a_power_without_places_shows_its_card_and_questions_about_cards_none() -> None:
    view = GAME.view(crowded(), 0)
    for kind in ("use-power", "guess", "amount"):
        question = Question(1, 0, kind, ("pass",), about=("elves", "E3", 0))
        drawn = PICTURES.places(view, question, SAY, NAMES)
        assert drawn is not None
        assert len(sprites(drawn, "last")) == 1
    for kind in ("draw-card", "copy-power"):
        question = Question(1, 0, kind, ("elves",), about=("elves", "E3"))
        assert PICTURES.places(view, question, SAY, NAMES) is None


# Sheets.


def test_the_beginning_has_a_page_with_every_faction_of_the_game() -> None:
    state = some(3, 1, {}, every=50)[0]
    args = {"first": 0, "factions": state.board.factions, "maps": state.board.maps}
    view = GAME.view(state, None)
    (page,) = PICTURES.sheets([Event("game-start", args)], [], view, SAY, NAMES[:3])
    emblems = [s.name for s in sprites(page, "emblem-")]
    assert emblems == [f"emblem-{key}" for key in state.board.factions]
    for key in state.board.factions:
        assert faction_name(key, SAY) in words(page)


def test_a_turn_has_no_sheet_and_the_end_tells_every_source(states: list[State]) -> None:
    *_, last = states
    names = NAMES[: last.board.seats]
    assert (
        PICTURES.sheets([Event("turn-over", {})], [], GAME.view(states[1], None), SAY, names) == ()
    )
    (poster,) = PICTURES.sheets([], [], GAME.view(last, None), SAY, names)
    standing = GAME.standing(last)
    assert standing is not None
    told = Counter(words(poster))
    for seat, points in enumerate(standing.points):
        assert told[str(points)] >= 1
        assert told[NAMES[seat]] >= 1
    emblems = {s.name for s in sprites(poster, "emblem-")}
    assert emblems == {f"emblem-{key}" for key in last.board.factions}


# Of all pictures.


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_is_told_in_at_most_1000_characters(locale: str) -> None:
    say = words_in(locale, texts_folder(ART))
    names = ["A very long name that goes on and on 🎉"] * 4
    for state in [*some(4, 5, {}, every=29), crowded()]:
        assert 0 < len(PICTURES.board(GAME.view(state, None), say, names).alt) <= 1000
        for question in GAME.questions(state):
            view = GAME.view(state, question.seat)
            for drawn in (
                PICTURES.places(view, question, say, names),
                PICTURES.hand(view, say, names),
            ):
                assert drawn is None or 0 < len(drawn.alt) <= 1000


@pytest.mark.parametrize("script", [draw_emblems, draw_grounds, draw_pieces, draw_tiles])
def test_the_drawings_are_what_their_scripts_draw(script: object) -> None:
    drawings = script.drawings()  # type: ignore[attr-defined]
    assert drawings
    for name, text in drawings.items():
        assert (art_folder(ART) / f"{name}.svg").read_text("utf-8") == text, name


def test_every_drawing_comes_from_a_script() -> None:
    drawn = [
        name
        for script in (draw_emblems, draw_grounds, draw_pieces, draw_tiles)
        for name in script.drawings()
    ]
    assert sorted(drawn) == sorted(path.stem for path in art_folder(ART).glob("*.svg"))


def test_every_faction_has_an_emblem_and_a_colour_of_its_own_or_shared_by_three() -> None:
    assert set(draw_emblems.EMBLEMS) == set(FACTION_KEYS) == set(GROUND_OF)
    assert len({draw_emblems.emblem(key) for key in FACTION_KEYS}) == len(FACTION_KEYS)
    assert set(Counter(GROUND_OF.values()).values()) == {3}


def test_the_symbols_stand_for_the_emojis_of_the_words() -> None:
    signs = symbols(ART)
    for key, sign in EMOJI.items():
        assert signs[f"emblem-{key}"] == sign
    for field, sign in FIELD_EMOJI.items():
        assert field == "plain" or signs[f"field-{field}"] == sign
    assert len(set(signs.values())) == len(signs)


# Colours.


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has(sight: str) -> None:
    seats = {f"seat {n}": lab(colour, sight) for n, colour in enumerate(SEAT_COLOURS)}
    cards = {colour: lab(colour, sight) for colour in set(GROUND_OF.values())}
    stone = {"stone": lab(pieces.COLOUR["rock"], sight)}
    for (one, first), (other, second) in itertools.combinations((seats | cards | stone).items(), 2):
        if one.startswith("seat"):
            # About 2.3 is the least that eyes notice side by side.
            assert dist(first, second) > 15, (sight, one, other)


def test_seats_are_told_apart_without_colour_too() -> None:
    assert len({draw_pieces.FOLLOWERS[shape] for shape in pieces.SHAPES}) == len(SEAT_COLOURS)
