"""Whether the longest and the rarest texts fit and read well."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.games import all_games, game_words, wording
from engine.kit.contract import Event
from engine.kit.words import MOST_IN_A_LINE, SEAT_LETTERS
from tests.games.example import CASE as EXAMPLE
from tests.games.example import make_known
from tests.games.shown import scenarios, strange
from tests.games.words import LIMITS, LONGEST_BOLD, read_by_all
from texts import LOCALES

each_game = pytest.mark.parametrize("key", all_games())
every_language = pytest.mark.parametrize("locale", LOCALES)


def whole_game(key: str) -> tuple[Any, list[Event]]:
    """The end of a sensible game at a full table, and all that happened."""
    told: list[Event] = []
    for spot in scenarios(key)[-1].spots():
        told += spot.events
    return all_games()[key].view(spot.state, None), told


@each_game
def test_a_story_however_long_fits_a_post_and_cuts_no_name(key: str) -> None:
    view, events = whole_game(key)
    for locale in LOCALES:
        say, names = game_words(key, locale), LONGEST_BOLD[: view.seats]
        text = wording(key).summary(events, view, say, names)
        assert 0 < len(text) <= LIMITS["summary"]
        assert text.count("**") % 2 == 0, text


@each_game
def test_the_score_table_fits_a_phone(key: str) -> None:
    view, _ = whole_game(key)
    standing = view.standing
    order = sorted(range(view.seats), key=lambda seat: standing.places[seat])
    for locale in LOCALES:
        say, names = game_words(key, locale), LONGEST_BOLD[: view.seats]
        text = wording(key).result(standing, say, names)
        assert len(text) <= LIMITS["result"]
        head, *rows, total = text.split("```")[1].strip("\n").split("\n")
        assert len({len(line) for line in (head, *rows, total)}) == 1, "columns in line"
        digits = max(len(number) for number in total.split()[-view.seats :])
        most = MOST_IN_A_LINE - (digits + 1) * view.seats
        assert len(head) <= MOST_IN_A_LINE, (
            f"the score of {view.seats} is {len(head)} wide, and a phone shows {MOST_IN_A_LINE}:"
            f" each source-… in {locale}.ftl may have {most} letters"
        )
        assert head.split() == [SEAT_LETTERS[seat] for seat in order]
        assert total.split()[-view.seats :] == [str(standing.points[seat]) for seat in order]
        assert len(rows) == (len(standing.sources) if len(standing.sources) > 1 else 0), (
            "a row for each source, and of a single one only the total: see `result` in the kit"
        )


@every_language
@pytest.mark.parametrize("key", [EXAMPLE.key, *all_games()])
def test_rare_events_and_options_have_words_that_fit_and_read_well(
    key: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_known(monkeypatch)
    spots = islice(strange(key), LOCALES.index(locale), None, len(LOCALES))
    read_by_all(key, locale, spots, looked_at=True)
