"""What is written on the page can be read: by WCAG 2, at least 4.5 : 1, light and dark."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "localtable" / "web"
LEAST = 4.5
CSS = (PAGE / "page.css").read_text("utf-8")
LIGHT, DARK = (
    dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block))
    for block in re.findall(r":root \{(.*?)\}", CSS, re.DOTALL)
)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_texts_stand_out_from_their_grounds(colours: dict[str, str]) -> None:
    texts = [name for name in colours if name.startswith("text")]
    grounds = [name for name in colours if name.startswith("ground")]
    pairs = [*product(texts, grounds), *((f"on-{n}", n) for n in colours if f"on-{n}" in colours)]
    # Messages for one person, and those that name one, hold faint words and links as well.
    pairs += product(("text-strong", "text-faint", "text-link"), ("to-me", "private"))
    found = {pair: round(contrast(*(colours[name] for name in pair)), 2) for pair in pairs}
    assert len(pairs) > 30
    assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST} == {}
