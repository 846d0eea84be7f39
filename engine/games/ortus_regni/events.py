"""Every kind of question and of event, with what each of them carries.

Plain values only: seats are numbers 0 .., cards are the keys of their kinds (see `box`),
fiefs, properties and Mercenaries have the keys told in `state.py`. Equal things to pick from are
numbered: hand cards "vassal.1", "vassal.2"; Army cards of the reserve "infantry.1".

"turn": `how` is the option of the action that was taken, "" before it. The actions, such as
"play.castle" and "install.prince", are found by `options` of `rules/turns.py`; besides, there are
the free ones "towers" and "garrison"; "draw" ends the turn; "resign".

"place-property": `why` is "play", or how the card was won: "intrigue", "seized", "ransom",
"joust". "allies": with the card one says which Vassals one is ready to add, in that order: hand
cards "vassal.1", fiefs of own Lord Vassals; they are added one against one while the other side
goes on. "struggle" is the same for the attacker.

Forces: "king", "vassal.1" (from the hand), "f3.lord", "knight.1" (from the reserve),
"guard.knight.1" (the Royal Guard), "m2.army" (a garrison), "m2" (a Mercenary), "viking.1",
"chieftain.1". `way` is "towers", "raid" or "siege", `fief` is "" where Towers are attacked, `n`
the damage that the attacker's forces deal; VIKINGS may stand for the attacker or captor.
"defence-forces" is asked of whoever holds any card: "none" is the only option where nothing of it
can be fielded. "attack-losses" of Vikings is asked of their director. "joust-ante": "none" and
"out" are for an Earl who has but a single Castle or Palace, bare: take part without an ante, or
stay out; else only "banner" stays out, and always for the caller. `ante` is "none" without one.
"""

from __future__ import annotations

from typing import Final

QUESTIONS: Final = (
    # Options | what `about` tells.
    "build-deck",  # "castle.1" .. "banner.6"; 24 of them, sealed | (how many,)
    "choose-towers",  # "castle.1" .. of what is left; two, sealed | (how many,)
    "mulligan",  # "keep", "redraw"; sealed | ()
    "turn",  # see above | (0 or 1 when acted, how)
    "place-property",  # own fiefs | (card, why)
    "install",  # own fiefs | (card,)
    "towers",  # hand cards; one to all | ()
    "garrison",  # "m2.knight", "king.infantry.2"; one to all | ()
    "monastery",  # seats "1" .. | ()
    "treachery",  # Lords "f3.lord", "hand-1", Mercenaries | ()
    "intrigue",  # fiefs (properties), "reserve-1", Mercenaries | ()
    "allies",  # "pass" or "allies" with Vassals; ordered | (card, by whom, target)
    "struggle",  # "pass" or Vassals; ordered | (card, whom, target)
    "yield-properties",  # own properties; two | (to whom, fief)
    "yield-armies",  # own reserve; two | (to whom,)
    "tribute",  # kinds of Army cards in the own reserve | (king,)
    "declare-attack",  # "towers-2" (a seat), "raid-f3", "siege-f3" | ()
    "attack-forces",  # forces, see above; one to all, with limits | (way, defender, fief)
    "defence-forces",  # forces; none to all, limited; or only "none" | (way, fief, attacker, n)
    "church-decides",  # "normal", "attacker", "defender" (who wins) | (attacker, defender)
    "ransom-lords",  # "f3.lord" of the captured; none to as many as paid | (captor,)
    "ransom-price",  # "f3", "f3.land.1"; as many as Lords come home | (captor, Lords ..)
    "attack-losses",  # forces that a hit kills; as many as are hit | (how many, way)
    "defence-losses",  # forces that a hit kills; as many as are hit | (how many, way)
    "towers-lost",  # own Towers "church.1"; as many as fall | (how many,)
    "properties-lost",  # "f3.land.1"; as many as fall | (how many, fief)
    "seize",  # what was destroyed, "f3", "f3.land.1"; none to two | (fief,)
    "joust-ante",  # "f3", "f3.land.1"; "none", "out"; "banner" | (caller,)
    "joust-card",  # "f3.lord", kinds of the hand | (caller, ante)
    "viking-attack",  # as in "declare-attack", own earldom too; "none" | (Vikings, their damage)
)

PASS: Final = "pass"
"""The option that does nothing."""
NONE: Final = "none"
"""Field nothing, stake nothing, attack nobody."""
OUT: Final = "out"
BANNER: Final = "banner"
ALLIES: Final = "allies"
DRAW: Final = "draw"
RESIGN: Final = "resign"
ATTACK: Final = "attack"
TOWERS: Final = "towers"
GARRISON: Final = "garrison"

OUT_REASONS: Final = ("fief", "deck", "resigned")
"""`why` of "earl-out": the last fief lost, no card to draw, resigned."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Setup.
    "decks-ready": ("cards",),  # all have chosen so many
    "first-drawn": ("seat",),  # a cube from the bag: the first seat
    "hand-dealt": ("seat", "cards"),  # private
    "mulligan": ("seat", "redrawn"),
    "game-start": ("first", "tournament"),  # milestone
    "round-begins": ("round",),
    # Turns. `cards` are kinds, except where a number is told.
    "castle-built": ("seat", "fief", "card"),  # a castle, or a Palace that was drawn again
    "property-built": ("seat", "fief", "card"),
    "armies-drawn": ("seat", "cards", "reserve", "why"),  # how many; why: land, recruit
    "armies-seen": ("seat", "cards"),  # private: which
    "lord-installed": ("seat", "fief", "card", "before"),  # before: who was there, or ""
    "mercenary-hired": ("seat", "mercenary"),
    "banquet": ("seat",),
    "drew": ("seat", "cards", "hand", "deck", "why"),  # how many; why: turn, banquet
    "cards-drawn": ("seat", "cards", "why"),  # private: which
    "towers-built": ("seat", "cards", "towers", "why"),  # how many; why: turn, tournament
    "towers-laid": ("seat", "cards"),  # private: which
    "garrisoned": ("seat", "where", "army", "reserve"),  # where: "m2", "king"
    "emissary-sent": ("seat", "card", "cubes", "total", "markers", "moved"),
    #   moved: whether a marker moved; markers: how many are forward now
    "hand-shown": ("seat", "other", "cards"),  # the Monastery of seat; other's whole hand
    "bequeathed": ("seat", "fief", "cards", "deck", "times"),  # so many cards shuffled in
    "turn-over": ("seat", "round"),  # milestone
    "round-over": ("round",),  # milestone, after the Vikings' turn
    # Politics. `card`: treachery, intrigue; `target` as in the question.
    "plot": ("seat", "other", "card", "target"),
    "allies-played": ("seat",),
    "no-allies": ("seat",),
    "no-support": ("seat",),  # the attacker adds no Vassal: the plot is stopped
    "struggle": ("seat", "other", "vassals", "against", "winner"),
    #   seat plots; the Vassals of both sides in their order: "hand" or a fief
    "lord-slain": ("seat", "fief", "card", "why"),  # why: treachery, ransom, ...
    "fief-lost": ("seat", "fief", "castle", "properties", "lord", "why"),
    "hand-struck": ("seat", "cards", "hand"),  # Treachery: which; how many are left
    "mercenary-slain": ("seat", "mercenary", "army", "why"),
    "properties-stolen": ("seat", "other", "fief", "cards"),  # [kind, owner] each
    "armies-stolen": ("seat", "other", "cards"),  # how many
    "armies-moved": ("seat", "other", "cards"),  # private to both: which
    "mercenary-stolen": ("seat", "other", "mercenary"),
    "property-placed": ("seat", "fief", "card", "owner", "why"),  # why as in the question
    "fief-taken": ("seat", "fief", "card", "owner", "why"),  # a Castle or Palace: a new fief
    # Kingship.
    "banner-raised": ("seat", "banners"),
    "crowned": ("seat", "slots"),  # slots of the Royal Guard
    "tribute": ("seat", "king", "army", "reserve"),
    # Leaving.
    "earl-out": ("seat", "why", "left"),  # OUT_REASONS; so many Earls are left
    "armies-disbanded": ("seat", "cards"),  # kinds: reserve, garrisons, Royal Guard
    "cards-returned": ("seat", "cards"),  # to their owners: (kind, owner) each
    "king-dead": ("seat",),
    "game-over": ("winners", "points", "why"),  # milestone; points by seat
    # Combat. `seat` acts or suffers, `other` is the other side; either may be VIKINGS. `forces`:
    # (where from, kind) each, see `Force.place`; `cards` here: (kind, owner) each.
    "attack-declared": ("seat", "other", "way", "fief"),
    "white-marker-forward": (),
    "attack-fielded": ("seat", "other", "forces", "damage"),
    "defence-fielded": ("seat", "other", "forces", "damage"),
    "defence-conceded": ("seat", "other"),
    "battle-deck-shuffled": (),
    "battle-card": ("card",),
    "church-silent": ("why",),  # none, tie: nobody decides, so the battle is normal
    "church-decided": ("seat", "outcome", "why"),  # why: cathedral, churches
    "lords-captured": ("seat", "other", "fiefs"),  # other holds them
    "ransom-refused": ("seat", "other"),
    "ransom-named": ("seat", "other", "fiefs", "price", "cards"),  # Lords of fiefs; price: keys
    "forces-hit": ("seat", "damage", "hits", "lost"),  # lost: forces that died
    "towers-held": ("seat", "damage", "left"),  # Towers took so much, left goes through
    "attack-failed": ("seat", "other", "way", "fief", "left", "needed"),
    "towers-felled": ("seat", "cards", "towers"),  # kinds; towers: so many stand
    "properties-destroyed": ("seat", "fief", "cards"),
    "seized": ("seat", "other", "cards"),
    "handed-over": ("seat", "other", "cards", "why"),  # from seat to other; why: ransom, joust
    "hand-spent": ("seat", "cards"),  # kinds that came from the hand and are discarded
    "battle-over": ("seat", "other"),
    # Joust.
    "joust-called": ("seat",),
    "joust-excused": ("seat", "why"),  # why: banner, poor (a single bare Castle), nobody
    "joust-entered": ("seat", "ante", "card", "fief", "lord"),
    #   ante: its key and kind, or ""; the Lord who rides and his fief, or "": a card face down
    "joust-cancelled": (),
    "joust-hands": ("hands",),  # (seat, participant, two Joust cards, rank 1 to 10) each
    "joust-break": ("cards",),  # a tie: (seat, Joust card) each
    "joust-won": ("seat",),
    "jousters-spent": ("cards",),  # participants from hands, discarded
    # Vikings.
    "white-marker-back": ("markers",),
    "viking-marker": ("markers",),  # so many are forward
    "viking-deck-shuffled": (),
    "vikings-landed": ("cards", "vikings"),  # kinds that came; so many lie there
    "vikings-joined": ("cards", "vikings"),
    "vikings-wait": ("vikings", "needed"),
    "cube-drawn": ("seat", "cubes"),  # the director; cubes in the bag by seat
    "vikings-held": ("seat",),  # the director lets them attack nobody
    "vikings-attack": ("seat", "other", "way", "fief", "forces", "damage"),
}
