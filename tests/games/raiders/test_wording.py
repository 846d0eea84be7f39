"""The words of Raiders of the North Sea: complete in every language, short enough, and saying
the right thing."""

from __future__ import annotations

import os
import re
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
    SETTLEMENTS,
    SPACES,
)
from engine.games.raiders.events import QUESTIONS
from engine.games.raiders.state import View
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
from engine.games.raiders.words.pages import KINDS, PAGES, rules_now
from engine.kit.contract import EVERYONE, MILESTONES, Event, Question, Source, Standing
from engine.kit.words.phrasing import listed
from tests.games.raiders.positions import EMPTY_HALL, go, table, turn
from tests.games.raiders.tellings import (
    Recorder,
    a_view,
    all_options,
    harbour_question,
    play,
    questions_in_all_forms,
    raid_question,
    say_in,
    tellings,
    the_longest_milestone,
)
from tests.games.words import LIMITS, no_complaints
from texts import LOCALES

PICTURES = Path(position.__file__).parents[1] / "pictures"
GAMES = int(os.environ.get("WORDING_GAMES", "1"))
"""Random games for each number of seats and language."""

BOLD = ("**Ana**", "**Iñigo**", "**Cem**", "**Dora**")
PLAIN = ("Ana", "Iñigo", "Cem", "Dora")
LONGEST_BOLD = tuple(f"**{letter}" + "\\_" * 30 + "w**" for letter in "ABCD")
LONGEST_PLAIN = tuple(letter + "W" * 31 for letter in "ABCD")
OF_PICTURES = "picture-"
"""How the keys begin that only pictures use."""

every_language = pytest.mark.parametrize("locale", LOCALES)
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def all_keys() -> set[str]:
    text = (texts_folder("raiders") / "en.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", text))


# Every key is there, and every key is used.


def say_everything(say: Recorder) -> None:
    """Call every function of the wording, in all forms."""
    WORDS.title(say)
    WORDS.pitch(say)
    WORDS.rules(say)
    for option in GAME.options:
        for key in (option.key, *(f"{option.key}-{choice}" for choice in option.choices)):
            say(f"option-{key}")
    for kind in QUESTIONS:
        WORDS.waiting(kind, say)
    for view, question in [*questions_in_all_forms(), raid_question(), harbour_question()]:
        WORDS.question(view, question, say, PLAIN[:3])
        for choice in question.options:
            WORDS.option(view, question, choice, say, PLAIN[:3])
        WORDS.picks(view, question, question.options[: question.least], say, PLAIN[:3])
    say_positions(say)
    events = tellings()
    for event in events:
        WORDS.event(event, say, PLAIN[:3])
    for way in (events, events[::-1]):
        WORDS.summary(way, a_view(), say, PLAIN[:3])
    over = Event("turn-over", {"seat": 0, "turn": 1, "way": "work"})
    for event in events:
        reason = event.args.get("why", event.args.get("what"))
        if reason in CARDS:
            played = Event("hall-played", {"seat": 0, "card": reason})
            WORDS.summary([played, event, over], a_view(), say, PLAIN[:3])
        elif reason in SETTLEMENTS:
            raid = {"seat": 0, "settlement": reason, "space": f"{reason}.1", "worker": "white"}
            WORDS.summary([Event("raid-begins", raid), event, over], a_view(), say, PLAIN[:3])
    for why in ("points", "valkyrie", "armour", "shared"):
        places = (1, 1) if why == "shared" else (1, 2)
        sources = tuple(Source(key, (5, 5)) for key in ("play", "plunder"))
        WORDS.result(Standing(places, (10, 10), sources, why), say, PLAIN[:2])


def say_positions(say: Recorder) -> None:
    """Everything that tells a position."""
    views = [a_view(), a_view(left=2, phase="play"), a_view(phase="setup"), a_view(phase="over")]
    views += [structs.replace(a_view(phase="setup"), hand=("scout", "scout"), chosen=("scout",))]
    views += [structs.replace(a_view(), hand=()), crowded()]
    for view in views:
        WORDS.phase(view, say)
        WORDS.hand(view, say, PLAIN[:3])
        WORDS.standings(view, say, PLAIN[:3])
        position.position(view, say, PLAIN[:3])


def crowded() -> View:
    """A view whose position is too long to list all of it."""
    state = table(3, crew={seat: " ".join(["shieldmaiden", *CARD_KEYS[:4]]) for seat in range(3)})
    state.board.spaces = ["GILV"] * len(SPACES)
    return GAME.view(state, 0)


def test_every_text_that_is_asked_for_is_there_and_every_other_is_none_too_many() -> None:
    say = say_in("en")
    with no_complaints():
        say_everything(say)
    keys = {key for key in all_keys() if not key.startswith(OF_PICTURES)}
    assert say.seen - keys == set()
    assert keys - say.seen == set(), "texts that nobody reads"


def test_the_texts_of_pictures_are_all_used() -> None:
    source = "".join(path.read_text("utf-8") for path in PICTURES.glob("*.py"))
    named = set(re.findall(r"['\"](picture-[\w-]+)['\"]", source))
    assert named == {key for key in all_keys() if key.startswith(OF_PICTURES)}


@every_language
def test_every_language_can_say_everything(locale: str) -> None:
    with no_complaints():
        say_everything(say_in(locale))


@every_language
def test_no_language_leaves_english_behind(locale: str) -> None:
    english = {kind: WORDS.waiting(kind, say_in("en")) for kind in QUESTIONS}
    ours = {kind: WORDS.waiting(kind, say_in(locale)) for kind in QUESTIONS}
    same = [kind for kind in QUESTIONS if english[kind] == ours[kind]]
    assert same == ([] if locale != "en" else list(QUESTIONS))


# Every text fits where it goes.


def read_label(
    view: View, question: Question, option: str, say: Recorder, names: tuple[str, ...]
) -> tuple[str, str]:
    label = WORDS.option(view, question, option, say, names)
    assert 0 < len(label.text) <= options.MOST_TEXT, label
    assert len(label.detail) <= options.MOST_DETAIL, label
    assert len(label.group) <= options.MOST_GROUP, label
    assert label.emoji, label
    for text in (label.text, label.detail, label.group):
        assert "{" not in text, label
    return label.text, label.detail


@every_language
def test_all_forms_of_all_questions_are_short_enough(locale: str) -> None:
    say = say_in(locale)
    for view, question in questions_in_all_forms():
        asked = WORDS.question(view, question, say, LONGEST_BOLD[:3])
        assert 0 < len(asked) <= LIMITS["question"]
        assert "…" not in asked or len(question.options) > 30, asked
        for option in question.options:
            read_label(view, question, option, say, LONGEST_PLAIN[:3])
        picks = question.options[: question.most]
        assert len(WORDS.picks(view, question, picks, say, LONGEST_BOLD[:3])) <= LIMITS["picks"]
    for kind in QUESTIONS:
        assert 0 < len(WORDS.waiting(kind, say)) <= LIMITS["waiting"]
    for event in tellings():
        assert len(WORDS.event(event, say, LONGEST_BOLD[:3])) <= LIMITS["event"]


@every_language
def test_options_that_differ_are_told_apart_by_what_a_button_shows(locale: str) -> None:
    """Up to five options become buttons, which show no detail. Equal cards read alike."""
    say = say_in(locale)
    for view, question in questions_in_all_forms():
        texts: dict[str, str] = {}
        for option in question.options:
            text, _ = read_label(view, question, option, say, PLAIN[:3])
            kind = re.sub(r"\.\d$", "", option)
            assert texts.setdefault(text, kind) == kind, f"{option} reads like {texts[text]}"


@every_language
@every_table
def test_a_whole_game_is_told_within_the_limits(locale: str, seats: int) -> None:
    say = say_in(locale)
    for game in range(GAMES):
        since: list[Event] = []
        with no_complaints():
            for state, question, events in play(seats, game, all_options()[game % 4]):
                for event in events:
                    line = WORDS.event(event, say, LONGEST_BOLD[:seats])
                    assert len(line) <= LIMITS["event"]
                    assert "None" not in line
                since += [event for event in events if event.seats is None]
                milestone = any(event.kind in MILESTONES for event in events)
                if milestone:
                    text = WORDS.summary(since, GAME.view(state, None), say, LONGEST_BOLD[:seats])
                    assert 0 < len(text) <= LIMITS["summary"]
                    assert text.count("**") % 2 == 0, "a name was cut in the middle"
                    since = []
                if question is not None and (milestone or question.kind not in ("pick-up",)):
                    view = GAME.view(state, question.seat)
                    asked = WORDS.question(view, question, say, LONGEST_BOLD[:seats])
                    assert len(asked) <= LIMITS["question"]
                    for option in question.options:
                        read_label(view, question, option, say, LONGEST_PLAIN[:seats])
                    assert len(WORDS.hand(view, say, LONGEST_BOLD[:seats])) <= LIMITS["hand"]
                    alt = position.position(view, say, LONGEST_PLAIN[:seats])
                    assert 0 < len(alt) <= LIMITS["alt"]
                    told = WORDS.standings(view, say, LONGEST_BOLD[:seats])
                    assert len(told) <= LIMITS["standings"]


@every_language
def test_the_longest_milestone_keeps_the_end(locale: str) -> None:
    events, view = the_longest_milestone()
    say = say_in(locale)
    text = WORDS.summary(events, view, say, LONGEST_BOLD)
    assert len(text) <= LIMITS["summary"]
    assert text.count("**") % 2 == 0, "a name was cut in the middle"
    for icon in ("⏳", ICONS["offering"], ICONS["fortress"]):
        assert icon in text, text
    assert all(name in WORDS.summary(events, view, say, BOLD) for name in BOLD)


@every_language
def test_the_last_milestone_leaves_points_and_winners_to_the_result(locale: str) -> None:
    events, view = the_longest_milestone()
    say = say_in(locale)
    told = WORDS.summary(events, view, say, BOLD)
    for fact in events:
        if fact.kind in ("final-score", "game-over"):
            assert WORDS.event(fact, say, BOLD) not in told


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
def test_rules_pages_fit(locale: str) -> None:
    pages = WORDS.rules(say_in(locale))
    things = [*PAGES, *BUILDING_KEYS, *KINDS, *CARD_KEYS]
    assert [page.key for page in pages] == things
    for page in pages:
        assert 100 < len(page.text) <= LIMITS["page"], page.key
        assert 0 < len(page.title) <= 45
        assert "{" not in page.text


@every_language
def test_the_score_table_fits_a_phone(locale: str) -> None:
    keys = ("play", "valkyrie", "armour", "offerings", "crew", "plunder")
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


@every_language
def test_no_page_loses_a_line_to_the_catalogue_s_syntax(locale: str) -> None:
    """A line of a text that begins with * or [ would end it, silently."""
    text = (texts_folder("raiders") / f"{locale}.ftl").read_text("utf-8")
    assert re.findall(r"(?m)^ +\*(?!\[).*$|^ +\.[a-z].*$", text) == []


# From views alone.


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
    assert "9 + 1 offering if it ended now" in line


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


def test_spanish_says_e_before_the_sound_i() -> None:
    say = say_in("es")
    assert listed(["**Ana**", "**Inés**"], say) == "**Ana** e **Inés**"
    assert listed(["Ana", "Yago"], say) == "Ana y Yago"


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
