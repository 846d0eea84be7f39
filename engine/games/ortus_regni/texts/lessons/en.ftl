# What somebody is told who never read the rules.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

## How it plays

learn-aim-title = The aim
learn-aim = You are an Earl with a Palace and a secret deck of 24 cards, and you want to be the last Earl left. You are out if you lose your last Castle or Palace, or if you have no card to draw.
learn-turn-title = A turn
learn-turn = You take one action, such as playing a card, recruiting or attacking. Before or after it you may put hand cards face down as Towers, and Armies into garrisons. Then you draw a card, which ends your turn.
learn-fight-title = How you win
learn-fight = Besiege a Castle: 2 damage in one attack destroys it, a Palace takes 3, and each Tower there soaks up 1. Every card that defends soaks up 1 more and hits back, and a Battle card says which side is hurt.
learn-plots-title = Plots
learn-plots = Treachery kills a Lord together with the Fief; Intrigue steals what is in one. Only Allies in the victim's hand can stop a plot. Then Vassals decide: the plot succeeds if the plotter adds more of them.
learn-mistakes-title = What beginners get wrong
learn-mistakes = They install a Lord in their only Fief, where one Treachery ends their game: build a second Castle first. And they spend all people of their hand in one battle, though each of them is discarded afterwards.

## Why a question matters

matters-build-deck = What is not among your 24 cards never comes: 🎓 marks a deck for a first game.
matters-choose-towers = Towers are there from the start and soak up damage; nobody sees which cards they are.
matters-mulligan = With a hand that can neither build nor fight you lose your first turns.
matters-turn = You have one action a turn: what you build now decides whom you can attack later.
matters-place-property = Lands beside a Market Town field twice as many Armies, but a rich Fief draws attacks.
matters-install = A Lord fights in every battle and comes home, but Treachery kills the Lord and the Fief.
matters-towers = Each Tower soaks up 1 damage of every raid and siege, but the card never comes back.
matters-garrison = A garrison fights without any Land; it never comes back to your reserve.
matters-monastery = You see a whole hand before you attack it, and so does everybody else.
matters-treachery = A Lord falls with the whole Fief: that may be all your rival has.
matters-intrigue = What you steal is yours, and your rival no longer has it.
matters-allies = Only Allies stop this plot; then whoever adds more Vassals wins, and ties are yours.
matters-struggle = You need more Vassals than the other side: ties are theirs.
matters-yield-properties = Your rival keeps what you give up.
matters-yield-armies = Knights deal 2 damage, Infantry 1: your rival gets what you give.
matters-tribute = From now on this Army fights for the King.
matters-declare-attack = Towers soak up damage until they fall; of the three, only a siege can put an Earl out.
matters-attack-forces = You cannot add anything later, and people from your hand are discarded afterwards.
matters-defence-forces = Each card soaks up 1 damage and hits back; with just one you turn up a Battle card.
matters-church-decides = Whoever you let win takes no damage and captures the other side's Lords.
matters-ransom-lords = A Lord who is not ransomed dies; the Castle stays yours.
matters-ransom-price = Your rival keeps what you name, unless this attack destroys it first.
matters-attack-losses = Each card you choose is lost for good.
matters-defence-losses = Each card you choose is lost for good.
matters-towers-lost = Fewer Towers soak up less from now on, and everybody sees which cards fall.
matters-properties-lost = Without Lands your reserve cannot fight.
matters-seize = What you seize is yours; the rest is discarded.
matters-joust-ante = Without a Prince, Champion or Vassal to ride you rarely win.
matters-joust-card = The best three cards win: Princes and Vassals count, a Champion as either.
matters-viking-attack = For this once all Vikings obey you, and they cost you nothing.

## What people look at, in a first game

look-mulligan = Keep the hand if you can build something at once: a Castle, a Land, a Mercenary.
look-turn = First Lands and a Market Town in one Fief, then a second Castle. Attack when your damage beats Towers, defenders and Castle together.
look-place-property = Put Lands where the Market Town is, or will be.
look-install = A Fief without much in it, and never your only one as long as there may be Treachery.
look-towers = Cards that you will not play. Keep Allies in hand: as a Tower they stop nothing.
look-garrison = A Knight with a Mercenary: together they deal 4 damage without any Land.
look-monastery = The player who could stop you: the one with the most cards in hand.
look-treachery = A Lord in a rich Fief, or in the only one. A player with few cards rarely has Allies.
look-intrigue = A Fief with two properties or more. You place what you steal where you like.
look-allies = Is it worth the card? For a Lord with the Fief, yes; for a Mercenary, rarely.
look-struggle = How many cards has your rival left? Each of them may be a Vassal.
look-yield-properties = Keep the Market Town if you have Lands beside it.
look-yield-armies = Give Infantry and keep Knights.
look-tribute = Give Infantry and keep Knights.
look-declare-attack = *Compare* says what damage each target takes; every defender takes 1 off yours.
look-attack-forces = Forces that survive a hit first: Lords. Then people from your hand, but keep some for your own defence.
look-defence-forces = Field just enough to hold the Castle. For Towers and properties a good card is rarely worth it.
look-church-decides = If you are in the fight, let your side win.
look-ransom-lords = A Land for a Lord is a fair price, your last Castle is not.
look-ransom-price = What you use least, or what is about to be destroyed anyway.
look-attack-losses = Infantry before Knights, Knights before a Mercenary with a garrison; of the Vikings the Chieftain last.
look-defence-losses = Infantry before Knights, Knights before a Mercenary with a garrison.
look-towers-lost = Lose the cards you would not miss; otherwise all Towers are alike.
look-properties-lost = Give up what is on its own; a Land beside a Market Town is worth two.
look-seize = A Castle is a new Fief; after that Lands and Market Towns.
look-joust-ante = Stake as little as you can. With a Banner in hand you may stay out.
look-joust-card = Prince or Champion first, then a Vassal. A Lord who loses dies.
look-viking-attack = Whoever is strongest, where there are few Towers; a siege if the damage is enough.

after-castle-built = A second Fief: losing one of them no longer ends the game.
after-property-built = Properties stay with their Castle. If it falls, they fall with it.
after-armies-drawn = Armies wait face down. Each Land lets one of them fight in a battle, two beside a Market Town.
after-lord-installed = A Lord who takes damage still comes home. The dangers are Treachery and capture.
after-mercenary-hired = A Mercenary fights without a Castle or a Land, and one Army may join as a garrison.
after-towers-built = A Tower soaks up 1 damage of each raid and siege. Only an attack on the Towers themselves destroys it.
after-drew = Drawing ends the turn. An Earl who cannot draw is out of the game.
after-attack-declared = An attack between Earls keeps the Vikings from coming nearer in this round.
after-battle-card = Most Battle cards are Normal: both sides are hurt. With the others only one side is.
after-viking-marker = Nobody attacked, so the Vikings come nearer. With the eighth marker they land and attack.
after-plot = A plot is the action of the turn. Only Allies in the victim's hand can stop it.

## Warnings

warn-lord-alone = Your only Fief holds a Lord: one Treachery can end your game. A second Fief or a Prince saves you.
warn-lord-to-come = If you install a Lord in your only Fief, one Treachery can end your game.
warn-deck-low = { $n ->
    [one] One card is left in your deck. When you cannot draw, you are out.
   *[other] { $n } cards are left in your deck. When you cannot draw, you are out.
  }
warn-allies-down = Allies help only from the hand: as a Tower they stop no plot.
warn-last-fief = Without an answer your only Fief falls, and you are out.
warn-no-ransom = A Lord you field is lost if captured: you have nothing to pay as ransom.
warn-no-ransom-vikings = The Vikings take no ransom: a Lord you field is lost if captured.

## What may be looked up

about-palace-example = Your Palace is besieged with 4 damage and you have 1 Tower. 3 get through: it falls, unless a card defends.
about-castle-example = A siege deals 3 damage, and there are 2 Towers. Only 1 gets through: the Castle holds.
about-land-example = You play a Land beside a Market Town: 2 Armies come into your reserve, and 2 more may fight.
about-market-example = A Fief with 2 Lands lets 2 Armies fight. With a Market Town there it is 4.
about-church-example = You have 2 Churches, two rivals 1 each, and nobody has the Cathedral: you settle Church Decides.
about-cathedral-example = Two others fight and turn up Church Decides. You own the Cathedral and let the weaker one win.
about-prince-example = Treachery strikes your Lord Prince, and you have no Allies. The Prince dies, but Castle and Lands stay.
about-vassal-example = You answer Treachery with Allies. Your rival adds 1 Vassal, and so do you: the plot is stopped.
about-champion-example = Two Champions from your hand besiege a Palace without Towers: 4 damage, and 3 is enough. Both are discarded afterwards.
about-monk-example = A Monk goes to the Vikings: 1 marker moves forward, and 2 of your cubes go into the bag.
about-mercenary-example = A Mercenary with a Knight as garrison deals 4 damage, without any Land.
about-treachery-example = You strike the hand of a player with 5 cards: 2 of them, at random, are shown and discarded.
about-intrigue-example = You aim at a Fief with 3 Lands and a Church. Its owner chooses 2 of them and gives them to you.
about-allies-example = A rival steals from your Fief. You play Allies, and your rival adds no Vassal: nothing is stolen.
about-banquet-example = You have 4 cards in your deck. The Banquet draws 2, the end of your turn 1 more: 1 is left.
about-banner-example = You have 1 Banner on the table and the others none. A second one makes you King.
about-infantry = **An Army that deals 1 damage.** It waits in your reserve and fights where your Lands allow it, or in a garrison. It dies when it is hit.
about-infantry-example = You have 1 Land and 3 Infantry: in each battle 1 of them may fight.
about-knight = **An Army that deals 2 damage.** It waits in your reserve and fights where your Lands allow it, or in a garrison. It dies when it is hit.
about-knight-example = 2 Knights destroy a Palace without Towers: they deal 4 damage, and 3 is enough.
about-viking = **Deals 1 damage.** With the eighth marker the Vikings land: one more than there were players at the start. The Earl whose cube is drawn leads them all. They seize nothing and take no ransom.
about-viking-example = With three players 4 Vikings land. If 2 of them are Chieftains, they deal 6 damage.
about-chieftain = **Deals 2 damage.** A Viking who hits harder; otherwise like the others.
about-chieftain-example = 2 Chieftains alone destroy a Palace without Towers or defenders: 4 damage.
about-king = **Two Banners on the table, and two more than every other Earl, make you King.** The King deals 1 damage, never dies in battle, and has a Royal Guard that needs no Land. All others with a reserve give it one Army.
about-king-example = You have 3 Banners on the table, a rival has 1: you are King, and all these Banners are discarded.
about-tower-title = Tower
about-tower = **Any hand card, put face down.** In a raid or siege each Tower soaks up 1 damage and stays. An attack on the Towers themselves destroys them, 1 damage each. The card never comes back to the hand.
about-tower-example = You have 3 Towers, and a raid deals 4 damage: 1 gets through and destroys a property. All 3 Towers remain.
