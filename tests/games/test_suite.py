"""The tests of the tests: a toy game broken on purpose, one bug at a time, each to be caught."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kit.chance import Chance
from engine.kit.contract import Event, IllegalAnswer, Limit, Picks, Question, Source, Standing
from tests.games import golden, toy
from tests.games.bent import Bent, Bug, search
from tests.games.checks import dead_options
from tests.games.suite import Case, Table, option_sets
from tests.games.toy import HarbourState, HarbourView

ROOT = Path(__file__).parents[2]
GAME: Any = toy.GAME


def shows_a_hidden_card(game: Any) -> None:
    def view(state: HarbourState, seat: int | None) -> HarbourView:
        shown: HarbourView = GAME.view(state, seat)
        if seat == 1 and state.deck:
            shown.discard.append(state.deck[-1])
        return shown

    game.view = view


def loses_a_field_in_storage(game: Any) -> None:
    class Forgetful(HarbourState, kw_only=True):
        def __post_init__(self) -> None:
            self.leader = 0

    def start(seats: int, options: dict[str, str], chance: Chance) -> Forgetful:
        fields = msgspec.structs.asdict(GAME.start(seats, options, chance))
        return Forgetful(**fields)

    game.state_type, game.start = Forgetful, start


def doubles_a_card(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "ship" and len(picks) == 2 and state.discard:
            state.deck.append(state.discard[0])
        return events

    game.answer = answer


def shuffles_without_the_seed(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "rank":
            random.shuffle(state.deck)
        return events

    game.answer = answer


def refuses_what_it_offers(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        if picks == ("iron.3",):
            raise IllegalAnswer("unknown")
        return GAME.answer(state, question, picks, chance)

    game.answer = answer


def takes_what_it_does_not_offer(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        if question.kind == "ship" and question.accepts(picks) == "too-many":
            picks = picks[:1]
        return GAME.answer(state, question, picks, chance)

    game.answer = answer


def asks_by_what_is_in_the_hand(game: Any) -> None:
    """A formality is answered by the engine: all cards in the hand have one number."""

    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        for asked in GAME.questions(state):
            if asked.kind == "bid" and len({card[1] for card in asked.options}) == 1:
                events += GAME.answer(state, asked, asked.options[:1], chance)
        return events

    game.answer = answer


def changes_what_it_refuses(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        if question.accepts(picks) == "twice":
            state.leader = (state.leader + 1) % state.seats
        return GAME.answer(state, question, picks, chance)

    game.answer = answer


def stops_in_a_rare_position(game: Any) -> None:
    def questions(state: HarbourState) -> tuple[Question, ...]:
        if state.step == "rank" and state.prices == {"wool": 1, "salt": 1, "iron": 4}:
            return ()
        asked: tuple[Question, ...] = GAME.questions(state)
        return asked

    game.questions = questions


def never_ends(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "rank" and picks == ("iron", "salt", "wool"):
            state.round -= 1
        return events

    game.answer = answer


def favours_the_last_to_lay_down(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "bid" and state.step == "ship":
            state.leader = question.seat
        return events

    game.answer = answer


def favours_seat_0(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "ship" and question.seat == 0 and "iron.1" in picks:
            state.sold[0] += 1
        return events

    game.answer = answer


def miscounts_at_the_end(game: Any) -> None:
    def standing(state: HarbourState) -> Standing | None:
        true: Standing | None = GAME.standing(state)
        if true is None or not any("d5" in hand for hand in state.hands):
            return true
        sources = (*true.sources, Source("bonus", (1,) * state.seats))
        points = tuple(points + 1 for points in true.points)
        return Standing(true.places, points, sources, true.why)

    game.standing = standing


def proposes_an_illegal_default(game: Any) -> None:
    game.default = lambda view, question: question.options[:2]


def gives_out_its_own_lists(game: Any) -> None:
    def view(state: HarbourState, seat: int | None) -> HarbourView:
        shown: HarbourView = GAME.view(state, seat)
        shown.sold = state.sold
        return shown

    game.view = view


def imagines_another_hand(game: Any) -> None:
    def imagine(view: HarbourView, chance: Chance) -> HarbourState:
        state: HarbourState = GAME.imagine(view, chance)
        if view.seat in (0, 1) and view.step == "ship":
            state.hands[0], state.hands[1] = state.hands[1], state.hands[0]
        return state

    game.imagine = imagine


def tells_in_public_what_was_laid_down(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "bid":
            events = [
                Event("laid-down", {"seat": question.seat, "high": picks[0][1] > "3"}),
                *events,
            ]
        return events

    game.answer = answer


def gives_a_number_twice(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "rank":
            state.next_number -= state.seats
            state.open = [(number - state.seats, seat) for number, seat in state.open]
        return events

    game.answer = answer


def opens_all_hands_too_early(game: Any) -> None:
    def view(state: HarbourState, seat: int | None) -> HarbourView:
        seen: HarbourView = GAME.view(state, None if seat == -1 else seat)
        seen.seat = seat
        return seen

    game.view = view


def draws_luck_beside_chance(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "bid":
            state.prices["iron"] = 1 + Chance(os.urandom(16), 0).below(4)
        return events

    game.answer = answer


def remembers_outside_the_state(game: Any) -> None:
    asked = [0]

    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        asked[0] += 1
        if asked[0] % 7 == 0 and question.kind == "ship":
            state.sold[question.seat] += 1
        return events

    game.answer = answer


def follows_the_order_of_a_dictionary(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "ship":
            dearest = max(state.prices, key=state.prices.__getitem__)
            state.goods[question.seat][dearest] += 1
        return events

    game.answer = answer


BUGS: list[Bug] = [
    shows_a_hidden_card,
    loses_a_field_in_storage,
    doubles_a_card,
    shuffles_without_the_seed,
    refuses_what_it_offers,
    takes_what_it_does_not_offer,
    asks_by_what_is_in_the_hand,
    changes_what_it_refuses,
    stops_in_a_rare_position,
    never_ends,
    favours_the_last_to_lay_down,
    favours_seat_0,
    miscounts_at_the_end,
    proposes_an_illegal_default,
    gives_out_its_own_lists,
    imagines_another_hand,
    tells_in_public_what_was_laid_down,
    gives_a_number_twice,
    opens_all_hands_too_early,
    draws_luck_beside_chance,
    remembers_outside_the_state,
    follows_the_order_of_a_dictionary,
]


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_a_bug_is_caught(bug: Bug) -> None:
    assert search(Bent(GAME, bug), toy.HOOKS, 10_000)


def test_the_sound_game_passes() -> None:
    assert search(Bent(GAME, lambda game: None), toy.HOOKS, 10_000) == ""


def test_an_option_that_goes_with_nothing_is_found() -> None:
    limits = (Limit(("a", "b"), 1, 1), Limit(("x", "y"), 1, 1))
    apart = tuple(Limit((card, "x"), 0, 1) for card in ("a", "b"))
    sound = Question(1, 0, "spectre", ("a", "b", "x", "y"), 2, 2, (*limits, apart[0]))
    assert dead_options(sound) == []
    assert dead_options(msgspec.structs.replace(sound, limits=(*limits, *apart))) == ["x"]


def test_a_fault_says_how_to_see_it_again() -> None:
    fault = search(Bent(GAME, doubles_a_card), toy.HOOKS, 10_000)
    assert fault.startswith("toy, 2 seats, length=")
    assert "answer" in fault


def test_hash_order_is_seen_from_another_process() -> None:
    prints = set()
    for hashes in ("1", "2", "3"):
        environment = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": str(ROOT)}
        code = "from tests.games.test_suite import fingerprint; fingerprint()"
        run = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True
        )
        prints.add(run.stdout)
    assert len(prints) > 1


def follows_the_order_of_a_set(game: Any) -> None:
    def answer(state: HarbourState, question: Question, picks: Picks, chance: Chance) -> Any:
        events = GAME.answer(state, question, picks, chance)
        if question.kind == "rank":
            state.goods[question.seat][next(iter(set(picks)))] += 1
        return events

    game.answer = answer


def fingerprint() -> None:
    """Print games of the toy that follows the order of a set."""
    case = Case(Bent(GAME, follows_the_order_of_a_set), toy.HOOKS, words=False)
    tables = [Table(case, 3, option_sets(case.game)[0], index) for index in range(8)]
    sys.stdout.write(json.dumps([golden.game_of(table) for table in tables]))
