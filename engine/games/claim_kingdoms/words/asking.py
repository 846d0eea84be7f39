"""Questions and answers in words; the options stand in `options.py`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.contract import Picks, Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed

from ..box import FACTIONS
from ..events import AND, TAKE
from ..rules.targets import points_of
from ..state import Board, View
from .names import amount, card_name, faction_name, power_text
from .options import needs_power, option

_BY_RULE = ("target-card", "target-follower", "target-pair", "second-card", "target-hand")
"""Kinds whose question depends on the rule of the power."""


def waiting(kind: str, say: Say) -> str:
    """What everybody may know of a question of this kind: "to play a card"."""
    return say(f"wait-{kind}")


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; a second line says what the
    choice hangs on."""
    kind, about, board = question.kind, question.about, view.board
    if not question.number:
        return _foreseen(question, say)
    match kind:
        case "choose-factions":
            return say("ask-choose-factions", count=about[0])
        case "choose-faction":
            return say("ask-choose-faction", number=about[0], count=about[1])
        case "play-card":
            return say("ask-play-card")
        case "place-card" | "place-revealed":
            card = str(about[0])
            asked = say(f"ask-{kind}", card=card_name(card, say))
            return f"{asked}\n{power_text(card, say)}" if kind == "place-card" else asked
        case "catapult" | "spectre" | "spectre-card":
            return say(f"ask-{kind}", space=about[0])
        case "spectre-space":
            card = faction_name(str(about[0]), say) if about[0] else say("face-down")
            return say("ask-spectre-space", card=card, space=about[1])
        case "draw-card":
            if about[0] == "turn":
                return say("ask-draw-card")
            return say("ask-draw-card-lost", who=names[board.active])
        case _:
            return _ask_power(view, question, say, names)


def brief(view: View, asked: Question, say: Say, names: Names) -> str:
    """The same beside its picture. Where the new card is chosen too, which takes room, the question
    alone says what the power does."""
    text = question(view, asked, say, names)
    if asked.number and asked.about[2:3] == ("beside",) and asked.kind != "use-power":
        told = power_text(str(asked.about[0]), say, locked=False)
        return "\n".join(line for line in text.split("\n") if line != told)
    return text


def _foreseen(question: Question, say: Say) -> str:
    """A heading for what is only foreseen."""
    if question.kind == "place-card":
        return say("ahead-place-card", card=faction_name(str(question.about[0]), say))
    return say(f"ahead-{question.kind}")


def _ask_power(view: View, question: Question, say: Say, names: Names) -> str:
    """What a power asks, with what the power does."""
    kind, about = question.kind, question.about
    power = str(about[0])
    name = faction_name(power, say)
    told = power_text(power, say, locked=False)
    form = _form(question, say)
    if kind == "use-power":
        points = points_of(question)
        if points and not form:
            gained = amount("points", points, say)
            return say("ask-use-power-points", power=name, points=gained)
        # What is paid for the points stands in the line of the power.
        asked = say("ask-use-power", power=name)
        return "\n".join(line for line in (asked, told, form) if line)
    if kind in ("seer-card", "seer-order"):
        return say(f"ask-{kind}")
    key = f"ask-{kind}-{FACTIONS[power].power.rule}" if kind in _BY_RULE else f"ask-{kind}"
    if kind == "second-card":
        space, _, owner = str(about[2]).partition("-")
        who = names[int(owner.partition(".")[0])] if owner else ""
        return say(key, power=name, space=space, who=who)
    status = _status(view, question, say)
    together = max(option.count(AND) for option in question.options)
    most = question.most - (about[2:3] == ("beside",)) + together
    asked = say(key, power=name, most=most)
    return "\n".join(line for line in (asked, told, status, form) if line)


def _form(question: Question, say: Say) -> str:
    """How the power is declined, and that the new card is chosen with it."""
    form = question.about[2] if len(question.about) > 2 else ""
    if form == "beside":
        return say("and-card")
    if form == "instead":
        return say("or-card")
    return say("none-declines") if question.least == 0 else ""


def _status(view: View, question: Question, say: Say) -> str:
    """What a choice hangs on besides the power."""
    board, seat = view.board, question.seat
    if question.kind == "amount":
        points = amount("points", board.score[seat], say)
        return say("you-have", points=points, followers=_left(board, seat, say))
    if question.kind == "target-card" and FACTIONS[str(question.about[0])].power.rule == "join":
        return say("you-have-left", followers=_left(board, seat, say))
    return ""


def _left(board: Board, seat: int, say: Say) -> str:
    return amount("followers", board.supply[seat], say)


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "C4, castle"."""
    if not picks:
        return say("option-pass")
    told = [option(view, question, pick, say, names).text for pick in picks]
    if question.about[2:3] == ("beside",):
        return "; ".join(_in_parts(question, picks, told, say))
    if question.kind == "spectre":
        return "; ".join(told)
    return ", ".join(told) if question.ordered else listed(told, say)


def _in_parts(question: Question, picks: Picks, told: list[str], say: Say) -> Iterator[str]:
    """What is done with the power, then the new card; either may not be chosen yet."""
    pairs = list(zip(picks, told, strict=True))
    used = [text for pick, text in pairs if not pick.startswith(TAKE)]
    card = [text for pick, text in pairs if pick.startswith(TAKE)]
    if used:
        yield listed(used, say)
    elif not needs_power(question):
        yield say("option-pass")
    yield from card
