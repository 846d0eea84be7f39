"""Setup (rulebook, setup): decks chosen in secret, the first seat, hands and mulligans. Where the
rulebook leaves something open, or says two things: what is played, and why.

The rulebook is the Spanish edition of 2016. "FAQ" is the publisher's list of clarifications,
"tournament" its page of tournament rules. Each ruling has a case in
`tests/games/ortus_regni/rules`, whose title says it.

Setup and turns
  Drawn cubes          go back into the bag; only an Earl who leaves takes his out (FAQ).
  Mulligan             once, all five cards, before the first turn. All decide at the same time,
                       and it is told when all have: in turn order (tournament) nobody would learn
                       anything by which to decide.
  Last free action     when the action is used, the hand is empty and no Army card could go into a
                       garrison, the card is drawn at once: there is nothing to decide.
  Banquet              with fewer than two cards in the deck draws what is there; the card that
                       ends the turn is then missing.
  Nothing to draw      puts an Earl out only at the end of his own turn; whoever has just put the
                       last rival out has won without drawing.
  Original owners      discards always go to the owner of the card, or out of the game with him;
                       that holds for Castles, Palaces and Mercenaries too (FAQ).
  Palace               in discards it is a card like the others: shuffled into the deck by a
                       bequest and drawn again, it is played as a new fief of toughness 3.
  Castle without place a Castle that leaves as ransom or stake loses its Lord (rulebook, ransom);
                       what is attached to it is discarded too, having lost its anchor.
  Armies run out       the discards are shuffled; without any, no card. Recruiting is then not
                       possible, a Land brings nothing.
  Replacing a Lord     puts the old one into the discards. A Prince never replaces a Prince: only
                       one can be in play, and the old one is until the new one has come.
  Mercenaries          one garrison each, however many of them there are.
  Tournament rules     forbid attacks, Treachery and Intrigue for two rounds; the Vikings come
                       nearer meanwhile, and would attack.

Hands and what is known
  Monastery            the hand is laid on the table: all see it, once. An Earl without cards
                       cannot be chosen.
  Public               sizes of hands, reserves and decks, and how many Towers stand.
  Allies               are asked for of everybody who has any card in hand, whatever it is.

Politics
  One question         with the Allies one says at once which Vassals one would add, and in which
                       order; so does the attacker afterwards. They are then added one against one
                       as in the rulebook, and those that were not needed stay unseen.
  Ties                 go to the target: whoever adds none any more has lost (rulebook).
  Lord who supports    a Lord Vassal who is the target of the Treachery may support against it; if
                       it succeeds all the same, his fief falls.
  "Up to two"          of Intrigue is exactly two, or what is there.
  Treachery on a hand  strikes what is left of it after Allies and Vassals, at random.
  Stolen Lands         bring no Army cards, wherever they come from (rulebook).
  Stolen Mercenaries   keep their owner for the discards, and their garrison.

Kingship and bequest
  One King             while he lives no Banner can be laid for the title (FAQ).
  New King             gives nothing himself; all others with a reserve give one card. Whoever has
                       but one gives it without being asked.
  Royal Guard          has one place fewer than Earls began, whoever leaves later.
  Archbishop           forbids a bequest to rivals without a Church; never to himself.
  Bequests             six for an Earl at most, as many as there are Banners of his colour. Nothing
                       printed says so; without it a game could go on for ever.

Leaving
  Resigning            in one's own turn, whenever one is asked what to do in it.
  One at a time        nothing puts two Earls out together; the game ends with the last but one.
  Armies of the lost   reserve, garrisons and Royal Guard go to the Army discards, seen by all.
  Borders of a round   stay at the first seat's place, even when that Earl has left.
  Standing             by the order in which they left, the last one first.

Attack and forces
  Something to attack  with one card at least, be it a Monk: the rulebook names no least number,
                       but a declared attack holds the Vikings back. Towers need a Tower, a raid a
                       property; every Castle can be besieged.
  Prince limit         counts the Lord Prince, fielded or not, and one from the hand at most; a
                       joust is no play of a Prince, so another may ride there.
  Who is asked         a defender with any card in hand, whatever it is, or with means that all
                       can see: a Lord, Mercenary, King, or a reserve with a Land. Others concede.
  Garrison and Guard   may fight without the Mercenary or the King, and these without them.

Battle
  Battle card          for any card that the defender fields, a Monk or the King too.
  Reshuffling          when a card is needed and the Battle deck is empty.
  Church, no Cathedral strictly most Churches in the whole earldom; a tie or none: normal.
  Archbishop           decides also where he attacks, defends, or directs the Vikings.

Damage
  Captured Lords       take their damage in that battle all the same (rulebook, assigning damage).
  Mercenary hit        his garrison dies with him and takes nothing for it, fielded or not.
  Survivors first      the King, Lords and cards from the hand take hits before anybody dies, as
                       the rulebook advises: nobody has a reason to do otherwise.
  Not asked            when all are hit, when nobody dies, or when those who may are alike.
  Left over            damage that no Tower, property or Castle can take is lost; so is that on an
                       attacker beyond his forces. A Castle keeps no damage for a later siege.

Ransom
  When                 named before damage, handed over after it: the pages of the Battle cards
                       have it handed over before, the chapter on ransoms lets it be destroyed.
  Destroyed ransom     brings the captor nothing, frees the Lord, and may be seized.
  Price                anything in the earldom but the Castle of a Lord who is to come home: he
                       would have none. So the last Castle can never be the price.
  Ransomed Lord        whose Castle falls in the same siege is lost with it.
  Last two Castles     named one, besieged in the other: who loses both is out.
  Vikings              take none: Lords they capture die, "at once" in the rulebook, but like all
                       who are captured they take their damage in that battle first.

Seizing
  What                 the attacker picks among what the defender let be destroyed, or nothing.
  Fallen Lords         of the other side never come along.
  Last rival           when he has just lost his last fief, nobody is asked what to seize.

Jousts
  One bare Castle      and nothing else: its Earl may take part without a stake, or stay out
                       without a Banner. The rulebook forces nobody with so little, and lets him;
                       but whoever called the joust leaves it only with a second Banner.
  Participant          any card of the hand, a Banner or a second Prince too.
  Nobody to send       neither hand nor Lord: excused, without stake or Banner; the caller too.
  Staked Castle        not the last one, and its Lord cannot ride for it.
  Cancelled            with fewer than two who take part: stakes and participants go back unseen,
                       Banners and the action are spent. A caller left alone is not asked.
  Deck in a tie        when it is too short, all cards but the first two of those who are tied
                       are shuffled again.

Vikings
  First rounds         without attacks the marker moves as in others.
  Nine markers         there are eight: a further emissary moves none.
  White marker         has no use any more once they have landed.
  Who attacks          the Vikings: the director picks target, kind and their losses, nothing else.
                       He may aim at himself, or at nobody. Raids need a property, as for Earls.
  One more than Earls  at the start of the game, also for later attacks, those left over included.
  No cards left        none joins; those who are there attack if they are enough.
"""

from __future__ import annotations

from bisect import insort
from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import TableOption

from .. import box
from ..state import NOBODY, Board, Card, Fief, Play, State, Step, clockwise, rule
from .holdings import in_order

OPTIONS = (TableOption("tournament", ("duels", "on", "off"), "duels"),)
"""The tournament rules: with two seats alone, always, or never."""

KEEP, REDRAW = "keep", "redraw"


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The table with a Palace for each; the decks are to be chosen."""
    choice = options["tournament"]
    battles, armies, horde = (
        list(box.BATTLE_DECK),
        list(box.ARMY_DECKS[seats]),
        list(box.VIKING_DECK),
    )
    for deck in (battles, armies, horde):
        chance.shuffle(deck)

    def lists() -> list[list[Any]]:
        return [[] for _ in range(seats)]

    board = Board(
        seats=seats,
        tournament=choice == "on" or (choice == "duels" and seats == box.SEATS[0]),
        first=NOBODY,
        alive=[True] * seats,
        fiefs=[[Fief(seat, Card("palace", seat))] for seat in range(seats)],
        fiefs_made=seats,
        towers=[0] * seats,
        mercenaries=lists(),
        banners=[0] * seats,
        bequests=[0] * seats,
        cubes=[1] * seats,
        emissaries=lists(),
        discards=lists(),
        gone=lists(),
        spent=[0] * seats,
        certain=lists(),
        shown=lists(),
        mustered=lists(),
        agenda=[Step("build-decks")],
    )
    return State(
        board=board,
        hands=lists(),
        towers=lists(),
        decks=lists(),
        reserves=lists(),
        removed=lists(),
        pledge=[],
        redraws=[],
        jousters=[""] * seats,
        army_deck=armies,
        battle_deck=battles,
        viking_deck=horde,
    )


@rule("build-decks")
def build_decks(play: Play, step: Step) -> None:
    """Everybody chooses 24 of the ninety cards, in secret."""
    state, board = play.state, play.board
    if play.picks is None:
        for seat in range(board.seats):
            if not state.decks[seat]:
                play.ask_seat(
                    seat, "build-deck", box.CARD_SET, (box.DECK,), box.DECK, box.DECK, sealed=True
                )
    else:
        state.decks[play.question.seat] = sorted(map(box.kind_of, play.picks), key=in_order)
    if state.questions:
        play.then(step)
        return
    play.tell("decks-ready", cards=box.DECK)
    play.then(Step("deal"))
    if board.tournament:
        board.phase = "towers"
        play.then(Step("choose-towers"))


@rule("choose-towers")
def choose_towers(play: Play, step: Step) -> None:
    """Tournament rules: two of the cards that are left stand as Towers from the start."""
    state, board, count = play.state, play.board, box.TOURNAMENT_TOWERS
    if play.picks is None:
        for seat in range(board.seats):
            if not state.towers[seat]:
                deck = state.decks[seat]
                copies = {kind: min(count, box.COPIES - deck.count(kind)) for kind in box.KINDS}
                left, about = box.numbered(box.pile(copies)), (count,)
                play.ask_seat(seat, "choose-towers", left, about, count, count, sealed=True)
    else:
        state.towers[play.question.seat] = sorted(map(box.kind_of, play.picks), key=in_order)
    if state.questions:
        play.then(step)
        return
    for seat in range(board.seats):
        board.towers[seat] = count
        play.tell("towers-built", seat=seat, cards=count, towers=count, why="tournament")


@rule("deal")
def deal(play: Play, step: Step) -> None:
    """A cube is drawn for the first seat; everybody shuffles and draws five cards."""
    board = play.board
    board.phase = "hands"
    board.first = play.chance.below(board.seats)
    play.tell("first-drawn", seat=board.first)
    for seat in clockwise(board):
        _deal_hand(play, seat)
    play.then(Step("mulligans"), Step("begin"))


def _deal_hand(play: Play, seat: int) -> None:
    deck = play.state.decks[seat]
    play.chance.shuffle(deck)
    play.state.hands[seat] = hand = sorted(deck[-box.HAND :], key=in_order)
    del deck[-box.HAND :]
    play.tell("hand-dealt", seat=seat, cards=hand[:], seats=(seat,), reveals=(seat,))


@rule("mulligans")
def mulligans(play: Play, step: Step) -> None:
    """Once: another five cards? What the others do has no bearing on it, so that all decide at the
    same time, in secret until the last one has. Then it is told from the first seat on, as at a
    table."""
    state, board = play.state, play.board
    if play.picks is None:
        for seat in range(board.seats):
            play.ask_seat(seat, "mulligan", (KEEP, REDRAW), sealed=True)
    elif REDRAW in play.picks:
        insort(state.redraws, play.question.seat)
    if state.questions:
        play.then(step)
        return
    redraws, state.redraws = state.redraws, []
    for seat in clockwise(board):
        redrawn = seat in redraws
        play.tell("mulligan", seat=seat, redrawn=redrawn, reveals=play.all_but(seat))
        if redrawn:
            state.decks[seat] += state.hands[seat]
            _deal_hand(play, seat)


@rule("begin")
def begin(play: Play, step: Step) -> None:
    """The table is laid: a milestone."""
    board = play.board
    board.phase = "play"
    play.tell("game-start", first=board.first, tournament=board.tournament)
    play.then(Step("round"))
