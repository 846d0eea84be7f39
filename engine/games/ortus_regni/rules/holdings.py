"""What an Earl has, and what he may field in a battle: keys of what stands in his earldom, how
cards come and go, what everybody knows of what he hides (rulebook, winning; Army deck; combat; FAQ
on original owners)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from msgspec.structs import replace

from engine.kit.chance import Chance
from engine.kit.contract import Limit, Picks, Question

from ..box import CROWN_AHEAD, CROWN_BANNERS, DAMAGE, FACES, ORDER, PEACE, TOURNAMENT_PEACE
from ..state import NOBODY, Battle, Board, Card, Fief, Force, Mercenary, Play, State, others

in_order = ORDER.__getitem__
"""A sort key: kinds of Earl cards as in the data file."""


def is_peace(board: Board) -> bool:
    """Whether no Earl may attack another yet."""
    return board.round <= (TOURNAMENT_PEACE if board.tournament else PEACE)


def is_truce(board: Board) -> bool:
    """Whether there may be neither Treachery nor Intrigue yet (tournament rules alone)."""
    return board.tournament and board.round <= TOURNAMENT_PEACE


def number_of(key: str) -> int:
    """The number of the Fief or Mercenary in an option."""
    return int(key[1:].partition(".")[0])


def pairs(cards: Iterable[Card]) -> list[list[str | int]]:
    """For events: [kind, owner] of each card."""
    return [[card.kind, card.owner] for card in cards]


# Fiefs and Mercenaries.


def holder(board: Board, number: int) -> int:
    for seat, fiefs in enumerate(board.fiefs):
        for fief in fiefs:
            if fief.number == number:
                return seat
    raise LookupError(number)


def fief_at(board: Board, number: int) -> Fief | None:
    """The Fief with this number, as long as it stands."""
    for fiefs in board.fiefs:
        for fief in fiefs:
            if fief.number == number:
                return fief
    return None


def fief_of(board: Board, key: str) -> Fief:
    """The Fief, which still stands, of which an option names something."""
    fief = fief_at(board, number_of(key))
    assert fief
    return fief


def put_fief(board: Board, seat: int, fief: Fief) -> None:
    """In place of the seat's Fief with this number."""
    fiefs = board.fiefs[seat]
    for index, before in enumerate(fiefs):
        if before.number == fief.number:
            fiefs[index] = fief


def found_fief(board: Board, seat: int, castle: Card) -> str:
    """A Castle or Palace begins a new Fief; its key."""
    fief = Fief(board.fiefs_made, castle)
    board.fiefs_made += 1
    board.fiefs[seat].append(fief)
    return fief.key


def archbishop(board: Board) -> int:
    """The seat in whose earldom the Cathedral stands, or NOBODY."""
    for seat, fiefs in enumerate(board.fiefs):
        for fief in fiefs:
            if fief.has("cathedral"):
                return seat
    return NOBODY


def crown_price(board: Board, seat: int) -> int:
    """With how many Banners a seat becomes King: two, and two more than every other Earl."""
    most = max([board.banners[other] for other in others(board, seat)], default=0)
    return max(CROWN_BANNERS, most + CROWN_AHEAD)


def hired(board: Board, key: str) -> tuple[int, Mercenary]:
    """(whose, the Mercenary) of "m2" or "m2.army"."""
    number = number_of(key)
    for seat, mercenaries in enumerate(board.mercenaries):
        for mercenary in mercenaries:
            if mercenary.number == number:
                return seat, mercenary
    raise LookupError(key)


def slay_lord(play: Play, seat: int, number: int, why: str) -> None:
    """The Lord of a Fief, if there is one, is discarded; his Castle stays."""
    fief = fief_at(play.board, number)
    if fief is None or not fief.lord:
        return
    discard(play.state, Card(fief.lord, seat))
    put_fief(play.board, seat, replace(fief, lord=""))
    play.tell("lord-slain", seat=seat, fief=fief.key, card=fief.lord, why=why)


def slay_mercenary(play: Play, seat: int, mercenary: Mercenary, why: str) -> None:
    """He is discarded, with the garrison that he still has, fielded or not."""
    play.board.mercenaries[seat].remove(mercenary)
    discard(play.state, Card("mercenary", mercenary.owner))
    if army := mercenary.army:
        insort(play.board.army_discard, army)
    play.tell("mercenary-slain", seat=seat, mercenary=mercenary.key, army=army, why=why)


def lose_fief(play: Play, seat: int, fief: Fief, why: str) -> None:
    """A Fief leaves the earldom: its Lord is discarded. What becomes of its other cards is the
    caller's affair."""
    play.board.fiefs[seat].remove(fief)
    if fief.lord:
        discard(play.state, Card(fief.lord, seat))
    play.tell(
        "fief-lost",
        seat=seat,
        fief=fief.key,
        castle=fief.castle.kind,
        properties=[card.kind for card in fief.cards],
        lord=fief.lord,
        why=why,
    )


def hand_over(play: Play, seat: int, captor: int, named: Iterable[str], why: str) -> None:
    """Cards leave an earldom as ransom or ante; those won wait to be placed.

    With a Castle its Lord and what is attached to it are lost, as when it falls: they have no
    place to stay. What was named itself goes to the captor.
    """
    board = play.board
    by_fief: dict[int, list[str]] = {}
    for key in named:
        by_fief.setdefault(number_of(key), []).append(key)
    given: list[Card] = []
    for keys in by_fief.values():
        fief = fief_of(board, keys[0])
        given += [fief.properties[key] for key in keys if key != fief.key]
        rest = fief.without(keys)
        put_fief(board, seat, rest)
        if fief.key in keys:
            given.append(fief.castle)
            lose_fief(play, seat, rest, why)
            for card in rest.cards:
                discard(play.state, card)
    if given:
        board.loot += given
        play.tell("handed-over", seat=seat, other=captor, cards=pairs(given), why=why)


# Earl cards on their way: out of hands and Towers, into discards.


def discard(state: State, card: Card) -> None:
    """To its owner's discards; out of the game if the owner is. A Palace lies there as well:
    shuffled into a deck and drawn again, it is played like a Castle."""
    board = state.board
    piles = board.discards if board.alive[card.owner] else board.gone
    insort(piles[card.owner], card.kind, key=in_order)


def take_card(state: State, seat: int, kind: str) -> None:
    """Out of a hand, seen by all."""
    board = state.board
    state.hands[seat].remove(kind)
    if kind in board.certain[seat]:
        board.certain[seat].remove(kind)
        if kind in board.shown[seat]:
            board.shown[seat].remove(kind)


def spend_card(state: State, seat: int, kind: str) -> None:
    """Out of a hand into the discards, seen by all."""
    take_card(state, seat, kind)
    discard(state, Card(kind, seat))


def reveal_card(state: State, seat: int, kind: str) -> None:
    """A card that lay face down is seen by all; it is not in the hand any more. What is known of
    the hand stays known."""
    certain = state.board.certain[seat]
    if certain.count(kind) > state.board.shown[seat].count(kind):
        certain.remove(kind)


def blur(known: list[str], count: int) -> None:
    """So many cards have left unseen: of each kind that many fewer are certain."""
    for kind in dict.fromkeys(known):
        for _ in range(min(count, known.count(kind))):
            known.remove(kind)


# Army cards.


def recruits(state: State, fiefs: Iterable[Fief]) -> int:
    """Army cards that Lands in these Fiefs bring: one, two where a Land and a Market Town share a
    Fief, as long as there are any."""
    brought = [2 if fief.has("market") else 1 for fief in fiefs if fief.has("land")]
    if not brought:
        return 0
    return min(max(brought), len(state.army_deck) + len(state.board.army_discard))


def take_army(state: State, seat: int, kind: str) -> None:
    """Out of a reserve, seen by all."""
    state.reserves[seat].remove(kind)
    mustered = state.board.mustered[seat]
    if kind in mustered:
        mustered.remove(kind)


def draw(
    deck: list[str], discards: list[str], count: int, chance: Chance
) -> tuple[list[str], bool]:
    """So many Army or Viking cards, fewer when there are no more; and whether the discards were
    shuffled because the deck had run out (rulebook, Army deck)."""
    drawn: list[str] = []
    shuffled = False
    while len(drawn) < count and (deck or discards):
        if not deck:
            deck += discards
            discards.clear()
            chance.shuffle(deck)
            shuffled = True
        drawn.append(deck.pop())
    return drawn, shuffled


# Forces. Fielded from the hand and the reserve, a card lies in the battle until it is over; all
# others stay where they are and only take part from there.


LASTING = ("king", "hand", "lord")
"""Where a fielded card comes from that loses nothing by a hit: the King lives, Lords go home, and
cards from the hand are discarded after the battle in any case."""


def land_allowance(fiefs: Iterable[Fief]) -> int:
    """How many reserve Armies may be fielded in one battle: one for each Land, two for each that
    shares its Fief with a Market Town."""
    allowed = 0
    for fief in fiefs:
        if fief.cards:
            kinds = [card.kind for card in fief.cards]
            allowed += kinds.count("land") * (2 if "market" in kinds else 1)
    return allowed


def has_prince(fiefs: Iterable[Fief]) -> bool:
    """Whether a Prince is Lord somewhere: then no other may be played."""
    return "prince" in [fief.lord for fief in fiefs]


def available(state: State, seat: int) -> list[Force]:
    """All that a seat could field, in the order in which the book suggests to take hits: the
    King, the hand, Lords, Armies, Mercenaries."""
    board = state.board
    fiefs = board.fiefs[seat]
    mercenaries = board.mercenaries[seat]
    king = board.king == seat
    barred = has_prince(fiefs)
    found = [Force("king", "king")] if king else []
    found += [
        Force("hand", kind)
        for kind in state.hands[seat]
        if kind in FACES and not (barred and kind == "prince")
    ]
    found += [Force("lord", fief.lord, fief.number) for fief in fiefs if fief.lord]
    if land_allowance(fiefs):
        found += [Force("reserve", kind) for kind in state.reserves[seat]]
    if king:
        found += [Force("guard", kind) for kind in board.guard]
    found += [Force("garrison", m.army, m.number) for m in mercenaries if m.army]
    found += [Force("mercenary", "mercenary", m.number) for m in mercenaries]
    return found


def has_open_force(state: State, seat: int) -> bool:
    """Whether everybody can see that a seat has something to field besides its hand."""
    board = state.board
    fiefs = board.fiefs[seat]
    return bool(
        board.king == seat
        or board.mercenaries[seat]
        or any(fief.lord for fief in fiefs)
        or (state.reserves[seat] and land_allowance(fiefs))
    )


def keyed(forces: Iterable[Force]) -> dict[str, Force]:
    """Each card under its option, in order: "vassal.1" (from the hand), "f3.lord", "knight.1"
    (from the reserve), "m2", "m2.army", "king", "guard.knight.1", "viking.1"."""
    found: dict[str, Force] = {}
    counts: dict[tuple[str, str], int] = {}
    for force in forces:
        place, kind, at = force.place, force.kind, force.at
        if place == "lord":
            key = f"f{at}.lord"
        elif place == "mercenary":
            key = f"m{at}"
        elif place == "garrison":
            key = f"m{at}.army"
        elif place == "king":
            key = "king"
        else:
            counts[(place, kind)] = count = counts.get((place, kind), 0) + 1
            key = f"guard.{kind}.{count}" if place == "guard" else f"{kind}.{count}"
        found[key] = force
    return found


def limits_of(state: State, seat: int, keys: dict[str, Force]) -> tuple[Limit, ...]:
    """One Prince at most; reserve Armies as the Lands allow."""
    found = []
    princes = tuple([k for k, f in keys.items() if f.place == "hand" and f.kind == "prince"])
    if len(princes) > 1:
        found.append(Limit(princes, 0, 1))
    reserve = tuple([k for k, f in keys.items() if f.place == "reserve"])
    allowed = land_allowance(state.board.fiefs[seat]) if reserve else 0
    if allowed < len(reserve):
        found.append(Limit(reserve, 0, allowed))
    return tuple(found)


def most_damage(state: State, seat: int) -> int:
    """What a seat's forces could deal together, as far as its hand is known."""
    keys = keyed(available(state, seat))
    damage = damage_of(keys.values())
    for limit in limits_of(state, seat, keys):
        least = sorted([DAMAGE[keys[key].kind] for key in limit.options])
        damage -= sum(least[: len(least) - limit.most])
    return damage


def field(state: State, seat: int, picks: Picks) -> tuple[Force, ...]:
    """The picked cards go into the battle, in the order of `available`."""
    keys = keyed(available(state, seat))
    fielded = tuple([force for key, force in keys.items() if key in picks])
    for force in fielded:
        if force.place == "hand":
            take_card(state, seat, force.kind)
        elif force.place == "reserve":
            take_army(state, seat, force.kind)
    return fielded


def damage_of(forces: Iterable[Force]) -> int:
    return sum([DAMAGE[force.kind] for force in forces])


def shown(forces: Iterable[Force]) -> list[list[str]]:
    """For events: [where from, kind] of each card."""
    return [[force.place, force.kind] for force in forces]


def threat(question: Question) -> tuple[str, str, int, int]:
    """(way, fief, attacker, damage) that a question for the defence is about, the last two NOBODY
    and 0 while it is only foreseen."""
    way, fief, *rest = question.about
    attacker, damage = rest or (NOBODY, 0)
    return str(way), str(fief), int(attacker), int(damage)


def power(battle: Battle) -> int:
    """How many destroyed cards the attacker may keep: one for a Lord Prince who takes part, one for
    Vassals however many of them do. Vikings have no Lords, and so seize nothing."""
    lords = {force.kind for force in battle.attack if force.place == "lord"}
    return len(lords & {"prince", "vassal"})
