"""The words of Brian Boru: complete in every language, short enough, and saying the right thing."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

import pytest

from engine.games import scenes, texts_folder
from engine.games.brian_boru import GAME, WORDS
from engine.games.brian_boru.box import CARDS, MARRIAGES, TOWN_KEYS
from engine.games.brian_boru.events import PRIVATE, QUESTIONS
from engine.games.brian_boru.state import FACE_UP
from engine.games.brian_boru.words import position
from engine.games.brian_boru.words.names import marriage_name
from engine.games.brian_boru.words.pages import PAGES
from engine.kit.contract import MILESTONES, Event, Question, Source, Standing
from engine.kit.words.phrasing import SEAT_LETTERS, listed, shortened
from tests.games.brian_boru.positions import do, table
from tests.games.brian_boru.tellings import (
    Recorder,
    foreseen_in_all_forms,
    play,
    questions_in_all_forms,
    say_in,
    tellings,
    the_longest_milestone,
)
from tests.games.words import no_complaints
from texts import LOCALES

GAMES = int(os.environ.get("WORDING_GAMES", "1"))
"""Random games for each number of seats and language."""

BOLD = ("**Ana**", "**Iñigo**", "**Cem**", "**Dora**", "**Elif**")
PLAIN = ("Ana", "Iñigo", "Cem", "Dora", "Elif")
LONGEST_BOLD = tuple(f"**{letter}" + "\\_" * 30 + "w**" for letter in "ABCDE")
LONGEST_PLAIN = tuple(letter + "W" * 31 for letter in "ABCDE")

every_language = pytest.mark.parametrize("locale", LOCALES)
every_table = pytest.mark.parametrize("seats", [3, 4, 5])


def all_keys(locale: str = "en") -> set[str]:
    text = (texts_folder("brian_boru") / f"{locale}.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", text))


# Every key is there, and every key is used.


def say_everything(say: Recorder) -> None:
    """Call every function of the wording, in all forms."""
    WORDS.title(say)
    WORDS.pitch(say)
    WORDS.rules(say)
    for kind in QUESTIONS:
        WORDS.waiting(kind, say)
    for view, question in (*questions_in_all_forms(), *foreseen_in_all_forms()):
        WORDS.question(view, question, say, PLAIN[:3])
        for option in question.options:
            WORDS.option(view, question, option, say, PLAIN[:3])
        WORDS.picks(view, question, question.options[: question.most], say, PLAIN[:3])
        scenes("brian_boru").places(view, question, say, PLAIN[:3])
    events = tellings()
    for event in events:
        WORDS.event(event, say, PLAIN[:3])
    marriage = Event("upkeep-step", {"step": "battle"}), Event("marriage-back", {"seat": 0})
    seconds = [event for event in events if event.kind in ("second-spoils", "church-second")]
    view = GAME.view(table(3, track=[0, 1, 0]), None)
    WORDS.summary([*events, *seconds], view, say, PLAIN[:3])
    WORDS.summary([e for e in events if e.kind != "marriage-unwon"], view, say, PLAIN[:3])
    WORDS.summary(marriage, view, say, PLAIN[:3])
    for first in (False, True):
        offers = [e for e in events if e.kind == "marriage-offered" and e.args["last"] == first]
        others = [e for e in events if e.kind in ("round-begins", "vikings-land")]
        WORDS.summary([*others, *offers], view, say, PLAIN[:3])
    WORDS.phase(GAME.view(table(3, phase="claims"), None), say)
    fours = {"town": "MU3", "why": "four"}
    several = [Event("monastery-built", {"seat": seat} | fours) for seat in (0, 1)]
    several += [Event("town-lost", {"seat": s, "town": "MU3", "chooser": 2}) for s in (0, 1)]
    WORDS.summary(several, view, say, PLAIN[:3])
    trick = [
        e for kind in ("action", "disc-placed", "trick-over") for e in events if e.kind == kind
    ]
    WORDS.summary(trick, view, say, PLAIN[:3])
    for why, places in (("points", (1, 2)), ("claims", (1, 2)), ("marriages", (1, 2))):
        WORDS.result(Standing(places, (9, 8), (), why), say, PLAIN[:2])
    WORDS.result(Standing((1, 1), (9, 9), (), "shared"), say, PLAIN[:2])
    draw_sheets(say, events)
    for state, question, _ in play(3, 0):
        view = GAME.view(state, question.seat if question else None)
        WORDS.phase(view, say)
        position.position(view, say, PLAIN[:3])
        WORDS.hand(view, say, PLAIN[:3])
        WORDS.standings(view, say, PLAIN[:3])
        scenes("brian_boru").hand(view, say, PLAIN[:3])
        scenes("brian_boru").board(view, say, PLAIN[:3])


def draw_sheets(say: Recorder, events: list[Event]) -> None:
    """The sheets of a milestone that tells everything, at the end of a game; for one winner and
    for two."""
    facts = [event for event in events if event.kind != "upkeep-step"]
    for places in ((1, 2, 3), (1, 1, 3)):
        view = GAME.view(table(3, track=[0, 1, 0]), None)
        view.standing = Standing(places, (9, 9, 1), (), "shared")
        scenes("brian_boru").sheets(facts, (), view, say, PLAIN[:3])


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


@every_language
def test_what_is_foreseen_has_a_heading_of_its_own(locale: str) -> None:
    forms = foreseen_in_all_forms()
    headings = [WORDS.question(view, q, say_in(locale), LONGEST_BOLD[:3]) for view, q in forms]
    assert len(set(headings)) == len(headings)
    assert all("\n" not in heading for heading in headings)
    assert {q.kind for _, q in forms} == set(QUESTIONS) - {"first-town", "draft", "princess"}


# Within the limits, with the longest names.


def read_all(state: Any, question: Question | None, locale: str) -> None:
    say = say_in(locale)
    seats = state.board.seats
    bold, plain = LONGEST_BOLD[:seats], LONGEST_PLAIN[:seats]
    view = GAME.view(state, question.seat if question else None)
    assert 0 < len(WORDS.standings(view, say, bold)) <= 700
    assert 0 < len(position.position(view, say, plain)) <= 1000
    assert len(WORDS.hand(view, say, bold)) <= 900
    if question is None:
        assert 0 < len(WORDS.result(view.standing, say, bold)) <= 1500
        return
    assert 0 < len(WORDS.question(view, question, say, bold)) <= 700
    for number, option in enumerate(question.options, 1):
        label = WORDS.option(view, question, option, say, plain)
        assert 0 < len(label.text) <= 80
        assert len(label.detail) <= 100
        assert len(label.group) <= 45
        assert len(label.emoji) <= 3
        if option in TOWN_KEYS:
            assert label.text.startswith(f"{number} · "), "the number in the picture"
    assert 0 < len(WORDS.picks(view, question, question.options[-1:], say, bold)) <= 300


@every_language
@every_table
def test_all_words_are_short_enough_in_random_games(seats: int, locale: str) -> None:
    say = say_in(locale)
    names = LONGEST_BOLD[:seats]
    with no_complaints():
        for game in range(GAMES):
            since: list[Event] = []
            for state, question, events in play(seats, game):
                read_all(state, question, locale)
                for event in events:
                    line = WORDS.event(event, say, names)
                    assert len(line) <= 700
                    assert "{" not in line
                    assert "None" not in line
                since += [event for event in events if event.seats is None]
                if any(event.kind in MILESTONES for event in events):
                    text = WORDS.summary(since, GAME.view(state, None), say, names)
                    assert len(text) <= 1200
                    assert text.strip() or question is None
                    since = []


@every_language
def test_the_longest_milestone_keeps_every_section(locale: str) -> None:
    events, view = the_longest_milestone()
    say = say_in(locale)
    text = WORDS.summary(events, view, say, LONGEST_BOLD)
    assert len(text) <= 1200
    assert text.count("**") % 2 == 0, "a name was cut in the middle"
    for icon in ("🏆", "💍", "🪓", "⛪", "🚩"):
        assert icon in text, text
    short = WORDS.summary(events, view, say, BOLD)
    assert all(name in short for name in BOLD)


@every_language
def test_rules_pages_fit(locale: str) -> None:
    pages = WORDS.rules(say_in(locale))
    assert [page.key for page in pages] == list(PAGES)
    for page in pages:
        assert 200 < len(page.text) <= 3500
        assert 0 < len(page.title) <= 45


@every_language
def test_the_score_table_fits_a_phone(locale: str) -> None:
    keys = ("track", "coins", "marker", "renown", "claims", "shared-claims", "regions")
    sources = tuple(Source(key, (0, 1, 20, 3, 10)) for key in keys)
    standing = Standing((5, 4, 1, 3, 2), (0, 7, 140, 21, 70), sources, "points")
    text = WORDS.result(standing, say_in(locale), BOLD)
    block = text.split("```")[1].strip("\n").split("\n")
    assert len(block) == len(keys) + 2
    assert len({len(line) for line in block}) == 1, "columns stand below each other"
    assert len(block[0]) <= 38
    assert block[0].split() == ["C", "E", "D", "B", "A"], "in the order of the places"
    assert block[-1].split()[-5:] == ["140", "70", "21", "7", "0"]


# What is said.


@pytest.mark.parametrize(
    ("locale", "card", "town", "cards"),
    [
        ("en", "Red 11", "Munster (red)", "Red 11, Blue 6 and White 20"),
        ("es", "11 rojo", "Munster (roja)", "11 rojo, 6 azul y 20 blanco"),
        ("pt-BR", "11 vermelho", "Munster (vermelha)", "11 vermelho, 6 azul e 20 branco"),
    ],
)
def test_cards_and_towns_by_name(locale: str, card: str, town: str, cards: str) -> None:
    say = say_in(locale)
    view, question = questions_in_all_forms()[1]
    assert WORDS.option(view, question, "r11", say, PLAIN).text == card
    assert WORDS.picks(view, question, ("r11", "b6", "w20"), say, PLAIN) == cards
    event = Event("trick-unwon", {"town": "MU3"})
    assert town in WORDS.event(event, say, PLAIN)


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ana**: takes 3 raiders, 1 of them for 2 coins."),
        ("es", "**Ana**: toma 3 asaltantes, 1 por 2 monedas."),
        ("pt-BR", "**Ana**: pega 3 invasores, 1 por 2 moedas."),
    ],
)
def test_a_line_of_the_chronicle(locale: str, line: str) -> None:
    args = {"seat": 0, "raiders": 3, "extra": 1, "paid": 2, "left": 4, "total": 3}
    assert WORDS.event(Event("raiders-taken", args), say_in(locale), BOLD) == line


@pytest.mark.parametrize(
    ("locale", "none", "one", "two"),
    [
        ("en", "0 coins", "1 coin", "2 coins"),
        ("es", "0 monedas", "1 moneda", "2 monedas"),
        ("pt-BR", "0 moedas", "1 moeda", "2 moedas"),
    ],
)
def test_amounts_take_the_plural_of_the_language(
    locale: str, none: str, one: str, two: str
) -> None:
    say = say_in(locale)
    for coins, words in enumerate((none, one, two)):
        view = GAME.view(table(3, coins=[coins] * 3), None)
        assert words in position.position(view, say, PLAIN[:3])


def test_spanish_says_e_before_the_sound_i() -> None:
    say = say_in("es")
    assert listed(["**Ana**", "**Inés**"], say) == "**Ana** e **Inés**"
    assert listed(["Ana", "Hilario"], say) == "Ana e Hilario"
    assert listed(["Ana", "Hielo"], say) == "Ana y Hielo"
    assert listed(["Ana", "Yago"], say) == "Ana y Yago"
    assert listed(["Inés", "Ana"], say) == "Inés y Ana"


@every_language
def test_a_card_tells_what_each_of_its_actions_gives(locale: str) -> None:
    view, question = questions_in_all_forms()[1]
    details = [WORDS.option(view, question, c, say_in(locale), PLAIN).detail for c in CARDS]
    assert all(detail and "…" not in detail for detail in details)
    assert "2" in details[list(CARDS).index("r11")]


def test_the_play_says_which_card_is_in_front() -> None:
    [(view, question)] = [(v, q) for v, q in questions_in_all_forms() if q.kind == "play-card"]
    asked = WORDS.question(view, question, say_in("en"), BOLD[:3])
    assert "Red 11 (**Iñigo**, in front)" in asked
    assert "Blue 6 (**Cem**)" in asked


def test_a_taken_marriage_space_is_told_before_it_is_bought() -> None:
    asked = [(v, q) for v, q in questions_in_all_forms() if q.about[1:2] == ("marriage",)]
    [(view, question)] = asked
    labels = [WORDS.option(view, question, o, say_in("en"), PLAIN).text for o in "012"]
    assert labels == [
        "No more → space 2",
        "1 more for 2 coins → space 3, taken: down to 2",
        "2 more for 4 coins → space 4",
    ]


def test_towns_tell_how_their_region_stands() -> None:
    [(view, question)] = [(v, q) for v, q in questions_in_all_forms() if q.kind == "choose-town"]
    label = WORDS.option(view, question, "MU4", say_in("en"), PLAIN)
    assert (label.text, label.group, label.emoji) == ("2 · Munster, yellow", "Munster", "🟨")
    assert label.detail == "you 3, others up to 1 · token: Iñigo, 7 points"


@every_table
def test_a_trick_is_summed_up_in_the_order_of_the_values(seats: int) -> None:
    say = say_in("en")
    since: list[Event] = []
    seen = 0
    for state, _, events in play(seats, 7):
        since += events
        over = [event for event in events if event.kind == "trick-over"]
        if over:
            args = over[0].args
            lines = WORDS.summary(since, GAME.view(state, None), say, BOLD[:seats]).split("\n")
            values = sorted(CARDS[card].value for card in args["cards"])
            told = [int(match[1]) for line in lines if (match := re.match(r". \w+ (\d+) ·", line))]
            assert told == values
            [won] = [line for line in lines if "🏆" in line]
            assert BOLD[args["winner"]] in won
            seen += 1
        if any(event.kind in MILESTONES for event in events):
            since = []
    assert seen == {3: 21, 4: 20, 5: 16}[seats]


def test_coins_paid_one_by_one_are_told_as_one_payment() -> None:
    pay = {"seat": 0, "coins": 1, "points": 0, "total": 10}
    over = {"trick": 1, "tricks": 7, "town": "MU3", "winner": 0, "leader": 0, "marker": 0}
    events = [
        Event("action", {"seat": 0, "card": "r24", "action": "primary"}),
        Event("paid", pay),
        Event("paid", pay),
        Event("trick-over", over | {"cards": ["r24", "b6", "y1"]}),
    ]
    told = WORDS.summary(events, GAME.view(table(3), None), say_in("en"), BOLD[:3])
    assert "pays 2 coins" in told


def test_the_marriage_step_says_why_somebody_got_nothing() -> None:
    state = table(4, track=[5, 4, 1, 0], marriage="brigid")
    events = do(state, "marriage-step", "battle")
    told = WORDS.summary(events, GAME.view(state, None), say_in("en"), BOLD[:4])
    assert "**Ana** stands highest on the marriage track (space 5) and wins" in told
    assert "**Ana**: 4 points." in told
    assert "**Iñigo**: 1 coin." in told
    assert "**Cem**: nothing (space 1)." in told
    assert "**Dora**: nothing (at the start)." in told


def test_a_tie_for_most_raiders_is_given_as_the_reason() -> None:
    state = table(3, raiders=[2, 2, 1], battle=0)
    events = do(state, "battle")
    told = WORDS.summary(events, GAME.view(state, None), say_in("en"), BOLD[:3])
    assert "Tie for the most raiders (2): **Ana** and **Iñigo**. No renown." in told
    assert "1 point each for the most raiders now: **Ana** and **Iñigo**." in told


def test_claims_are_told_by_seat() -> None:
    state = table(
        3, discs={0: "UL1 UL2 BR1", 1: "UL3 BR2"}, claims={"UL": 1, "BR": FACE_UP, "DU": FACE_UP}
    )
    events = do(state, "claims")
    told = WORDS.summary(events, GAME.view(state, None), say_in("en"), BOLD[:3])
    assert "**Ana**: Ulaid (from **Iñigo**)." in told
    assert "Tied, so unchanged: Bréifne and Dubhlinn." in told


@pytest.mark.parametrize(
    ("why", "places", "words"),
    [
        ("points", (1, 2), "**Ana** wins the crown of Ireland with 30 points."),
        ("claims", (1, 2), "claim tokens"),
        ("marriages", (1, 2), "marriage cards"),
        ("shared", (1, 1), "**Ana** and **Iñigo** share"),
    ],
)
def test_the_result_says_who_won_and_why(why: str, places: tuple[int, ...], words: str) -> None:
    standing = Standing(places, (30, 30), (Source("track", (30, 30)),), why)
    text = WORDS.result(standing, say_in("en"), BOLD[:2])
    assert words in text
    assert ("tie" in text) == (why in ("claims", "marriages"))


@every_language
def test_the_kinds_that_only_one_seat_may_know_are_told_to_it(locale: str) -> None:
    for event in tellings():
        line = WORDS.event(event, say_in(locale), BOLD[:3])
        if event.kind in PRIVATE:
            assert not any(name in line for name in BOLD), "said to the seat itself"
            assert line


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
        assert len({WORDS.rules_now(view) for view in views}) == 1
        assert WORDS.hand(views[0], say, names) == ""


def test_the_hand_lists_the_cards_that_the_seat_may_use() -> None:
    say = say_in("en")
    seen: set[str] = set()
    for state, _, _ in play(3, 4):
        view = GAME.view(state, 1)
        text = WORDS.hand(view, say, PLAIN[:3])
        cards: Sequence[str] = view.pack if view.board.phase == "draft" else view.hand
        for card in cards if view.board.phase in ("draft", "trick") else ():
            assert re.search(rf"\b{CARDS[card].value} · win", text), (card, text)
            seen.add(card)
    assert len(seen) > 15


def test_the_rules_page_fits_the_phase() -> None:
    keys = {page.key for page in WORDS.rules(say_in("en"))}
    found = {WORDS.rules_now(GAME.view(state, None)) for state, _, _ in play(4, 5)}
    assert found <= keys
    assert {"setup", "draft", "tricks", "symbols", "scoring"} <= found


# Names.


def test_long_names_are_cut_whole() -> None:
    assert shortened(["Ana", "**Ana**"], 8) == ["Ana", "**Ana**"]
    assert shortened(["Bartholomew"], 8) == ["Barthol…"]
    assert shortened(["**Bartholomew**"], 8) == ["**Barthol…**"]
    assert shortened(["**abcdef\\_\\_\\_**"], 8) == ["**abcdef…**"], "no lone backslash"


def test_every_seat_has_a_letter_and_every_marriage_a_name() -> None:
    assert len(set(SEAT_LETTERS)) >= max(GAME.seats)
    names = {marriage_name(card, say_in("en")) for card in MARRIAGES}
    assert len(names) == len(MARRIAGES)
    assert position.MOST_POSITION == 1000
