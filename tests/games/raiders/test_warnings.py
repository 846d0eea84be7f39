"""What a friend says before an answer does harm comes so, and is said nowhere else."""

from __future__ import annotations

from collections import Counter

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS, MAX_CARDS, MAX_CREW, SETTLEMENTS
from engine.games.raiders.rules.raids import lacks, open_raids
from engine.games.raiders.rules.turns import crew_points
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.suite import all_picks, copy_of, encode, played

FOOD = "town_hall.cartographer"
LEAST_CREW = min(place.crew for place in SETTLEMENTS.values())


def sensibly(state: State, luck: Chance) -> tuple[Question, Picks]:
    """As people play: mostly with sense."""
    question = luck.choice(GAME.questions(state))
    sensible = luck.below(4)
    return question, GAME.rollout_policy(state, question, luck) if sensible else question.sample(
        luck
    )


def answered(state: State, question: Question, picks: Picks, luck: Chance) -> State:
    """The position after an answer, and after the deaths that it brings."""
    after = copy_of(GAME, encode(state))
    GAME.answer(after, question, picks, luck)
    dying = {"deaths", "avenge", "lose-crew"} - {question.kind}
    while (asked := GAME.questions(after)) and asked[0].kind in dying:
        GAME.answer(after, asked[0], asked[0].sample(luck), luck)
    return after


def is_last_turn(state: State, question: Question, luck: Chance) -> bool:
    """Whether the seat has no other turn, however it goes on, and silver is worth nothing."""
    turn, after = state.board.turn, copy_of(GAME, encode(state))
    while questions := GAME.questions(after):
        if after.board.turn >= turn + after.board.seats:
            return False
        GAME.answer(after, questions[0], questions[0].sample(luck), luck)
    rich = copy_of(GAME, encode(after))
    rich.board.silver[question.seat] += 5
    return GAME.standing(rich) == GAME.standing(after)


def harm(state: State, question: Question, option: str, luck: Chance) -> set[str]:
    """What an option of a turn, or a set, brings upon the seat that picks it."""
    seat, kind, found = question.seat, question.kind, set()
    after = answered(state, question, (option,), luck)
    board = after.board
    if option == "gate_house" and len(after.hands[seat]) > MAX_CARDS:
        found.add("full-hand")
    if option == FOOD and not board.provision[seat]:
        wants = [lacks(board, seat, key, "black") for key in SETTLEMENTS]
        if all("provision" in want for want in wants if "taken" not in want):
            found.add("last-provision")
    if kind == "choose-set" and len(board.crew[seat]) < LEAST_CREW:
        found.add("few-crew")
    if kind == "pick-up" and board.workers[seat] == "black":
        board.provision[seat] = board.gold[seat] = 50
        board.crew[seat] = ["champion"] * MAX_CREW
        if not open_raids(board, seat, "black"):
            found.add("black-worker")
    return found


def lasting(state: State, question: Question, luck: Chance) -> set[int]:
    """What the crew brings at the end by itself, by what is answered."""
    found, seat = set(), question.seat
    for picks in all_picks(question, 60):
        board = answered(state, question, picks, luck).board
        board.crew[seat] = [c for c in board.crew[seat] if CARDS[c].crew.rule != "end-per"]
        found.add(crew_points(board, seat, 0))
    return found


def to_fear(state: State, question: Question, luck: Chance) -> dict[str, set[str]]:
    """What is to be feared, the worst first, and of which options."""
    if question.kind in ("deaths", "dismiss", "lose-crew", "sacrifice"):
        return {"end-points": set()} if len(lasting(state, question, luck)) > 1 else {}
    if question.kind not in ("place", "pick-up", "choose-set"):
        return {}
    of = {o: harm(state, question, o, luck) for o in question.options if o not in ("idle", "back")}
    found = {key: {o for o in of if key in of[o]} for key in ("black-worker", "few-crew")}
    found = {key: options for key, options in found.items() if len(options) < len(of)}
    if question.kind == "place" and is_last_turn(state, question, luck):
        found["last-turn"] = set()
    for key in ("last-provision", "full-hand"):
        found[key] = {o for o in of if key in of[o]}
    return {key: options for key, options in found.items() if options or key == "last-turn"}


def test_each_warning_is_told_where_it_comes_so_and_nowhere_else() -> None:
    """In random games, by playing on; what is worse goes first."""
    told: Counter[str] = Counter()
    for index in range(60):
        luck, seed = Chance(bytes(16), 3000 + index), bytes([index] * 16)
        for state, question, _ in played(GAME, 2 + index % 3, {}, sensibly, seed, luck):
            if question is None:
                break
            caution = GAME.warning(GAME.view(state, question.seat), question)
            key = "" if caution is None else caution.key
            told[key] += 1
            if caution is None and luck.below(4):
                continue
            fears = to_fear(state, question, luck)
            assert key == next(iter(fears), ""), (index, question, fears)
            assert caution is None or not fears[key] or set(caution.options) == fears[key]
    assert set(told) == {
        *("", "last-turn", "last-provision", "full-hand", "black-worker", "end-points", "few-crew")
    }
