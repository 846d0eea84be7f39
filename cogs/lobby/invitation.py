"""What the local table's empty page invites to: each game against computer players at once, and
how it plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from cogs.frame.speech import game_words
from engine.games import all_games, lessons, scenes, wording
from engine.kit.scene import Canvas
from pictures.studio import PaintingError
from texts import LOCALES, nearest, own_words

Json = dict[str, Any]


class Paints(Protocol):
    """Where pictures are painted (`pictures.studio.Studio`)."""

    async def picture(self, scene: Canvas, /) -> Any:
        """The scene with its `png`."""


class Invitation:
    """Invites to every game, for `localtable.table.Invites`."""

    def __init__(self, studio: Paints) -> None:
        self._studio = studio

    def cards(self, locale: str) -> Sequence[Json]:
        """A card a game, in the language that fits."""
        ours = nearest(locale) or LOCALES[0]
        return [_card(game, ours) for game in all_games()]

    async def picture(self, key: str, locale: str) -> bytes | None:
        """A game's cover. None: it has none, or it cannot be painted."""
        if key not in all_games():
            return None
        cover = scenes(key).cover(game_words(key, nearest(locale) or LOCALES[0]))
        if cover is None:
            return None
        try:
            png: bytes = (await self._studio.picture(cover)).png
        except PaintingError:
            return None
        return png


def _card(game: str, locale: str) -> Json:
    say, words, speak = own_words(locale), game_words(game, locale), wording(game)
    cover = scenes(game).cover(words)
    start = "game new", {"game": game, "alone": True}
    read = "learn" if lessons(game).pages else "rules", {"game": game}
    ways = ((say("button-alone"), *start), (say("button-plays"), *read))
    return {
        "key": game,
        "title": speak.title(words),
        "text": speak.pitch(words),
        "alt": "" if cover is None else cover.alt,
        "ways": [{"label": label, "command": c, "options": o} for label, c, o in ways],
    }
