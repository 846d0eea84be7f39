"""Questions and answers in words; the options are in `options.py`."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import DOT, capital, fitted, listed
from engine.kit.words.telling import Facts

from ..box import CARDS, RAIDS, SETTLEMENTS
from ..events import OUT
from ..rules import raids
from ..rules.raids import tier
from ..rules.village import BARRACKS, GRAVEDIGGER
from ..state import View
from .names import name, signed
from .options import asked, option

MOST_QUESTION: Final = 600
MOST_RAIDS: Final = 330
"""Characters of what is told of raids: more would push the picture off a phone's screen."""


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; further lines say what the choice
    hangs on."""
    facts, kind = asked(view, question, names), question.kind
    if not question.number:
        return say(f"ahead-{kind}", facts)
    lines = [say(f"ask-{kind}", facts)]
    match kind:
        case "place":
            lines += [say("last-turn")] if facts.last_turn else []
            lines.append(say("holdings", **facts.only("holds", "crew", "most")))
            if facts.raids:
                room = min(MOST_RAIDS, MOST_QUESTION - sum(len(line) + 1 for line in lines))
                lines += _raid_lines(facts, say, room)
            else:
                lines.append(_nearest(facts, say))
        case "idle" if BARRACKS in question.options:
            lines.append(say("ask-idle-dismiss"))
        case "hire" if facts.why != GRAVEDIGGER:
            lines.append(f"{say('you-have', facts)}.")
            if facts.both:
                lines.append(say("ask-hire-both", facts))
        case "reroll":
            now = tier(facts.settlement, facts.strength)[0]
            for needed, points in SETTLEMENTS[facts.settlement].tiers[now : now + 1]:
                lines.append(say("ask-reroll-next", strength=needed, points=points))
            lines.append(say("ask-reroll-left", facts))
    return fitted("\n".join(line for line in lines if line), MOST_QUESTION)


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the picture, which shows what one has: the goods, and with each raid what it
    takes and brings."""
    if question.kind not in ("place", "pick-up") or not question.number:
        return _in_full(view, question, say, names)
    facts = asked(view, question, names)
    last = [say("last-turn")] if question.kind == "place" and facts.last_turn else []
    crew = f"{capital(say('crew-of', facts))}."
    return "\n".join([say(f"brief-{question.kind}", facts), *last, crew])


_in_full = question


# Raids that one may begin, before one does.


def _raid_lines(facts: Facts, say: Say, most: int) -> list[str]:
    """The settlements, a line each, together at most `most` characters: the nearest to the village
    are told in few words first, then as many as there is room for."""
    places = [facts | {"settlement": RAIDS[raid]} for raid in facts.raids]
    places = list({place.settlement: place for place in places}.values())
    told = [_line(place, say) for place in places]
    for index, place in enumerate(places):
        if _length(told) <= most:
            return told
        told[index] = say("raid-short", place)
    while len(told) > 1 and _length(told) > most:
        told = [*told[:-2], "…"]
    return told


def _length(lines: list[str]) -> int:
    return sum(len(one) + 1 for one in lines)


def _line(facts: Facts, say: Say) -> str:
    """What it needs, the strength that counts there, what it may bring."""
    needs = [say("need-crew", facts)]
    needs += [
        say(f"need-{kind}", n=n, have=facts.held[kind]) for kind, n in facts.toll.items() if n
    ]
    told = [", ".join(needs), say("raid-strength", facts) if facts.dice else ""]
    told += [say("raid-odds", facts), say("raid-crew-points", facts)]
    place = signed(say, facts.settlement)
    return f"{place}: {'; '.join(part for part in told if part)}."


def _nearest(facts: Facts, say: Say) -> str:
    """What the settlement that is nearest to being raided still lacks; empty where the worker can
    raid nothing."""
    found = {}
    for settlement in SETTLEMENTS:
        missing = raids.lacks(facts.board, facts.seat, settlement, facts.worker)
        if missing and "taken" not in missing and "worker" not in missing:
            found[settlement] = missing
    if not found:
        return ""
    nearest = min(found, key=lambda settlement: sum(found[settlement].values()))
    return say("raid-lacks", settlement=nearest, short=found[nearest])


# Answers.


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "Archer and Scout"; "Hire Barbarian for 3 silver; dismiss
    Warlord"."""
    goes = [pick.removeprefix(f"{OUT}.") for pick in picks if pick.startswith(f"{OUT}.")]
    hired = [pick for pick in picks if pick in CARDS]
    # What is only being chosen may be no exchange: somebody who goes, for nobody.
    if question.kind == "hire" and (len(picks), len(goes), len(hired)) == (2, 1, 1):
        facts = asked(view, question, names) | {"card": hired[0], "rival": goes[0]}
        return capital(say("picked-hire", facts))
    told = [_picked(view, question, pick, say, names) for pick in picks]
    return ", ".join(told) if question.ordered else listed(told, say)


def _picked(view: View, question: Question, pick: str, say: Say, names: Names) -> str:
    """The option without the number that it has in a picture; of a hand card, its name."""
    card = pick.partition(".")[0]
    if card in CARDS and question.kind != "hire":
        return name(say, card)
    text = option(view, question, pick, say, names).text
    number, dot, rest = text.partition(DOT)
    return rest if dot and number.isdigit() else text
