"""The words of Claim Kingdoms: complete in every language, short enough, and saying the right
thing."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from msgspec import structs

from engine.games import texts_folder
from engine.games.claim_kingdoms import GAME, WORDS, box
from engine.games.claim_kingdoms.box import BOARDS, FACTION_KEYS, FACTIONS
from engine.games.claim_kingdoms.events import PRIVATE, QUESTIONS
from engine.games.claim_kingdoms.rules.setup import OPTIONS
from engine.games.claim_kingdoms.words import position
from engine.games.claim_kingdoms.words.names import (
    EMOJI,
    FIELD_EMOJI,
    TREASURE_EMOJI,
    card_name,
    faction_name,
    power_text,
)
from engine.games.claim_kingdoms.words.pages import PAGES
from engine.kit.contract import MILESTONES, Event, Question, Source, Standing
from engine.kit.words.phrasing import listed
from tests.games.by_hand import told
from tests.games.claim_kingdoms.positions import HERE, answer, open_question, table, turn
from tests.games.claim_kingdoms.positions import play as play_card
from tests.games.claim_kingdoms.tellings import (
    Recorder,
    a_view,
    all_options,
    play,
    questions_in_all_forms,
    say_in,
    tellings,
    the_longest_milestone,
)
from tests.games.words import LIMITS, no_complaints
from texts import LOCALES

GAMES = int(os.environ.get("WORDING_GAMES", "1"))
"""Random games for each number of seats and language."""

BOLD = ("**Ana**", "**Iñigo**", "**Cem**", "**Dora**")
PLAIN = ("Ana", "Iñigo", "Cem", "Dora")
LONGEST_BOLD = tuple(f"**{letter}" + "\\_" * 30 + "w**" for letter in "ABCD")
LONGEST_PLAIN = tuple(letter + "W" * 31 for letter in "ABCD")
OF_PICTURES = ("picture-", "sheet-")
"""How the keys begin that only pictures use."""

every_language = pytest.mark.parametrize("locale", LOCALES)
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def all_keys(locale: str = "en") -> set[str]:
    text = (texts_folder("claim_kingdoms") / f"{locale}.ftl").read_text("utf-8")
    keys = set(re.findall(r"(?m)^([a-z][\w-]*) =", text))
    return {key for key in keys if not key.startswith(OF_PICTURES)}


# Every key is there, and every key is used.


def say_everything(say: Recorder) -> None:
    """Call every function of the wording, in all forms."""
    WORDS.title(say)
    WORDS.pitch(say)
    WORDS.rules(say)
    for option in OPTIONS:
        for key in (option.key, *(f"{option.key}-{choice}" for choice in option.choices)):
            say(f"option-{key}")
    for kind in QUESTIONS:
        WORDS.waiting(kind, say)
    for view, question in questions_in_all_forms():
        WORDS.question(view, question, say, PLAIN[:3])
        for choice in question.options:
            WORDS.option(view, question, choice, say, PLAIN[:3])
        WORDS.picks(view, question, question.options[: question.least], say, PLAIN[:3])
    known = structs.replace(a_view(), under=("elves",) * 5)
    for kind in ("play-card", "place-card", "use-power", "draw-card"):
        ahead = Question(0, 0, kind, ("deck",), about=("elves",))
        WORDS.question(known, ahead, say, PLAIN[:3])
    WORDS.option(known, ahead, "deck", say, PLAIN[:3])
    events = tellings()
    for event in events:
        WORDS.event(event, say, PLAIN[:3])
    WORDS.summary(events, a_view(), say, PLAIN[:3])
    later = [event for event in events if event.kind != "game-start"]
    WORDS.summary(later, a_view(), say, PLAIN[:3])
    for key in ("none", "count-own-adjacent"):
        say(f"power-{key}")
    for why, places in (("points", (1, 2)), ("supply", (1, 2)), ("shared", (1, 1))):
        WORDS.result(Standing(places, (9, 9), (Source("play", (9, 9)),), why), say, PLAIN[:2])
    state = table(3, hands={1: ""}, moon="full")
    chosen = structs.replace(GAME.view(state, 0), chosen="knights", looked=("elves",))
    for view in (chosen, a_view(), GAME.view(state, 1)):
        WORDS.hand(view, say, PLAIN[:3])
        WORDS.standings(view, say, PLAIN[:3])
        position.position(view, say, PLAIN[:3])
    for options in ({}, {"factions": "turns"}):
        for state, question, _ in play(2, 0, options):
            view = GAME.view(state, question.seat if question else None)
            WORDS.phase(view, say)
            position.position(view, say, PLAIN[:2])
            WORDS.standings(view, say, PLAIN[:2])


def test_every_text_that_is_asked_for_is_there_and_every_other_is_none_too_many() -> None:
    say = say_in("en")
    with no_complaints():
        say_everything(say)
    assert say.seen - all_keys() == set()
    assert all_keys() - say.seen == set(), "texts that nobody reads"


@every_language
def test_every_language_can_say_everything(locale: str) -> None:
    with no_complaints():
        say_everything(say_in(locale))


@every_language
def test_no_language_leaves_english_behind(locale: str) -> None:
    english = {kind: WORDS.waiting(kind, say_in("en")) for kind in QUESTIONS}
    ours = {kind: WORDS.waiting(kind, say_in(locale)) for kind in QUESTIONS}
    same = [kind for kind in QUESTIONS if english[kind] == ours[kind]]
    assert (same == []) == (locale != "en")


# Within the limits, with the longest names.


def read_label(view: Any, question: Question, option: str, number: int, say: Recorder) -> None:
    label = WORDS.option(view, question, option, say, LONGEST_PLAIN[: view.seats])
    assert 0 < len(label.text) <= 80
    assert len(label.detail) <= 100
    assert len(label.group) <= 45
    assert len(label.emoji) <= 3
    assert not label.emoji.isascii() or not label.emoji
    if re.match(r"[A-Z]\d", option):
        assert label.text.startswith(f"{number} · "), "the number in the picture"


def read_all(state: Any, question: Question | None, locale: str) -> None:
    say = say_in(locale)
    seats = state.board.seats
    bold, plain = LONGEST_BOLD[:seats], LONGEST_PLAIN[:seats]
    view = GAME.view(state, question.seat if question else None)
    assert 0 < len(WORDS.standings(view, say, bold)) <= LIMITS["standings"]
    assert 0 < len(position.position(view, say, plain)) <= LIMITS["alt"]
    assert len(WORDS.hand(view, say, bold)) <= LIMITS["hand"]
    if question is None:
        assert 0 < len(WORDS.result(view.standing, say, bold)) <= LIMITS["result"]
        return
    assert 0 < len(WORDS.question(view, question, say, bold)) <= LIMITS["question"]
    for number, option in enumerate(question.options, 1):
        read_label(view, question, option, number, say)
    for picks in {question.options[: question.least], question.options[-1:]}:
        assert 0 < len(WORDS.picks(view, question, picks, say, bold)) <= LIMITS["picks"]
    for ahead in GAME.foreseen(GAME.view(state, (question.seat + 1) % seats)):
        heading = WORDS.question(view, ahead.question, say, bold)
        assert 0 < len(heading) <= LIMITS["heading"]


@every_language
@every_table
def test_all_words_are_short_enough_in_random_games(seats: int, locale: str) -> None:
    say = say_in(locale)
    names = LONGEST_BOLD[:seats]
    choices = all_options()
    with no_complaints():
        for game in range(GAMES * 3):
            since: list[Event] = []
            options = choices[(seats * 5 + game * 3) % len(choices)]
            for state, question, events in play(seats, game, options):
                read_all(state, question, locale)
                for event in events:
                    line = WORDS.event(event, say, names)
                    assert len(line) <= LIMITS["event"]
                    assert "{" not in line
                    assert "None" not in line
                since += [event for event in events if event.seats is None]
                if any(event.kind in MILESTONES for event in events):
                    text = WORDS.summary(since, GAME.view(state, None), say, names)
                    assert 0 < len(text) <= LIMITS["summary"]
                    assert text.count("**") % 2 == 0, "a name was cut in the middle"
                    since = []


@every_language
def test_all_forms_of_all_questions_are_short_enough(locale: str) -> None:
    say = say_in(locale)
    for view, question in questions_in_all_forms():
        asked = WORDS.question(view, question, say, LONGEST_BOLD[:3])
        assert 0 < len(asked) <= LIMITS["question"]
        for number, option in enumerate(question.options, 1):
            read_label(view, question, option, number, say)
    for kind in QUESTIONS:
        assert 0 < len(WORDS.waiting(kind, say)) <= LIMITS["waiting"]
    for event in tellings():
        assert len(WORDS.event(event, say, LONGEST_BOLD[:3])) <= LIMITS["event"]


@every_language
def test_the_longest_milestone_keeps_the_end(locale: str) -> None:
    events, view = the_longest_milestone()
    say = say_in(locale)
    text = WORDS.summary(events, view, say, LONGEST_BOLD)
    assert len(text) <= LIMITS["summary"]
    assert text.count("**") % 2 == 0, "a name was cut in the middle"
    for icon in ("🏁", "⚔️", "🧪"):
        assert icon in text, text
    short = WORDS.summary(events, view, say, BOLD)
    assert all(name in short for name in BOLD)


@every_language
def test_what_a_card_does_fits_under_an_option(locale: str) -> None:
    say = say_in(locale)
    lines = {key: power_text(key, say) for key in FACTION_KEYS}
    assert {key: line for key, line in lines.items() if len(line) > 100} == {}
    assert len(set(lines.values())) == len(FACTION_KEYS), "no two do the same"
    view = a_view()
    question = Question(1, 0, "choose-faction", FACTION_KEYS, about=(1, 8))
    for key in FACTION_KEYS:
        assert WORDS.option(view, question, key, say, PLAIN).detail == lines[key]


@every_language
def test_rules_pages_fit(locale: str) -> None:
    pages = WORDS.rules(say_in(locale))
    assert [page.key for page in pages] == [*PAGES, *FACTION_KEYS]
    for page in pages:
        assert 150 < len(page.text) <= LIMITS["page"], page.key
        assert 0 < len(page.title) <= 45


@every_language
def test_the_score_table_fits_a_phone(locale: str) -> None:
    keys = ("play", "map-1", "map-5", "map-7", "map-10", *FACTION_KEYS[-9:], "fire_elementals")
    sources = tuple(Source(key, (0, 1, 20, 3)) for key in keys)
    standing = Standing((4, 3, 1, 2), (0, 15, 140, 45), sources, "points")
    text = WORDS.result(standing, say_in(locale), LONGEST_BOLD)
    assert len(text) <= LIMITS["result"]
    block = text.split("```")[1].strip("\n").split("\n")
    assert len(block) == len(keys) + 2
    assert len({len(line) for line in block}) == 1, "columns stand below each other"
    assert len(block[0]) <= 38
    assert block[0].split() == ["C", "D", "B", "A"], "in the order of the places"
    assert block[-1].split()[-4:] == ["140", "45", "15", "0"]


# What is said.


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ana**: removes 2 followers of **Iñigo** from C4 (⚔️ Knights)."),
        ("es", "**Ana**: retira 2 seguidores de **Iñigo** de C4 (⚔️ Caballeros)."),
        ("pt-BR", "**Ana**: remove 2 seguidores de **Iñigo** em C4 (⚔️ Cavaleiros)."),
    ],
)
def test_a_line_of_the_chronicle(locale: str, line: str) -> None:
    [removed, *_] = [event for event in tellings() if event.kind == "follower-removed"]
    assert WORDS.event(removed, say_in(locale), BOLD) == line


@pytest.mark.parametrize(
    ("locale", "none", "one", "two"),
    [
        ("en", "0 points", "1 point", "2 points"),
        ("es", "0 puntos", "1 punto", "2 puntos"),
        ("pt-BR", "0 ponto", "1 ponto", "2 pontos"),
    ],
)
def test_amounts_take_the_plural_of_the_language(
    locale: str, none: str, one: str, two: str
) -> None:
    for points, words in enumerate((none, one, two)):
        view = GAME.view(table(2, score=[points] * 2), None)
        assert f": {words}" in position.position(view, say_in(locale), PLAIN[:2])


def test_the_card_and_its_power_stand_in_the_question_where_to_play_it() -> None:
    [(view, question)] = [(v, q) for v, q in questions_in_all_forms() if q.kind == "place-card"]
    asked = WORDS.question(view, question, say_in("en"), BOLD[:3])
    assert asked == (
        "Where do you play your card, Elves (5)?\n"
        "1 point per face-up card that touches its corners."
    )


def test_a_space_tells_its_number_field_neighbours_and_map() -> None:
    state = table(2, {"C3": "elves 0 0 1", "C4": "trolls down"}, maps=(5, 7))
    question = Question(1, 0, "place-card", ("D3", "B3"), about=("elves",))
    label = WORDS.option(GAME.view(state, 0), question, "B3", say_in("en"), PLAIN)
    assert label.text == "2 · B3, mill"
    assert label.detail == "one more follower here · beside Elves (A×2, B×1)"
    assert label.group == "War map 5 (7/3)"


def test_a_ruin_that_was_opened_is_told_as_plain() -> None:
    question = Question(1, 0, "place-card", ("B1",), about=("elves",))
    state = table(2, {"C1": "elves"}, maps=(5, 7))
    say = say_in("en")
    assert "ruin" in WORDS.option(GAME.view(state, 0), question, "B1", say, PLAIN).text
    state.board.ruins = []
    assert WORDS.option(GAME.view(state, 0), question, "B1", say, PLAIN).text == "1 · B1"


@pytest.mark.parametrize("faction", ["cyclopes", "trolls"])
def test_the_points_told_for_a_direction_are_the_points_it_gives(faction: str) -> None:
    cards = {"N1E0": "elves", "N2E0": "orcs down", "N3E0": "trolls", "S2E0": "elves 1"}
    cards |= {"N0E1": "dragons 0", "N0E3": "elves"}
    kind = "direction" if faction == "cyclopes" else "line"
    state = table(2, cards)
    play_card(state, faction)
    for way in open_question(state, kind).options[:-1]:
        state = table(2, cards)
        play_card(state, faction)
        question = open_question(state, kind)
        label = WORDS.option(GAME.view(state, 0), question, way, say_in("en"), PLAIN)
        events = answer(state, kind, way)
        [points] = [args["points"] for args in told(events, "points")]
        assert f": {points} point" in label.text


def test_followers_are_told_with_their_card_and_owner() -> None:
    [(view, question)] = [(v, q) for v, q in questions_in_all_forms() if q.kind == "target-seats"]
    label = WORDS.option(view, question, "D2-1", say_in("en"), PLAIN)
    assert label.text == "3 · D2, Goblins: Iñigo"
    assert label.detail == "B has 2 points · B×1, C×1, poison"


def test_an_answer_is_repeated_without_the_numbers_of_the_picture() -> None:
    [(view, question)] = [(v, q) for v, q in questions_in_all_forms() if q.kind == "target-seats"]
    said = WORDS.picks(view, question, ("D3-1", "D2-1"), say_in("en"), PLAIN)
    assert said == "D3, Dragons: Iñigo and D2, Goblins: Iñigo"
    assert WORDS.picks(view, question, (), say_in("en"), PLAIN) == "Do not use the power"


def test_another_hand_is_told_as_far_as_the_seat_knows_it() -> None:
    [(view, question), *_] = [
        (v, q) for v, q in questions_in_all_forms() if q.kind == "target-hand"
    ]
    labels = [WORDS.option(view, question, o, say_in("en"), PLAIN).text for o in question.options]
    assert labels[:3] == [
        "Iñigo: Goblins (4)",
        "Iñigo: a card you do not know",
        "Cem: the hidden card",
    ]


def test_a_turn_is_summed_up_under_its_card() -> None:
    state = table(2, {HERE: "elves", "N0E1": "dragons 1"}, display="elves trolls gnomes")
    events = play_card(state, "knights", "N1E1")
    events += answer(state, "target-followers", "N0E1-1")
    events += answer(state, "draw-card", "trolls")
    lines = WORDS.summary(events, GAME.view(state, None), say_in("en"), BOLD[:2]).split("\n")
    assert lines == [
        "**Turn 1** · **Ana**: ⚔️ Knights on N1E1; 14 followers left",
        "- Removes 1 follower of **Iñigo** from N0E1 (⚔️ Knights)",
        "- Takes 🧌 Trolls from the display",
        "- New in the display: ⚔️ Knights. In the deck: 4.",
    ]


def test_the_beginning_names_factions_maps_and_first_cards() -> None:
    game = play(2, 1, {"factions": "starter"})
    next(game)
    state, _, since = next(game)
    text = WORDS.summary(since, GAME.view(state, None), say_in("en"), BOLD[:2])
    for faction in state.board.factions:
        assert card_name(faction, say_in("en")) in text
    for key in state.board.maps:
        assert f"{key} (" in text
    assert BOLD[state.board.first] in text


@pytest.mark.parametrize(
    ("why", "places", "words"),
    [
        ("points", (1, 2), "**Ana** wins the kingdom with 30 points."),
        ("supply", (1, 2), "followers left in the supply"),
        ("shared", (1, 1), "**Ana** and **Iñigo** share"),
    ],
)
def test_the_result_says_who_won_and_why(why: str, places: tuple[int, ...], words: str) -> None:
    standing = Standing(places, (30, 30), (Source("play", (30, 30)),), why)
    text = WORDS.result(standing, say_in("en"), BOLD[:2])
    assert words in text
    assert ("tie" in text) == (why == "supply")


@every_language
def test_the_kinds_that_only_one_seat_may_know_are_told_to_it(locale: str) -> None:
    for event in tellings():
        if event.kind in PRIVATE:
            line = WORDS.event(event, say_in(locale), BOLD[:3])
            assert line
            assert BOLD[0] not in line or event.kind == "card-lost", "said to the seat itself"


# What is printed, and what is ours.


@every_language
def test_every_page_of_a_faction_says_where_its_power_is_from(locale: str) -> None:
    say = say_in(locale)
    pages = {page.key: page.text for page in WORDS.rules(say)}
    for key, faction in FACTIONS.items():
        assert say(f"source-is-{faction.source}") in pages[key]
        corrected = "data.toml" in pages[key]
        assert corrected == (faction.source in ("recon", "inferred")), key
    assert "data.toml" in pages["printed"]


def test_a_power_that_an_owner_corrects_is_told_as_corrected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    knights = FACTIONS["knights"]
    three = structs.replace(knights, power=structs.replace(knights.power, most=3))
    monkeypatch.setitem(box.FACTIONS, "knights", three)
    assert "up to 3" in power_text("knights", say_in("en"))
    seer = structs.replace(knights, power=FACTIONS["seers"].power)
    monkeypatch.setitem(box.FACTIONS, "knights", seer)
    assert power_text("knights", say_in("en")) == power_text("seers", say_in("en"))


def test_every_map_stands_on_its_page() -> None:
    pages = {page.key: page.text for page in WORDS.rules(say_in("en"))}
    for board in BOARDS:
        for key in board:
            war_map = box.MAPS[key]
            assert f"**{key}:** {war_map.first}/{war_map.second}" in pages["maps"]


# From views alone.


@every_table
def test_what_everybody_reads_is_the_same_for_every_seat(seats: int) -> None:
    say = say_in("en")
    for state, _, _ in play(seats, 3):
        views = [GAME.view(state, seat) for seat in (None, *range(seats))]
        names = PLAIN[:seats]
        assert len({position.position(view, say, names) for view in views}) == 1
        assert len({WORDS.standings(view, say, names) for view in views}) == 1
        assert len({WORDS.phase(view, say) for view in views}) == 1
        assert WORDS.hand(views[0], say, names) == ""


def test_the_hand_tells_the_card_its_power_and_the_display() -> None:
    say = say_in("en")
    for state, _, _ in play(3, 4):
        view = GAME.view(state, 1)
        text = WORDS.hand(view, say, PLAIN[:3])
        if view.board.phase != "play":
            continue
        for card in view.hands[1]:
            assert f"{card_name(card, say)}: {power_text(card, say)}" in text
        for card in view.board.display:
            assert card_name(card, say) in text


def test_the_hand_tells_what_was_seen_of_other_hands_and_no_more() -> None:
    text = WORDS.hand(a_view(), say_in("en"), PLAIN[:3])
    assert "Iñigo holds Goblins" in text
    assert "Cem holds" not in text


def test_the_rules_page_fits_the_moment() -> None:
    keys = {page.key for page in WORDS.rules(say_in("en"))}
    found = set()
    for options in ({}, {"factions": "turns"}):
        for state, question, _ in play(4, 5, options):
            for seat in (None, question.seat if question else None):
                found.add(WORDS.rules_now(GAME.view(state, seat)))
    assert found <= keys
    assert {"factions", "turn", "fields", "display", "scoring"} <= found
    assert found & set(FACTION_KEYS)


def test_the_page_of_a_hidden_card_is_shown_to_its_holder_alone() -> None:
    state = table(2, {HERE: "elves"}, hands={0: "zombies"})
    turn(state)
    assert WORDS.rules_now(GAME.view(state, 0)) == "zombies"
    assert WORDS.rules_now(GAME.view(state, 1)) == "turn"
    assert WORDS.rules_now(GAME.view(state, None)) == "turn"


# Names.


def test_spanish_says_e_before_the_sound_i() -> None:
    say = say_in("es")
    assert listed(["**Ana**", "**Inés**"], say) == "**Ana** e **Inés**"
    assert listed(["Ana", "Yago"], say) == "Ana y Yago"


@every_language
def test_every_faction_has_its_own_name_and_sign(locale: str) -> None:
    names = {faction_name(key, say_in(locale)) for key in FACTION_KEYS}
    assert len(names) == len(FACTION_KEYS)
    signs = [*EMOJI.values(), *FIELD_EMOJI.values(), *TREASURE_EMOJI.values()]
    assert len(set(signs)) == len(signs)
    assert tuple(EMOJI) == FACTION_KEYS
