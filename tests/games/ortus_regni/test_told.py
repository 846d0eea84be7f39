"""What is told before one commits oneself comes so, and the fullest tables can be told."""

from __future__ import annotations

import pytest

from engine.games import game_words
from engine.games.ortus_regni import GAME, PICTURES, WORDS
from engine.games.ortus_regni.words import telling
from engine.kit.words import MOST_PAGE, shortened
from tests.games.ortus_regni.positions import answer, asked, complete, do, open_question, table
from tests.games.shown import PLAIN, scenarios
from tests.games.words import LONGEST_PLAIN
from texts import LOCALES

KEY = GAME.key
SAY = game_words(KEY, "en")


@pytest.mark.parametrize(("towers", "damage"), [(0, 2), (1, 3), (2, 4), (3, 3), (0, 3)])
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
    told = WORDS.question(GAME.view(state, 1), open_question(state, "defence-forces"), SAY, PLAIN)
    answer(state, "defence-forces", "none")
    if asked(state) == "properties-lost":
        question = open_question(state, "properties-lost")
        answer(state, "properties-lost", *question.options[: question.least])
    left = len(state.board.fiefs[1][0].cards)
    words = {0: "nothing falls", 1: "a property falls", 2: "2 properties fall", 3: "3 properties"}
    assert words[3 - left] in told
    rest = {0: "none is left", 1: "one property is left"}
    assert f" and {rest.get(left, f'{left} properties are left')}." in told


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_hold_the_largest_earldoms(locale: str) -> None:
    fiefs = " | ".join(["castle:vassal land@1 land market church@2 cathedral@3"] * 5)
    state = table(6, dict.fromkeys(range(6), fiefs), mercenaries={0: "mercenary:knight " * 6})
    say = game_words(KEY, locale)
    pages = telling.pages(GAME.view(state, None), say, LONGEST_PLAIN)
    assert all(0 < len(page) <= MOST_PAGE for page in pages)
    assert sum(page.count("🏰") for page in pages) == 30


def test_names_are_cut_before_what_is_told_of_a_picture() -> None:
    full = next(one for one in scenarios(KEY) if one.title.startswith("Everything at once"))
    *_, spot = full.spots()
    view = GAME.view(spot.state, None)
    told = PICTURES.board(view, SAY, LONGEST_PLAIN[:4]).alt
    assert LONGEST_PLAIN[0] not in told
    for cut, name in zip(shortened(LONGEST_PLAIN, 20), PLAIN, strict=True):
        told = told.replace(cut, name)
    assert PICTURES.board(view, SAY, PLAIN[:4]).alt.startswith(told.removesuffix("…"))


def test_whoever_was_away_hears_first_who_has_fallen_then_what_attacks_and_jousts_brought() -> None:
    order = [kind for kinds in WORDS.matters for kind in kinds]
    told = ("earl-out", "attack-failed", "joust-won", "attack-declared", "drew")
    assert sorted(told, key=order.index) == [*told]
