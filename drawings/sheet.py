"""Paints all kinds of pictures of all games on one page, to look at them.

    python -m drawings.sheet [folder] [--locale en] [--seed 1]

It plays one game with each number of players, sensibly if the game says how, otherwise at random.
It writes `index.html` with the pictures beside it: posts and boards at its milestones and,
for every kind of question, the first hand and the first prompt. Each is shown at full size and as
wide as on a phone.
"""

from __future__ import annotations

import argparse
import html
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.games import all_games, art_folder, game_words, scenes
from engine.kit.contract import Game
from pictures import shots as taken
from pictures.painter import Painter
from pictures.shots import Shot, Shown
from texts import LOCALES

PHONE = 400  # pixels across a picture on a phone


def shown(game: Game, locale: str) -> Shown:
    """A game with all that its pictures take."""
    return Shown(game, scenes(game.key), game_words(game.key, locale))


def shots(game: Game, seats: int, seed: bytes, locale: str) -> Iterator[Shot]:
    """The pictures of one game, each kind of hand and of prompt once."""
    return taken.shots(shown(game, locale), seats, seed)


def write(folder: Path, locale: str, seed: bytes) -> int:
    """Paint all pictures into the folder, with the page; returns how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    painter = Painter(art_folder)
    rows = []
    count = 0
    for key, game in all_games().items():
        for seats in game.seats:
            rows.append(f"<h2>{html.escape(key)}, {seats} seats</h2>")
            for shot in shots(game, seats, seed, locale):
                count += 1
                name = f"{key}-{seats}-{count:03}.png"
                png = painter.paint(shot.scene)
                (folder / name).write_bytes(png)
                rows.append(row(name, shot, len(png)))
    (folder / "index.html").write_text(PAGE.replace("ROWS", "\n".join(rows)), encoding="utf-8")
    return count


def row(name: str, shot: Shot, size: int) -> str:
    """One picture on the page, twice."""
    alt = html.escape(shot.scene.alt, quote=True)
    return (
        f"<h3>{html.escape(shot.title)} <small>{name}, {size // 1024} KB</small></h3>"
        f'<div><img src="{name}" alt="{alt}"><img src="{name}" width="{PHONE}" alt=""></div>'
        f"<details><summary>In words</summary><p>{alt}</p></details>"
    )


PAGE = """<!doctype html>
<meta charset="utf-8"><title>Contact sheet</title>
<style>
body { font: 16px sans-serif; background: #313338; color: #ddd; margin: 2em }
div { display: flex; gap: 2em; align-items: flex-start }
p { white-space: pre-line; max-width: 60em }
small { font-weight: normal; color: #999 }
</style>
ROWS
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m drawings.sheet", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("var/sheet"))
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    count = write(options.folder, options.locale, options.seed.to_bytes(16, "big"))
    sys.stdout.write(f"{count} pictures in {options.folder / 'index.html'}\n")


if __name__ == "__main__":
    main()
