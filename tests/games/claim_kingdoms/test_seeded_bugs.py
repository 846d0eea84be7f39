"""Claim Kingdoms broken on purpose, one bug at a time: the conformance tests catch each."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.state import UNKNOWN, Board, State, View
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
from tests.games.claim_kingdoms import hooks


def with_end(game: Any, what: Any) -> None:
    """Score another board at the end, everywhere: `what(board)`."""

    def standing(state: State) -> Standing | None:
        return GAME.standing(msgspec.structs.replace(state, board=what(state.board)))

    with_standing(game, standing)


# Leaks


def shows_a_spectator_one_card(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if view.seat is None and view.hands[0] and view.hands[0][0] == UNKNOWN:
            view.hands = ((state.hands[0][0], *view.hands[0][1:]), *view.hands[1:])

    with_view(game, spoil)


def shows_the_new_card_of_a_rogue(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        thief = view.board.active
        if view.board.draw == "done" and UNKNOWN in view.hands[thief]:
            hands = list(view.hands)
            hands[thief] = tuple(state.hands[thief])
            view.hands = tuple(hands)

    with_view(game, spoil)


def shows_the_cards_put_under_the_deck(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        view.under = tuple(state.deck[: len(state.under)])

    with_view(game, spoil)


def shows_the_first_treasure(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if view.seat == 1 and view.board.turn > 3 and state.treasures:
            view.board.opened.append(state.treasures[0])

    with_view(game, spoil)


def tells_whether_the_new_card_is_worth_much(game: Any) -> None:
    def tell(state: State, question: Question, picks: Picks, events: list[Event]) -> Any:
        drawn = [event.args["card"] for event in events if event.kind == "card-drawn"]
        loud = any(card in ("knights", "giants", "mages") for card in drawn)
        return [Event("hum", {"loud": loud})] if picks == ("deck",) else None

    after_each_answer(game, tell)


def asks_a_seer_only_where_cards_differ(game: Any) -> None:
    def play_on(state: State, question: Question, picks: Picks, events: list[Event]) -> Any:
        if state.questions and state.questions[0].kind == "seer-card":
            asked = state.questions[0]
            if len(set(state.looked)) < len(state.looked):
                return GAME.answer(state, asked, asked.options[:1], Chance(bytes(16), 1))
        return None

    after_each_answer(game, play_on)


# Lost and doubled things


def forgets_what_lies_under_the_deck_in_storage(game: Any) -> None:
    from_storage(game, lambda state: state.under.clear())


def loses_a_follower_to_the_catapult(game: Any) -> None:
    def lose(state: State, args: dict[str, Any]) -> None:
        if args["why"] == "catapult":
            state.board.supply[args["owner"]] -= 1

    on_event(game, "follower-removed", lose)


def doubles_the_card_of_a_shapeshifter(game: Any) -> None:
    def double(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        for event in events:
            if event.kind == "card-swapped":
                display = state.board.display
                display[display.index("shapeshifters")] = picks[0]

    after_each_answer(game, double)


def brings_a_treasure_back(game: Any) -> None:
    def bring(state: State, args: dict[str, Any]) -> None:
        if args["treasure"] == "trap":
            state.treasure_box = sorted([*state.treasure_box, "trap"])

    on_event(game, "treasure", bring)


# Luck


def shuffles_without_the_seed(game: Any) -> None:
    def shuffle(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        if question.kind == "guess":
            random.shuffle(state.deck)

    after_each_answer(game, shuffle)


# Questions


def refuses_a_power_it_offers(game: Any) -> None:
    refuse(game, lambda question, picks: question.kind == "amount" and picks == ("2",))


def forgets_to_ask_for_the_catapults_target(game: Any) -> None:
    never_ask(game, "catapult")


# Seats


def gives_seat_0_a_point_for_the_deck(game: Any) -> None:
    def favour(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        if question.seat == 0 and picks == ("deck",):
            state.board.score[0] += 1

    after_each_answer(game, favour)


# Rules


def _changed(board: Board, change: Any) -> Board:
    cards = {cell: change(card) for cell, card in board.cards.items()}
    return msgspec.structs.replace(board, cards=cards)


def lets_poisoned_followers_count(game: Any) -> None:
    def cured(card: Any) -> Any:
        return msgspec.structs.replace(card, poison=False)

    with_end(game, lambda board: _changed(board, cured))


def lets_stone_count(game: Any) -> None:
    def revived(card: Any) -> Any:
        both = tuple(a + b for a, b in zip(card.followers, card.stone, strict=True))
        return msgspec.structs.replace(card, followers=both)

    with_end(game, lambda board: _changed(board, revived))


def turns_the_druids_face_down_at_the_end(game: Any) -> None:
    def replaced(card: Any) -> Any:
        if card.faction != "druids":
            return card
        return msgspec.structs.replace(card, down=True, followers=(0,) * len(card.followers))

    with_end(game, lambda board: _changed(board, replaced))


def lets_all_tied_score_in_the_2021_edition(game: Any) -> None:
    with_end(game, lambda board: msgspec.structs.replace(board, ties=True))


def breaks_ties_the_wrong_way(game: Any) -> None:
    def turned(board: Board) -> Board:
        return msgspec.structs.replace(board, supply=[15 - left for left in board.supply])

    with_end(game, turned)


BUGS: list[Bug] = [
    shows_a_spectator_one_card,
    shows_the_new_card_of_a_rogue,
    shows_the_cards_put_under_the_deck,
    shows_the_first_treasure,
    tells_whether_the_new_card_is_worth_much,
    asks_a_seer_only_where_cards_differ,
    forgets_what_lies_under_the_deck_in_storage,
    loses_a_follower_to_the_catapult,
    doubles_the_card_of_a_shapeshifter,
    brings_a_treasure_back,
    shuffles_without_the_seed,
    refuses_a_power_it_offers,
    forgets_to_ask_for_the_catapults_target,
    gives_seat_0_a_point_for_the_deck,
    lets_poisoned_followers_count,
    lets_stone_count,
    turns_the_druids_face_down_at_the_end,
    lets_all_tied_score_in_the_2021_edition,
    breaks_ties_the_wrong_way,
]


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_a_bug_is_caught(bug: Bug) -> None:
    assert search(Bent(GAME, bug), hooks.HOOKS)


def test_the_sound_game_passes() -> None:
    assert search(Bent(GAME, nothing), hooks.HOOKS, SOUND) == ""
