"""Questions, picks and chance: what every game and everything around it relies on."""

from __future__ import annotations

import itertools
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from msgspec import json

from engine.kit.chance import Chance
from engine.kit.contract import IllegalAnswer, Limit, Question, Rules, Source, Standing, State

SEED = bytes(range(16))
FROZEN = ("fehgdcba", 797, "y")
"""The first luck of this seed's answer 5."""


def ask(*options: str, **how: object) -> Question:
    return Question(1, 0, "pick", options, **how)  # type: ignore[arg-type]


# Picks that answer


@pytest.mark.parametrize(
    ("picks", "of_one", "of_up_to_two"),
    [
        (("a",), None, None),
        ((), "too-few", None),
        (("b", "a"), "too-many", None),
        (("a", "b", "c"), "too-many", "too-many"),
        (("z",), "unknown", "unknown"),
        (("a", "a"), "twice", "twice"),
        (("a", "z"), "unknown", "unknown"),
    ],
)
def test_what_is_wrong_with_picks_is_said(
    picks: tuple[str, ...], of_one: str | None, of_up_to_two: str | None
) -> None:
    assert ask("a", "b", "c").accepts(picks) == of_one
    assert ask("a", "b", "c", least=0, most=2).accepts(picks) == of_up_to_two
    assert {of_one, of_up_to_two} - {None} <= set(IllegalAnswer.REASONS)


def test_limits_count_what_is_picked_of_their_options() -> None:
    limits = (Limit(("a", "b"), 1, 1), Limit(("c", "d"), 0, 1))
    question = ask("a", "b", "c", "d", least=1, most=4, limits=limits)
    good = {
        picks
        for size in range(5)
        for picks in itertools.combinations("abcd", size)
        if question.accepts(picks) is None
    }
    assert good == {("a",), ("b",), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d")}
    assert question.accepts(("a", "b")) == "limit"
    assert question.accepts(("c",)) == "limit"


def test_a_limit_binds_a_single_pick_too() -> None:
    question = ask("a", "b", limits=(Limit(("a",), 1, 1),))
    assert question.accepts(("b",)) == "limit"
    assert question.accepts(("a",)) is None


@pytest.mark.parametrize(
    "picks", [None, 3, "a", {"a"}, ["a"], {"a": 1}, (None,), (1,), (["a"],), (("a",),), ("a", {})]
)
@pytest.mark.parametrize("most", [1, 2])
def test_what_is_no_tuple_of_options_is_unknown(picks: Any, most: int) -> None:
    assert ask("a", "b", least=1, most=most).accepts(picks) == "unknown"


# Picks at random


@pytest.mark.parametrize(
    "question",
    [
        ask("a", "b", "c"),
        ask("a", "b", "c", least=0, most=2),
        ask("a", "b", "c", "d", least=2, most=3, ordered=True),
        ask("a", "b", "c", "d", least=2, most=9),
        ask("a", "b", "c", "d", least=1, most=3, limits=(Limit(("a", "b"), 1, 1),)),
        ask("a", "b", "c", "d", least=2, most=2, limits=(Limit(("a", "b"), 0, 1),)),
        ask(
            "a", "b", "c", "d", "e",
            least=2, most=4, limits=(Limit(("a", "b", "c"), 1, 2), Limit(("c", "d"), 0, 1)),
        ),
    ],
)  # fmt: skip
def test_sampled_picks_are_legal_and_reach_every_answer(question: Question) -> None:
    seen = Counter[frozenset[str]]()
    for number in range(1500):
        picks = question.sample(Chance(SEED, number))
        assert question.accepts(picks) is None, picks
        seen[frozenset(picks)] += 1
    every = {
        frozenset(picks)
        for size in range(len(question.options) + 1)
        for picks in itertools.combinations(question.options, size)
        if question.accepts(picks) is None
    }
    assert set(seen) == every


# Chance


def test_the_same_seed_and_number_give_the_same_luck() -> None:
    draws = [[Chance(SEED, n).random() for _ in range(1)] for n in (0, 0, 1)]
    assert draws[0] == draws[1] != draws[2]
    assert Chance(SEED, 3).random() != Chance(bytes(16), 3).random()


def test_the_luck_of_old_tables_never_changes() -> None:
    chance = Chance(SEED, 5)
    deck = list("abcdefgh")
    chance.shuffle(deck)
    assert ("".join(deck), chance.below(1000), chance.choice("xyz")) == FROZEN


def test_luck_is_used_once_it_is_drawn() -> None:
    for draw in (
        lambda c: c.random(),
        lambda c: c.below(3),
        lambda c: c.choice("ab"),
        lambda c: c.shuffle(["a", "b"]),
        lambda c: c.sample("abc", 2),
    ):
        chance = Chance(SEED, 1)
        assert chance.used is False
        draw(chance)
        assert chance.used is True


@pytest.mark.parametrize("count", [0, 1, 2, 9])
def test_as_much_luck_is_passed_over_as_shuffling_takes(count: int) -> None:
    passing, shuffling = Chance(SEED, 1), Chance(SEED, 1)
    passing.pass_over(count)
    shuffling.shuffle(list(range(count)))
    assert passing.used == shuffling.used
    assert passing.random() == shuffling.random()


def test_every_number_thing_and_order_comes_up_as_often() -> None:
    orders, picks, samples = Counter[str](), Counter[str](), Counter[str]()
    for number in range(3000):
        things, chance = list("abcd"), Chance(SEED, number)
        chance.shuffle(things)
        orders["".join(things)] += 1
        picks[ask(*"abcd").sample(chance)[0]] += 1
        samples["".join(sorted(chance.sample("abcd", 2)))] += 1
    assert {Chance(SEED, number).below(6) for number in range(300)} == set(range(6))
    for counts, kinds in ((orders, 24), (picks, 4), (samples, 6)):
        assert len(counts) == kinds
        assert all(0.56 < count * kinds / 3000 < 1.5 for count in counts.values()), counts


# Plain data


def test_a_question_survives_storing() -> None:
    question = ask("a", "b", least=0, limits=(Limit(("a",), 0, 1),), about=("x", 3))
    assert json.decode(json.encode(question), type=Question) == question


def test_the_repr_of_a_state_shows_nothing_of_it() -> None:
    class Poker(State, kw_only=True):
        hand: str

    assert repr(Poker(hand="four aces")) == "<Poker>"


def test_a_sample_is_legal_wherever_a_legal_answer_exists_even_with_overlapping_limits() -> None:
    draw = Chance(b"overlapping", 1)
    answerable = 0
    for number in range(2000):
        options = tuple(f"o{i}" for i in range(1 + draw.below(6)))
        limits = []
        for _ in range(1 + draw.below(3)):
            among = tuple(draw.sample(options, 1 + draw.below(len(options))))
            least = draw.below(len(among) + 1)
            limits.append(Limit(among, least, least + draw.below(len(among) - least + 1)))
        least = draw.below(len(options) + 1)
        most = max(1, least + draw.below(len(options) - least + 1))
        question = ask(*options, least=least, most=most, limits=tuple(limits))
        sizes = range(len(options) + 1)
        if any(question.accepts(p) is None for k in sizes for p in combinations(options, k)):
            answerable += 1
            assert question.accepts(question.sample(Chance(b"sample", number))) is None
    assert answerable > 500


# Rules


class Plain(Rules):
    """A game that offers nothing besides what every game must."""

    version = 3
    state_type = State

    def not_needed(self, *_: object) -> Any:
        raise NotImplementedError

    start = questions = answer = view = determinize = default_answer = standing = not_needed


@pytest.mark.parametrize(("lowest", "places"), [(False, (1, 2, 3)), (True, (3, 1, 2))])
def test_the_most_points_win_or_the_fewest_and_a_tie_is_broken_by_more_of_something(
    lowest: bool, places: tuple[int, ...]
) -> None:
    sources = (Source("one", (7, 1, 0)), Source("other", (0, 3, 4)))
    ranked = Standing.ranked(sources, lowest=lowest, cards=(0, 5, 2))
    assert (ranked.points, ranked.places, ranked.lowest) == ((7, 4, 4), places, lowest)
    assert ranked.why == ("cards" if lowest else "points")
    assert Standing.ranked((Source("one", (2, 2)),), lowest=lowest).why == "shared"


def test_what_a_game_may_offer_besides_is_answered_for_those_that_do_not() -> None:
    game, question = Plain(), ask("a", "b")
    assert (game.options, game.orders, game.rollout_depth) == ((), (), None)
    assert game.foreseen(None) == game.ready(None, question) == game.next_seats(None) == ()
    assert game.ordered(None, question, {}) is None
    assert {game.rollout_policy(None, question, Chance(SEED, n)) for n in range(20)} == {
        ("a",),
        ("b",),
    }
    assert set(game.evaluate(None)) == {0.5}
    assert not game.has_rollout_policy


def test_a_game_loads_its_own_version_and_older_ones_of_the_same_form() -> None:
    class Mended(Plain):
        same_form = (2,)

    for game, oldest in ((Plain(), 3), (Mended(), 2)):
        assert isinstance(game.upgrade({}, 3), State)
        assert isinstance(game.upgrade({}, oldest), State)
        with pytest.raises(ValueError, match=f"no version {oldest - 1}"):
            game.upgrade({}, oldest - 1)


def test_a_game_that_lacks_what_every_game_must_have_is_none() -> None:
    class Half(Rules):
        """Says nothing at all."""

    with pytest.raises(TypeError, match="abstract"):
        Half()  # type: ignore[abstract]
