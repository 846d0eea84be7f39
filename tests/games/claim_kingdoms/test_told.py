"""Names, signs and pages: each faction told apart, what an owner corrects told as corrected."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from engine.games.claim_kingdoms import GAME, WORDS, box
from engine.games.claim_kingdoms.box import FACTION_KEYS, FACTIONS
from engine.games.claim_kingdoms.rules.ground import key_of, open_spaces
from engine.games.claim_kingdoms.words.names import SIGNS, name, power_text
from tests.games.claim_kingdoms.positions import HERE, table, turn
from tests.games.shown import PLAIN, Recorder
from tests.games.suite import Table, cases, option_sets, walk
from texts import LOCALES

SAY = Recorder("claim_kingdoms", "en")
"""Of its own: pages are remembered with it, and here a power of theirs is corrected."""

every_language = pytest.mark.parametrize("locale", LOCALES)


@every_language
def test_every_faction_has_a_name_a_sign_and_a_line_of_its_own(locale: str) -> None:
    """The line fits under an option."""
    say = Recorder("claim_kingdoms", locale)
    lines = {key: power_text(say, key) for key in FACTION_KEYS}
    assert {key: line for key, line in lines.items() if len(line) > 100} == {}
    assert len(set(lines.values())) == len(FACTION_KEYS), "no two do the same"
    assert len({name(say, key) for key in FACTION_KEYS}) == len(FACTION_KEYS)
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_a_power_that_an_owner_corrects_is_told_as_corrected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    knights = FACTIONS["knights"]
    three = structs.replace(knights, power=structs.replace(knights.power, most=3))
    monkeypatch.setitem(box.FACTIONS, "knights", three)
    assert "up to 3" in power_text(SAY, "knights")
    pages = {page.key: page.text for page in WORDS.rules(SAY)}
    assert "up to 3" in pages["knights"]


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
