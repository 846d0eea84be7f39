"""What the games' words share: lists as a language writes them, texts that must fit.

Pure functions on words. `say` is the game's: its catalogue holds `list-last` and `list-last-i`,
the second for a last thing that begins with the sound of an i (Spanish writes "e" before it).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from engine.kit.showing import Names, Say

DOT: Final = " · "
"""Between facts that stand beside one another."""
SEAT_LETTERS: Final = "ABCDEF"
"""The letter of each seat, as on its pieces."""

_SOUNDS_LIKE_I = re.compile(r"[iíy](?![aeiouáéíóú])|hi(?![aeou])", re.IGNORECASE)


def listed(things: Sequence[str], say: Say) -> str:
    """Things joined as the language does: "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    tail = things[-1]
    bare = tail.lstrip("*_~|`\\ ")
    key = "list-last-i" if _SOUNDS_LIKE_I.match(bare) else "list-last"
    return say(key, head=", ".join(things[:-1]), tail=tail)


def seats_listed(seats: Iterable[int], say: Say, names: Names) -> str:
    """The names of some seats as a list."""
    return listed([names[seat] for seat in seats], say)


def capital(text: str) -> str:
    """The text as a sentence begins.

    >>> capital("one card")
    'One card'
    """
    return text[:1].upper() + text[1:]


def fitted(text: str, most: int) -> str:
    """The text, cut at a word if it is longer than `most` characters.

    >>> fitted("three blind mice", 12)
    'three blind…'
    """
    if len(text) <= most:
        return text
    head = text[: most - 1]
    cut = head.rsplit(" ", 1)[0] if " " in head[most // 2 :] else head
    return cut.rstrip(" ·,;:\\") + "…"


def first_that_fits(texts: Iterable[str], most: int) -> str:
    """The first of ever shorter texts that has at most `most` characters; of the last one what
    fits."""
    text = ""
    for text in texts:
        if len(text) <= most:
            return text
    return fitted(text, most)


def shortened(names: Names, most: int) -> list[str]:
    """Names of at most `most` letters each; bold ones stay bold."""
    return [_shortened(name, most) for name in names]


def _shortened(name: str, most: int) -> str:
    bold = len(name) > 4 and name.startswith("**") and name.endswith("**")
    inner = name[2:-2] if bold else name
    if len(inner) > most:
        inner = inner[: most - 1].rstrip("\\ ") + "…"
    return f"**{inner}**" if bold else inner


def packed(texts: Iterable[str], most: int) -> list[str]:
    """As few messages of at most `most` characters as hold these texts in order, each of them
    whole; one that is longer than that is cut.

    >>> packed(["one", "two", "three"], 8)
    ['one\\ntwo', 'three']
    """
    found: list[str] = []
    for text in texts:
        if found and len(found[-1]) + 1 + len(text) <= most:
            found[-1] = f"{found[-1]}\n{text}"
        else:
            found.append(cut(text, most))
    return found


def cut(text: str, most: int) -> str:
    """At most `most` characters, with an ellipsis where something is missing.

    >>> cut("a long way", 7)
    'a long…'
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
