"""What is told comes so; what tables of older versions still ask is told."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from engine.games.claim_kingdoms import GAME, WORDS, box
from engine.games.claim_kingdoms.box import FACTION_KEYS, FACTIONS
from engine.games.claim_kingdoms.events import OLD_QUESTIONS
from engine.games.claim_kingdoms.rules.ground import cell_of, key_of, open_spaces
from engine.games.claim_kingdoms.state import Step, View
from engine.games.claim_kingdoms.words.names import (
    EMOJI,
    FIELD_EMOJI,
    TREASURE_EMOJI,
    faction_name,
    power_text,
)
from engine.kit.chance import Chance
from engine.kit.contract import Event, Limit, Question
from tests.games.by_hand import told
from tests.games.claim_kingdoms.positions import HERE, table, turn
from tests.games.shown import PLAIN, Recorder
from tests.games.suite import Table, cases, option_sets, walk
from tests.games.words import Reader, no_complaints
from texts import LOCALES

SAY = Recorder("claim_kingdoms", "en")
"""Of its own: pages are remembered with it, and here a power of theirs is corrected."""

every_language = pytest.mark.parametrize("locale", LOCALES)


@every_language
def test_every_faction_has_a_name_a_sign_and_a_line_of_its_own(locale: str) -> None:
    """The line fits under an option."""
    say = Recorder("claim_kingdoms", locale)
    lines = {key: power_text(key, say) for key in FACTION_KEYS}
    assert {key: line for key, line in lines.items() if len(line) > 100} == {}
    assert len(set(lines.values())) == len(FACTION_KEYS), "no two do the same"
    assert len({faction_name(key, say) for key in FACTION_KEYS}) == len(FACTION_KEYS)
    signs = [*EMOJI.values(), *FIELD_EMOJI.values(), *TREASURE_EMOJI.values()]
    assert len(set(signs)) == len(signs)
    assert tuple(EMOJI) == FACTION_KEYS


@every_language
def test_every_page_of_a_faction_says_where_its_power_is_from(locale: str) -> None:
    say = Recorder("claim_kingdoms", locale)
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
    assert "up to 3" in power_text("knights", SAY)
    pages = {page.key: page.text for page in WORDS.rules(SAY)}
    assert "up to 3" in pages["knights"]
    seer = structs.replace(knights, power=FACTIONS["seers"].power)
    monkeypatch.setitem(box.FACTIONS, "knights", seer)
    assert power_text("knights", SAY) == power_text("seers", SAY)


def test_the_page_of_a_hidden_card_is_shown_to_its_holder_alone() -> None:
    state = table(2, {HERE: "elves"}, hands={0: "zombies"})
    turn(state)
    pages = [WORDS.rules_now(GAME.view(state, seat)) for seat in (0, 1, None)]
    assert pages == ["zombies", "turn", "turn"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_pages_of_the_position_name_every_card_and_every_space_to_play_on(seats: int) -> None:
    for step in walk(Table(cases()["claim_kingdoms"], seats, option_sets(GAME)[0], 4)):
        view = GAME.view(step.state, None)
        if view.board.phase == "play":
            text = "\n".join(WORDS.position(view, SAY, PLAIN[:seats]))
            named = set(re.findall(r"\b[A-Z]\d+(?:[A-Z]\d+)?\b", text))
            assert {*map(key_of, (*view.board.cards, *open_spaces(view.board)))} <= named


@every_language
def test_what_lies_beside_a_space_is_told_whole_or_not_at_all(locale: str) -> None:
    say = Recorder("claim_kingdoms", locale)
    for step in walk(Table(cases()["claim_kingdoms"], 4, option_sets(GAME)[0], 5)):
        for question in GAME.questions(step.state):
            if question.kind in ("place-card", "place-revealed", "play-card", "spectre"):
                view = GAME.view(step.state, question.seat)
                labels = WORDS.labels(view, question, say, PLAIN[:4])
                assert [label.detail for label in labels if label.detail.endswith("…")] == []


# Questions of older versions


def old_questions() -> tuple[View, list[Question]]:
    """A view in which they may be open, and each kind in each of its forms."""
    cards = {"C3": "elves", "D3": "dragons a b b", "D1": "trolls b", "A3": "ice_queens c"}
    view = GAME.view(table(3, cards, maps=(5, 7, 10), hands={1: "goblins elves"}), 0)
    cells, away = ("A3", "D3", "pass"), ("D1", "A3")
    forms: list[tuple[str, tuple[str, ...], tuple[str | int, ...]]] = [
        ("play-card", ("elves", "knights"), ()),
        ("spectre-card", ("D3", "A3"), ("C3",)),
        ("spectre-space", ("A1", "B1"), ("elves", "C3")),
        ("spectre-space", ("A1", "B1"), ("", "C3")),
        ("use-power", ("use", "pass"), ("dragons", "D3", 3)),
        ("direction", ("north", "east", "south", "west", "pass"), ("cyclopes", "C3")),
        ("line", ("row", "column", "pass"), ("trolls", "D1")),
        ("target-card", cells, ("ghosts", "C3")),
        ("target-card", cells, ("ice_kings", "C3")),
        ("target-follower", ("D3-1", "D1-1", "pass"), ("undead", "C3")),
        ("second-card", away, ("undead", "C3", "D3-1")),
        ("second-card", away, ("ghosts", "C3", "D3")),
        ("second-card", away, ("ice_kings", "C3", "D3")),
        ("seer-card", ("elves", "trolls"), ("seers", "C3")),
    ]
    found = [Question(1, 0, kind, options, about=about) for kind, options, about in forms]
    order = Question(1, 0, "seer-order", ("elves.1", "elves.2"), 2, 2, ordered=True)
    found.append(structs.replace(order, about=("seers", "C3")))
    takes = ("take.trolls", "take.deck")
    limits = (Limit(("1.goblins", "2"), 1, 1), Limit(takes, 1, 1))
    both = Question(1, 0, "target-hand", ("1.goblins", "2", *takes), 2, 2, limits)
    found.append(structs.replace(both, about=("shadows", "C3", "beside", 1)))
    beasts = ("ice_beasts", "C3", "alone", 2)
    found.append(Question(1, 0, "display-cards", ("elves", "orcs.1", "orcs.2"), 0, 2, about=beasts))
    return view, found


@every_language
def test_what_tables_of_older_versions_ask_is_told_and_fits(locale: str) -> None:
    view, asked = old_questions()
    assert {*OLD_QUESTIONS} <= {question.kind for question in asked}
    reader = Reader("claim_kingdoms", locale, 3)
    with no_complaints():
        for question in asked:
            reader.read_question(view, question)
            reader.fits("waiting", WORDS.waiting(question.kind, reader.say))
        event = Event("card-chosen", {"seat": 0, "card": "elves"}, seats=(0,))
        reader.fits("event", WORDS.event(event, reader.say, PLAIN[:3]))


@pytest.mark.parametrize("least", [0, 1])
def test_a_power_that_has_to_be_chosen_is_not_called_one_that_may_be_lost(least: int) -> None:
    """Version 4 asked so, of Shadows and Fire Elementals."""
    view, asked = old_questions()
    question = next(q for q in asked if q.kind == "target-hand")
    power, takes = question.limits
    limits = (structs.replace(power, least=least), takes)
    question = structs.replace(question, least=1 + least, limits=limits)
    labels = WORDS.labels(view, question, SAY, PLAIN)
    group = "Power" if least else "Power (leave empty to skip it)"
    assert [label.group for label in labels] == [group] * 2 + ["New card"] * 2
    picked = WORDS.picks(view, question, ("take.trolls",), SAY, PLAIN)
    assert picked == "Do not use the power; " * (not least) + "Take Trolls (6)"


@pytest.mark.parametrize("faction", ["cyclopes", "trolls"])
def test_the_points_that_version_2_told_for_a_direction_are_the_points_it_gives(
    faction: str,
) -> None:
    cards = {"N1E0": "elves", "N2E0": "orcs down", "N3E0": "trolls", "S2E0": "elves 1"}
    cards |= {"N0E1": "dragons 0", "N0E3": "elves"}
    kind = "direction" if faction == "cyclopes" else "line"
    for way in ("north", "south", "east", "west") if faction == "cyclopes" else ("row", "column"):
        state = table(2, cards | {HERE: f"{faction} 0"}, score=[0, 0])
        old = Question(1, 0, kind, (way, "pass"), about=(faction, HERE))
        label = WORDS.option(GAME.view(state, 0), old, way, SAY, PLAIN)
        state.questions.append(old)
        state.board.agenda += [
            Step("draw", 0, what="turn"),
            Step("power", 0, cell_of(HERE), faction),
        ]
        events = GAME.answer(state, old, (way,), Chance(bytes(16), 1))
        points = sum(args["points"] for args in told(events, "points"))
        assert f": {points} point" in label.text
