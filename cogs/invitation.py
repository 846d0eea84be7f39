"""What the local table's empty page invites to: each game against computer players at once or
with friends, and how it plays."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import msgpack

from cogs.frame.words import game_words
from engine.games import all_games, art_folder, lessons, scenes, wording
from pictures.studio import PaintingError, Studio
from texts import LOCALES, nearest, own_words

log = logging.getLogger(__name__)

Json = dict[str, Any]


class Invitation:
    """Invites to every game, for `localtable.table.Invites`."""

    def __init__(self, studio: Studio, folder: Path | None = None) -> None:
        """In the folder covers are kept once they were painted."""
        self._studio = studio
        self._folder = folder

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
        locale = nearest(locale) or LOCALES[0]
        cover = scenes(key).cover(game_words(key, locale))
        if cover is None:
            return None
        kept = None
        if self._folder is not None:
            # Of a cover and the drawings of its game: another one once either is.
            sign = sha256(msgpack.encode(cover))
            for drawing in sorted(art_folder(key).iterdir()):
                about = drawing.stat()
                sign.update(f"{drawing.name} {about.st_size} {about.st_mtime_ns}".encode())
            kept = self._folder / f"{key}-{locale}-{sign.hexdigest()[:16]}.png"
            if kept.is_file():
                return kept.read_bytes()
        try:
            png: bytes = (await self._studio.picture(cover)).png
        except PaintingError:
            return None
        if kept is not None:
            try:
                kept.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                for old in kept.parent.glob(f"{key}-{locale}-*"):
                    old.unlink(missing_ok=True)
                part = kept.with_suffix(".part")
                part.write_bytes(png)
                part.replace(kept)
            except OSError as fault:
                # It is shown all the same, and painted again next time.
                log.warning("a cover could not be kept: %s", fault)
        return png


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
