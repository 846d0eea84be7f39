"""Attacks and battles: whom, how and with what, the defence, the Battle card, ransoms, what the
damage costs, and what is won (rulebook, combat; Battle deck; resolution; ransoming Lords; seizing).

The attacker declares target and kind of attack, the white Viking marker goes forward, then he shows
all his forces. The defender answers with forces of his own; if he fields a card, a Battle card
decides who takes damage. Then ransoms are named, a property or Castle for each captured Lord who is
to come home; the attacker takes his damage, then the defender, who may lose what was named. The
attacker seizes some of what was destroyed, and what is left of the ransoms is handed over.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from msgspec.structs import replace

from engine.kit.contract import Picks

from ..box import BATTLE_DECK, CASTLES, TOUGHNESS, kind_of, numbered
from ..events import NONE
from ..state import NOBODY, NOWHERE, VIKINGS, Battle, Board, Card, Force, Play, Step, others, rule
from . import holdings
from .politics import fallen

OUTCOMES = ("normal", "attacker", "defender")
"""What the Church may decide: a normal battle, or who wins."""


# The attack.


def targets(board: Board, seats: Iterable[int]) -> tuple[str, ...]:
    """What could be attacked at these seats: Towers where some stand, raids on Fiefs with a
    property, sieges of all Castles."""
    found = []
    for seat in seats:
        fiefs = board.fiefs[seat]
        if fiefs and board.towers[seat]:
            found.append(f"towers-{seat}")
        for fief in fiefs:
            if fief.cards:
                found.append(f"raid-f{fief.number}")
            found.append(f"siege-f{fief.number}")
    return tuple(found)


def aimed(board: Board, target: str) -> tuple[int, str, int]:
    """(defender, kind of attack, number of the Fief or NOWHERE) of an option of `targets`."""
    way, _, what = target.partition("-")
    if way == "towers":
        return int(what), way, NOWHERE
    number = holdings.number_of(what)
    return holdings.holder(board, number), way, number


def _under_way(play: Play) -> Battle:
    battle = play.board.battle
    assert battle
    return battle


@rule("attack")
def declare(play: Play, step: Step) -> None:
    """An Action: which Earl, and one of the three kinds of attack."""
    board, seat = play.board, step.seat
    picks = play.picks or play.ask(step, "declare-attack", targets(board, others(board, seat)))
    if picks is None:
        return
    defender, way, fief = aimed(board, picks[0])
    board.battle = battle = Battle(seat, seat, defender, way, fief)
    play.tell("attack-declared", seat=seat, other=defender, way=way, fief=battle.target)
    if not board.attacked:
        board.attacked = True
        if not board.arrived:
            play.tell("white-marker-forward")
    play.then(Step("attack-forces", seat))


@rule("attack-forces")
def attack_forces(play: Play, step: Step) -> None:
    """All that the attacker will have in this battle; one card at least."""
    state, battle, seat = play.state, _under_way(play), step.seat
    if play.picks is None:
        keys = holdings.keyed(holdings.available(state, seat))
        about = (battle.way, battle.defender, battle.target)
        limits = holdings.limits_of(state, seat, keys)
        play.ask(step, "attack-forces", tuple(keys), about, most=len(keys), limits=limits)
        return
    fielded, damage = _field(play, "attack-fielded", seat, battle.defender, play.picks)
    play.board.battle = replace(battle, attack=fielded, damage=damage)
    play.then(Step("defence-forces", battle.defender))


def _field(
    play: Play, event: str, seat: int, other: int, picks: Picks
) -> tuple[tuple[Force, ...], int]:
    """What a side has picked goes into the battle, seen by all; what it deals."""
    fielded = holdings.field(play.state, seat, picks)
    told, damage = holdings.shown(fielded), holdings.damage_of(fielded)
    reveals = play.all_but(seat)
    play.tell(event, seat=seat, other=other, forces=told, damage=damage, reveals=reveals)
    return fielded, damage


# The defence and the Battle card.


@rule("defence-forces")
def defence_forces(play: Play, step: Step) -> None:
    """The defender answers, with nothing if he likes. Who could have a card to field is asked,
    whatever he holds; who could not concedes without a word. Then there is no Battle card: the
    attack simply succeeds."""
    state, battle, seat = play.state, _under_way(play), step.seat
    if play.picks is None and (state.hands[seat] or holdings.has_open_force(state, seat)):
        keys = holdings.keyed(holdings.available(state, seat))
        about = (battle.way, battle.target, battle.attacker, battle.damage)
        limits = holdings.limits_of(state, seat, keys)
        least, most = (0, len(keys)) if keys else (1, 1)
        play.ask(step, "defence-forces", tuple(keys) or (NONE,), about, least, most, limits)
        return
    if not play.picks or play.picks == (NONE,):
        play.tell("defence-conceded", seat=seat, other=battle.attacker)
        _decide(play, "open")
        return
    fielded, counter = _field(play, "defence-fielded", seat, battle.attacker, play.picks)
    play.board.battle = replace(battle, defence=fielded, counter=counter)
    play.then(Step("battle-card", seat))


@rule("battle-card")
def battle_card(play: Play, step: Step) -> None:
    """The defender reveals the next Battle card; the deck is shuffled anew when it is empty."""
    state, board = play.state, play.board
    if not state.battle_deck:
        state.battle_deck = list(BATTLE_DECK)
        play.chance.shuffle(state.battle_deck)
        board.battle_discard.clear()
        play.tell("battle-deck-shuffled")
    card = state.battle_deck.pop()
    board.battle_discard.append(card)
    board.battle = replace(_under_way(play), card=card)
    play.tell("battle-card", card=card, reveals=play.everybody)
    if card != "church":
        _decide(play, card)
        return
    judge, why = _church_judge(board)
    if judge is None:
        play.tell("church-silent", why=why)
        _decide(play, "normal")
    else:
        play.then(Step("church-decides", judge, what=why))


def _church_judge(board: Board) -> tuple[int | None, str]:
    """Who decides when the Church does, and why: the Archbishop, else whoever has most Churches in
    his whole earldom. Nobody when that is a tie or nobody has any."""
    if (seat := holdings.archbishop(board)) != NOBODY:
        return seat, "cathedral"
    churches = [
        sum([card.kind == "church" for fief in fiefs for card in fief.cards])
        for fiefs in board.fiefs
    ]
    most = max(churches)
    if not most:
        return None, "none"
    return (churches.index(most), "churches") if churches.count(most) == 1 else (None, "tie")


@rule("church-decides")
def church_decides(play: Play, step: Step) -> None:
    battle = _under_way(play)
    picks = play.ask(step, "church-decides", OUTCOMES, (battle.attacker, battle.defender))
    if picks:
        play.tell("church-decided", seat=step.seat, outcome=picks[0], why=step.what)
        _decide(play, picks[0])


def _decide(play: Play, outcome: str) -> None:
    """Who takes damage and whose fielded Lords are captured; then what follows, in order."""
    play.board.battle = battle = replace(_under_way(play), outcome=outcome)
    attacker, defender, director = battle.attacker, battle.defender, battle.director
    play.then(Step("seize", attacker), Step("ransom-paid"), Step("battle-over"))
    if outcome != "defender":
        play.then(Step("defence-losses", defender))
    if outcome in ("normal", "defender"):
        play.then(Step("attack-losses", director))
    if outcome not in ("attacker", "defender"):
        return
    beaten = battle.defence if outcome == "attacker" else battle.attack
    captured = tuple([force.at for force in beaten if force.place == "lord"])
    if captured:
        play.board.battle = replace(battle, captured=captured)
        seat, captor = _parties(battle)
        fiefs = [f"f{number}" for number in captured]
        play.tell("lords-captured", seat=seat, other=captor, fiefs=fiefs)
        if captor != VIKINGS:
            play.then(Step("ransom", seat, other=captor))


def _parties(battle: Battle) -> tuple[int, int]:
    """(whose Lords are captured, who holds them) in a battle that somebody has won."""
    if battle.outcome == "attacker":
        return battle.defender, battle.attacker
    return battle.attacker, battle.defender


# Ransoms.


def most_saved(board: Board, seat: int, captured: int) -> int:
    """For how many captured Lords a seat can pay. The Castle of a Lord who comes home must stay,
    so each Lord needs two cards: his Castle and his price."""
    cards = sum(1 + len(fief.cards) for fief in board.fiefs[seat])
    return min(captured, cards // 2)


@rule("ransom")
def ransom(play: Play, step: Step) -> None:
    """Which of the captured Lords shall come home."""
    board, seat, captor, battle = play.board, step.seat, step.other, _under_way(play)
    most = most_saved(board, seat, len(battle.captured))
    if not most:
        return
    lords = {f"f{number}.lord": number for number in battle.captured}
    picks = play.ask(step, "ransom-lords", tuple(lords), (captor,), 0, most)
    if picks:
        saved = tuple([number for lord, number in lords.items() if lord in picks])
        board.battle = replace(battle, saved=saved)
        play.then(Step("ransom-price", seat, other=captor))
    elif picks is not None:
        play.tell("ransom-refused", seat=seat, other=captor)


@rule("ransom-price")
def price(play: Play, step: Step) -> None:
    """What is given for them: anything of the earldom but the Castles they come home to."""
    board, seat, captor, battle = play.board, step.seat, step.other, _under_way(play)
    homes = [f"f{number}" for number in battle.saved]
    things = {key: card for fief in board.fiefs[seat] for key, card in fief.keyed.items()}
    options = tuple([key for key in things if key not in homes])
    picks, count = play.picks or options, len(homes)
    if len(picks) > count:
        about: tuple[str | int, ...] = (captor, *[f"{home}.lord" for home in homes])
        play.ask(step, "ransom-price", options, about, count, count)
        return
    named = [option for option in options if option in picks]
    board.battle = replace(battle, ransoms=tuple(named))
    cards = holdings.pairs([things[key] for key in named])
    play.tell("ransom-named", seat=seat, other=captor, price=named, fiefs=homes, cards=cards)


@rule("ransom-paid")
def ransom_paid(play: Play, step: Step) -> None:
    """What was named and still stands goes to the captor."""
    battle = _under_way(play)
    if not battle.ransoms:
        return
    seat, captor = _parties(battle)
    play.then(Step("place-loot", captor, what="ransom"))
    play.board.battle = replace(battle, ransoms=())
    holdings.hand_over(play, seat, captor, battle.ransoms, "ransom")


# Damage to forces: every fielded card takes 1 before anything is left over, and all damage that
# fits must be taken; whose cards they are chooses which.


@rule("attack-losses", "defence-losses")
def losses(play: Play, step: Step) -> None:
    """What one side's forces deal, to those of the other: the attacker takes his first, and more
    than fits is lost; of the defender's, the rest goes on.

    Those who lose nothing by a hit take it first. Who takes the rest is asked, unless it makes no
    difference to anybody."""
    board, battle = play.board, _under_way(play)
    attacks = step.do == "attack-losses"
    seat, side, damage = (
        (battle.attacker, battle.attack, battle.counter)
        if attacks
        else (battle.defender, battle.defence, battle.damage)
    )
    keys = holdings.keyed(side)
    mortal = {key: force for key, force in keys.items() if force.place not in holdings.LASTING}
    lasting = tuple([key for key in keys if key not in mortal])
    hits = min(damage, len(side))
    rest = hits - len(lasting)
    hit = (*lasting, *(play.picks or mortal))[:hits]
    if 0 < rest < len(mortal) and len(set(mortal.values())) > 1 and play.picks is None:
        play.ask(step, step.do, tuple(mortal), (rest, battle.way), rest, rest)
        return
    lost = _lost(keys, hit)
    for key in lost:
        _remove(play, seat, keys[key])
    left = tuple([force for key, force in keys.items() if key not in lost])
    board.battle = replace(battle, attack=left) if attacks else replace(battle, defence=left)
    if side:
        died = holdings.shown([keys[key] for key in lost])
        play.tell("forces-hit", seat=seat, damage=damage, hits=len(hit), lost=died)
    if not attacks:
        play.then(Step("harm", seat, n=max(0, damage - len(side))))


def _lost(side: dict[str, Force], hit: Picks) -> list[str]:
    """Who of the fielded dies: Armies, Vikings and Mercenaries that are hit, and the garrison of
    such a Mercenary, hit or not."""
    dead = {key for key in hit if side[key].place not in holdings.LASTING}
    slain = {side[key].at for key in dead if side[key].place == "mercenary"}
    return [
        key
        for key, force in side.items()
        if key in dead or (force.place == "garrison" and force.at in slain)
    ]


def _remove(play: Play, seat: int, force: Force) -> None:
    """A card that was hit leaves the table."""
    board = play.board
    if force.place == "viking":
        board.vikings.remove(force.kind)
        insort(board.viking_discard, force.kind)
    elif force.place == "mercenary":
        mercenary = next(m for m in board.mercenaries[seat] if m.number == force.at)
        holdings.slay_mercenary(play, seat, mercenary, "battle")
    else:
        if force.place == "guard":
            board.guard.remove(force.kind)
        elif force.place == "garrison":
            # Of a Mercenary who falls as well the garrison is before him among the forces.
            board.mercenaries[seat] = [
                replace(m, army="") if m.number == force.at else m for m in board.mercenaries[seat]
            ]
        insort(board.army_discard, force.kind)


# Damage to Towers, properties and Castle.


@rule("harm")
def harm(play: Play, step: Step) -> None:
    """What is left of the damage reaches the target of the attack. In a raid and a siege each Tower
    takes 1 of it unharmed. A Castle needs all its damage in this one siege; with it falls all that
    is attached to it, and its Lord."""
    board, battle, seat = play.board, _under_way(play), step.seat
    if battle.way == "towers":
        _harm_towers(play, step)
        return
    soaked = min(step.n, board.towers[seat])
    left = step.n - soaked
    if soaked:
        play.tell("towers-held", seat=seat, damage=soaked, left=left)
    if battle.way == "raid":
        play.then(Step("raze", seat, n=left))
        return
    fief = holdings.fief_of(board, battle.target)
    needed = TOUGHNESS[fief.castle.kind]
    if left < needed:
        _failed(play, left, needed)
        return
    ransoms = tuple([key for key in battle.ransoms if holdings.number_of(key) != fief.number])
    board.battle = replace(battle, fallen=(fief.castle, *fief.cards), ransoms=ransoms)
    holdings.lose_fief(play, seat, fief, "siege")


def _failed(play: Play, left: int, needed: int) -> None:
    battle = _under_way(play)
    play.tell(
        "attack-failed",
        seat=battle.attacker,
        other=battle.defender,
        way=battle.way,
        fief=battle.target,
        left=left,
        needed=needed,
    )


def _harm_towers(play: Play, step: Step) -> None:
    """Those that fall are shown, then discarded."""
    state, board, seat = play.state, play.board, step.seat
    towers = state.towers[seat]
    count = min(step.n, len(towers))
    if not count:
        _failed(play, step.n, 1)
        return
    keys = numbered(towers)
    picks = play.picks or keys
    if len(picks) > count:
        play.ask(step, "towers-lost", keys, (count,), count, count)
        return
    kinds = [kind_of(key) for key in picks]
    for kind in kinds:
        towers.remove(kind)
        holdings.reveal_card(state, seat, kind)
        holdings.discard(state, Card(kind, seat))
    board.towers[seat] = len(towers)
    reveals = play.all_but(seat)
    play.tell("towers-felled", seat=seat, cards=kinds, towers=len(towers), reveals=reveals)


@rule("raze")
def raze(play: Play, step: Step) -> None:
    """In a raid properties are destroyed. The defender chooses which, unless they are all alike and
    none is named as ransom."""
    board, battle, seat = play.board, _under_way(play), step.seat
    fief = holdings.fief_of(board, battle.target)
    keys = tuple(fief.properties)
    count = min(step.n, len(keys))
    if not count:
        _failed(play, step.n, 1)
        return
    alike = len(set(fief.cards)) == 1 and fief.number not in map(holdings.number_of, battle.ransoms)
    if count < len(keys) and not alike and play.picks is None:
        play.ask(step, "properties-lost", keys, (count, fief.key), count, count)
        return
    picks = play.picks or keys[:count]
    left = fief.without(picks)
    destroyed = tuple([card for key, card in fief.properties.items() if key in picks])
    # The options of what is left move up, those of ransoms with them: "f3.land.2" is "f3.land.1"
    # when the first Land is gone.
    survivors = [key for key in keys if key not in picks]
    moved = dict(zip(survivors, left.properties, strict=True))
    ransoms = tuple([moved.get(key, key) for key in battle.ransoms if key not in picks])
    board.battle = replace(battle, fallen=destroyed, ransoms=ransoms)
    holdings.put_fief(board, seat, left)
    play.tell("properties-destroyed", seat=seat, fief=fief.key, cards=holdings.pairs(destroyed))


# What is won, and the end of the battle.


@rule("seize")
def seize(play: Play, step: Step) -> None:
    """Which of the destroyed cards the attacker keeps; the others are discarded. When the last
    rival has just lost his last Fief there is nothing left to gain."""
    board, seat, battle = play.board, step.seat, _under_way(play)
    if not battle.fallen:
        return
    destroyed, picks = battle.destroyed, play.picks
    most = min(holdings.power(battle), len(destroyed))
    over = not board.fiefs[battle.defender] and others(board, seat) == [battle.defender]
    if picks is None and most and not over:
        play.ask(step, "seize", tuple(destroyed), (battle.target,), 0, most)
        return
    kept: list[Card] = []
    for key, card in destroyed.items():
        if key in (picks or ()):
            kept.append(card)
        else:
            holdings.discard(play.state, card)
    board.battle = replace(battle, fallen=())
    if kept:
        board.loot += kept
        play.tell("seized", seat=seat, other=battle.defender, cards=holdings.pairs(kept))
        play.then(Step("place-loot", seat, what="seized"))


@rule("place-loot")
def place_loot(play: Play, step: Step) -> None:
    """What was won comes into the earldom: a Castle or Palace begins a Fief of its own, a property
    joins any Fief. No Army cards are drawn for a Land that is won."""
    board, seat, why = play.board, step.seat, step.what
    for card in [card for card in board.loot if card.kind in CASTLES]:
        board.loot.remove(card)
        key = holdings.found_fief(board, seat, card)
        play.tell("fief-taken", seat=seat, fief=key, card=card.kind, owner=card.owner, why=why)
    if not board.loot:
        return
    card, fiefs = board.loot[0], board.fiefs[seat]
    home = play.choose(step, "place-property", [fief.key for fief in fiefs], (card.kind, why))
    if home:
        del board.loot[0]
        holdings.put_fief(board, seat, holdings.fief_of(board, home).with_card(card))
        kind, owner = card.kind, card.owner
        play.tell("property-placed", seat=seat, fief=home, card=kind, owner=owner, why=why)
        play.then(step)


@rule("battle-over")
def battle_over(play: Play, step: Step) -> None:
    """Captured Lords who were not ransomed die, hand cards are discarded, Armies go back."""
    state, board, battle = play.state, play.board, _under_way(play)
    if battle.captured:
        seat, captor = _parties(battle)
        why = "vikings" if captor == VIKINGS else "captured"
        for number in battle.captured:
            if number not in battle.saved:
                holdings.slay_lord(play, seat, number, why)
    for seat, side in ((battle.attacker, battle.attack), (battle.defender, battle.defence)):
        spent = [force.kind for force in side if force.place == "hand"]
        for kind in spent:
            holdings.discard(state, Card(kind, seat))
        for force in side:
            if force.place == "reserve":
                insort(state.reserves[seat], force.kind)
                insort(board.mustered[seat], force.kind)
        if spent:
            play.tell("hand-spent", seat=seat, cards=spent)
    board.battle = None
    play.tell("battle-over", seat=battle.attacker, other=battle.defender)
    fallen(play, "siege", battle.attacker)
