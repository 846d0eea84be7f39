"""The games' own symbols as emojis of the application, in texts and on buttons.

A game's words have Unicode emojis, and the game says which drawing replaces which of them
(`engine.games.symbols`). The drawings are uploaded after the start, beginning with those that
people see most. Each one replaces its Unicode emoji as soon as it is there, if Discord's limits
leave room for its longer markup. If anything fails, the Unicode stays: nothing waits for an emoji.

Anybody who owns the application may delete them by hand. Discord refuses a button or menu with an
emoji that is gone, and a text shows its name. So after a refusal (`EmojiSet.refused`) all are
plain until the bot has looked at what is there and has uploaded what is missing. It also looks once
a day. Uploads may be limited for hours: "routes for controlling emojis do not follow the normal
rate limit conventions" (docs, "Emoji Resource").
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import lru_cache
from pathlib import Path
from typing import Final

import aiohttp
import discord
from discord import ui
from msgspec import Struct, structs

from cogs.frame import Bot
from cogs.frame.message import MOST_CONTENT
from cogs.frame.words import text_names
from db.base.mapped import META
from db.tables import tables
from engine.games import all_games, art_folder, symbols
from engine.kit.showing import Label
from engine.kit.words import length
from engine.table.service import Table
from pictures.drawings import tinted

log = logging.getLogger(__name__)

UPLOADED: Final = "emojis"  # key of what is kept: for each emoji's name, which drawing was uploaded
MOST_NAME: Final = 32
SHORT_NAME: Final = 2  # the fewest letters of a name, which stay when there is little room
MOST_LAYOUT: Final = 4000  # characters in all texts of one view together
CODE: Final = r"```.*?```|`[^`\n]*`"  # where Discord shows markup as it is written

A_DAY: Final = 86_400.0
AGAIN_SECONDS: Final = (60.0, 300.0, 900.0, 3600.0)
"""The pauses before another look when Discord cannot be reached or fails."""
CALM_SECONDS: Final = (0.0, 60.0, 600.0, 3600.0)
"""The same after several refusals: Discord sometimes refuses emojis that are there
(discord-api-docs #7128)."""
LONGEST_WAIT: Final = 30.0
"""Seconds that the library may wait within a request, the least that it can be told."""
MOST_LATE: Final = 100
"""How many messages may have been on their way with emojis when these were given up."""

INVALID_FORM: Final = 50035
NO_ROOM: Final = 30008
"""Maximum number of emojis reached; an application has 2,000 ("Application-Owned Emoji")."""
NOT_TAKEN: Final = (400, 413)  # the status with which Discord refuses a name or a picture for good
AT_AN_EMOJI: Final = re.compile(r"^In \S*\bemoji\b\S*: ", re.MULTILINE)
AT_OUR_EMOJI: Final = re.compile(r"^In \S*\bemoji\.id: ", re.MULTILINE)
"""How the library names the place of a fault in a message. Only emojis of the application have
an id; of Unicode it is the name that may be wrong."""


class Wanted(Struct, frozen=True):
    game: str
    sign: str  # the Unicode emoji that it replaces
    drawing: Path
    digest: str  # of the drawing: another drawing is another emoji
    rank: int  # its place among its game's symbols


def short(game: str) -> str:
    """The first letters of a game's key, with which the names of its emojis begin.

    >>> short("three_word_key"), short("chess")
    ('twk', 'chess')
    """
    words = game.split("_")
    return "".join(word[0] for word in words) if len(words) > 1 else game


def wanted(games: Iterable[str]) -> dict[str, Wanted]:
    keys = list(games)
    shorts = [short(key) for key in keys]
    found = {}
    for key in keys:
        prefix = short(key) if shorts.count(short(key)) == 1 else key
        for rank, (drawing, sign) in enumerate(symbols(key).items()):
            path = art_folder(key) / f"{drawing}.svg"
            digest = hashlib.sha256(tinted(path, ()).encode()).hexdigest()[:16]
            name = re.sub(r"\W", "_", f"{prefix}_{drawing}", flags=re.ASCII)[:MOST_NAME]
            found[name] = Wanted(key, sign, path, digest, rank)
    return found


Door = Callable[[], AbstractAsyncContextManager[discord.Client]]


@contextlib.asynccontextmanager
async def own_door(bot: Bot) -> AsyncIterator[discord.Client]:
    """A separate way to Discord, for requests that may be limited for an hour. It raises
    `discord.RateLimited` instead of waiting within the request, where neither a refusal nor the end
    of the program would reach it. Other requests don't wait behind it."""
    # The library warns of clients that hear of no servers, also where none connects.
    intents = discord.Intents(guilds=True)
    async with discord.Client(intents=intents, max_ratelimit_timeout=LONGEST_WAIT) as client:
        await client.login(bot.http.token or "")
        yield client


class EmojiSet:
    """Which emojis there are, and texts with them. `door` leads to Discord, `sleep` waits: a test
    has its own."""

    def __init__(
        self,
        bot: Bot,
        *,
        door: Door | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.bot = bot
        self._door: Door = door or (lambda: own_door(bot))
        self._sleep = sleep
        self._marks: dict[str, dict[str, str]] = {}  # by game: the markup for each Unicode emoji
        self._shown: Counter[tuple[str, str]] = Counter()
        """How often each game's Unicode emojis were to be shown, in whichever form."""
        self._hopeless: dict[str, str] = {}
        """By name: the drawings that Discord has refused since the start."""
        self._refused = asyncio.Event()
        self._late = 0
        self.looked = asyncio.Event()  # set after the first look at them, whatever came of it

    # Bringing them up, and finding out that they are gone

    async def run(self) -> None:
        failures = refusals = 0
        while True:
            self._refused.clear()
            try:
                rest, failures = await self.look(), 0
            except discord.RateLimited as limit:
                rest, failures = limit.retry_after, 0
                log.info("Discord takes no more emojis for %.0f s", rest)
            except Exception as fault:
                foreseen = discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError
                rest = AGAIN_SECONDS[min(failures, len(AGAIN_SECONDS) - 1)]
                failures += 1
                text = "the next look at the emojis is in %.0f s: %r"
                log.warning(text, rest, fault, exc_info=not isinstance(fault, foreseen))
            self.looked.set()
            if await self._refused_within(min(rest, A_DAY)):
                await self._sleep(CALM_SECONDS[min(refusals, len(CALM_SECONDS) - 1)])
                refusals += 1
            else:
                refusals = 0

    async def _refused_within(self, seconds: float) -> bool:
        """Wait this long, or until a message is refused. Whether one was."""
        if self._refused.is_set():
            return True
        resting = asyncio.ensure_future(self._sleep(seconds))
        refused = asyncio.ensure_future(self._refused.wait())
        try:
            await asyncio.wait((resting, refused), return_when=asyncio.FIRST_COMPLETED)
        finally:
            resting.cancel()
            refused.cancel()
        return self._refused.is_set()

    def refused(self, fault: discord.HTTPException) -> bool:
        """Whether Discord refused a message for one of our emojis. Then all of them are plain from
        now on, so that the next try gets through, and the bot looks at them."""
        if fault.code != INVALID_FORM or not AT_AN_EMOJI.search(fault.text):
            return False
        if self._marks:
            log.warning("Discord refused an emoji: all are plain until the next look at them")
            self._marks = {}
            self._late = 0
            self._refused.set()
            return True
        # Others may have been on their way at that moment. Plain ones are not refused for it.
        if AT_OUR_EMOJI.search(fault.text):
            self._late += 1
            return self._late <= MOST_LATE
        return False

    async def look(self) -> float:
        """Upload what is missing or drawn anew, remove the rest. Seconds until the next look."""
        want = await asyncio.to_thread(wanted, all_games())
        async with self._door() as client:
            there = await _listed(client)
            uploaded = await self.bot.store.read(META.get, UPLOADED)
            before = json.loads(uploaded or "{}")
            known: dict[str, str] = {name: before[name] for name in before if name in there}
            if self._refused.is_set():
                return 0.0
            self._marks = {}
            for name in known.keys() & want.keys():
                self._use(want[name], there[name][-1])
            for name in known.keys() - want.keys():
                await _delete(there[name])
                del known[name]
            if known != before:
                await self.bot.store.write(META.put, UPLOADED, json.dumps(known))
            done = known.items() | self._hopeless.items()
            missing = {name: e for name, e in want.items() if (name, e.digest) not in done}
            if missing:
                await self._upload(client, missing, known, there)
        return A_DAY

    async def _upload(
        self,
        client: discord.Client,
        missing: dict[str, Wanted],
        known: dict[str, str],
        there: dict[str, list[discord.Emoji]],
    ) -> None:
        """One after the other, until all are there or one is refused."""
        count, uploaded = len(missing), 0
        drawings = [emoji.drawing for emoji in missing.values()]
        pngs = dict(zip(missing, await self.bot.studio.emojis(drawings), strict=True))
        running = [key for key in all_games() if await self.bot.store.read(tables.running, [key])]

        def turn(name: str) -> tuple[int, bool, int, str]:
            """The most shown go first, those of running games, those that a game names first."""
            one = missing[name]
            shown = self._shown[one.game, one.sign]
            return -shown, one.game not in running, one.rank, one.game

        try:
            while missing and not self._refused.is_set():
                name = min(missing, key=turn)
                emoji = missing.pop(name)
                await _delete(there.get(name, ()))
                self._marks.get(emoji.game, {}).pop(emoji.sign, None)
                # Before it is sent: if the answer is lost, it is known for ours all the same.
                known[name] = emoji.digest
                await self.bot.store.write(META.put, UPLOADED, json.dumps(known))
                try:
                    made = await client.create_application_emoji(name=name, image=pngs[name])
                except discord.HTTPException as fault:
                    if fault.code == NO_ROOM:
                        left = len(missing) + 1
                        log.warning("the application has no room for %d emojis: %s", left, fault)
                        return
                    if fault.status not in NOT_TAKEN:
                        raise
                    # Perhaps because it got there before, and the answer did not get back.
                    found = (await _listed(client)).get(name)
                    if found is None:
                        self._hopeless[name] = emoji.digest
                        log.warning("Discord refuses the emoji %s: %s", name, fault)
                        continue
                    made = found[-1]
                log.debug("uploaded the emoji %s", name)
                self._use(emoji, made)
                uploaded += 1
        finally:
            log.info("emojis uploaded: %d of %d", uploaded, count)

    def _use(self, emoji: Wanted, made: discord.Emoji) -> None:
        self._marks.setdefault(emoji.game, {})[emoji.sign] = f"<:{made.name}:{made.id}>"

    # In what goes out

    def text(self, game: str, text: str, most: int, keep: Collection[str] = ()) -> str:
        """A text with the game's own emojis, at most `most` characters long. Each kind is used
        everywhere or, if that would be too long, nowhere, beginning with the kinds that come first.
        With shorter names there is room for more kinds. Code and the words of `keep` (names) stay
        as they are."""
        marks = self._marks.get(game, {})
        emoji_set = frozenset({*marks, *symbols(game).values()})
        if not emoji_set:
            return text
        names = tuple(name for name in keep if any(sign in name for sign in emoji_set))
        pattern = _finder(emoji_set, names)
        found = [match[0] for match in pattern.finditer(text) if match["kept"] is None]
        self._shown.update((game, sign) for sign in found)
        kinds = list(dict.fromkeys(sign for sign in found if sign in marks))
        room = most - length(text)
        chosen = _fitting(found, {sign: marks[sign] for sign in kinds}, room)
        if len(chosen) < len(kinds):
            brief = _fitting(found, {sign: _brief(marks[sign]) for sign in kinds}, room)
            chosen = max(chosen, brief, key=len)
        return pattern.sub(lambda match: chosen.get(match[0], match[0]), text)

    def content(self, table: Table, text: str, locale: str, most: int = MOST_CONTENT) -> str:
        return self.text(table.game, text, most, text_names(table, locale))

    def layout(self, game: str, view: ui.LayoutView) -> ui.LayoutView:
        texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        room = MOST_LAYOUT - sum(length(item.content) for item in texts)
        for item in texts:
            before = length(item.content)
            item.content = self.text(game, item.content, before + room)
            room -= length(item.content) - before
        return view

    def one(self, game: str, sign: str) -> str:
        self._shown[game, sign] += 1
        return self._marks.get(game, {}).get(sign, sign)

    def labels(self, game: str, labels: Sequence[Label]) -> list[Label]:
        return [structs.replace(label, emoji=self.one(game, label.emoji)) for label in labels]


@lru_cache
def _finder(emoji_set: frozenset[str], names: Sequence[str]) -> re.Pattern[str]:
    """It finds signs and, as "kept", what is to stay as it is: code, and names with signs."""
    shielded = "|".join([CODE, *map(re.escape, names)])
    longest_first = map(re.escape, sorted(emoji_set, key=len, reverse=True))
    return re.compile(f"(?P<kept>{shielded})|{'|'.join(longest_first)}", flags=re.DOTALL)


def _fitting(found: Sequence[str], marks: dict[str, str], room: int) -> dict[str, str]:
    """The kinds for which there is room, in their order, each used as often as it was found."""
    chosen = {}
    for sign, mark in marks.items():
        cost = found.count(sign) * (len(mark) - length(sign))
        if cost <= room:
            chosen[sign] = mark
            room -= cost
    return chosen


def _brief(mark: str) -> str:
    """The same emoji with less of its name: Discord shows it by its number.

    >>> _brief("<:toy_coin:1234567890123456789>")
    '<:to:1234567890123456789>'
    """
    _, name, number = mark.split(":")
    return f"<:{name[:SHORT_NAME]}:{number}"


async def _listed(client: discord.Client) -> dict[str, list[discord.Emoji]]:
    found: dict[str, list[discord.Emoji]] = {}
    for emoji in sorted(await client.fetch_application_emojis(), key=lambda emoji: emoji.id):
        found.setdefault(emoji.name, []).append(emoji)
    return found


async def _delete(emojis: Iterable[discord.Emoji]) -> None:
    for emoji in emojis:
        with contextlib.suppress(discord.NotFound):
            await emoji.delete()
