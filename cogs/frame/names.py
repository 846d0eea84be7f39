"""Names of people, as text that does nothing: no markup, no invisible or turned text, one line.

Discord accepts nearly every character in a display name, up to 32 of them. A name is made plain
once when it comes in (`called`), and again when it is shown, because older names were stored as
they came.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

import discord

MOST_NAME: Final = 32
"""Of a display name and of a nickname (Discord's `resources/user`)."""
REMEMBERED: Final = 4096
"""Names are shown again and again: a press takes dozens of them."""
MOST_MARKS: Final = 3
"""How many signs may be on one letter. Burmese and Hebrew need three; nobody needs a tower of
them."""

_JOINERS: Final = "\u200c\u200d"
"""They make letters in Persian and Hindi, and one emoji of several. Elsewhere they do nothing."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Letters and marks that show nothing (Unicode's Default_Ignorable_Code_Point and the blank of
Braille). Those that choose an emoji's looks are not among them."""

_ISOLATED: Final = ("\u2068", "\u2069")
"""First strong isolate, pop: what is between them turns nothing around it (Unicode's UAX 9)."""

_MARKUP: Final = re.compile(
    r"[\\*_~|`<\[]"
    r"|^(?:[#>+-]|\d+(?=\.))"  # what a line begins with
    r"|:(?=//)|(?<=\.[a-z]{2})/|(?<=\.[a-z]{3})/",  # links, and invitations without any
    re.IGNORECASE,
)


def called(user: discord.abc.User) -> str:
    """What a person is called: as they want it, or by their account's name if nothing of that can
    be seen."""
    return plain(user.display_name) or plain(user.name) or str(user.id)


@lru_cache(REMEMBERED)
def plain(name: str, most: int = MOST_NAME) -> str:
    r"""A name without anything that is invisible, breaks the line or runs the other way.

    >>> plain("  Ana\n\u202eERROR\u200b "), plain("\u3164\u200d"), plain("zoe\u0308" * 2)
    ('Ana ERROR', '', 'zoëzoë')
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        if kind[0] == "Z" or sign.isspace():
            while kept and kept[-1] in _JOINERS:
                kept.pop()
            sign = " "
        elif sign in _JOINERS:
            kind = "joins"
        elif sign in _BLANK or (kind[0] == "C" and kind != "Cn"):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        stands_alone = not kept or kept[-1] in f" {_JOINERS}"
        if marks > MOST_MARKS or (stands_alone and (marks or sign in f" {_JOINERS}")):
            continue
        kept.append(sign)
    text = unicodedata.normalize("NFC", "".join(kept))
    return text[:most].rstrip(f" {_JOINERS}")


@lru_cache(REMEMBERED)
def safe(name: str, most: int = MOST_NAME) -> str:
    r"""The same for a message: it pings nobody, formats nothing, and is no link, time or command.

    A backslash takes away the meaning of any sign. But Discord looks for pings before that.

    >>> safe("<t:0:R> _x_ @everyone")
    '\\<t:0:R> \\_x\\_ @\u200beveryone'
    """
    text = discord.utils.escape_mentions(_MARKUP.sub(_escaped, plain(name, most)))
    if any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in text):
        return text.join(_ISOLATED)
    return text


def _escaped(found: re.Match[str]) -> str:
    return f"{found[0]}\\" if found[0].isdigit() else f"\\{found[0]}"
