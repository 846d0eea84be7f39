"""Treachery and Intrigue, Allies, and the struggle of Vassals; the King and the Royal Guard;
leaving the game, and its end (rulebook, political cards; King card; winning)."""

from __future__ import annotations

from bisect import insort

from engine.kit.contract import Limit, Source, Standing

from ..box import STOLEN_ARMIES, STOLEN_PROPERTIES, STRUCK, kind_of, numbered
from ..events import ALLIES, PASS
from ..state import NOBODY, Board, Card, Fate, Play, State, Step, others, rule
from . import holdings

PLOTS = ("treachery", "intrigue")
VASSAL = "vassal"

# The plot.


def targets(state: State, seat: int, card: str) -> tuple[str, ...]:
    """What the card could be played on. Treachery: Lords, hands, Mercenaries; Intrigue: Fiefs
    with properties, reserves, Mercenaries."""
    board = state.board
    found: list[str] = []
    for other in others(board, seat):
        fiefs = board.fiefs[other]
        if card == "treachery":
            found += [fief.lord_key for fief in fiefs if fief.lord]
            if state.hands[other]:
                found.append(f"hand-{other}")
        else:
            found += [fief.key for fief in fiefs if fief.cards]
            if state.reserves[other]:
                found.append(f"reserve-{other}")
        found += [mercenary.key for mercenary in board.mercenaries[other]]
    return tuple(found)


def victim_of(board: Board, target: str) -> int:
    if target.startswith("f"):
        return holdings.holder(board, holdings.number_of(target))
    if target.startswith("m"):
        return holdings.hired(board, target)[0]
    return int(target.partition("-")[2])


@rule("treachery", "intrigue")
def plot(play: Play, step: Step) -> None:
    """Against what? A single target is not asked about. Whoever has a hand may play Allies."""
    state, seat, card = play.state, step.seat, step.do
    target = play.choose(step, card, targets(state, seat, card))
    if target is None:
        return
    holdings.spend_card(state, seat, card)
    other = victim_of(play.board, target)
    play.tell("plot", seat=seat, other=other, card=card, target=target)
    n = PLOTS.index(card)
    play.then(Step("succeed", seat, other=other, what=target, n=n))
    if state.hands[other]:
        play.then(Step("allies", other, other=seat, what=target, n=n))


# Allies and the struggle.


def vassals(state: State, seat: int) -> tuple[str, ...]:
    """The Vassals that a seat could add: of the hand, then Lords."""
    hand = numbered([kind for kind in state.hands[seat] if kind == VASSAL])
    fiefs = state.board.fiefs[seat]
    return (*hand, *[fief.lord_key for fief in fiefs if fief.lord == VASSAL])


@rule("allies")
def allies(play: Play, step: Step) -> None:
    """The target may play Allies, and says at once which Vassals it is ready to add. It is asked
    whenever it has a hand, whatever it holds."""
    state, seat = play.state, step.seat
    if play.picks is None:
        about = (PLOTS[step.n], step.other, step.what)
        if ALLIES not in state.hands[seat]:
            play.ask(step, "allies", (PASS,), about, ordered=True)
            return
        added = vassals(state, seat)
        limits = (Limit((PASS, ALLIES), 1, 1), *_instead_of_pass(added))
        options, most = (PASS, ALLIES, *added), 1 + len(added)
        play.ask(step, "allies", options, about, most=most, limits=limits, ordered=True)
    elif ALLIES in play.picks:
        holdings.spend_card(state, seat, ALLIES)
        play.tell("allies-played", seat=seat)
        state.pledge = [pick for pick in play.picks if pick != ALLIES]
        play.then(Step("struggle", step.other, other=seat, what=step.what, n=step.n))
    else:
        play.tell("no-allies", seat=seat)


def _instead_of_pass(added: tuple[str, ...]) -> tuple[Limit, ...]:
    return tuple([Limit((PASS, vassal), 0, 1) for vassal in added])


@rule("struggle")
def struggle(play: Play, step: Step) -> None:
    """The attacker says which Vassals it will add, one after the other, while the target goes
    on. It is asked whenever it has a hand or a Vassal who is a Lord.

    One against one, the attacker first; whoever adds none any more has lost, so that the target
    wins a tie. What was not needed is not shown."""
    state, attacker, target = play.state, step.seat, step.other
    picks = play.picks
    if picks is None:
        added = vassals(state, attacker)
        if added or state.hands[attacker]:
            about = (PLOTS[step.n], target, step.what)
            most, limits = max(1, len(added)), _instead_of_pass(added)
            play.ask(step, "struggle", (PASS, *added), about, 1, most, limits, ordered=True)
            return
        picks = (PASS,)
    pledge, state.pledge = state.pledge, []
    if PASS in picks:
        play.agenda.pop()  # "succeed"
        play.tell("no-support", seat=attacker)
        return
    wins = len(picks) > len(pledge)
    support, against = list(picks[: len(pledge) + 1]), pledge[: len(picks)]
    play.tell(
        "struggle",
        seat=attacker,
        other=target,
        vassals=_told(support),
        against=_told(against),
        winner=attacker if wins else target,
        reveals=play.everybody,
    )
    _pay(play, attacker, support, wins)
    _pay(play, target, against, not wins)
    if not wins:
        play.agenda.pop()  # "succeed"


def _told(added: list[str]) -> list[str]:
    """For events: "hand", or the Fief of a Lord."""
    return ["hand" if vassal.startswith(VASSAL) else kind_of(vassal) for vassal in added]


def _pay(play: Play, seat: int, added: list[str], wins: bool) -> None:
    """Vassals from the hand are discarded; those who are Lords only if their side has lost."""
    for vassal in added:
        if vassal.startswith(VASSAL):
            holdings.spend_card(play.state, seat, VASSAL)
        elif not wins:
            holdings.slay_lord(play, seat, holdings.number_of(vassal), "struggle")


# What a plot does.


@rule("succeed")
def succeed(play: Play, step: Step) -> None:
    """Nothing has stopped the plot."""
    seat, other, target = step.seat, step.other, step.what
    treachery = PLOTS[step.n] == "treachery"
    if target.startswith("m"):
        _, mercenary = holdings.hired(play.board, target)
        if treachery:
            holdings.slay_mercenary(play, other, mercenary, "treachery")
        else:
            play.board.mercenaries[other].remove(mercenary)
            play.board.mercenaries[seat].append(mercenary)
            play.tell("mercenary-stolen", seat=seat, other=other, mercenary=target)
    elif target.startswith("f"):
        if treachery:
            _slay(play, step)
        else:
            play.then(Step("yield-properties", other, other=seat, what=target))
    elif treachery:
        _strike_hand(play, other)
    else:
        play.then(Step("yield-armies", other, other=seat))


def _slay(play: Play, step: Step) -> None:
    """A Prince dies alone. With any other Lord his Castle and all its properties fall, even if
    he was lost in the struggle already."""
    seat, fief = step.other, holdings.fief_of(play.board, step.what)
    if fief.lord == "prince":
        holdings.slay_lord(play, seat, fief.number, "treachery")
        return
    holdings.lose_fief(play, seat, fief, "treachery")
    for card in (fief.castle, *fief.cards):
        holdings.discard(play.state, card)
    fallen(play, "treachery", step.seat)


def _strike_hand(play: Play, seat: int) -> None:
    """Two cards at random, or as many as there are, are shown and discarded."""
    hand = play.state.hands[seat]
    struck = hand[:]
    if len(struck) > STRUCK:
        struck = [struck.pop(play.chance.below(len(struck))) for _ in range(STRUCK)]
    for kind in struck:
        holdings.spend_card(play.state, seat, kind)
    play.tell("hand-struck", seat=seat, cards=struck, hand=len(hand), reveals=play.everybody)


@rule("yield-properties")
def yield_properties(play: Play, step: Step) -> None:
    """Two properties of the Fief, or the only one; of more, the target chooses which."""
    board, seat, thief = play.board, step.seat, step.other
    fief, count = holdings.fief_of(board, step.what), STOLEN_PROPERTIES
    keys = tuple(fief.properties)
    picks = play.picks or keys[:count]
    if len(keys) > count and len(set(fief.cards)) > 1 and play.picks is None:
        play.ask(step, "yield-properties", keys, (thief, step.what), least=count, most=count)
        return
    cards = [card for key, card in fief.properties.items() if key in picks]
    holdings.put_fief(board, seat, fief.without(picks))
    board.loot += cards
    play.then(Step("place-loot", thief, what="intrigue"))
    play.tell(
        "properties-stolen", seat=thief, other=seat, fief=step.what, cards=holdings.pairs(cards)
    )


@rule("yield-armies")
def yield_armies(play: Play, step: Step) -> None:
    """Two Army cards of the target's choice, unseen by the others, or all it has."""
    state, seat, thief, count = play.state, step.seat, step.other, STOLEN_ARMIES
    reserve = state.reserves[seat]
    options = numbered(reserve)
    picks = play.picks or options
    if len(picks) > count:
        play.ask(step, "yield-armies", options, (thief,), least=count, most=count)
        return
    kinds = sorted(map(kind_of, picks))
    for kind in kinds:
        reserve.remove(kind)
        insort(state.reserves[thief], kind)
    holdings.blur(play.board.mustered[seat], len(kinds))
    play.tell("armies-stolen", seat=thief, other=seat, cards=len(kinds))
    told = (thief, seat)
    play.tell("armies-moved", seat=thief, other=seat, cards=kinds, seats=told, reveals=(thief,))


# The King.


def claim(play: Play, seat: int) -> None:
    """An Action: a Banner is laid down for the title; not while a King lives (FAQ)."""
    board = play.board
    holdings.take_card(play.state, seat, "banner")
    board.banners[seat] += 1
    play.tell("banner-raised", seat=seat, banners=board.banners[seat])
    _crown(play)


def _crown(play: Play) -> None:
    """Whoever has enough Banners is King; also when an Earl has left who had some. All Banners are
    discarded; everybody else who has a reserve gives an Army card to the Guard. Where it is the
    only one there is nothing to ask."""
    board, banners = play.board, play.board.banners
    king = banners.index(max(banners))
    if board.king != NOBODY or banners[king] < holdings.crown_price(board, king):
        return
    board.king = king
    for seat, count in enumerate(banners):
        for _ in range(count):
            holdings.discard(play.state, Card("banner", seat))
        banners[seat] = 0
    play.tell("crowned", seat=king, slots=board.guards)
    for seat in others(board, king):
        reserve = play.state.reserves[seat]
        if len(reserve) == 1:
            _give(play, seat, king, reserve[0])
    play.then(Step("tribute", king))


def _give(play: Play, seat: int, king: int, kind: str) -> None:
    holdings.take_army(play.state, seat, kind)
    insort(play.board.guard, kind)
    play.tell(
        "tribute",
        seat=seat,
        king=king,
        army=kind,
        reserve=len(play.state.reserves[seat]),
        reveals=play.all_but(seat),
    )


@rule("tribute")
def tribute(play: Play, step: Step) -> None:
    """Each with a choice picks the card that he gives; all at the same time."""
    king = step.seat
    if play.picks is None:
        for seat in sorted(others(play.board, king)):
            reserve = play.state.reserves[seat]
            if len(reserve) > 1:
                play.ask_seat(seat, "tribute", tuple(dict.fromkeys(reserve)), (king,))
    else:
        _give(play, play.question.seat, king, play.picks[0])
    if play.state.questions:
        play.then(step)


# Leaving.


def fallen(play: Play, how: str, by: int) -> None:
    """Whoever has no Fief any more is out. Only one Earl can lose his last one at a time. `how`
    and to whom he fell: see `Fate`."""
    board = play.board
    for seat, fiefs in enumerate(board.fiefs):
        if not fiefs and board.alive[seat]:
            leave(play, seat, "fief", Fate(seat, board.round, how, by))


def leave(play: Play, seat: int, why: str, fate: Fate | None = None) -> None:
    """An Earl goes, with all cards of his colour that lie in his earldom; those of others go
    back to them. What of his lies with others stays there until it is discarded. The last Earl
    wins, even one who could not have drawn a card."""
    board = play.board
    board.alive[seat] = False
    board.out.append(seat)
    board.fates.append(fate or Fate(seat, board.round, why))
    left = board.alive.count(True)
    play.tell("earl-out", seat=seat, why=why, left=left)
    _clear(play, seat)
    if board.king == seat:
        board.king = NOBODY
        play.tell("king-dead", seat=seat)
    if left == 1:
        _finish(play)
    else:
        _crown(play)


def _clear(play: Play, seat: int) -> None:
    state, board = play.state, play.board
    armies = state.reserves[seat][:]
    cards: list[Card] = []
    for fief in board.fiefs[seat]:
        cards += [fief.castle, *fief.cards]
        if fief.lord:
            cards.append(Card(fief.lord, seat))
    for mercenary in board.mercenaries[seat]:
        cards.append(Card("mercenary", mercenary.owner))
        if mercenary.army:
            armies.append(mercenary.army)
    if board.king == seat:
        armies += board.guard
        board.guard.clear()
    cards += [Card("banner", seat)] * board.banners[seat]
    cards += [Card(kind, seat) for kind in (*board.emissaries[seat], *board.discards[seat])]
    board.fiefs[seat].clear()
    board.mercenaries[seat].clear()
    for kinds in (state.reserves, board.mustered, board.emissaries, board.discards):
        kinds[seat].clear()
    board.banners[seat] = board.cubes[seat] = board.towers[seat] = 0
    for card in cards:
        holdings.discard(state, card)
    for army in sorted(armies):
        insort(board.army_discard, army)
    if armies:
        play.tell("armies-disbanded", seat=seat, cards=sorted(armies), reveals=play.all_but(seat))
    returned = sorted([[card.kind, card.owner] for card in cards if card.owner != seat])
    if returned:
        play.tell("cards-returned", seat=seat, cards=returned)
    for unseen in (state.hands[seat], state.towers[seat], state.decks[seat]):
        state.removed[seat] += unseen
        unseen.clear()
    state.removed[seat].sort(key=holdings.in_order)
    board.certain[seat].clear()
    board.shown[seat].clear()


# The end.


def final_standing(board: Board) -> Standing:
    """A point for each rival that one has outlasted; Earls leave one at a time, so that no two
    places are equal."""
    points = [board.seats - 1] * board.seats
    for before, seat in enumerate(board.out):
        points[seat] = before
    places = tuple([board.seats - count for count in points])
    return Standing(places, tuple(points), (Source("outlasted", tuple(points)),), "points")


def _finish(play: Play) -> None:
    """One Earl is left: nothing more is done."""
    board = play.board
    board.phase = "over"
    board.active = NOBODY
    board.agenda.clear()
    board.battle = None
    board.joust = None
    standing = final_standing(board)
    points = list(standing.points)
    play.tell("game-over", winners=standing.winners, points=points, why=standing.why)
