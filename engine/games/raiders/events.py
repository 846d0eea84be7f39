"""Every kind of question and of event, with what each of them carries.

Plain values only: seats are numbers 0 .., everything else goes by the keys of `box`:
cards "archer", buildings "gate_house", settlements "harbour_1", raid spaces "harbour_1.2" (the
second plunder set of that settlement), offering tiles "o05", workers "black", "grey", "white",
goods "silver", "provision", "gold", "iron", "livestock".

Cards as options are "archer" where equal ones need not be told apart, else "archer.1",
"archer.2" where several can be picked together; "out.archer" is a crew member that goes.
"brynjar.folke" hires Brynjar in exchange for the hired Folke: the one hero for the other.

ACTION is a building's key where its action has no alternatives ("gate_house", "silversmith",
"mill" for black and grey workers), else the building's key and the alternative: "mill.provision",
"mill.gold", "treasury.silver", "treasury.gold" (what is got), "armoury.iron", "armoury.silver"
(what is paid), "long_house.livestock", "long_house.o05" (the tile that is bought),
"town_hall.archer" (the card that is played), "barracks.archer" (the card that is hired),
"barracks.brynjar.folke" (the one hero for the other). Only what would do something is offered.

"BUILDING.idle" places or picks up without the action. What is seldom wanted stands behind one
option more, "idle", in a question of its own of which "back" leads back: placing without the
action, where anything else can be done; leaving an action that costs nothing; and "barracks"
alone, to hire somebody and dismiss another one though the crew has room. `about` of "idle" is
("place", worker) or ("pick-up", building placed at).

A RAID is a settlement ("outpost_1"): which plunder set is taken is asked after its dice and
points, in "choose-set", unless one is left or all are alike. Harbours have no dice: there it is
the raid space ("harbour_1.2"), of equal sets the first.

"hire": `why` is "barracks", "recruiter" (then each card costs `silver`) or "gravedigger" (a crew
member goes back to the hand, the new one is free). With "barracks", `silver` is what the
seat's own Recruiters take off each price. One card; where somebody has to go for it, "dismiss"
asks whom once the card lies open. Whoever wants somebody to go though there is room asks for it
("dismiss" at a Recruiter, "barracks" alone): then one card and one of "out.CARD" are picked
together, and at the Barracks "pass" alone leaves it. Nobody is named as one that goes who could
go for no card.

"reroll": `about` is (settlement, strength, uses, die, die): the strength is that of now, dice
included; `uses` is how often a die may still be rolled again; there are as many dice as were
rolled. It is asked only where a better tier is in reach.

Choices that leave one possibility, as everybody can see, are not asked: the only opponent with
something to take, the only crew member, a hand that goes as a whole. A Trader is asked even so:
the offering has its price. Where a single option is left because of the hand, it is asked.

Options stand in the order of the data file: in "place" and "pick-up" first what does something,
then the raids, then the idle ones. Seats stand clockwise from the asked one.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Kind(Struct, frozen=True):
    about: tuple[str, ...]
    """What its `about` tells, in this order."""
    page: str
    """The page of the short rules that fits; "": that of the card."""
    shows: tuple[str, ...] = ()
    """What its picture has: the "places" to choose from, with the numbers of the options; the
    "raid" that is being made; cards of the "hand" or the "crew" to choose from; in brief whom one
    has in the hand ("faces"); what all "seats" have."""


QUESTIONS: Final = {
    # cards dealt; three are kept, sealed
    "keep-hand": Kind(("n",), "setup", ("hand",)),
    # ACTION, RAIDs, "idle"
    "place": Kind(("worker",), "turn", ("places", "faces")),
    # ACTION, "BUILDING.idle", "idle"; the building placed at
    "pick-up": Kind(("placed",), "village", ("places", "faces")),
    # "BUILDING.idle", "barracks", "back"
    "idle": Kind(("half", "worker"), "turn", ("places",)),
    # hand cards; as many as the trade takes; what is got
    "treasury": Kind(("way",), "treasury", ("hand",)),
    # hand cards, "HERO.HERO", "out.CARD", "dismiss", "pass"
    "hire": Kind(("why", "less"), "crew", ("hand", "crew")),
    # crew: who goes for the card that is hired
    "dismiss": Kind(("why", "card", "price"), "crew", ("crew",)),
    # Long House ACTIONs, "pass"; times left
    "long-house": Kind(("n",), "long_house", ("places", "faces")),
    # ACTIONs of all buildings, "pass"
    "copy-building": Kind(("card", "worker"), "merchant", ("places", "faces")),
    # "SEAT.BUILDING", "pass"
    "swap-worker": Kind(("card",), "archer", ("places", "seats")),
    # "SEAT.gold", "SEAT.iron", "SEAT.livestock"
    "take-plunder": Kind(("card",), "barbarian", ("seats",)),
    # seats
    "target-seat": Kind(("card",), "", ("seats",)),
    # "out.CARD"; "gold", "iron", "livestock": one of each group
    "sacrifice": Kind(("card",), "brawler", ("crew",)),
    # "TILE.KIND": the tile, and of what one less is paid
    "trade-offer": Kind(("card",), "trader", ("places",)),
    # "SEAT.NUMBER": whom, and how many cards
    "scout-target": Kind(("card",), "scout", ("seats",)),
    # cards in the hand; so many, sealed, asked of both
    "scout-give": Kind(("other", "number"), "scout", ("hand",)),
    # "silver", "provision"; to whom
    "give": Kind(("card", "other"), "mercenary", ("seats",)),
    # "die.1", "die.2", "keep"
    "reroll": Kind(("settlement", "strength", "uses", "die-1", "die-2"), "brawler", ("raid",)),
    # raid spaces of the settlement
    "choose-set": Kind(("settlement",), "raids", ("raid", "places")),
    # crew; so many
    "deaths": Kind(("space", "valkyrie"), "valkyrie", ("raid", "crew")),
    # seats
    "avenge": Kind(("space",), "avenger", ("raid", "seats")),
    # crew of the asked seat; the raider
    "lose-crew": Kind(("other",), "avenger", ("crew",)),
    # hand cards; so many
    "discard-down": Kind(("limit",), "turn", ("hand",)),
}

PASS: Final = "pass"
"""The option that leaves something undone."""
KEEP: Final = "keep"
"""In "reroll": leave the dice as they lie."""
IDLE: Final = "idle"
"""After a building's key: without its action. Alone: leads to what is seldom wanted."""
BACK: Final = "back"
"""In "idle": to the question before."""
DISMISS: Final = "dismiss"
"""In "hire": leads to the question in which somebody goes as well."""
OUT: Final = "out"
"""Before a card's key: the crew member that goes."""

ENDS: Final = ("fortress", "offerings", "valkyrie")
"""`why` of "end-near": one plunder set is left in the fortresses; the stack of offerings is
empty; no Valkyrie is left on the board."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Setup.
    "hand-kept": ("seat", "cards"),  # private
    "game-start": ("first", "rolls", "tiles"),  # milestone; rolls: [seat, die, die] each, ties
    #   rolled again behind them; tiles: the open offerings
    # Turns.
    "turn-begins": ("seat", "turn", "worker", "last"),  # last: this is the seat's last turn
    "worker-placed": ("seat", "worker", "building", "idle"),
    "worker-taken": ("seat", "worker", "building", "idle"),
    "turn-over": ("seat", "turn", "way"),  # milestone; way: work, raid
    # Goods, armour, cards. `why`: a building, a card, or as told. `total`: what the seat has now.
    "gained": ("seat", "kind", "amount", "total", "why"),  # from the supply
    "short": ("seat", "kind", "wanted", "amount", "why"),  # the supply had less; before "gained"
    "paid": ("seat", "kind", "amount", "total", "why"),  # to the supply; why: also a settlement
    "lost": ("seat", "kind", "amount", "total", "why"),  # others', to the supply; kind: also armour
    "taken": ("seat", "other", "kind", "amount", "why"),  # from one seat by another
    "given-back": ("seat", "kind", "amount", "total"),  # above the limit at the turn's end
    "armour-gained": ("seat", "amount", "total", "why"),
    "cards-drawn": ("seat", "cards", "hand", "deck", "why"),  # numbers: drawn, in hand, left
    "cards-seen": ("seat", "cards"),  # private: what was drawn
    "deck-shuffled": ("cards",),  # so many discards are the new draw pile
    "discarded": ("seat", "cards", "why"),  # why: treasury, limit; which, open to all
    # Crew.
    "hiring": ("seat", "card", "why"),  # laid open; who goes for it is chosen now
    "hired": ("seat", "card", "silver", "why"),  # why: barracks, recruiter, gravedigger
    "crew-lost": ("seat", "card", "why"),  # why: barracks, recruiter, brawler, avenger; discarded
    "crew-returned": ("seat", "card", "why"),  # to the hand: gravedigger
    # Town Hall.
    "hall-played": ("seat", "card"),  # what it does follows
    "hall-idle": ("seat", "card", "why"),  # why: no-target (nobody has what it takes),
    #   armour-full, supply (has nothing of it), no-cards (left to exchange: Scout)
    "declined": ("seat", "what"),  # "pass": barracks, town_hall, long_house, merchant, archer
    "building-copied": ("seat", "building", "worker"),  # merchant
    "workers-swapped": ("seat", "other", "building", "before", "worker"),
    #   the other held `before`, which stands at the building now, and holds `worker`
    "hands-swapped": ("seat", "other", "cards"),  # how many each
    "swap-seen": ("seat", "other", "gave", "got"),  # private to the seat, one for each of the two
    # Offerings.
    "offering-made": ("seat", "tile", "waived", "tiles"),  # waived: what Trader took one off, "";
    #   tiles: how many the seat has
    "offer-opened": ("tile", "stack"),  # left in the stack
    "offers-cycled": ("seat", "under", "tiles"),  # sage: the old ones, the new ones
    # Raids.
    "raid-begins": ("seat", "settlement", "worker"),  # the price follows as "paid"
    "dice-rolled": ("seat", "dice"),
    "die-rerolled": ("seat", "die", "before", "after", "dice"),  # die: 1 or 2; dice: as they lie
    # harbours: no dice, no strength (0), always tier 1. crew: strength of the crew; extra: of its
    # abilities; strength: all together; tier: 0 none, 1 the lowest
    "raid-scored": (
        *("seat", "settlement", "dice", "crew", "extra", "armour", "strength", "tier"),
        *("points", "total"),
    ),
    "crew-points": ("seat", "card", "count", "points", "total"),  # so many of that card
    "plunder-taken": ("seat", "space", "plunder", "worker"),  # plunder: {kind: number} with
    #   "valkyrie"; the worker is in hand now
    "valkyrie-claimed": ("seat", "claimed", "taken", "track"),  # claimed of those taken; the track
    "crew-died": ("seat", "card", "returns"),  # returns: to the hand (Berserker)
    "points": ("seat", "points", "total", "why"),  # mercenary
    "unavenged": ("seat",),  # Avenger died, but no opponent has a crew
    # The end.
    "end-near": ("seat", "why", "turns"),  # the others and then this seat have one more turn each
    "tiles-shown": ("seat", "tiles"),
    "final-score": ("source", "points"),  # by seat; sources as in the standing
    "game-over": ("winners", "points", "why"),  # milestone
}
