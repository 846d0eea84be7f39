"""The games' own symbols as emojis of the application, in texts and on buttons.

A game's words hold Unicode emojis, and it says which drawing stands for which of them
(`engine.games.symbols`). The drawings are uploaded after the start; from then on what goes out
has them in place of the Unicode, as far as Discord's limits leave room for their longer markup.
Whatever fails, the Unicode stays: nothing waits for an emoji.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import discord
from discord import ui
from msgspec import Struct, structs

from cogs.speech import text_names
from engine.adapter import Table
from engine.games import all_games, art_folder, symbols
from engine.showing import Label
from pictures.emoji import emoji_pngs

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger(__name__)

UPLOADED: Final = "emojis"
"""Key of what is kept: for each emoji's name, which drawing was uploaded."""
MOST_NAME: Final = 32
MOST_CONTENT: Final = 2000
MOST_LAYOUT: Final = 4000
"""Characters in all texts of one view together."""
CODE: Final = r"```.*?```|`[^`\n]*`"
"""Where Discord shows markup as it is written."""


class Wanted(Struct, frozen=True):
    """An emoji that there should be."""

    game: str
    sign: str
    """The Unicode emoji that it stands for."""
    drawing: Path
    digest: str
    """Of the drawing: another one, another emoji."""


def short(game: str) -> str:
    """The first letters of a game's key: they stand before the names of its emojis.

    >>> short("gods_of_rain"), short("chess")
    ('gor', 'chess')
    """
    words = game.split("_")
    return "".join(word[0] for word in words) if len(words) > 1 else game


def wanted(games: Iterable[str]) -> dict[str, Wanted]:
    """All emojis of these games, by the names they shall have."""
    keys = list(games)
    shorts = [short(key) for key in keys]
    found = {}
    for key in keys:
        prefix = short(key) if shorts.count(short(key)) == 1 else key
        for drawing, sign in symbols(key).items():
            path = art_folder(key) / f"{drawing}.svg"
            digest = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
            name = re.sub(r"\W", "_", f"{prefix}_{drawing}", flags=re.ASCII)[:MOST_NAME]
            found[name] = Wanted(key, sign, path, digest)
    return found


class Emojis:
    """Which emojis there are, and texts with them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._marks: dict[str, dict[str, str]] = {}
        """By game: the markup for each Unicode emoji."""

    async def bring_up(self) -> None:
        """Upload what is missing or was drawn anew, take away what is no longer wanted. What
        fails is logged, and tried again at the next start."""
        try:
            await self._bring_up()
        except (discord.DiscordException, OSError, TimeoutError):
            log.warning("the games' symbols stay plain Unicode", exc_info=True)

    async def _bring_up(self) -> None:
        want = await asyncio.to_thread(wanted, all_games())
        there = {emoji.name: emoji for emoji in await self.house.fetch_application_emojis()}
        before: dict[str, str] = json.loads(await self.house.store.meta.get(UPLOADED) or "{}")
        known = {name: digest for name, digest in before.items() if name in there}
        for name in [name for name in known if name not in want]:
            await there[name].delete()
            del known[name]
        for name, emoji in want.items():
            if known.get(name) == emoji.digest:
                self._use(emoji, there[name])
        missing = [name for name, emoji in want.items() if known.get(name) != emoji.digest]
        if missing:
            pngs = await asyncio.to_thread(emoji_pngs, [want[name].drawing for name in missing])
            for name, png in zip(missing, pngs, strict=True):
                if await self._upload(name, want[name], png, there.get(name)):
                    known[name] = want[name].digest
                    await self.house.store.meta.set(UPLOADED, json.dumps(known))
        if known != before:
            await self.house.store.meta.set(UPLOADED, json.dumps(known))

    async def _upload(
        self, name: str, emoji: Wanted, png: bytes, old: discord.Emoji | None
    ) -> bool:
        try:
            if old is not None:
                await old.delete()
            made = await self.house.create_application_emoji(name=name, image=png)
        except discord.HTTPException as fault:
            log.warning("the emoji %s could not be uploaded: %s", name, fault)
            return False
        log.info("uploaded the emoji %s", name)
        self._use(emoji, made)
        return True

    def _use(self, emoji: Wanted, made: discord.Emoji) -> None:
        self._marks.setdefault(emoji.game, {})[emoji.sign] = f"<:{made.name}:{made.id}>"

    def text(self, game: str, text: str, most: int, keep: Collection[str] = ()) -> str:
        """A text with the game's own emojis, at most `most` characters long. Each kind stands
        everywhere or, where that would be too long, nowhere; kinds that come first go first.
        Code and the words of `keep` (names) stay as they are."""
        marks = self._marks.get(game)
        if not marks:
            return text
        signs = sorted(marks, key=len, reverse=True)
        names = [re.escape(name) for name in keep if any(sign in name for sign in signs)]
        shielded = "|".join([CODE, *names])
        pattern = re.compile(
            f"(?P<kept>{shielded})|{'|'.join(map(re.escape, signs))}", flags=re.DOTALL
        )
        found = [match[0] for match in pattern.finditer(text) if match["kept"] is None]
        room = most - len(text)
        chosen = set()
        for sign in dict.fromkeys(found):
            cost = found.count(sign) * (len(marks[sign]) - len(sign))
            if cost <= room:
                chosen.add(sign)
                room -= cost

        def written(match: re.Match[str]) -> str:
            return marks[match[0]] if match[0] in chosen else match[0]

        return pattern.sub(written, text)

    def content(self, table: Table, text: str, locale: str, most: int = MOST_CONTENT) -> str:
        """The text of a message about a table."""
        return self.text(table.game, text, most, text_names(table, locale))

    def layout(self, game: str, view: ui.LayoutView) -> ui.LayoutView:
        """The same view, its texts with the game's own emojis."""
        texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        room = MOST_LAYOUT - sum(len(item.content) for item in texts)
        for item in texts:
            before = len(item.content)
            item.content = self.text(game, item.content, before + room)
            room -= len(item.content) - before
        return view

    def one(self, game: str, sign: str) -> str:
        """An emoji for a button or a menu."""
        return self._marks.get(game, {}).get(sign, sign)

    def labels(self, game: str, labels: Sequence[Label]) -> list[Label]:
        """Options with the game's own emojis."""
        return [structs.replace(label, emoji=self.one(game, label.emoji)) for label in labels]
