"""The program of the process in which the bot's pictures are laid out and painted:
`python -m cogs.painting`, which `pictures.studio` begins."""

from __future__ import annotations

from typing import Final

from msgspec import msgpack

from engine.games import all_games, art_folder, game_words, scenes
from engine.kit.scene import Canvas
from engine.process import serve
from pictures.painter import Painter
from pictures.shots import Shown, warm
from pictures.studio import Show, answering
from texts import LOCALES

PROGRAM: Final = "cogs.painting"


def laid_out(shown: Show) -> Canvas | None:
    """The scene of it. None: there is nothing to show."""
    draw, say, names = scenes(shown.game), game_words(shown.game, shown.locale), shown.names
    view = msgpack.decode(shown.view, type=all_games()[shown.game].view_type)
    match shown.what:
        case "prompt":
            return draw.of_prompt(view, shown.question, say, names, shown.picks, shown.only)
        case "post":
            return draw.of_post(shown.events, shown.before, view, say, names)
        case "board":
            return draw.board(view, say, names, shown.events)
        case "hand":
            return draw.hand(view, say, names)
    return draw.under_way(view, say, names)


if __name__ == "__main__":
    painter, games = Painter(art_folder), all_games().items()
    first = [Shown(game, scenes(key), game_words(key, LOCALES[0])) for key, game in games]
    serve(answering(painter.paint, warm(painter, first), laid_out))
