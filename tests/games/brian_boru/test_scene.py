"""The pictures as data: all that lies on the table is drawn, once and at its place."""

from __future__ import annotations

import itertools
from collections import Counter
from math import dist

import msgspec
import pytest

from drawings.brian_boru import draw_board, draw_leaves, draw_pieces
from engine.games import art_folder, texts_folder
from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.box import COLOURS, REGIONS, TOWN_KEYS
from engine.games.brian_boru.pictures import layout, panels
from engine.games.brian_boru.pictures.layout import (
    BAND,
    BOARD,
    CHURCH,
    SEATS,
    TOWN_AT,
    TRACK,
)
from engine.games.brian_boru.pictures.pieces import ART, COLOUR, SEAT_COLOURS, VIKINGS, leading
from engine.games.brian_boru.rules.scoring import tally
from engine.games.brian_boru.state import FACE_DOWN, FREE, State
from engine.games.brian_boru.words.names import town_number
from engine.kit.chance import Chance
from pictures.lettering import font
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


def test_every_town_bears_its_number_and_its_colour(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        for index, place in enumerate(TOWN_AT):
            at = BOARD.at(place)
            numbers = [label.text for label in near(labels(drawn), at, 0.1)]
            assert numbers == [str(town_number(TOWN_KEYS[index]))]
            if state.board.discs[index] == FREE:
                (town,) = near(sprites(drawn, "town-"), at, 0.1)
                assert town.name == f"town-{COLOURS[index]}"
            else:
                (piece,) = near(sprites(drawn, "disc"), at, 24)
                assert dict(piece.tint)["rim"] == COLOUR[COLOURS[index]]


def test_a_region_has_the_colour_of_who_leads_it(states: list[State]) -> None:
    for state in states:
        drawn = {sprite.name: dict(sprite.tint) for sprite in sprites(board_of(state), "region-")}
        leaders = {}
        for region in REGIONS.values():
            seats, vikings = tally(state.board, region)
            best = max(*seats, vikings)
            first = [seat for seat, count in enumerate([*seats, vikings]) if count == best]
            if best and len(first) == 1:
                leaders[f"region-{region.key.lower()}"] = first[0]
        assert drawn.keys() == leaders.keys()
        for name, seat in leaders.items():
            own = SEAT_COLOURS[seat] if seat < state.board.seats else COLOUR["steel"]
            assert drawn[name]["seat"] == own


def test_every_disc_lies_in_its_town_once(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        for index, place in enumerate(TOWN_AT):
            found = [seat_of(s) for s in near(sprites(drawn, "disc"), BOARD.at(place), 24)]
            owner = state.board.discs[index]
            assert found == ([] if owner == FREE else [owner]), TOWN_KEYS[index]


def test_a_piece_has_the_shape_of_its_seat_and_beside_the_map_its_letter(
    states: list[State],
) -> None:
    for state in states:
        drawn = board_of(state)
        for disc in sprites(drawn, "disc"):
            letter = "ABCDE"[seat_of(disc)]
            assert disc.name == f"disc-{letter.lower()}"
            if not any(inside(disc, box) for box in (BAND, TRACK, CHURCH, SEATS)):
                continue
            (label,) = near(labels(drawn), (disc.x, disc.y), 0.1)
            assert label.text == letter


def test_a_town_of_the_vikings_is_theirs_and_leaves_the_disc_in_sight(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        assert len(sprites(drawn, "viking-town")) == sum(state.board.vikings)
        for index, held in enumerate(state.board.vikings):
            tokens = near(sprites(drawn, "viking-town"), BOARD.at(TOWN_AT[index]), 0.1)
            assert len(tokens) == held, TOWN_KEYS[index]
            if held:
                (disc,) = near(sprites(drawn, "disc"), BOARD.at(TOWN_AT[index]), 24)
                assert disc.size < tokens[0].size * 0.6


def test_monasteries_stand_at_their_towns_under_the_discs(states: list[State]) -> None:
    for state in states:
        drawn = board_of(state)
        assert len(sprites(drawn, "monastery")) == sum(state.board.monasteries)
        for index, built in enumerate(state.board.monasteries):
            x, y = BOARD.at(TOWN_AT[index])
            assert len(near(sprites(drawn, "monastery"), (x, y - 19), 3)) == built


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
        assert len(tokens) == 8
        for region, holder in zip(REGIONS.values(), state.board.claims, strict=True):
            x, y = BOARD.at(layout.CLAIM_AT[region.key])
            (token,) = near(tokens, (x, y), 0.1)
            assert token.name == ("claim-down" if holder == FACE_DOWN else "claim-up")
            discs = [seat_of(s) for s in near(sprites(drawn, "disc"), (x + 21, y + 18), 4)]
            assert discs == ([holder] if holder >= 0 else [])
            assert str(region.points) in [label.text for label in near(labels(drawn), (x, y), 4)]
            wants = [label.text for label in near(labels(drawn), (x, y), 62)]
            assert (str(region.threshold) in wants) or holder != FACE_DOWN


def test_names_claim_tokens_and_towns_do_not_cover_one_another() -> None:
    reach = 21.0
    signs = [BOARD.at(town) for town in TOWN_AT]
    tokens = [BOARD.at(claim) for claim in layout.CLAIM_AT.values()]
    for x, y in tokens:
        assert min(dist((x, y), town) for town in signs) > 2 * reach - 3
        assert sorted(dist((x, y), token) for token in tokens)[1] > 2 * reach
    drawn = board_of(positions.table(3))
    words = {word for region in REGIONS.values() for word in region.name.split(" ", 1)}
    words |= {region.name for region in REGIONS.values()}
    names = [
        label for label in labels(drawn) if label.text in words and label.style == "title"
        and not inside(label, TRACK)
    ]  # fmt: skip
    assert len(names) == 10
    for name in names:
        half = font("title", 100).getlength(name.text) * name.size / 200
        for x, y in (*signs, *tokens):
            apart = max(abs(x - name.x) - half, 0), max(abs(y - name.y) - name.size * 0.33, 0)
            assert dist(apart, (0, 0)) > reach - 6, (name.text, x, y)


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
        counted = {seat_of(d): int(number_at(drawn, d.x + 31, d.y)) for d in discs}
        expected = {seat: n for seat, n in enumerate(state.board.church) if n}
        assert counted == expected


def test_the_cards_of_the_trick_lie_in_playing_order(states: list[State]) -> None:
    assert any(filter(None, state.board.played) for state in states)
    for state in states:
        drawn, board = board_of(state), state.board
        cards = [card for card in sprites(drawn, "card-mini") if inside(card, BAND)]
        if board.active < 0:
            assert cards == []
            continue
        order = [(board.leader + n) % board.seats for n in range(board.seats)]
        values = [board.played[seat][1:] for seat in order if board.played[seat]]
        assert [number_at(drawn, c.x, c.y - c.size * 0.22) for c in cards] == values
        discs = [seat_of(disc) for disc in sprites(drawn, "disc") if inside(disc, BAND)]
        assert discs == order


def test_no_disc_is_drawn_that_lies_nowhere(states: list[State]) -> None:
    for state in states:
        board = state.board
        expected: Counter[int] = Counter()
        for seat in range(board.seats):
            expected[seat] = board.discs.count(seat) + board.claims.count(seat) + 2
            expected[seat] += (board.church[seat] > 0) + (board.active >= 0)
        if board.princess and any(board.vikings):
            expected[board.princess_seat] += 1
        if board.phase == "over":
            standing = GAME.standing(state)
            assert standing is not None
            expected.update(s for s, place in enumerate(standing.places) if place == 1)
        assert Counter(map(seat_of, sprites(board_of(state), "disc"))) == expected


def row_of(state: State, place: int) -> float:
    """The middle of a row of the table."""
    at = panels.row(place, state.board.seats + any(state.board.vikings))
    return at.y + at.height / 2


def test_the_rows_tell_what_each_seat_has(states: list[State]) -> None:
    for state in states:
        drawn, board = board_of(state), state.board
        for seat in range(board.seats):
            y = row_of(state, seat)
            for what, x in panels.COLUMN.items():
                assert int(number_at(drawn, SEATS.x + x, y)) == getattr(board, what)[seat]
            assert near(labels(drawn), (SEATS.x + 60, y), 1)[0].text == NAMES[seat]


def test_the_table_counts_the_towns_of_each_region_and_lights_who_leads(
    states: list[State],
) -> None:
    for state in states:
        drawn, board = board_of(state), state.board
        for region in REGIONS.values():
            seats, vikings = tally(board, region)
            x = panels.region_column(region.index)
            leader = leading(board, region)
            for place, count in enumerate([*seats, vikings][: board.seats + any(board.vikings)]):
                here = near(labels(drawn), (x, row_of(state, place)), 4)
                assert [label.text for label in here] == ([str(count)] if count else [])
                leads = leader == (place if place < board.seats else VIKINGS)
                assert [label.style for label in here] == (
                    ["bold" if leads else "plain"] if count else []
                )


def test_the_marker_stands_in_the_row_of_its_seat(states: list[State]) -> None:
    for state in states[:-1]:
        markers = [s for s in sprites(board_of(state), "marker") if s.y > SEATS.y]
        assert [sprite.y for sprite in markers] == [row_of(state, state.board.marker)]


def test_the_end_crowns_the_first(states: list[State]) -> None:
    state = states[-1]
    standing = GAME.standing(state)
    assert standing is not None
    drawn = board_of(state)
    first = [seat for seat, place in enumerate(standing.places) if place == 1]
    band = [label.text for label in labels(drawn) if inside(label, BAND)]
    assert {NAMES[seat] for seat in first} <= set(band)
    assert str(standing.points[first[0]]) in band
    assert len([s for s in sprites(drawn, "crown") if inside(s, BAND)]) == len(first)


def test_a_married_princess_shows_her_way_beside_the_vikings() -> None:
    for way in ("support", "trade"):
        state = positions.table(3, princess=way, princess_seat=1, won=[[], ["estrid"], []])
        assert [s for s in sprites(board_of(state), way) if s.y > SEATS.y] == []
        state.board.discs[0], state.board.vikings[0] = 2, 1
        (mark,) = [s for s in sprites(board_of(state), way) if s.y > SEATS.y]
        assert mark.y == row_of(state, 3)
        (disc,) = near(sprites(board_of(state), "disc"), (SEATS.x + 30, mark.y), 1)
        assert seat_of(disc) == 1


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
    drawn = {**draw_board.drawings(), **draw_pieces.drawings(), "poster": draw_leaves.poster()}
    for name, text in drawn.items():
        assert (folder / f"{name}.svg").read_text("utf-8") == text, name


# Colours.


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has(sight: str) -> None:
    own = {f"seat {n}": lab(colour, sight) for n, colour in enumerate(SEAT_COLOURS)}
    board = {name: lab(COLOUR[name], sight) for name in ("red", "blue", "yellow")}
    for (one, first), (other, second) in itertools.combinations((own | board).items(), 2):
        if one.startswith("seat"):
            # About 2.3 is the least that eyes notice side by side.
            assert dist(first, second) > 17, (sight, one, other)
