"""Standing orders, answers laid down ahead, who comes next, and modest answers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.rules.combat.forces import threat
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Question
from tests.games.ortus_regni.positions import (
    answer,
    attack,
    do,
    fight,
    joust,
    open_question,
    table,
)
from tests.games.ortus_regni.tellings import say_in

NONE_GIVEN = {order.key: "ask" for order in GAME.orders}


def ordered(state: State, kind: str, **orders: str) -> tuple[str, ...] | None:
    """What these orders answer to the open question."""
    question = open_question(state, kind)
    given = {key.replace("_", "-"): choice for key, choice in orders.items()}
    assert given.keys() <= NONE_GIVEN.keys()
    picks = GAME.ordered(GAME.view(state, question.seat), question, NONE_GIVEN | given)
    assert picks is None or question.accepts(picks) is None
    return picks


def plot(card: str, target: str, **more) -> State:
    state = table(**more)
    state.hands[0].append(card)
    do(state, Step("turn", 0))
    answer(state, "turn", card)
    if GAME.questions(state)[0].kind == card:
        answer(state, card, target)
    return state


def test_every_order_begins_with_ask() -> None:
    assert all(order.choices[0] == "ask" for order in GAME.orders)
    assert len({order.key for order in GAME.orders}) == len(GAME.orders) <= 20


def test_nothing_holds_that_nobody_ordered_but_the_only_answer() -> None:
    """Who is asked so that nobody can tell what they hold gives it without being bothered."""
    held = {order.key: order.default for order in GAME.orders}
    assert held == NONE_GIVEN | {"only": "give"}
    assert [order.key for order in GAME.orders if order.veiled] == ["only"]


def test_without_orders_everything_is_asked() -> None:
    state = plot("treachery", "hand-1", hands={1: "allies"})
    assert ordered(state, "allies") is None


@pytest.mark.parametrize("held", ["land", "allies", "allies vassal"])
def test_no_allies_are_spent_for_a_mercenary_whatever_is_held(held: str) -> None:
    state = plot("treachery", "m0", hands={1: held}, mercenaries={1: "mercenary"})
    assert ordered(state, "allies", mercenary="never") == ("pass",)
    other = plot("treachery", "hand-1", hands={1: held}, mercenaries={1: "mercenary"})
    assert ordered(other, "allies", mercenary="never") is None


@pytest.mark.parametrize(("held", "picks"), [("land", ("pass",)), ("allies", ("allies",))])
def test_always_allies_answers_with_or_without_the_card(held: str, picks: tuple[str, ...]) -> None:
    state = plot("treachery", "hand-1", hands={1: held})
    assert ordered(state, "allies", allies="always", vassals="0") == picks
    assert ordered(state, "allies", allies="always") is None
    assert ordered(state, "allies", allies="never") == ("pass",)


def test_at_most_so_many_vassals_are_pledged_those_of_the_hand_first() -> None:
    state = plot(
        "treachery", "hand-1", earldoms={1: "palace:vassal"}, hands={1: "allies vassal vassal"}
    )
    picks = ordered(state, "allies", allies="always", vassals="1")
    assert picks == ("allies", "vassal.1")
    picks = ordered(state, "allies", allies="always", vassals="3")
    assert picks == ("allies", "vassal.1", "vassal.2", "f1.lord")


@pytest.mark.parametrize(
    ("most", "picks"), [("0", ("pass",)), ("1", ("vassal.1",)), ("3", ("vassal.1", "vassal.2"))]
)
def test_the_attacker_adds_at_most_so_many_vassals(most: str, picks: tuple[str, ...]) -> None:
    state = plot("treachery", "hand-1", hands={0: "vassal vassal", 1: "allies"})
    answer(state, "allies", "allies")
    assert ordered(state, "struggle", vassals=most) == picks
    assert ordered(state, "struggle") is None


@pytest.mark.parametrize("held", ["land", "champion"])
def test_no_hand_cards_in_defence_answers_where_all_see_that_there_is_nothing_else(
    held: str,
) -> None:
    state = table(hands={0: "vassal", 1: held}, towers={1: "land"})
    attack(state, "siege-f1", "vassal.1")
    nothing = () if held == "champion" else ("none",)
    assert ordered(state, "defence-forces", field_hand="never") == nothing
    lord = table(earldoms={1: "palace:monk"}, hands={0: "vassal", 1: held})
    attack(lord, "siege-f1", "vassal.1")
    assert ordered(lord, "defence-forces", field_hand="never") is None


def test_towers_may_be_left_to_their_fate() -> None:
    state = table(
        earldoms={1: "palace:monk"}, hands={0: "vassal", 1: "champion"}, towers={1: "land"}
    )
    attack(state, "towers-1", "vassal.1")
    assert ordered(state, "defence-forces", towers="never") == ()
    other = table(earldoms={1: "palace:monk"}, hands={0: "vassal", 1: "champion"})
    attack(other, "siege-f1", "vassal.1")
    assert ordered(other, "defence-forces", towers="never") is None


@pytest.mark.parametrize(
    ("how", "settled"),
    [("ask", None), ("settled", ("draw",)), ("draw", ("draw",))],
)
def test_the_card_that_ends_the_turn_may_be_drawn_by_order_once_the_action_is_used(
    how: str, settled: tuple[str, ...] | None
) -> None:
    state = table(hands={0: "castle castle"})
    do(state, Step("turn", 0))
    assert ordered(state, "turn", draw=how) is None
    answer(state, "turn", "play.castle")
    assert ordered(state, "turn", draw=how) == settled


@pytest.mark.parametrize(
    ("held", "action", "more"),
    [
        ("banquet land", "play.banquet", {}),
        ("treachery land", "treachery", {}),
        ("mercenary land", "play.mercenary", {"reserves": {0: "knight"}}),
    ],
)
def test_after_what_may_have_brought_something_the_card_is_drawn_only_if_that_is_ordered(
    held: str, action: str, more: dict
) -> None:
    state = table(hands={0: held, 1: "land"}, **more)
    do(state, Step("turn", 0))
    answer(state, "turn", action)
    if action == "treachery":
        answer(state, "allies", "pass")
    assert ordered(state, "turn", draw="settled") is None
    assert ordered(state, "turn", draw="draw") == ("draw",)


def test_no_order_draws_from_an_empty_deck() -> None:
    state = table(hands={0: "castle castle"}, decks={0: ""})
    do(state, Step("turn", 0))
    answer(state, "turn", "play.castle")
    assert ordered(state, "turn", draw="draw") is ordered(state, "turn", draw="settled") is None


@pytest.mark.parametrize(
    ("order", "picks"),
    [
        ("table", ("f1.lord",)),
        ("enough", ("f1.lord", "vassal.1")),
        ("all", ("champion.1", "vassal.1", "f1.lord")),
    ],
)
def test_a_siege_may_be_answered_by_order(order: str, picks: tuple[str, ...]) -> None:
    state = table(
        2, {1: "palace:monk"}, hands={0: "champion champion", 1: "champion vassal"}
    )  # fmt: skip
    attack(state, "siege-f1", "champion.1", "champion.2")
    found = ordered(state, "defence-forces", siege=order)
    assert found is not None
    assert set(found) == set(picks)
    assert ordered(state, "defence-forces", raid="never", towers="never") is None


@pytest.mark.parametrize(("order", "picks"), [("never", ()), ("lasting", ("f1.lord",))])
def test_raids_may_be_answered_by_order(order: str, picks: tuple[str, ...]) -> None:
    state = table(2, {1: "palace:monk land"}, hands={0: "champion", 1: "champion"})
    attack(state, "raid-f1", "champion.1")
    assert ordered(state, "defence-forces", raid=order) == picks


@pytest.mark.parametrize("held", ["land", "champion", "vassal vassal"])
@pytest.mark.parametrize("order", ["table", "enough", "all"])
def test_whether_an_order_answers_a_siege_hangs_on_nothing_that_is_hidden(
    held: str, order: str
) -> None:
    state = table(hands={0: "champion", 1: held})
    attack(state, "siege-f1", "champion.1")
    assert ordered(state, "defence-forces", siege=order) is not None


@pytest.mark.parametrize(
    ("reserve", "wanted", "given"),
    [
        ("infantry knight", "infantry", "infantry"),
        ("infantry knight", "knight", "knight"),
        ("knight knight", "infantry", "knight"),
        ("infantry infantry", "knight", "infantry"),
    ],
)
def test_gifts_to_the_king_may_be_ordered(reserve: str, wanted: str, given: str) -> None:
    state = table(hands={0: "banner"}, banners=[1, 0], reserves={1: reserve})
    do(state, Step("turn", 0))
    answer(state, "turn", "claim")
    assert ordered(state, "tribute", tribute=wanted) == (given,)


def test_the_first_hand_may_be_kept_by_order() -> None:
    state = table()
    do(state, Step("mulligans"))
    assert ordered(state, "mulligan", mulligan="keep") == ("keep",)


@pytest.mark.parametrize(
    ("held", "picks"), [("land", ("pass",)), ("allies", None), ("vassal vassal", ("pass",))]
)
def test_whoever_has_but_one_answer_need_not_give_it(
    held: str, picks: tuple[str, ...] | None
) -> None:
    state = plot("treachery", "hand-1", hands={1: held})
    assert ordered(state, "allies", only="give") == picks


@pytest.mark.parametrize(
    ("reserve", "picks"),
    [("knight knight knight", ("knight.1", "knight.2")), ("infantry knight knight", None)],
)
def test_equal_things_are_one_answer(reserve: str, picks: tuple[str, ...] | None) -> None:
    state = plot("intrigue", "reserve-1", reserves={1: reserve})
    assert ordered(state, "yield-armies", only="give") == picks


def test_only_the_order_that_is_veiled_hangs_on_the_hand() -> None:
    """Whether any other one answers does not tell a hand with one answer from one with many."""
    assert [order.key for order in GAME.orders if order.veiled] == ["only"]
    for order in GAME.orders:
        for choice in order.choices if not order.veiled else ():
            given = {order.key.replace("-", "_"): choice}
            states = [plot("treachery", "hand-1", hands={1: held}) for held in ("land", "allies")]
            found = [ordered(state, "allies", **given) is None for state in states]
            assert found[0] == found[1], order


# Ahead


def foreseen(state: State, seat: int | None) -> list[Question]:
    return [entry.question for entry in GAME.foreseen(GAME.view(state, seat))]


def test_each_attack_that_may_come_can_be_answered_ahead_whoever_makes_it() -> None:
    state = table(
        3,
        {1: "palace:monk land | castle"},
        hands={0: "vassal land", 1: "champion land", 2: "land"},
        towers={1: "land"},
    )
    do(state, Step("turn", 0))
    assert [question.about for question in foreseen(state, 1)] == [
        ("towers", ""), ("raid", "f1"), ("siege", "f1"), ("siege", "f3")
    ]  # fmt: skip
    assert [question.options for question in foreseen(state, 2)] == [("none",)]
    assert foreseen(state, None) == []
    answer(state, "turn", "attack")
    answer(state, "declare-attack", "siege-f1")
    (coming,) = foreseen(state, 1)
    assert foreseen(state, 2) == []
    answer(state, "attack-forces", "vassal.1")
    question = open_question(state, "defence-forces")
    assert (coming.kind, coming.options) == (question.kind, question.options)
    assert coming.about == question.about[:2] == ("siege", "f1")


def test_no_defence_is_foreseen_while_nobody_may_attack() -> None:
    state = table(3, {1: "palace:monk"}, hands={0: "land"}, round=1)
    do(state, Step("turn", 0))
    assert foreseen(state, 1) == []


def test_the_vassals_for_a_plot_can_be_named_while_its_target_decides() -> None:
    state = plot("treachery", "hand-1", hands={0: "vassal vassal", 1: "allies"})
    (coming,) = foreseen(state, 0)
    answer(state, "allies", "allies")
    question = open_question(state, "struggle")
    assert coming == replace(question, number=0)


def test_a_defence_that_a_former_version_asked_for_reads_the_same() -> None:
    state = table(2, {1: "palace:monk"}, hands={0: "vassal", 1: "champion"})
    attack(state, "siege-f1", "vassal.1")
    question = open_question(state, "defence-forces")
    way, fief, attacker, damage = question.about
    former = replace(question, about=(way, attacker, fief, damage))
    view, names = GAME.view(state, 1), ("Ana", "Bram")
    assert threat(former) == threat(question) == (way, fief, attacker, damage)
    assert WORDS.question(view, former, say_in("en"), names) == WORDS.question(
        view, question, say_in("en"), names
    )


def test_a_joust_can_be_answered_ahead_by_those_who_come_later() -> None:
    state = table(
        3, {2: "palace:vassal land"}, hands={0: "banner land", 1: "land land", 2: "banner monk"}
    )
    joust(state)
    assert [question.options for question in foreseen(state, 2)] == [
        ("f2.land.1", "banner"),
        ("f2.lord", "monk", "banner"),
    ]


def test_who_comes_next_is_told_when_only_the_card_is_left_to_draw() -> None:
    state = table(3, hands={0: "castle castle"}, first=0)
    do(state, "round")
    spectator = GAME.view(state, None)
    assert GAME.next_seats(spectator) == ()
    answer(state, "turn", "play.castle")
    assert GAME.next_seats(GAME.view(state, None)) == (1,)


@pytest.mark.parametrize(
    ("more", "coming"),
    [({}, (0,)), ({"markers": 7}, ()), ({"arrived": True}, ()), ({"banners": [0, 1, 2]}, ())],
)
def test_nobody_is_named_while_vikings_or_a_new_king_may_come_between(
    more: dict, coming: tuple[int, ...]
) -> None:
    state = table(3, hands={2: "castle castle"}, first=0, **more)
    do(state, Step("turn", 2))
    answer(state, "turn", "play.castle")
    state.board.agenda[:0] = [Step("round"), Step("round-over"), Step("vikings")]
    assert GAME.next_seats(GAME.view(state, None)) == coming


# Absent


def modest(state: State) -> tuple[str, ...]:
    question = GAME.questions(state)[0]
    picks = GAME.default(GAME.view(state, question.seat), question)
    assert question.accepts(picks) is None
    return picks


def test_an_absent_earl_gets_a_ready_deck_and_builds_at_home() -> None:
    state = GAME.start(2, {}, Chance(bytes(16), 0))
    question = GAME.questions(state)[0]
    ready = {offer.picks for offer in GAME.ready(GAME.view(state, 0), question)}
    assert modest(state) in ready
    turn = table(hands={0: "treachery land castle", 1: "land"})
    do(turn, Step("turn", 0))
    assert modest(turn) == ("play.castle",)
    idle = table(hands={0: "treachery vassal", 1: "land"})
    do(idle, Step("turn", 0))
    assert modest(idle) == ("draw",)


def test_an_absent_earl_plays_allies_for_a_fief_and_for_nothing_else() -> None:
    lord = plot(
        "treachery", "f2.lord", earldoms={1: "palace | castle:monk"}, hands={1: "allies vassal"}
    )
    assert modest(lord) == ("allies",)
    hand = plot("treachery", "hand-1", hands={1: "allies"})
    assert modest(hand) == ("pass",)


def test_an_absent_earl_spends_all_his_vassals_for_his_last_fief_alone() -> None:
    hands = {0: "vassal", 1: "allies vassal vassal"}
    last = plot("treachery", "f1.lord", earldoms={1: "palace:vassal land"}, hands=hands)
    assert modest(last) == ("allies", "vassal.1", "vassal.2", "f1.lord")
    prince = plot("treachery", "f1.lord", earldoms={1: "palace:prince land"}, hands=hands)
    assert modest(prince) == ("allies",)
    stolen = plot("intrigue", "f1", earldoms={1: "palace:vassal land"}, hands=hands)
    assert modest(stolen) == ("allies",)


def test_an_absent_earl_bequeaths_rather_than_run_out_of_cards() -> None:
    for deck, picks in (("", ("bequeath",)), ("land", ("play.land",))):
        state = table(earldoms={0: "palace:prince"}, hands={0: "banner land"}, decks={0: deck})
        do(state, Step("turn", 0))
        assert modest(state) == picks


def test_an_absent_earl_replaces_no_lord_where_a_castle_is_empty() -> None:
    state = table(earldoms={0: "palace:monk | castle"}, hands={0: "vassal"})
    do(state, Step("turn", 0))
    answer(state, "turn", "install.vassal")
    assert modest(state) == ("f2",)


@pytest.mark.parametrize(
    ("mine", "first"),
    [
        ({"hands": {0: "vassal"}, "king": 0}, "king"),
        ({"hands": {0: "vassal"}, "mercenaries": {0: "mercenary"}}, "m0"),
        ({"hands": {0: "vassal"}, "earldoms": {0: "palace:monk"}}, "f0.lord"),
        ({"hands": {0: "vassal"}}, "vassal.1"),
    ],
)
def test_an_absent_attacker_calls_what_costs_least(mine: dict, first: str) -> None:
    state = table(**mine)
    do(state, Step("turn", 0))
    answer(state, "turn", "attack")
    answer(state, "declare-attack", "siege-f1")
    assert modest(state) == (first,)


def besieged(earldom: str, damage: int, **more) -> State:
    """Seat 1's Palace under siege by so many Vassals."""
    hands = {0: "vassal " * damage, 1: "champion champion champion"}
    state = table(earldoms={1: earldom}, hands=hands, **more)
    attack(state, "siege-f1", *[f"vassal.{n + 1}" for n in range(damage)])
    return state


@pytest.mark.parametrize(
    ("damage", "picks"),
    [
        (3, ()),  # one Tower, and the Palace stands two
        (4, ("f1.lord",)),
        (5, ("f1.lord", "infantry.1")),
        (6, ("f1.lord", "infantry.1", "m0")),
        (7, ("f1.lord",)),  # cannot be held: one, for the Battle card
    ],
)
def test_an_absent_earl_holds_a_castle_with_as_few_cards_as_it_takes(
    damage: int, picks: tuple[str, ...]
) -> None:
    state = besieged(
        "palace:monk land | castle",
        damage,
        reserves={1: "infantry knight"},
        mercenaries={1: "mercenary"},
        towers={1: "land"},
    )
    assert modest(state) == picks


@pytest.mark.parametrize(
    ("damage", "picks"),
    [
        (3, ("f1.lord",)),
        (5, ("f1.lord", "champion.1", "champion.2")),
        (6, ("f1.lord", "champion.1", "champion.2", "champion.3")),
        (7, ("f1.lord",)),
    ],
)
def test_an_absent_earl_calls_his_hand_for_his_last_castle_alone(
    damage: int, picks: tuple[str, ...]
) -> None:
    assert modest(besieged("palace:monk", damage)) == picks
    assert modest(besieged("palace:monk | castle", damage)) == picks[:1]


@pytest.mark.parametrize("target", ["towers-1", "raid-f1"])
def test_an_absent_earl_calls_nobody_for_towers_and_properties(target: str) -> None:
    state = table(
        earldoms={1: "palace:monk land"}, hands={0: "vassal", 1: "champion"}, towers={1: "land"}
    )
    attack(state, target, "vassal.1")
    assert modest(state) == ()


@pytest.mark.parametrize(
    ("archbishop", "outcome"), [(0, "attacker"), (1, "defender"), (2, "normal")]
)
def test_an_absent_archbishop_decides_for_himself_and_lets_others_fight(
    archbishop: int, outcome: str
) -> None:
    earldoms = dict.fromkeys(range(3), "palace") | {archbishop: "palace cathedral"}
    state = table(3, earldoms, hands={0: "vassal", 1: "vassal"}, battle="church")
    fight(state, "siege-f1", "vassal.1", "vassal.1")
    assert modest(state) == (outcome,)


def test_an_absent_earl_holds_the_vikings_back() -> None:
    state = table(3)
    do(state, Step("viking-attack", 1))
    assert modest(state) == ("none",)


@pytest.mark.parametrize(
    ("text", "hand", "picks"),
    [
        ("palace", "land land", ("out",)),
        ("palace land", "land banner", ("banner",)),
        ("palace | castle land", "land land", ("f2.land.1",)),
        ("palace | castle", "land land", ("f1",)),
    ],
)
def test_an_absent_earl_stays_out_of_a_joust_or_stakes_a_property(
    text: str, hand: str, picks: tuple[str, ...]
) -> None:
    state = table(earldoms={1: text, 0: "palace land"}, hands={0: "banner land", 1: hand})
    joust(state)
    assert modest(state) == picks


@pytest.mark.parametrize(
    ("earldom", "hand", "rider"),
    [
        ("palace:monk land", "land vassal champion allies", "vassal"),
        ("palace:monk land", "land monk allies", "allies"),
        ("palace:monk land", "allies banquet", "banquet"),
        ("palace:monk land | castle:champion", "", "f2.lord"),
    ],
)
def test_an_absent_earl_sends_a_rider_from_his_hand_before_a_lord(
    earldom: str, hand: str, rider: str
) -> None:
    state = table(earldoms={0: "palace land", 1: earldom}, hands={0: "banner land", 1: hand})
    joust(state)
    answer(state, "joust-ante", "f1.land.1")
    assert modest(state) == (rider,)


def test_an_absent_earl_ransoms_lords_with_properties_alone() -> None:
    state = table(
        earldoms={1: "palace:monk | castle:vassal land | castle:champion"},
        hands={0: "champion"},
        battle="attacker",
    )
    fight(state, "siege-f1", "champion.1", "f1.lord f2.lord f3.lord")
    assert modest(state) == ("f1.lord",)
    answer(state, "ransom-lords", "f1.lord")
    assert modest(state) == ("f2.land.1",)


def test_of_two_earls_the_other_one_comes_next() -> None:
    state = table(3, {1: ""}, hands={0: "land"})
    do(state, Step("turn", 0))
    assert GAME.next_seats(GAME.view(state, None)) == (2,)


def test_after_the_targets_answer_the_plotter_comes_next_if_he_has_cards() -> None:
    for held, coming in (("land", (0,)), ("", ())):
        state = table(3, hands={0: f"treachery {held}", 1: "land", 2: "land"})
        do(state, Step("turn", 0))
        answer(state, "turn", "treachery")
        answer(state, "treachery", "hand-1")
        assert GAME.next_seats(GAME.view(state, None)) == coming


def test_while_jousters_are_named_the_next_one_with_a_hand_is_known() -> None:
    state = table(
        4,
        dict.fromkeys(range(4), "palace land"),
        hands={0: "banner land", 1: "land land", 2: "land land"},
    )
    joust(state)
    assert GAME.next_seats(GAME.view(state, None)) == (2,)
    answer(state, "joust-ante", "f1.land.1")
    assert open_question(state, "joust-card").seat == 1
    assert GAME.next_seats(GAME.view(state, None)) == (2,)
    answer(state, "joust-card", "land")
    assert GAME.next_seats(GAME.view(state, None)) == ()  # seat 3 holds nothing
