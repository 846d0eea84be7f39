"""The board and the drawings: what the scenes show is what the position is, and no more."""

from __future__ import annotations

import itertools
from math import dist

import msgspec
import pytest

from drawings.ortus_regni import draw_emblems, draw_grounds, draw_pieces
from engine.games import art_folder, symbols, texts_folder
from engine.games.ortus_regni import PICTURES
from engine.games.ortus_regni.box import CARDS, FORCES
from engine.games.ortus_regni.pictures import pieces
from engine.games.ortus_regni.pictures.changes import changes
from engine.games.ortus_regni.pictures.earldoms import OWNER, TAB
from engine.games.ortus_regni.pictures.layout import INNER, SCALE, SIGN
from engine.games.ortus_regni.pictures.panels import VIKINGS_HIGH
from engine.games.ortus_regni.pictures.pieces import SEAT_COLOURS
from engine.games.ortus_regni.state import Battle, Fief, Force, Joust, Jouster, State, Step, View
from engine.games.ortus_regni.words.names import EMOJI
from engine.kit.contract import Event
from engine.kit.draw.boxes import Box
from engine.kit.scene import Scene, Shape
from pictures.painter import Painter
from tests.games.drawn import inside, labels, near, sprites, words
from tests.games.ortus_regni import positions
from tests.games.ortus_regni.drawn import (
    KEY,
    LONG,
    NAMES,
    SAY,
    TABLES,
    board_of,
    check,
    crowded,
    earldom_boxes,
    hoard,
    milestones,
    rich,
    some,
    view_of,
)
from tests.games.sight import BLINDNESS, lab
from texts import LOCALES, words_in

FIGHT = Battle(
    0, 0, 1, "raid", 1,
    (Force("king", "king"), Force("lord", "prince", 0), Force("reserve", "knight")),
    (Force("hand", "monk"),), 5, 0, "defender", "defender", (0,), (),
)  # fmt: skip


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats-{t[1]}", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    return some(*request.param)


def full() -> list[State]:
    return [
        *(rich(seats) for seats in range(2, 7)),
        rich(battle=FIGHT),
        rich(joust=Joust(0, (Jouster(1, "f1"), Jouster(2, "", 10)), (3,))),
        rich(arrived=True, vikings=["chieftain", "viking", "viking"], markers=0),
        crowded(),
        hoard(),
    ]


def vikings_of(drawn: Scene) -> Box:
    """Where the Vikings' panel lies."""
    return next(
        Box(item.x, item.y, item.width, item.height)
        for item in drawn.items
        if isinstance(item, Shape) and (item.width, item.height) == (INNER, VIKINGS_HIGH)
    )


# The earldoms.


def test_every_card_on_the_table_is_drawn_in_its_earldom(states: list[State]) -> None:
    for state in [*states, rich()]:
        board, drawn = state.board, board_of(state)
        boxes = earldom_boxes(drawn)
        for seat in range(board.seats):
            wanted = []
            for fief in board.fiefs[seat]:
                wanted += [fief.castle.kind, *(card.kind for card in fief.cards)]
                wanted += [fief.lord] if fief.lord else []
            for mercenary in board.mercenaries[seat]:
                wanted += ["mercenary", *([mercenary.army] if mercenary.army else [])]
            if board.king == seat:
                wanted += ["king", *board.guard]
            wanted += ["standard"] * board.banners[seat]
            if not board.alive[seat]:
                continue
            cards = [s for s in inside(sprites(drawn, "emblem-"), boxes[seat]) if s.size != SIGN]
            assert sorted(s.name.removeprefix("emblem-") for s in cards) == sorted(wanted)


def test_every_fief_and_mercenary_has_its_number(states: list[State]) -> None:
    for state in [*states, rich()]:
        board = state.board
        numbers = [fief.number + 1 for fiefs in board.fiefs for fief in fiefs]
        numbers += [one.number + 1 for ones in board.mercenaries for one in ones]
        drawn = board_of(state)
        tabs = [
            Box(item.x, item.y, item.width, item.height) for item in drawn.items
            if isinstance(item, Shape) and item.width == TAB - 3
        ]  # fmt: skip
        found = [label.text for tab in tabs for label in inside(labels(drawn), tab)]
        assert sorted(found, key=int) == sorted(map(str, numbers), key=int)


def test_a_card_of_another_earls_set_bears_his_shield() -> None:
    state = positions.table(3, {0: "palace land land@2", 1: "castle@0"})
    drawn = board_of(state)
    small = [s for s in sprites(drawn, "shield-") if s.size == OWNER]
    assert sorted(s.name for s in small) == ["shield-a", "shield-c"]


def test_every_seat_shows_its_counts(states: list[State]) -> None:
    for state in [*states, rich()]:
        view, drawn = view_of(state), board_of(state)
        boxes = earldom_boxes(drawn)
        for seat in range(view.seats):
            if not state.board.alive[seat]:
                assert seat not in boxes
                continue
            signs = {
                s.name: s for s in inside(sprites(drawn, "emblem-"), boxes[seat]) if s.size == SIGN
            }
            for what, count in (
                ("tower", state.board.towers[seat]), ("army", view.reserves[seat]),
                ("hand", view.hands[seat]), ("deck", view.decks[seat]),
            ):  # fmt: skip
                sign = signs[f"emblem-{what}"]
                beside = [la.text for la in near(labels(drawn), (sign.x + 24, sign.y), 3)]
                assert beside == [str(count)]


def test_offices_and_who_is_awaited_are_told_by_signs() -> None:
    state = rich()
    positions.do(state, Step("turn", 0))
    drawn = board_of(state)
    boxes = earldom_boxes(drawn)
    for name, seat in (("emblem-mitre", 1), ("emblem-crown", 1), ("emblem-awaited", 0)):
        (sign,) = sprites(drawn, name)
        assert inside([sign], boxes[seat])


def test_who_has_left_is_named_below_without_an_earldom() -> None:
    state = positions.table(3, {1: ""})
    drawn = board_of(state)
    assert sorted(earldom_boxes(drawn)) == [0, 2]
    (stone,) = sprites(drawn, "emblem-out")
    (name,) = [label for label in labels(drawn) if label.text == NAMES[1]]
    assert name.y == stone.y > max(box.foot for box in earldom_boxes(drawn).values())


# The Vikings, the bag, the decks.


def test_the_markers_go_forward_one_by_one() -> None:
    for markers in range(8):
        drawn = board_of(positions.table(2, markers=markers))
        assert len(sprites(drawn, "marker-black")) == markers
        assert len(sprites(drawn, "marker-white")) == 0
    assert len(sprites(board_of(positions.table(2, attacked=True)), "marker-white")) == 1


def test_vikings_who_have_landed_stand_there_with_how_many_they_need() -> None:
    state = positions.table(4, arrived=True, vikings=["chieftain", "viking", "viking"])
    drawn = board_of(state)
    assert sprites(drawn, "marker-") == []
    assert {"×2", "×1", "3/5"} <= set(words(drawn))


def test_the_bag_tells_every_cube_by_letter_and_number(states: list[State]) -> None:
    for state in [*states, rich()]:
        drawn = board_of(state)
        cubes = sprites(drawn, "cube")
        seats = [seat for seat, count in enumerate(state.board.cubes) if count]
        assert [pieces.TINTS.index(cube.tint) for cube in cubes] == seats
        for cube, seat in zip(cubes, seats, strict=True):
            beside = [
                label.text for label in labels(drawn)
                if abs(label.y - cube.y) < 6 and abs(label.x - cube.x) < 24
            ]  # fmt: skip
            assert beside == [NAMES[seat][0], f"×{state.board.cubes[seat]}"]


def test_decks_show_their_numbers_and_the_last_battle_card(states: list[State]) -> None:
    for state in [*states, rich()]:
        view, drawn = view_of(state), board_of(state)
        panel = vikings_of(drawn)
        shown = [label.text for label in inside(labels(drawn), panel)]
        for count in (view.army_deck, view.battle_deck, view.viking_deck):
            assert str(count) in shown
        cards = [
            s.name for s in inside(sprites(drawn, "emblem-"), panel)
            if s.name.removeprefix("emblem-") in pieces.BATTLE_EMBLEM.values()
        ]  # fmt: skip
        last = state.board.battle_discard[-1:]
        assert cards == [f"emblem-{pieces.BATTLE_EMBLEM[card]}" for card in last]


# What is under way.


def test_a_battle_under_way_shows_both_sides_its_card_and_who_is_captured() -> None:
    drawn = board_of(rich(battle=FIGHT))
    plain = board_of(rich())
    more = [s.name for s in sprites(drawn, "emblem-")]
    for name in [s.name for s in sprites(plain, "emblem-")]:
        more.remove(name)
    assert sorted(more) == sorted(
        f"emblem-{name}"
        for name in (
            "king", "prince", "knight", "monk", "hit", "hit", "raid", "defender", "captured"
        )
    )  # fmt: skip
    assert words(drawn).count("5") >= 1


def test_a_joust_under_way_shows_antes_and_lords_and_hides_who_rides() -> None:
    under = Joust(0, (Jouster(1, "f1"), Jouster(2, "", 10)), (3,))
    drawn = board_of(rich(joust=under))
    plain = board_of(rich())
    assert len(sprites(drawn, "back-tower")) == len(sprites(plain, "back-tower")) + 1
    more = [s.name for s in sprites(drawn, "emblem-")]
    for name in [s.name for s in sprites(plain, "emblem-")]:
        more.remove(name)
    assert sorted(more) == sorted(
        f"emblem-{name}"
        for name in ("joust", "palace", "monk", "dead", "awaited", "awaited", "awaited")
    )


# What changed.


def test_what_the_events_changed_is_marked_and_nothing_else() -> None:
    events = [
        Event("property-built", {"seat": 0, "fief": "f0", "card": "land"}),
        Event("mercenary-hired", {"seat": 0, "mercenary": "m1"}),
        Event("towers-built", {"seat": 1, "cards": 2, "towers": 9, "why": "turn"}),
        Event("cards-drawn", {"seat": 0, "cards": ["land"]}, seats=(0,)),
        Event("turn-over", {"seat": 0, "round": 3}),
    ]
    drawn = board_of(rich(), events=events)
    minium = pieces.COLOUR["minium"]
    marked = [item for item in drawn.items if getattr(item, "line", "") == minium]
    assert len(marked) == 3
    lit = [item for item in drawn.items if getattr(item, "fill", "") == pieces.COLOUR["leek"]]
    assert len(lit) == 1
    plain = board_of(rich())
    assert not [item for item in plain.items if getattr(item, "line", "") == minium]


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (4, 9), (6, 10)])
def test_the_changes_of_counts_are_what_the_boards_differ_by(seats: int, seed: int) -> None:
    before: View | None = None
    changed = 0
    for events, state in milestones(seats, seed):
        view = view_of(state)
        new = changes(events)
        for seat in range(seats):
            if before is None or not view.board.alive[seat]:
                continue
            towers = view.board.towers[seat] - before.board.towers[seat]
            armies = view.reserves[seat] - before.reserves[seat]
            assert new.counts.get(("tower", seat), 0) == towers
            assert new.counts.get(("army", seat), 0) == armies
            changed += bool(towers) + bool(armies)
        before = view_of(msgspec.json.decode(msgspec.json.encode(state), type=State, strict=False))
    assert changed > 3


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (4, 9), (6, 10)])
def test_every_fief_that_is_not_as_it_was_is_marked(seats: int, seed: int) -> None:
    before: dict[int, Fief] | None = None
    for events, state in milestones(seats, seed):
        new = changes(events).blocks
        now = {fief.number: fief for fiefs in state.board.fiefs for fief in fiefs}
        for number, fief in now.items():
            if before is not None and before.get(number) != fief:
                assert f"f{number}" in new, [event.kind for event in events]
        before = now


# Nobody sees more than they may.


def test_what_is_hidden_changes_no_board() -> None:
    one, two = rich(), rich()
    two.hands[0] = ["castle"] * len(one.hands[0])
    two.towers[0] = ["monk"] * len(one.towers[0])
    two.reserves[1] = ["infantry"] * len(one.reserves[1])
    two.decks[2] = ["banner"] * len(one.decks[2])
    two.battle_deck.reverse()
    two.jousters[1] = "monk"
    assert board_of(one) == board_of(two)


# All pictures.


def test_nothing_leaves_a_board_and_no_words_overlap(states: list[State]) -> None:
    for state in [*states, *full()]:
        check(board_of(state))
        names = LONG[: state.board.seats]
        check(PICTURES.board(view_of(state), SAY, names))


def test_a_board_is_at_most_five_quarters_as_high_as_wide(states: list[State]) -> None:
    for state in [*states, *full()]:
        drawn = board_of(state)
        assert drawn.height <= 1.25 * drawn.width


def test_all_boards_have_one_scale_and_knotwork_without_a_seam(states: list[State]) -> None:
    for state in [*states, *full()]:
        drawn = board_of(state)
        assert drawn.pixels == pytest.approx(max(drawn.width, drawn.height) * SCALE)
        posts = sorted((s.y - s.size / 2, s.size) for s in sprites(drawn, "post-") if s.x < 100)
        assert posts[0][0] == 20
        assert sum(long for _, long in posts) == drawn.height - 40


@pytest.mark.parametrize("locale", LOCALES)
def test_every_board_is_told_in_at_most_1000_characters(locale: str) -> None:
    say = words_in(locale, texts_folder(KEY))
    for state in full():
        told = PICTURES.board(view_of(state), say, LONG[: state.board.seats]).alt
        assert 0 < len(told) <= 1000


def test_the_fullest_board_is_light() -> None:
    painter = Painter(art_folder)
    for state in full():
        assert len(painter.paint(board_of(state))) < 250_000


# The drawings.


@pytest.mark.parametrize("script", [draw_emblems, draw_grounds, draw_pieces])
def test_the_drawings_are_what_their_scripts_draw(script: object) -> None:
    drawings = script.drawings()  # type: ignore[attr-defined]
    assert drawings
    for name, text in drawings.items():
        assert (art_folder(KEY) / f"{name}.svg").read_text("utf-8") == text, name


def test_every_drawing_comes_from_a_script() -> None:
    drawn = [
        name for script in (draw_emblems, draw_grounds, draw_pieces) for name in script.drawings()
    ]
    assert sorted(drawn) == sorted(path.stem for path in art_folder(KEY).glob("*.svg"))


def test_every_kind_of_card_has_an_emblem_of_its_own() -> None:
    kinds = {*CARDS, *FORCES, *(f"lance-{kind}" for kind in ("prince", "vassal", "none"))}
    kinds |= set(pieces.BATTLE_EMBLEM.values())
    drawings = draw_emblems.drawings()
    assert len({drawings[f"emblem-{kind}"] for kind in kinds}) == len(kinds)


def test_the_symbols_stand_for_the_emojis_of_the_words() -> None:
    signs = symbols(KEY)
    for kind, sign in EMOJI.items():
        assert signs[f"emblem-{kind}"] == sign
    assert len(set(signs.values())) == len(signs)
    for name in signs:
        assert "$" not in (art_folder(KEY) / f"{name}.svg").read_text("utf-8")


# Colours.


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has(sight: str) -> None:
    seats = [lab(colour, sight) for colour in SEAT_COLOURS]
    for first, second in itertools.combinations(seats, 2):
        # About 2.3 is the least that eyes notice side by side.
        assert dist(first, second) > 25, sight


def test_seats_are_told_apart_without_colour_too() -> None:
    assert len(set(draw_pieces.FIELDS.values())) == len(SEAT_COLOURS) == 6
    drawn = board_of(rich())
    heads = [s for s in sprites(drawn, "shield-") if s.size == 44]
    for seat, shield in enumerate(heads):
        assert shield.name == f"shield-{'abcdef'[seat]}"
