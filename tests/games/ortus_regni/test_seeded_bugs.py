"""Ortus Regni broken on purpose, one bug at a time: the conformance tests, or the second readings
of battles and jousts, catch each."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import CARDS, TOUGHNESS
from engine.games.ortus_regni.rules.combat import battle, forces, joust, losses, seizure
from engine.games.ortus_regni.state import Card, State, View
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question, Standing
from tests.games.bent import (
    SOUND,
    Bent,
    Bug,
    after_each_answer,
    from_storage,
    never_ask,
    nothing,
    on_event,
    refuse,
    search,
    with_standing,
    with_view,
)
from tests.games.ortus_regni import hooks
from tests.games.ortus_regni.test_second_battles import Watcher as BattleWatcher
from tests.games.ortus_regni.test_second_jousts import Watcher as JoustWatcher
from tests.games.ortus_regni.watching import check_rare_positions, follow

# Leaks


def shows_a_tower_to_its_attacker(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        fight = state.board.battle
        if fight and view.seat == fight.attacker and state.towers[fight.defender]:
            view.pledge = (state.towers[fight.defender][0],)

    with_view(game, spoil)


def tells_how_many_knights_a_reserve_has(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if view.seat != 1 and "knight" in state.reserves[1]:
            view.board.mustered[1] = ["knight"]

    with_view(game, spoil)


def shows_the_bottom_of_the_own_deck(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if view.mine is not None and view.seat is not None and state.board.phase == "play":
            view.mine = replace(view.mine, deck=tuple(state.decks[view.seat]))

    with_view(game, spoil)


def shows_what_a_target_has_pledged(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if view.questions and view.questions[0].kind == "struggle":
            view.pledge = tuple(state.pledge)

    with_view(game, spoil)


def shows_who_rides_unseen(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if any(state.jousters):
            view.board.certain[0] = [kind for kind in state.jousters if kind]

    with_view(game, spoil)


def asks_for_allies_only_of_those_who_hold_some(game: Any) -> None:
    def play_on(state: State, question: Question, picks: Picks, events: list[Event]) -> Any:
        for asked in list(state.questions):
            if asked.kind == "allies" and asked.options == ("pass",):
                return GAME.answer(state, asked, ("pass",), Chance(bytes(16), 1))
        return None

    after_each_answer(game, play_on)


def skips_whoever_cannot_defend(game: Any) -> None:
    def play_on(state: State, question: Question, picks: Picks, events: list[Event]) -> Any:
        for asked in list(state.questions):
            if asked.options == ("none",):
                return GAME.answer(state, asked, ("none",), Chance(bytes(16), 1))
        return None

    after_each_answer(game, play_on)


def hums_when_a_champion_is_drawn(game: Any) -> None:
    def tell(state: State, question: Question, picks: Picks, events: list[Event]) -> Any:
        drawn = [event.args["cards"] for event in events if event.kind == "cards-drawn"]
        return [Event("hum", {"loud": "champion" in cards}) for cards in drawn]

    after_each_answer(game, tell)


def shows_armies_that_change_hands_to_all(game: Any) -> None:
    def tell(state: State, question: Question, picks: Picks, events: list[Event]) -> Any:
        moved = [event.args for event in events if event.kind == "armies-moved"]
        return [Event("armies-seen", args) for args in moved]

    after_each_answer(game, tell)


# Lost and doubled things


def loses_the_lord_of_a_besieged_castle(game: Any) -> None:
    def lose(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        for event in events:
            args = event.args
            if event.kind == "fief-lost" and args["why"] == "siege" and args["lord"]:
                pile = state.board.discards[args["seat"]]
                if args["lord"] in pile:
                    pile.remove(args["lord"])

    after_each_answer(game, lose)


def gives_discards_to_whoever_held_the_card(game: Any) -> None:
    def give(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        for event in events:
            if event.kind == "properties-destroyed":
                for kind, owner in event.args["cards"]:
                    mine, theirs = (state.board.discards[s] for s in (event.args["seat"], owner))
                    if mine is not theirs and kind in theirs:
                        theirs.remove(kind)
                        mine.append(kind)
                        mine.sort(key=list(CARDS).index)

    after_each_answer(game, give)


def keeps_a_drawn_cube(game: Any) -> None:
    def keep(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        for event in events:
            if event.kind == "cube-drawn" and state.board.cubes[event.args["seat"]] > 1:
                state.board.cubes[event.args["seat"]] -= 1

    after_each_answer(game, keep)


def discards_no_garrison(game: Any) -> None:
    def lose(state: State, args: dict[str, Any]) -> None:
        if args["army"] in state.board.army_discard:
            state.board.army_discard.remove(args["army"])

    on_event(game, "mercenary-slain", lose)


def forgets_reserves_in_storage(game: Any) -> None:
    def forget(state: State) -> None:
        state.reserves = [[] for _ in state.reserves]

    from_storage(game, forget)


# Luck


def shuffles_without_the_seed(game: Any) -> None:
    def shuffle(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        if picks == ("redraw",):
            random.shuffle(state.decks[question.seat])

    after_each_answer(game, shuffle)


# Questions, seats and the end


def refuses_to_lay_three_towers(game: Any) -> None:
    refuse(game, lambda question, picks: question.kind == "towers" and len(picks) == 3)


def forgets_to_ask_for_tribute(game: Any) -> None:
    never_ask(game, "tribute")


def gives_seat_0_an_army_for_a_castle(game: Any) -> None:
    def favour(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        if question.seat == 0 and picks == ("play.castle",) and state.army_deck:
            state.reserves[0] = sorted([*state.reserves[0], state.army_deck.pop()])

    after_each_answer(game, favour)


def lets_the_first_to_leave_win(game: Any) -> None:
    def standing(state: State) -> Standing | None:
        end = GAME.standing(state)
        if end is None:
            return None
        last = len(end.places) + 1
        points = tuple(len(end.places) - 1 - own for own in end.points)
        places = tuple(last - place for place in end.places)
        return replace(end, places=places, points=points, sources=())

    with_standing(game, standing)


BUGS: list[Bug] = [
    shows_a_tower_to_its_attacker,
    tells_how_many_knights_a_reserve_has,
    shows_the_bottom_of_the_own_deck,
    shows_who_rides_unseen,
    asks_for_allies_only_of_those_who_hold_some,
    skips_whoever_cannot_defend,
    hums_when_a_champion_is_drawn,
    loses_the_lord_of_a_besieged_castle,
    gives_discards_to_whoever_held_the_card,
    keeps_a_drawn_cube,
    discards_no_garrison,
    forgets_reserves_in_storage,
    shuffles_without_the_seed,
    refuses_to_lay_three_towers,
    forgets_to_ask_for_tribute,
    gives_seat_0_an_army_for_a_castle,
    lets_the_first_to_leave_win,
]


RARE: list[Bug] = [shows_what_a_target_has_pledged, shows_armies_that_change_hands_to_all]
"""What seldom comes about with decks drawn at random."""


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_a_bug_is_caught(bug: Bug) -> None:
    assert search(Bent(GAME, bug), hooks.HOOKS, 40_000)


@pytest.mark.parametrize("bug", RARE, ids=lambda bug: bug.__name__)
def test_a_rare_bug_is_caught_in_games_of_plots(bug: Bug) -> None:
    with pytest.raises(AssertionError):
        check_rare_positions(3, 40, "treachery", Bent(GAME, bug))


def test_the_sound_game_passes() -> None:
    assert search(Bent(GAME, nothing), hooks.HOOKS, SOUND) == ""


# Rules that are wrong alike for everybody: what the second readings are for.


@contextmanager
def swapped(module: Any, name: str, wrong: Any) -> Iterator[None]:
    sound = getattr(module, name)
    setattr(module, name, wrong)
    try:
        yield
    finally:
        setattr(module, name, sound)


def _weak_champions(side: Any) -> int:
    return sum(1 for force in side if force.kind != "monk")


def _one_for_each_vassal(fight: Any) -> int:
    return min(2, sum(force.place == "lord" for force in fight.attack))


def _no_churches(board: Any) -> tuple[int | None, str]:
    return None, "none"


def _to_the_holder(state: State, card: Card) -> None:
    held = state.board.battle.defender if state.board.battle else card.owner
    seizure_discard(state, replace(card, owner=held))


seizure_discard = seizure.discard


def _wrong_way_round(participant: str, *dealt: str) -> int:
    return 11 - joust_rank(participant, *dealt)


joust_rank = joust.rank

WRONG_BATTLES: dict[str, Callable[[], Any]] = {
    "champions deal one": lambda: swapped(forces, "damage_of", _weak_champions),
    "any two lords seize two": lambda: swapped(seizure, "power", _one_for_each_vassal),
    "the church never decides": lambda: swapped(battle, "church_judge", _no_churches),
    "discards to the holder": lambda: swapped(seizure, "discard", _to_the_holder),
    "palaces are castles": lambda: swapped(losses, "TOUGHNESS", {**TOUGHNESS, "palace": 2}),
    "kings and lords die": lambda: swapped(forces, "LASTING", ("hand",)),
    "armies without a land": lambda: swapped(forces, "land_allowance", lambda fiefs: 2),
    "two princes at once": lambda: swapped(forces, "has_prince", lambda fiefs: False),
}


@pytest.mark.parametrize("wrong", WRONG_BATTLES.values(), ids=WRONG_BATTLES.keys())
def test_a_wrong_battle_is_noticed(wrong: Callable[[], Any]) -> None:
    with wrong(), pytest.raises((AssertionError, LookupError, ValueError)):
        follow(3, 60, 4000, "attack", BattleWatcher())


def test_a_wrong_joust_is_noticed() -> None:
    with swapped(joust, "rank", _wrong_way_round), pytest.raises(AssertionError):
        follow(3, 20, 6000, "joust", JoustWatcher())
