"""What is told comes true: warnings are compared with what then happens."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.mind.seen import Ahead
from engine.games.claim_kingdoms.rules.ground import cell_of, is_covered
from engine.games.claim_kingdoms.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.suite import by_luck, copy_of, encode, played


def turn_ends_the_game(state: State, question: Question, picks: Picks) -> str:
    """Why the game ends with this turn, if its seat plays so and does no more than it must."""
    world = copy_of(GAME, encode(state))
    before, luck = world.board.turn, Chance(bytes(16), 0)
    GAME.answer(world, question, picks, luck)
    while (now := GAME.questions(world)) and world.board.turn == before:
        GAME.answer(world, now[0], GAME.default_answer(GAME.view(world, now[0].seat), now[0]), luck)
    return str(world.board.end) if world.board.turn == before else ""


@pytest.mark.parametrize("hand", ["one", "two"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_turn_is_told_to_end_the_game_where_it_does_and_nowhere_else(
    seats: int, hand: str
) -> None:
    found: Counter[str] = Counter()
    for number in range(60):
        luck, seed = Chance(bytes(16), number), bytes([number] * 16)
        for state, question, _ in played(GAME, seats, {"hand": hand}, by_luck(GAME), seed, luck):
            if question is None or question.kind not in ("play-card", "place-card"):
                continue
            if is_covered(state.board, 3):
                caution = GAME.warning(GAME.view(state, question.seat), question)
                told = caution.key if caution else ""
                ends = {turn_ends_the_game(state, question, (o,)) for o in question.options}
                assert (told == "last-space") == (ends == {"covered"})
                assert (told == "last-follower") == (ends == {"followers"})
                found[told] += 1
    assert found[""] > 10
    assert found["last-space"] > 5 or hand == "one", "a single card is played there unasked"


def hit_from(state: State, question: Question, option: str) -> tuple[str, set[int]]:
    """Where a card is played with this option, and whom a catapult there may hit."""
    world = copy_of(GAME, encode(state))
    events = GAME.answer(world, question, (option,), Chance(bytes(16), 0))
    space = next(event.args["space"] for event in events if event.kind == "card-played")
    asked = [
        follower for q in GAME.questions(world) if q.kind == "catapult" for follower in q.options
    ]
    shot = [
        e.args["owner"] for e in events if e.args.get("why") == "catapult" and "owner" in e.args
    ]
    return space, {*shot, *(int(follower.partition("-")[2]) for follower in asked)}


@pytest.mark.parametrize("hand", ["one", "two"])
def test_a_catapult_is_warned_of_where_it_hits_its_own_player_and_nobody_else(hand: str) -> None:
    found: Counter[bool] = Counter()
    for number in range(12):
        luck, seed = Chance(bytes(16), number), bytes([number] * 16)
        options = {"hand": hand}
        for state, question, _ in played(GAME, 2 + number % 2, options, by_luck(GAME), seed, luck):
            if question is None or question.kind not in ("play-card", "place-card"):
                continue
            caution = GAME.warning(GAME.view(state, question.seat), question)
            if caution is not None and caution.key != "catapult-own-there":
                continue
            hit: dict[str, set[int]] = {}
            for option in question.options:
                space, owners = hit_from(state, question, option)
                hit[space] = hit.get(space, set()) | owners
            alone = sorted(space for space, owners in hit.items() if owners == {question.seat})
            assert (caution.args["spaces"] if caution else "") == ", ".join(alone)
            found[bool(alone)] += 1
    assert min(found[True], found[False]) > 5, found


def targets_asked(state: State, question: Question, space: str) -> int:
    """How many cards or followers the power may choose from, once its card is played there."""
    world = copy_of(GAME, encode(state))
    GAME.answer(world, question, (space,), Chance(bytes(16), 0))
    return len(
        {
            option.partition(">")[0].partition(".")[0]
            for asked in GAME.questions(world)
            if asked.seat == question.seat and asked.kind.startswith("target-")
            for option in asked.options
            if option != "pass" and not option.startswith("take.")
        }
    )


def test_a_space_tells_of_as_many_targets_as_the_power_then_has() -> None:
    found: Counter[bool] = Counter()
    for number in range(12):
        luck, seed = Chance(bytes(16), number), bytes([number] * 16)
        for state, question, _ in played(GAME, 2 + number % 3, {}, by_luck(GAME), seed, luck):
            if question is None or question.kind != "place-card":
                continue
            ahead = Ahead(GAME.view(state, question.seat), question.seat)
            for space in question.options:
                told = ahead.targets(str(question.about[0]), cell_of(space.partition(">")[0]))
                if told is not None:
                    assert told == targets_asked(state, question, space), (number, question, space)
                    found[told > 0] += 1
    assert min(found[True], found[False]) > 20, found
