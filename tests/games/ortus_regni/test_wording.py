"""The words of Ortus Regni: there in every language, short enough, and from views alone.

What they say is tested in `test_telling.py`."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk
from msgspec.structs import replace

from engine.games import texts_folder
from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.box import CARDS, FORCES, KINDS, READY_DECKS
from engine.games.ortus_regni.events import PRIVATE, QUESTIONS
from engine.games.ortus_regni.mind.orders import ORDERS
from engine.games.ortus_regni.rules.setup import OPTIONS
from engine.games.ortus_regni.rulings import RULINGS
from engine.games.ortus_regni.state import State, View
from engine.games.ortus_regni.words import position
from engine.games.ortus_regni.words.names import EMOJI, card_name, marked
from engine.games.ortus_regni.words.pages import PAGES
from engine.kit.contract import MILESTONES, Event, Question, Source, Standing
from tests.games.ortus_regni.tellings import (
    UNTOLD,
    Recorder,
    a_table,
    ahead,
    all_options,
    play,
    questions_in_all_forms,
    say_in,
    tellings,
    the_longest_milestones,
)
from tests.games.words import LEFT_OVER, LIMITS, no_complaints
from texts import LOCALES

PICTURES = Path(position.__file__).parents[1] / "pictures"
GAMES = int(os.environ.get("WORDING_GAMES", "1"))
"""Random games for each number of seats and language."""

BOLD = ("**Ana**", "**Iñigo**", "**Cem**", "**Dora**", "**Eli**", "**Fay**")
PLAIN = ("Ana", "Iñigo", "Cem", "Dora", "Eli", "Fay")
LONGEST_BOLD = tuple(f"**{letter}" + "\\_" * 30 + "w**" for letter in "ABCDEF")
LONGEST_PLAIN = tuple(letter + "W" * 31 for letter in "ABCDEF")
OF_PICTURES = (
    "picture-", "sheet-", "outcome-", "hand-hand", "hand-towers", "hand-reserve", "hand-rider",
    "hand-deck", "hand-tray", "vikings",
)  # fmt: skip
"""How the keys begin that pictures use."""

every_language = pytest.mark.parametrize("locale", LOCALES)
every_table = pytest.mark.parametrize("seats", [2, 3, 4, 6])


def all_keys(locale: str = "en") -> set[str]:
    text = (texts_folder("ortus_regni") / f"{locale}.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", text))


# Every key is there, and every key is used.


def say_everything(say: Recorder) -> None:
    """Call every function of the wording, in all forms."""
    WORDS.title(say)
    WORDS.pitch(say)
    WORDS.rules(say)
    for option in OPTIONS:
        for key in (option.key, *(f"{option.key}-{choice}" for choice in option.choices)):
            say(f"option-{key}")
    for order in ORDERS:
        for key in (order.key, *(f"{order.key}-{choice}" for choice in order.choices[1:])):
            say(f"order-{key}")
    for kind in QUESTIONS:
        WORDS.waiting(kind, say)
    for kind in (*CARDS, *FORCES):
        card_name(kind, say)
    view = GAME.view(a_table(), 0)
    for view_then, question in questions_in_all_forms():
        WORDS.question(view_then, question, say, PLAIN[:3])
        for choice in question.options:
            WORDS.option(view_then, question, choice, say, PLAIN[:3])
        WORDS.picks(view_then, question, question.options[: question.least], say, PLAIN[:3])
    for question in ahead():
        WORDS.question(view, question, say, PLAIN[:3])
    for names in (BOLD[:3], ("Ana", "Bo", "Ian")):
        for event in tellings():
            WORDS.event(event, say, names if event.kind != "joust-hands" else BOLD)
    say("list-last-i", head="", tail="")
    for changes in ({"active": 0}, {"active": -1, "phase": "over"}, {"active": -2}):
        seen = replace(view, board=_with(**changes))
        WORDS.summary([e for e in tellings() if e.kind != "joust-hands"], seen, say, BOLD[:3])
    say_decks(say)
    WORDS.result(Standing((1, 2), (1, 0), (Source("outlasted", (1, 0)),), "last"), say, PLAIN[:2])
    say_positions(say)


def _with(**changes: Any) -> Any:
    board = a_table().board
    for name, value in changes.items():
        setattr(board, name, value)
    return board


def say_decks(say: Recorder) -> None:
    question = Question(1, 0, "build-deck", (), 24, 24, about=(24,))
    view = GAME.view(a_table(), 0)
    for key in READY_DECKS:
        WORDS.ready(view, question, key, say)
    for text in ("7 castle, 1 palace, 2 zzzz, 1 castel", "a1, b2, c3, d4, e5, f6, g7, h8, i9, j10"):
        WORDS.read(view, question, text, [say])
    WORDS.read(view, question, "6 castle, " * 9, [say])


def say_positions(say: Recorder) -> None:
    for options in ({}, {"tournament": "on"}):
        for state, question, _ in play(3, 1, options):
            say_position(GAME.view(state, question.seat if question else None), say)
    rich = a_table()
    rich.jousters[0] = "monk"
    say_position(GAME.view(rich, 0), say)
    rich.board.arrived = True
    rich.board.alive[1] = False
    say_position(GAME.view(rich, 1), say)


def say_position(view: View, say: Recorder) -> None:
    names = PLAIN[: view.seats]
    for told in (WORDS.hand, WORDS.standings, position.position):
        told(view, say, names)
    WORDS.phase(view, say)


def test_every_text_that_is_asked_for_is_there_and_every_other_is_none_too_many() -> None:
    say = say_in("en")
    with no_complaints():
        say_everything(say)
    assert say.seen - all_keys() == set()
    left = {key for key in all_keys() - say.seen if not key.startswith(OF_PICTURES)}
    assert left == set(), "texts that nobody reads"


def test_every_text_of_a_picture_is_asked_for_by_a_picture() -> None:
    say = say_in("en")
    say_everything(say)
    drawn = "".join(path.read_text("utf-8") for path in PICTURES.glob("*.py"))
    for key in all_keys() - say.seen:
        stem = key if f'"{key}"' in drawn else key.partition("-")[0]
        assert f'"{stem}' in drawn, key


@every_language
def test_every_language_can_say_everything(locale: str) -> None:
    with no_complaints():
        say_everything(say_in(locale))
    assert all_keys(locale) == all_keys()


@every_language
def test_no_language_leaves_english_behind(locale: str) -> None:
    english, ours = say_in("en"), say_in(locale)
    starts = ("wait-", "ask-", "stake-", "ruling-", "order-", "rule", "does-", "event-", "did-")
    keys = {key for key in all_keys() if key.startswith(starts) and not key.endswith("-title")}
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


def read_label(view: View, question: Question, option: str, say: Recorder) -> None:
    label = WORDS.option(view, question, option, say, LONGEST_PLAIN[: view.seats])
    assert 0 < len(label.text) <= 80
    assert len(label.detail) <= 100
    assert not label.detail.endswith("…") or "Castle" in label.detail or len(label.detail) > 80
    assert len(label.group) <= 45
    assert len(label.emoji) <= 3
    assert not label.emoji.isascii() or not label.emoji
    for text in (label.text, label.detail, label.group):
        assert LEFT_OVER.search(text) is None, text


def read_all(state: State, question: Question | None, locale: str) -> None:
    say = say_in(locale)
    seats = state.board.seats
    bold, plain = LONGEST_BOLD[:seats], LONGEST_PLAIN[:seats]
    view = GAME.view(state, question.seat if question else None)
    assert 0 < len(WORDS.standings(view, say, bold)) <= LIMITS["standings"]
    assert 0 < len(position.position(view, say, plain)) <= LIMITS["alt"]
    assert 0 < len(WORDS.phase(view, say)) <= LIMITS["phase"]
    assert len(WORDS.hand(view, say, bold)) <= LIMITS["hand"]
    if question is None:
        assert view.standing
        assert 0 < len(WORDS.result(view.standing, say, bold)) <= LIMITS["result"]
        return
    asked = WORDS.question(view, question, say, bold)
    assert 0 < len(asked) <= LIMITS["question"]
    assert LEFT_OVER.search(asked) is None, asked
    for option in question.options:
        read_label(view, question, option, say)
    for picks in {question.options[: question.least], question.options[-1:]}:
        assert 0 < len(WORDS.picks(view, question, picks, say, bold)) <= LIMITS["picks"]
    for entry in GAME.foreseen(GAME.view(state, (question.seat + 1) % seats)):
        heading = WORDS.question(view, entry.question, say, bold)
        assert 0 < len(heading) <= LIMITS["heading"]


@every_language
@every_table
def test_random_games_are_told_within_the_limits(seats: int, locale: str) -> None:
    say, names = say_in(locale), LONGEST_BOLD[:seats]
    choices = all_options()
    with no_complaints():
        for game in range(GAMES):
            since: list[Event] = []
            options = choices[(seats + game) % len(choices)]
            for number, (state, question, events) in enumerate(play(seats, game, options)):
                if question is None or question.kind != "turn" or number % 5 == 0:
                    read_all(state, question, locale)
                for event in events:
                    line = WORDS.event(event, say, names)
                    assert len(line) <= LIMITS["event"]
                    assert LEFT_OVER.search(line) is None, line
                since += [event for event in events if event.seats is None]
                if any(event.kind in MILESTONES for event in events):
                    text = WORDS.summary(since, GAME.view(state, None), say, names)
                    assert 0 < len(text) <= LIMITS["summary"]
                    assert text.count("**") % 2 == 0, "a name was cut in the middle"
                    since = []


@every_language
def test_all_forms_of_all_questions_and_events_are_short_enough(locale: str) -> None:
    say = say_in(locale)
    for view, question in questions_in_all_forms():
        asked = WORDS.question(view, question, say, LONGEST_BOLD[:3])
        assert 0 < len(asked) <= LIMITS["question"]
        assert not asked.endswith("…"), f"{question.kind} does not fit: {asked}"
        for option in question.options:
            read_label(view, question, option, say)
    for question in ahead():
        heading = WORDS.question(view, question, say, LONGEST_BOLD[:3])
        assert 0 < len(heading) <= LIMITS["heading"]
    for kind in QUESTIONS:
        assert 0 < len(WORDS.waiting(kind, say)) <= LIMITS["waiting"]
    for event in tellings():
        names = LONGEST_BOLD if event.kind == "joust-hands" else LONGEST_BOLD[:3]
        line = WORDS.event(event, say, names)
        assert len(line) <= LIMITS["event"]
        assert bool(line) == _is_told(event), event


def _is_told(event: Event) -> bool:
    """Whether the chronicle has a line of its own for this event."""
    if event.kind == "mercenary-slain":
        return event.args["why"] != "battle" or bool(event.args["army"])
    if event.kind == "white-marker-back":
        return bool(event.args["markers"] < 8)
    return event.kind not in UNTOLD


@every_language
def test_the_longest_milestones_keep_the_heading_and_the_end(locale: str) -> None:
    say = say_in(locale)
    (joust, view), (war, _) = the_longest_milestones()
    for events, sign in ((joust, "**R"), (war, "🏴"), (war, "👑")):
        text = WORDS.summary(events, view, say, LONGEST_BOLD)
        assert len(text) <= LIMITS["summary"]
        assert text.count("**") % 2 == 0, "a name was cut in the middle"
        assert sign in text, text
    short = WORDS.summary(joust, view, say, BOLD)
    assert all(name in short for name in BOLD)


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
def test_rules_pages_fit(locale: str) -> None:
    say = say_in(locale)
    pages = WORDS.rules(say)
    assert [page.key for page in pages] == [*PAGES, *CARDS]
    for page in pages:
        assert 100 < len(page.text) <= LIMITS["page"], page.key
        assert 0 < len(page.title) <= 45
    texts = {page.key: page.text for page in pages}
    for ruling in RULINGS:
        assert say(f"ruling-{ruling}") in texts["ours"]


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


@every_language
def test_the_score_table_fits_a_phone(locale: str) -> None:
    standing = Standing(
        (4, 3, 1, 2, 6, 5), (2, 3, 5, 4, 0, 1), (Source("outlasted", (2, 3, 5, 4, 0, 1)),), "last"
    )
    text = WORDS.result(standing, say_in(locale), LONGEST_BOLD)
    assert len(text) <= LIMITS["result"]
    block = text.split("```")[1].strip("\n").split("\n")
    assert len({len(line) for line in block}) == 1, "columns stand below each other"
    assert len(block[0]) <= 38
    assert block[0].split() == ["C", "D", "B", "A", "F", "E"], "in the order of the places"


# From views alone, and nothing hidden.


@every_table
def test_what_everybody_reads_is_the_same_for_every_seat(seats: int) -> None:
    say = say_in("en")
    names = PLAIN[:seats]
    for number, (state, _, _) in enumerate(play(seats, 3)):
        if number % 7:
            continue
        views = [GAME.view(state, seat) for seat in (None, *range(seats))]
        assert len({position.position(view, say, names) for view in views}) == 1
        assert len({WORDS.standings(view, say, names) for view in views}) == 1
        assert len({WORDS.phase(view, say) for view in views}) == 1
        assert WORDS.hand(views[0], say, names) == ""


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


@every_language
def test_the_kinds_that_only_one_seat_may_know_are_told_to_it(locale: str) -> None:
    private = {event.kind for event in tellings() if event.seats is not None}
    assert private == set(PRIVATE)
    for event in tellings():
        if event.kind in PRIVATE:
            assert WORDS.event(event, say_in(locale), BOLD[:3])
            assert WORDS.summary([event], GAME.view(a_table(), None), say_in(locale), BOLD) == ""


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
        "**Reserve (7, 5 may fight):** 🏹 Infantry ×2, 🐎 Knight ×5",
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
