# Claim Kingdoms Royal Edition, in English. who is a name, seat, owner, other … are seats.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.
# In capitals: NAME a faction, field or treasure, SIGNED the same with its sign; CARD a card with its
# value, CARDS with its sign too; ORDER cards in their order; POWER what a card does; WORTH what a war
# map brings, MAPS maps with it; FOLLOWERS and SCORES who has how many; CHANGE points won or lost.

title = Claim Kingdoms: Royal Edition
pitch = Each turn, play a card onto the war maps, put a follower on it and use its faction's power. The most followers on a map or a faction score at the end. About 45 minutes at a real table. Many powers, the map layouts and the number of each treasure are our reconstruction: see the rules.
picture-cover = A kingdom with a castle and a mill by the sea. In front of it: a dragon, a crossbow, a helmet, a wizard's hat, a unicorn and a club.

## What the lobby offers

option-factions = Factions
option-factions-mixed = random, with mixed values
option-factions-random = random from all 33
option-factions-turns = chosen in turn, one at a time
option-factions-starter = all chosen by the first player
option-maps = War maps
option-maps-with = with maps (our layouts)
option-maps-without = without maps, on a free grid; only factions score
option-hand = Cards in hand
option-hand-one = one
option-hand-two = two (2021 edition)
option-ties = Tie for a faction
option-ties-score = everyone tied scores
option-ties-nothing = nobody scores (2021 edition)
option-bonus = Second of two players
option-bonus-none = starts like the first
option-bonus-second = starts with 2 points (our idea)
option-posts = Posts in the thread
option-posts-fitting = every turn with two players, every round with more
option-posts-turn = every turn
option-posts-round = every round

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
set-promo = promotion

space = space { $space }
place = { $field ->
    [plain] { space }
   *[other] { $space }, { NAME($field) }
  }
field-catapult = catapult
field-mill = mill
field-swamp = swamp
field-castle = castle
field-ruin = ruins
treasure-spectre = spectre
treasure-chest = treasure chest
treasure-trap = trap

card = { $faction } ({ $value })
map = War map { $map }
map-short = map { $map }
face-down = a face-down card
mark-stone = stone { $letter }×{ $count }
mark-poison = poison
nobody = nobody
no-followers = none
yours = one of yours
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
scored = { $who } +{ $points }

## What a card does, in a line

power-count-factions-around = 1 point per different faction among this card and the 8 around it{ bounds }
power-count-own-of-faction = 1 point per { NAME($faction) } card with a follower of yours, including this one{ bounds }
power-count-faction-in-lines = 1 point per { NAME($faction) } card in this row and column, including this one{ bounds }
power-count-empty-adjacent = 1 point per empty adjacent space{ bounds }
power-count-diagonal = 1 point per face-up card touching its corners{ bounds }
power-count-adjacent = 1 point per adjacent card{ bounds }
power-count-own-adjacent = 1 point per adjacent card with a follower of yours{ bounds }
bounds = { $base ->
    [0] { "" }
   *[other] , plus { $base }
  }{ $most ->
    [99] { "" }
   *[other] ; at most { $most }
  }
power-run = Choose a direction: 1 point per card in an unbroken line from the next space on; at most { $most }
power-variety = 1 point per other faction in this row or this column (your choice)
power-guess = Guess whether the top card of the deck has value { $high } or more: { $right } points if right, { $wrong } if wrong
power-gift = { COUNT("points", $points) }, but your next card must be the top card of the deck
power-peek = Look at an opponent's hand card: 1 point per card of its faction in play; at most { $most }
power-raid = For each adjacent card, take { COUNT("points", $points) } from an opponent who has a follower on it
power-recall = Take one of your followers back from another card: { COUNT("points", $points) }
power-moon = New moon: remove an opponent's follower from an adjacent card. Full moon: { COUNT("points", $points) }. The moon turns
power-pay = Pay up to { $most } points: add that many of your followers here
power-clear-display = Remove up to { $most } display cards from the game: { COUNT("points", $points) } each
power-exchange-card = Swap this card with one from the display; the followers stay
power-steal-card = Take an opponent's hand card as your new card; they take another
power-copy = Use the power of an adjacent face-up card
power-play-top = Reveal the top card of the deck and play it at once with a follower; activate its field
power-look = Look at the top { $cards } cards of the deck and take one as your new card
power-shift = Move an opponent's follower from an adjacent card to a card adjacent to that one
power-sweep = Remove all followers from one adjacent card, including yours
power-petrify = Turn an opponent's follower on an adjacent card to stone: it counts for nothing
power-walk = Move one of your followers from any card to this one or to a card around it
power-exchange-followers = Swap the followers of an adjacent card with those of another card in this row or column
power-join = Put a follower on an adjacent card that has opponents' followers and none of yours
power-turn-down = Turn an adjacent card face down for good; its followers are removed
power-poison = Poison an adjacent card: its followers do not count for its faction
power-replace = Move your follower from this card onto an adjacent card, replacing an opponent's
power-remove = Remove up to { $most } opponents' followers from adjacent cards
power-none = No effect when played
flag-doubles = At the end, followers on adjacent cards count double.
flag-locked = Immune to powers and fields.

## What a card does, in full

rule-count-factions-around =
    - Count this card's own faction and every other faction on the face-up cards in the eight spaces around it. Diagonals count too: 1 to 9 points.
    - Several cards of the same faction count once. It does not matter whose followers are on them.
rule-count-own-of-faction =
    - A card counts once, however many followers you have on it.
    - A card that you share with opponents counts too.
    - Face-down cards and followers turned to stone do not count.
rule-count-faction-in-lines =
    - Count all face-up { NAME($faction) } cards in the row and in the column, across gaps too. It does not matter whose followers are on them.
    - The card just played counts once.
rule-count-empty-adjacent =
    - Only spaces where a card could be played count. The edge of the land and spaces off the map do not.
    - Without war maps, every empty adjacent space counts.
rule-count-diagonal =
    - Count the four spaces that touch its corners, across map borders too.
    - It does not matter whose followers are on the cards. Face-down cards do not count.
rule-count-adjacent =
    - Count the four spaces above, below, left and right, across map borders too.
    - Face-down cards count as well.
rule-count-own-adjacent =
    - Count the four spaces above, below, left and right. A card that you share with opponents counts too.
    - Followers turned to stone do not make a card yours.
rule-run =
    - Choose up, down, left or right. The line begins on the next space and ends at the first gap; the card just played does not count.
    - It does not matter whose followers are on the cards. Face-down cards count.
rule-variety =
    - Choose the row or the column. Each faction on the other face-up cards there counts once; gaps do not matter.
    - The { NAME($faction) } themselves do not count. This is our reading.
rule-guess =
    - Everyone sees the card; then it goes under the deck.
    - If the deck is empty, you cannot use the power.
rule-gift =
    - Instead of choosing a new card, draw the top card of the deck this turn.
    - If the deck is empty, you cannot use the power.
rule-peek =
    - Only you see the card; everyone sees the points.
    - Only face-up cards on the board count, not those in the display.
    - With hands of two, you look at one card: one that you know already, or a random one of the others.
rule-raid =
    - For each adjacent card, choose one opponent with a follower there, or nobody.
    - You can rob the same opponent through several cards, but never of more points than they have.
rule-recall =
    - Take the follower from any other face-up card on the board that is not locked. It goes back to your supply.
    - If your supply was empty, the game still ends.
rule-moon =
    - All cards with this power share one moon. It begins as a new moon and turns each time the power is used.
    - At new moon, you cannot use the power if there is no follower to remove.
rule-pay =
    - You need enough points, and enough followers in your supply.
    - If your supply runs out, the game ends after this power.
rule-clear-display =
    - The cards leave the game; everyone sees which. The display is refilled from the deck.
rule-exchange-card =
    - The card from the display is now here, under the same followers. Its power is not used.
    - It must be of another faction than the card it replaces.
    - Poison and stone stay where they are. The field is not activated again.
    - This card is now in the display, so anybody may take it.
rule-steal-card =
    - You do not take another card this turn.
    - The opponent takes a new card at once, from the display or the deck.
    - If the game ends with this turn, the power cannot be used.
    - With hands of two, you take one that you know, or a random one of the others.
rule-copy =
    - While you use the power, this card counts as one of that faction. For scoring it remains what it is.
    - You can only copy a power that could be used right now. Some powers can never be copied: their pages say so.
    - Nothing happens to the copied card.
rule-play-top =
    - You need a follower in your supply. If there is no legal space for the card, it goes under the deck.
    - The field under it is activated, treasures too. Its own power is not.
rule-look =
    - Put the other cards under the deck, in any order.
    - You do not take another card this turn. If the deck has fewer cards, you look at fewer.
    - If the game ends with this turn, the power cannot be used.
rule-shift =
    - First choose the follower, then a face-up card adjacent to its card. That may be the card just played, but not a locked one.
    - It does not matter whose followers are on that card.
rule-sweep =
    - Followers go back to their owners' supplies. Followers turned to stone stay.
rule-petrify =
    - The stone stays on its card until the end. It is in no supply, and nothing can move or remove it.
    - If its card is turned face down, the stone leaves the game.
rule-walk =
    - Move the follower from any face-up card to the card just played, or to a face-up card in the eight spaces around it. Locked cards cannot be chosen.
    - It cannot stay on the card where it is.
rule-exchange-followers =
    - First choose an adjacent card, then another card in the row or column of the card just played; gaps do not matter. You cannot choose the card just played itself.
    - All followers of the two cards change places. One of the cards may be empty.
    - Stone and poison stay with their cards.
rule-join =
    - You need a follower in your supply.
    - If your supply runs out, the game ends after this power.
rule-turn-down =
    - Followers go back to their owners' supplies; stone and poison leave the game.
    - The blank card blocks its space, has no faction and takes no followers. New cards may still be played next to it.
    - You may choose any face-up adjacent card that is not locked, even the start card.
rule-poison =
    - The followers still count for the war map.
    - A poisoned card cannot be poisoned again. The marker moves with the card, but stays on the space if the card is swapped.
rule-replace =
    - Your follower from this card moves there; the opponent's goes back to its owner's supply.
    - This card is left empty, or with your follower from the mill.
rule-remove =
    - You may take them from one card or from several, from one opponent or from several.
    - They go back to their owners' supplies.
rule-none =
    - There is nothing to decide when you play this card.
rule-doubles =
    - It applies to the final scoring, to maps and factions, and to all players. It does not matter whose followers are on it.
    - Followers never count more than double. If two such cards are adjacent, the followers on both count double.
    - It still works if it is poisoned, but not if it is face down.
rule-locked =
    - No power, catapult or spectre can choose it, not even yours: its followers stay where they are, and nobody can be robbed there.
    - It scores like any other card, and its power can still be copied.
rule-uncopied = - This power cannot be copied.

page-head = **Value { $value }** · { $copies } cards · set: { TEXT("set", $set) }
source-is-rulebook = From the rulebook.
source-is-reviews = As reported in reviews of the 2021 edition; not checked against the printed sheet.
source-is-inferred = Inferred from reviews, not printed in the rulebook. If you own the game, correct it in the game's file *data.toml*.
source-is-recon = Our reconstruction, not the publisher's text. If you own the game, correct it in the game's file *data.toml*.

## Where the game stands

phase = { $phase ->
    [factions] Choosing the factions
    [play] Turn { $turn } · { COUNT("cards", $deck) } in the deck
   *[over] Final scores
  }

## Questions

wait-choose-factions = to choose the factions
wait-choose-faction = to choose a faction
wait-play-card = to play a card
wait-place-card = to play a card
wait-place-revealed = to place the revealed card
wait-catapult = to aim the catapult
wait-spectre = to move a card with the spectre
wait-target-pair = to choose what to move, and where
wait-use-power = to use a power or skip it
wait-copy-power = to copy a power or skip it
wait-guess = to guess high or low
wait-amount = to choose an amount
wait-target-card = to choose a card on the board
wait-target-follower = to choose a follower
wait-target-followers = to choose followers
wait-target-seats = to choose opponents to rob
wait-target-hand = to choose an opponent's hand card
wait-display-card = to choose a card from the display
wait-display-cards = to choose cards from the display
wait-seer-card = to take one of the cards seen
wait-draw-card = to take a new card

ask-choose-factions = Which { $count } factions are in this game?
    A mix of low and high values plays best: low ones tend to give points at once, high ones disrupt your opponents.
ask-choose-faction = Which faction joins the game? This is number { $number } of { $count }.
ask-play-card = Which of your cards do you play, and where?
ask-place-card =
    Where do you play { CARD($card) }?
    { POWER($card) }
ask-place-revealed = The top card of the deck is { CARD($card) }. Where do you play it? Its field is activated, its power is not.
ask-catapult = The catapult on { $space } removes one follower from an adjacent card. Which one?
ask-spectre =
    A spectre haunts the ruins on { $space }: which card does it move, and where to?
    All followers go with the card. The field there is not activated.
ask-use-power = { $gain ->
    [0] Do you use the power of the { NAME($power) }?
   *[other] Do you use the power of the { NAME($power) }? It gives you { COUNT("points", $gain) }.
  }
ask-copy-power = { NAME($power) }: which adjacent power do you copy?
ask-guess = { NAME($power) }: is the top card of the deck high or low?
ask-amount = { NAME($power) }: how many points do you pay?
ask-target-card = { $rule ->
    [recall] { NAME($power) }: from which card do you take back a follower?
    [sweep] { NAME($power) }: which card do you clear of followers?
    [turn-down] { NAME($power) }: which card do you turn face down?
    [poison] { NAME($power) }: which card do you poison?
    [join] { NAME($power) }: on which card do you put a follower?
    [walk] { NAME($power) }: from which card do you move a follower of yours?
   *[exchange-followers] { NAME($power) }: which adjacent card do you choose first?
  }
ask-target-follower = { $rule ->
    [moon] { NAME($power) }, new moon: which follower do you remove?
    [petrify] { NAME($power) }: which follower turns to stone?
    [replace] { NAME($power) }: which follower do you replace with yours?
   *[shift] { NAME($power) }: which follower do you move?
  }
ask-target-followers = { NAME($power) }: which followers do you remove ({ $most } at most)?
ask-target-seats = { NAME($power) }: which opponents do you rob, and on which cards?
ask-target-pair = { $rule ->
    [shift] { NAME($power) }: which follower do you move, and where?
    [walk] { NAME($power) }: which of your followers do you move, and where?
   *[exchange-followers] { NAME($power) }: which two cards swap their followers?
  }
ask-target-hand = { $rule ->
    [peek] { NAME($power) }: whose card do you look at?
   *[steal-card] { NAME($power) }: whose card do you take?
  }
ask-display-card = { NAME($power) }: which card from the display goes here in its place?
ask-display-cards = { NAME($power) }: which display cards do you remove from the game ({ $most } at most)?
nothing-target-followers = Remove none
nothing-target-seats = Rob nobody
ask-seer-card = These are the top cards of the deck. Which one do you take, and which goes to the very bottom (take/bottom)?
ask-draw-card = { $why ->
    [turn] Which card do you take for your next turn?
   *[other] { SEAT($active) } has taken your card. Which one do you take instead?
  }
ask-form = { $form ->
    [beside] Choose your new card too.
    [instead] Or take a new card now and give up the power.
   *[other] { $least ->
        [0] If you choose none, you do not use the power.
       *[other] { "" }
      }
  }
ask-status = { $kind ->
    [amount] You have { COUNT("points", $score) } and { COUNT("followers", $left) } left.
    [target-card] { $rule ->
        [join] You have { COUNT("followers", $left) } left.
       *[other] { "" }
      }
   *[other] { "" }
  }

option-pass = Do not use the power
    .detail = { $kind ->
        [use-power] { "" }
       *[other] The power is lost
      }
    .mark = Skip it
option-use = { $points ->
    [0] Use the power
   *[other] Use the power: { COUNT("points", $points) }
  }
    .mark = Use the power
option-guess = { $guess ->
    [high] High: value { $value } or more
   *[low] Low: value { $value } or less
  }
    .detail = +{ $right } if right, +{ $wrong } if wrong
    .mark = { $guess ->
        [high] High: from { $value }
       *[low] Low: up to { $value }
      }
option-amount = Pay { COUNT("points", $n) }: +{ COUNT("followers", $n) }
    .mark = { COUNT("points", $n) }
option-held = { $card ->
    [none] { SEAT($other) }: the hidden card
    [unseen] { SEAT($other) }: a card you do not know
   *[other] { SEAT($other) }: { CARD($card) }
  }
option-deck = Top card of the deck
    .mark = Deck
option-take = Take { $card }
option-take-deck = Take the top card of the deck
option-play = { NAME($card) }: { place }
option-move-to = To space { $space }
option-swap = { $card } here; take { $taken }
deck-top = the top card of the deck
option-deck-detail = { $known ->
    [none] unseen; { COUNT("cards", $deck) } in the deck
   *[other] You know it: { CARD($known) }
  }
group-values = { $least ->
    [6] Value { $least }
   *[other] Values { $least } to { $most }
  }
group-power = Power (leave empty to skip it)
group-new-card = New card
group-spectre-card = Card to move
group-spectre-space = Where to
group-map = War map { $map } ({ WORTH($map) })
detail-catapult = { $reach ->
    [0] { idle-catapult }
   *[other] removes a follower from an adjacent card
  }
detail-catapult-one = { $own ->
    [true] removes one of your followers from { $space }
   *[false] removes a follower of { SEAT($owner) } ({ LETTER($owner) }) from { $space }
  }
detail-field = { $field ->
    [mill] one more follower of yours here
    [swamp] −{ COUNT("points", $points) }
    [castle] +{ COUNT("points", $points) }
   *[ruin] reveals a treasure
  }
detail-beside = next to { $cards }
detail-power = power +{ $points }
detail-targets = power: { $count ->
    [0] { $rule ->
        [raid] { idle-no-loot }
       *[other] no target
      }
    [one] 1 target
   *[other] { $count } targets
  }
detail-majority = +{ $points } if it ended now: { $where }
detail-loses = −{ $points } if it ended now
detail-under = under the deck, bottom first: { $cards }
detail-nobody = no followers
detail-has = { $letter } has { COUNT("points", $points) }

## Headings of what may be asked later

ahead-play-card = Next card
ahead-place-card = Where to play { NAME($card) }
ahead-draw-card = New card after the turn

## What somebody does or gets: "Ana: 3 points."

does-faction-chosen = chooses { CARDS($faction) }, faction { $chosen } of { $wanted }
does-turn-skipped = has no card and is skipped
does-turn-passed = finds no space for a card and passes
does-card-played = { $why ->
    [hand] plays { SIGNED($card) } on { $space }; { COUNT("followers", $supply) } left
   *[mages] places { SIGNED($card) } on { $space }; { COUNT("followers", $supply) } left
  }
does-points = { CHANGE($points) } ({ SIGNED($why) }), now { $total }
does-supply-empty = has no follower left, so the game ends after this power
does-field-idle = no effect ({ SIGNED($field) }; { TEXT("idle", $field) })
does-treasure-idle = no effect ({ SIGNED($treasure) }; { TEXT("idle", $treasure) })
does-power-idle = no effect ({ SIGNED($power) }; { IDLE($power, $why) })
idle-catapult = no follower in reach
idle-mill = no follower left
idle-swamp = no points to lose
idle-trap = no points to lose
idle-spectre = no card can move
idle-no-target = no target
idle-no-loot = no opponent there has points
idle-no-points = no points to gain
idle-no-payment = no points to pay
idle-no-deck = the deck is empty
idle-no-followers = no follower left
idle-no-display = the display is empty
idle-game-ends = the game ends, so no new card is needed
idle-passive = it works only at the end
does-treasure = explores the ruins on { $space } ({ SIGNED($treasure) })
does-card-moved = moves { SIGNED($card) } from { $before } to { $space } with the spectre
does-follower-added = adds { COUNT("followers", $followers) } on { $space } ({ SIGNED($why) })
does-follower-removed = { $own ->
    [true] takes back { COUNT("followers", $followers) } from { $space } ({ SIGNED($why) })
   *[false] removes { COUNT("followers", $followers) } of { SEAT($owner) } from { $space } ({ SIGNED($why) })
  }
does-follower-moved = { $own ->
    [true] moves a follower from { $before } to { $space } ({ SIGNED($why) })
   *[false] moves a follower of { SEAT($owner) } from { $before } to { $space } ({ SIGNED($why) })
  }
does-followers-exchanged = swaps the followers of { $one } and { $other }
does-petrified = turns a follower of { SEAT($owner) } on { $space } to stone
does-raided = takes 1 point from { SEAT($owner) } on { $space } ({ SEAT($owner) } now has { COUNT("points", $total) })
does-power-declined = does not use the power ({ SIGNED($power) })
does-power-copied = copies a power ({ SIGNED($power) })
does-power-used = uses the power ({ SIGNED($power) })
does-direction-chosen = { $direction ->
    [north] counts upwards
    [east] counts to the right
    [south] counts downwards
    [west] counts to the left
    [row] counts the row
   *[column] counts the column
  }
does-moon = { $moon ->
    [new] turns the moon (now { SIGN("moon-new") } new moon)
   *[full] turns the moon (now { SIGN("moon-full") } full moon)
  }
does-guessed = { $right ->
    [true] guesses { TEXT("guess", $guess) } and is right ({ SIGNED($card) }, value { $value })
   *[false] guesses { TEXT("guess", $guess) } and is wrong ({ SIGNED($card) }, value { $value })
  }
does-poisoned = poisons { SIGNED($card) } on { $space }
does-turned-down = turns { SIGNED($card) } on { $space } face down
does-hand-looked = { $card ->
    [none] looks at a card in { SEAT($other) }'s hand
   *[other] looks at a card in { SEAT($other) }'s hand ({ SIGNED($card) })
  }
does-hand-seen = { SEAT($other) } holds { SIGNED($card) }
does-card-stolen = { $card ->
    [none] takes a card from { SEAT($other) }'s hand
   *[other] takes { SIGNED($card) } from { SEAT($other) }'s hand
  }
does-card-lost = takes { SIGNED($card) } from { SEAT($other) }'s hand
does-no-new-card = finds no card left to take
does-card-swapped = swaps { SIGNED($before) } on { $space } for { SIGNED($card) } from the display
does-cards-out = removes { SIGNED($cards) } from the game
does-card-taken = { $source ->
    [display] takes { SIGNED($card) } from the display
   *[other] { $card ->
        [none] draws from the deck
       *[other] draws { SIGNED($card) } from the deck
      }
  }
does-card-drawn = you draw { SIGNED($card) }
does-card-revealed = reveals { SIGNED($card) } from the deck
does-card-under = finds no space for { SIGNED($card) } and puts it under the deck
does-seer-took = you take { SIGNED($card) }
does-deck-looked = looks at { COUNT("cards", $cards) } from the top of the deck
does-deck-seen = top of the deck: { ORDER($cards) }
does-seer-put = you put under the deck, bottom card first: { ORDER($cards) }
does-seer-kept = { $under ->
    [0] keeps the last card of the deck
   *[other] keeps one card and puts { COUNT("cards", $under) } under the deck
  }

## The chronicle

event-start-card = The start card is { SIGNED($card) } on { $space }.
event-game-start = { $maps ->
    [none] { SEAT($first) } begins. There are no war maps. Factions: { NAME($factions) }.
   *[other] { SEAT($first) } begins. Factions: { NAME($factions) }. War maps: { LIST($maps) }.
  }
event-display-filled = New in the display: { SIGNED($cards) }. In the deck: { $deck }.
event-game-ends = { $why ->
    [followers] { SEAT($seat) } has no follower left: the game ends.
    [covered] Every space of the war maps is covered: the game ends.
    [cards] No cards are left anywhere: the game ends.
   *[stuck] Nobody has a legal space for a card: the game ends.
  }
event-map-scored = War map { $map }, followers: { FOLLOWERS($counts) }. Points: { SCORES($points, $names) }.
event-faction-scored = { CARDS($faction) }, followers: { FOLLOWERS($counts) }. Points: { SCORES($points, $names) }.
event-game-over = { SIZE($winners) ->
    [one] { LIST(SEAT($winners)) } wins with { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } share the victory with { COUNT("points", MOST($points)) }.
  }

## Milestones

sum-game-start =
    { SEAT($first) } begins.
    Factions: { CARDS($factions) }
sum-maps = War maps (points for first/second place): { MAPS($maps) }
sum-start-card = Start card: { SIGNED($card) }. Display: { SIGNED($display) }.
sum-card-played = **Turn { $turn }** · { SEAT($seat) }: { SIGNED($card) } on { $space }; { COUNT("followers", $followers) } left
sum-map-scored = { SIGN("castle") } War map { $map }: { SCORES($points, $names) }
sum-faction-scored = { SIGNED($faction) }: { SCORES($points, $names) }
sum-unscored = No points for anybody: { ORDER($cards) }

## Hand and standings

hand-title = { $count ->
    [one] Card in hand
   *[other] Cards in hand
  }
hand-empty = No card in hand.
hand-looked = Top of the deck
hand-display = Display ({ COUNT("cards", $deck) } in the deck)
hand-seen = What you know of other hands: { $hands }
hand-holds = { SEAT($other) } holds { NAME($cards) }
standing = { LETTER($seat) } · { SEAT($seat) }: { COUNT("points", $points) }
count-now = { $n ->
    [one] 1 point if it ended now
   *[other] { $n } points if it ended now
  }
standing-no-card = no card

## Result

result-sole = { $who } wins the kingdom with { $points }.
result-shared = { $who } share the kingdom with { $points }.
why-supply = The tie was broken by the followers left in the supply.
why-shared = The winners also have the same number of followers left.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-play = During play
source-total = Total

## The position in words, for those who cannot see the picture

at-factions = Chosen: { NAME($factions) }.
at-maps = War maps: { LIST($maps) }.
at-turn = It is { $who }'s turn.
at-last = Last card: { NAME($card) } on { $space }.
at-seat = { LETTER($seat) }, { SEAT($seat) }: { COUNT("points", $points) }, { COUNT("followers", $followers) } left.
at-display = Display: { LIST(EACH($cards)) }.
at-down = Face down: { $spaces }.
at-map = War map { $map } ({ WORTH($map) } points): { $counts }; { $free ->
    [one] 1 free space
   *[other] { $free } free spaces
  }.
at-faction = { NAME($faction) } (value { $value }): { $counts }; on { $spaces }.
at-open = Spaces for a card: { $spaces }.
at-fields = Free special spaces: { $fields }.
at-field = { $field ->
    [ruin] ruins with a treasure
   *[other] { NAME($field) }
  } { $spaces }
at-out = Out of the game: { ROW(EACH($cards)) }.
at-moon = { $moon ->
    [new] New moon.
   *[full] Full moon.
  }

## Rules pages

rules-overview-title = Overview
rules-overview =
    Win over the factions of a kingdom: play their cards onto the land, put followers on them, and have the most where it counts.

    ### A turn
    1. **Play** your card on an empty space next to another card, put a follower on it, and activate the field under it.
    2. **Use the power** of its faction, if you like.
    3. **Take** a new card from the display or the deck.

    ### Where points come from
    - Powers, castles and treasures, at once
    - **War maps:** at the end, for the most followers on each map, and for the second most
    - **Factions:** at the end, for the most followers on each faction's cards: 3 to 9 points

    The game ends when somebody has no follower left, when the maps are covered, or when the cards run out.

    Each faction has a page with its power. Signs: 📖 from the rulebook, 📰 reported in reviews, 🧩 inferred, ✏️ our reconstruction.

rules-setup-title = Setup
rules-setup =
    - Use 7 factions with 2 players; 8 with 3; 9 with 4. Seven cards of each make up the deck. As the table decided, they are chosen or random: from all 33, or with mixed values.
    - Use as many war maps as there are players, joined edge to edge. Each space has a letter and a number: C4 is the third column, the fourth row.
    - Each space with ruins has a treasure, face down.
    - The top card of the deck is the **start card**, on a plain space near the middle. It has no follower, and its field is not activated.
    - Each player has 15 followers, a hidden hand card (two with the rule of the 2021 edition) and 0 points. Three face-up cards form the display.
    - The first player is random; play goes clockwise.

    ### Without war maps
    The cards form a free grid around the start card. There are no fields and no treasures, and only factions score. N2E3 is two spaces above and three to the right of the start card; S is below, W to the left.

rules-turn-title = A turn
rules-turn =
    1. **Play your card** on an empty space that touches another card above, below, left or right, across map borders too. Put one of your followers on it. Then the **field** under it is activated; this is mandatory.
    2. **Use the power** of the card's faction, or skip it: then you lose it. Points are scored at once; nobody falls below 0.
    3. **Take a new card**, from the display or the top of the deck. The display is refilled to three cards.

    - A card may hold followers of several colours. Cards belong to nobody: only followers count.
    - If no space is legal, you pass and keep your card. If you have no card, you are skipped.

rules-fields-title = Fields and treasures
rules-fields =
    A field is activated when a card is **played** there, with the Mages' power too, but not when a card is moved or swapped there. It is activated every time, except ruins: their treasure is found only once.
acts-catapult = remove one follower of any colour from an adjacent card. This is mandatory, even if only your own followers are there.
acts-mill = put one more follower of yours on this card, if you have one left.
acts-swamp = lose { COUNT("points", $points) }, never below 0.
acts-castle = gain { COUNT("points", $points) }.
acts-ruin = reveal the treasure and do what it says; afterwards the space is plain.
acts-spectre = move any card that is not locked, with its followers, to an empty space next to another card. This is mandatory if possible. The field there is not activated.
acts-chest = gain { COUNT("points", $points) }.
acts-trap = lose { COUNT("points", $points) }, never below 0.
rules-treasures = Treasures
rules-treasures-recon = The number of each treasure is our guess; the total of nine is printed.

rules-powers-title = Powers
rules-powers =
    - A power is optional. You may use it once, after its card is played from a hand and its field is activated. It works from where the card is then.
    - **Adjacent** means above, below, left and right. **Around** adds the diagonals.
    - A power can choose only **face-up** cards. It affects your own followers only where it says so.
    - To **remove** a follower is to return it to its owner's supply.
    - A power never triggers another one.
    - You are not asked if there is nothing to choose or gain. Points that cost nothing are scored automatically.

    ### Marks on cards
    - **Stone:** this follower stays where it is and counts for nothing.
    - **Poison:** followers on this card do not count for its faction, but they do for the map.
    - **Face down:** a blank card. It blocks its space, has no faction and takes no followers.
    - **Locked:** no power, catapult or spectre can choose it.

rules-display-title = Display, deck and hand
rules-display =
    - At the end of your turn, take one of the three display cards or the top card of the deck. You never hold more than one card (two with the rule of the 2021 edition).
    - If the display is empty, take from the deck. If the deck is empty, take from the display. If both are empty, you get nothing.
    - The display is refilled from the deck until the deck runs out.
    - Hands are hidden, but everyone saw what was taken from the display.
    - The deck has all the cards of the chosen factions, seven of each. What is not on the table is in the deck or in a hand.

rules-ends-title = How it ends
rules-ends =
    The game ends as soon as step 2 of a turn is over and one of these is true:

    - Somebody has placed their **last follower**, even if one came back in the meantime.
    - Every space of the war maps is **covered**.
    - The deck, the display and all hands are **empty**.

    It also ends when everyone who has a card passes in turn because no space is legal.

rules-scoring-title = Final scoring
rules-scoring =
    ### War maps
    Score each map separately. Whoever has the most followers on its cards gets the points for first place. The next player gets those for second place.
    - Everyone who is tied for a place gets its points. After a tie for first, second place is still awarded.
    - **With two players**, second place scores only if it is at most 3 followers behind.
    - A player without followers on a map scores nothing there.

    ### Factions
    Whoever has the most followers on a faction's cards gets its value. If players tie, all of them do (with the rule of the 2021 edition: nobody).

    ### What counts
    - Followers adjacent to a doubling card (Druids) count double, for maps and factions.
    - Stone and face-down cards count for nothing. Followers on poisoned cards count for the map only.

    ### Victory
    The most points win. In a tie, more followers left in the supply win; if that is a tie too, the victory is shared.

rules-maps-title = War maps
rules-maps =
    Points for first and second place, spaces, special fields. The points are printed; ✏️ the layouts are ours.
rules-map = - **{ $map }:** { WORTH($map) } · { $spaces } spaces · { $signs }

rules-factions-title = All factions
rules-factions =
    In brackets, the value: the points for the most followers. Each faction has its own page.
    📖 power from the rulebook · 📰 reported in reviews · 🧩 inferred · ✏️ our reconstruction

rules-printed-title = What is printed, what is ours
rules-printed =
    The rulebook gives the course of play, the fields, the values of all 33 factions, the points of the ten maps and the scoring. The powers are on a reference sheet and the maps on boards; the rulebook shows neither.

    - 📖 **From the rulebook:** certain.
    - 📰 **Reported in reviews** of the 2021 edition, which may differ from the Royal Edition.
    - 🧩 **Inferred** from reviews that do not name the faction.
    - ✏️ **Our reconstruction:** made to fit the theme, the value and the length of the game. It is not the publisher's text.

    These are also ours: the map layouts, how the maps are joined, and that there are three treasures of each kind. So are the choice of factions with mixed values, the start bonus, and small rulings where the rulebook is silent.

    ### Do you own the game?
    All of this is in one file, *engine/games/claim_kingdoms/data.toml*, each entry with its source. Whoever runs this bot can correct a power, its numbers or a map there; cards and rules pages then follow.

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
    [both] : the most followers on { $factions }, and on { $map-count ->
        [one] war map { $maps }.
       *[other] war maps { $maps }.
      }
    [factions] : the most followers on { $factions }.
    [maps] : the most followers on { $map-count ->
        [one] war map { $maps }.
       *[other] war maps { $maps }.
      }
   *[none] .
  }

## Above and in menus: how many options there are

counted-place-card = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
counted-place-revealed = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
counted-play-card = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
counted-target-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
counted-display-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
counted-choose-faction = { $n ->
    [one] { $n } faction
   *[other] { $n } factions
  }
counted-choose-factions = { $n ->
    [one] { $n } faction
   *[other] { $n } factions
  }
