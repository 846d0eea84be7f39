"""What a friend would say before harm is done, and only that."""

from __future__ import annotations

from collections import Counter

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.ortus_regni.positions import answer, do, open_question
from tests.games.suite import copy_of, encode, played


def sensibly(state: State, luck: Chance) -> tuple[Question, Picks]:
    """As people play: mostly with sense."""
    question = luck.choice(GAME.questions(state))
    if luck.below(3):
        return question, GAME.likely(state, question, luck)
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
    for question in GAME.questions(after):
        if question.kind == "treachery":
            own = [f"f{fief.number}.lord" for fief in after.board.fiefs[seat] if fief.lord]
            answer(after, "treachery", (own or question.options)[0])
    for question in GAME.questions(after):
        if question.kind == "allies":
            answer(after, "allies", "pass")
    return not after.board.alive[seat]


def true_of_a_turn(state: State, question: Question, luck: Chance) -> tuple[str, set[str]]:
    seat, tried = question.seat, {}
    exposed = falls_to_treachery(state, seat)
    for option in question.options:
        if option.partition(".")[0] in ("play", "install"):
            after = answered(state, question, (option,), luck)
            tried[option] = falls_to_treachery(after, seat)
    if exposed and not all(tried.values()):
        return "lord-alone", set()
    risky = {option for option, falls in tried.items() if falls}
    if risky and not exposed:
        return "lord-to-come", risky
    return ("deck-low", set()) if 0 < len(state.decks[seat]) < 3 else ("", set())


def is_lost(state: State, question: Question, lord: str, luck: Chance) -> bool | None:
    """Whether a Lord who is fielded and captured dies without his Earl being asked. None: he
    cannot be captured now."""
    if question.accepts((lord,)) is not None:
        return None
    after, asked = copy_of(GAME, encode(state)), question
    after.battle_deck.append("defender" if question.kind == "attack-forces" else "attacker")
    captured, picks = False, (lord,)
    while True:
        for event in GAME.answer(after, asked, picks, luck):
            mine = event.args.get("seat") == question.seat
            captured = captured or (event.kind == "lords-captured" and mine)
            if event.kind in ("battle-over", "game-over"):
                return captured or None
        asked = GAME.questions(after)[0]
        if asked.kind == "ransom-lords":
            return False
        picks = asked.sample(luck)
        if asked.kind == "defence-forces":
            picks = luck.choice([(o,) for o in asked.options if asked.accepts((o,)) is None])


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
                lost = {is_lost(state, question, lord, luck) for lord in lords} - {None}
                assert lost <= {bool(key)}, (index, question, key)
                assert signed == (lords if key else set())
            else:
                assert not key
    assert set(told) == {
        *("", "lord-alone", "lord-to-come", "deck-low", "allies-down", "last-fief"),
        *("no-ransom", "no-ransom-vikings"),
    }, told
