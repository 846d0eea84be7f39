"""What the local table's empty page invites to: each game against computer players at once or
with friends, and how it plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.frame.words import game_words
from engine.games import all_games, lessons, scenes, wording
from pictures.studio import PaintingError, Studio
from texts import LOCALES, nearest, own_words

Json = dict[str, Any]


class Invitation:
    """Invites to every game, for `localtable.table.Invites`."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    async def paint_ahead(self) -> None:
        for locale in LOCALES:
            for key in all_games():
                await self.picture(key, locale)

    def cards(self, locale: str) -> Sequence[Json]:
        """A card a game, in the language that fits."""
        ours = nearest(locale) or LOCALES[0]
        return [_card(game, ours) for game in all_games()]

    async def picture(self, key: str, locale: str) -> bytes | None:
        """A game's cover. None: it has none, or it cannot be painted."""
        if key not in all_games():
            return None
        cover = scenes(key).cover(game_words(key, nearest(locale) or LOCALES[0]))
        try:
            return None if cover is None else (await self._studio.picture(cover)).png
        except PaintingError:
            return None


def _card(game: str, locale: str) -> Json:
    say, words, speak = own_words(locale), game_words(game, locale), wording(game)
    cover = scenes(game).cover(words)
    ways = (
        ("alone", "game new", {"game": game, "alone": True}),
        ("together", "game new", {"game": game}),
        ("plays", "learn" if lessons(game).pages else "rules", {"game": game}),
    )
    return {
        "key": game,
        "title": speak.title(words),
        "text": speak.pitch(words),
        "alt": "" if cover is None else cover.alt,
        "ways": [
            {"name": name, "label": say(f"button-{name}"), "command": command, "options": options}
            for name, command, options in ways
        ],
    }
