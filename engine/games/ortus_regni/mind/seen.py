"""What a seat can tell of what it does not see: which cards may be where, the questions that may
come to it, and who is asked next. What a friend at the table would say before an answer does harm,
and what standing orders answer.

What is unknown is dealt at random, as it might be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log
from typing import Final

from msgspec.structs import replace

from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, Order, Picks, Question, UpcomingQuestion, Warning
from engine.kit.hidden import Pile
from engine.kit.steps import would_ask

from ..box import (
    ARMY_DECKS,
    BATTLE_DECK,
    CARDS,
    COPIES,
    DAMAGE,
    KINDS,
    LORDS,
    MARKERS,
    READY_DECKS,
    TOUGHNESS,
    VIKING_DECK,
    kind_of,
)
from ..events import ALLIES, DRAW, NONE, PASS
from ..rules.battles import aimed, most_saved, targets
from ..rules.holdings import (
    LASTING,
    available,
    fief_of,
    has_open_force,
    has_prince,
    in_order,
    is_peace,
    keyed,
    threat,
)
from ..rules.politics import PLOTS, vassals
from ..rules.turns import has_slot
from ..state import (
    NOBODY,
    NOWHERE,
    VIKINGS,
    Battle,
    Board,
    Jouster,
    State,
    Step,
    View,
    clockwise,
    others,
)
from ..state import rule as rulebook

_LIKELY: Final = 0.75
"""How often an unseen card is taken to be one of a ready deck that fits what was seen."""
PILES: Final = (
    Pile(("battle_deck",), Counter(BATTLE_DECK), lambda board: board.battle_discard),
    Pile(
        ("viking_deck",),
        Counter(VIKING_DECK),
        lambda board: [*board.vikings, *board.viking_discard],
    ),
)


def fill_in(state: State, view: View, chance: Chance) -> None:
    """Imagine what the seat does not know, in a position with blanks."""
    board = state.board
    opened = _open_cards(board)
    own = range(board.seats) if view.seat == EVERYONE else (view.seat,)
    for seat in range(board.seats):
        if seat not in own:
            _imagine_cards(state, seat, opened, chance)
        elif board.phase not in ("decks", "towers"):
            chance.shuffle(state.decks[seat])
    _imagine_armies(state, own, chance)
    step = board.agenda[-1] if view.awaited else None
    if step and step.do == "struggle" and step.other != view.seat:
        possible = list(vassals(state, step.other))
        chance.shuffle(possible)
        state.pledge = possible[: chance.below(len(possible) + 1)]


# Earl cards.


def _open_cards(board: Board) -> list[Counter[str]]:
    """By owner, the kinds of the Earl cards that everybody has seen go where they are."""
    found: list[Counter[str]] = [Counter() for _ in range(board.seats)]
    for seat in range(board.seats):
        for fief in board.fiefs[seat]:
            found[fief.castle.owner][fief.castle.kind] += 1
            for card in fief.cards:
                found[card.owner][card.kind] += 1
            if fief.lord:
                found[seat][fief.lord] += 1
        for mercenary in board.mercenaries[seat]:
            found[mercenary.owner]["mercenary"] += 1
        found[seat]["banner"] += board.banners[seat] + board.spent[seat]
        for pile in (board.emissaries[seat], board.discards[seat], board.gone[seat]):
            found[seat].update(pile)
    for card in board.loot:
        found[card.owner][card.kind] += 1
    battle = board.battle
    if battle is not None:
        for card in battle.fallen:
            found[card.owner][card.kind] += 1
        for seat, side in ((battle.attacker, battle.attack), (battle.defender, battle.defence)):
            found[seat].update([force.kind for force in side if force.place == "hand"])
    return found


def _imagine_cards(state: State, seat: int, all_opened: list[Counter[str]], chance: Chance) -> None:
    """The hidden cards of a seat: those that must be there, and others that might be."""
    board, opened = state.board, all_opened[seat]
    places = (state.hands, state.towers, state.decks, state.removed)
    hand, towers, deck, removed = [len(cards[seat]) for cards in places]
    riders = board.joust.entered if board.joust else ()
    rides = any(rider.seat == seat and rider.lord == NOWHERE for rider in riders)
    in_hand = _surely_held(state, seat, opened, chance)
    surely = Counter(board.certain[seat]) | Counter(in_hand)
    if not board.alive[seat] and not opened["palace"]:
        surely["palace"] = 1
    pool = list(surely.elements())
    count = hand + towers + deck + removed + rides - len(pool)
    pool += _likely_cards(count, opened + surely, board, chance)
    for kind in in_hand:
        pool.remove(kind)
    chance.shuffle(pool)
    state.hands[seat] = sorted([*in_hand, *_take(pool, hand - len(in_hand))], key=in_order)
    state.towers[seat] = sorted(_take(pool, towers), key=in_order)
    state.jousters[seat] = "".join(_take(pool, int(rides)))
    state.decks[seat] = _take(pool, deck)
    if board.phase in ("decks", "towers"):
        state.decks[seat].sort(key=in_order)
    state.removed[seat] = sorted(_take(pool, removed), key=in_order)


def _take(pool: list[str], count: int) -> list[str]:
    return [pool.pop() for _ in range(count)]


def _likely_cards(count: int, there: Counter[str], board: Board, chance: Chance) -> list[str]:
    """So many more cards of a colour of which these are somewhere already: mostly those that
    are missing from the ready deck that fits best, a usual one rather than others."""
    room = {kind: COPIES - there[kind] for kind in KINDS}
    fits = [
        (
            sum((Counter(deck.cards) & there).values())
            + 0.5 * log(deck.weight(board.seats, board.tournament))
            + 3 * chance.random(),
            key,
        )
        for key, deck in READY_DECKS.items()
    ]
    model = READY_DECKS[max(fits)[1]].cards
    missing = [kind for kind, n in model.items() for _ in range(max(0, n - there[kind]))]
    anything = [kind for kind, n in room.items() for _ in range(n)]
    chance.shuffle(missing)
    chance.shuffle(anything)
    found: list[str] = []
    while len(found) < count:
        kind = missing.pop() if missing and chance.random() < _LIKELY else anything.pop()
        if room[kind]:
            room[kind] -= 1
            found.append(kind)
    return found


def _surely_held(state: State, seat: int, opened: Counter[str], chance: Chance) -> list[str]:
    """What a hand must have: cards that were shown, and those that a seat is busy playing."""
    board = state.board
    held = list(board.shown[seat])
    step = board.agenda[-1] if board.agenda else None
    if step is None or step.seat != seat or not board.alive[seat]:
        return held
    card = ""
    if step.do in ("build", "install"):
        card = step.what
    elif step.do in PLOTS:
        card = step.do
    elif step.do in ("attack", "attack-forces") and not has_open_force(state, seat):
        fighters = _fighters(board, seat, opened)
        card = next((kind for kind in held if kind in fighters), "")
        card = card or chance.choice(fighters)
    if card and card not in held:
        held.append(card)
    return held


def _fighters(board: Board, seat: int, opened: Counter[str]) -> tuple[str, ...]:
    """What the seat could field from its hand, if it had it there. Not the Prince, which may be
    out of reach or in play: whoever plays on needs only some fighter."""
    found = [kind for kind in KINDS if CARDS[kind].field]
    if has_prince(board.fiefs[seat]):
        found.remove("prince")
    certain = board.certain[seat]
    return tuple(
        [kind for kind in found if kind in certain or opened[kind] + certain.count(kind) < COPIES]
    )


# Army cards.


def _imagine_armies(state: State, own: Iterable[int | None], chance: Chance) -> None:
    board = state.board
    there = [*board.guard, *board.army_discard]
    for mercenaries in board.mercenaries:
        there += [mercenary.army for mercenary in mercenaries if mercenary.army]
    battle = board.battle
    if battle is not None:
        both = (*battle.attack, *battle.defence)
        there += [force.kind for force in both if force.place == "reserve"]
    sizes = [len(reserve) for reserve in state.reserves]
    for seat, reserve in enumerate(state.reserves):
        if seat not in own:
            reserve[:] = board.mustered[seat]
        there += reserve
    pool = list(ARMY_DECKS[board.seats])
    for kind in there:
        pool.remove(kind)
    chance.shuffle(pool)
    for reserve, size in zip(state.reserves, sizes, strict=True):
        reserve += _take(pool, size - len(reserve))
        reserve.sort()
    state.army_deck = pool


# Questions that may come to a seat that waits: read off the agenda, which lies open.


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """The defence against each attack that may come; the Vassals for one's own plot; what one will
    stake and send to a joust."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or view.questions or not board.agenda or not board.alive[seat]:
        return ()
    step = board.agenda[-1]
    if step.do == "allies" and step.other == seat:
        if not view.known.hands[seat] and not vassals(view.known, seat):
            return ()
        support = replace(step, do="struggle", seat=seat, other=step.seat)
        found = [would_ask(rulebook, view.known, support)]
    elif any(later.do == "joust-ante" and later.seat == seat for later in board.agenda):
        found = _joust(view.known, seat)
    else:
        found = _defence(view.known, seat)
    return tuple([UpcomingQuestion(question) for question in found if question])


def _joust(known: State, seat: int) -> list[Question | None]:
    """Both questions, the second one for whatever is staked. It is taken for granted that somebody
    takes part."""
    joust = known.board.joust
    assert joust
    if not known.hands[seat] and not any(fief.lord for fief in known.board.fiefs[seat]):
        return []
    met = replace(joust, entered=joust.entered or (Jouster(joust.caller, ""),))
    stake = would_ask(rulebook, known, Step("joust-ante", seat), joust=met)
    rider = would_ask(rulebook, known, Step("joust-card", seat))
    return [stake, rider and replace(rider, about=(joust.caller,))]


def _defence(known: State, seat: int) -> list[Question | None]:
    """For each of one's Fiefs and for the Towers, or only for what is under attack already. Who
    attacks, and with what, is not known yet."""
    board = known.board
    battle = board.battle
    if board.phase != "play":
        return []
    if battle is None:
        safe = is_peace(board) and board.markers + 1 < MARKERS and not board.arrived
        keys = () if safe else targets(board, [seat])
        battles = [Battle(NOBODY, NOBODY, *aimed(board, key)) for key in keys]
    elif battle.defender == seat and board.agenda[-1].do == "attack-forces":
        battles = [battle]
    else:
        return []
    if not battles:
        return []
    # All but what it is about is the same for each.
    question = would_ask(rulebook, known, Step("defence-forces", seat), battle=battles[0])
    return [question and replace(question, about=(b.way, b.target)) for b in battles]


def next_seats(view: View) -> tuple[int, ...]:
    """Whoever is certain to be asked after those who are asked now, if the game goes on: told
    while hands are changed, forces called, jousters named and plots answered, and when a turn
    has only its card left to draw. Of two Earls it is always the other one."""
    board = view.board
    if board.agenda and board.agenda[-1].do == "mulligans":
        return (board.first,)
    if len(view.awaited) != 1:
        return ()
    seat, kind = view.awaited[0]
    if board.alive.count(True) == 2 and board.phase == "play":
        return tuple(others(board, seat))
    if kind == "attack-forces":
        assert board.battle
        defender = board.battle.defender
        return (defender,) if view.hands[defender] else ()
    if kind in ("joust-ante", "joust-card"):
        return _next_jouster(view)
    if any(board.banners):
        return ()  # somebody may leave, and a rival become King
    if kind in _REACTIONS and seat != board.active:
        return (board.active,) if view.hands[board.active] else ()
    if kind in _LAST and board.acted and seat == board.active and view.decks[seat]:
        won = kind == "place-property" and board.agenda[-1].do != "build"
        return () if won else _next_turn(board)
    return ()


_REACTIONS: Final = ("allies", "yield-properties", "yield-armies")
_LAST: Final = ("turn", "towers", "garrison", "install", "place-property")
"""After these, once the action is used, the same seat is asked again, or draws."""


def _next_jouster(view: View) -> tuple[int, ...]:
    """The next one with a hand; the caller himself is asked only if there is somebody else."""
    for step in reversed(view.board.agenda[:-1]):
        if step.do == "joust-ante":
            sure = step.seat != step.other and view.hands[step.seat]
            return (step.seat,) if sure else ()
    return ()


def _next_turn(board: Board) -> tuple[int, ...]:
    """Whose turn follows; nobody's for sure when the Vikings may attack before it."""
    for step in reversed(board.agenda):
        if step.do == "turn" and board.alive[step.seat]:
            return (step.seat,)
    landing = board.markers + (not board.attacked) >= MARKERS
    if board.arrived or landing:
        return ()
    return tuple([seat for seat in clockwise(board) if board.alive[seat]][:1])


# Warnings

LOW_DECK = 2
"""Cards left in a deck of which somebody should think."""
_MORTAL = tuple(f"install.{kind}" for kind in LORDS if kind != "prince")
"""Lords with whom their Castle falls."""
_SAVING = ("play.castle", "play.palace", "install.prince")
"""What leaves a Fief after a Treachery: another one, or a Lord who dies alone."""


def warning(view: View, question: Question) -> Warning | None:
    """At most one thing, the worst first."""
    match question.kind:
        case "turn":
            return _turn(view, question)
        case "towers":
            allies = tuple([o for o in question.options if o.partition(".")[0] == ALLIES])
            return Warning("allies-down", options=allies) if allies else None
        case "allies":
            # Treachery against the Lord of the only Fief; a Prince dies without it.
            card, _, target = question.about
            fiefs = view.board.fiefs[question.seat]
            mortal = len(fiefs) == 1 and fiefs[0].lord != "prince"
            falls = card == "treachery" and str(target).endswith(".lord") and mortal
            return Warning("last-fief") if falls and ALLIES in question.options else None
        case "attack-forces" | "defence-forces":
            return _captured(view, question)
    return None


def _turn(view: View, question: Question) -> Warning | None:
    fiefs = view.board.fiefs[question.seat]
    if len(fiefs) == 1:
        mortal = fiefs[0].lord not in ("", "prince")
        if mortal and any(option in question.options for option in _SAVING):
            return Warning("lord-alone")
        exposed = tuple([option for option in question.options if option in _MORTAL])
        if exposed and not mortal:
            return Warning("lord-to-come", options=exposed)
    left = view.decks[question.seat]
    return Warning("deck-low", {"n": left}) if 0 < left <= LOW_DECK else None


def _captured(view: View, question: Question) -> Warning | None:
    """Lords for whom nothing could be paid; the Vikings never let one go."""
    lords = tuple([option for option in question.options if option.endswith(".lord")])
    if not lords:
        return None
    battle = view.board.battle
    if battle and battle.attacker == VIKINGS:
        return Warning("no-ransom-vikings", options=lords)
    saved = most_saved(view.board, question.seat, 1)
    return None if saved else Warning("no-ransom", options=lords)


# Standing orders, so as not to be asked. Whether one answers hangs on public facts alone, never on
# what the seat holds: else the haste of an answer would tell of the hand. The one that is veiled is
# given as slowly as a person might.

ORDERS = (
    Order("draw", ("ask", "settled", "draw")),
    Order("mulligan", ("ask", "keep"), once=True),
    Order("allies", ("ask", "never", "always")),
    Order("mercenary", ("ask", "never")),
    Order("vassals", ("ask", "0", "1", "2", "3")),
    Order("siege", ("ask", "table", "enough", "all")),
    Order("raid", ("ask", "never", "lasting")),
    Order("towers", ("ask", "never", "lasting")),
    Order("field-hand", ("ask", "never")),
    Order("losses", ("ask", "usual")),
    Order("tribute", ("ask", "infantry", "knight")),
    Order("only", ("ask", "give"), "give", veiled=True),
)
"""draw: end the turn once the action is used; settled: unless it may have brought something for a
free action. mulligan: keep the first hand. allies: never, or always when held, against Treachery
and Intrigue ("always" needs an order for the Vassals). mercenary: no Allies for the sake of one.
vassals: how many at most in a struggle, those from the hand first. siege: of what lies on the table
just enough to hold the Castle; of the hand too; or all there is, the strongest first. raid, towers:
no defence, or who loses nothing by a hit. field-hand: no hand cards in defence. losses: hits in the
rulebook's order. tribute: which Army card a new King gets, the other one if there is none. only:
the answer of a seat that is asked for secrecy and has no other."""

_SETTLED = ("play", "install", "emissary", "recruit", "claim")
"""Actions of which everything is known before: who wants Towers builds them first."""
_SECRET = (
    *("allies", "struggle", "defence-forces", "yield-armies", "tribute", "towers-lost"),
    *("joust-ante", "joust-card"),
)
"""Questions of which only the seat that is asked knows how many answers it has."""


def ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give; None: the person is asked."""
    picks = _ordered(view, question, orders)
    if picks is None and orders["only"] == "give" and question.kind in _SECRET:
        return _only_answer(question)
    return picks


def _only_answer(question: Question) -> Picks | None:
    """What answers it if all answers come to the same."""
    options, least = question.options, question.least
    counted = question.kind in ("yield-armies", "towers-lost")
    alike = counted and len({kind_of(option) for option in options}) == 1
    sure = least == question.most and (least == len(options) or alike)
    return options[:least] if sure and least else None


def _ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    kind = question.kind
    if kind == "turn":
        return _draw(view, question, orders["draw"])
    if kind == "mulligan":
        return ("keep",) if orders["mulligan"] == "keep" else None
    if kind == "allies":
        return _allies(question, orders)
    if kind == "struggle":
        most = orders["vassals"]
        return None if most == "ask" else (question.options[1 : 1 + int(most)] or (PASS,))
    if kind in ("attack-losses", "defence-losses"):
        return question.options[: question.least] if orders["losses"] == "usual" else None
    if kind == "defence-forces":
        return _fielded(view, question, orders)
    if kind == "tribute" and orders["tribute"] != "ask":
        wanted = orders["tribute"]
        return (wanted,) if wanted in question.options else question.options[:1]
    return None


def _allies(question: Question, orders: dict[str, str]) -> Picks | None:
    target = str(question.about[2])
    if orders["allies"] == "never":
        return (PASS,)
    if orders["mercenary"] == "never" and target.startswith("m"):
        return (PASS,)
    if orders["allies"] != "always" or orders["vassals"] == "ask":
        return None
    if ALLIES not in question.options:
        return (PASS,)
    vassals = question.options[2:]
    return (ALLIES, *vassals[: int(orders["vassals"])])


def _draw(view: View, question: Question, order: str) -> Picks | None:
    seat, (acted, *done) = question.seat, question.about
    if order == "ask" or not acted or not view.decks[seat]:
        return None
    if order == "settled":
        deed = str(done[0]) if done else ""
        free = view.reserves[seat] and has_slot(view.board, seat)
        if free or deed == "play.banquet" or deed.partition(".")[0] not in _SETTLED:
            return None
    return (DRAW,)


def _fielded(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    way = threat(question)[0]
    nothing = (NONE,) if NONE in question.options else ()
    order = orders[way]
    if order != "ask":
        return nothing or _called(view, question, order)
    has_more = has_open_force(view.known, question.seat)
    return nothing if orders["field-hand"] == "never" and not has_more else None


def _called(view: View, question: Question, order: str) -> Picks:
    """Who is fielded by an order for sieges, raids or Towers."""
    forces = keyed(available(view.known, question.seat))
    table = [key for key in question.options if forces[key].place != "hand"]
    hand = [key for key in question.options if forces[key].place == "hand"]
    match order:
        case "lasting":
            return tuple([key for key in table if forces[key].place in LASTING])
        case "all":
            order_of = sorted(question.options, key=lambda key: -DAMAGE[forces[key].kind])
            return as_allowed(question, order_of, len(order_of))
        case "table" | "enough":
            # Where there are not enough to hold the Castle, one for the sake of the Battle card.
            _, key, _, damage = threat(question)
            wall = TOUGHNESS[fief_of(view.board, key).castle.kind]
            needed = max(0, damage - view.board.towers[question.seat] - wall + 1)
            picks = as_allowed(question, table if order == "table" else [*table, *hand], needed)
            return picks if len(picks) >= needed else picks[:1]
    return ()


def as_allowed(question: Question, order: Iterable[str], count: int) -> Picks:
    """The first ones that go together, so many of them."""
    picks: Picks = ()
    for option in order:
        if len(picks) < count and question.accepts((*picks, option)) is None:
            picks = (*picks, option)
    return picks
