"""Four Earls: one storms with hired and high-born, one builds and holds, one plots, one thinks."""

from __future__ import annotations

from math import exp
from typing import Final

import msgspec

from bench.opponents import Player, looking_ahead, played_on
from engine.games.ortus_regni.box import DAMAGE, FACES, KINDS, TOUGHNESS
from engine.games.ortus_regni.rules.holdings import (
    available,
    fief_of,
    keyed,
    land_allowance,
    threat,
)
from engine.games.ortus_regni.rules.politics import targets
from engine.games.ortus_regni.state import Board, State, View
from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Game, Picks, Question

_LORDS = {"": 0.0, "prince": 1.5, "champion": 1.5, "vassal": 1.0, "monk": 0.6}


def _earldom(view: View, seat: int) -> float:
    """What stands there."""
    board = view.board
    if not board.alive[seat]:
        return 0.0
    total = 3.0 + 0.6 * board.towers[seat] + 1.3 * len(board.mercenaries[seat])
    for fief in board.fiefs[seat]:
        total += 2.0 + _LORDS[fief.lord] + 0.6 * len(fief.cards)
    return total + 0.3 * min(8, view.reserves[seat]) + (board.king == seat)


def _mind(view: View, seat: int, malice: float, cards: float) -> float:
    """One's own, less a part of what the strongest of the others has."""
    others = [_earldom(view, other) for other in range(view.seats) if other != seat]
    fallen = sum(not alive for alive in view.board.alive)
    own = _earldom(view, seat) + cards * view.hands[seat] - 40 * (not view.board.alive[seat])
    return own - malice * (max(others) + 0.3 * sum(others)) + 15 * malice * fallen


def stormer(view: View, seat: int) -> float:
    """Whatever falls is worth more than what one builds."""
    return _mind(view, seat, malice=1.2, cards=0.1)


def builder(view: View, seat: int) -> float:
    """Castles, land and armies; attacks what is weak."""
    return _mind(view, seat, malice=0.5, cards=0.2)


def plotter(view: View, seat: int) -> float:
    """Treachery and intrigue, and a hand to spare."""
    return _mind(view, seat, malice=0.9, cards=0.3)


# The thoughtful one. What a card is worth is guessed by hand; a Castle counts about 2.

WORLDS: Final = 24
WIDEST: Final = 10
"""Answers that it tries."""
AHEAD: Final = 14
"""Answers for which it plays on by plain rules."""
DECKS: Final = (
    {"vassal": 6, "champion": 6, "mercenary": 6, "treachery": 4, "banquet": 2},
    dict(zip(KINDS, (1, 0, 0, 0, 0, 1, 4, 6, 0, 3, 6, 3, 0, 0, 0), strict=True)),
)
"""The second one: a Castle, a Prince, Vassals, Champions, Mercenaries, Treachery and Intrigue."""
_HAND: Final = {
    kind: worth
    for worth, kinds in (
        (1.2, "champion"),
        (1.1, "mercenary treachery"),
        (1.0, "palace"),
        (0.8, "castle vassal"),
        (0.7, "prince intrigue land"),
        (0.5, "monk allies banquet"),
        (0.2, "market church cathedral banner"),
    )
    for kind in kinds.split()
}
_pack: Final = msgspec.msgpack.Encoder().encode
_unpack: Final = msgspec.msgpack.Decoder(State).decode


def reckoner(game: Game, view: View, question: Question, chance: Chance) -> Picks:
    """Plays on by plain rules, in the same positions after each answer, and takes the one after
    which it stands best."""
    if question.kind == "build-deck":
        deck = chance.choice(DECKS)
        return tuple(f"{kind}.{n}" for kind, count in deck.items() for n in range(1, count + 1))
    tried = _tried(view.known, question, chance)
    if len(tried) == 1:
        return tried[0]
    totals = dict.fromkeys(tried, 0.0)
    seed = bytes(chance.below(256) for _ in range(16))
    for world in range(WORLDS):
        packed = _pack(game.determinize(view, Chance(seed, world)))
        for picks in tried:
            luck, first = Chance(seed, WORLDS + world), (question, picks)
            state = played_on(game, _unpack(packed), first, _plain, AHEAD, luck)
            totals[picks] += _outlook(state, question.seat)
        if world % 8 == 7 and len(totals) > 2:
            best = sorted(totals, key=totals.__getitem__, reverse=True)
            tried = best[: (len(tried) + 1) // 2]
    return max(tried, key=totals.__getitem__)


def _tried(state: State, question: Question, chance: Chance) -> list[Picks]:
    """What plain rules say, and what else there is, as far as it is not too much."""
    found = [_plain(state, question)]
    options = [option for option in question.options if option != RESIGN]
    if question.least == question.most == 1:
        found += [(option,) for option in options]
    else:
        found += [()] if not question.least else [(option,) for option in options]
        found += [tuple(options[:count]) for count in range(2, question.most + 1)]
        found += [question.sample(chance) for _ in range(WIDEST)]
    legal = [picks for picks in dict.fromkeys(found) if question.accepts(picks) is None]
    return legal[: 2 * WIDEST if question.kind == "turn" else WIDEST]


def _plain(state: State, question: Question) -> Picks:
    """What a seat answers that knows its hand and what lies open."""
    board, seat, options = state.board, question.seat, question.options
    match question.kind:
        case "mulligan":
            good = sum(_HAND[kind] > 0.75 for kind in state.hands[seat])
            return ("keep",) if good > 1 else ("redraw",)
        case "turn":
            return (max(options, key=lambda option: _liking(state, seat, option)),)
        case "towers":
            spare = _spare(state, seat)
            return tuple(options[i] for i in spare) or options[:1]
        case "treachery" | "intrigue":
            return (max(options, key=lambda option: _prey(state, seat, question.kind, option)),)
        case "declare-attack":
            aim = _assault(state, seat)[1]
            return (aim,) if aim in options else options[:1]
        case "attack-forces":
            way = question.about[0]
            forces = keyed(available(state, seat))
            want = 99.0 if way == "siege" else 2.0
            return _called(question, sorted(options, key=lambda o: -DAMAGE[forces[o].kind]), want)
        case "defence-forces":
            return _defence(state, question)
        case "allies" | "struggle":
            dear = str(question.about[2]).endswith(".lord")
            most = min(question.most, 3 if dear else 1 + (question.kind == "allies"))
            useful = options[1:]
            return useful[:most] if useful else options[:1]
        case "viking-attack":
            own = {f"f{fief.number}" for fief in board.fiefs[seat]} | {str(seat)}
            aims = [o for o in options if o.startswith("siege") and o.partition("-")[2] not in own]
            return (aims[0],) if aims else options[-1:]
    return options[: question.least] or options[:1]


def _liking(state: State, seat: int, option: str) -> float:
    board, hand = state.board, state.hands[seat]
    fiefs = board.fiefs[seat]
    verb, _, kind = option.partition(".")
    if verb == "attack":
        return _assault(state, seat)[0]
    if verb in ("treachery", "intrigue"):
        return max(_prey(state, seat, verb, aim) for aim in targets(state, seat, verb)) - 0.6
    if verb == "install":
        safe = kind == "prince" or sum(not fief.lord for fief in fiefs) > 1
        vacant = any(not fief.lord for fief in fiefs)
        return 0.7 if vacant and safe and len(fiefs) > 1 else 0.45 * (vacant and kind == "prince")
    if verb == "emissary":
        return 0.5 if kind == "monk" else 0.15 if hand.count("vassal") > 3 else -1.0
    worths = {
        "play.castle": 1.5,
        "play.palace": 1.6,
        "play.mercenary": 1.3,
        "play.land": 1.0,
        "play.market": 0.3,
        "play.church": 0.1,
        "play.cathedral": 0.1,
        "recruit": 0.6,
        "play.banquet": 0.7 if len(state.decks[seat]) > 7 else -1.0,
        "towers": 0.05 if _spare(state, seat) else -1.0,
        "garrison": 0.8,
        "bequeath": 1.0 if len(state.decks[seat]) < 6 else -1.0,
        "draw": 0.0,
    }
    return worths.get(option, -1.0)


def _spare(state: State, seat: int) -> list[int]:
    """Which cards of the hand are better as Towers, more of them if a rival could break in."""
    hand, board = state.hands[seat], state.board
    rivals = [other for other in range(board.seats) if other != seat and board.alive[other]]
    wall = min((_wall(state, seat, fief.number) for fief in board.fiefs[seat]), default=0)
    faces = sum(kind in FACES for kind in hand)
    blow = max(
        (_damage(state, other) + 1.1 * len(state.hands[other]) for other in rivals), default=0
    )
    missing = blow - wall - faces
    order = sorted(range(len(hand)), key=lambda i: _HAND[hand[i]])
    useless = [i for i in order if _HAND[hand[i]] < 0.25]
    idle = [i for i in order if hand[i] not in FACES and _HAND[hand[i]] < 1.0]
    return sorted(idle[: int(missing)] if missing > len(useless) else useless)


def _damage(state: State, seat: int) -> int:
    """What lies open and could strike."""
    lying = [force for force in available(state, seat) if force.place not in ("hand", "reserve")]
    armies = min(len(state.reserves[seat]), land_allowance(state.board.fiefs[seat]))
    return sum(DAMAGE[force.kind] for force in lying) + armies


def _wall(state: State, seat: int, number: int) -> int:
    """The damage that a Castle stands, with all that lies open."""
    board = state.board
    fief = fief_of(board, f"f{number}")
    lying = [force for force in available(state, seat) if force.place not in ("hand", "reserve")]
    armies = min(len(state.reserves[seat]), land_allowance(board.fiefs[seat]))
    return TOUGHNESS[fief.castle.kind] + board.towers[seat] + len(lying) + armies


def _assault(state: State, seat: int) -> tuple[float, str]:
    """The best siege, by how much damage is left over for what the other may hold."""
    board = state.board
    free = _damage(state, seat)
    hand = [DAMAGE[kind] for kind in state.hands[seat] if kind in FACES]
    best = (-1.0, "")
    for other in range(board.seats):
        if other == seat or not board.alive[other]:
            continue
        for fief in board.fiefs[other]:
            over = free + sum(hand) - _wall(state, other, fief.number)
            odds = 1 / (1 + exp(1.2 * (0.55 * len(state.hands[other]) - over - 0.5)))
            last = len(board.fiefs[other]) == 1
            prize = (20.0 if board.alive.count(True) == 2 else 6.0) if last else 3.0
            worth = odds * prize - 0.8 * len(hand) - 0.5
            best = max(best, (worth if over >= 0 else -1.0, f"siege-f{fief.number}"))
        if board.towers[other]:
            rest = free - len(state.hands[other]) * 0.5 - len(available(state, other))
            best = max(best, (0.3 * min(board.towers[other], rest) - 0.2, f"towers-{other}"))
    return best


def _prey(state: State, seat: int, card: str, aim: str) -> float:
    board = state.board
    if aim[0] == "m":
        return 1.4 if card == "treachery" else 2.4
    if aim[0] == "f":
        fief = fief_of(board, aim)
        if card == "intrigue":
            return 0.7 * min(2, len(fief.cards))
        holder = next(s for s in range(board.seats) if fief in board.fiefs[s])
        last = len(board.fiefs[holder]) == 1
        return 1.2 if fief.lord == "prince" else 20.0 if last else 3.5
    other = int(aim.partition("-")[2])
    cards = state.hands[other] if card == "treachery" else state.reserves[other]
    return (0.9 if card == "treachery" else 0.8) * min(2, len(cards))


def _called(question: Question, order: list[str], want: float) -> Picks:
    picks: Picks = ()
    for option in order:
        if len(picks) < want and question.accepts((*picks, option)) is None:
            picks = (*picks, option)
    return picks


def _defence(state: State, question: Question) -> Picks:
    """Just enough to hold a Castle, what lies open first; else one card for luck."""
    options = question.options
    way, key, _, damage = threat(question)
    if options == ("none",):
        return options
    if way != "siege":
        return ()
    keys = keyed(available(state, question.seat))
    wall = TOUGHNESS[fief_of(state.board, key).castle.kind] + state.board.towers[question.seat]
    missing = damage - wall + 1
    order = sorted(options, key=lambda option: _COST.index(keys[option].place))
    picks = _called(question, order, max(0, missing))
    last = len(state.board.fiefs[question.seat]) == 1
    return picks if len(picks) >= missing or last else picks[:1]


_COST: Final = ("king", "lord", "guard", "reserve", "garrison", "hand", "mercenary")
"""Whose loss costs least is called first to defend."""


def _outlook(state: State, seat: int) -> float:
    """About the chance to outlast the others."""
    board = state.board
    if not board.alive[seat]:
        return 0.2 * board.out.index(seat) / board.seats
    totals = [
        _holds(board, state, other) if board.alive[other] else -9.0 for other in range(board.seats)
    ]
    alive = [o for o in range(board.seats) if o != seat and board.alive[o]]
    if not alive:
        return 1.0
    rivals = [1 / (1 + exp((totals[other] - totals[seat]) / 2.2)) for other in alive]
    gone = board.seats - 1 - len(alive)
    return (sum(rivals) + 1.1 * gone) / (board.seats - 1 + 0.1 * gone)


def _holds(board: Board, state: State, seat: int) -> float:
    """What stands there, what is held, and how far others are from breaking in."""
    fiefs = board.fiefs[seat]
    worth = (0.0, 2.0, 4.0, 5.2, 6.0)[min(4, len(fiefs))] + 0.45 * min(12, board.towers[seat])
    for fief in fiefs:
        worth += 0.5 * bool(fief.lord) + 0.5 * len(fief.cards)
        if fief.lord and fief.lord != "prince":
            worth -= 2.2 if len(fiefs) == 1 else 0.4
    worth += sum(1.3 + 0.6 * bool(m.army) for m in board.mercenaries[seat])
    worth += 0.5 * len(state.reserves[seat]) + 1.2 * (board.king == seat)
    worth += sum(_HAND[kind] for kind in state.hands[seat])
    worth -= 0.4 * max(0, 6 - len(state.decks[seat]))
    return worth


PLAYERS: dict[str, Player] = {
    "stormer": looking_ahead(stormer, ready="hand-rush", steps=16),
    "builder": looking_ahead(builder, ready="land-army", steps=16),
    "plotter": looking_ahead(plotter, ready="politics", steps=16),
    "reckoner": reckoner,
}
