"""Open questions that older versions have put are read, and answered as they were put: version 2
asked for everything by itself, version 4 for some new cards too early."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.games import game_words
from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.rules.ground import cell_of
from engine.games.claim_kingdoms.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Limit, Question
from tests.games.claim_kingdoms.positions import plain, table
from tests.games.shown import read_question
from tests.games.transcript import differences
from tests.games.words import fit, no_complaints, options_fit
from texts import LOCALES

HERE = "N0E0"
AT = cell_of(HERE)
LYING = {
    "N1E0": "elves b a", "N0E1": "trolls b", "N0E2": "gnomes", "N0E3": "gnomes b"
}  # fmt: skip
OLD = [
    "use-power dragons N0E0 2 | use pass | use | score.a 0>2",
    "use-power dragons N0E0 2 | use pass | pass |",
    "direction cyclopes N0E0 | north east pass | north | score.a 0>1",
    "line trolls N0E0 | row column pass | row | score.a 0>1",
    "target-follower undead N0E0 | N1E0-1 pass | N1E0-1, N0E0 | cards.N1E0 -b; cards.N0E0 +b",
    "target-card ghosts N0E0 | N1E0 pass | N1E0, N0E0 | cards.N1E0 -a; cards.N0E0 +a",
    "target-card ice_kings N0E0 | N0E1 pass | N0E1, N1E0 | cards.N1E0 -a; cards.N0E1 +a",
    "target-hand shadows N0E0 beside 1 | 1 2 take.elves take.deck | 2 take.elves | display -elves"
    " +knights; hands.a +elves/all; hands.c -knights +knights/a; deck -knights",
    "guess fire_elementals N0E0 | high low take.elves take.deck | high take.elves | score.a 0>3;"
    " display -elves +yetis; hands.a +elves/all; deck -yetis -knights +knights/all",
]
"""Kind and about, options, answers, what they change; the power's card lies at N0E0."""
ELSEWHERE: list[tuple[str, dict[str, Any], list[Step]]] = [
    (
        "spectre-card N0E0 | N1E0 N0E0 | N1E0, S1E0 | cards.N1E0 elves+b>-; cards.S1E0 ->elves+b",
        {"cards": {"N1E0": "elves b", HERE: "druids a"}},
        [Step("spectre-card", 0, AT)],
    ),
    (
        "seer-card seers N0E0 | orcs mages | orcs, orcs mages | hands.a +orcs;"
        " deck +orcs/a +mages/a; looked -orcs/a -orcs/a -mages/a",
        {"cards": {HERE: "seers a"}, "looked": "orcs mages orcs"},
        [Step("seer-card", 0, AT, "seers")],
    ),
    (
        "play-card | mages orcs | mages | chosen ->mages",
        {"cards": {"N1E0": "elves"}, "hands": {0: "orcs mages"}, "hand": 2},
        [Step("place", 0), Step("play", 0)],
    ),
    (
        "place-card druids | D2 E1 | D2, C2-1 | cards.C2 -b; cards.D2 ->druids+a; hands.a -druids",
        {"maps": (1, 3), "cards": {"C2": "elves b", "D1": "orcs b"}, "hands": {0: "druids"}},
        [Step("place", 0)],
    ),
    (
        "target-hand rogues N0E0 | 1 pass | 1 | phase play>over; hands.a +knights/b;"
        " hands.b -knights",
        {"cards": {HERE: "rogues a"}, "end": "followers"},
        [Step("power", 0, AT, "rogues")],
    ),
    (
        "display-cards ice_beasts N0E0 alone 2 | elves orcs.1 orcs.2 | elves orcs.2 | score.a 0>2;"
        " display -elves -orcs +knights +yetis; out +elves +orcs; deck -yetis -knights",
        {"cards": {HERE: "ice_beasts a"}, "display": "elves orcs orcs"},
        [Step("power", 0, AT, "ice_beasts")],
    ),
]


def stored(asked: str, position: dict[str, Any], steps: list[Step]) -> State:
    """A position of an older version as it comes from the file, in the middle of seat 0's turn."""
    about, options = (part.split() for part in asked.split(" | ")[:2])
    takes = tuple(option for option in options if option.startswith("take."))
    power = tuple(option for option in options if option not in takes)
    limits = (Limit(power, 1, 1), Limit(takes, 1, 1)) if takes else ()
    looked = position.get("looked", "").split()
    state = table(**{name: told for name, told in position.items() if name != "looked"})
    state.looked, state.looked_known = looked, [1] * len(looked)
    state.board.last = AT
    rest = [Step("turn", 1), Step("turn-over", 0), Step("draw", 0, what="turn")]
    state.board.agenda = [*rest, Step("after-power", 0), *steps]
    kind, *what = [int(word) if word.isdigit() else word for word in about]
    least, most = (0, 2) if kind == "display-cards" else (1 + bool(takes), 1 + bool(takes))
    question = Question(7, 0, str(kind), power + takes, least, most, limits, about=tuple(what))
    state.questions, state.asked = [question], question.number
    found: State = GAME.upgrade(msgspec.json.decode(msgspec.json.encode(state)), 1)
    return found


def with_power(asked: str) -> tuple[str, dict[str, Any], list[Step]]:
    power = asked.split()[1]
    cards = LYING | {HERE: f"{power} a"}
    return asked, {"seats": 3, "cards": cards}, [Step("power", 0, AT, power)]


@pytest.mark.parametrize(("asked", "position", "steps"), [*map(with_power, OLD), *ELSEWHERE])
def test_what_older_versions_have_asked_is_read_and_answered_as_it_was_put(
    asked: str, position: dict[str, Any], steps: list[Step]
) -> None:
    state = stored(asked, position, steps)
    before = plain(state)
    answers, _, changed = asked.partition(" | ")[2].partition(" | ")[2].partition(" |")
    for picks in answers.split(", "):
        (question,) = GAME.questions(state)
        with no_complaints():
            for locale in LOCALES:
                say, view = game_words(GAME.key, locale), GAME.view(state, 0)
                fit(GAME.key, say, read_question(GAME.key, view, question, say))
                options_fit(GAME.key, view, question, say)
        GAME.answer(state, question, tuple(picks.split()), Chance(bytes(16), 1))
        # Which card was chosen its player alone sees.
        assert [GAME.view(state, seat).chosen for seat in (0, 1)] == [state.chosen, ""]
    assert "; ".join(differences(GAME.key, before, plain(state))) == changed.strip()
