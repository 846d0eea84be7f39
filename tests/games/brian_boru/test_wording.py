"""The words of Brian Boru: complete in every language, short enough, and saying the right thing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from cogs.panel.controls import MOST_MENUS, parts_of
from engine.games.brian_boru import GAME, WORDS
from engine.games.brian_boru.box import CARDS, MARRIAGES, TOWN_KEYS
from engine.games.brian_boru.events import QUESTIONS
from engine.games.brian_boru.state import FACE_UP
from engine.games.brian_boru.words import position, spoken
from engine.games.brian_boru.words.names import marriage_name
from engine.kit.contract import MILESTONES, Event, Question, Source, Standing
from engine.kit.words.phrasing import SEAT_LETTERS, shortened
from tests.games.brian_boru.positions import answer, do, table
from tests.games.brian_boru.tellings import (
    foreseen_in_all_forms,
    form,
    play,
    questions_in_all_forms,
    say_in,
)
from tests.games.tellings import BOLD, PLAIN
from tests.games.words import LONGEST_BOLD
from texts import LOCALES

every_language = pytest.mark.parametrize("locale", LOCALES)
# Every key is there, and every key is used.


@every_language
def test_what_is_foreseen_has_a_heading_of_its_own(locale: str) -> None:
    forms = foreseen_in_all_forms()
    headings = [WORDS.question(view, q, say_in(locale), LONGEST_BOLD[:3]) for view, q in forms]
    assert len(set(headings)) == len(headings)
    assert all("\n" not in heading for heading in headings)
    assert {q.kind for _, q in forms} == set(QUESTIONS) - {"first-town", "draft", "princess"}


# Within the limits, with the longest names.


@every_language
def test_a_town_has_one_name_in_options_and_chronicle(locale: str) -> None:
    for view, question in questions_in_all_forms():
        for option in question.options:
            if option in TOWN_KEYS:
                say = say_in(locale)
                label = WORDS.option(view, question, option, say, PLAIN[:3])
                chosen = Event("trick-unwon", {"town": option})
                name, _, _ = label.text.partition(", ")
                assert name in WORDS.event(chosen, say, PLAIN)
                assert name == f"{label.group} {option[2:]}"


# What is said.


@pytest.mark.parametrize(
    ("locale", "card", "town", "cards"),
    [
        ("en", "Red 11", "Munster 3", "Red 11, Blue 6 and White 20"),
        ("es", "11 rojo", "Munster 3", "11 rojo, 6 azul y 20 blanco"),
        ("pt-BR", "11 vermelho", "Munster 3", "11 vermelho, 6 azul e 20 branco"),
    ],
)
def test_cards_and_towns_by_name(locale: str, card: str, town: str, cards: str) -> None:
    say = say_in(locale)
    view, question = form("draft")
    assert WORDS.option(view, question, "r11", say, PLAIN).text == card
    assert WORDS.picks(view, question, ("r11", "b6", "w20"), say, PLAIN) == cards
    event = Event("trick-unwon", {"town": "MU3"})
    assert town in WORDS.event(event, say, PLAIN)


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ana**: takes 3 raiders (1 of them for 2 coins)."),
        ("es", "**Ana**: toma 3 asaltantes (1 de ellos por 2 monedas)."),
        ("pt-BR", "**Ana**: pega 3 invasores (1 deles por 2 moedas)."),
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


@every_language
def test_a_card_is_touched_by_its_value(locale: str) -> None:
    for kind in ("draft", "play-card"):
        view, question = form(kind)
        marks = [
            WORDS.option(view, question, option, say_in(locale), PLAIN).mark
            for option in question.options
        ]
        assert marks == [option[1:] for option in question.options]


@every_language
def test_a_card_tells_what_each_of_its_actions_gives(locale: str) -> None:
    view, question = form("draft")
    details = [WORDS.option(view, question, c, say_in(locale), PLAIN).detail for c in CARDS]
    assert all(detail and "…" not in detail for detail in details)
    assert "2" in details[list(CARDS).index("r11")]


def test_the_play_says_which_card_is_in_front() -> None:
    view, question = form("play-card")
    asked = WORDS.question(view, question, say_in("en"), BOLD[:3])
    assert "Red 11 (**Iñigo**, in front)" in asked
    assert "Blue 6 (**Cem**)" in asked


def test_towns_tell_how_their_region_stands() -> None:
    view, question = form("track-town")
    label = WORDS.option(view, question, "MU4", say_in("en"), PLAIN)
    assert (label.text, label.group, label.emoji) == ("Munster 4, yellow", "Munster", "🟨")
    told = "by road from your Munster 5 · you 4, best rival 1 · Iñigo has the token (7 points)"
    assert label.detail == told


def test_who_plays_a_card_reads_what_the_town_is_worth_to_them() -> None:
    state = table(3, discs={0: "MU1", 1: "MU4 MU6"}, hands={0: "r2", 1: "b3", 2: "y1 y4"})
    do(state, "trick")
    answer(state, "lead", "r2-MU3")
    [question] = GAME.questions(state)
    view = GAME.view(state, question.seat)
    for put in (WORDS.question, WORDS.beside_picture):
        told = put(view, question, say_in("en"), PLAIN[:3])
        assert "Munster – you 2, best rival 1 · token: needs 5 towns (7 points)" in told


def of_way(card: str, way: str, options: tuple[str, ...] = (), **board: Any) -> str:
    """The label of a way to carry out a lost card."""
    view = GAME.view(table(3, **board), 0)
    question = Question(1, 0, "action", options or (way,), about=(card, "lost", "red"))
    return WORDS.option(view, question, way, say_in("en"), PLAIN).text


def test_a_way_says_what_it_gives_and_costs() -> None:
    assert of_way("r11", "lower-2", battle=9) == "+4 raiders for 4 coins"
    both = ("upper", "upper-MU4")
    assert of_way("r11", "upper", both, coins=[9] * 3, discs={0: "MU5"}) == "+2 coins, no expansion"
    expanding = of_way("r11", "upper-MU4", both, coins=[9] * 3, discs={0: "MU5"})
    assert expanding == "+2 coins, expand to Munster 4 for 5 coins"
    freed = of_way("w13", "lower", discs={1: "MU4"}, vikings="MU4")
    assert freed == "free Munster 4 from the Vikings, pay 1 coin"


def test_a_way_says_where_it_lands_on_the_marriage_track_and_who_stands_there() -> None:
    assert of_way("y17", "lower", track=[1, 0, 0]) == "marriage +3 → space 4"
    taken = of_way("y17", "lower", track=[1, 4, 3])
    assert taken == f"marriage +3 → space 2, because {PLAIN[1]} is on 4"
    assert of_way("y17", "lower-1", track=[1, 4, 3]) == "marriage +4 for 2 coins → space 5"
    assert of_way("y17", "lower", track=[9, 0, 0]).endswith("→ you are already at the top")


def test_a_way_says_what_it_cannot_do() -> None:
    rich, poor = {"coins": [9, 0, 0]}, {"coins": [1, 0, 0]}
    assert of_way("r11", "upper", **poor).endswith("→ not enough to expand (5 coins)")
    assert of_way("r11", "upper", **rich).endswith("→ no free town to expand to")
    assert "→" not in of_way("r11", "upper", discs={0: "MU5"}, **rich)
    assert of_way("r11", "lower", battle=1).endswith("→ only 1 raider is left")
    assert "→" not in of_way("r11", "lower", battle=2)
    free = {"discs": {1: "MU4"}, "vikings": "MU4"}
    assert "too few coins: −2 points" in of_way("w13", "lower", coins=[0, 0, 0], **free)


def test_towns_to_lead_in_are_grouped_by_the_card_with_what_it_brings() -> None:
    view = GAME.view(table(3), 0)
    question = Question(1, 0, "lead", ("r11-MU4", "w20-MU4"))
    red, white = (WORDS.option(view, question, o, say_in("en"), PLAIN) for o in question.options)
    assert (red.text, red.group) == ("Red 11 for Munster 4", "Red 11 · town, +2 coins")
    # For white cards there are more towns than a menu takes.
    assert (white.text, white.group) == ("White 20 for Munster 4, yellow", "White 20 · Mun")


@pytest.mark.parametrize("seats", [3, 4, 5])
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
    assert "**Ana** is highest on the marriage track (space 5) and wins" in told
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
    assert "**Ana** claims Ulaid (from **Iñigo**)." in told
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


# From views alone.


def test_the_hand_lists_the_cards_that_the_seat_may_use() -> None:
    say = say_in("en")
    seen: set[str] = set()
    for state, _, _ in play(3, 4):
        view = GAME.view(state, 1)
        text = WORDS.hand(view, say, PLAIN[:3])
        cards: Sequence[str] = view.pack if view.board.phase == "draft" else view.hand
        for card in cards if view.board.phase in ("draft", "trick") else ():
            assert re.search(rf"\b{CARDS[card].value} · if you win", text), (card, text)
            seen.add(card)
    assert len(seen) > 15


def test_the_rules_page_fits_the_phase() -> None:
    keys = {page.key for page in WORDS.rules(say_in("en"))}
    found = {WORDS.rules_now(GAME.view(state, None)) for state, _, _ in play(4, 5)}
    assert found <= keys
    assert {"setup", "draft", "tricks", "symbols", "scoring"} <= found


MARKED = {"overview", "tricks", "symbols", "battle", "church", "claims", "scoring"}
"""Pages of the short rules on which something stands that the rulebook leaves open."""


def test_what_the_rulebook_leaves_open_is_marked_alike_in_every_language() -> None:
    marks = [
        {page.key: page.text.count("✏️") for page in WORDS.rules(say_in(locale))}
        for locale in LOCALES
    ]
    assert marks[1:] == marks[:-1]
    assert {key for key, count in marks[0].items() if count} == MARKED


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("symbols", "✏️ The active town is off limits while it is being fought for"),
        ("claims", "✏️ even with somebody outside the tie"),
        ("scoring", "✏️ A monastery makes its town count as two here as well"),
        ("scoring", "✏️ Nobody scores if the Vikings alone have the most"),
    ],
)
def test_a_ruling_is_marked_where_it_stands(page: str, words: str) -> None:
    pages = {page.key: page.text for page in WORDS.rules(say_in("en"))}
    assert words in pages[page]


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


# All that the picture shows, in words


@every_language
def test_the_position_in_words_fits_its_pages_and_names_every_town_with_its_roads(
    locale: str,
) -> None:
    for seats in (3, 5):
        for state, _, _ in list(play(seats, 1))[::25]:
            view = GAME.view(state, None)
            pages = spoken.pages(view, say_in(locale), LONGEST_BOLD[:seats])
            assert all(0 < len(page) <= spoken.MOST_PAGE for page in pages)
            assert all(page.count("**") % 2 == 0 for page in pages)
            assert sum(page.count("\n") for page in pages) > len(TOWN_KEYS)


def test_a_town_reads_with_its_colour_its_holder_and_its_roads() -> None:
    laid = {"discs": {0: "MU1 MU5", 1: "MU2"}, "vikings": "MU1", "monasteries": "MU5"}
    view = GAME.view(table(3, claims={"MU": 0}, **laid), None)
    text = "\n".join(spoken.pages(view, say_in("en"), PLAIN[:3]))
    munster = text[text.index("**Munster**") :]
    assert (
        f"{PLAIN[0]} has the token (7 points) · {PLAIN[0]} (2), {PLAIN[1]} (1), the Vikings (1)"
        in munster
    )
    assert f"1, blue: {PLAIN[0]}, under a Viking token · by road: Connaught 9" in munster
    assert f"5, blue: {PLAIN[0]}, monastery · by road: Munster 4, Munster 6" in munster
    assert "7, yellow: free · by road: none" in munster


def test_the_position_tells_what_is_out_of_the_game_and_what_is_to_come() -> None:
    view = GAME.view(table(4, round=2, gone=["niall"], strengths=[9, 12], battle=5), None)
    text = spoken.pages(view, say_in("en"), PLAIN[:4])[0]
    assert "Battle area: 5 raiders left. Viking cards so far: 9; 12." in text
    assert "Out of the game: Niall." in text
    assert "Marriage cards still to come: 2, the Princess last." in text


@every_language
def test_options_are_distinct_in_words_alone(locale: str) -> None:
    """Whoever hears them tells them apart: no two read alike."""
    say = say_in(locale)
    for seats in (3, 5):
        for state, question, _ in play(seats, 4):
            if question is not None:
                view = GAME.view(state, question.seat)
                texts = [
                    WORDS.option(view, question, option, say, LONGEST_BOLD[:seats]).text
                    for option in question.options
                ]
                assert len(set(texts)) == len(texts), texts


@every_language
def test_a_town_is_chosen_in_one_of_three_menus(locale: str) -> None:
    """Two presses: a menu is opened, and a town of it chosen."""
    say, met = say_in(locale), 0
    for state, question, _ in play(5, 2):
        if question is not None and question.kind in ("first-town", "marriage-town", "track-town"):
            view = GAME.view(state, question.seat)
            labels = [WORDS.option(view, question, o, say, PLAIN) for o in question.options]
            assert len(parts_of(labels)) <= MOST_MENUS
            met += 1
    assert met


# The end of a round


def test_a_round_ends_before_the_next_one_begins() -> None:
    """The next round lies ready when the milestone is told; the chronicle keeps the order."""
    say = say_in("en")
    begins = Event("round-begins", {"round": 2, "rounds": 4})
    assert WORDS.event(begins, say, PLAIN) == "Round 1 is over. Round 2 of 4 begins."
    over = [Event("round-over", {"round": n, "rounds": 4}) for n in (1, 4)]
    assert [WORDS.event(e, say, PLAIN) for e in over] == ["", "Round 4 of 4 is over."]


def test_the_first_reward_of_the_church_is_one_sentence() -> None:
    events = [
        Event("upkeep-step", {"step": "church"}),
        Event("church-first", {"seat": 0, "discs": 3}),
        Event("monastery-built", {"seat": 0, "town": "MU3", "why": "first"}),
        Event("marker-moved", {"seat": 0, "before": 1, "why": "church"}),
        Event("church-discs-back", {"seat": 0, "discs": 3, "why": "first"}),
    ]
    told = WORDS.summary(events, GAME.view(table(3), None), say_in("en"), PLAIN[:3])
    assert (
        f"{PLAIN[0]} alone has the most church discs (3): a monastery in Munster 3, the town "
        "marker and their discs back."
    ) in told


@every_language
def test_the_example_of_the_church_comes_out_as_the_lesson_says(locale: str) -> None:
    example = say_in(locale)("about-church-example")
    before = [int(n) for n in re.findall(r"\d+", example)[:3]]
    events = do(table(church=before, discs={0: "MU1", 1: "LE1", 2: "CO1"}), "church-step")
    built = [event.args for event in events if event.kind == "monastery-built"]
    who = sorted((args["seat"], args["why"]) for args in built)
    assert who == [(0, "first"), (1, "four"), (2, "four")], example
    assert [e.args["seat"] for e in events if e.kind == "church-second"] == [1]
