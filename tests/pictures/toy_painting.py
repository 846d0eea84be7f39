"""`cogs.painting` for the toy: `python -m tests.pictures.toy_painting`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from engine.process import serve
from pictures.painter import Painter
from pictures.studio import answering
from tests.pictures.conftest import toys_in

READY = 3
"""Things that are made ready."""

if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        serve(answering(Painter(toys_in(Path(folder))).paint, iter(range(READY)), lambda _: None))
