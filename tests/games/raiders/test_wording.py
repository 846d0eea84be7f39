"""The words of Raiders of the North Sea: complete in every language, short enough, and saying
the right thing."""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path

import pytest
from msgspec import structs

from engine.games import texts_folder
from engine.games.raiders import GAME, WORDS
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    OFFERS,
    SETTLEMENT_KEYS,
)
from engine.games.raiders.words import options, position
from engine.games.raiders.words.names import (
    ICONS,
    building_name,
    card_name,
    crew_text,
    hall_text,
    settlement_name,
    tile_text,
)
from engine.games.raiders.words.pages import rules_now
from engine.kit.contract import EVERYONE
from tests.games.raiders.positions import EMPTY_HALL, go, table, turn
from tests.games.raiders.tellings import (
    play,
    questions_in_all_forms,
    say_in,
    the_longest_milestones,
)
from tests.games.tellings import BOLD, PLAIN, all_keys
from tests.games.words import LONGEST_BOLD, LONGEST_PLAIN
from texts import LOCALES

PICTURES = Path(position.__file__).parents[1] / "pictures"
every_language = pytest.mark.parametrize("locale", LOCALES)
# Every key is there, and every key is used.


def test_the_texts_of_pictures_are_all_used() -> None:
    source = "".join(path.read_text("utf-8") for path in PICTURES.glob("*.py"))
    named = set(re.findall(r"['\"](picture-[\w-]+)['\"]", source))
    assert named == {key for key in all_keys(GAME.key) if key.startswith("picture-")}


# Every text fits where it goes.


@every_language
def test_questions_are_never_cut_and_options_have_signs(locale: str) -> None:
    say = say_in(locale)
    for view, question in questions_in_all_forms():
        asked = WORDS.question(view, question, say, LONGEST_BOLD[:3])
        assert "…" not in asked or len(question.options) > 30, asked
        for option in question.options:
            label = WORDS.option(view, question, option, say, LONGEST_PLAIN[:3])
            assert len(label.text) <= options.MOST_TEXT, label
            assert len(label.detail) <= options.MOST_DETAIL, label
            assert len(label.group) <= options.MOST_GROUP, label
            assert label.emoji, label


def test_what_is_only_being_chosen_is_said_though_it_is_no_answer_yet() -> None:
    say = say_in("en")
    for view, question in questions_in_all_forms():
        if question.most > 1:
            for both in permutations(question.options, 2):
                assert WORDS.picks(view, question, both, say, PLAIN[:3])


@every_language
def test_options_that_differ_are_told_apart_by_what_a_button_shows(locale: str) -> None:
    """Up to five options become buttons, which show no detail. Equal cards have a number: who reads
    and writes names both."""
    say = say_in(locale)
    for view, question in questions_in_all_forms():
        texts: dict[str, str] = {}
        for option in question.options:
            text = WORDS.option(view, question, option, say, PLAIN[:3]).text.casefold()
            assert text not in texts, f"{option} reads like {texts[text]}"
            texts[text] = option


@every_language
def test_the_last_milestone_leaves_points_and_winners_to_the_result(locale: str) -> None:
    [milestone] = the_longest_milestones()
    say = say_in(locale)
    told = WORDS.summary(milestone.events, milestone.view, say, BOLD[:4])
    for fact in milestone.events:
        if fact.kind in ("final-score", "game-over"):
            assert WORDS.event(fact, say, BOLD[:4]) not in told


@every_language
def test_what_a_card_does_fits_under_an_option(locale: str) -> None:
    say = say_in(locale)
    for tell in (crew_text, hall_text):
        lines = {key: tell(key, say) for key in CARD_KEYS}
        assert {key: line for key, line in lines.items() if len(line) > 100} == {}
    crews = [crew_text(key, say) for key in CARD_KEYS]
    assert len(set(crews)) == len(crews), "no two do the same in a crew"
    halls = [hall_text(key, say) for key in CARD_KEYS if CARDS[key].hall]
    assert len(set(halls)) == len(halls), "no two do the same at the Town Hall"


@every_language
def test_no_page_loses_a_line_to_the_catalogue_s_syntax(locale: str) -> None:
    """A line of a text that begins with * or [ would end it, silently."""
    text = (texts_folder("raiders") / f"{locale}.ftl").read_text("utf-8")
    assert re.findall(r"(?m)^ +\*(?!\[).*$|^ +\.[a-z].*$", text) == []


# From views alone.


def test_public_lines_name_no_hidden_card_or_offering() -> None:
    say = say_in("en")
    state = table(2, hands={0: "ragnhildr", 1: "folke"}, tiles={0: "o16"}, stack="o15 o14")
    turn(state)
    names = PLAIN[:2]
    view = GAME.view(state, None)
    shown = [position.position(view, say, names), WORDS.standings(view, say, names)]
    shown += [position.position(GAME.view(state, 1), say, names)]
    for text in shown:
        for word in ("Ragnhildr", "Folke", *(tile_text(t, say) for t in ("o14", "o16"))):
            assert word not in text
    assert "Ragnhildr" in WORDS.hand(GAME.view(state, 0), say, names)
    assert "6 points" in WORDS.hand(GAME.view(state, 0), say, names)
    assert "Folke" not in WORDS.hand(GAME.view(state, 0), say, names)


def test_the_hand_tells_each_card_with_both_effects_and_the_crew() -> None:
    say = say_in("en")
    view = GAME.view(table(2, hands={0: "archer sage"}, crew={0: "scout"}), 0)
    text = WORDS.hand(view, say, PLAIN[:2])
    for card in ("archer", "sage"):
        assert crew_text(card, say) in text
        assert hall_text(card, say) in text
    assert "(1 of 5, strength 2): Scout" in text


def test_standings_count_what_is_open_and_not_the_offerings() -> None:
    state = table(2, tiles={0: "o16"}, valkyrie=[3, 0], gold=[2, 0], score=[5, 0])
    line = WORDS.standings(GAME.view(state, None), say_in("en"), PLAIN[:2]).split("\n")[0]
    assert "5 points" in line
    assert "9 + 1 offering if the game ended now" in line


def test_the_open_view_after_the_end_is_told() -> None:
    *_, (state, _, _) = play(2, 5)
    view = GAME.view(state, EVERYONE)
    say = say_in("en")
    assert WORDS.phase(view, say) == "Final scores"
    assert view.standing is not None
    for n, line in enumerate(WORDS.standings(view, say, PLAIN[:2]).split("\n")):
        assert f"{view.standing.points[n]} point" in line


def test_the_rules_page_fits_the_moment() -> None:
    keys = {page.key for page in WORDS.rules(say_in("en"))}
    assert {rules_now(view) for view, _ in questions_in_all_forms()} <= keys
    for view, question in questions_in_all_forms():
        asked = structs.replace(view, questions=(question,), awaited=((0, question.kind),))
        assert WORDS.rules_now(asked) in keys
    state = table(2, village=EMPTY_HALL, hands={0: "warlord", 1: ""}, silver=[1, 2])
    turn(state)
    assert WORDS.rules_now(GAME.view(state, 0)) == "turn"
    go(state)


# Names.


@every_language
def test_everything_has_its_own_name(locale: str) -> None:
    say = say_in(locale)
    names = [card_name(key, say) for key in CARD_KEYS]
    names += [building_name(key, say) for key in BUILDING_KEYS]
    names += [settlement_name(key, say) for key in SETTLEMENT_KEYS]
    assert len(set(names)) == len(names)
    assert len(set(ICONS.values())) == len(ICONS), "every sign stands for one thing"
    tiles = [tile_text(key, say) for key in OFFERS]
    assert len(set(tiles)) == len(tiles)
