"""What is told comes true: warnings and hints are compared with what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import ACTIONS, CARDS
from engine.games.brian_boru.rules.tricks import landing
from engine.games.brian_boru.state import Play, State, controlled
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.brian_boru.positions import table
from tests.games.suite import by_luck, copy_of, encode, played


def test_a_marriage_disc_ends_where_the_hint_says() -> None:
    """One's own space is free: who slides all the way back stays where they were."""
    luck, told = Chance(bytes(16), 0), Counter[str]()
    for index in range(300):
        track = luck.sample(range(10), 5)
        result = luck.choice(("wins", "loses"))
        state = table(5, track=track, coins=6, **{result: {0: luck.choice(("y4", "y7", "y14"))}})
        GAME.run(Play(state, state.board, state.board.agenda, [], luck))
        for question in GAME.questions(state):
            icons = CARDS[str(question.about[0])].actions
            for way in question.options:
                action, _, more = way.partition("-")
                steps = icons[ACTIONS.index(action)].count("marriage")
                world = copy_of(GAME, encode(state))
                GAME.answer(world, question, (way,), luck)
                space = track[0] + (steps and steps + int(more or 0))
                ends = landing(state.board, 0, space)
                assert world.board.track[0] == ends, (index, question, way)
                told["no step" if not steps else "back" if ends == track[0] else "on"] += 1
    assert min(told["back"], told["on"]) > 10, told


def test_a_raid_is_warned_of_only_if_the_hand_can_help() -> None:
    """In random games: who is warned loses a town or not, as they play, while nobody else takes
    raiders; who is not warned cannot change it."""
    told: Counter[str] = Counter()
    for index in range(12):
        seats = 3 + index % 3
        luck = Chance(bytes(16), 1000 + index)
        for state, question, _ in played(GAME, seats, {}, by_luck(GAME), bytes([index] * 16), luck):
            if question is None or question.kind not in ("lead", "play-card", "action"):
                continue
            last = state.board.trick == state.board.tricks
            if not last or not controlled(state.board, question.seat):
                continue
            found = GAME.warning(GAME.view(state, question.seat), question)
            warned_of_it = found is not None and found.key == "raid"
            outcomes = set(raids_after(state, question, luck))
            if not outcomes:
                continue  # Others have to take raiders.
            assert warned_of_it == (len(outcomes) == 2), (index, question, outcomes)
            told[f"{question.kind} {warned_of_it}"] += 1
    assert len(told) == 6, told
    assert min(told.values()) > 3, told


TRIES = 12
"""So often each card is played on."""


def raids_after(state: State, question: Question, luck: Chance) -> Iterator[bool]:
    """Whether the seat loses a town to the Vikings, for ways to play on in which others take no
    raiders."""
    view, picks = GAME.view(state, question.seat), question.options
    if question.kind == "lead":
        by_card: dict[str, list[str]] = {}
        for option in luck.sample(picks, len(picks)):
            by_card.setdefault(option.partition("-")[0], []).append(option)
        picks = tuple(option for options in by_card.values() for option in options[:2])
    for pick in picks:
        for _ in range(TRIES):
            world = GAME.determinize(view, luck)
            raided = played_on(world, question, (pick,), luck)
            if raided is not None:
                yield raided


def played_on(state: State, question: Question, picks: Picks, luck: Chance) -> bool | None:
    seat, asked = question.seat, GAME.questions(state)[0]
    while True:
        events = GAME.answer(state, asked, picks, luck)
        if any(e.kind == "raiders-taken" and e.args["seat"] != seat for e in events):
            return None
        if any(e.kind == "town-lost" and e.args["seat"] == seat for e in events):
            return True
        if any(e.kind == "upkeep-step" and e.args["step"] == "church" for e in events):
            return False
        asked = GAME.questions(state)[0]
        picks = asked.sample(luck)
        if asked.kind == "action" and asked.seat != seat:
            ways = zip(ACTIONS, CARDS[str(asked.about[0])].actions, strict=False)
            raiding = {action for action, way in ways if "raider" in way}
            peaceful = [o for o in asked.options if o.partition("-")[0] not in raiding]
            picks = (luck.choice(peaceful or asked.options),)
