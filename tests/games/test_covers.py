"""Every game has a cover for its lobby."""

from __future__ import annotations

import pytest

from engine.games import all_games, scenes, texts_folder
from engine.kit.scene import MOST_ALT, Label, Sprite, size_of
from tests.games.words import all_drawings
from texts import LOCALES, words_in


@pytest.mark.parametrize("game", all_games())
def test_every_game_has_a_cover_with_its_title_and_a_text_for_whom_it_is_read_to(game: str) -> None:
    alts = set()
    for locale in LOCALES:
        say = words_in(locale, texts_folder(game))
        cover = scenes(game).cover(say)
        assert cover is not None
        assert size_of(cover) == (990, 420)
        assert say("title").partition(":")[0] in cover.alt
        assert len(cover.alt) <= MOST_ALT
        alts.add(cover.alt)
        words = [item for item in cover.items if isinstance(item, Label)]
        assert words
        assert all(word.size >= 28 for word in words)
        assert {i.name for i in cover.items if isinstance(i, Sprite)} <= all_drawings(game)
    assert len(alts) == len(LOCALES)
