"""What is told before one commits oneself comes so, what is marked as new is, and whoever reads
nothing but words can tell all things apart."""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json

from engine.games import texts_folder
from engine.games.ortus_regni import GAME, PICTURES, WORDS
from engine.games.ortus_regni.pictures.changes import changes
from engine.games.ortus_regni.state import State, Step, View
from engine.games.ortus_regni.words import spoken
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, MILESTONES, Event, Question
from engine.kit.scene import Label, parts_of
from engine.kit.words.phrasing import shortened
from tests.games.ortus_regni.positions import answer, asked, complete, do, open_question, table
from tests.games.shown import BOLD, PLAIN, scenarios
from tests.games.suite import played
from tests.games.words import LONGEST_PLAIN
from texts import LOCALES, words_in

KEY = GAME.key
SAY = words_in("en", texts_folder(KEY))

each_number = pytest.mark.parametrize("seats", [2, 4, 6])


def sensible(seats: int, number: int = 0) -> Iterator[tuple[State, Question | None, list[Event]]]:
    """A game as sensible seats play it."""
    seed = bytes([number, seats] * 8)

    def likely(state: Any, luck: Chance) -> tuple[Question, tuple[str, ...]]:
        question = GAME.questions(state)[0]
        return question, GAME.likely(state, question, luck)

    return played(GAME, seats, {}, likely, seed, Chance(seed, 1 << 32))


def told_of(state: State, kind: str) -> str:
    """What is asked, and what stands beside it."""
    question = open_question(state, kind)
    return WORDS.question(GAME.view(state, question.seat), question, SAY, PLAIN)


# What comes so.


@pytest.mark.parametrize(("towers", "damage"), [(0, 2), (1, 3), (2, 4), (3, 3)])
def test_an_attack_that_nobody_answers_destroys_as_much_as_is_told(
    towers: int, damage: int
) -> None:
    forces = [f"vassal.{n + 1}" for n in range(damage)]
    state = table(
        earldoms={1: "palace land market church"},
        hands={0: f"vassal*{damage}", 1: "banquet"},
        towers={1: f"land*{towers}"},
        attack=" ".join(["raid-f1", *forces]),
    )
    complete(state)
    do(state)
    told = told_of(state, "defence-forces")
    answer(state, "defence-forces", "none")
    if asked(state) == "properties-lost":
        question = open_question(state, "properties-lost")
        answer(state, "properties-lost", *question.options[: question.least])
    left = len(state.board.fiefs[1][0].cards)
    words = {0: "nothing falls", 1: "a property falls", 2: "2 properties fall", 3: "3 properties"}
    assert words[3 - left] in told
    rest = {0: "none is left", 1: "one property is left"}
    assert f" and {rest.get(left, f'{left} properties are left')}." in told


@pytest.mark.parametrize("more", ["", "knight"])
def test_recruiting_brings_as_many_armies_as_are_told(more: str) -> None:
    state = table(earldoms={0: "palace land market"}, army_deck="infantry", army_discard="rest")
    complete(state)
    if not more:
        state.board.army_discard.clear()
    do(state, Step("turn", 0))
    question = open_question(state, "turn")
    told = WORDS.option(GAME.view(state, 0), question, "recruit", SAY, PLAIN).detail
    answer(state, "turn", "recruit")
    found = len(state.reserves[0])
    assert found == (2 if more else 1)
    assert told == f"{found} {'Armies' if more else 'Army'} into your reserve."


@each_number
def test_what_is_marked_as_new_is_what_the_earldoms_differ_by(seats: int) -> None:
    before: View | None = None
    since: list[Event] = []
    marked = 0
    for state, _, events in sensible(seats):
        since += [event for event in events if event.seats is None]
        if not any(event.kind in MILESTONES for event in events):
            continue
        view = json.decode(json.encode(GAME.view(state, None)), type=View, strict=False)
        if before is not None:
            found = changes(since)
            was = {fief.number: fief for fiefs in before.board.fiefs for fief in fiefs}
            now = {fief.number: fief for fiefs in view.board.fiefs for fief in fiefs}
            new = {f"f{number}" for number, fief in now.items() if was.get(number) != fief}
            assert new <= set(found.blocks)
            for seat in range(seats):
                if view.board.alive[seat]:
                    towers = view.board.towers[seat] - before.board.towers[seat]
                    armies = view.reserves[seat] - before.reserves[seat]
                    assert found.counts.get(("tower", seat), 0) == towers
                    assert found.counts.get(("army", seat), 0) == armies
                    marked += bool(towers) + bool(armies)
            marked += len(new)
        before, since = view, []
    assert marked > 10


def test_what_only_one_seat_may_know_is_not_in_the_story() -> None:
    for state, _, events in sensible(4):
        private = [event for event in events if event.seats is not None]
        assert WORDS.summary(private, GAME.view(state, None), SAY, BOLD[:4]) == ""


def test_whoever_looks_on_has_no_prompt() -> None:
    *_, (end, _, _) = sensible(2)
    for state, seat in ((table(hands={0: "land"}), None), (end, None), (end, EVERYONE)):
        assert PICTURES.of_prompt(GAME.view(state, seat), None, SAY, PLAIN[:2]) is None


# What differs.


@each_number
def test_options_that_read_alike_are_alike(seats: int) -> None:
    """But for equal cards; and a Fief or Mercenary has its number on the picture."""
    for state, question, _ in itertools.chain(*(sensible(seats, number) for number in range(3))):
        if question is None:
            continue
        view, names = GAME.view(state, question.seat), PLAIN[:seats]
        read_as: dict[str, set[str]] = defaultdict(set)
        for option, label in zip(
            question.options, WORDS.labels(view, question, SAY, names), strict=True
        ):
            stem, _, count = option.rpartition(".")
            read_as[label.text].add(stem if count.isdigit() else option)
        assert all(len(stems) == 1 for stems in read_as.values()), (question, read_as)
        canvas = PICTURES.of_prompt(view, question, SAY, names)
        if canvas is not None:
            numbers = set(re.findall(r"(?:Fief|Mercenary) (\d+)", " ".join(read_as)))
            items = [item for part in parts_of(canvas) for item in part.items]
            assert numbers <= {item.text for item in items if isinstance(item, Label)}, question


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_hold_the_largest_earldoms(locale: str) -> None:
    fiefs = " | ".join(["castle:vassal land@1 land market church@2 cathedral@3"] * 5)
    state = table(6, dict.fromkeys(range(6), fiefs), mercenaries={0: "mercenary:knight " * 6})
    say = words_in(locale, texts_folder(KEY))
    pages = spoken.pages(GAME.view(state, None), say, LONGEST_PLAIN)
    assert all(0 < len(page) <= spoken.MOST_PAGE for page in pages)
    assert sum(page.count("🏰") for page in pages) == 30


def test_names_are_cut_before_what_is_told_of_a_picture() -> None:
    full = next(one for one in scenarios(KEY) if one.title.startswith("Everything at once"))
    *_, spot = full.spots()
    view = GAME.view(spot.state, None)
    told = PICTURES.board(view, SAY, LONGEST_PLAIN[:4]).alt
    assert LONGEST_PLAIN[0] not in told
    for cut, name in zip(shortened(LONGEST_PLAIN, 14), PLAIN, strict=True):
        told = told.replace(cut, name)
    assert told == PICTURES.board(view, SAY, PLAIN[:4]).alt
