"""Where the rulebook leaves something open, or what it shows is not printed in it: what is
played, and why.

The rulebook is that of the Spanish edition. It has no text of the powers, no drawing of the maps
and no number of each treasure: what `data.toml` marks "recon" is a reconstruction. Each ruling has
a case in `tests/games/claim_kingdoms/rules`, whose title says it.

Setup
  Boards               as many as seats at random, each with a random side up; they lie edge to
                       edge in rows of two. The rulebook wants them joined, no more.
  Start card           on one of the four plain spaces nearest the middle. It has no follower and
                       no field acts under it.
  First seat           is drawn.
  Treasures            three of each kind: the rulebook names three kinds and nine cards.
  Second of two seats  may begin with two points, if the table wants it; nothing printed says so.

Placing
  Adjacent             orthogonally, over the borders of maps too. Nothing reaches over an
                       impassable space.
  Several followers    may stand on one card, of several colours. The card belongs to nobody;
                       only followers count.
  No legal space       passes, the card is kept; when all who have a card have passed, the game
                       ends. No card: skipped.

Fields
  When they act        when a card is played there, by a Mage too; not when a card is moved or
                       exchanged there.
  Catapult             any colour; an own follower must go if there is no other; nothing in reach,
                       no effect. A single possible follower goes without a question.
  Mill                 without a follower left: no effect.
  Swamp, trap          no score goes below 0.
  "Once per game"      of the ruins: each treasure acts once; the space is plain afterwards.
  Spectre              any card, the one just played, the start card and blank ones too, but no Ice
                       Queen; to a space where it could be placed, beside another card than
                       itself. Must be done if it can be. A card that moves onto an unopened ruin
                       leaves the treasure there.

Powers
  When                 from where the card lies after its field has acted. Not used, they are lost.
  Own followers        are hit only where a power says so (catapult, Fire Phoenix, Ice Kings).
  Targets              face-up cards; face-down ones count for Cyclopes and Dragons alone. Nothing
                       to aim at or to count: no effect, and no question.
  Chains               a power never starts another one; fields do act under a Mage's card.
  Ice Queens           no power, catapult or Spectre chooses a card of theirs, their owner's
                       neither; Orcs do not raid there. They are counted like others, and
                       Doppelgängers may copy their points: that does nothing to the card.
  Stone                stays until the end; in no supply, counts for nothing. If its card is turned
                       face down it leaves the game.
  Poison               lies on the card: it moves with it, and stays under an exchanged one.
  Doppelgängers        copy a power that could be used now; they count as cards of that faction for
                       it (Goblins, Dwarves, Unicorns), and as Doppelgängers at the end.
  Goblins              a card shared with others counts.
  Trolls               do not count their own faction.
  Orcs                 may leave out a card. Nobody loses more points than there are.
  Ice Kings            one of the two cards may be empty, not both.
  Vampires             the card is left empty, or with the follower of its mill.
  Shadows              count cards on the board, not in the display. With hands of two one card is
                       looked at: one that the seat knows, or an unseen one at random.
  Shapeshifters        take no card of the faction that lies there: nothing would change.
  Rogues               the same with hands of two. Whoever lost the card draws at once.
  Seers, Fire          cards under the deck stay known to whoever saw them, in that order.
  Mages                need a follower. A card that fits nowhere goes under the deck, seen by all.
  Yetis                the new card must then be the deck's top one.

New cards
  Display or deck      if one is empty, the other; both: no card. The display shrinks with the deck.
  Known cards          a card taken from the display is known to all while it is held.

End
  Last follower        the power may still be used; the game ends after it, even if a follower has
                       come back meanwhile. Rogues and Seers then do nothing, and nobody is asked:
                       they bring new cards alone, which are no use any more.
  All spaces covered   is checked at the same moment; without maps it cannot happen.
  Druids               double once, however many there are; a Druid beside a Druid too. Face-down
                       ones do not double; poisoned ones do.
  Places on a map      need at least one follower; so does a faction. After a tie for first the
                       next group is second. With two seats the gap is taken after doubling.
  2021 edition         hands of two cards, and nobody scores a faction with a tie: options of the
                       table, each by itself.
"""
