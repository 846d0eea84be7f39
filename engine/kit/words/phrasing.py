"""What the games' words share: lists as a language writes them, texts that must fit.

Pure functions on words. `say` is the game's: its catalogue holds `list-last` and `list-last-i`,
the second for a last thing that begins with the sound of an i (Spanish writes "e" before it).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from engine.kit.contract import MOST_SEATS
from engine.kit.showing import Names, Say

DOT: Final = " · "
"""Between facts that stand beside one another."""
SEAT_LETTERS: Final = "ABCDEFGH"[:MOST_SEATS]
"""The letter of each seat, as on its pieces."""

MOST_MARK: Final = 24
"""Letters of a button that has a row of a phone for itself."""

_NUMBER = re.compile(r" (\d{1,2})$")
_JOINER: Final = "\u200d"
"""It makes one emoji of several."""
_FLAGS: Final = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Letters of which each two make a flag."""
_TINTS: Final = "".join(map(chr, range(0x1F3FB, 0x1F400)))
"""They give the emoji before them a colour of skin."""
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


def length(text: str) -> int:
    """How many characters a text has as its readers' clients count: in UTF-16, where most emojis
    are two. Where a limit may be meant otherwise, a text that keeps to it so is never too long.

    >>> length("Ana"), length("\U0001f600")
    (3, 2)
    """
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def beginning(text: str, most: int) -> str:
    """As much of the text as `most` characters hold, without half an emoji, flag or letter at its
    end."""
    end = most if text.isascii() else _end(text, most)
    return text[: max(end, 0)]


def _end(text: str, most: int) -> int:
    end = max(most, 0)
    while end > 0 and (over := length(text[:end]) - most) > 0:
        end -= -(-over // 2)
    while 0 < end < len(text) and _belongs_together(text, end):
        end -= 1
    return end


def _belongs_together(text: str, at: int) -> bool:
    """Whether what stands there is one sign for the eye with what stands before it."""
    sign = text[at]
    if _JOINER in (text[at - 1], sign) or unicodedata.category(sign) in ("Mn", "Me"):
        return True
    if sign in _FLAGS:
        letters = text[:at]
        return (len(letters) - len(letters.rstrip(_FLAGS))) % 2 == 1
    return sign in _TINTS


def fitted(text: str, most: int) -> str:
    """The text, cut at a word if it is longer than `most` characters; what is bold ends there.

    >>> fitted("three blind mice", 12)
    'three blind…'
    >>> fitted("**Ana** and **Bram Bramson** win", 22)
    '**Ana** and **Bram…**'
    """
    if length(text) <= most:
        return text
    cut = _at_a_word(text, most - 1)
    if cut.count("**") % 2 == 0:
        return f"{cut}…"
    cut = _at_a_word(text, most - 3)
    return f"{cut}…**" if cut.count("**") % 2 else f"{cut}…"


def _at_a_word(text: str, most: int) -> str:
    head = beginning(text, most)
    cut = head.rsplit(" ", 1)[0] if " " in head[(most + 1) // 2 :] else head
    return cut.rstrip(" ·,;:\\")


def first_that_fits(texts: Iterable[str], most: int) -> str:
    """The first of ever shorter texts that has at most `most` characters; of the last one what
    fits."""
    text = ""
    for text in texts:
        if length(text) <= most:
            return text
    return fitted(text, most)


def shortened(names: Names, most: int) -> list[str]:
    """Names of at most `most` letters each; bold ones stay bold, and a number at the end stays.

    >>> shortened(["Bartholomew", "**Computer 12**"], 8)
    ['Barthol…', '**Compu…12**']
    """
    return [_shortened(name, most) for name in names]


def _shortened(name: str, most: int) -> str:
    bold = len(name) > 4 and name.startswith("**") and name.endswith("**")
    inner = name[2:-2] if bold else name
    if length(inner) > most:
        tail = number_of(inner)
        inner = beginning(inner, most - 1 - len(tail)).rstrip("\\ ") + "…" + tail
    return f"**{inner}**" if bold else inner


def number_of(name: str) -> str:
    """The number at the end of a name, which tells it from another one; or ""."""
    found = _NUMBER.search(name)
    return found[1] if found else ""


def button_name(sign: str, name: str, among: int) -> str:
    """What one of so many buttons is called, so that all of them take four rows of a phone: the
    sign by which the picture knows it, and as much of the name as there is room for.

    >>> [button_name("3", "Silversmith", among) for among in (4, 8, 9)]
    ['3 Silversmith', '3 Silversmi…', '3']
    """
    room = {1: MOST_MARK, 2: 12}.get(-(-among // 4), 0)
    if not name or room < len(sign) + 5:
        return sign
    return f"{sign} {_shortened(name, room - 1 - len(sign))}"


def packed(texts: Iterable[str], most: int) -> list[str]:
    """As few messages of at most `most` characters as hold these texts in order, each of them
    whole; one that is longer than that is cut.

    >>> packed(["one", "two", "three"], 8)
    ['one\\ntwo', 'three']
    """
    found: list[str] = []
    for text in texts:
        if found and length(found[-1]) + 1 + length(text) <= most:
            found[-1] = f"{found[-1]}\n{text}"
        else:
            found.append(cut(text, most))
    return found


def cut(text: str, most: int) -> str:
    """At most `most` characters, with an ellipsis where something is missing.

    >>> cut("a long way", 7)
    'a long…'
    """
    return text if length(text) <= most else beginning(text, most - 1).rstrip() + "…"
