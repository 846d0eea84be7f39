"""Questions and answers in words; the options stand in `options.py`."""

from __future__ import annotations

from engine.kit.contract import Picks, Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import DOT, capital, fitted, listed

from ..box import CARDS, MAX_CREW, RAIDS, SETTLEMENTS, SPACES, START_SILVER
from ..events import OUT
from ..rules.prices import BARRACKS
from ..rules.prospects import strength, tier
from ..state import NOBODY, Board, View
from .names import (
    amount,
    amounts,
    card_name,
    either,
    hall_text,
    marked,
    marked_settlement,
    settlement_name,
    worker_name,
)
from .options import hire_price, option, trades_text
from .stakes import nearest, raid_lines

MOST_QUESTION = 600
MOST_RAIDS = 330
"""Characters of what is told of raids: more would push the picture off a phone's screen."""

_WITH_EFFECT = ("swap-worker", "take-plunder", "target-seat", "sacrifice", "trade-offer")
"""Kinds that a card asks at the Town Hall: its effect is repeated. `about` begins with it."""


def waiting(kind: str, say: Say) -> str:
    """What everybody may know of a question of this kind: "to place a worker"."""
    return say(f"wait-{kind}")


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; further lines say what the choice
    hangs on."""
    board, kind, seat = view.board, question.kind, question.seat
    if not question.number:
        return _ahead(question, say)
    match kind:
        case "place":
            return _ask_place(board, question, say)
        case "pick-up":
            lines = [say("ask-pick-up"), holdings(board, seat, say)]
        case "idle":
            worker = say("worker", colour=question.about[1])
            lines = [say(f"ask-idle-{question.about[0]}", worker=worker)]
            if BARRACKS in question.options:
                lines.append(say("ask-idle-dismiss"))
        case "dismiss":
            lines = _ask_dismiss(question, say)
        case "hire":
            lines = _ask_hire(board, question, say)
        case "reroll":
            lines = _ask_reroll(question, say)
        case "choose-set":
            lines = _ask_set(board, question, say)
        case "deaths":
            lines = _ask_deaths(board, question, say)
        case "scout-target" | "scout-give" | "give" | "avenge" | "lose-crew":
            lines = _ask_between_seats(board, question, say, names)
        case _ if kind in _WITH_EFFECT:
            card = str(question.about[0])
            lines = [say(f"ask-{kind}", card=card_name(card, say)), f"{hall_text(card, say)}."]
        case _:
            lines = _ask_cards(board, question, say)
    return fitted("\n".join(lines), MOST_QUESTION)


def _ahead(question: Question, say: Say) -> str:
    """A heading for what is only foreseen."""
    if question.kind == "place":
        return say("ahead-place", worker=worker_name(str(question.about[0]), say))
    return say(f"ahead-{question.kind}")


_in_full = question


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the picture, which shows what one has: the goods, and with each raid what it
    takes and brings."""
    if question.kind not in ("place", "pick-up") or not question.number:
        return _in_full(view, question, say, names)
    board = view.board
    crew = capital(say("crew-of", n=len(board.crew[question.seat]), most=MAX_CREW))
    if question.kind == "pick-up":
        return f"{say('brief-pick-up')}\n{crew}."
    raids = any(option in RAIDS for option in question.options)
    worker = worker_name(str(question.about[0]), say)
    asked = say("brief-place-raid" if raids else "brief-place", worker=worker)
    last = say("last-turn") if last_turn(board) else ""
    return "\n".join(line for line in (asked, last, f"{crew}.") if line)


def holdings(board: Board, seat: int, say: Say) -> str:
    """What a seat has: "You have 3 silver, 2 provisions and 1 gold; crew 3 of 5; Armour 2"."""
    kinds = ("silver", "provision", "gold", "iron", "livestock", "armour")
    things = {kind: getattr(board, kind)[seat] for kind in kinds}
    crew = say("crew-of", n=len(board.crew[seat]), most=MAX_CREW)
    told = say("you-have", things=amounts(things, say) or say("no-goods"), crew=crew)
    return f"{told}."


def last_turn(board: Board) -> bool:
    """Whether the seat whose turn it is has no other one."""
    return board.left != NOBODY


def _ask_place(board: Board, question: Question, say: Say) -> str:
    """What can be done with the worker in hand; raids with what they need and may bring."""
    seat, worker = question.seat, str(question.about[0])
    raids = [option for option in question.options if option in RAIDS]
    colour = say("worker", colour=worker)
    lines = [say("ask-place-raid" if raids else "ask-place", worker=colour)]
    if last_turn(board):
        lines.append(say("last-turn"))
    lines.append(holdings(board, seat, say))
    if raids:
        room = min(MOST_RAIDS, MOST_QUESTION - sum(len(line) + 1 for line in lines))
        lines += raid_lines(board, seat, raids, say, room)
    else:
        lines.append(nearest(board, seat, worker, say))
    return fitted("\n".join(line for line in lines if line), MOST_QUESTION)


def _ask_cards(board: Board, question: Question, say: Say) -> list[str]:
    """Questions about hand cards and buildings."""
    kind, about, seat = question.kind, question.about, question.seat
    match kind:
        case "keep-hand":
            named = {"dealt": len(question.options), "kept": question.least}
            return [say("ask-keep-hand", silver=amount("silver", START_SILVER, say), **named)]
        case "treasury":
            trades = trades_text(question.least, question.most, say)
            return [say("ask-treasury", trades=capital(trades))]
        case "hall-card":
            return [say("ask-hall-card")]
        case "long-house":
            return [say("ask-long-house", n=about[0])]
        case "copy-building":
            worker = say("worker", colour=about[1])
            return [say("ask-copy-building", worker=worker), holdings(board, seat, say)]
        case _:
            return [say("ask-discard-down", limit=about[0], n=question.least)]


def _ask_hire(board: Board, question: Question, say: Say) -> list[str]:
    why, seat = str(question.about[0]), question.seat
    silver = amount("silver", board.silver[seat], say)
    crew = say("crew-of", n=len(board.crew[seat]), most=MAX_CREW)
    both = any(option.startswith(f"{OUT}.") for option in question.options)
    key = f"ask-hire-{why}-both" if both and why == "gravedigger" else f"ask-hire-{why}"
    lines = [say(key, price=amount("silver", int(question.about[1]), say))]
    if why == "gravedigger":
        return lines
    lines.append(f"{say('you-have', things=silver, crew=crew)}.")
    if both:
        full = len(board.crew[seat]) >= MAX_CREW
        lines.append(say("ask-hire-full" if full else "ask-hire-room"))
    return lines


def _ask_dismiss(question: Question, say: Say) -> list[str]:
    """Who goes for a newcomer, whose card lies open."""
    why, card, price = question.about
    key = "ask-dismiss-back" if why == "gravedigger" else "ask-dismiss"
    silver = amount("silver", int(price), say) if price else say("free")
    return [say(key, card=marked(str(card), say), price=silver)]


def _ask_reroll(question: Question, say: Say) -> list[str]:
    settlement, strength = str(question.about[0]), int(question.about[1])
    dice = [str(die) for die in question.about[3:]]
    number, points = tier(settlement, strength)
    asked = say(
        "ask-reroll",
        place=marked_settlement(settlement, say),
        dice=listed(dice, say),
        strength=strength,
        points=amount("points", points, say),
    )
    better = SETTLEMENTS[settlement].tiers[number:]
    lines = [asked]
    if better:
        more = amount("points", better[0][1], say)
        lines.append(say("ask-reroll-next", strength=better[0][0], points=more))
    lines.append(say("ask-reroll-left", n=int(question.about[2])))
    return lines


def _ask_set(board: Board, question: Question, say: Say) -> list[str]:
    """Which plunder, once the dice lie and the points are counted."""
    settlement = str(question.about[0])
    total = strength(board, question.seat, settlement).total + sum(board.dice)
    return [
        say(
            "ask-choose-set",
            place=marked_settlement(settlement, say),
            strength=total,
            points=amount("points", tier(settlement, total)[1], say),
        )
    ]


def _ask_deaths(board: Board, question: Question, say: Say) -> list[str]:
    space, valkyrie = str(question.about[0]), int(question.about[1])
    return [
        say(
            "ask-deaths",
            place=settlement_name(SPACES[space].settlement, say),
            valkyrie=amount("valkyrie", valkyrie, say),
            n=question.least,
        ),
        say("ask-deaths-hint"),
    ]


def _ask_between_seats(board: Board, question: Question, say: Say, names: Names) -> list[str]:
    """What one seat does to another. Whoever is asked out of turn is told why."""
    kind, about, seat = question.kind, question.about, question.seat
    match kind:
        case "scout-target":
            return [say("ask-scout-target"), f"{hall_text(str(about[0]), say)}."]
        case "scout-give":
            key = "ask-scout-give" if seat == board.active else "ask-scout-give-other"
            other = names[int(about[0])]
            return [say(key, who=other, cards=amount("cards", int(about[1]), say))]
        case "give":
            hall = CARDS[str(about[0])].hall
            things = either(question.options, hall.amount if hall else 1, say)
            card = marked(str(about[0]), say)
            return [say("ask-give", who=names[int(about[1])], card=card, things=things)]
        case "avenge":
            return [say("ask-avenge")]
        case _:
            return [say("ask-lose-crew", who=names[int(about[0])])]


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "Archer and Scout"."""
    goes = [pick for pick in picks if pick.startswith(f"{OUT}.")]
    hired = [pick for pick in picks if pick in CARDS]
    # What is only being chosen may be no exchange: somebody who goes, for nobody.
    if question.kind == "hire" and (len(picks), len(goes), len(hired)) == (2, 1, 1):
        return _exchange(question, picks, say)
    told = [_picked(view, question, pick, say, names) for pick in picks]
    return ", ".join(told) if question.ordered else listed(told, say)


def _exchange(question: Question, picks: Picks, say: Say) -> str:
    """ "Hire Barbarian for 3 silver; dismiss Warlord"."""
    card, gone = sorted(picks, key=lambda pick: pick.startswith(f"{OUT}."))
    why = str(question.about[0])
    named = {"card": card_name(card, say), "other": card_name(gone.partition(".")[2], say)}
    if why == "gravedigger":
        return capital(say("picked-hire-back", **named))
    return capital(say("picked-hire", price=hire_price(question, card, say), **named))


def _picked(view: View, question: Question, pick: str, say: Say, names: Names) -> str:
    """The option without the number that it has in a picture; of a hand card, its name."""
    card = pick.partition(".")[0]
    if card in CARDS and question.kind not in ("hire",):
        return card_name(card, say)
    text = option(view, question, pick, say, names).text
    number, dot, rest = text.partition(DOT)
    return rest if dot and number.isdigit() else text
