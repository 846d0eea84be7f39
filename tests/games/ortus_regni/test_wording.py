"""The words of Ortus Regni: there in every language, short enough, and from views alone.

What they say is tested in `test_telling.py`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk
from msgspec.structs import replace

from engine.games import texts_folder
from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.box import CARDS, FORCES, KINDS, READY_DECKS
from engine.games.ortus_regni.events import PRIVATE, QUESTIONS
from engine.games.ortus_regni.state import State, Step
from engine.games.ortus_regni.words import ends, position, story
from engine.games.ortus_regni.words.names import EMOJI, card_name, marked
from engine.kit.contract import Event
from tests.games.ortus_regni.positions import answer, do, table
from tests.games.ortus_regni.tellings import (
    TELLINGS,
    UNTOLD,
    a_table,
    ahead,
    play,
    questions_in_all_forms,
    say_in,
    tellings,
)
from tests.games.tellings import BOLD, PLAIN, all_keys, say_everything
from tests.games.words import LONGEST_BOLD
from texts import LOCALES

PICTURES = Path(position.__file__).parents[1] / "pictures"
every_language = pytest.mark.parametrize("locale", LOCALES)
# Every key is there, and every key is used.


def test_every_text_of_a_picture_is_asked_for_by_a_picture() -> None:
    say = say_in("en")
    say_everything(TELLINGS, say)
    paths = [*PICTURES.glob("*.py"), Path(ends.__file__), Path(story.__file__)]
    drawn = "".join(path.read_text("utf-8") for path in paths)
    for key in all_keys(GAME.key) - say.seen:
        stem = key if f'"{key}"' in drawn else key.partition("-")[0]
        assert f'"{stem}' in drawn, key


@every_language
def test_no_language_leaves_english_behind(locale: str) -> None:
    english, ours = say_in("en"), say_in(locale)
    starts = ("wait-", "ask-", "stake-", "ruling-", "order-", "rule", "does-", "event-", "did-")
    keys = {
        key for key in all_keys(GAME.key) if key.startswith(starts) and not key.endswith("-title")
    }
    same = {key for key in keys if english.words(key) == ours.words(key)}
    assert same == (keys if locale == "en" else set())


@every_language
def test_the_catalogue_is_read_whole(locale: str) -> None:
    text = (texts_folder("ortus_regni") / f"{locale}.ftl").read_text("utf-8")
    assert [one.content for one in parse(text).body if isinstance(one, Junk)] == []
    pages = {page.key: page.text for page in WORDS.rules(say_in(locale))}
    assert pages["attack"].count("**") == 12
    assert pages["battle"].count("**") == 10


# Within the limits, with the longest names.


@every_language
def test_questions_are_never_cut_and_events_have_a_line_of_their_own(locale: str) -> None:
    say = say_in(locale)
    for view, question in questions_in_all_forms():
        asked = WORDS.question(view, question, say, LONGEST_BOLD[:3])
        assert not asked.endswith("…"), f"{question.kind} does not fit: {asked}"
    for event in tellings():
        line = WORDS.event(event, say, TELLINGS.names(event))
        assert bool(line) == _is_told(event), event


@every_language
def test_what_only_one_seat_may_know_is_not_in_the_story(locale: str) -> None:
    view = GAME.view(a_table(), None)
    for event in tellings():
        if event.kind in PRIVATE:
            assert WORDS.summary([event], view, say_in(locale), BOLD) == ""


def _is_told(event: Event) -> bool:
    """Whether the chronicle has a line of its own for this event."""
    if event.kind == "mercenary-slain":
        return event.args["why"] != "battle" or bool(event.args["army"])
    if event.kind == "white-marker-back":
        return bool(event.args["markers"] < 8)
    return event.kind not in UNTOLD


@every_language
def test_what_a_card_does_fits_under_an_option(locale: str) -> None:
    say = say_in(locale)
    lines = {kind: say(f"does-{kind}") for kind in CARDS}
    assert {kind: line for kind, line in lines.items() if len(line) > 100} == {}
    assert len(set(lines.values())) == len(CARDS), "no two do the same"


@every_language
def test_no_detail_of_an_option_is_cut_with_short_names(locale: str) -> None:
    say = say_in(locale)
    for view, question in questions_in_all_forms():
        for option in question.options:
            label = WORDS.option(view, question, option, say, PLAIN[:3])
            assert not label.text.endswith("…"), label
            assert not label.detail.endswith("…"), label


@every_language
def test_every_ready_deck_stands_on_its_page_with_its_cards_and_where_it_is_from(
    locale: str,
) -> None:
    say = say_in(locale)
    page = next(page for page in WORDS.rules(say) if page.key == "decks").text
    for deck in READY_DECKS.values():
        name = f"**{say('deck-' + deck.key)}**"
        line = next(one for one in page.split("\n") if one.startswith(name))
        assert say(f"deck-source-{deck.source}") in line
        label = WORDS.ready(GAME.view(a_table(), 0), ahead()[0], deck.key, say)
        assert label.detail.endswith(say(f"deck-source-{deck.source}")), "not cut away"
        assert (label.emoji == "✏️") == (deck.source == "recon"), "ours are marked"
        cards = page.split(line)[1].split("\n")[1]
        for kind, count in deck.cards.items():
            name = marked(kind, say)
            assert (f"{name} ×{count}" if count > 1 else name) in cards
    assert "data.toml" in page


# From views alone, and nothing hidden.


def test_a_question_tells_nothing_that_others_hide() -> None:
    """The same question and the same public table with other hands around it."""
    for view, question in questions_in_all_forms():
        state = a_table()
        other = GAME.view(state, 0)
        assert other.mine == GAME.view(a_table(), 0).mine
        state.hands[1], state.hands[2] = ["allies", "allies"], ["champion"]
        state.towers[1], state.reserves[1] = ["monk", "monk"], ["infantry"]
        changed = replace(GAME.view(state, 0), board=view.board)
        same = replace(other, board=view.board)
        say, names = say_in("en"), PLAIN[:3]
        asked = WORDS.question(changed, question, say, names)
        assert asked == WORDS.question(same, question, say, names)
        for option in question.options:
            label = WORDS.option(changed, question, option, say, names)
            assert label == WORDS.option(same, question, option, say, names)


def test_public_lines_name_no_card_that_lies_face_down() -> None:
    say, hidden = say_in("en"), {}
    for event in tellings():
        if event.kind in ("drew", "towers-built", "armies-drawn", "armies-stolen", "mulligan"):
            hidden[event.kind] = WORDS.event(event, say, BOLD)
    names = [say(f"card-{kind}") for kind in (*KINDS, "infantry", "knight")]
    for kind, line in hidden.items():
        assert not [name for name in names if re.search(rf"\b{name}\b", line)], (kind, line)
    entered = [e for e in tellings() if e.kind == "joust-entered" and not e.args["lord"]]
    assert "a card face down" in WORDS.event(entered[0], say, BOLD)


def test_the_hand_tells_cards_towers_reserve_and_how_many_may_fight() -> None:
    text = WORDS.hand(GAME.view(a_table(), 0), say_in("en"), PLAIN[:3])
    assert text.split("\n") == [
        "**Hand (7):** 🌾 Land, 🤴 Prince ×2, 🛡️ Vassal, 📿 Monk, 🤝 Allies, 🚩 Banner",
        "**Towers (3):** 🏰 Castle, 🍖 Banquet ×2",
        "**Reserve (7; up to 5 may fight):** 🏹 Infantry ×2, 🐎 Knight ×5",
        "**Deck:** 10 cards",
    ]


def test_the_rules_page_fits_the_moment() -> None:
    keys = {page.key for page in WORDS.rules(say_in("en"))}
    found = set()
    for options in ({}, {"tournament": "on"}):
        for state, question, _ in play(4, 5, options):
            for seat in (None, question.seat if question else None):
                found.add(WORDS.rules_now(GAME.view(state, seat)))
    assert found <= keys
    assert {"decks", "turn", "attack", "towers", "tournament", "end"} <= found
    for kind in QUESTIONS:
        view = replace(GAME.view(a_table(), None), awaited=((0, kind),))
        assert WORDS.rules_now(view) in keys


# Names.


@every_language
def test_every_card_has_its_own_name_and_sign(locale: str) -> None:
    kinds = (*CARDS, *FORCES)
    assert len({card_name(kind, say_in(locale)) for kind in kinds}) == len(kinds)
    assert set(kinds) <= set(EMOJI)
    assert len(set(EMOJI.values())) == len(EMOJI)


def weights(kind: str, state: State, *about: str | int) -> dict[str, str]:
    view, say = GAME.view(state, 0), say_in("en")
    question = next(q for q in GAME.questions(state) if q.kind == kind)
    return {o: WORDS.option(view, question, o, say, PLAIN).weight for o in question.options}


def test_what_has_no_effect_stands_last_and_says_so() -> None:
    state = table(
        2, {0: "palace market | castle"}, hands={0: "banquet market vassal"}, decks={0: ""}
    )
    do(state, Step("turn", 0))
    assert weights("turn", state)["play.banquet"] == "weak"
    answer(state, "turn", "play.market")
    assert weights("place-property", state) == {"f0": "weak", "f2": "plain"}
    state = table(
        2, {1: "palace land | castle"}, hands={0: "vassal vassal land"}, towers={1: "land"}
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "attack")
    found = weights("declare-attack", state)
    assert found == {
        "towers-1": "plain",
        "raid-f1": "plain",
        "siege-f1": "weak",
        "siege-f2": "weak",
    }


def test_own_fiefs_are_touched_by_their_numbers_and_nobody_resigns_by_a_slip() -> None:
    state = table(2, {0: "palace market | castle"}, hands={0: "market vassal"}, decks={0: "vassal"})
    do(state, Step("turn", 0))
    found = marks(state, "turn")
    assert found["draw"] == "Draw and end the turn"
    assert found["resign"] == ""
    answer(state, "turn", "play.market")
    assert marks(state, "place-property") == {"f0": "1", "f2": "3"}


def marks(state: State, kind: str) -> dict[str, str]:
    view, say = GAME.view(state, 0), say_in("en")
    question = next(q for q in GAME.questions(state) if q.kind == kind)
    return {o: WORDS.option(view, question, o, say, PLAIN).mark for o in question.options}
