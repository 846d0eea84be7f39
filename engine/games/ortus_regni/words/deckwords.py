"""Decks as text: the ready ones, one written so that it can be edited, and one read again.

A deck reads "4 castle, 6 land, 2 monk"; names of every language mean the same, and so do their
plurals and short forms (`also-KIND` in the catalogues).
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Say, Written
from engine.kit.words.phrasing import fitted, listed

from ..box import COPIES, KINDS, READY_DECKS, kind_of, numbered, pile
from ..state import View
from .names import briefly, card_name

MOST_NAME: Final = 80
MOST_DETAIL: Final = 100
MOST_SENTENCE: Final = 200
MOST_WRONG: Final = 8
"""More sentences about one text than that help nobody."""
LEAST_PART: Final = 3
"""Letters of a part of a name."""
PALACE: Final = "palace"
SOURCE_EMOJI: Final = {"published": "📖", "recon": "✏️"}
"""Where a ready deck comes from: published somewhere, or put together by us."""
FIRST_EMOJI: Final = "🎓"
"""A deck for a first game."""

_ENTRY = re.compile(r"^(?P<before>\d+)?\s*[x×*]?\s*(?P<name>.*?)\s*(?:[x×*:]?\s*(?P<after>\d+))?$")
_BETWEEN = re.compile(r"[,;\n+&/]|(?<=\D)\.(?=\s|$)|\s(?:and|y|e)\s", re.IGNORECASE)
_BULLET = re.compile(r"^[-•–]\s*")
_RUN_BEFORE = re.compile(r"\d+[^\d]+")
_RUN_AFTER = re.compile(r"[^\d]+\d+")


def ready(view: View, question: Question, key: str, say: Say) -> Label:
    """What a ready deck is called, and what it is good for."""
    deck = READY_DECKS[key]
    detail = f"{say(f'deck-{key}-detail')} {say(f'deck-source-{deck.source}')}"
    name, emoji = say(f"deck-{key}"), SOURCE_EMOJI[deck.source]
    if not deck.first:
        return Label(fitted(name, MOST_NAME), fitted(detail, MOST_DETAIL), "", emoji)
    name, detail = f"{FIRST_EMOJI} {name}", f"{say('deck-first')} {detail}"
    return Label(fitted(name, MOST_NAME), fitted(detail, MOST_DETAIL), "", emoji, "strong")


def written(view: View, question: Question, picks: Picks, say: Say) -> str:
    """A deck as text that `read` understands: "4 castle, 6 land"."""
    counts = Counter(map(kind_of, picks))
    return _text({kind: counts[kind] for kind in KINDS if kind in counts}, say)


def example(view: View, question: Question, say: Say) -> str:
    """The deck for a first game, and the names that are not in it, so that all can be counted."""
    deck = next(deck for deck in READY_DECKS.values() if deck.first)
    return _text({**deck.cards, **{kind: 0 for kind in KINDS if kind not in deck.cards}}, say)


def _text(counts: Mapping[str, int], say: Say) -> str:
    return ", ".join(f"{n} {card_name(say, kind).lower()}" for kind, n in counts.items())


def read(view: View, question: Question, text: str, says: Sequence[Say]) -> Written:
    """What somebody wrote as a deck; all that is wrong with it in the words of `says[0]`."""
    say, names = says[0], [_names(say) for say in says]
    counts: dict[str, int] = {}
    wrong: list[str] = []
    for count, name in _entries(text):
        kind = _meant(_plain(name), names)
        if kind is None:
            wrong.append(_unknown(name, names, say))
        elif kind == PALACE:
            wrong.append(say("deck-palace"))
        else:
            counts[kind] = counts.get(kind, 0) + count
    for kind in KINDS:
        if counts.get(kind, 0) > COPIES:
            card = card_name(say, kind)
            wrong.append(say("deck-too-many", card=card, count=counts[kind], most=COPIES))
    total = sum(counts.values())
    if total != question.most:
        key = "deck-too-few-cards" if total < question.most else "deck-too-many-cards"
        wrong.append(say(key, total=total, wanted=question.most))
    picks = numbered(pile({kind: min(COPIES, counts.get(kind, 0)) for kind in KINDS}))
    if len(wrong) > MOST_WRONG:
        wrong = [*wrong[: MOST_WRONG - 2], say("deck-more-wrong"), wrong[-1]]
    return Written(picks, tuple(fitted(sentence, MOST_SENTENCE) for sentence in wrong))


def deck_text(picks: Picks, say: Say) -> str:
    """A deck in words: "🏰 Castle ×4, 🌾 Land ×6"."""
    return briefly(say, sorted(map(kind_of, picks), key=KINDS.index))


def _entries(text: str) -> Iterator[tuple[int, str]]:
    """(how many, what) of each entry: "4 castle", "castle x4", "castle"."""
    for part in _parts(text):
        entry = _ENTRY.match(part)
        if entry is None or not (entry["name"] or entry["before"] or entry["after"]):
            continue
        count = entry["before"] or entry["after"]
        # Nobody means a billion: that many digits are a slip, and told as too many.
        yield (min(int(count[:9]), 999) if count else 1), entry["name"]


def _parts(text: str) -> Iterator[str]:
    """The text cut where one entry ends; without commas, where a number begins the next one."""
    for line in _BETWEEN.split(text):
        part = _BULLET.sub("", line.strip())
        if len(re.findall(r"\d+", part)) < 2:
            yield part
        else:
            runs = _RUN_BEFORE if part[0].isdigit() else _RUN_AFTER
            yield from (run.strip() for run in runs.findall(part))


def _names(say: Say) -> dict[str, str]:
    """Every way to write a kind in one language."""
    return {
        _plain(name): kind
        for kind in (*KINDS, PALACE)
        for name in (card_name(say, kind), *say(f"also-{kind}").split(","))
    }


def _meant(name: str, names: Sequence[dict[str, str]]) -> str | None:
    """The kind of this name; else the one kind of whose name it is a part: "cath". Where two
    languages share a word, the reader's own wins."""
    for known in names:
        if name in known:
            return known[name]
    for known in names if len(name) >= LEAST_PART else ():
        parts = {kind for word, kind in known.items() if f" {name}" in f" {word}"}
        if parts:
            return parts.pop() if len(parts) == 1 else None
    return None


def _plain(name: str) -> str:
    """Without case, accents and signs: "príncipe" and "Principe" are one."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    kept = "".join(c if c.isalpha() else " " for c in letters if not unicodedata.combining(c))
    return " ".join(kept.split())


def _unknown(name: str, names: Sequence[dict[str, str]], say: Say) -> str:
    """That there is no such card, and which one may be meant."""
    every = {word: kind for known in reversed(names) for word, kind in known.items()}
    near = difflib.get_close_matches(_plain(name), every, n=3, cutoff=0.6)
    kinds = list(dict.fromkeys(every[word] for word in near))
    shown = fitted(name, 40) if name else "?"
    if not kinds:
        return say("deck-unknown", word=shown)
    meant = listed([card_name(say, kind) for kind in kinds], say)
    return say("deck-unknown-near", word=shown, cards=meant)
