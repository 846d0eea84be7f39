"""The pictures of a hand and of a deck: every card by name, for its owner's eyes alone."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games import texts_folder
from engine.games.ortus_regni import GAME, PICTURES
from engine.games.ortus_regni.box import COPIES, KINDS
from engine.games.ortus_regni.state import State, View
from engine.games.ortus_regni.words import names
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, Picks, Question
from engine.kit.scene import Scene
from tests.games.drawn import labels, near, sprites, words
from tests.games.ortus_regni import positions
from tests.games.ortus_regni.drawn import KEY, NAMES, SAY, TABLES, check, rich, some, view_of
from texts import LOCALES, words_in


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats-{t[1]}", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    return some(*request.param)


def hand_of(state: State, seat: int) -> Scene | None:
    return PICTURES.hand(view_of(state, seat), SAY, NAMES[: state.board.seats])


def counted(drawn: Scene) -> Counter[str]:
    """How many of each kind a picture shows: each card with the number at its corner, or one."""
    found: Counter[str] = Counter()
    for card in sprites(drawn, "card"):
        (emblem, *_) = near(sprites(drawn, "emblem-"), (card.x, card.y), card.size * 0.1)
        many = [
            int(label.text[1:]) for label in labels(drawn)
            if label.text.startswith("×")
            and 0 < label.x - card.x < card.size * 0.55
            and abs(label.y - card.y) < card.size * 0.5
        ]  # fmt: skip
        kind = emblem.name.removeprefix("emblem-").replace("standard", "banner")
        found[kind] += many[0] if many else 1
    return found


def prompt_of(view: View, question: Question, picks: Picks) -> Scene:
    drawn = PICTURES.of_prompt(view, question, SAY, NAMES[: view.seats], picks)
    assert isinstance(drawn, Scene)
    return drawn


def begun(seats: int = 3, tournament: str = "on") -> State:
    state: State = GAME.start(seats, {"tournament": tournament}, Chance(bytes(16), 0))
    return state


def test_a_hand_names_its_cards_towers_and_reserve(states: list[State]) -> None:
    for state in [*states, rich()]:
        for seat in range(state.board.seats):
            if state.board.phase not in ("play", "over", "hands"):
                continue
            kinds = [*state.hands[seat], *state.towers[seat], *state.reserves[seat]]
            kinds += [state.jousters[seat]] if state.jousters[seat] else []
            drawn = hand_of(state, seat)
            assert (drawn is not None) == bool(kinds)
            if drawn is not None:
                assert counted(drawn) == Counter(kinds)


def test_who_rides_face_down_sees_with_whom() -> None:
    state = positions.table(2, hands={0: "land"})
    state.jousters[0] = "champion"
    drawn = hand_of(state, 0)
    assert drawn is not None
    assert counted(drawn) == Counter(["land", "champion"])


def test_who_builds_a_deck_sees_all_kinds() -> None:
    state = begun()
    drawn = hand_of(state, 0)
    assert drawn is not None
    assert counted(drawn) == Counter(dict.fromkeys(KINDS, COPIES))


def test_nobody_else_has_a_hand_to_see() -> None:
    state = rich()
    assert PICTURES.hand(view_of(state), SAY, NAMES) is None
    ended = some(2, 1, {})[-1]
    assert ended.board.phase == "over"
    assert PICTURES.hand(view_of(ended, EVERYONE), SAY, NAMES[:2]) is None


def test_what_is_hidden_from_a_seat_does_not_change_its_hand() -> None:
    one, two = rich(), rich()
    for seat in range(1, 6):
        two.hands[seat] = ["castle"] * len(one.hands[seat])
        two.towers[seat] = ["monk"] * len(one.towers[seat])
        two.reserves[seat] = ["infantry"] * len(one.reserves[seat])
        two.jousters[seat] = "monk"
    two.decks[0].reverse()
    assert hand_of(one, 0) == hand_of(two, 0)
    assert hand_of(one, 1) != hand_of(two, 1)


def test_a_deck_that_is_chosen_is_shown_by_kinds() -> None:
    state = begun()
    (question, *_) = GAME.questions(state)
    view = view_of(state, question.seat)
    for ready in GAME.ready(view, question):
        drawn = prompt_of(view, question, ready.picks)
        assert drawn is not None
        assert counted(drawn) == Counter([names.kind_of(pick) for pick in ready.picks])
        assert "24" in " ".join(words(drawn))


def test_a_deck_that_is_not_full_yet_is_shown_as_far_as_it_goes() -> None:
    state = begun()
    (question, *_) = GAME.questions(state)
    view = view_of(state, question.seat)
    drawn = prompt_of(view, question, ("land.1", "land.2", "monk.1"))
    assert drawn is not None
    assert counted(drawn) == Counter(["land", "land", "monk"])


def test_towers_that_are_chosen_are_shown_too() -> None:
    state = begun()
    for question in GAME.questions(state):
        view = view_of(state, question.seat)
        GAME.answer(state, question, GAME.ready(view, question)[0].picks, Chance(bytes(16), 1))
    (question, *_) = GAME.questions(state)
    assert question.kind == "choose-towers"
    view = view_of(state, question.seat)
    drawn = prompt_of(view, question, question.options[:2])
    assert drawn is not None
    assert counted(drawn) == Counter([names.kind_of(pick) for pick in question.options[:2]])
    held = PICTURES.hand(view, SAY, NAMES[:3])
    assert held is not None
    assert sum(counted(held).values()) == 24


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_leaves_a_hand_and_no_words_overlap(locale: str) -> None:
    say = words_in(locale, texts_folder(KEY))
    state = rich()
    state.hands[0] = sorted([*KINDS, "palace", "land", "land"])
    state.towers[0] = sorted(KINDS * 2)
    state.reserves[0] = ["infantry"] * 19 + ["knight"] * 12
    fresh = begun()
    for shown, seat in ((state, 0), (state, 1), (fresh, 1)):
        drawn = PICTURES.hand(view_of(shown, seat), say, NAMES[: shown.board.seats])
        assert drawn is not None
        check(drawn)
        assert 0 < len(drawn.alt) <= 1000
