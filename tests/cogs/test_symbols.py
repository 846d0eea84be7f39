"""The games' symbols: each one has a drawing that makes an emoji, and a sign of its own."""

from __future__ import annotations

from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from PIL import Image

from cogs.frame.emojis import MOST_NAME, EmojiSet, short, wanted
from cogs.frame.words import game_words
from cogs.help import rules_page
from engine.games import all_games, symbols, wording
from pictures.drawings import emoji_pngs
from texts import LOCALES, own_words

ALL = wanted(all_games())


def test_names_begin_with_the_games_letters_and_never_meet() -> None:
    assert short("ships_and_kings") == "sak"
    assert len(ALL) == sum(len(symbols(key)) for key in all_games())
    assert all(len(name) <= MOST_NAME for name in ALL)


OF_THE_HOUSE = ["⚖️", "⚠️", "💡", "👀", "🧭", "📌", "🔒", "✅", "⏳", "⚙️", "🏁", "✏️"]
"""Signs that every game's prompts, posts and pages have before their lines."""


def test_no_game_has_a_sign_that_stands_for_something_else_beside_it() -> None:
    """In Raiders each ruling in *Help* once began with a Merchant's face."""
    for game in all_games():
        assert not {*OF_THE_HOUSE} & {*symbols(game).values()}, game


def test_every_symbol_has_its_drawing_and_its_own_sign() -> None:
    assert len({(emoji.game, emoji.sign) for emoji in ALL.values()}) == len(ALL)
    for emoji in ALL.values():
        assert emoji.sign
        assert not emoji.sign.isascii()
    for png in emoji_pngs([emoji.drawing for emoji in ALL.values()]):
        assert Image.open(BytesIO(png)).size == (128, 128)
        assert len(png) < 256 * 1024


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_page_of_rules_has_the_same_symbols_throughout(locale: str) -> None:
    signs = EmojiSet(None)  # type: ignore[arg-type]
    for name, emoji in ALL.items():
        signs._marks.setdefault(emoji.game, {})[emoji.sign] = f"<:{name}:{10**18}>"
    bot = SimpleNamespace(emoji_set=signs)
    asked: Any = SimpleNamespace(bot=bot, locale=locale, say=own_words(locale))
    for key in all_games():
        for page in wording(key).rules(game_words(key, locale)):
            children = (await rules_page(asked, key, page.key)).view.walk_children()
            said = "".join(i.content for i in children if isinstance(i, ui.TextDisplay))
            assert not [sign for sign in signs._marks.get(key, ()) if sign in said], (key, page.key)
