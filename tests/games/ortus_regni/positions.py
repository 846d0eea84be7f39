"""Positions built by hand, and short ways to play on from them.

An earldom is written "palace:vassal land land / castle church@b": its Fiefs, each a Castle or
Palace with its Lord behind the colon, then its properties; "@b" (or "@1") for a card of seat b's,
"land*3" for three. The first Fief of seat s is "f{s}" (when it has any); the others are numbered
on from there, seat by seat. Mercenaries are written "mercenary mercenary:knight mercenary@b": with
garrison or another owner; they are "m0" .., seat by seat.
"""

from __future__ import annotations

import re
from bisect import insort
from collections import Counter
from typing import Any

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import (
    ARMY_DECKS,
    BATTLE_DECK,
    COPIES,
    CROWN_AHEAD,
    CROWN_BANNERS,
    DECK,
    KINDS,
    ORDER,
    TOURNAMENT_TOWERS,
    VIKING_DECK,
)
from engine.games.ortus_regni.rules import holdings, politics
from engine.games.ortus_regni.rules.battles import aimed
from engine.games.ortus_regni.state import (
    NOBODY,
    VIKINGS,
    Battle,
    Card,
    Fate,
    Fief,
    Joust,
    Mercenary,
    State,
    Step,
)
from engine.kit.chance import Chance
from engine.kit.contract import Event
from tests.games.by_hand import SEED, ByHand, lay
from tests.games.ortus_regni.accounts import ENVOYS, open_cards, unseen
from tests.games.rulings import LETTERS

Texts = dict[int, str]
SEATS_OF_BOARD = ("first", "active", "king")
PILES_OF_SEATS = ("emissaries", "discards", "gone", "certain", "shown", "mustered")
PILES = ("guard", "vikings", "army_discard", "battle_discard", "viking_discard")
REST = "rest"
"""All cards that are nowhere else."""
FILLING = ("land", *(kind for kind in KINDS if kind not in ("land", "cathedral")))
"""What a deck has besides what was told, from the top: six of each."""


def _words(text: str) -> list[str]:
    """ "land*3 monk" is four words."""
    found: list[str] = []
    for word in text.split():
        kind, _, count = word.partition("*")
        found += [kind] * int(count or 1)
    return found if text.strip() != "none" else []


def _seat(text: Any) -> Any:
    """The seat of a letter or number."""
    if not isinstance(text, str):
        return text
    return "abcdef".index(text) if text in tuple("abcdef") else int(text)


def _card(word: str, seat: int) -> Card:
    kind, _, owner = word.partition("@")
    return Card(kind, _seat(owner) if owner else seat)


def _fief(text: str, seat: int, number: int) -> Fief:
    head, *rest = _words(text)
    castle, _, lord = head.partition(":")
    cards = sorted((_card(word, seat) for word in rest), key=lambda card: ORDER[card.kind])
    return Fief(number, _card(castle, seat), lord, tuple(cards))


def _mercenaries(texts: Texts, seats: int) -> list[list[Mercenary]]:
    number = 0
    found: list[list[Mercenary]] = []
    for seat in range(seats):
        found.append([])
        for word in _words(texts.get(seat, "")):
            hired, _, army = word.partition(":")
            found[-1].append(Mercenary(number, _card(hired, seat).owner, army))
            number += 1
    return found


def _piles(texts: Texts | None, seats: int, fill: str = "") -> list[list[str]]:
    return [
        sorted(_words((texts or {}).get(seat, fill)), key=lambda kind: (ORDER.get(kind, 0), kind))
        for seat in range(seats)
    ]


def table(
    seats: int = 2,
    earldoms: Texts | None = None,
    *,
    hands: Texts | None = None,
    towers: Texts | None = None,
    reserves: Texts | None = None,
    mercenaries: Texts | None = None,
    decks: Texts | None = None,
    battle: str = "",
    army_deck: str = "",
    viking_deck: str = "",
    attack: str = "",
    plot: str = "",
    joust: Any = None,
    **board: Any,
) -> State:
    """A position in the third round with nothing on the agenda; it is seat 0's turn.

    By seat: `earldoms` (a bare Palace where left out; "none" of who has left), `hands`, `towers`,
    `reserves`, `mercenaries`, `decks` (the top card last). `battle` has the Battle cards on top of
    the deck, the next one first; `army_deck` and `viking_deck` likewise; with `army_discard rest`
    (or `battle_discard`, `viking_discard`) they are all that is left of their deck. `attack` is
    what seat 0 attacks and with what ("siege-f1 vassal.1 f0.lord"): the defender is to answer, or
    without forces seat 0 is to call some. `plot` is what seat 0 has played on what ("treachery
    f2.lord"), `joust` the seat that has called one. All else sets the attribute of the board with
    that name; lists may be words. Cards need not add up to a real game before `complete`.
    """
    fiefs: list[list[Fief]] = []
    made = seats
    for seat in range(seats):
        text = (earldoms or {}).get(seat, "palace")
        mine: list[Fief] = []
        for part in filter(str.strip, re.split(r"[|/]", "" if text == "none" else text)):
            number = made if mine else seat
            made += bool(mine)
            mine.append(_fief(part, seat, number))
        fiefs.append(mine)
    state = GAME.start(seats, {"tournament": "off"}, Chance(SEED, 0))
    state.questions.clear()
    state.asked = 0
    there, hired = state.board, _mercenaries(mercenaries or {}, seats)
    state.hands, state.towers = _piles(hands, seats), _piles(towers, seats)
    state.reserves = _piles(reserves, seats)
    state.decks = [_words((decks or {}).get(seat, UNTOLD)) for seat in range(seats)]
    told = {
        "phase": "play",
        "round": 3,
        "first": 0,
        "active": 0,
        "alive": [bool(mine) for mine in fiefs],
        "out": [seat for seat, mine in enumerate(fiefs) if not mine],
        "fiefs": fiefs,
        "fiefs_made": made,
        "towers": [len(cards) for cards in state.towers],
        "mercenaries": hired,
        "hired": sum(map(len, hired)),
        "cubes": [int(bool(mine)) for mine in fiefs],
        "agenda": [],
    }
    lay(there, told | {name: _laid(seats, name, value) for name, value in board.items()})
    state.army_deck = _deck(ARMY_DECKS[seats], army_deck, there.army_discard)
    state.battle_deck = _deck(BATTLE_DECK, battle, there.battle_discard)
    state.viking_deck = _deck(VIKING_DECK, viking_deck, there.viking_discard)
    if attack:
        _attack(state, *attack.split())
    if plot:
        _plot(state, *plot.split())
    if joust is not None:
        there.spent[_seat(joust)] = 1
        there.joust = Joust(_seat(joust))
        there.agenda.append(Step("joust", _seat(joust)))
    return state


def _attack(state: State, target: str, *fielded: str) -> None:
    """Seat 0 has declared an attack and called these forces, or is still to do so."""
    board = state.board
    defender, way, fief = aimed(board, target)
    keys = holdings.keyed(holdings.available(state, 0))
    assert set(fielded) <= set(keys), f"not among {list(keys)}"
    side = holdings.field(state, 0, fielded)
    damage = holdings.damage_of(side)
    board.battle = Battle(0, 0, defender, way, fief, attack=side, damage=damage)
    board.attacked = True
    step = Step("defence-forces", defender) if fielded else Step("attack-forces", 0)
    board.agenda.append(step)


def _plot(state: State, card: str, target: str) -> None:
    """Seat 0 has played a Treachery or Intrigue on this target."""
    board, n = state.board, politics.PLOTS.index(card)
    other = politics.victim_of(board, target)
    insort(board.discards[0], card, key=ORDER.__getitem__)
    board.agenda.append(Step("succeed", 0, other=other, what=target, n=n))
    if state.hands[other]:
        board.agenda.append(Step("allies", other, other=0, what=target, n=n))


UNTOLD = "land*10"
"""The deck of a seat of whose deck nothing was told."""


def _laid(seats: int, name: str, value: Any) -> Any:
    """A value as the board has it."""
    if name in SEATS_OF_BOARD:
        return _seat(value)
    if name in PILES and isinstance(value, str):
        return sorted(_words(value))
    if name in PILES_OF_SEATS and isinstance(value, dict):
        return _piles(value, seats)
    if isinstance(value, dict):
        return [int(value.get(seat, 0)) for seat in range(seats)]
    return value


_by_hand = ByHand(GAME, Step)
do, asked = _by_hand.do, _by_hand.asked
open_question, answer = _by_hand.open_question, _by_hand.answer


def _deck(cards: tuple[str, ...], wanted: str, discards: list[str]) -> list[str]:
    """A deck in the order of the box, with the wanted cards on top, the first of them next; or
    those alone, all others being discarded."""
    deck = list(cards)
    for kind in _words(wanted):
        deck.remove(kind)
    if discards == [REST]:
        discards[:] = sorted(deck)
        deck.clear()
    return deck + _words(wanted)[::-1]


# What is not told


def complete(state: State) -> None:
    """What `table` was not told, as it may lie in a game, or an assertion fails.

    Each seat has 24 cards and its Palace. Those of which nothing was told are in its deck; when
    its deck was told, in its discards. Of who has left, they lie openly out of the game. A Palace
    in a hand or deck has fallen once, which all have seen.
    """
    board = state.board
    opened = open_cards(board)
    for seat in range(board.seats):
        untold = state.decks[seat] == _words(UNTOLD)
        if untold or not board.alive[seat]:
            state.decks[seat].clear()
        found = Counter(opened[seat] + unseen(state, seat))
        more = TOURNAMENT_TOWERS if board.tournament and board.phase == "play" else 0
        missing = DECK + more - found.total() + found["palace"]
        rest = [kind for kind in FILLING for _ in range(COPIES - found[kind])][:missing]
        assert len(rest) == missing, f"{-missing} cards of seat {seat} too many"
        pile = board.discards[seat] if board.alive[seat] else board.gone[seat]
        pile += [] if found["palace"] else ["palace"]
        if untold and board.alive[seat]:
            state.decks[seat] = rest[::-1]
        else:
            pile += rest
        pile.sort(key=ORDER.__getitem__)
        if "palace" in unseen(state, seat) and "palace" not in board.certain[seat]:
            board.certain[seat].append("palace")
        if board.alive[seat]:
            board.cubes[seat] = 1 + sum(ENVOYS[kind] for kind in board.emissaries[seat])
        rivals = [count for other, count in enumerate(board.banners) if other != seat]
        crowned = board.banners[seat] >= max(CROWN_BANNERS, max(rivals) + CROWN_AHEAD)
        assert not crowned, f"seat {seat} would be King"
    board.fates = [Fate(seat, 1, "resigned") for seat in board.out]
    _complete_armies(state)
    for viking in board.vikings:
        _pile_of(viking, board.viking_discard, state.viking_deck).remove(viking)


def _pile_of(kind: str, discards: list[str], deck: list[str]) -> list[str]:
    """Where a card of this kind is."""
    return discards if kind in discards else deck


def _complete_armies(state: State) -> None:
    """Army cards in reserves, garrisons and Guard are not in the deck, nor in the discards."""
    board = state.board
    used = [*board.guard, *(kind for reserve in state.reserves for kind in reserve)]
    used += [one.army for mine in board.mercenaries for one in mine if one.army]
    called = board.battle.attack if board.battle else ()
    used += [force.kind for force in called if force.place == "reserve"]
    for kind in used:
        _pile_of(kind, board.army_discard, state.army_deck).remove(kind)


BEGIN = "turn a"
BY_SEAT = frozenset(
    (
        *("alive", "fiefs", "towers", "mercenaries", "banners", "bequests", "cubes", "spent"),
        *(*PILES_OF_SEATS, "hands", "decks", "reserves", "removed", "jousters"),
    )
)
ECHOES = (
    *("castle-built", "property-built", "property-placed", "fief-taken", "lord-installed"),
    *("mercenary-hired", "banner-raised", "plot", "allies-played", "hand-spent", "battle-over"),
    *("handed-over", "joust-called", "jousters-spent"),
)
"""Events that say no more than the answer, or what it changes."""
QUIET = (
    *("turn-over", "round-over", "round-begins", "drew", "cards-drawn", "acted", "active"),
    *("alive", "out", "fiefs_made", "hired", "phase", "loot", "battle", "joust", "pledge"),
    *("=first", "=battle_deck", "=battle_discard", "=jousters", "=attacked"),
)
SEATS = ("king", "first", "winners")
MENUS = (
    *("turn", "build-deck", "mulligan", "treachery", "intrigue", "allies", "struggle"),
    *("declare-attack", "attack-forces", "defence-forces", "viking-attack"),
    *("joust-ante", "joust-card", "ransom-lords"),
)
PARTED = ("forces", "cards", "lost", "hands")
BARE = ("card", "way", "fief", "mercenary", "army")


def matters(event: Event) -> bool:
    """Neither an echo nor a rider from a hand."""
    hidden = event.kind == "joust-entered" and not event.args["lord"]
    return not hidden and event.kind not in ECHOES


def _written(card: list[Any], seat: int) -> str:
    kind, owner = card
    return kind if owner == seat else f"{kind}@{'abcdef'[owner]}"


def _fiefs(by_seat: list[Any]) -> list[dict[str, list[str]]]:
    return [
        {
            f"f{number}": [
                _written(castle, seat) + (f":{lord}" if lord else ""),
                *[_written(card, seat) for card in cards],
            ]
            for number, castle, lord, cards in mine
        }
        for seat, mine in enumerate(by_seat)
    ]


def _hired(by_seat: list[Any]) -> list[dict[str, list[str]]]:
    return [
        {
            f"m{number}": [_written(["mercenary", owner], seat) + (f":{army}" if army else "")]
            for number, owner, army in mine
        }
        for seat, mine in enumerate(by_seat)
    ]


def _fates(fates: list[Any]) -> list[str]:
    by = {NOBODY: "", VIKINGS: ":vikings"} | {n: f":{seat}" for n, seat in enumerate("abcdef")}
    return [f"{'abcdef'[seat]}:{how}{by[other]}" for seat, _, how, other in fates]


SHORT = {"fiefs": _fiefs, "mercenaries": _hired, "fates": _fates}


def _fielded(event: Event) -> list[str]:
    hand = [kind for place, kind in event.args["forces"] if place == "hand"]
    return [f"hands.{LETTERS[event.args['seat']]} -{kind}" for kind in hand]


def _hit(event: Event) -> list[str]:
    lost = event.args["lost"]
    guard = [f"guard -{kind}" for place, kind in lost if place == "guard"]
    armies = ("guard", "reserve", "garrison")
    return guard + [f"army_discard +{kind}" for place, kind in lost if place in armies]


def _properties(event: Event) -> list[str]:
    """Those that were destroyed or stolen."""
    seat = event.args["seat" if event.kind == "properties-destroyed" else "other"]
    place = f"fiefs.{LETTERS[seat]}.{event.args['fief']}"
    return [f"{place} -{_written(card, seat)}" for card in event.args["cards"]]


SAID = {
    "armies-seen": "reserves.{seat} +{cards}; army_deck -{cards}",
    "armies-moved": "reserves.{seat} +{cards}; reserves.{other} -{cards}",
    "allies-played": "hands.{seat} -allies; discards.{seat} +allies",
    "plot": "hands.{seat} -{card}; discards.{seat} +{card}",
    "hand-dealt": "hands.{seat} +{cards}; decks.{seat} -{cards}",
    "mulligan redrawn": "hands.{seat} >-; decks.{seat} ?",
    "hand-struck": "hands.{seat} -{cards}; discards.{seat} +{cards}",
    "mercenary-slain": "mercenaries.{seat}.{mercenary} >-",
    "emissary-sent": "hands.{seat} -{card}; cubes.{seat} >{total}; emissaries.{seat} +{card}",
    "emissary-sent moved": "markers by 1",
    "crowned": "king >{seat}; banners.{seat} >0",
    "lord-slain": "discards.{seat} +{card}",
    "fief-lost": "fiefs.{seat}.{fief} >-",
    "fief-lost treachery": "discards.{seat} +{castle}+{properties}+{lord}",
    "hand-spent": "discards.{seat} +{cards}",
    "attack-fielded": _fielded,
    "defence-fielded": _fielded,
    "forces-hit": _hit,
    "properties-destroyed": _properties,
    "properties-stolen": _properties,
    "earl-out": "discards.{seat} ?",
    "viking-marker": "markers >{markers}",
    "vikings-landed": "vikings +{cards}; viking_deck -{cards}; markers >0; arrived >yes",
    "vikings-joined": "vikings +{cards}; viking_deck -{cards}",
}
