"""Where the rulebook leaves something open: what is played, and why.

The publisher's rulebook and its clarifications of the townsfolk come first; what they do not say
stands here. Each has cases in `tests/games/raiders/rules`, whose titles say it.

Setup
  First roll tied          those who tie for the highest roll again, alone: nobody else has won it.
  Cards put back           all that were not kept go under the draw pile, shuffled together: no one
                           is told in which order others lay them down.
  Hidden and open          hands and the values of made offerings are hidden; goods, crew, numbers
                           of cards and tiles are open. Discards are laid down face up; the pile is
                           not looked through.
  Disputed numbers         the Sage has strength 0 and the second fortress asks for two gold, as
                           the printed card and board have it; a table may choose the other number.

Crew
  Hero limit               a second hero cannot be hired, by Barracks, Recruiter or Gravedigger,
                           unless the first one goes in the same action.
  Heroes elsewhere         have no second panel, so the Town Hall does not play them; the Treasury
                           takes them and a Scout's exchange moves them like any card.
  Same crew twice          works twice: duplicates are allowed.
  Discounts                bring no price below 0.
  Recruiter dismissed      in the action that hires takes nothing off: it goes first.
  Who may be dismissed     one crew member for each card hired, at the Barracks and through a
                           Recruiter, the crew full or not.

Working
  Only what does something an action that would bring nothing is not offered; the worker may be
                           placed and picked up without it.
  Empty supply             gold that the supply does not have is not offered; of silver and
                           provisions one takes what there is.
  Armour at its end        at nine, iron still buys the one step left; at ten nothing is bought,
                           and an Armourer's card does nothing.
  Nobody hired             leaves the Barracks unused: who looks in and hires nobody may still use
                           them in the same turn, by another worker or a Merchant.
  Sage at the Long House   once more the same action or the other one, however the Long House is
                           used: by placing, picking up, or a Merchant.
  Piles empty              one draws what is there when draw and discard pile are used up.
  Limits                   silver and provisions above eight go back to the supply; which cards
                           are discarded the seat chooses. Only the seat whose turn ends is checked.

Town Hall
  Unpaid price             a card that exchanges something cannot be played without what it costs,
                           nor for what the supply does not have.
  Nobody to hit            a card against opponents may be played though none has what it takes;
                           nothing happens.
  Takes                    the active seat chooses the opponent, and the kind of plunder; it takes
                           as much as there is, up to the number.
  Recruiter's price        two silver, for cheaper cards too; the limits hold; hired Recruiters take
                           nothing off, because it is not the Barracks.
  Brawler's sacrifice      is not killed in a raid; the plunder is gold, iron or livestock that the
                           supply has.
  Merchant                 uses a free or an occupied building, as the colour at the Town Hall
                           allows; it counts as that building's action of the turn, so one used
                           already cannot be copied; its crew bonus applies. Nor can the Town Hall:
                           its action is the one that plays the Merchant, and the rulebook lets a
                           building act twice for the Sage at the Long House alone.
  Trader                   one unit of one kind on the tile is not paid; it is not the Long House's
                           action, so Sages add nothing.
  Archer                   any worker in the village of another colour, but not so that a black one
                           stands in Armoury or Long House; no building acts. The building where
                           this turn's worker was placed stays closed for picking up; a worker
                           picked up is in the hand, not in the village. The exchange may be left.
  Sage's tiles             go under the stack in an order that nobody knows; when fewer new ones are
                           left, some of them come back.
  Armour lost              never below 0.

Raids
  Brawler's reroll         after the roll is seen; the new face counts. Not at harbours, where no
                           die is rolled, and not asked where no better tier is in reach. Who keeps
                           the dice once, keeps them.
  Heroes' count            is taken before this raid's Valkyrie; Ragnhildr counts steps on the
                           track, which ends at seven.
  Several deaths           are chosen together, and take effect one by one. In which order makes no
                           difference, so it is not asked for.
  Berserker dies           for one Valkyrie; back in the hand, it cannot die again. The limit of
                           cards is looked at when the turn ends.
  Avenger's victim         an opponent with crew, named by the raider; with none, nothing happens.
                           Who is lost so is not killed in a raid.

End
  When it is looked at     at the end of the turn; all conditions then met are told.
  Met again                in the last round: nothing more.
  Valkyrie on the board    count, those in the supply do not.
  Last set                 of the fortresses may still be raided in the last round.
  Stack used up            open tiles may still be bought in the last round; none come after them.
  Tie after both tracks    shared.
"""
