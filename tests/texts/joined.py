"""Every sentence that is put together from parts, once, for an editor to read.

    python -m tests.texts.joined es                  # the bot's own
    python -m tests.texts.joined es raiders --all    # a game's, with each of its parts
    python -m tests.texts.joined es larder           # of the example from which games are copied

Of the bot: what is said of a question that waits, for every kind of question of every game. Of a
game: each text into which another text was put, in a few random and sensible games. Without `--all`
like parts (all cards, all buildings) are shown once for each text that has them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import all_games, functions, game_words, texts_folder, wording
from tests.games.example import make_known
from tests.games.shown import read, scenarios, seen
from tests.texts.catalogues import texts_of
from texts import LOCALES, Args, Words, own_words

WAITING: dict[str, dict[str, Any]] = {
    "prompt-line": {},
    "waiting-for": {"who": "**Ana**", "since": "<t:1:R>"},
    "remind-missing": {"count": "2"},
    "remind-thread": {"who": "<@1>", "since": "<t:1:R>"},
    "me-your-move": {"since": "<t:1:R>"},
}
"""The bot's texts that say what is awaited, with their other arguments."""


def kinds(game: str) -> list[str]:
    """The kinds of questions of a game that have a text for what is awaited."""
    keys = (key for key, _, _ in texts_of(texts_folder(game) / "en.ftl"))
    return [key.removeprefix("wait-") for key in keys if key.startswith("wait-")]


def of_the_bot(locale: str) -> Iterator[str]:
    """The bot's own sentences around each game's words."""
    say = own_words(locale)
    for game in all_games():
        theirs = game_words(game, locale)
        title = f"**{wording(game).title(theirs)}**"
        for kind in kinds(game):
            what = wording(game).waiting(kind, theirs)
            for key, more in WAITING.items():
                yield say(key, what=what, game=title, **more)


class Listening(Words):
    """A catalogue that notes which of its texts were put into which."""

    def __init__(self, game: str, locale: str, whole: bool) -> None:
        super().__init__(locale, (texts_folder(game),), functions(game))
        self.found: dict[tuple[str, ...], str] = {}
        self._whole = whole
        self._keys: dict[str, str] = {}
        self._inside: list[list[str]] = [[]]

    def __call__(self, key: str, facts: Args | None = None, /, **args: Any) -> str:
        return self.text(key, args if facts is None else facts)

    def text(self, key: str, args: Args) -> str:
        """The text of `key`."""
        self._inside.append([])
        text = super().text(key, args)
        values = args.values() if isinstance(args, dict) else ()
        inside = [self._keys[value] for value in values if self._keys.get(str(value))]
        inside += self._inside.pop()
        if inside:
            like = inside if self._whole else [name.partition("-")[0] for name in inside]
            self.found.setdefault((key, *like), text)
        self._keys[text] = key
        self._inside[-1].append(key)
        return text


def of_a_game(game: str, locale: str, whole: bool) -> dict[tuple[str, ...], str]:
    """The texts of a game that have other texts in them, by the keys of both."""
    say = Listening(game, locale, whole)
    for scenario in scenarios(game):
        for spot in scenario.spots():
            read(game, spot, say)
            list(seen(game, spot, say))
    return say.found


def main() -> None:
    """The command. It counts the example among the games."""
    with pytest.MonkeyPatch.context() as patch:
        make_known(patch)
        parser = argparse.ArgumentParser(prog="python -m tests.texts.joined", description=__doc__)
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        parser.add_argument("locale", choices=LOCALES)
        parser.add_argument("game", nargs="?", choices=list(all_games()))
        parser.add_argument("--all", action="store_true", help="each part, not each kind of part")
        wanted = parser.parse_args()
        if wanted.game is None:
            lines = list(of_the_bot(wanted.locale))
        else:
            found = of_a_game(wanted.game, wanted.locale, wanted.all)
            lines = [f"{' < '.join(keys)}\n    {text}" for keys, text in found.items()]
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
