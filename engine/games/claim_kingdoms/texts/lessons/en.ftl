# Claim Kingdoms: what somebody is told who never read the rules.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

## How it plays

learn-aim-title = The aim: have the most followers
learn-aim = Each card you play carries one of your followers. At the end, whoever has the most on a war map or on all cards of a faction gets its points; the numbers beside the maps and on the cards say how many.
learn-turn-title = A turn: play, use, take
learn-turn = Play your card on an empty space beside another card, put a follower on it, and the field under it acts. Then its faction's power works, and you take a new card for your next turn.
learn-power-title = Powers: points now, or trouble
learn-power = Low cards bring points at once, which come by themselves; high ones move, remove or add followers. If there is something to choose, you choose it together with your new card, or leave the power.
learn-score-title = Where the points come from
learn-score = Points during play, then war maps for the most and second most followers, then each faction for the most. Whoever is tied for a place gets its points; with two players, second place must be close.
learn-mistakes-title = What beginners get wrong
learn-mistakes = They play each card where it brings a point and never stand twice on one faction. The game ends with the first empty supply, so count followers, and lead narrowly in many places.

## Why a question matters

matters-choose-factions = Low factions bring points at once, high ones upset others: a mix plays best.
matters-choose-faction = Low factions bring points at once, high ones upset others: a mix plays best.
matters-play-card = Card and space together decide field, power, war map and faction.
matters-place-card = One space decides four things: its field, the power, the war map, the faction.
matters-place-revealed = You get a second card on the board this turn: stand where one more gives you the lead.
matters-catapult = One follower less may cost a rival a war map or a faction.
matters-spectre = A card takes its followers along: onto another war map, or away from a Druid.
matters-use-power = Once the turn is over, the power is lost.
matters-copy-power = You choose which neighbour's power works here, once.
matters-guess = Right pays 3, wrong still pays 1.
matters-amount = A point now against followers that count at the end.
matters-target-card = What you hit here counts at the end, twice over: for its map and its faction.
matters-target-follower = One follower may decide a war map and a faction.
matters-target-followers = Two followers may turn two majorities at once.
matters-target-seats = Each point moves from a rival to you.
matters-target-pair = Moving one follower can win you a place and cost a rival another.
matters-target-hand = You learn, or take, what somebody is about to play.
matters-display-card = The card that lies here decides which faction your followers count for.
matters-display-cards = A point each, and nobody else gets these cards.
matters-seer-card = It is your next turn: which card fits the board best?
matters-draw-card = It is your next turn: look where its power would work.

## The guided game: what people look at

look-choose-factions = Take two or three low ones and two or three high ones.
look-choose-faction = Take what is missing: low ones bring points, high ones change the board.
look-play-card = The list says for each pair what it brings now and what you would lead.
look-place-card = Look at what the list says: points now, targets, and what you would get if the game ended now.
look-place-revealed = A castle, or a map where one follower more puts you in front.
look-catapult = Take it from where somebody leads by one.
look-spectre = Bring your own followers to a map where they tip the balance.
look-use-power = Points are good, but look at what you give up: Yetis take the free choice of your card.
look-copy-power = Points that are sure, or a follower of the leader.
look-guess = Count the values that lie open: are more high or low cards left?
look-amount = One follower more here: does it give you a faction or a map?
look-target-card = The card where others lead by one, and you would come next.
look-target-follower = The follower of whoever leads by one.
look-target-followers = Two where a lead breaks: one of each is often better than two of one.
look-target-seats = Those who are ahead on points.
look-target-pair = From where it is not needed to where it breaks a tie.
look-target-hand = Whoever comes next, or who has just taken a strong card.
look-display-card = Pick the faction where one follower more gives you the lead.
look-display-cards = Cards that would help the next player.
look-seer-card = Prefer the faction in which you stand already.
look-draw-card = Prefer a faction in which you stand already, or whose power works somewhere now.

## The guided game: why it came so

after-card-played = A follower comes with each card. It counts for the war map it lies on and for the card's faction.
after-field = The field acts because a card was played on it. It acts again with the next card only if one is moved away.
after-power-used = The power works once, from where the card lies now. Points are scored at once.
after-power-idle = There was nothing to choose or to count around this card, so its power did nothing.
after-card-taken = A turn ends with a new card: one of the open ones, or the top of the deck, which nobody sees.
after-treasure = Under each ruin lies a treasure. Whoever plays there first turns it up; then the space is plain.

## Warnings

warn-last-follower = Your last follower: the game ends after this turn.
warn-last-space = This is the last free space: the game ends after this turn.
warn-catapult-own = Only your own followers are in reach, and one of them has to go.
warn-catapult-own-there = Catapult on { $spaces }: only your own followers are in reach, and one of them has to go.
warn-sweep-own = All followers of the card go, yours too.
warn-turn-down-own = Your followers on the card go too, and it counts for nobody any more.
warn-poison-own = On a poisoned card your own followers do not count for the faction either.
warn-recall = Whoever takes a follower back for 3 points gives up what it counts for at the end.

## What may be looked up

about-value = Most followers on its cards: { $points } at the end.
about-field-catapult = Whoever plays here removes one follower from a card beside it. It has to be done, even one of your own if there is no other.
about-field-catapult-example = Ana plays on the catapult. Beside it stand Ben and Carla: she sends Ben's follower back to his supply.
about-field-mill = Whoever plays here puts one more of their followers on the card.
about-field-mill-example = Ben plays on the mill: two of his followers stand there, and 13 are left.
about-field-swamp = Whoever plays here loses 1 point, but never falls below 0.
about-field-swamp-example = Ana has 4 points and plays on the swamp: 3 are left.
about-field-castle = Whoever plays here gains 1 point.
about-field-castle-example = Carla plays on the castle with 6 points and has 7.
about-field-ruin = Whoever plays here first turns up a treasure: a chest with 2 points, a trap that costs 1, or a spectre that moves a card.
about-field-ruin-example = Ben finds a spectre: he moves the Elves on C2, with Ana's two followers, to another war map.
about-moon-title = Moon
about-moon = All Werewolves share one moon, which turns with each use. New moon: remove a follower. Full moon: 2 points.
about-moon-example = Ana removes a follower at new moon; the next Werewolves, Ben's, bring him 2 points.
about-poison-title = Poison
about-poison = Followers on a poisoned card do not count for its faction. For the war map they do.
about-poison-example = Ana and Ben have three followers each on Trolls. One of Ben's stands on poison: Ana has the most.
about-power-count-factions-around-example = Elves and Trolls lie around it: with this card that makes 3 different factions, 3 points.
about-power-count-own-of-faction-example = Two other cards of the kind carry Ana's followers: with the new one she gains 3 points.
about-power-count-faction-in-lines-example = One lies in the row, two in the column: with the new one that makes 4 points.
about-power-count-empty-adjacent-example = Three of the four spaces beside it are free: 3 points.
about-power-count-diagonal-example = Two face-up cards touch its corners: 2 points.
about-power-count-adjacent-example = Three cards lie beside it, one of them face down: 3 points.
about-power-count-own-adjacent-example = Ana stands on two cards beside it: 1 point for the card and 2 for them.
about-power-run-example = Upwards lie two cards, then a gap; to the right lie four: 4 points.
about-power-variety-example = The row has two other factions, the column three: 3 points.
about-power-guess-example = Ben says high, and the card has value 7: 3 points.
about-power-gift-example = Ana gains 3 points and draws the top card of the deck; the open ones stay.
about-power-peek-example = Ben looks at Ana's card, an Orc. Two Orcs lie face up on the board: 2 points.
about-power-raid-example = Beside it stand Ben and Carla: Ana takes 1 point from each and has 2 more.
about-power-recall-example = Ana takes her follower from C4 back and gains 3 points; C4 no longer counts for her.
about-power-moon-example = At new moon Ben removes Ana's follower. Now it is full, and the next one brings 2 points.
about-power-pay-example = Ana pays 2 points: three of her followers stand on this card now.
about-power-clear-display-example = Ben puts two open cards out of the game and gains 2 points.
about-power-exchange-card-example = Ana puts Knights from the display here: her follower now counts for the Knights.
about-power-steal-card-example = Ana takes Ben's hidden card as her next one; Ben draws another.
about-power-copy-example = Giants lie beside it: Ben turns a card face down as if his were one.
about-power-play-top-example = The deck's top card is Elves: Ana plays it on a castle, with a second follower.
about-power-look-example = Ana sees Orcs, Elves and Mages, takes the Mages and puts the others under the deck.
about-power-shift-example = Ben moves Ana's only follower on the Trolls to the Elves next to them.
about-power-sweep-example = On the card beside it stand three followers: all go back to their owners.
about-power-petrify-example = Ana's follower beside it turns to stone: it stays there and counts for nobody.
about-power-walk-example = Ben's follower walks from a map he has lost to this card.
about-power-exchange-followers-example = Ana has one follower here and Ben three there: after the exchange it is the other way round.
about-power-join-example = Ben stands alone on the card beside it: Ana puts a follower there too.
about-power-turn-down-example = The Knights beside it are turned down: nobody has anything there any more.
about-power-poison-example = Ben's two followers on the Mages stand on poison: they count for the map alone.
about-power-replace-example = Ana's follower moves onto the card beside it; Ben's goes back to his supply.
about-power-remove-example = Ana removes one follower of Ben and one of Carla.
about-power-doubles-example = Three followers on the card beside it count six, for the map and for the faction.
