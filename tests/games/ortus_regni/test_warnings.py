"""What a friend would say before harm is done, and only that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.state import VIKINGS, State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.ortus_regni.positions import answer, do, open_question
from tests.games.suite import copy_of, encode, played


def sensibly(state: State, luck: Chance) -> tuple[Question, Picks]:
    """As people play: mostly with sense."""
    question = luck.choice(GAME.questions(state))
    if luck.below(3):
        return question, GAME.rollout_policy(state, question, luck)
    return question, question.sample(luck)


def answered(state: State, question: Question, picks: Picks, luck: Chance) -> State:
    """The position after an answer."""
    after = copy_of(GAME, encode(state))
    GAME.answer(after, question, picks, luck)
    return after


def falls_to_treachery(state: State, seat: int) -> bool:
    """Whether the seat is out after somebody's Treachery against a Lord of its, unanswered."""
    after = copy_of(GAME, encode(state))
    other = next(o for o, alive in enumerate(after.board.alive) if alive and o != seat)
    after.questions.clear()
    after.board.agenda.clear()
    after.board.round = 9
    after.hands[other].append("treachery")
    do(after, Step("turn", other))
    if "treachery" not in open_question(after, "turn").options:
        return False
    answer(after, "turn", "treachery")
    own = [f"f{fief.number}.lord" for fief in after.board.fiefs[seat] if fief.lord]
    for kind, picks in (("treachery", own), ("allies", ["pass"])):
        for question in GAME.questions(after):
            if question.kind == kind:
                answer(after, kind, (picks or question.options)[0])
    return not after.board.alive[seat]


def true_of_a_turn(state: State, question: Question, luck: Chance) -> tuple[str, set[str]]:
    seat, tried = question.seat, {}
    exposed = falls_to_treachery(state, seat)
    for option in question.options:
        if option.partition(".")[0] in ("play", "install"):
            after = answered(state, question, (option,), luck)
            if after.board.alive[seat]:
                tried[option] = falls_to_treachery(after, seat)
    if exposed and not all(tried.values()):
        return "lord-alone", set()
    risky = {option for option, falls in tried.items() if falls}
    if risky and not exposed:
        return "lord-to-come", risky
    return ("deck-low", set()) if 0 < len(state.decks[seat]) < 3 else ("", set())


def has_no_price(state: State, question: Question) -> bool:
    """Whether no ransom could be paid for the seat's Lords: Vikings take none, and else it takes
    another card than the Castle that a Lord comes home to."""
    cards = sum(1 + len(fief.cards) for fief in state.board.fiefs[question.seat])
    return cards == 1 or VIKINGS in question.about


def test_each_warning_is_told_where_it_comes_so_and_nowhere_else() -> None:
    """In random games, by playing on."""
    told: Counter[str] = Counter()
    for index in range(60):
        luck = Chance(bytes(16), 4000 + index)
        seed = bytes([index] * 16)
        for state, question, _ in played(GAME, 2 + index % 3, {}, sensibly, seed, luck):
            if question is None:
                break
            caution = GAME.warning(GAME.view(state, question.seat), question)
            key, signed = ("", set()) if caution is None else (caution.key, set(caution.options))
            told[key] += 1
            if question.kind == "turn":
                assert (key, signed) == true_of_a_turn(state, question, luck), (index, question)
            elif question.kind == "towers":
                allies = {o for o in question.options if o.startswith("allies")}
                assert signed == allies, (index, question)
            elif question.kind == "allies":
                out = not answered(state, question, ("pass",), luck).board.alive[question.seat]
                assert (key == "last-fief") == (out and "allies" in question.options)
            elif question.kind in ("attack-forces", "defence-forces"):
                lords = {o for o in question.options if o.endswith(".lord")}
                lost = lords if has_no_price(state, question) else set()
                assert (signed, bool(key)) == (lost, bool(lost)), (index, question, key)
            else:
                assert not key
    assert set(told) == {
        *("", "lord-alone", "lord-to-come", "deck-low", "allies-down", "last-fief"),
        *("no-ransom", "no-ransom-vikings"),
    }, told


class Told:
    """`say` that keeps what a text may name."""

    locale = "en"
    facts: Mapping[str, Any] = {}

    def __call__(self, key: str, facts: Mapping[str, Any], /) -> str:
        self.facts = facts
        return key


def held(state: State, seat: int, way: str, fief: int) -> int:
    """What an attack of this way may take from a seat: Towers, properties, or its Fief."""
    found = [one for one in state.board.fiefs[seat] if one.number == fief]
    if way == "towers":
        return state.board.towers[seat]
    return sum(len(one.cards) for one in found) if way == "raid" else len(found)


def test_what_a_defence_would_save_is_what_it_saves_at_worst() -> None:
    """Except of a Fief that is given away as ransom meanwhile."""
    compared: Counter[str] = Counter()
    for index in range(40):
        luck = Chance(bytes(16), 9000 + index)
        for state, q, _ in played(GAME, 2 + index % 3, {}, sensibly, bytes([index] * 16), luck):
            if q is None or q.kind != "defence-forces" or q.options == ("none",):
                continue
            picks, say, way = q.sample(luck), Told(), str(q.about[0])
            WORDS.would(GAME.view(state, q.seat), q, picks, say)
            fief, after = state.board.battle.fief, copy_of(GAME, encode(state))
            told = GAME.answer(after, q, picks, luck)
            while after.board.battle is not None:
                asked = GAME.questions(after)[0]
                told += GAME.answer(after, asked, asked.sample(luck), luck)
            kinds = {event.kind: event.args for event in told}
            card = kinds.get("battle-card", {}).get("card")
            spared = kinds.get("church-decided", {}).get("outcome", card) == "defender"
            if not picks or spared or "lords-captured" in kinds:
                continue
            taken = held(state, q.seat, way, fief) - held(after, q.seat, way, fief)
            falls = bool(say.facts["ruin"]) if way == "siege" else say.facts["fall"]
            assert taken == falls, (index, q, picks)
            compared["less" if way != "siege" else "falls" if falls else "holds"] += 1
    assert min(compared[key] for key in ("holds", "falls", "less")) > 3, compared
