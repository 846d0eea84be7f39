"""Catalogues and pages are spelt as the dictionaries of their languages have it.

Needs hunspell with its dictionaries (Debian: hunspell hunspell-en-gb hunspell-es hunspell-pt-br).
Words that no dictionary has are in `words/LOCALE.txt`, names in `words/names.txt`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from engine.games import all_games, game_words, wording
from tests.texts.catalogues import ROOT, bare, everywhere
from texts import LOCALES

DICTIONARIES = {"en": "en_GB", "es": "es_ES", "pt-BR": "pt_BR"}
PAGES = {
    "en": ("README.md", "docs/*.md"),
    "es": ("docs/es.md",),
    "pt-BR": ("docs/pt-BR.md",),
}
TYPED = " also-"
"""Texts that people type, wrongly spelt or not."""
WORDS = Path(__file__).parent / "words"


@cache
def known(locale: str) -> frozenset[str]:
    """Our lists, and what the games are called."""
    lines = [(WORDS / f"{name}.txt").read_text("utf-8").split() for name in ("names", locale)]
    titles = [wording(key).title(game_words(key, locale)) for key in all_games()]
    lines.append(re.findall(r"\w+", " ".join(titles)))
    return frozenset(word for words in lines for word in words)


def unknown(locale: str, text: str) -> set[str]:
    """The words of a text that neither the dictionary nor our lists have; without the dictionary
    the test is left out."""
    if shutil.which("hunspell") is None:
        pytest.skip("no hunspell")
    asked = ["hunspell", "-d", DICTIONARIES[locale], "-i", "utf-8", "-l"]
    told = subprocess.run(asked, input=text, capture_output=True, text=True)
    if told.returncode:
        pytest.skip(f"no hunspell dictionary {DICTIONARIES[locale]}")
    words = (
        word.strip("-'’️").removesuffix("'s").removesuffix("’s") for word in told.stdout.split()
    )
    return {word for word in words if word.isalpha() and word not in known(locale)}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_a_catalogue_is_spelt_right(locale: str) -> None:
    texts = [bare(text) for _, place, text in everywhere(locale) if TYPED not in place]
    found = unknown(locale, "\n".join(texts))
    assert found == set(), f"mend them, or add them to {WORDS}"


def pages(locale: str) -> list[Path]:
    other = {ROOT / path for key, found in PAGES.items() if key != locale for path in found}
    found = (path for pattern in PAGES[locale] for path in sorted(ROOT.glob(pattern)))
    return [path for path in found if path not in other and path.name != "style.md"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_a_page_is_spelt_right(locale: str) -> None:
    for path in pages(locale):
        text = re.sub(r"```.*?```|^    [^\n]*$", " ", path.read_text("utf-8"), flags=re.M | re.S)
        text = re.sub(r"\]\([^)]*\)|\*\*|\*|\b[A-Z_]{4,}\b", " ", bare(text))
        assert unknown(locale, text) == set(), path.name
