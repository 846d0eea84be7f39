"""What a friend would say before an answer does harm, and only then."""

from __future__ import annotations

from collections import Counter

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS, MAX_CARDS, MAX_CREW, SETTLEMENTS, SPACES
from engine.games.raiders.rules.prospects import lacks, raids
from engine.games.raiders.rules.scoring import crew_points
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.raiders.positions import EMPTY_HALL, answer, table, turn
from tests.games.suite import all_picks, copy_of, encode, played


def warned(state: State) -> str:
    """Of what the first open question warns; "" of nothing."""
    question = GAME.questions(state)[0]
    caution = GAME.warning(GAME.view(state, question.seat), question)
    return "" if caution is None else caution.key


def test_the_last_turn_is_said() -> None:
    for left, key in ((-1, ""), (2, "last-turn")):
        state = table(left=left)
        turn(state)
        assert warned(state) == key


def test_the_last_provision_is_not_spent_unawares() -> None:
    for provision, key in ((1, "last-provision"), (2, "")):
        state = table(village=EMPTY_HALL, hands={0: "cartographer"}, provision=provision)
        turn(state)
        assert warned(state) == key


def test_a_full_hand_need_not_draw() -> None:
    hand = "archer avenger brawler champion folke forager jeweller sage"
    for cards, key in ((hand, "full-hand"), ("archer", "")):
        state = table(village={"mill": "black"}, hands={0: cards})
        turn(state)
        assert warned(state) == key


def test_a_black_worker_is_no_use_for_raids_once_the_harbours_are_empty() -> None:
    village = {"gate_house": "black", "mill": "white", "treasury": "grey"}
    empty = {key: "" for key in SPACES if key.startswith("harbour")}
    for spaces, key in ((empty, "black-worker"), ({}, "")):
        state = table(village=village, spaces=spaces)
        turn(state)
        answer(state, "place", "silversmith")
        assert warned(state) == key


def test_points_of_the_crew_are_named_before_one_of_them_dies() -> None:
    for crew, key in (("champion sage scout", "end-points"), ("archer sage scout", "")):
        state = table(crew={0: crew}, provision=8, spaces={"harbour_1.1": "LV"})
        turn(state)
        answer(state, "place", "harbour_1.1")
        assert warned(state) == key


def test_a_set_that_leaves_too_small_a_crew_is_named() -> None:
    spaces = {"outpost_1.1": "GVV", "outpost_1.2": "LLL"}
    for crew, key in (("sage sage scout", "few-crew"), ("sage sage scout scout", "")):
        state = table(crew={0: crew}, workers=["grey", "black"], provision=8, spaces=spaces)
        turn(state)
        answer(state, "place", "outpost_1")
        assert warned(state) == key


def sensibly(state: State, luck: Chance) -> tuple[Question, Picks]:
    """As people play: mostly with sense."""
    question = luck.choice(GAME.questions(state))
    if luck.below(4):
        return question, GAME.likely(state, question, luck)
    return question, question.sample(luck)


def answered(state: State, question: Question, picks: Picks, luck: Chance) -> State:
    """The position after an answer."""
    after = copy_of(GAME, encode(state))
    GAME.answer(after, question, picks, luck)
    return after


def is_last_turn(state: State, question: Question, luck: Chance) -> bool:
    """Whether the seat has no other turn, however it goes on."""
    turn, after = state.board.turn, copy_of(GAME, encode(state))
    while questions := GAME.questions(after):
        if after.board.turn >= turn + after.board.seats:
            return False
        GAME.answer(after, questions[0], questions[0].sample(luck), luck)
    rich = copy_of(GAME, encode(after))
    rich.board.silver[question.seat] += 5
    rich.board.provision[question.seat] += 5
    rich.hands[question.seat].append("sage")
    return GAME.standing(rich) == GAME.standing(after)


def starves(state: State, question: Question, luck: Chance) -> bool:
    """Whether the last provision would go, without which no raid is left."""
    seat, option = question.seat, "town_hall.cartographer"
    if option not in question.options:
        return False
    board = answered(state, question, (option,), luck).board
    wants = [lacks(board, seat, key, "black") for key in SETTLEMENTS]
    left = [want for want in wants if "taken" not in want]
    return not board.provision[seat] and all("provision" in want for want in left)


def overfills(state: State, question: Question, luck: Chance) -> bool:
    """Whether the Gate House would bring more cards than may be kept."""
    if "gate_house" not in question.options:
        return False
    after = answered(state, question, ("gate_house",), luck)
    return len(after.hands[question.seat]) > MAX_CARDS


def useless_workers(state: State, question: Question, luck: Chance) -> set[str]:
    """The options that leave a worker in hand with which nothing could be raided, ever so rich,
    if others leave one that is of use."""
    found, seat = set(), question.seat
    there = [o for o in question.options if o not in ("idle", "back")]
    for option in there:
        board = answered(state, question, (option,), luck).board
        board.provision[seat] = board.gold[seat] = 50
        board.crew[seat] = ["champion"] * MAX_CREW
        if board.workers[seat] == "black" and not raids(board, seat, board.workers[seat]):
            found.add(option)
    return found if len(found) < len(there) else set()


def lasting(state: State, question: Question, luck: Chance) -> set[int]:
    """What the crew brings at the end by itself, by what is answered."""
    found, seat = set(), question.seat
    for picks in all_picks(question, 60):
        board = answered(state, question, picks, luck).board
        board.crew[seat] = [c for c in board.crew[seat] if CARDS[c].crew.rule != "end-per"]
        found.add(crew_points(board, seat, 0))
    return found


def stranded(state: State, question: Question, luck: Chance) -> set[str]:
    """The sets after which the crew is too small for any raid, if it is not after others."""
    found, seat = set(), question.seat
    for option in question.options:
        after = answered(state, question, (option,), luck)
        while (asked := GAME.questions(after)) and asked[0].kind == "deaths":
            GAME.answer(after, asked[0], asked[0].sample(luck), luck)
        if len(after.board.crew[seat]) < min(place.crew for place in SETTLEMENTS.values()):
            found.add(option)
    return found if len(found) < len(question.options) else set()


PARTING = ("deaths", "dismiss", "lose-crew", "sacrifice")


def test_each_warning_is_told_where_it_comes_so_and_nowhere_else() -> None:
    """In random games, by playing on; what is worse goes first."""
    told: Counter[str] = Counter()
    for index in range(60):
        luck = Chance(bytes(16), 3000 + index)
        seed = bytes([index] * 16)
        for state, question, _ in played(GAME, 2 + index % 3, {}, sensibly, seed, luck):
            if question is None:
                break
            caution = GAME.warning(GAME.view(state, question.seat), question)
            key = "" if caution is None else caution.key
            told[key] += 1
            if not key and luck.below(3):
                continue
            truths = []
            if question.kind == "pick-up" and (options := useless_workers(state, question, luck)):
                truths.append("black-worker")
            if question.kind == "place" and is_last_turn(state, question, luck):
                truths.append("last-turn")
            if question.kind in ("place", "pick-up"):
                truths += ["last-provision"] * starves(state, question, luck)
                truths += ["full-hand"] * overfills(state, question, luck)
            if question.kind == "choose-set" and (options := stranded(state, question, luck)):
                truths.append("few-crew")
            if question.kind in PARTING and len(lasting(state, question, luck)) > 1:
                truths.append("end-points")
            assert key == (truths or [""])[0], (index, question, truths)
            if key in ("black-worker", "few-crew"):
                assert caution is not None
                assert set(caution.options) == options
    assert set(told) == {
        *("", "last-turn", "last-provision", "full-hand", "black-worker"),
        *("end-points", "few-crew"),
    }, told
