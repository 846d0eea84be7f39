# Claim Kingdoms: what somebody is told who never read the rules.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

## How it plays

learn-aim-title = The aim: have the most followers
learn-aim = Each card you play carries one of your followers. At the end, whoever has the most on a war map or on a faction's cards gets its points. The numbers beside the maps and on the cards say how many.
learn-turn-title = A turn: play, use, take
learn-turn = Play your card on an empty space next to another card, put a follower on it, and activate the field under it. Then you may use its faction's power, and you take a new card for your next turn.
learn-power-title = Powers: points now, or disruption
learn-power = Low cards mostly bring points at once. High cards mostly move, remove or add followers. If there is something to choose, you usually choose it together with your new card, or skip the power.
learn-score-title = Where the points come from
learn-score = Points come during play, then from war maps for the most and second most followers, then from each faction for the most. Everyone tied for a place gets its points. With two players, second place must be at most 3 followers behind.
learn-mistakes-title = What beginners get wrong
learn-mistakes = They play each card where it brings a point, and never build on a faction they already have. The game ends when the first supply is empty, so count followers. Lead by a little in many places.

## Why a question matters

matters-choose-factions = Low factions bring points at once, high ones disrupt opponents: a mix plays best.
matters-choose-faction = Low factions bring points at once, high ones disrupt opponents: a mix plays best.
matters-play-card = Card and space together decide the field, the power, the war map and the faction.
matters-place-card = One space decides four things: its field, the power, the war map, the faction.
matters-place-revealed = You get a second card onto the board this turn: play it where one more follower gives you the lead.
matters-catapult = Losing one follower may cost an opponent a war map or a faction.
matters-spectre = A card takes its followers along: onto another war map, or away from a Druid.
matters-use-power = Once the turn is over, the power is lost.
matters-copy-power = You choose which adjacent power to use here, once.
matters-guess = A right guess gives 3 points; a wrong one still gives 1.
matters-amount = You trade points now for followers that count at the end.
matters-target-card = What you change here can count twice at the end: for its map and for its faction.
matters-target-follower = One follower may decide a war map and a faction.
matters-target-followers = Two followers may swing two majorities at once.
matters-target-seats = Each point moves from an opponent to you.
matters-target-pair = Moving one follower can win you a place and cost an opponent another.
matters-target-hand = You see, or take, what somebody is about to play.
matters-display-card = The card you put here decides which faction your followers count for.
matters-display-cards = One point for each, and nobody else gets these cards.
matters-seer-card = You will play it next turn: which card fits the board best?
matters-draw-card = You will play it next turn: look where its power would work.

## The guided game: what people look at

look-choose-factions = Take two or three low ones and two or three high ones.
look-choose-faction = Take what is missing: low ones bring points, high ones change the board.
look-play-card = *Compare* says what each card and space brings now and where you would lead.
look-place-card = *Compare* says what each space brings: points now, targets, and your points if the game ended now.
look-place-revealed = Look for a castle, or a map where one more follower puts you in front.
look-catapult = Remove a follower where an opponent leads by only one.
look-spectre = Move your own followers to a map where they tip the balance.
look-use-power = Points are good, but look at what you give up: with Yetis, you cannot choose your next card.
look-copy-power = Take points that are certain, or a follower from the leader.
look-guess = Count the values you can see: are more high or low cards left?
look-amount = Does one more follower here give you a faction or a map?
look-target-card = Choose a card where one follower decides who has the most.
look-target-follower = Choose a follower of an opponent who leads by only one.
look-target-followers = Break two leads: one follower in each is often better than two in the same place.
look-target-seats = Choose those who are ahead on points.
look-target-pair = Move a follower from where you do not need it to where it breaks a tie.
look-target-hand = Choose whoever plays next, or an opponent who has just taken a strong card.
look-display-card = Pick the faction where one more follower gives you the lead.
look-display-cards = Choose cards that would help the next player.
look-seer-card = Prefer a faction where you already have followers.
look-draw-card = Prefer a faction where you already have followers, or whose power works somewhere now.

## The guided game: why it came so

after-card-played = A follower comes with each card. It counts for the war map it is on and for the card's faction.
after-field = The field is activated because a card was played on it. It is activated again only if this card is moved away and another is played there.
after-power-used = The power works once, from where the card is now. Points are scored at once.
after-power-idle = Nothing happens now: this power has nothing to choose or to count, or it works only at the end.
after-card-taken = A turn ends with a new card: one from the display, or the top card of the deck, which nobody sees beforehand.
after-treasure = All ruins hide a treasure. The first card played there reveals it; then the space is plain.

## Warnings

warn-last-follower = This is your last follower: the game ends after this turn.
warn-last-space = This is the last free space: the game ends after this turn.
warn-catapult-own = Only your own followers are in reach, and one of them has to go.
warn-catapult-own-there = Catapult on { $spaces }: only your own followers are in reach, and one of them has to go.
warn-sweep-own = All followers on the card are removed, including yours.
warn-turn-down-own = Your followers on the card are removed too, and the card no longer counts for anybody.
warn-poison-own = On a poisoned card, your own followers do not count for the faction either.
warn-recall = If you take a follower back for 3 points, you give up what it would count for at the end.

## What may be looked up

about-value = Most followers on its cards: { COUNT("points", $points) } at the end.
about-field-catapult = Whoever plays here removes one follower from an adjacent card. This is mandatory, even if it must be one of their own.
about-field-catapult-example = Ana plays on the catapult. Ben and Carla have followers on adjacent cards: Ana sends one of Ben's back to his supply.
about-field-mill = Whoever plays here puts one more of their followers on the card.
about-field-mill-example = Ben plays on the mill: he has two followers there and 13 left.
about-field-swamp = Whoever plays here loses 1 point, but never falls below 0.
about-field-swamp-example = Ana has 4 points and plays on the swamp: she has 3 left.
about-field-castle = Whoever plays here gains 1 point.
about-field-castle-example = Carla has 6 points and plays on the castle: she now has 7.
about-field-ruin = The first card played here reveals a treasure: a chest with 2 points, a trap that costs 1, or a spectre that moves a card.
about-field-ruin-example = Ben finds a spectre: he moves the Elves on C2, with Ana's two followers, to another war map.
about-moon-title = Moon
about-moon = All Werewolves share one moon, which turns with each use. New moon: remove a follower. Full moon: 2 points.
about-moon-example = Ana removes a follower at new moon; the next Werewolves are Ben's and bring him 2 points.
about-poison-title = Poison
about-poison = Followers on a poisoned card do not count for its faction. They do count for the war map.
about-poison-example = Ana and Ben have three followers each on Trolls. One of Ben's is on a poisoned card: Ana has the most.
about-power-count-factions-around-example = Elves and Trolls are around it: with this card that makes 3 different factions, 3 points.
about-power-count-own-of-faction-example = Ana has followers on two other cards of this faction: with the new one she gains 3 points.
about-power-count-faction-in-lines-example = There is one in the row and two in the column: with the new one that makes 4 points.
about-power-count-empty-adjacent-example = Three of the four adjacent spaces are free: 3 points.
about-power-count-diagonal-example = Two face-up cards touch its corners: 2 points.
about-power-count-adjacent-example = There are three adjacent cards, one of them face down: 3 points.
about-power-count-own-adjacent-example = Ana has followers on two adjacent cards: 1 point for this card and 2 for those two.
about-power-run-example = Upwards there are two cards, then a gap; to the right there are four: 4 points.
about-power-variety-example = The row has two other factions, the column three: 3 points.
about-power-guess-example = Ben says high, and the card has value 7: 3 points.
about-power-gift-example = Ana gains 3 points and draws the top card of the deck; the display stays as it is.
about-power-peek-example = Ben looks at Ana's card, Orcs. There are two Orcs cards face up on the board: 2 points.
about-power-raid-example = Ben and Carla have followers on adjacent cards: Ana takes 1 point from each and has 2 more.
about-power-recall-example = Ana takes back her follower from C4 and gains 3 points; C4 no longer counts for her.
about-power-moon-example = At new moon, Ben removes Ana's follower. The moon is full now, so the next Werewolves bring 2 points.
about-power-pay-example = Ana pays 2 points: she now has three followers on this card.
about-power-clear-display-example = Ben removes two display cards from the game and gains 2 points.
about-power-exchange-card-example = Ana swaps it for Knights from the display: her follower now counts for the Knights.
about-power-steal-card-example = Ana takes Ben's hidden card as her next one; Ben takes another.
about-power-copy-example = There are Giants next to it: Ben turns a card face down, as if his card were Giants.
about-power-play-top-example = The top card of the deck is Elves: Ana plays it on a castle, with a second follower.
about-power-look-example = Ana sees Orcs, Elves and Mages, takes the Mages and puts the others under the deck.
about-power-shift-example = Ben moves Ana's only follower on the Trolls to the Elves next to them.
about-power-sweep-example = There are three followers on the adjacent card: all go back to their owners.
about-power-petrify-example = Ana's follower on the adjacent card turns to stone: it stays there and counts for nobody.
about-power-walk-example = Ben moves a follower from a map that he has lost to this card.
about-power-exchange-followers-example = Ana has one follower here and Ben three there: after the swap it is the other way round.
about-power-join-example = Only Ben has a follower on the adjacent card: Ana puts one there too.
about-power-turn-down-example = The adjacent Knights are turned face down: nobody has followers there any more.
about-power-poison-example = Ben's two followers on the Mages are on a poisoned card: they count for the map only.
about-power-replace-example = Ana's follower moves onto the adjacent card; Ben's goes back to his supply.
about-power-remove-example = Ana removes one follower of Ben and one of Carla.
about-power-doubles-example = Three followers on the adjacent card count as six, for the map and for the faction.
