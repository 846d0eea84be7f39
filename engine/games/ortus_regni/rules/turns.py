"""Rounds and turns: one action, free actions, a card drawn; all actions but plots, attacks and
jousts. And the Vikings, who have the last turn of a round: their markers, their landing, and the
attacks that one of the Earls directs (rulebook, taking a turn; card glossary; Towers; garrison;
Vikings)."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from engine.kit.contract import Limit

from ..box import BANQUET, BEQUESTS, CARDS, CASTLES, LORDS, MARKERS, RELIGIOUS, kind_of, numbered
from ..events import ATTACK, BANNER, DRAW, GARRISON, NONE, RESIGN, TOWERS
from ..state import (
    NOBODY,
    VIKINGS,
    Battle,
    Board,
    Card,
    Force,
    Mercenary,
    Play,
    State,
    Step,
    clockwise,
    others,
    rule,
)
from . import holdings, politics
from .battles import aimed, targets

BUILT = ("castle", "land", "market", "church", "mercenary", "banquet", "palace")
"""What can always be played from the hand; the Palace only after it came back into a deck."""

# Rounds.


@rule("round")
def begin_round(play: Play, step: Step) -> None:
    """All Earls from the first seat clockwise, then the Vikings."""
    board = play.board
    board.round += 1
    play.tell("round-begins", round=board.round)
    play.then(
        *[Step("turn", seat) for seat in clockwise(board) if board.alive[seat]],
        Step("vikings"),
        Step("round-over"),
        Step("round"),
    )


@rule("round-over")
def end_round(play: Play, step: Step) -> None:
    """A milestone."""
    play.board.active = NOBODY
    play.tell("round-over", round=play.board.round)


@rule("turn")
def begin_turn(play: Play, step: Step) -> None:
    """The turn of an Earl who is still there."""
    board = play.board
    if board.alive[step.seat]:
        board.active = step.seat
        board.acted = False
        play.then(Step("act", step.seat), Step("turn-over", step.seat))


@rule("turn-over")
def end_turn(play: Play, step: Step) -> None:
    """A milestone, also when the Earl has just left."""
    play.tell("turn-over", seat=step.seat, round=play.board.round)


@rule("act")
def act(play: Play, step: Step) -> None:
    """What next? When the action is used and no free action is possible, for all that everybody
    can see, the card is drawn at once. The step tells which action it was."""
    board, seat = play.board, step.seat
    choice = play.picks[0] if play.picks else ""
    if not choice:
        if not board.alive[seat]:
            return
        free = [TOWERS] if play.state.hands[seat] else []
        if play.state.reserves[seat] and has_slot(board, seat):
            free.append(GARRISON)
        if free or not board.acted:
            possible = [] if board.acted else options(play.state, seat)
            about = (int(board.acted), step.what)
            play.ask(step, "turn", (*possible, *free, DRAW, RESIGN), about)
            return
        choice = DRAW
    if choice == RESIGN:
        politics.leave(play, seat, "resigned")
    elif choice in (TOWERS, GARRISON):
        play.then(Step(choice, seat), step)
    elif choice != DRAW:
        board.acted = True
        play.then(Step("act", seat, what=choice))
        _begin(play, seat, choice)
    elif play.state.decks[seat]:
        _draw_cards(play, seat, 1, "turn")
    else:
        politics.leave(play, seat, "deck")


def options(state: State, seat: int) -> list[str]:
    """The actions that are open to an Earl."""
    board = state.board
    fiefs = board.fiefs[seat]
    found: list[str] = []
    kinds = dict.fromkeys(state.hands[seat])
    barred = holdings.has_prince(fiefs)
    for kind in kinds:
        if kind in BUILT or (kind == "cathedral" and holdings.archbishop(board) == NOBODY):
            found.append(f"play.{kind}")
        elif kind in LORDS and not (kind == "prince" and barred):
            found.append(f"install.{kind}")
    plots = () if holdings.is_truce(board) else politics.PLOTS
    found += [card for card in plots if card in kinds and politics.targets(state, seat, card)]
    if BANNER in kinds:
        if barred and _may_bequeath(board, seat):
            found.append("bequeath")
        if board.king == NOBODY:
            found.append("claim")
        found.append("joust")
    # An attack takes one card at least.
    if not holdings.is_peace(board) and holdings.available(state, seat):
        found.append(ATTACK)
    if holdings.recruits(state, fiefs):
        found.append("recruit")
    found += [f"emissary.{kind}" for kind in kinds if CARDS[kind].envoy]
    if _monastery_targets(state, seat):
        found.append("monastery")
    return found


def _begin(play: Play, seat: int, choice: str) -> None:
    """An action: done at once, or a step that asks for more."""
    state, board = play.state, play.board
    verb, _, kind = choice.partition(".")
    match verb:
        case "play" if kind in CASTLES:
            holdings.take_card(state, seat, kind)
            fief = holdings.found_fief(board, seat, Card(kind, seat))
            play.tell("castle-built", seat=seat, fief=fief, card=kind)
        case "play" if kind == "mercenary":
            holdings.take_card(state, seat, "mercenary")
            mercenary = Mercenary(board.hired, seat)
            board.mercenaries[seat].append(mercenary)
            board.hired += 1
            play.tell("mercenary-hired", seat=seat, mercenary=mercenary.key)
        case "play" if kind == "banquet":
            holdings.spend_card(state, seat, "banquet")
            play.tell("banquet", seat=seat)
            _draw_cards(play, seat, BANQUET, "banquet")
        case "play":
            play.then(Step("build", seat, what=kind))
        case "emissary":
            holdings.take_card(state, seat, kind)
            receive(play, seat, kind)
        case "recruit":
            _levy(play, seat, holdings.recruits(state, board.fiefs[seat]), "recruit")
        case "bequeath":
            _bequeath(play, seat)
        case "claim":
            politics.claim(play, seat)
        case _:
            if verb == "joust":
                holdings.take_card(state, seat, BANNER)
                board.spent[seat] += 1
            play.then(Step(verb, seat, what=kind))


def _draw_cards(play: Play, seat: int, count: int, why: str) -> None:
    """From the own deck, as many as are left of so many."""
    hand, deck = play.state.hands[seat], play.state.decks[seat]
    drawn = [deck.pop() for _ in range(min(count, len(deck)))]
    if not drawn:
        return
    for kind in drawn:
        insort(hand, kind, key=holdings.in_order)
    play.tell("drew", seat=seat, cards=len(drawn), hand=len(hand), deck=len(deck), why=why)
    play.tell("cards-drawn", seat=seat, cards=drawn, why=why, seats=(seat,), reveals=(seat,))


# Properties, Lords and Armies.


@rule("build")
def build(play: Play, step: Step) -> None:
    """A property joins a Fief; a single one is not asked about. A Land from the hand brings an Army
    card, two where there is a Market Town."""
    board, seat, kind = play.board, step.seat, step.what
    fiefs = [fief.key for fief in board.fiefs[seat]]
    key = play.choose(step, "place-property", fiefs, (kind, "play"))
    if key is None:
        return
    fief = holdings.fief_of(board, key).with_card(Card(kind, seat))
    holdings.take_card(play.state, seat, kind)
    holdings.put_fief(board, seat, fief)
    play.tell("property-built", seat=seat, fief=key, card=kind)
    if kind == "land":
        _levy(play, seat, holdings.recruits(play.state, [fief]), "land")


@rule("install")
def install(play: Play, step: Step) -> None:
    """A face card becomes Lord or Abbot in a Castle or Palace; whoever was there before is
    discarded."""
    board, seat, kind = play.board, step.seat, step.what
    key = play.choose(step, "install", [fief.key for fief in board.fiefs[seat]], (kind,))
    if key is None:
        return
    fief = holdings.fief_of(board, key)
    holdings.take_card(play.state, seat, kind)
    if fief.lord:
        holdings.discard(play.state, Card(fief.lord, seat))
    holdings.put_fief(board, seat, replace(fief, lord=kind))
    play.tell("lord-installed", seat=seat, fief=key, card=kind, before=fief.lord)


def _levy(play: Play, seat: int, count: int, why: str) -> None:
    reserve = play.state.reserves[seat]
    drawn, _ = holdings.draw(play.state.army_deck, play.board.army_discard, count, play.chance)
    for kind in drawn:
        insort(reserve, kind)
    play.tell("armies-drawn", seat=seat, cards=len(drawn), reserve=len(reserve), why=why)
    if drawn:
        play.tell("armies-seen", seat=seat, cards=drawn, seats=(seat,), reveals=(seat,))


# Monastery and Cathedral.


def _monastery_targets(state: State, seat: int) -> tuple[str, ...]:
    """The others who have a hand to show, if an Abbot shares his Fief with a Church or the
    Cathedral."""
    abbeys = [fief for fief in state.board.fiefs[seat] if fief.lord == "monk"]
    if not any(card.kind in RELIGIOUS for fief in abbeys for card in fief.cards):
        return ()
    return tuple([str(other) for other in others(state.board, seat) if state.hands[other]])


@rule("monastery")
def monastery(play: Play, step: Step) -> None:
    """Somebody's hand is laid open on the table: everybody sees it, and may note it."""
    choice = play.choose(step, "monastery", _monastery_targets(play.state, step.seat))
    if choice is None:
        return
    board, other = play.board, int(choice)
    hand, certain = play.state.hands[other], board.certain[other]
    board.shown[other] = hand[:]
    for kind in dict.fromkeys(hand):
        for _ in range(hand.count(kind) - certain.count(kind)):
            insort(certain, kind, key=holdings.in_order)
    reveals = play.all_but(other)
    play.tell("hand-shown", seat=step.seat, other=other, cards=hand[:], reveals=reveals)


# Bequest.


def _may_bequeath(board: Board, seat: int) -> bool:
    """A rival Archbishop forbids it to whoever has no Church. The bound is ours: without it
    Earls who leave one another in peace could go on for ever."""
    barred = holdings.archbishop(board) not in (NOBODY, seat) and not any(
        fief.has("church") for fief in board.fiefs[seat]
    )
    return not barred and board.bequests[seat] < BEQUESTS


def _bequeath(play: Play, seat: int) -> None:
    """A Banner on the Prince who is a Lord: both are discarded, then all discards are shuffled
    into the deck."""
    state, board = play.state, play.board
    deck, returned = state.decks[seat], board.discards[seat]
    fief = next(fief for fief in board.fiefs[seat] if fief.lord == "prince")
    holdings.spend_card(state, seat, BANNER)
    holdings.put_fief(board, seat, replace(fief, lord=""))
    holdings.discard(state, Card("prince", seat))
    board.bequests[seat] += 1
    board.discards[seat] = []
    deck += returned
    play.chance.shuffle(deck)
    board.certain[seat] += returned
    board.certain[seat].sort(key=holdings.in_order)
    play.tell(
        "bequeathed",
        seat=seat,
        fief=fief.key,
        cards=len(returned),
        deck=len(deck),
        times=board.bequests[seat],
    )


# Free actions: Towers, and Army cards into garrisons.


@rule("towers")
def lay_towers(play: Play, step: Step) -> None:
    """Cards of the hand become Towers, and are never taken back. A single card is not asked
    about."""
    board, seat = play.board, step.seat
    hand, towers = play.state.hands[seat], play.state.towers[seat]
    picks = play.picks or numbered(hand)
    if len(picks) > 1 and play.picks is None:
        play.ask(step, "towers", picks, most=len(hand))
        return
    kinds = sorted(map(kind_of, picks), key=holdings.in_order)
    for kind in kinds:
        hand.remove(kind)
        insort(towers, kind, key=holdings.in_order)
    holdings.blur(board.shown[seat], len(kinds))
    board.towers[seat] += len(kinds)
    play.tell("towers-built", seat=seat, cards=len(kinds), towers=board.towers[seat], why="turn")
    play.tell("towers-laid", seat=seat, cards=kinds, seats=(seat,))


def _guard_room(board: Board, seat: int) -> int:
    return board.guards - len(board.guard) if board.king == seat else 0


def has_slot(board: Board, seat: int) -> bool:
    """Whether a Mercenary has no garrison, or the Royal Guard is not complete."""
    return _guard_room(board, seat) > 0 or any(
        not mercenary.army for mercenary in board.mercenaries[seat]
    )


@rule("garrison")
def garrison(play: Play, step: Step) -> None:
    """Army cards go into garrisons, open, and are never taken back. A single card for a single
    place is not asked about."""
    board, seat = play.board, step.seat
    picks = play.picks or _ask_garrison(play, step)
    mercenaries = board.mercenaries[seat]
    for pick in picks:
        where, kind = pick.split(".")[:2]
        holdings.take_army(play.state, seat, kind)
        if where == "king":
            insort(board.guard, kind)
        for index, mercenary in enumerate(mercenaries):
            if where == mercenary.key:
                mercenaries[index] = replace(mercenary, army=kind)
        play.tell(
            "garrisoned",
            seat=seat,
            where=where,
            army=kind,
            reserve=len(play.state.reserves[seat]),
            reveals=play.all_but(seat),
        )


def _ask_garrison(play: Play, step: Step) -> tuple[str, ...]:
    """What is to be done without asking."""
    board, reserve = play.board, play.state.reserves[step.seat]
    counts = {kind: reserve.count(kind) for kind in dict.fromkeys(reserve)}
    free = [mercenary.key for mercenary in board.mercenaries[step.seat] if not mercenary.army]
    room = _guard_room(board, step.seat)
    options: list[str] = []
    limits: list[Limit] = []
    for man in free:
        keys = tuple([f"{man}.{kind}" for kind in counts])
        options += keys
        if len(keys) > 1:
            limits.append(Limit(keys, 0, 1))
    guards = [
        f"king.{kind}.{n}" for kind, count in counts.items() for n in range(1, min(count, room) + 1)
    ]
    options += guards
    if len(guards) > room:
        limits.append(Limit(tuple(guards), 0, room))
    for kind, count in counts.items():
        keys = tuple([option for option in options if option.split(".")[1] == kind])
        if len(keys) > count:
            limits.append(Limit(keys, 0, count))
    places = len(free) + room
    if len(reserve) == places == 1:
        return tuple(options)
    play.ask(step, "garrison", tuple(options), most=min(len(reserve), places), limits=tuple(limits))
    return ()


# The Vikings


def receive(play: Play, seat: int, kind: str) -> None:
    """An emissary from the hand: he stays with the Vikings for good, cubes of his colour go into
    the bag, and until the Vikings have landed a black marker goes forward at once."""
    board = play.board
    cubes = CARDS[kind].envoy
    insort(board.emissaries[seat], kind)
    board.cubes[seat] += cubes
    moved = not board.arrived and board.markers < MARKERS
    board.markers += moved
    play.tell(
        "emissary-sent",
        seat=seat,
        card=kind,
        cubes=cubes,
        total=board.cubes[seat],
        markers=board.markers,
        moved=moved,
    )


@rule("vikings")
def viking_turn(play: Play, step: Step) -> None:
    """The last turn of a round: the Vikings come nearer, land, or gather; enough of them attack
    at once."""
    board = play.board
    board.active = VIKINGS
    if board.arrived:
        board.attacked = False
        _join(play, 1, "vikings-joined")
        if len(board.vikings) < board.enough:
            play.tell("vikings-wait", vikings=len(board.vikings), needed=board.enough)
            return
    elif not _landing(play):
        return
    else:
        board.arrived = True
        board.markers = 0
        _join(play, board.enough, "vikings-landed")
    bag = [seat for seat, cubes in enumerate(board.cubes) for _ in range(cubes)]
    director = play.chance.choice(bag)
    play.tell("cube-drawn", seat=director, cubes=board.cubes[:], reveals=play.everybody)
    play.then(Step("viking-attack", director))


def _landing(play: Play) -> bool:
    """Move the markers of this round; whether the last black one is forward, whatever the white
    one says."""
    board = play.board
    if board.attacked:
        board.attacked = False
        play.tell("white-marker-back", markers=board.markers)
    elif board.markers < MARKERS:
        board.markers += 1
        play.tell("viking-marker", markers=board.markers)
    return board.markers >= MARKERS


def _join(play: Play, count: int, kind: str) -> None:
    """So many more Vikings, as long as there are cards."""
    board = play.board
    came, shuffled = holdings.draw(play.state.viking_deck, board.viking_discard, count, play.chance)
    if shuffled:
        play.tell("viking-deck-shuffled")
    for viking in came:
        insort(board.vikings, viking)
    play.tell(kind, cards=came, vikings=len(board.vikings), reveals=play.everybody)


@rule("viking-attack")
def direct(play: Play, step: Step) -> None:
    """The Earl whose cube was drawn says whom all the Vikings attack, and how: anybody, his own
    earldom too, or nobody. They always attack with all they have."""
    board, seat = play.board, step.seat
    horde = tuple([Force("viking", kind) for kind in board.vikings])
    damage = holdings.damage_of(horde)
    if play.picks is None:
        options = (*targets(board, [*others(board, seat), seat]), NONE)
        play.ask(step, "viking-attack", options, (len(horde), damage))
        return
    if NONE in play.picks:
        play.tell("vikings-held", seat=seat)
        return
    defender, way, fief = aimed(board, play.picks[0])
    board.battle = battle = Battle(VIKINGS, seat, defender, way, fief, attack=horde, damage=damage)
    play.tell(
        "vikings-attack",
        seat=seat,
        other=defender,
        way=way,
        fief=battle.target,
        forces=holdings.shown(horde),
        damage=damage,
    )
    play.then(Step("defence-forces", defender))
