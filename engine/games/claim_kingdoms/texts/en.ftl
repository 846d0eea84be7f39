# Claim Kingdoms Royal Edition, in English. who, owner, other … are names of seats.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

title = Claim Kingdoms: Royal Edition
pitch = Play one card a turn onto joined war maps, put a follower on it and use its faction's power; most followers on maps and factions win. About 45 minutes around a table. Many powers, the drawings of the maps and the numbers of treasures are our reconstruction: see the rules.
picture-cover = A kingdom with a castle and a mill by the sea; before it a dragon, a crossbow, a helmet, a wizard's hat, a unicorn and a club.

## What the lobby offers

option-factions = Factions
option-factions-mixed = drawn, values mixed
option-factions-random = drawn from all 33
option-factions-turns = chosen in turn, one each
option-factions-starter = all chosen by the starting player
option-maps = War maps
option-maps-with = with (our drawings)
option-maps-without = without, on a free grid; only factions score
option-hand = Cards in hand
option-hand-one = one
option-hand-two = two (2021 edition)
option-ties = Several tied for a faction
option-ties-score = all of them score
option-ties-nothing = nobody scores (2021 edition)
option-bonus = Second of two players
option-bonus-none = begins like the first
option-bonus-second = begins with 2 points (our idea)

## Names and amounts

faction-unicorns = Unicorns
faction-cyclopes = Cyclopes
faction-goblins = Goblins
faction-dwarves = Dwarves
faction-gnomes = Gnomes
faction-elves = Elves
faction-druids = Druids
faction-fire_elementals = Fire Elementals
faction-yetis = Yetis
faction-shadows = Shadows
faction-trolls = Trolls
faction-undead = Undead
faction-orcs = Orcs
faction-phoenix = Phoenix
faction-werewolves = Werewolves
faction-shapeshifters = Shapeshifters
faction-demons = Demons
faction-rogues = Rogues
faction-ice_beasts = Ice Beasts
faction-ice_queens = Ice Queens
faction-fire_phoenix = Fire Phoenix
faction-dragons = Dragons
faction-doppelgangers = Doppelgängers
faction-seers = Seers
faction-basilisks = Basilisks
faction-ghosts = Ghosts
faction-ice_kings = Ice Kings
faction-zombies = Zombies
faction-giants = Giants
faction-mages = Mages
faction-poisoners = Poisoners
faction-vampires = Vampires
faction-knights = Knights

set-claim-1 = Claim 1
set-claim-2 = Claim 2
set-maps = Maps
set-mercenaries = Mercenaries
set-magic = Magic
set-fire = Fire
set-frost = Frost
set-fear = Fear
set-promo = a promotional set

field-catapult = catapult
field-mill = mill
field-swamp = swamp
field-castle = castle
field-ruin = ruin
treasure-spectre = spectre
treasure-chest = treasure chest
treasure-trap = trap

card = { $faction } ({ $value })
map = War map { $map }
map-short = map { $map }
face-down = face-down card
mark-stone = stone { $letter }×{ $count }
mark-poison = poison
nobody = nobody
no-followers = no followers
yours = one of yours
way-north = up
way-east = right
way-south = down
way-west = left
way-row = row
way-column = column
guess-high = high
guess-low = low

count-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
count-followers = { $n ->
    [one] 1 follower
   *[other] { $n } followers
  }
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
list-last = { $head } and { $tail }
list-last-i = { $head } and { $tail }
line = { $who }: { $what }.
scored = { $who } { $points }

## What a card does, in a line

power-count-factions-around = 1 point per different faction here and on the 8 cards around
power-count-own-of-faction = 1 point per card of the { $faction } with a follower of yours, this one included
power-count-faction-in-lines = 1 point per card of the { $faction } in this row and column, this one included
power-count-empty-adjacent = 1 point per empty space beside it
power-count-diagonal = 1 point per face-up card that touches its corners
power-count-adjacent = 1 point per card beside it
power-count-own-adjacent = 1 point per card beside it with a follower of yours
power-base = plus { $n }
power-most = at most { $n }
power-run = 1 point per card in an unbroken line from here, in one direction; at most { $most }
power-variety = 1 point per other faction in this row or in this column, as you choose
power-guess = Guess whether the deck's top card is { $high } or more: { $right } points if right; { $wrong } if wrong
power-gift = { $points }, but your next card must be the deck's top one
power-peek = Look at a hand card of an opponent: 1 point per card of its faction in play, at most { $most }
power-raid = On each card beside it, an opponent standing there gives you { $points }
power-recall = Take a follower of yours back from another card: { $points }
power-moon = New moon: remove an opponent's follower beside it. Full moon: { $points }. The moon turns
power-pay = Pay 1 to { $most } points: add that many of your followers here
power-clear-display = Put up to { $most } cards of the display out of the game: { $points } each
power-exchange-card = Exchange this card with one of the display; the followers stay
power-steal-card = Take an opponent's hand card as your new card; they draw another
power-copy = Use the power of a faction that lies face up beside it
power-play-top = Turn up the deck's top card and play it at once with a follower; its field acts
power-look = Look at the deck's top { $cards } cards and take one as your new card
power-shift = Move an opponent's follower from a card beside it to a card beside that one
power-sweep = Remove all followers from one card beside it, yours too
power-petrify = Turn an opponent's follower beside it to stone: it counts for nothing
power-walk = Move one of your followers, from anywhere, here or to a card around
power-exchange-followers = Swap the followers of a card beside it with those of a card in line with that one
power-join = Put a follower on a card beside it where opponents stand and you do not
power-turn-down = Turn a card beside it face down for good; its followers are removed
power-poison = Poison a card beside it: its followers do not count for its faction
power-replace = Move a follower from here onto a card beside it, in place of an opponent's
power-remove = Remove up to { $most } opponents' followers from the cards beside it
power-none = Nothing when it is played
flag-doubles = At the end, followers on cards beside it count double.
flag-locked = Immune to powers and fields.

## What a card does, in full

rule-count-factions-around =
    - Counts this card's own faction and each other one among the face-up cards on the eight spaces around, diagonals too: 1 to 9 points.
    - Cards of the same faction count once, whoever stands on them.
rule-count-own-of-faction =
    - A card counts once, however many followers of yours are on it.
    - A card that you share with others counts too.
    - Face-down cards and followers turned to stone do not.
rule-count-faction-in-lines =
    - All face-up cards of the { $faction } in the row and in the column, gaps or no gaps, whoever stands on them or nobody.
    - The card just played counts once.
rule-count-empty-adjacent =
    - Only spaces where a card could be played: not the edge of the land, not what is off the map.
    - Without war maps, every empty neighbour counts.
rule-count-diagonal =
    - The four spaces that touch its corners, over the borders of maps too.
    - Whoever stands on them; face-down cards do not count.
rule-count-adjacent =
    - The four spaces above, below, left and right, over the borders of maps too.
    - Face-down cards count as well.
rule-count-own-adjacent =
    - The four spaces above, below, left and right; your share of a card is enough.
    - Followers turned to stone do not make a card yours.
rule-run =
    - Choose up, down, left or right. The line begins on the next space and ends at the first gap.
    - Whoever stands on the cards; face-down ones count.
rule-variety =
    - Choose the row or the column. Each faction on the other face-up cards there counts once; gaps do not matter.
    - The { $faction } themselves do not count. That is our reading.
rule-guess =
    - The card is shown to everybody and goes under the deck.
    - With an empty deck the power cannot be used.
rule-gift =
    - Instead of choosing a new card, you draw the top one of the deck this turn.
    - With an empty deck the power cannot be used.
rule-peek =
    - You alone see the card; everybody sees the points.
    - Only face-up cards on the board count, not those of the display.
    - With hands of two, you look at one card: one you know already or one at random among the others.
rule-raid =
    - For each card beside it, choose one opponent with a follower there, or nobody.
    - The same opponent may be hit from several cards, but never for more points than they have.
rule-recall =
    - From any other face-up card of the board, back into your supply. Not from the card just played.
    - If your supply had run out, the game ends all the same.
rule-moon =
    - All cards with this power share one moon. It begins as a new moon and turns each time the power is used.
    - At new moon, without a follower to remove, the power cannot be used.
rule-pay =
    - Both the points and the followers must be there.
    - If your supply runs out, the game ends after this power.
rule-clear-display =
    - The cards are gone for this game, face up. The display is filled again from the deck.
rule-exchange-card =
    - The card from the display now lies here under the same followers; its power is not used.
    - It must be of another faction than the card it replaces.
    - Poison and stone stay where they are, and the field does not act again.
    - This card lies in the display now, so anybody may take it.
rule-steal-card =
    - You skip your own new card this turn.
    - Whoever lost the card takes one at once, from the display or the deck.
    - If the game ends with this turn, the power does nothing.
    - With hands of two, you take one you know or one at random among the others.
rule-copy =
    - This card counts as one of that faction while the power lasts. For the scoring it remains what it is.
    - Only a power that can be used right now can be copied.
    - Nothing happens to the card that is copied.
rule-play-top =
    - You need a follower. If there is no legal space for the card, it goes under the deck.
    - The field under it acts, treasures too. Its own power does not.
rule-look =
    - The other cards go under the deck, in the order you like.
    - You skip your own new card this turn. With fewer cards in the deck, you look at fewer.
    - If the game ends with this turn, the power does nothing.
rule-shift =
    - First choose the follower, then a face-up card beside the one it stands on. That may be the card just played.
    - It does not matter who stands on that card.
rule-sweep =
    - Followers go back to their owners' supplies. Followers turned to stone stay.
rule-petrify =
    - The stone stays on its card until the end: it is in no supply and nothing can move or remove it.
    - If its card is turned face down, it leaves the game.
rule-walk =
    - From any face-up card to the card just played or to a face-up card on the eight spaces around it.
    - Never back onto the card it comes from.
rule-exchange-followers =
    - First choose a card beside it, then another card in its row or column; gaps do not matter.
    - All followers of both change places. One of the cards may be empty. Not the card just played.
    - Stone and poison stay with their cards.
rule-join =
    - You need a follower in your supply.
    - If your supply runs out, the game ends after this power.
rule-turn-down =
    - Followers go back to their supplies; stone and poison leave the game.
    - The blank card blocks its space, has no faction and takes no followers. New cards may still be placed beside it.
    - Any face-up card beside it may be chosen, the start card too.
rule-poison =
    - They still count for the war map.
    - A poisoned card cannot be poisoned again. The marker goes with the card when it moves, and stays when the card is exchanged.
rule-replace =
    - Your follower from this card moves; the opponent's goes back to its supply.
    - This card is left empty, or with the follower from its mill.
rule-remove =
    - From one card or from different ones, of one opponent or of several.
    - They go back to their owners' supplies.
rule-none =
    - There is nothing to decide when this card is played.
rule-doubles =
    - It works at the scoring, for maps and for factions, for everybody, whoever holds it.
    - Never more than double, however many are near. Beside another of its kind it is doubled too.
    - Face down it does not work; poisoned it does.
rule-locked =
    - No power, catapult or spectre can choose it, not even yours: its followers stay where they are. Nobody can be robbed on it.
    - It is counted like any other card.
rule-uncopied = - This power cannot be copied.

page-head = **Value { $value }** · { $copies } cards · from { $set }
source-is-rulebook = From the rulebook.
source-is-reviews = As reported in reviews of the 2021 edition; not checked against the printed sheet.
source-is-inferred = Inferred from reviews, not printed in the rulebook. If you own the game, correct it in the game's file *data.toml*.
source-is-recon = Our reconstruction, not the publisher's text. If you own the game, correct it in the game's file *data.toml*.

## Where the game stands

phase-factions = Choosing the factions
phase-play = Turn { $turn }; { $cards } in the deck
phase-over = Final scores

## Questions

wait-choose-factions = to choose the factions
wait-choose-faction = to choose a faction
wait-play-card = to play a card
wait-place-card = to play a card
wait-place-revealed = to place the card turned up
wait-catapult = to aim the catapult
wait-spectre = to move a card with the spectre
wait-target-pair = to choose what to move, and where
wait-spectre-card = to choose a card for the spectre
wait-spectre-space = to move a card with the spectre
wait-use-power = to use a power, or not
wait-copy-power = to copy a power, or not
wait-direction = to choose a direction
wait-line = to choose row or column
wait-guess = to guess the top card
wait-amount = to choose an amount
wait-target-card = to choose a card on the board
wait-target-follower = to choose a follower
wait-target-followers = to choose followers
wait-target-seats = to choose whom to rob
wait-second-card = to choose the second card
wait-target-hand = to choose a card in another hand
wait-display-card = to choose a card of the display
wait-display-cards = to choose cards of the display
wait-seer-card = to choose one of the cards looked at
wait-seer-order = to put cards under the deck
wait-draw-card = to take a new card

ask-choose-factions = Which { $count } factions are in this game?
    A mix of low and high values plays best: low ones tend to give points at once, high ones to upset others.
ask-choose-faction = Which faction joins the game? It is number { $number } of { $count }.
ask-play-card = Which of your cards do you play, and where?
ask-place-card = Where do you play your card, { $card }?
ask-place-revealed = The deck's top card is { $card }. Where do you play it? Its field acts, its power does not.
ask-catapult = The catapult on { $space } removes one follower beside it. Which one?
ask-spectre = In the ruin on { $space } you have met a spectre: it moves a card with all its followers. Which card, and where? The field there does not act.
ask-spectre-card = In the ruin on { $space } you have met a spectre: it moves a card with all its followers. Which card?
ask-spectre-space = Where does the spectre put the card from { $space }, { $card }? The field there does not act.
ask-use-power = Do you use the power of the { $power }?
ask-use-power-points = Do you use the power of the { $power }? It brings you { $points }.
ask-copy-power = { $power }: which power do you copy?
ask-direction = { $power }: in which direction do you count?
ask-line = { $power }: do you count the row or the column?
ask-guess = { $power }: is the deck's top card high or low?
ask-amount = { $power }: how much do you pay?
ask-target-card-recall = { $power }: from which card do you take back a follower?
ask-target-card-sweep = { $power }: which card do you sweep clean?
ask-target-card-turn-down = { $power }: which card do you turn face down?
ask-target-card-poison = { $power }: which card do you poison?
ask-target-card-join = { $power }: on which card do you put a follower?
ask-target-card-walk = { $power }: from which card does a follower of yours set out?
ask-target-card-exchange-followers = { $power }: which card beside it do you choose first?
ask-target-follower-moon = { $power }, new moon: which follower do you remove?
ask-target-follower-petrify = { $power }: which follower turns to stone?
ask-target-follower-replace = { $power }: in which follower's place do you move yours?
ask-target-follower-shift = { $power }: which follower do you move?
ask-target-followers = { $power }: which followers do you remove, { $most } at most?
ask-target-seats = { $power }: on which cards do you rob whom?
ask-target-pair-shift = { $power }: which follower do you move, and where?
ask-target-pair-walk = { $power }: which of your followers sets out, and where to?
ask-target-pair-exchange-followers = { $power }: which two cards exchange their followers?
ask-second-card-shift = { $power }: where does the follower of { $who } from { $space } go?
ask-second-card-walk = { $power }: where does your follower from { $space } go?
ask-second-card-exchange-followers = { $power }: with which card does { $space } exchange its followers?
ask-target-hand-peek = { $power }: whose card do you look at?
ask-target-hand-steal-card = { $power }: whose card do you take?
ask-display-card = { $power }: which card of the display do you exchange it with?
ask-display-cards = { $power }: which cards of the display leave the game, { $most } at most?
nothing-target-followers = Remove nobody
nothing-target-seats = Rob nobody
nothing-display-cards = All of them stay
ask-seer-card = These are the top cards of the deck. Which one do you take? The others go under the deck.
ask-seer-order = The others go under the deck. In which order, the lowest first?
ask-draw-card = Which card do you take for your next turn?
ask-draw-card-lost = { $who } has taken your card. Which one do you take instead?
none-declines = Pick none to leave the power unused.
and-card = Choose your new card too.
or-card = Or take a new card now: the power is lost then.
you-have = You have { $points } and { $followers } left.
you-have-left = You have { $followers } left.

option-pass = Do not use the power
option-pass-detail = It is lost then
option-use = Use the power
option-use-points = Use the power: { $points }
option-way = { $way }: { $points }
option-guess-high = High: value { $value } or more
option-guess-low = Low: value { $value } or less
option-guess-detail = +{ $right } if right, +{ $wrong } if wrong
option-amount = Pay { $points }: { $followers }
option-held = { $who }: the hidden card
option-held-unseen = { $who }: a card you do not know
option-held-known = { $who }: { $card }
option-deck = Top card of the deck
mark-deck = Deck
option-take = Take { $card }
option-take-deck = Take the deck's top card
option-play = { $card }: { $space }
option-move-to = To { $space }
option-swap = { $card } here; take { $taken }
deck-top = the deck's top card
option-deck-detail = unseen; { $cards } in the deck
option-deck-known = You know it: { $card }
group-values = { $least ->
    [6] Value { $least }
   *[other] Values { $least } to { $most }
  }
group-power = Power (leave empty to skip it)
group-power-needed = Power
group-new-card = New card
group-spectre-card = Card to move
group-spectre-space = Where to
group-map = War map { $map } ({ $first }/{ $second })
detail-catapult = removes a follower beside it
detail-catapult-one = removes a follower of { $who } from { $space }
detail-catapult-own = removes one of your followers from { $space }
detail-mill = one more follower here
detail-swamp = −{ $points }
detail-castle = +{ $points }
detail-ruin = turns up a treasure
detail-beside = beside { $cards }
detail-power = power +{ $points }
detail-targets = power: { $count ->
    [one] 1 target
   *[other] { $count } targets
  }
detail-no-target = power: no target
detail-majority = at the end +{ $points }: { $where }
detail-loses = at the end −{ $points }
detail-under = under the deck: { $cards }
detail-nobody = nobody stands there
detail-has = { $letter } has { $points }

## Headings of what may be asked later

ahead-play-card = Next card
ahead-place-card = Where to play the { $card }
ahead-power = { $card } on { $space }: the power
ahead-power-card = { $card } on { $space }: power and new card
ahead-draw-card = New card after the turn

## What somebody does or gets: "Ana: 3 points."

does-choose = chooses { $card }, { $chosen } of { $wanted }
does-turn-skipped = has no card and is skipped
does-turn-passed = finds no space for a card and passes
does-card-chosen = you chose { $card }
does-play-hand = plays { $card } on { $space }; { $followers } left
does-play-mages = places { $card } on { $space }; { $followers } left
does-gain = +{ $points } ({ $why }), now { $total }
does-lose = −{ $points } ({ $why }), now { $total }
does-supply-empty = has no follower left: the game ends after this power
does-idle = { $what }: { $reason }
idle-catapult = no follower in reach
idle-mill = no follower left
idle-swamp = no point to lose
idle-trap = no point to lose
idle-spectre = no card can move
idle-no-target = nothing to choose
idle-no-points = brings no points
idle-no-payment = no points to pay
idle-no-deck = the deck is empty
idle-no-followers = no follower for it
idle-no-display = the display is empty
idle-game-ends = the game ends, so a new card is no use
idle-passive = works by itself at the end
does-treasure = finds in the ruin on { $space }: { $treasure }
does-move-card = the spectre moves { $card } from { $before } to { $space }
does-add = adds { $followers } on { $space } ({ $why })
does-follower-removed = removes { $followers } of { $owner } from { $space } ({ $why })
does-follower-removed-own = takes back { $followers } from { $space } ({ $why })
does-follower-moved = moves a follower of { $owner } from { $before } to { $space } ({ $why })
does-follower-moved-own = moves a follower from { $before } to { $space } ({ $why })
does-exchange = exchanges the followers of { $one } and { $other }
does-petrified = turns a follower of { $owner } on { $space } to stone
does-raided = takes 1 point from { $owner } on { $space }, who has { $total } left
does-power-declined = does not use the power ({ $power })
does-power-copied = copies a power ({ $power })
does-power-used = uses the power ({ $power })
does-count-north = counts upwards
does-count-east = counts to the right
does-count-south = counts downwards
does-count-west = counts to the left
does-count-row = counts the row
does-count-column = counts the column
does-moon-new = turns the moon: { $moon } it is a new moon now
does-moon-full = turns the moon: { $moon } it is a full moon now
does-guess-right = guesses { $guess }: { $card }, value { $value } – right
does-guess-wrong = guesses { $guess }: { $card }, value { $value } – wrong
does-poisoned = poisons { $card } on { $space }
does-turned-down = turns { $card } on { $space } face down
does-hand-looked = looks at the hand card of { $other }
does-hand-looked-known = looks at the hand card of { $other }, { $card }
does-hand-seen = { $other } holds { $card }
does-card-stolen = takes the hand card of { $other }
does-card-stolen-known = takes { $card } from the hand of { $other }
does-card-lost = the card taken from { $other } is { $card }
does-no-new-card = no card is left to take
does-swap = exchanges { $before } on { $space } with { $card } of the display
does-cards-out = puts out of the game: { $cards }
does-take = takes { $card } from the display
does-draw = draws from the deck
does-draw-known = draws { $card } from the deck
does-drawn = you draw { $card }
does-card-revealed = turns up { $card } from the deck
does-card-under = finds no space for { $card }: it goes under the deck
does-seer-took = you take { $card }
does-deck-looked = looks at the top of the deck: { $cards }
does-deck-seen = top of the deck: { $cards }
does-seer-put = under the deck, the lowest first: { $cards }
does-seer-kept = takes one and puts { $cards } under the deck
does-seer-kept-all = takes the last card of the deck

## The chronicle

event-start-card = The start card is { $card } on { $space }.
event-game-start = { $who } begins. Factions: { $factions }. War maps: { $maps }.
event-game-start-free = { $who } begins, on a free grid. Factions: { $factions }.
event-display-filled = New in the display: { $cards }. In the deck: { $deck }.
event-game-ends-followers = { $who } has no follower left: the game ends.
event-game-ends-covered = Every space of the war maps is covered: the game ends.
event-game-ends-cards = No cards are left anywhere: the game ends.
event-game-ends-stuck = Nobody finds a space for a card: the game ends.
event-map-scored = War map { $map }, followers { $counts }. Points: { $scores }.
event-faction-scored = { $card }, followers { $counts }. Points: { $scores }.
event-game-over = { $winners ->
    [one] { $who } wins with { $points }.
   *[other] { $who } share the victory with { $points }.
  }

## Milestones

sum-begins = { $who } begins.
sum-factions = Factions: { $factions }
sum-map = { $map } ({ $first }/{ $second })
sum-maps = War maps (points for first/second place): { $maps }
sum-first-cards = Start card: { $start }. Display: { $cards }.
sum-turn = **Turn { $turn }** · { $who }: { $card } on { $space }; { $followers } left
sum-map-scored = War map { $map }: { $scores }
sum-faction-scored = { $card }: { $scores }
sum-unscored = Nobody: { $cards }

## Hand and standings

hand-title = { $count ->
    [one] Your card
   *[other] Your cards
  }
hand-empty = You have no card.
hand-chosen = (chosen)
hand-looked = Top of the deck
hand-display = Display ({ $cards } in the deck)
hand-seen = What you know of other hands: { $hands }
hand-holds = { $who } holds { $cards }
standing-line = { $letter } · { $who }: { $points }
standing-over = { $letter } · { $who }: { $points }
count-now = { $n ->
    [one] 1 point if it ended now
   *[other] { $n } points if it ended now
  }
standing-no-card = no card

## Result

result-sole = { $who } wins the kingdom with { $points }.
result-shared = { $who } share the kingdom with { $points }.
why-supply = The tie was broken by the followers left in the supply.
why-shared = The followers left in the supply are level too.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-play = During play
source-total = Total

## The position in words, for those who cannot see the picture

at-factions = Chosen: { $factions }.
at-maps = War maps: { $maps }.
at-turn = { $who } is to move.
at-last = Last card: { $card } on { $space }.
at-seat = { $letter }, { $who }: { $points }, { $followers } left.
at-display = Display: { $cards }.
at-down = Face down: { $spaces }.
at-map = War map { $map } ({ $first }/{ $second } points): { $counts }; { $free } free.
at-faction = { $faction } (value { $value }): { $counts }; on { $spaces }.
at-open = A card may go to: { $spaces }.
at-fields = Free special spaces: { $fields }.
at-field = { $field } { $spaces }
at-treasure = ruin with a treasure
at-out = Out of the game: { $cards }.
at-moon-new = New moon.
at-moon-full = Full moon.

## Rules pages

rules-overview-title = Overview
rules-overview =
    Win over the factions of a kingdom: play their cards onto the land, put followers on them, and have the most where it counts.

    ### A turn
    1. **Play** your card on an empty space beside another card, with a follower on it. The field under it acts.
    2. **Use the power** of its faction, if you like.
    3. **Take** a new card from the display or the deck.

    ### Where points come from
    - Powers, castles and treasures, at once
    - **War maps:** at the end, for the most followers on each map, and for the second most
    - **Factions:** at the end, for the most followers on each faction's cards: 3 to 9 points

    The game ends when somebody has no follower left, when the maps are covered, or when the cards are gone.

    Each faction has a page with its power. Signs: 📖 from the rulebook, 📰 told by reviews, 🧩 inferred, ✏️ our reconstruction.

rules-setup-title = Setup
rules-setup =
    - 7 factions with 2 players; 8 with 3; 9 with 4. Seven cards of each make up the deck. They are drawn or chosen, as the table decided; drawn ones have mixed values.
    - As many war maps as players, joined edge to edge. Each space has a letter and a number: C4 is the third column, the fourth row.
    - A treasure lies face down on each ruin.
    - The top card of the deck is the **start card**, on a plain space near the middle: without a follower, and its field does not act.
    - Everyone has 15 followers, a hidden hand card and 0 points. Three cards lie open as the display.
    - The starting player is drawn; play goes clockwise.

    ### Without war maps
    The cards grow into a free grid from the start card: no fields, no treasures, and only factions score. N2E3 is then two spaces above and three to the right of the start card, S is below, W to the left.

rules-turn-title = A turn
rules-turn =
    1. **Play your card** on an empty space that touches another card above, below, left or right, over the borders of maps too. Put one of your followers on it. Then the **field** under it acts; it must.
    2. **Use the power** of the card's faction, or do not: then it is lost. Points are scored at once; nobody falls below 0.
    3. **Take a new card**, from the display or the top of the deck. The display is filled up to three.

    - Followers of several colours may stand on one card. Cards belong to nobody: only followers count.
    - If no space is legal, you pass and keep your card. Without a card, you are skipped.

rules-fields-title = Fields and treasures
rules-fields =
    A field acts when a card is **played** there, with the Mages' power too, but not when a card is moved or exchanged there. Each acts again and again; only the treasure of a ruin is found once.
acts-catapult = removes one follower from a card beside it, of any colour. It has to: if only your own stand there, one of those.
acts-mill = one more follower of yours on this card, if you have one left.
acts-swamp = lose { $points }, never below 0.
acts-castle = gain { $points }.
acts-ruin = turn up its treasure and do what it says; then it is gone and the space is plain.
acts-spectre = move any card with its followers, but no locked one, to an empty space beside another card. It has to be done if it can. The field there does not act.
acts-chest = gain { $points }.
acts-trap = lose { $points }, never below 0.
rules-treasures = Treasures
rules-treasures-recon = How many there are of each treasure is our guess; that there are nine is printed.

rules-powers-title = Powers
rules-powers =
    - A power is optional and works once, when its card is played from a hand, from where the card lies after its field has acted.
    - **Beside** means above, below, left and right. **Around** adds the diagonals.
    - A power chooses **face-up** cards only, and hits your own followers only where it says so.
    - **Remove** means back to its owner's supply.
    - One power never starts another.
    - If there is nothing to choose or to gain, you are not asked; points that cost nothing are taken by themselves.

    ### Marks on cards
    - **Stone:** a follower that stays where it is and counts for nothing until the end.
    - **Poison:** followers on this card do not count for its faction, but they do for the map.
    - **Face down:** a blank card. It blocks its space and has no faction; nobody can stand on it.
    - **Locked:** no power, catapult or spectre may choose it.

rules-display-title = Display, deck and hand
rules-display =
    - At the end of your turn, take one of the three open cards or the top card of the deck. Never more than one in hand (two with the rule of the 2021 edition).
    - If the display is empty, take from the deck, and the other way round. If both are empty, you get nothing.
    - The display is filled up from the deck as long as it lasts.
    - Hands are hidden. But everyone saw what was taken from the display.
    - The deck holds all cards of the chosen factions, seven of each: what is not on the table is in there or in a hand.

rules-ends-title = How it ends
rules-ends =
    The game ends as soon as step 2 of a turn is over and

    - somebody has placed their **last follower**. It ends even if one came back meanwhile;
    - every space of the war maps is **covered**;
    - deck, display and hands are all **empty**.

    It ends as well when everyone who has a card has passed in turn, because no space is legal.

rules-scoring-title = Final scoring
rules-scoring =
    ### War maps
    Each map by itself: whoever has the most followers on its cards gets the points for first place, the next one those for second place.
    - Everyone who is tied for a place gets its points. After a tie for first, second place is still given.
    - **With two players**, second place must be at most 3 followers behind.
    - Without a follower there, nothing is scored.

    ### Factions
    Whoever has the most followers on a faction's cards gets its value. On a tie, everyone tied does (with the rule of the 2021 edition: nobody).

    ### What counts
    - Followers beside a doubling card (Druids) count double, for maps and factions.
    - Stone and face-down cards count for nothing. Followers on poisoned cards count for the map only.

    - **Ties for victory:** more followers left in the supply, otherwise it is shared.

rules-maps-title = War maps
rules-maps =
    Points for first and second place, spaces, special fields. The points are printed; ✏️ the drawings are ours.
rules-map = - **{ $map }:** { $first }/{ $second } · { $spaces } spaces · { $signs }

rules-factions-title = All factions
rules-factions =
    Value in brackets: the points for having the most followers. Each one has a page of its own.
    📖 power from the rulebook · 📰 told by reviews · 🧩 inferred · ✏️ our reconstruction

rules-printed-title = What is printed, what is ours
rules-printed =
    The rulebook gives the course of the game, the fields, the values of all 33 factions, the points of the ten maps and the scoring. The powers stand on a reference sheet and the maps on boards, and neither is in the rulebook.

    - 📖 **From the rulebook:** sure.
    - 📰 **Told by reviews** of the 2021 edition, which may differ from the Royal Edition.
    - 🧩 **Inferred** from what reviews say without naming the faction.
    - ✏️ **Our reconstruction:** made to fit the theme, the value and the length of the game. It is not the publisher's text.

    Also ours: the drawings of the maps and how they are joined, three treasures of each kind, how factions of mixed value are drawn, the start bonus, and small rulings where the rulebook is silent.

    ### Do you own the game?
    All of this stands in one file, *engine/games/claim_kingdoms/data.toml*, each entry with its source. Whoever runs this bot can change a power, its numbers or a map there to what is printed; cards and rules pages then say the same.

## Pictures

picture-played = { $card } on { $space }
picture-display = To take
picture-choose = The 33 factions
picture-factions = The factions of this game
picture-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
picture-story = { $count ->
    [one] Ruler of the kingdom with { $points }
   *[other] Rulers of the kingdom with { $points }
  }{ $both ->
    [both] : the most followers among { $factions }, and on { $map-count ->
        [one] war map { $maps }.
       *[other] war maps { $maps }.
      }
    [factions] : the most followers among { $factions }.
    [maps] : the most followers on { $map-count ->
        [one] war map { $maps }.
       *[other] war maps { $maps }.
      }
   *[none] .
  }
