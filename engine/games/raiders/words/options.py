"""The options of questions as a person sees them.

Up to five options become buttons, which show the text alone: what decides stands in the text,
and the detail adds to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.kit.contract import Question
from engine.kit.showing import Label, Names, Say
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, button_name, capital, fitted

from ..box import (
    BUILDING_INDEX,
    BUILDINGS,
    CARDS,
    GOODS,
    MAX_ARMOUR,
    MAX_CARDS,
    MAX_CREW,
    MAX_HELD,
    OFFERS,
    RAIDS,
    SETTLEMENTS,
    SPACES,
    VALKYRIE,
)
from ..events import BACK, DISMISS, IDLE, KEEP, OUT, PASS
from ..rules.prices import BARRACKS, discount, price
from ..rules.prospects import strength_of, tier
from ..state import Board, View
from . import stakes
from .names import (
    ICONS,
    amount,
    amounts,
    building_name,
    card_name,
    crew_text,
    hall_text,
    one_of,
    settlement_name,
    tile_points,
    tile_price,
    tile_text,
)

MOST_TEXT = 80
MOST_DETAIL = 100
MOST_GROUP = 45

NUMBERED = (
    *("place", "pick-up", "idle", "copy-building", "swap-worker", "long-house", "trade-offer"),
    "choose-set",
)
"""Kinds that have a picture of their places, numbered in the order of the options."""
UNNUMBERED = (PASS, IDLE, BACK)
"""Options that are no places."""
_OF_HAND: Final = ("keep-hand", "treasury", "hall-card", "hire", "scout-give", "discard-down")
_OF_CREW: Final = ("dismiss", "deaths", "lose-crew", "hire", "sacrifice")
"""Kinds whose picture has the cards of the hand, or of the crew, with the options' numbers."""
_HAND = ("keep-hand", "treasury", "scout-give", "discard-down")
"""Kinds that ask for hand cards, both sides of which matter."""


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question, with its number where it has one in a picture."""
    label = _option(view, question, option, say, names)
    number = _number(view, question, option)
    sign = str(number) if number else ""
    mark = _mark(question, option, sign, say, names)
    if not number:
        return replace(label, mark=mark)
    text = fitted(f"{number}{DOT}{label.text}", MOST_TEXT)
    return replace(label, text=text, mark=mark)


def _number(view: View, question: Question, option: str) -> int:
    """By which the picture knows an option; 0: it does not."""
    number = question.options.index(option) + 1
    if question.kind in NUMBERED:
        return 0 if option in UNNUMBERED else number
    known = (*hand_numbers(view, question), *crew_numbers(view, question))
    return number if number in known else 0


def hand_numbers(view: View, question: Question) -> list[int]:
    """Of each card of the hand that the question is about: the number of the option that names it,
    or 0."""
    return _numbers(view.hand if question.kind in _OF_HAND else (), question.options)


def crew_numbers(view: View, question: Question) -> list[int]:
    """The same of the crew, of which some leave."""
    kind, crew = question.kind, view.board.crew[question.seat]
    goes = kind in ("hire", "sacrifice")
    leave = [
        one.removeprefix(f"{OUT}.") if one.startswith(f"{OUT}.") is goes else ""
        for one in question.options
    ]
    return _numbers(crew if kind in _OF_CREW else (), leave)


def _numbers(cards: Sequence[str], options: Sequence[str]) -> list[int]:
    """Of equal cards that are one option the first has its number."""
    found = [0] * len(cards)
    for number, option in enumerate(options, 1):
        card = option.partition(".")[0]
        place = next((n for n, key in enumerate(cards) if key == card and not found[n]), None)
        if place is not None:
            found[place] = number
    return found


def _mark(question: Question, option: str, sign: str, say: Say, names: Names) -> str:
    """Its button: the number that it has in the picture, or the letter of the seat, and what it is
    about as far as there is room."""
    kind, among = question.kind, len(question.options)
    if option in (IDLE, DISMISS):
        return say("mark-more")
    if option in UNNUMBERED:
        return ""
    head, _, rest = option.partition(".")
    if sign:
        return button_name(sign, _named(kind, option, say), among)
    match kind:
        case "reroll":
            number = int(rest) if rest else 0
            strength = int(question.about[1])
            die = int(question.about[2 + number])
            return say(f"mark-{head}", number=number, die=die, strength=strength)
        case "take-plunder":
            return f"{SEAT_LETTERS[int(head)]}: {say(f'goods-{rest}')}"
        case "scout-target":
            return f"{SEAT_LETTERS[int(head)]}: {amount('cards', int(rest), say)}"
        case "sacrifice":
            return capital(say(f"goods-{head}"))
        case "hire" | "give":
            return ""
        case _:
            return button_name(SEAT_LETTERS[int(head)], names[int(head)], among)


def card_of(option: str) -> str:
    """The card of the hand that an action at a building is about: of "barracks.scout"; or ""."""
    building, _, rest = option.partition(".")
    card = rest.partition(".")[0]
    return card if building in BUILDINGS and card in CARDS else ""


def _named(kind: str, option: str, say: Say) -> str:
    """What the option is about in the picture: a card, a building, a settlement."""
    head, _, rest = option.partition(".")
    card = rest if head == OUT else head if head in CARDS else card_of(option)
    if card:
        return card_name(card, say)
    if kind == "swap-worker":
        return building_name(rest, say)
    if kind == "choose-set":
        return capital(say(f"worker-{SPACES[option].worker}"))
    if option in RAIDS:
        return settlement_name(RAIDS[option], say)
    return building_name(head, say) if head in BUILDINGS and rest not in OFFERS else ""


def _option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    board, kind = view.board, question.kind
    if option in (*UNNUMBERED, DISMISS):
        return _other_option(question, option, say)
    if kind in ("place", "pick-up", "idle", "copy-building", "long-house"):
        return _building_option(view, question, option, say)
    if kind in _HAND:
        return _hand_option(board, option, say)
    match kind:
        case "hall-card":
            return _hall_option(board, option, say)
        case "hire" | "sacrifice":
            return _crew_option(board, question, option, say)
        case "choose-set":
            return _set_option(board, question.seat, option, say)
        case "deaths" | "lose-crew" | "dismiss":
            return _victim_option(board, option, say)
        case "trade-offer":
            return _trade_option(option, say)
        case "reroll":
            return _reroll_option(question, option, say)
        case "give":
            held = amount(option, getattr(board, option)[question.seat], say)
            detail = say("has", things=held)
            return _label(amount(option, 1, say), detail, emoji=ICONS[option])
        case _:
            return _seat_option(view, question, option, say, names)


def _label(text: str, detail: str = "", group: str = "", emoji: str = "") -> Label:
    return Label(
        fitted(capital(text), MOST_TEXT),
        fitted(capital(detail), MOST_DETAIL),
        fitted(group, MOST_GROUP),
        emoji,
    )


def _other_option(question: Question, option: str, say: Say) -> Label:
    """What leaves something undone, leads on to what is seldom wanted, or back from it."""
    key = {BACK: "option-back-again", DISMISS: "option-dismiss"}.get(option)
    key = key or f"option-{option}-{question.kind}"
    emoji = {PASS: "🚫", BACK: "⬅️"}.get(option, "➕")
    return replace(_label(say(key), emoji=emoji), weight="weak")


# Buildings and raids.


def _building_option(view: View, question: Question, option: str, say: Say) -> Label:
    """A building with what it gives now, a building without its action, or a raid."""
    board, seat, kind = view.board, question.seat, question.kind
    if option in RAIDS:
        return _raid_option(board, seat, option, say)
    building, _, way = option.partition(".")
    worker = worker_for(board, question, building)
    name = building_name(building, say)
    emoji = ICONS[building]
    if half_of(question) == "pick-up":
        name = say("option-from", building=name, worker=say(f"worker-{worker}"))
        emoji = ICONS[f"worker-{worker}"]
    group = say(f"group-{kind}") if kind in ("place", "pick-up") else ""
    if way == IDLE:
        return _label(say("option-idle", building=name), "", group, emoji)
    done = action_text(board, seat, option, worker, say)
    text = done if kind == "long-house" else say("option-use", building=name, does=done)
    return _label(text, _action_detail(view, seat, building, way, say), group, emoji)


def worker_for(board: Board, question: Question, building: str) -> str:
    """The colour that decides what the building gives."""
    if half_of(question) == "place":
        return str(question.about[-1])
    if question.kind == "copy-building":
        return str(question.about[1])
    return board.village[BUILDING_INDEX[building]]


def half_of(question: Question) -> str:
    """Of which half of the turn it is: "place", "pick-up"; else its kind."""
    return str(question.about[0]) if question.kind == "idle" else question.kind


def action_text(board: Board, seat: int, action: str, worker: str, say: Say) -> str:
    """What a seat gets by an action, its crew and the supply counted in: "2 provisions"."""
    building, _, way = action.partition(".")
    place = BUILDINGS[building]
    if place.draw:
        cards = place.draw + bonus(board, seat, building, "card")
        return say("act-draw", cards=amount("cards", cards, say))
    if place.trade:
        return trades_text(1, MAX_CARDS, say, way)
    if building == "town_hall" and way:
        return say("act-play", card=card_name(way, say))
    if building == "barracks":
        return _hiring_text(board, seat, way, say)
    if way in OFFERS:
        return say("act-offer", price=tile_price(way, say), points=tile_points(way, say))
    for goods in place.gain.get(worker, ()):
        if way in ("", goods.kind):
            more = bonus(board, seat, building, goods.kind)
            return amount(goods.kind, min(goods.amount + more, board.supply[goods.kind]), say)
    for purchase in (*place.armour, *((place.exchange,) if place.exchange else ())):
        if purchase.pay == way:
            paid = amount(purchase.pay, purchase.price, say)
            most = MAX_ARMOUR - board.armour[seat] if place.armour else board.supply[purchase.kind]
            goods_text = amount(purchase.kind, min(purchase.amount, most), say)
            return say("act-buy", price=paid, goods=goods_text)
    return say(f"act-{building}")


def _hiring_text(board: Board, seat: int, way: str, say: Say) -> str:
    """Whom one hires there, how strong, at what price, and for whom."""
    card, _, rival = way.partition(".")
    if not card:
        return say("act-dismiss" if board.crew[seat] else "act-barracks")
    named = {
        "card": card_name(card, say),
        "strength": strength_of(board, card),
        "price": _silver(price(BARRACKS, card, discount(board, seat)), say),
    }
    if rival:
        return say("act-hire-hero", other=card_name(rival, say), **named)
    full = len(board.crew[seat]) >= MAX_CREW
    return say("act-hire-full" if full else "act-hire", **named)


def bonus(board: Board, seat: int, building: str, kind: str) -> int:
    """What the crew adds there: Gatekeeper, Forager, Jeweller."""
    hired = [CARDS[card].crew for card in board.crew[seat]]
    return sum(
        crew.amount
        for crew in hired
        if crew.rule == "bonus" and (crew.place, crew.kind) == (building, kind)
    )


def trades_text(least: int, most: int, say: Say, kind: str = "") -> str:
    """The Treasury, for so many cards: "1 card for 2 silver or 2 cards for 1 gold". `kind`: only
    for goods of this one."""
    told = [
        say(
            "act-trade",
            cards=amount("cards", trade.cards, say),
            goods=amount(trade.kind, trade.amount, say),
        )
        for building in BUILDINGS.values()
        for trade in building.trade
        if least <= trade.cards <= most and kind in ("", trade.kind)
    ]
    return one_of(told, say)


def _action_detail(view: View, seat: int, building: str, way: str, say: Say) -> str:
    """What one has of what the action is about."""
    board = view.board
    match building:
        case "town_hall" if way:
            return hall_text(way, say)
        case "barracks" if way:
            return crew_text(way.partition(".")[0], say)
        case "gate_house" | "town_hall" | "treasury":
            return say("has", things=amount("cards", view.hand_sizes[seat], say))
        case "barracks":
            silver = amount("silver", board.silver[seat], say)
            crew = say("crew-of", n=len(board.crew[seat]), most=MAX_CREW)
            return say("you-have", things=silver, crew=crew)
        case "armoury":
            return say("has", things=_held(board, seat, (way, "armour"), say))
        case "long_house":
            kinds = tuple(OFFERS[way].cost) if way in OFFERS else ("livestock", "provision")
            return say("has", things=_held(board, seat, kinds, say))
        case _:
            kind = way or ("silver" if building == "silversmith" else "provision")
            held = getattr(board, kind)[seat]
            if held < MAX_HELD.get(kind, 99):
                return say("has", things=amount(kind, held, say))
            return say("has-most", things=amount(kind, held, say), most=MAX_HELD[kind])


def _held(board: Board, seat: int, kinds: tuple[str, ...], say: Say) -> str:
    return amounts({kind: getattr(board, kind)[seat] for kind in kinds}, say) or say("no-goods")


def _raid_option(board: Board, seat: int, raid: str, say: Say) -> Label:
    """The plunder and the worker that one takes, or one of which one will; below it what it costs
    and may bring."""
    place = RAIDS[raid]
    name = settlement_name(place, say)
    if raid in SPACES:
        worker = say(f"worker-{SPACES[raid].worker}")
        plunder = stakes.plunder(board, raid, say)
        text = say("option-raid", place=name, plunder=plunder, worker=worker)
    else:
        room = MOST_TEXT - len("10") - len(DOT) - len(name) - 2
        text = say("option-raid-sets", place=name, sets=stakes.sets(board, place, say, room))
    detail = stakes.detail(board, seat, raid, say)
    return _label(text, detail, say("group-raid"), ICONS[SETTLEMENTS[place].kind])


def _set_option(board: Board, seat: int, space: str, say: Say) -> Label:
    """A plunder set with its worker; below it who dies of it."""
    worker = SPACES[space].worker
    plunder = stakes.plunder(board, space, say)
    text = say("option-set", worker=say(f"worker-{worker}"), plunder=plunder)
    return _label(text, stakes.dead(board, seat, space, say), emoji=ICONS[f"worker-{worker}"])


# Cards.


def numbers(board: Board, card: str, say: Say) -> str:
    """ "strength 3, costs 3"."""
    return say("card-numbers", strength=strength_of(board, card), cost=CARDS[card].cost)


def _told_apart(option: str, say: Say) -> str:
    """The name of a card, of equal ones with a number: "Archer (2)"."""
    card, _, number = option.partition(".")
    return f"{card_name(card, say)} ({number})" if number else card_name(card, say)


def _hand_option(board: Board, option: str, say: Say) -> Label:
    card = option.partition(".")[0]
    text = say("option-card", card=_told_apart(option, say), numbers=numbers(board, card, say))
    detail = DOT.join([crew_text(card, say), hall_text(card, say)])
    return _label(text, detail, emoji=ICONS[f"folk-{card}"])


def _hall_option(board: Board, card: str, say: Say) -> Label:
    effect = hall_text(card, say)
    text = say("option-does", card=card_name(card, say), effect=effect)
    detail = effect if len(text) > MOST_TEXT else numbers(board, card, say)
    return _label(text, detail, emoji=ICONS[f"folk-{card}"])


def _crew_option(board: Board, question: Question, option: str, say: Say) -> Label:
    """Somebody to hire, somebody who goes for it, or what is taken for somebody who goes."""
    why = str(question.about[0])
    head, _, tail = option.partition(".")
    if head in GOODS:
        return _label(
            say("option-take", things=amount(head, 1, say)), "", say("group-take"), ICONS[head]
        )
    if head == OUT:
        key = "option-back" if why == "gravedigger" else "option-out"
        text = say(key, card=card_name(tail, say), strength=strength_of(board, tail))
        group = say("group-back" if why == "gravedigger" else "group-out")
        return _label(text, crew_text(tail, say), group, ICONS[f"folk-{tail}"])
    named = {
        "card": card_name(head, say),
        "strength": strength_of(board, head),
        "price": hire_price(question, head, say),
    }
    text = say("option-hire", **named)
    if tail:
        text = say("option-hire-hero", other=card_name(tail, say), **named)
    return _label(text, crew_text(head, say), say("group-hire"), ICONS[f"folk-{head}"])


def hire_price(question: Question, card: str, say: Say) -> str:
    """What hiring a card costs: "3 silver"."""
    return _silver(price(str(question.about[0]), card, int(question.about[1])), say)


def _silver(n: int, say: Say) -> str:
    return amount("silver", n, say) if n else say("free")


def _victim_option(board: Board, option: str, say: Say) -> Label:
    """A crew member who may die, with what its death does."""
    card = option.partition(".")[0]
    named = {"card": _told_apart(option, say), "strength": strength_of(board, card)}
    text = say("option-victim", **named)
    return _label(text, crew_text(card, say), emoji=ICONS[f"folk-{card}"])


def _trade_option(option: str, say: Say) -> Label:
    tile, _, kind = option.partition(".")
    text = say("option-trade", tile=tile_text(tile, say), less=amount(kind, 1, say))
    detail = say("option-trade-detail", price=tile_price(tile, say, kind))
    return _label(text, detail, emoji=ICONS["offering"])


def _reroll_option(question: Question, option: str, say: Say) -> Label:
    settlement, strength = str(question.about[0]), int(question.about[1])
    if option == KEEP:
        points = amount("points", tier(settlement, strength)[1], say)
        return _label(say("option-keep", strength=strength, points=points), emoji="✋")
    number = int(option.partition(".")[2])
    die = int(question.about[2 + number])
    chance = stakes.better_chance(settlement, strength, die)
    percent = stakes.percent(chance) if chance else "0"
    text = say("option-reroll", number=number, die=die, percent=percent)
    return _label(text, emoji=ICONS[f"die-{die}"])


# Other seats.


def _seat_option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """Another seat, with what it has of what the question is about."""
    board, kind = view.board, question.kind
    head, _, rest = option.partition(".")
    other = int(head)
    who = names[other]
    match kind:
        case "swap-worker":
            text = say(
                "option-swap",
                who=who,
                before=say(f"worker-{board.workers[other]}"),
                worker=say(f"worker-{board.village[BUILDING_INDEX[rest]]}"),
                building=building_name(rest, say),
            )
            return _label(text, "", who, ICONS[rest])
        case "take-plunder":
            held = amount(rest, getattr(board, rest)[other], say)
            text = say("option-plunder", things=amount(rest, 1, say), who=who)
            return _label(text, say("they-have", things=held), who, ICONS[rest])
        case "scout-target":
            text = say("option-scout", who=who, cards=amount("cards", int(rest), say))
            held = amount("cards", view.hand_sizes[other], say)
            return _label(text, say("they-have", things=held), who, ICONS["cards"])
        case "avenge":
            things = amount("crew", len(board.crew[other]), say)
            return _label(say("option-seat", who=who, things=things), emoji=ICONS["dead"])
        case _:
            hall = CARDS[str(question.about[0])].hall
            what = hall.kind if hall else VALKYRIE
            things = amount(what, getattr(board, what)[other], say)
            return _label(say("option-seat", who=who, things=things), emoji=ICONS[what])
