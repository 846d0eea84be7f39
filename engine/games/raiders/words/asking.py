"""Questions, their options and answers in words, and what their texts may name.

Up to five options become buttons, which show the text alone: what decides stands in the text,
and the detail adds to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Names, Say, Weight
from engine.kit.words import (
    DOT,
    MOST_TEXT,
    SEAT_LETTERS,
    Facts,
    button_name,
    capital,
    fitted,
    label,
    listed,
)

from .. import box
from ..rules import raids
from ..rules.raids import tier
from ..rules.village import BARRACKS, GRAVEDIGGER, discount, hall_of, hiring_cost, terms
from ..state import BACK, DISMISS, IDLE, KEEP, OUT, PASS, QUESTIONS, Board, View, held, last_turn
from .names import ICONS, name, percent, signed

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
            for needed, points in box.SETTLEMENTS[facts.settlement].tiers[now : now + 1]:
                lines.append(say("ask-reroll-next", strength=needed, points=points))
            lines.append(say("ask-reroll-left", facts))
    return fitted("\n".join(line for line in lines if line), MOST_QUESTION)


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the picture, which shows what one has: the goods, and with each raid what it
    takes and brings."""
    if question.kind not in ("place", "pick-up", "copy-building") or not question.number:
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
    places = [facts | {"settlement": box.RAIDS[raid]} for raid in facts.raids]
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
    needs += [say(f"need-{kind}", n=n, have=facts.held[kind]) for kind, n in facts.toll if n]
    told = [", ".join(needs), say("raid-strength", facts) if facts.dice else ""]
    told += [say("raid-odds", facts), say("raid-crew-points", facts)]
    place = signed(say, facts.settlement)
    return f"{place}: {'; '.join(part for part in told if part)}."


def _nearest(facts: Facts, say: Say) -> str:
    """What the settlement that is nearest to being raided still lacks; empty where the worker can
    raid nothing."""
    found = {}
    for settlement in box.SETTLEMENTS:
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
    hired = [pick for pick in picks if pick in box.CARDS]
    # What is only being chosen may be no exchange: somebody who goes, for nobody.
    if question.kind == "hire" and (len(picks), len(goes), len(hired)) == (2, 1, 1):
        facts = asked(view, question, names) | {"card": hired[0], "rival": goes[0]}
        return capital(say("picked-hire", facts))
    told = [_picked(view, question, pick, say, names) for pick in picks]
    if not all(pick.partition(".")[0] in box.CARDS for pick in picks):
        return DOT.join(told)  # Each is a sentence of its own.
    return ", ".join(told) if question.ordered else listed(told, say)


def _picked(view: View, question: Question, pick: str, say: Say, names: Names) -> str:
    """The option without the number that it has in a picture; of a hand card, its name."""
    card = pick.partition(".")[0]
    if card in box.CARDS and question.kind != "hire":
        return name(say, card)
    text = option(view, question, pick, say, names).text
    number, dot, rest = text.partition(DOT)
    return rest if dot and number.isdigit() else text


# Options

UNNUMBERED: Final = (PASS, IDLE, BACK)
"""Options that are no places."""


def _dying(f: Facts) -> list[int]:
    """How many of the crew die of each set that may be taken."""
    spaces = (
        [box.SPACES[f.raid]] if f.raid in box.SPACES else raids.sets_left(f.board, f.settlement)
    )
    taken = [box.plunder_of(f.board.spaces[space.index]).get(box.VALKYRIE, 0) for space in spaces]
    return [min(n, f.crew) for n in taken]


def _hiring(f: Facts) -> str:
    """What becomes of a card: it is played, or joins the crew in one of three ways."""
    if f.building != BARRACKS:
        return "play"
    return "hero" if f.rival else "full" if f.full else "room"


def _held(f: Facts) -> dict[str, int]:
    goods = {kind: held(f.board, f.seat, kind) for kind in (*box.GOODS, "armour")}
    return goods | {"cards": f.view.hand_sizes[f.seat]}


def _has(f: Facts) -> tuple[tuple[str, int], ...]:
    """What one has of what an action is about: where cards are, that alone."""
    kinds = [kind for kind, _ in (*f.pay, *f.gain) if kind in f.held]
    kinds = ["cards"] if "cards" in kinds or not kinds else kinds
    return tuple([(kind, f.held[kind]) for kind in kinds])


def _numbers_of(f: Facts) -> dict[str, int]:
    """By which the picture knows the options that it shows."""
    every = {option: n for n, option in enumerate(f.question.options, 1)}
    if "places" in f.shows:
        return {option: n for option, n in every.items() if option not in UNNUMBERED}
    known = {*hand_numbers(f.view, f.question), *crew_numbers(f.view, f.question)}
    return {option: n for option, n in every.items() if n in known}


FACTS: Final[Mapping[str, Callable[[Facts], Any]]] = {
    "kind": lambda f: f.question.kind,
    "shows": lambda f: QUESTIONS[f.kind].shows,
    "half": lambda f: f.question.kind,
    "n": lambda f: f.question.least,
    "start": lambda f: box.START_SILVER,
    "options": lambda f: f.question.options,
    "dealt": lambda f: len(f.question.options),
    "numbers": _numbers_of,
    "own": lambda f: f.seat == f.board.active,
    "last_turn": lambda f: last_turn(f.board),
    # What the seat has.
    "crew": lambda f: len(f.board.crew[f.seat]),
    "most": lambda f: box.MAX_CREW,
    "full": lambda f: f.crew >= box.MAX_CREW,
    "held": _held,
    "holds": lambda f: tuple((kind, f.held[kind]) for kind in (*box.GOODS, "armour")),
    "silver": lambda f: f.board.silver[f.seat],
    # Cards: that of the option, or that of the question.
    "strength": lambda f: raids.strength_of(f.board, f.card),
    "cost": lambda f: box.CARDS[f.card].cost,
    "amount": lambda f: getattr(box.CARDS[f.card].hall, "amount", 1),
    "price": lambda f: hiring_cost(f.why, f.card, discount(f.board, f.seat, f.why)),
    "why": lambda f: BARRACKS,
    "both": lambda f: any(option.startswith(f"{OUT}.") for option in f.question.options),
    "hiring": _hiring,
    # Buildings.
    "way": lambda f: "",
    "offer": lambda f: f.way in box.OFFERS,
    "building": lambda f: "treasury",
    "action": lambda f: f"{f.building}.{f.way}" if f.way else f.building,
    "worker": lambda f: f.board.village[box.BUILDING_INDEX[f.building]],
    "terms": lambda f: terms(f.view.known, f.seat, f.action, f.worker) or ((), ()),
    "pay": lambda f: f.terms[0],
    "gain": lambda f: f.terms[1],
    "has": _has,
    "limit": lambda f: box.MAX_HELD.get(f.has[0][0], 99),
    "above": lambda f: not f.pay and f.has[0][1] >= f.limit,
    # Raids.
    "settlement": lambda f: box.SPACES[f.space].settlement,
    "rolled": lambda f: [str(die) for die in f.question.about[3:]],
    "total": lambda f: f.mine + sum(f.board.dice),
    "reached": lambda f: f.strength if f.kind == "reroll" else f.total,
    "points": lambda f: raids.tier(f.settlement, f.reached)[1],
    "raids": lambda f: [option for option in f.question.options if option in box.RAIDS],
    "needed": lambda f: box.SETTLEMENTS[f.settlement].crew,
    "mine": lambda f: raids.strength(f.board, f.seat, f.settlement).total,
    "dice": lambda f: ICONS["die"] * box.SETTLEMENTS[f.settlement].dice,
    "odds": lambda f: raids.odds(f.board, f.seat, f.settlement),
    "extra": lambda f: sum(n for _, _, n in raids.crew_points(f.board, f.seat, f.settlement)),
    "toll": lambda f: tuple(raids.price(f.board, f.seat, f.settlement).items()),
    "dying": _dying,
    "low": lambda f: min(f.dying),
    "high": lambda f: max(f.dying),
}
"""What texts may name besides what is given: the board, the seat, the question and what it is
about; of an option what it names."""


def asked(view: View, question: Question, names: Names) -> Facts:
    about = zip(QUESTIONS[question.kind].about, question.about, strict=False)
    given = {"view": view, "board": view.board, "question": question, "seat": question.seat}
    return Facts(FACTS, names=names, **given | dict(about))


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question, with its number where it has one in a picture."""
    return _option(asked(view, question, names), option, say)


def options(view: View, question: Question, say: Say, names: Names) -> list[Label]:
    facts = asked(view, question, names)
    facts |= facts.only(*_OF_ALL)
    return [_option(facts, option, say) for option in question.options]


_OF_ALL: Final = (*("kind", "half", "dealt", "numbers", "held", "silver", "crew", "most", "full"),)
"""What is the same for all options of a question."""


def _option(facts: Facts, option: str, say: Say) -> Label:
    made, number = _label(facts, option, say), facts.numbers.get(option)
    if not number:
        return made
    text = fitted(f"{number}{DOT}{made.text}", MOST_TEXT)
    sign = str(number)
    if option.startswith(f"{OUT}."):
        # Who leaves is told from who is hired, and from who returns to the hand.
        sign += " ↩" if facts.why == "gravedigger" else " ✖"
    mark = button_name(sign, _named(facts.kind, option, say), facts.dealt)
    return replace(made, text=text, mark=mark)


def hand_numbers(view: View, question: Question) -> list[int]:
    """Of each card of the hand that the question is about: the number of the option that names it,
    or 0."""
    asked = "hand" in QUESTIONS[question.kind].shows
    return _numbers(view.hand if asked else (), question.options)


def crew_numbers(view: View, question: Question) -> list[int]:
    """The same of the crew, of which some leave."""
    goes = question.kind in ("hire", "sacrifice")
    leave = [
        one.removeprefix(f"{OUT}.") if one.startswith(f"{OUT}.") is goes else ""
        for one in question.options
    ]
    asked = "crew" in QUESTIONS[question.kind].shows
    return _numbers(view.board.crew[question.seat] if asked else (), leave)


def _numbers(cards: Sequence[str], options: Sequence[str]) -> list[int]:
    """Of equal cards that are one option the first has its number."""
    found = [0] * len(cards)
    for number, option in enumerate(options, 1):
        card = option.partition(".")[0]
        place = next((n for n, key in enumerate(cards) if key == card and not found[n]), None)
        if place is not None:
            found[place] = number
    return found


def card_of(option: str) -> str:
    """The card of the hand that an action at a building is about: of "barracks.scout"; or ""."""
    building, _, rest = option.partition(".")
    card = rest.partition(".")[0]
    return card if building in box.BUILDINGS and card in box.CARDS else ""


def _named(kind: str, option: str, say: Say) -> str:
    """What the option is about in the picture: a card, a building, a settlement."""
    head, _, rest = option.partition(".")
    card = rest if head == OUT else head if head in box.CARDS else card_of(option)
    if card:
        return name(say, card)
    if kind == "swap-worker":
        return name(say, rest)
    if kind == "choose-set":
        return capital(say(f"worker-{box.SPACES[option].worker}"))
    if option in box.RAIDS:
        return name(say, box.RAIDS[option])
    return name(say, head) if head in box.BUILDINGS and rest not in box.OFFERS else ""


def _label(facts: Facts, option: str, say: Say) -> Label:
    kind = facts.kind
    head, _, rest = option.partition(".")
    if option in _ASIDE:
        key, emoji = _ASIDE[option]
        return label(say, key, facts, emoji=emoji, weight="weak")
    if option in box.RAIDS:
        return _raid(facts | {"raid": option, "settlement": box.RAIDS[option]}, say)
    if head in box.BUILDINGS:
        return _building(facts, option, say)
    if head in box.CARDS or head == OUT:
        return _card(facts, option, say)
    told: dict[str, Any] = {"goods": head}
    key, sign = f"option-{kind}", head
    match kind:
        case "trade-offer":
            told, sign = {"tile": head, "goods": rest}, "offering"
        case "reroll" if option == KEEP:
            return label(say, "option-keep", facts, emoji="✋")
        case "reroll":
            die = facts[f"die-{rest}"]
            chance = raids.better_chance(facts.settlement, facts.strength, die)
            told = {"number": rest, "die": die, "percent": percent(chance) if chance else "0"}
            sign = f"die-{die}"
        case "give":
            told["have"] = facts.held[head]
        case "sacrifice":
            pass
        case _:
            return _seat(facts, int(head), rest, say)
    return label(say, key, facts | told, emoji=ICONS[sign])


_ASIDE: Final = {
    PASS: ("option-pass", "🚫"),
    BACK: ("option-back-again", "⬅️"),
    DISMISS: ("option-dismiss", "➕"),
    IDLE: ("option-more", "➕"),
}
"""What leaves something undone, leads on to what is seldom wanted, or back from it."""


_OF_CARD: Final = ("kind", "half", "building", "worker", "card", "rival", "hiring")
_OF_BUILDING: Final = (
    *("kind", "half", "building", "worker", "way", "pay", "gain", "offer"),
    *("has", "above", "limit", "silver", "crew", "most"),
)


def _building(facts: Facts, option: str, say: Say) -> Label:
    """A building with what it gives now, or without its action."""
    building, _, way = option.partition(".")
    told = {"action": option, "building": building, "way": way}
    told["worker"] = worker = worker_for(facts.board, facts.question, building)
    emoji = ICONS[f"worker-{worker}" if facts.half == "pick-up" else building]
    if way == IDLE:
        told |= facts.only("kind", "half")
        # Beside what buildings give it is grey, as its number in the picture is.
        weight: Weight = "weak" if facts.kind in ("place", "pick-up") else "plain"
        return label(say, "option-idle", told, emoji=emoji, weight=weight)
    if card_of(option):
        told["card"], _, told["rival"] = way.partition(".")
        facts |= told
        bought = facts.only("price", "strength") if building == BARRACKS else {}
        return label(say, "option-use-card", facts.only(*_OF_CARD) | bought, emoji=emoji)
    facts |= told
    return label(say, "option-use", facts.only(*_OF_BUILDING), emoji=emoji)


def worker_for(board: Board, question: Question, building: str) -> str:
    """The colour that decides what the building gives."""
    if question.kind in ("place", "copy-building"):
        return str(question.about[-1])
    return board.village[box.BUILDING_INDEX[building]]


def _raid(facts: Facts, say: Say) -> Label:
    """The plunder and the worker that one takes, or one of which one will; below it what it costs
    and may bring."""
    settlement, board = facts.settlement, facts.board
    key, sign = "option-raid", box.SETTLEMENTS[settlement].kind
    plain = facts.only("settlement", "low", "high")
    if facts.raid in box.SPACES:
        space = box.SPACES[facts.raid]
        plain |= {"worker": space.worker, "letters": board.spaces[space.index]}
        if facts.kind == "choose-set":
            return label(say, "option-set", plain, emoji=ICONS[f"worker-{space.worker}"])
    else:
        key, left = "option-raid-sets", sets(board, settlement, say)
        told, room = " / ".join(left), MOST_TEXT - len(name(say, settlement)) - 7
        plain["sets"] = told if len(told) <= room else say("raid-sets", n=len(left))
    return label(say, key, plain | facts.only("toll", "odds", "extra"), emoji=ICONS[sign])


def sets(board: Board, settlement: str, say: Say) -> list[str]:
    """The plunder sets that are left in a settlement: "grey + 3 livestock", the colour of the
    worker first."""
    return [
        say("raid-set", worker=space.worker, letters=board.spaces[space.index])
        for space in raids.sets_left(board, settlement)
    ]


def _card(facts: Facts, option: str, say: Say) -> Label:
    """A hand card, somebody to hire, somebody who goes for it, or who may die."""
    head, _, rest = option.partition(".")
    kind, card = facts.kind, rest if head == OUT else head
    facts |= {"card": card, "rival" if kind == "hire" else "copy": rest}
    if head == OUT:
        key, told = "option-out", facts.only("card", "why", "strength")
    elif kind == "hire":
        key, told = "option-hire", facts.only("card", "rival", "price", "strength")
    elif "hand" in facts.shows:
        key, told = "option-card", facts.only("card", "copy", "strength", "cost")
    else:
        key, told = "option-victim", facts.only("card", "copy", "strength")
    return label(say, key, told, emoji=ICONS[f"folk-{card}"])


def _seat(facts: Facts, other: int, what: str, say: Say) -> Label:
    """Another seat, with what it has of what the question is about."""
    board, key, sign, given = facts.board, f"option-{facts.kind}", what, {}
    if not what:
        key = "option-seat"
        given["mark"] = button_name(SEAT_LETTERS[other], facts.names[other], facts.dealt)
    match facts.kind:
        case "swap-worker":
            standing = board.village[box.BUILDING_INDEX[what]]
            told = {"building": what, "before": board.workers[other], "worker": standing}
        case "take-plunder":
            told = {"goods": what, "theirs": held(board, other, what)}
        case "scout-target":
            told, sign = {"number": int(what), "theirs": facts.view.hand_sizes[other]}, "cards"
        case "avenge":
            sign, told = "dead", {"goods": "crew", "theirs": len(board.crew[other])}
        case _:
            sign = hall_of(facts.card).kind
            told = {"goods": sign, "theirs": held(board, other, sign)}
    return label(say, key, facts | {**told, "other": other}, emoji=ICONS[sign], **given)
