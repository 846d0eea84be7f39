"""The pictures as data: all that lies on the table is drawn, once and at its place."""

from __future__ import annotations

import itertools
from collections import Counter
from math import dist

import msgspec
import pytest

from drawings.brian_boru import draw_board, draw_leaves
from engine.games import art_folder, texts_folder
from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.box import COLOURS, REGION_OF, REGIONS, TOWN_KEYS
from engine.games.brian_boru.pictures import layout, panels
from engine.games.brian_boru.pictures.layout import (
    BOARD,
    CHURCH,
    HEADER,
    SEATS,
    TOWN_AT,
    TRACK,
    TRICK,
)
from engine.games.brian_boru.pictures.pieces import ART, COLOUR, SEAT_COLOURS
from engine.games.brian_boru.state import FACE_DOWN, FREE, State
from engine.kit.chance import Chance
from engine.kit.scene import Sprite
from tests.games.brian_boru import hooks, positions
from tests.games.brian_boru.drawn import (
    NAMES,
    TABLES,
    board_of,
    inside,
    number_at,
    seat_of,
    some,
)
from tests.games.drawn import labels, near, sprites
from tests.games.sight import BLINDNESS, lab
from texts import LOCALES, words_in


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-seats-{table[1]}", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    return some(*request.param)


# The board.


def test_every_town_is_drawn_once_in_its_colour_and_shape(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        towns = [s for s in sprites(drawn, "town-") if not inside(s, TRICK)]
        assert len(towns) == 53
        for index, place in enumerate(TOWN_AT):
            (town,) = near(towns, BOARD.at(place), 0.1)
            assert town.name == f"town-{COLOURS[index]}"


def test_every_disc_lies_in_its_town_once(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        for index, place in enumerate(TOWN_AT):
            found = [seat_of(s) for s in near(sprites(drawn, "disc"), BOARD.at(place), 11)]
            owner = state.board.discs[index]
            assert found == ([] if owner == FREE else [owner]), TOWN_KEYS[index]


def test_discs_bear_the_letter_of_their_seat(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        for disc in sprites(drawn, "disc"):
            (letter,) = near(labels(drawn), (disc.x, disc.y), 0.1)
            assert letter.text == "ABCDE"[seat_of(disc)]


def test_a_viking_token_lies_on_the_disc_and_leaves_it_in_sight(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        assert len(sprites(drawn, "viking")) == sum(state.board.vikings)
        order = list(drawn.items)
        for index, held in enumerate(state.board.vikings):
            tokens = near(sprites(drawn, "viking"), BOARD.at(TOWN_AT[index]), 15)
            assert len(tokens) == held, TOWN_KEYS[index]
            if held:
                (disc,) = near(sprites(drawn, "disc"), BOARD.at(TOWN_AT[index]), 11)
                assert order.index(tokens[0]) > order.index(disc)
                apart = dist((tokens[0].x, tokens[0].y), (disc.x, disc.y))
                assert apart > tokens[0].size / 2, "the token hides the disc's letter"


def test_monasteries_stand_at_their_towns_under_the_discs(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        assert len(sprites(drawn, "monastery")) == sum(state.board.monasteries)
        for index, built in enumerate(state.board.monasteries):
            assert len(near(sprites(drawn, "monastery"), BOARD.at(TOWN_AT[index]), 1)) == built


def test_the_active_town_alone_is_marked(states: list[State]) -> None:
    assert any(state.board.active >= 0 for state in states)
    for state in states:
        marks = sprites(board_of(state), "active")
        if state.board.active < 0:
            assert marks == []
        else:
            assert near(marks, BOARD.at(TOWN_AT[state.board.active]), 0.1) == marks != []


def test_claim_tokens_lie_face_down_face_up_or_with_their_holder(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        tokens = sprites(drawn, "claim-down") + sprites(drawn, "claim-up")
        tokens = [token for token in tokens if token.y < SEATS.y]
        assert len(tokens) == 8
        for region, holder in zip(REGIONS.values(), state.board.claims, strict=True):
            place = BOARD.at(layout.CLAIM_AT[region.key])
            (token,) = near(tokens, place, 0.1)
            assert token.name == ("claim-down" if holder == FACE_DOWN else "claim-up")
            discs = [seat_of(s) for s in near(sprites(drawn, "disc"), place, 28)]
            assert discs == ([holder] if holder >= 0 else [])
            texts = [label.text for label in near(labels(drawn), place, 30)]
            assert str(region.points) in texts
            assert (str(region.threshold) in texts) or holder != FACE_DOWN


def test_every_seat_is_on_the_marriage_track_once(states: list[State]) -> None:
    for state in states:
        discs = [disc for disc in sprites(board_of(state), "disc") if inside(disc, TRACK)]
        assert sorted(map(seat_of, discs)) == list(range(state.board.seats))
        for disc in discs:
            assert inside(disc, layout.track_space(state.board.track[seat_of(disc)]))


def test_the_offered_marriage_card_stands_on_top_of_the_track(states: list[State]) -> None:
    names = {"aodhan": "Aodhán", "aoife": "Aoife", "estrid": "Estrid"}
    for state in states:
        texts = {label.text for label in labels(board_of(state)) if inside(label, TRACK)}
        key = state.board.marriage
        if key:
            assert names.get(key, key.capitalize()) in texts
        else:
            assert all(text.isdigit() or text in "ABCDE" for text in texts)


def test_battle_and_church_show_their_counts(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        battle = [label.text for label in labels(drawn) if inside(label, layout.BATTLE)]
        assert battle == [str(state.board.battle), f"/ {state.board.strength}"]
        discs = [disc for disc in sprites(drawn, "disc") if inside(disc, CHURCH)]
        counted = {seat_of(d): int(number_at(drawn, d.x + 30, d.y)) for d in discs}
        expected = {seat: n for seat, n in enumerate(state.board.church) if n}
        assert counted == expected


def test_the_cards_of_the_trick_lie_in_playing_order(states: list[State]) -> None:
    assert any(filter(None, state.board.played) for state in states)
    for state in states:
        drawn, board = board_of(state), state.board
        cards = [card for card in sprites(drawn, "card-mini") if inside(card, TRICK)]
        if board.active < 0:
            assert cards == []
            continue
        order = [(board.leader + n) % board.seats for n in range(board.seats)]
        values = [board.played[seat][1:] for seat in order if board.played[seat]]
        assert [number_at(drawn, c.x, c.y - c.size * 0.22) for c in cards] == values
        discs = [seat_of(disc) for disc in sprites(drawn, "disc") if inside(disc, TRICK)]
        assert discs == order


def test_no_disc_is_drawn_that_lies_nowhere(states: list[State]) -> None:
    for state in states:
        board = state.board
        expected: Counter[int] = Counter()
        for seat in range(board.seats):
            expected[seat] = board.discs.count(seat) + board.claims.count(seat) + 2
            expected[seat] += (board.church[seat] > 0) + (board.active >= 0)
        if board.phase == "over":
            standing = GAME.standing(state)
            assert standing is not None
            expected.update(s for s, place in enumerate(standing.places) if place == 1)
        assert Counter(map(seat_of, sprites(board_of(state), "disc"))) == expected


def test_the_rows_tell_what_each_seat_has(states: list[State]) -> None:
    for state in states[:-1]:
        drawn, board = board_of(state), state.board
        top, height, _ = panels.rows(board.seats)
        for seat in range(board.seats):
            y = top + (seat + 0.5) * height
            regions = {
                REGION_OF[town]
                for town, owner in enumerate(board.discs)
                if (owner == seat and not board.vikings[town])
                or (
                    board.vikings[town]
                    and board.princess == "trade"
                    and seat == board.princess_seat
                )
            }
            hand = len(state.hands[seat])
            expected = [
                board.coins[seat],
                board.renown[seat],
                board.raiders[seat],
                board.church[seat],
                len(regions),
                board.claims.count(seat),
                len(board.won[seat]),
                hand,
            ]
            shown = [int(number_at(drawn, panels.column(n), y)) for n in range(len(expected))]
            assert shown == expected
            assert int(number_at(drawn, SEATS.x + 312, y)) == board.score[seat]
            assert near(labels(drawn), (SEATS.x + 60, y), 1)[0].text == NAMES[seat]


def test_marker_and_awaited_seats_are_marked_in_their_rows(states: list[State]) -> None:
    for state in states[:-1]:
        drawn, board = board_of(state), state.board
        top, height, _ = panels.rows(board.seats)

        def row(item: Sprite, top: float = top, height: float = height) -> int:
            return int((item.y - top) // height)

        markers = [sprite for sprite in sprites(drawn, "marker") if sprite.y > SEATS.y]
        assert [row(sprite) for sprite in markers] == [board.marker]
        awaited = sorted({question.seat for question in GAME.questions(state)})
        assert [row(sprite) for sprite in sprites(drawn, "awaited")] == awaited


def test_the_end_shows_the_score_by_source_and_crowns_the_first(states: list[State]) -> None:
    state = states[-1]
    standing = GAME.standing(state)
    assert standing is not None
    drawn = board_of(state)
    top, height, _ = panels.rows(state.board.seats)
    for seat in range(state.board.seats):
        y = top + (seat + 0.5) * height
        shown = [number_at(drawn, panels.column(n, 7), y) for n in range(7)]
        assert shown == [str(source.points[seat]) for source in standing.sources]
        assert number_at(drawn, SEATS.x + 300, y) == str(standing.points[seat])
        crowns = near(sprites(drawn, "crown"), (SEATS.x + 238, y), 1)
        assert len(crowns) == (standing.places[seat] == 1)
    winners = [NAMES[s] for s, place in enumerate(standing.places) if place == 1]
    header = [label.text for label in labels(drawn) if inside(label, HEADER)]
    assert header[: len(winners)] == winners


def test_a_married_princess_shows_her_way_at_her_seat() -> None:
    for way in ("support", "trade"):
        state = positions.table(3, princess=way, princess_seat=1, won=[[], ["estrid"], []])
        (mark,) = [s for s in sprites(board_of(state), way) if s.y > SEATS.y]
        top, height, _ = panels.rows(3)
        assert int((mark.y - top) // height) == 1


def test_region_points_are_told_as_steps() -> None:
    table = [0, 0, 0, 1, 1, 3, 5, 7, 10]
    assert panels.steps(table) == [(2, 0), (4, 1), (5, 3), (6, 5), (7, 7), (8, 10)]


# Nobody sees more than they may.


def test_what_is_hidden_changes_no_board(states: list[State]) -> None:
    for number, state in enumerate(states[:-1]):
        before = board_of(state)
        copied = msgspec.json.decode(msgspec.json.encode(state), type=State)
        hooks.shuffle_hidden(copied, None, Chance(b"other".ljust(16), number))
        assert board_of(copied) == before


# Of all pictures.


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_is_told_in_at_most_1000_characters(locale: str) -> None:
    say = words_in(locale, texts_folder(ART))
    names = ["A very long name that goes on and on 🎉"] * 5
    for state in some(5, 4, every=17):
        assert 0 < len(PICTURES.board(GAME.view(state, None), say, names).alt) <= 1000
        for question in GAME.questions(state):
            view = GAME.view(state, question.seat)
            for drawn in (
                PICTURES.places(view, question, say, names),
                PICTURES.hand(view, say, names),
            ):
                assert drawn is None or 0 < len(drawn.alt) <= 1000


def test_the_grounds_are_what_their_script_draws() -> None:
    folder = art_folder(ART)
    assert (folder / "board.svg").read_text("utf-8") == draw_board.board()
    assert (folder / "map.svg").read_text("utf-8") == draw_board.chart()
    assert (folder / "leaf.svg").read_text("utf-8") == draw_leaves.leaf()
    assert (folder / "poster.svg").read_text("utf-8") == draw_leaves.poster()


# Colours.


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has(sight: str) -> None:
    own = {f"seat {n}": lab(colour, sight) for n, colour in enumerate(SEAT_COLOURS)}
    board = {name: lab(COLOUR[name], sight) for name in ("red", "blue", "yellow")}
    for (one, first), (other, second) in itertools.combinations((own | board).items(), 2):
        if one.startswith("seat"):
            # About 2.3 is the least that eyes notice side by side.
            assert dist(first, second) > 17, (sight, one, other)
