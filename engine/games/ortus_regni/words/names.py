"""The names of things in words, and what the texts may call: (say, values…). And decks as text: the
ready ones, one written so that it can be edited, and one read again.

A fief is shown by its number, one more than in its key: "f3" reads "Fief 4", and is tagged 4 on
the pictures. A deck reads "4 castle, 6 land, 2 monk"; names of every language mean the same, and so
do their plurals and short forms (`also-KIND` in the catalogues).
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Names, Say, Written, from_art
from engine.kit.words import Things, count, fitted, listed

from ..box import COPIES, FACES, KINDS, READY_DECKS, kind_of, numbered, pile
from ..rules.holdings import fief_of, number_of
from ..state import Board, Fief, View

EMOJI: Final = {
    key.removeprefix("emblem-"): sign for key, sign in from_art(__file__, "symbols").items()
}
"""By kind of card."""
PLACES: Final = ("king", "hand", "lord", "mercenary", "reserve", "guard", "garrison", "viking")
"""Where forces come from, in the order in which they are told."""


def sides(names: Names, say: Say) -> Names:
    """The names by seat, and as the last two what VIKINGS (-2) and NOBODY (-1) are called."""
    return [*names, say("the-vikings"), ""]


# Cards.


def card_name(say: Say, card: str) -> str:
    """ "Market Town"."""
    return say(f"card-{card}")


def signed(say: Say, card: str) -> str:
    """ "🏘️ Market Town"."""
    return f"{EMOJI[card]} {card_name(say, card)}"


def title(say: Say, lord: str) -> str:
    """ "Lord Vassal"; a Monk is an Abbot."""
    return say("abbot") if lord == "monk" else say("lord", card=card_name(say, lord))


def signed_title(say: Say, lord: str) -> str:
    """ "🛡️ Lord Vassal", "📿 Abbot"."""
    return f"{EMOJI[lord]} {title(say, lord)}"


def each(say: Say, cards: Iterable[str]) -> list[str]:
    """Each kind once, with how often: ["🛡️ Vassal ×2", "📿 Monk"]."""
    return _once([signed(say, card) for card in cards])


def _once(things: Sequence[str]) -> list[str]:
    return [
        f"{thing} ×{things.count(thing)}" if things.count(thing) > 1 else thing
        for thing in dict.fromkeys(things)
    ]


def briefly(say: Say, cards: Iterable[str]) -> str:
    """ "🛡️ Vassal ×2, 📿 Monk"."""
    return ", ".join(each(say, cards))


def cards_told(say: Say, cards: Iterable[str | Sequence[Any]]) -> str:
    """Cards, with their owners or without: "🛡️ Vassal ×2 and 📿 Monk"; "nothing"."""
    kinds = [card if isinstance(card, str) else card[0] for card in cards]
    return listed(each(say, kinds), say) or say("nothing")


def forces_told(say: Say, forces: Iterable[Sequence[Any]]) -> str:
    """Forces as they were shown: "🛡️ Vassal ×2 and 🐎 Knight", Lords by their title."""
    told = [
        signed_title(say, kind) if place == "lord" else signed(say, kind)
        for place, kind, *_ in sorted(forces, key=lambda force: PLACES.index(force[0]))
    ]
    return listed(_once(told), say) or say("nothing")


def means(say: Say, has: Things) -> str:
    """What a seat could set against something: "3 cards in hand, 🛡️ Lord Vassal ×2 and 1 Army"."""
    told = []
    for what, n in dict(has).items():
        if what in EMOJI:
            one = signed_title(say, what) if what in FACES else signed(say, what)
            told.append(f"{one} ×{n}" if n > 1 else one)
        elif n:
            told.append(count(say, what, n))
    return listed(told, say)


# Places.


def fief_name(say: Say, key: str) -> str:
    """How a fief is called on the table: "Fief 4" for "f3", as it is tagged in pictures."""
    return say("fief", number=number_of(key) + 1)


def lords_of(say: Say, fiefs: str | Sequence[str]) -> str:
    """Lords by their fiefs: "the Lord of Fief 4", "the Lords of Fiefs 4 and 6"."""
    keys = [fiefs] if isinstance(fiefs, str) else fiefs
    numbers = listed([str(number_of(key) + 1) for key in keys], say)
    return say("lords-of", count=len(keys), numbers=numbers)


def mercenary_name(say: Say, key: str) -> str:
    """ "Mercenary 3" for "m2"."""
    return say("mercenary", number=number_of(key) + 1)


def target_name(say: Say, target: str) -> str:
    """What a plot aims at: "Fief 4", "Lord of Fief 4", "Mercenary 3", "the hand"."""
    kind, dash, _ = target.partition("-")
    if dash:
        return say(f"{kind}-target")
    if target.startswith("m"):
        return mercenary_name(say, target)
    fief = fief_name(say, target)
    return say("lord-of", fief=fief) if target.endswith(".lord") else fief


def home(say: Say, fief: Fief | None) -> str:
    """What belongs to a fief: "🏰 Castle, 🛡️ Lord Vassal, 🌾 Land ×2"."""
    if fief is None:
        return ""
    lord = [signed_title(say, fief.lord)] if fief.lord else []
    cards = each(say, [card.kind for card in fief.cards])
    return ", ".join([signed(say, fief.castle.kind), *lord, *cards])


def staked_kind(board: Board, key: str) -> str:
    """The kind of what is staked in a joust, "" for nothing."""
    return fief_of(board, key).keyed[key].kind if key else ""


# What a text names of an event.


def _fallen(say: Say, castle: str, properties: Sequence[str], lord: str) -> str:
    """What goes with a Fief."""
    told = [signed(say, castle), *each(say, properties)]
    return listed([*told, signed_title(say, lord)] if lord else told, say)


def _returned(say: Say, cards: Sequence[tuple[str, int]], names: Names) -> str:
    """Cards by their owners: "🌾 Land ×2 (Ana) and 📿 Monk (Bram)"."""
    told = []
    for owner in sorted({owner for _, owner in cards}):
        theirs = [kind for kind, one in cards if one == owner]
        told.append(f"{cards_told(say, theirs)} ({names[owner]})")
    return listed(told, say)


def _antes(say: Say, antes: Iterable[tuple[int, str]], names: Names) -> str:
    """ "Ana 🏰 Castle, Bram nothing"."""
    return ", ".join(
        f"{names[seat]} {signed(say, card) if card else say('nothing')}" for seat, card in antes
    )


def _joust_card(say: Say, card: str) -> str:
    return say("joust-none") if card == "none" else card_name(say, card)


def _riders(say: Say, hands: Iterable[tuple[int, str, str, str, int]], names: Names) -> str:
    """Who holds what: "Ana: Champion + Prince + No Luck (two Princes)"."""
    told = []
    for seat, participant, one, two, rank in hands:
        held = [card_name(say, kind_of(participant)), _joust_card(say, one), _joust_card(say, two)]
        told.append(f"{names[seat]}: {' + '.join(held)} ({say(f'rank-{rank}')})")
    return "; ".join(told)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "NAME": card_name,
    "CARD": signed,
    "CARDS": cards_told,
    "BRIEFLY": briefly,
    "TITLE": title,
    "FORCES": forces_told,
    "MEANS": means,
    "FIEF": fief_name,
    "LORDS": lords_of,
    "MERCENARY": mercenary_name,
    "NUMBER": lambda say, key: str(number_of(key) + 1),
    "TARGET": target_name,
    "HOME": home,
    "FALLEN": _fallen,
    "RETURNED": _returned,
    "ANTES": _antes,
    # "Ana: Prince, Bram: No Luck".
    "JOUST": lambda say, cards, names: ", ".join(
        f"{names[seat]}: {_joust_card(say, card)}" for seat, card in cards
    ),
    "RIDERS": _riders,
}
"""What the texts may call besides those of all games."""


# Decks as text


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
    for many, name in _entries(text):
        kind = _meant(_plain(name), names)
        if kind is None:
            wrong.append(_unknown(name, names, say))
        elif kind == PALACE:
            wrong.append(say("deck-palace"))
        else:
            counts[kind] = counts.get(kind, 0) + many
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
