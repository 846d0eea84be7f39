"""The program of the process in which the bot's pictures are painted: `python -m cogs.painting`,
which `pictures.studio` begins."""

from __future__ import annotations

from typing import Final

from engine.games import all_games, art_folder, game_words, scenes
from engine.process import serve
from pictures.painter import Painter
from pictures.shots import Shown
from pictures.studio import answering
from pictures.warm import warm
from texts import LOCALES

PROGRAM: Final = "cogs.painting"


def games() -> list[Shown]:
    return [
        Shown(game, scenes(key), game_words(key, LOCALES[0])) for key, game in all_games().items()
    ]


def main() -> None:
    painter = Painter(art_folder)
    serve(answering(painter, warm(painter, games())))


if __name__ == "__main__":
    main()
