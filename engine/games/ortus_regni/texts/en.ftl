# Ortus Regni, in English. who is a name; seat, owner, other … are seats.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.
# In capitals: NAME a card, CARD with its sign, CARDS several, BRIEFLY without "and"; TITLE a Lord,
# LORDS those of some Fiefs; FIEF and MERCENARY by number, NUMBER the number alone; HOME what belongs to
# a Fief, FALLEN what goes with it; TARGET what a plot aims at; FORCES those that fight, MEANS what
# could; RETURNED cards with their owners; ANTES, JOUST and RIDERS who stakes or holds what in a joust.

title = Ortus Regni
pitch = Earls of Anglo-Saxon England build a deck of 24 cards, then castles, intrigues and armies; the last Earl left wins. 20 to 60 minutes at a table, for 2 to 6 players.
picture-cover = A castle, a palace and a cathedral on their hills; in front of them a knight, a champion, a king, a prince, a siege and a Viking.

## Cards

card-palace = Palace
card-castle = Castle
card-land = Land
card-market = Market Town
card-church = Church
card-cathedral = Cathedral
card-prince = Prince
card-vassal = Vassal
card-champion = Champion
card-monk = Monk
card-mercenary = Mercenary
card-treachery = Treachery
card-intrigue = Intrigue
card-allies = Allies
card-banquet = Banquet
card-banner = Banner
card-infantry = Infantry
card-knight = Knight
card-viking = Viking
card-chieftain = Chieftain
card-king = King

group-property = Property
group-face = People
group-politics = Politics

nothing = nothing
fief = Fief { $number }
mercenary = Mercenary { $number }
abbot = Abbot
lord = Lord { $card }
option-property = { NAME($card) } of Fief { NUMBER($key) }{ $foreign ->
    [true] {" "}({ SEAT($owner) })
   *[false] {""}
  }
    .detail = { FIRST(DOTS(property-ransom, property-owner, HOME($home)), property-bare, TEXT("does", $card)) }
    .mark = { NAME($card) } { NUMBER($key) }{ $foreign ->
        [true] {" "}{ LETTER($owner) }
       *[false] {""}
      }{ $again }
lords-of = { $count ->
    [one] the Lord of Fief { $numbers }
   *[other] the Lords of Fiefs { $numbers }
  }
lord-of = the Lord of { $fief }
hand-target = cards from the hand
reserve-target = Armies from the reserve
list-last = { $head } and { $tail }
list-last-i = { $head } and { $tail }
line = { $who } { $what }.
count-in-hand = { COUNT("cards", $n) } in hand
count-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
  }
count-armies = { $n ->
    [0] no Armies
    [one] { $n } Army
   *[other] { $n } Armies
  }
count-towers = { $n ->
    [0] no Towers
    [one] { $n } Tower
   *[other] { $n } Towers
  }
count-damage = { $n ->
    [0] no damage
   *[other] { $n } damage
  }
count-vikings = { $n ->
    [0] no Vikings
    [one] { $n } Viking
   *[other] { $n } Vikings
  }
count-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
count-vassals = { $n ->
    [0] no Vassals
    [one] { $n } Vassal
   *[other] { $n } Vassals
  }
count-lord-vassals = { $n ->
    [one] { $n } Lord Vassal
   *[other] { $n } Lord Vassals
  }
count-banners = { $n ->
    [one] { $n } Banner
   *[other] { $n } Banners
  }
count-fiefs = { $n ->
    [one] { $n } Fief
   *[other] { $n } Fiefs
  }
count-properties = { $n ->
    [one] { $n } property
   *[other] { $n } properties
  }

## What a card does, in a line

does-palace = A Fief that falls to 3 damage in one siege. Everybody starts with one.
does-castle = A new Fief. It can hold a Lord; 2 damage in one siege destroys it.
does-land = Attach to a Fief: 1 Army card, 2 with a Market Town. Lets you recruit and field Armies.
does-market = Attach to a Fief: each Land there fields 2 Armies, and recruiting there gives 2.
does-church = Attach to a Fief. Without a Cathedral in play, whoever has the most settles Church Decides.
does-cathedral = Only one in play. Its owner is Archbishop and settles Church Decides.
does-prince = 1 damage. As Lord: bequeaths, seizes, and Treachery kills only the Prince, not the Fief.
does-vassal = 1 damage. Supports struggles; as Lord, seizes; as emissary, brings 1 cube.
does-champion = 2 damage. In a joust, counts as Prince or Vassal, whichever is better.
does-monk = No damage. As Abbot beside a Church, makes a rival show the hand; as emissary, brings 2 cubes.
does-mercenary = On the table: 2 damage, and room for 1 Army card.
does-treachery = Kill a Lord with the Fief, discard 2 random hand cards, or kill a Mercenary.
does-intrigue = Steal up to 2 properties of a Fief, up to 2 reserve Armies, or a Mercenary.
does-allies = Only as an answer: stops Treachery or Intrigue, unless Vassals decide otherwise.
does-banquet = Draw 2 cards.
does-banner = Bequeath (a new deck), claim the crown, or call a joust.

## Rules

rules-overview-title = Overview
rules-overview =
    Be the last Earl left. You are out when you lose your last Castle or Palace, when you cannot draw at the end of your turn, or when you resign.

    ### Before the game
    Everybody chooses 24 of 90 cards in secret, at most six of a kind. You start with a Palace and 5 cards.

    ### A turn
    1. Take **one action**: play a card, attack, recruit, send an emissary, use a Monastery; or none.
    2. As often as you like, **free**: put hand cards down as Towers, put reserve Armies into garrisons.
    3. **Draw a card.** That ends your turn. If there is none, your line is forgotten and you are out.

    The **Vikings** act after the last Earl. Nobody may attack in round 1. With tournament rules there is no attack, Treachery or Intrigue in rounds 1 and 2; two players use these rules unless they choose otherwise.

    Each card has a page of its own.

rules-decks-title = Your deck
rules-decks =
    - 24 cards of 15 kinds, up to six of each. The Palace is extra and starts on the table.
    - A deck of few kinds does one thing reliably; a deck of many kinds has more answers late in the game.
    - Nobody knows what you chose. How many cards are left in a deck is public: an empty one is the end.
    - After drawing your first five cards you may shuffle them back once and draw five new ones.
    - There are ready decks. You can also save your own under a name, or write one as text: `4 castle, 6 land, 3 market town …`

rules-turn-title = Actions
rules-turn =
    One action a turn:

    - **Play a Castle or property** from your hand. Properties go to one of your Fiefs.
    - **Install a Lord:** Prince, Vassal, Champion or Monk (an Abbot) on a Castle or Palace. Any Lord already there is discarded. You may have only one Prince in play.
    - **Play** a Mercenary, Treachery, Intrigue, Banquet or Banner.
    - **Attack** another Earl; not in round 1, with tournament rules not in rounds 1 and 2 (nor Treachery or Intrigue).
    - **Recruit** with at least one Land: 1 Army card, 2 if a Fief has Land and Market Town.
    - **Emissary:** send a Vassal or Monk from your hand to the Vikings.
    - **Monastery:** with an Abbot in a Fief with Church or Cathedral, make another Earl show the whole hand.

    Free, and only in your own turn: Towers and garrisons. Neither ever comes back.

    The table's pace replaces the sand timer of the box: `/game pace`.

rules-towers-title = Towers and Armies
rules-towers =
    - Any hand card can be put face down as a **Tower**. You may look at your own; the others see only how many. A Tower is shown when it is destroyed.
    - In a raid or siege each Tower soaks up 1 damage and stays. Only an attack on the Towers themselves destroys them, 1 damage each; their owner chooses which.
    - **Armies** (Infantry 1 damage, Knights 2) wait face down in your reserve. Your Lands allow some of them into battle: 1 for each Land, 2 for a Land beside a Market Town.
    - A **garrison** is face up. A Mercenary holds 1 Army; the King holds one fewer than there were players at the start. A garrison needs no Land.
    - How many cards a player has in hand, reserve and deck is public.

rules-politics-title = Politics
rules-politics =
    {""}**Treachery** kills, **Intrigue** steals. Playing either is a plot.

    1. The target may play **Allies**. Without them the plot succeeds.
    2. Then a struggle begins. The attacker may add a **Vassal**, from hand or a Lord; then the defender may, then the attacker again … Whoever is first to add none loses, so the defender wins when both gave the same.
    3. Vassals from the hand are discarded on both sides. The winner's Lord Vassals go home, the loser's are discarded; their Castles stay.

    Here each side says at once how many Vassals it would give at most, and which; no more are used than needed.

rules-attack-title = Attacking
rules-attack =
    Choose an Earl and one of three ways, then show your forces:

    - **Towers:** each point of damage that gets through destroys a Tower.
    - **Raid** on a Fief: what the Towers do not soak up destroys its properties, 1 each; never the Castle.
    - **Siege** of a Castle: after the Towers, 2 damage destroys a Castle and 3 a Palace, with all its properties and its Lord. Less does nothing.

    {""}**Forces:** people from the hand (discarded afterwards, whatever happens), Lords, reserve Armies as your Lands allow, Mercenaries, garrisons, the King and the Royal Guard. The attacker needs at least one. Then the defender shows forces too.

    If the defender fielded anything, a **Battle card** is turned up. Otherwise no forces stop any damage; in raids and sieges the Towers still soak up theirs.

    {""}**Seizing:** with a fielded Lord Prince or Lord Vassal you keep 1 of what you destroyed in a raid or siege, with both 2. Towers and Lords are never seized.

rules-battle-title = Battle cards and damage
rules-battle =
    24 cards, shuffled again only when all are gone:

    - **Normal** (15): both sides take damage.
    - **Attacker Wins** (3): only the defender takes damage, and the defender's fielded Lords are captured.
    - **Defender Wins** (3): only the attacker takes damage, and the attacker's fielded Lords are captured.
    - **Church Decides** (3): the Archbishop chooses one of these three; without a Cathedral, whoever has the most Churches. With a tie or none it is Normal.

    {""}**Damage:** first the attacker spreads the damage taken over the attacking forces, then the defender does the same. Each card takes 1; only what is left over reaches Towers, properties or Castle. The King takes 1 and lives, and Lords go home. People from the hand are lost anyway. Armies die, and a Mercenary dies with the garrison.

rules-ransom-title = Captured Lords
rules-ransom =
    - For each captured Lord you may name **1 property or Castle** of your earldom as ransom. The Castle of a Lord who is to come home cannot be the ransom, so never your last one.
    - A Lord who is not ransomed dies after the battle; the Castle stays.
    - The ransom is named before the damage and stays in place until then. If it is destroyed, there is nothing to hand over, and the Lord is free all the same. It may be seized, like everything that falls.
    - If a Castle is paid, its Lord and its properties are discarded.
    - Vikings take no ransom: Lords they capture die.

rules-joust-title = Jousts
rules-joust =
    You call a joust with a Banner as your action. Starting at the caller's left, with the caller last, each Earl

    - plays a Banner to stay out, or
    - gives an **ante**, one property or Castle, and a **participant**: a Lord, or any hand card face down.

    You cannot stake your last Castle, and the Lord of a staked Castle cannot ride. With nothing but a single bare Castle you may joust without an ante, or stay out. If you called the joust, you can only stay out with a second Banner.

    Everybody gets 2 Joust cards (6 Princes, 6 Vassals, 12 No Luck). Best to worst: three Princes · three Vassals · two Princes and a Vassal · two Princes · two Vassals and a Prince · two Vassals · Prince and Vassal · a Prince · a Vassal · nothing. A Champion counts as Prince or Vassal, whichever is better. Whoever is tied turns up one more card.

    The winner takes all antes. What is in a lost Castle is discarded, and so are hand participants and the losers' Lords. If only one Earl takes part, bad weather stops the joust: the Banners are lost, and so is the action.

rules-king-title = King and Archbishop
rules-king =
    - Whoever has at least 2 Banners on the table for the crown, and 2 more than every other Earl, is **King**. All these Banners are discarded.
    - Every other Earl with Armies in reserve gives the King one of them for the **Royal Guard**; the giver chooses which. It holds one Army fewer than there were players at the start; the King fills it up from the reserve.
    - In battle the King deals 1 damage and never dies. While there is a King nobody can claim the crown; it is free again once the King's Earl is out.
    - Whoever owns the **Cathedral** is **Archbishop**. If another Earl owns it, you need a Church to bequeath.
    - **Bequeath:** play a Banner on your Lord Prince. Both are discarded, then your discards and your deck are shuffled into a new deck.

rules-vikings-title = Vikings
rules-vikings =
    - After each round without an attack between Earls a black marker moves forward. After a round with one, none does.
    - Each **emissary** moves one at once and puts your cubes into the bag: Vassal 1, Monk 2.
    - With the **8th** marker they land at the end of the round: one Viking more than there were players at the start. They attack at once.
    - From then on one Viking joins each round. As long as there are at least as many as landed first, a cube is drawn: its Earl leads **all** of them against anybody, even that Earl's own earldom, or holds them back. The cube goes back.
    - Vikings deal damage like Infantry (1), Chieftains like Knights (2). They seize nothing and take no ransom: captured Lords die.

rules-end-title = Going out, and the end
rules-end =
    - You are out when you lose your last Fief, when you cannot draw, or when you **resign** in your own turn.
    - Your cards leave the game, your cubes leave the bag. What others took from you stays with them until it is discarded.
    - Discards always go to the player who brought the card into the game.
    - The **last Earl** wins. The others are placed by how long they lasted.

rules-tournament-title = Tournament rules
rules-tournament =
    With two players they are on, unless the table chose otherwise; they work with any number.

    - No attack, Treachery or Intrigue in the first **two** rounds.
    - Each Earl starts with **two Towers**: two cards besides the 24, chosen in secret after the deck.
    - The Viking markers move in these rounds too.

rules-ours-title = Where the book is silent
rules-ours =
    What we decided where the rulebook says nothing, or contradicts itself:

## Cards, a page each

rule-palace =
    - Everybody starts with one. It is a Castle in every way, only stronger: it takes 3 damage in one siege.
    - Losing it does not put you out while you have another Fief.
    - It can be seized in a siege, paid as ransom or staked in a joust, like a Castle.
rule-castle =
    - Each Castle is a Fief of its own. Properties are attached to it; it can hold one Lord.
    - When it is destroyed, its properties and its Lord are discarded with it.
    - Intrigue cannot take it, and no raid harms it.
rule-land =
    - Played from hand it brings 1 Army card into your reserve at once, 2 if its Fief has a Market Town. A Land you took from a rival brings none.
    - With at least one Land you may recruit: 1 Army card, 2 if one of your Fiefs has Land and Market Town.
    - In each battle every Land lets 1 reserve Army fight, 2 beside a Market Town.
rule-market =
    - Doubles the Lands of its own Fief, not those of others. A second Market Town there adds nothing.
    - Without a Land it does nothing.
rule-church =
    - With an Abbot in the same Fief it is a Monastery.
    - Without an Archbishop, the Earl with more Churches than any other settles Church Decides.
    - Lets you bequeath even if another Earl has the Cathedral.
rule-cathedral =
    - Cannot be played while any Cathedral is in play.
    - Counts as a church building for a Monastery.
    - The Archbishop settles Church Decides in every battle, including the Archbishop's own and those of the Vikings.
rule-prince =
    - You may have only one in play, as Lord or fielded from the hand; one in hand may still joust.
    - If Treachery kills a Lord Prince, the Castle and properties stay.
    - As Lord, a Prince can bequeath with a Banner, and seizes a card in a raid or siege.
    - 1 damage, absorbs 1.
rule-vassal =
    - Only Vassals support a political struggle, from hand or as Lords.
    - As Lord, a Vassal seizes a card in a raid or siege; two Vassals still seize only one.
    - As emissary: one cube, one black marker.
    - 1 damage, absorbs 1.
rule-champion =
    - In a joust, counts as Prince or Vassal, whichever makes the better hand.
    - 2 damage, absorbs 1.
rule-monk =
    - As Lord, a Monk is an Abbot. Beside a Church or Cathedral an Abbot lets you use the Monastery as an action: another Earl shows the whole hand.
    - As emissary: two cubes, one black marker.
    - No damage, absorbs 1.
rule-mercenary =
    - Is on the table outside the Fiefs. Cannot be a Lord or fight from the hand.
    - Holds one Army card, face up, which never comes back. Either fights alone or both together, without any Land.
    - A Mercenary who dies takes the garrison along. Treachery kills both, Intrigue steals both.
    - 2 damage, absorbs 1.
rule-treachery =
    Choose one:

    - a **Lord or Abbot** of another Earl: discarded with the Castle and all its properties; a Lord Prince dies alone.
    - the **hand** of another Earl: two random cards are shown and discarded.
    - a **Mercenary** with the garrison.

    The target may answer with Allies.
rule-intrigue =
    Choose one:

    - a **Fief** of another Earl: two of its properties become yours, or the only one. If there are more than two, the owner chooses. A stolen Land brings no Army.
    - the **reserve** of another Earl: two Armies, chosen by their owner and unseen by the others.
    - a **Mercenary** with the garrison.

    The target may answer with Allies.
rule-allies =
    - Never an action: only an answer to Treachery or Intrigue against you. One is enough.
    - Then Vassals decide: the attacker adds one, you add one … The defender wins when both gave the same.
rule-banquet =
    - Draw two cards, and one more at the end of the turn. A deck that runs out ends you sooner.
rule-banner =
    Three uses, one action each:

    - **Bequeath:** play it on your Lord Prince. Both go to your discards, which are shuffled with your deck into a new one. If another Earl has the Cathedral, you need a Church.
    - **The crown,** while there is no King: it stays on the table. With at least two, and two more than every other Earl, you are King.
    - **Joust:** calls one. A Banner from your hand also excuses you from a joust.

## Where the book is silent

## The chronicle

event-first-drawn = A cube is drawn from the bag: { SEAT($seat) } begins.
event-decks-ready = All decks are chosen.
event-game-start = { $tournament ->
    [true] The game begins with tournament rules: no attack, Treachery or Intrigue in the first two rounds.
   *[false] The game begins. Nobody may attack in round 1.
  }
event-round-begins = Round { $round }.
event-king-dead = With { SEAT($seat) } the King is gone. The crown is free again.
event-game-over = { LIST(SEAT($winners)) } is the last Earl and wins.
did-castle-built = builds a { CARD($card) } as { FIEF($fief) }
did-property-built = builds { CARD($card) } in { FIEF($fief) }
did-lord-installed = { $card ->
    [monk] installs { CARD($card) } as Abbot of { FIEF($fief) }
   *[other] installs { CARD($card) } as Lord of { FIEF($fief) }
  }{ $before ->
    [none] {""}
   *[other] ; { CARD($before) }, who was there, is discarded
  }
did-mercenary-hired = hires { MERCENARY($mercenary) }
did-garrisoned = { $where ->
    [king] puts { CARD($army) } into the Royal Guard
   *[other] garrisons { CARD($army) } with { MERCENARY($where) }
  }
did-emissary-sent = sends { CARD($card) } to the Vikings and puts { COUNT("cubes", $cubes) } into the bag (now { $total }){ $moved ->
    [true] ; the Vikings come nearer ({ $markers } of 8)
   *[false] {""}
  }
did-hand-shown = uses the Monastery; { SEAT($other) } shows the whole hand: { CARDS($cards) }
did-bequeathed = bequeaths the earldom (time { $times } of 6): 🚩 Banner and { LORDS($fief) } are discarded; { COUNT("cards", $cards) } are shuffled into the deck, which now has { $deck }
did-banner-raised = plays a 🚩 Banner for the crown; { COUNT("banners", $banners) } on the table
did-crowned = is crowned King; the Royal Guard has room for { COUNT("armies", $slots) }
did-tribute = gives { CARD($army) } to the Royal Guard of { SEAT($king) }
did-mulligan = { $redrawn ->
    [true] draws a new hand
   *[false] keeps the first hand
  }
did-hand-dealt = has drawn { CARDS($cards) }
did-banquet = holds a 🍖 Banquet
did-drew = draws { COUNT("cards", $cards) }; { $hand } in hand, { COUNT("cards", $deck) } left in the deck
did-cards-drawn = has drawn { CARDS($cards) }
did-armies-drawn = { $why ->
    [land] gets { COUNT("armies", $cards) }; { $reserve } in reserve
   *[recruit] recruits { COUNT("armies", $cards) }; { $reserve } in reserve
  }
did-armies-seen = has received { CARDS($cards) }
did-towers-built = { $why ->
    [turn] builds { COUNT("towers", $cards) } ({ $towers } in all)
   *[tournament] starts with { COUNT("towers", $cards) }
  }
did-towers-laid = has put { CARDS($cards) } down as Towers
did-plot = plays { CARD($card) } against { SEAT($other) }: { TARGET($target) }
did-allies-played = answers with { CARD("allies") }
did-no-allies = has no answer
did-no-support = adds no Vassal; the plot is stopped
did-struggle = adds { COUNT("vassals", SIZE($vassals)) } and { SEAT($other) } adds { COUNT("vassals", SIZE($against)) }; { SEAT($winner) } wins the struggle
did-hand-struck = loses { CARDS($cards) } from the hand; { $hand ->
    [0] no card is left
    [one] one card is left
   *[other] { $hand } cards are left
  }
did-properties-stolen = takes { CARDS($cards) } from { FIEF($fief) } of { SEAT($other) }
did-armies-stolen = takes { COUNT("armies", $cards) } from the reserve of { SEAT($other) }
did-armies-moved = takes { CARDS($cards) } from { SEAT($other) }
did-mercenary-stolen = takes { MERCENARY($mercenary) } from { SEAT($other) }
did-property-placed = places { CARD($card) } in { FIEF($fief) }
did-fief-taken = founds { FIEF($fief) } with the { CARD($card) } won
did-lord-slain = { $why ->
    [treachery] loses the { TITLE($card) } of { FIEF($fief) }; the Fief remains
    [struggle] loses the { TITLE($card) } of { FIEF($fief) } in the struggle
    [captured] loses the { TITLE($card) } of { FIEF($fief) }, captured and not ransomed
    [vikings] loses the { TITLE($card) } of { FIEF($fief) }, killed by the Vikings
   *[joust] loses the { TITLE($card) } of { FIEF($fief) } in the joust
  }
did-fief-lost = loses { FIEF($fief) } with { FALLEN($castle, $properties, $lord) }
did-mercenary-slain = { $why ->
    [battle] { $army ->
        [none] {""}
       *[other] loses the garrison of { MERCENARY($mercenary) }: { CARD($army) }
      }
   *[other] loses { MERCENARY($mercenary) }{ $army ->
        [none] {""}
       *[other] {" "}and its garrison, { CARD($army) }
      }
  }
did-earl-out = { $why ->
    [fief] has lost the last Fief and is out; { $left ->
        [one] one Earl is left
       *[other] { $left } Earls are left
      }
    [deck] has no card to draw and is out; { $left ->
        [one] one Earl is left
       *[other] { $left } Earls are left
      }
   *[resigned] resigns; { $left ->
        [one] one Earl is left
       *[other] { $left } Earls are left
      }
  }
did-armies-disbanded = disbands { CARDS($cards) }
did-cards-returned = gives { RETURNED($cards, $names) } back to their owners

## Combat, jousts, Vikings

the-vikings = the Vikings
way = { $way ->
    [towers] attack on the Towers
    [raid] raid on { FIEF($fief) }
   *[siege] siege of { FIEF($fief) }
  }
battle-normal = Normal
battle-attacker = Attacker Wins
battle-defender = Defender Wins
battle-church = Church Decides
joust-none = No Luck
rank-1 = three Princes
rank-2 = three Vassals
rank-3 = two Princes and a Vassal
rank-4 = two Princes
rank-5 = two Vassals and a Prince
rank-6 = two Vassals
rank-7 = Prince and Vassal
rank-8 = a Prince
rank-9 = a Vassal
rank-10 = nothing
event-battle-deck-shuffled = The Battle deck is shuffled again.
event-viking-deck-shuffled = The Viking deck is shuffled again.
event-battle-card = Battle card: { TEXT("battle", $card) }.{ $card ->
    [church] {""}
   *[other] {" "}{ TEXT("detail-outcome", $card) }
  }
event-church-silent = { $why ->
    [tie] No Archbishop, and nobody has the most Churches: the battle is Normal.
   *[none] No Archbishop and no Church: the battle is Normal.
  }
event-forces-hit = { $lost ->
    [none] The Vikings take { COUNT("damage", $damage) } and lose nobody.
   *[other] The Vikings take { COUNT("damage", $damage) } and lose { FORCES($lost) }.
  }
event-attack-failed = The Vikings fail: { fails }.
fails = { $way ->
    [towers] no Tower falls
    [raid] nothing falls in { FIEF($fief) }
   *[siege] { FIEF($fief) } holds ({ $left ->
        [0] none
       *[other] { $left }
      } of the { $needed } damage it takes got through)
  }
did-attack-declared = { $way ->
    [towers] attacks the Towers of { SEAT($other) }
    [raid] raids { FIEF($fief) } of { SEAT($other) }
   *[siege] besieges { FIEF($fief) } of { SEAT($other) }
  }
did-attack-fielded = fields { FORCES($forces) } ({ COUNT("damage", $damage) })
did-defence-fielded = defends with { FORCES($forces) } ({ COUNT("damage", $damage) })
did-defence-conceded = puts up no defence
did-church-decided = { $why ->
    [cathedral] decides as Archbishop: { TEXT("battle", $outcome) }
   *[churches] has the most Churches and decides: { TEXT("battle", $outcome) }
  }
did-lords-captured = loses { LORDS($fiefs) } to { SEAT($other) } as { SIZE($fiefs) ->
    [one] a prisoner
   *[other] prisoners
  }
did-ransom-refused = pays no ransom
did-ransom-named = names a ransom for { LORDS($fiefs) }: { CARDS($cards) }
did-handed-over = { $why ->
    [ransom] hands over { CARDS($cards) } to { SEAT($other) } as ransom
   *[joust] hands over the ante to { SEAT($other) } ({ CARDS($cards) })
  }
did-seized = seizes { CARDS($cards) } from { SEAT($other) }
did-forces-hit = { $lost ->
    [none] takes { COUNT("damage", $damage) } and loses nobody
   *[other] takes { COUNT("damage", $damage) } and loses { FORCES($lost) }
  }
did-towers-held = { $left ->
    [0] soaks up { COUNT("damage", $damage) } with Towers; nothing gets through
    [one] soaks up { COUNT("damage", $damage) } with Towers; { $left } damage gets through
   *[other] soaks up { COUNT("damage", $damage) } with Towers; { $left } damage gets through
  }
did-attack-failed = fails: { fails }
did-towers-felled = loses Towers: { CARDS($cards) }; { $towers ->
    [0] none is left
    [one] { $towers } Tower is left
   *[other] { $towers } Towers are left
  }
did-properties-destroyed = loses { CARDS($cards) } in { FIEF($fief) }
did-hand-spent = discards the hand cards fielded: { CARDS($cards) }
did-joust-called = calls a joust with a 🚩 Banner
did-joust-excused = { $why ->
    [banner] stays out of the joust with a { CARD("banner") }
    [poor] stays out of the joust, having nothing but a bare Castle or Palace
   *[nobody] stays out of the joust, having nobody to send
  }
did-joust-entered = { $lord ->
    [none] { stakes } and sends a card face down
   *[other] { stakes } and sends the { TITLE($lord) } of { FIEF($fief) }
  }
stakes = { $card ->
    [none] stakes nothing
   *[other] stakes { CARD($card) }
  }
did-joust-won = wins the joust
event-joust-cancelled = The weather is too bad: the joust is called off.
event-joust-hands = The joust is decided. { RIDERS($hands, $names) }.
event-joust-break = A tie: one more card for each. { JOUST($cards, $names) }.
event-jousters-spent = Hand cards from the joust are discarded: { CARDS($cards) }.
event-white-marker-back = { LESS($most, $markers) ->
    [0] {""}
   *[other] There was an attack: the Vikings come no nearer ({ $markers } of { $most }).
  }
event-viking-marker = The Vikings come nearer ({ $markers } of { $most }).
event-vikings-joined = { $cards ->
    [none] No more Vikings come: { $vikings } ashore.
   *[other] One more comes ashore: { CARDS($cards) }. { $vikings } ashore now.
  }
event-vikings-landed = { $cards ->
    [none] No more Vikings come: { $vikings } ashore.
   *[other] The Vikings land: { CARDS($cards) }.
  }
event-vikings-wait = The Vikings wait: { $vikings } of the { $needed } they need to attack are ashore.
event-cube-drawn = A cube is drawn from the bag: { SEAT($seat) } leads the Vikings.
event-vikings-held = { SEAT($seat) } holds the Vikings back.
event-vikings-attack = { $own ->
    [true] { SEAT($seat) } turns the Vikings on { SEAT($seat) }'s own earldom: { way } with { FORCES($forces) } ({ COUNT("damage", $damage) }).
   *[false] { SEAT($seat) } sends the Vikings against { SEAT($other) }: { way } with { FORCES($forces) } ({ COUNT("damage", $damage) }).
  }

## Questions

wait-build-deck = to choose a deck
wait-choose-towers = to choose two Towers
wait-mulligan = to keep or redraw the first hand
wait-turn = to act
wait-place-property = to place a property
wait-install = to install a Lord
wait-towers = to build Towers
wait-garrison = to garrison Armies
wait-monastery = to choose who shows a hand
wait-treachery = to choose a target for Treachery
wait-intrigue = to choose a target for Intrigue
wait-allies = to answer a plot
wait-struggle = to back a plot with Vassals
wait-yield-properties = to choose which properties are stolen
wait-yield-armies = to choose which Armies are stolen
wait-tribute = to give the King an Army
wait-declare-attack = to declare an attack
wait-attack-forces = to choose forces for the attack
wait-defence-forces = to choose a defence
wait-church-decides = to decide for the Church
wait-ransom-lords = to ransom captured Lords
wait-ransom-price = to name a ransom
wait-attack-losses = to spread the damage
wait-defence-losses = to spread the damage
wait-towers-lost = to choose which Towers fall
wait-properties-lost = to choose which properties fall
wait-seize = to seize what was destroyed
wait-joust-ante = to enter the joust or stay out
wait-joust-card = to choose a participant
wait-viking-attack = to lead the Vikings
ask-build-deck = Choose your deck of { $n } cards, in secret.
ask-choose-towers = Which { $n } more cards start as your Towers? Nobody sees which.
ask-mulligan = Keep your first hand, or shuffle all five back and draw five new cards? Only this once.
ask-turn = { $acted ->
    [0] Take one action; Towers and garrisons are free. Then draw.
   *[other] Your action is used. Towers and garrisons, or draw to end the turn.
  }
ask-place-property = Where do you place { CARD($card) }?
ask-install = Where does { CARD($card) } become Lord? Each Fief has room for only one.
ask-towers = Which cards do you put face down as Towers? They never come back to your hand.
ask-garrison = Where does each Army go? They never come back to the reserve.
ask-monastery = Who shows the whole hand?
ask-treachery = What does your Treachery strike?
ask-intrigue = What does your Intrigue steal?
ask-allies = { $helpless ->
    [true] { SEAT($other) } plays { CARD($card) } against you: { TARGET($target) }. You hold no Allies, so the plot succeeds. Nobody else sees why you do not answer.
   *[false] { SEAT($other) } plays { CARD($card) } against you: { TARGET($target) }. Answer with Allies? If so, add the Vassals you would give at most, in order; only as many as needed are used.
  }
ask-struggle = { $helpless ->
    [true] { SEAT($other) } has answered your { CARD($card) } ({ TARGET($target) }) with Allies. You have no Vassal to add: the plot is stopped.
   *[false] { SEAT($other) } has answered your { CARD($card) } ({ TARGET($target) }) with Allies. Which Vassals would you add at most, in this order? With none the plot is stopped; only as many as needed are used.
  }
ask-yield-properties = { SEAT($other) } steals from { FIEF($fief) }. Which two properties do you give up?
ask-yield-armies = { SEAT($other) } steals { COUNT("armies", $least) } from your reserve. What do you give? The others do not see it.
ask-tribute = { SEAT($other) } is King. Which Army do you give to the Royal Guard?
ask-declare-attack = Whom do you attack, and how?
ask-attack-forces = You attack { SEAT($other) }: { way }. Which forces do you field? They cannot be changed later.
ask-defence-forces = { $helpless ->
    [true] Under attack from { SEAT($other) }: { way } with { FORCES($attack) } ({ COUNT("damage", $damage) }). You have nothing to field; nobody else sees why you put up no defence.
   *[false] Under attack from { SEAT($other) }: { way } with { FORCES($attack) } ({ COUNT("damage", $damage) }). Which forces do you field?
  }
ask-church-decides = The Church decides between { SEAT($side) } (attack) and { SEAT($other) } (defence), and the choice is yours. How does it end?
ask-ransom-lords = { SEAT($other) } has captured Lords of yours. Which do you ransom? Each costs one property or Castle of your choice; the others die after the battle.
ask-ransom-price = What do you offer { SEAT($other) } for { LORDS($lords) }? One card for each Lord. It stays in place until the damage is done; if it falls, the Lord is free all the same. The Lord and properties of a Castle handed over are discarded.
ask-defence-losses = Your forces take damage: { $n ->
    [one] one of these is hit. Which one?
   *[other] { $n } of these are hit. Which ones?
  }
ask-attack-losses = { $vikings ->
    [true] The Vikings take { COUNT("damage", $n) }. Which of them die?
   *[false] Your forces take damage: { $n ->
        [one] one of these is hit. Which one?
       *[other] { $n } of these are hit. Which ones?
      }
  }
ask-towers-lost = You lose { COUNT("towers", $n) }. { $n ->
    [one] Which one?
   *[other] Which ones?
  } What falls is shown and discarded.
ask-properties-lost = { FIEF($fief) } loses { COUNT("properties", $n) }. { $n ->
    [one] Which one?
   *[other] Which ones?
  }
ask-seize = Your Lords may seize up to { COUNT("cards", $most) } of what was destroyed. Which do you keep?
ask-joust-ante = { joust-call } What do you stake? The winner takes it; the Lord and properties of a lost Castle are discarded. Then you choose who rides.
joust-call = { $calling ->
    [true] You have called a joust.
   *[false] { SEAT($other) } calls a joust.
  }
ask-joust-card = Who rides for you? Two Joust cards join this one; the best hand wins.
ask-viking-attack = You lead the Vikings: { COUNT("vikings", $n) } with { COUNT("damage", $damage) }. Whom do they attack, and how? They seize nothing; captured Lords die.
ahead-defence-forces = Your defence: { way }
ahead-struggle = If your plot is answered with Allies
ahead-joust-ante = The joust: what you stake
ahead-joust-card = The joust: who rides for you
brief-attack-forces = { way } of { SEAT($other) }: which forces?
brief-defence-forces = { SEAT($other) }: { way } with { COUNT("damage", $damage) }. Who defends?
brief-allies = { SEAT($other) } plays { CARD($card) } against you: { TARGET($target) }. Allies? And which Vassals at most, in order?
brief-struggle = { SEAT($other) } answers { CARD($card) } ({ TARGET($target) }) with Allies. Which Vassals at most, in order?
brief-joust-ante = { joust-call } What do you stake? The winner takes it; what is in a lost Castle is discarded.
stake-brief-aim = { $way ->
    [siege] { $rivals ->
        [none] It takes { $whole } damage; nobody can defend.
       *[other] It takes { $whole } damage, and 1 more for each defender ({ MEANS($rivals) }).
      }
   *[other] { stake-aim }
  }
stake-brief-undefended = { $ruin ->
    [last] ⚠️ Undefended, your last Fief falls and you are out.
    [falls] Undefended, the Fief falls.
   *[none] { stake-undefended }
  }
stake-season = { $season ->
    [truce] No attack, Treachery or Intrigue in this round.
    [peace] No attacks in this round.
   *[none] {""}
  }
stake-landing = { $landing ->
    [now] ⛵ The Vikings land at the end of this round.
    [unless] ⛵ The Vikings land at the end of this round, unless an Earl attacks another.
   *[none] {""}
  }
stake-deck = { $deck ->
    [0] ⚠️ Your deck is empty: drawing puts you out of the game.
   *[other] {""}
  }
stake-plot = Anyone with cards in hand may answer with Allies; { $vassals ->
    [0] you have no Vassal to back your plot
   *[other] you could back your plot with { COUNT("vassals", $vassals) }
  }.
stake-rival = { $helpless ->
    [true] {""}
   *[false] { $rivals ->
        [none] { SEAT($other) } has no Vassal to set against it.
       *[other] { SEAT($other) } has { MEANS($rivals) }.
      }
  }
stake-most = Together your forces could deal { COUNT("damage", $dealing) }.
stake-aim = { $way ->
    [towers] { $towers ->
        [one] There is one Tower;
       *[other] There are { $towers } Towers;
      } each point of damage that gets through destroys one.
    [raid] { $towers ->
        [0] No Towers there: each point of damage destroys 1 property
        [one] 1 Tower there soaks up 1 damage; the rest destroys properties, 1 each
       *[other] { $towers } Towers there soak up 1 damage each; the rest destroys properties, 1 each
      } ({ SIZE($properties) } there).
   *[siege] { CARD($castle) } falls to { $needed } damage. { $towers ->
        [0] No Towers there, so it takes { $whole }
        [one] 1 Tower there soaks up 1, so it takes { $whole }
       *[other] { $towers } Towers there soak up 1 each, so it takes { $whole }
      }, and 1 more for each card that defends.
  }
stake-defenders = { $rivals ->
    [none] { SEAT($other) } has nothing to field.
   *[other] { SEAT($other) } may defend with { MEANS($rivals) }.
  }
stake-brief-defenders = { $way ->
    [siege] {""}
   *[other] { stake-defenders }
  }
stake-undefended = { $way ->
    [towers] Undefended, { $fall ->
        [one] a Tower falls
       *[other] { $fall } Towers fall
      } and { $rest ->
        [0] none is left
        [one] one Tower is left
       *[other] { $rest } Towers are left
      }.
    [raid] Undefended, { $fall ->
        [0] nothing falls
        [one] a property falls
       *[other] { $fall } properties fall
      } and { $rest ->
        [0] none is left
        [one] one property is left
       *[other] { $rest } properties are left
      }.
   *[siege] { $ruin ->
        [last] ⚠️ Undefended, you lose { HOME($home) }: your last Fief, and you are out.
        [falls] Undefended, you lose { HOME($home) }.
       *[none] Undefended, the Fief holds ({ $left } of the { $needed } damage it takes).
      }
  }
stake-soaked = { $soaked ->
    [0] {""}
   *[other] Your Towers soak up { COUNT("damage", $soaked) }.
  }
stake-saved = { $saving ->
    [enough] { $wanted ->
        [one] One card in defence saves the Fief.
       *[other] { $wanted } cards in defence save the Fief.
      }
    [luck] Only a kind Battle card can save the Fief.
   *[none] {""}
  }
would-attack-forces = Together they deal { COUNT("damage", $dealt) }.
would-defence-forces = { $way ->
    [towers] { $fall ->
        [0] No Tower falls.
        [one] At worst one Tower falls.
       *[other] At worst { $fall } Towers fall.
      }
    [raid] { $fall ->
        [0] No property falls.
        [one] At worst one property falls.
       *[other] At worst { $fall } properties fall.
      }
   *[siege] { $ruin ->
        [none] At worst the Fief takes { COUNT("damage", $left) }; it falls at { $needed }.
       *[other] At worst the Fief takes { COUNT("damage", $left) } and falls at { $needed }: you lose it.
      }
  }
stake-defence = { $helpless ->
    [true] {""}
   *[false] Each card you field soaks up 1 damage first and hits back; if you field any, you turn up a Battle card.
  }
stake-reserve = { $reserve ->
    [some] Your Lands allow { $allowed } from the reserve.
    [no-land] Without a Land none of your reserve may fight.
   *[none] {""}
  }
stake-princes = { $princes ->
    [lord] With a Lord Prince no other Prince may be fielded.
    [single] Only one Prince may fight.
   *[none] {""}
  }
stake-church = The attack deals { COUNT("damage", $damage) }, the defence { COUNT("damage", $counter) }.
stake-ransom = { $short ->
    [true] You can pay for { $most } at most: a Lord who comes home needs the Castle left behind.
   *[false] {""}
  }
stake-seized = { $seizing ->
    [0] {""}
   *[other] { SEAT($attacker) } may then seize { COUNT("cards", $seizing) } of it.
  }
stake-staked = { $antes ->
    [none] {""}
   *[other] Staked so far: { ANTES($antes, $names) }.
  }
group-play = Play a card
group-act = Act
group-free = Free
group-end = End
option-play = Play { NAME($card) }
    .detail = { $vain ->
        [true] Your deck is empty: it brings nothing.
       *[false] { TEXT("does", $card) }
      }
    .group = { group-play }
    .mark = { NAME($card) }
option-install = Install { NAME($card) }
    .detail = { TEXT("does", $card) }
    .group = { group-play }
    .mark = { TITLE($card) }
option-emissary = Emissary: { NAME($card) }
    .detail = { $near ->
        [true] { COUNT("cubes", $cubes) } into the bag: you will lead the Vikings more often.
       *[false] { COUNT("cubes", $cubes) } into the bag; the Vikings come 1 marker nearer.
      }
    .group = { group-act }
    .mark = Send { NAME($card) }
option-bequeath = Bequeath
    .detail = Discards Banner and Lord Prince, then shuffles your discards into the deck: { COUNT("cards", $deck) }.
    .group = { group-play }
    .mark = Bequeath
option-claim = Claim the crown
    .detail = Puts a Banner on the table ({ $banners } in all); { $wanted } make you King.
    .group = { group-play }
    .mark = Crown
option-joust = Call a joust
    .detail = A Banner calls all Earls; the winner takes everything that is staked.
    .group = { group-play }
    .mark = Joust
option-attack = Attack
    .detail = Towers, raid or siege; you choose target and forces next.
    .group = { group-act }
option-recruit = Recruit
    .detail = { COUNT("armies", $armies) } into your reserve.
    .group = { group-act }
option-monastery = Use the Monastery
    .detail = Another Earl shows the whole hand.
    .group = { group-act }
    .mark = Monastery
option-towers = Build Towers
    .detail = { $last ->
        [none] Place hand cards face down as Towers; they never come back.
       *[other] Places your last card, { NAME($last) }, face down at once; it never comes back.
      }
    .group = { group-free }
    .mark = Towers
option-garrison = Garrison Armies
    .detail = From your reserve to Mercenaries and the King.
    .group = { group-free }
    .mark = Garrison
option-draw = Draw and end the turn
    .detail = { $deck ->
        [0] { stake-deck }
       *[other] { COUNT("cards", $deck) } in your deck.
      }
    .group = { group-end }
    .mark = End turn
option-resign = Resign
    .detail = You leave the game for good.
    .group = { group-end }
option-keep = Keep this hand
option-redraw = Draw a new hand
    .detail = All five are shuffled back first.
option-card = { NAME($card) }
    .detail = { $as ->
        [army] { COUNT("damage", $damage) }
        [rider] { rider }
       *[card] { TEXT("does", $card) }
      }
    .group = { $group ->
        [none] {""}
       *[other] { TEXT("group", $group) }
      }
    .mark = { NAME($card) }{ $again }
option-fief = { FIEF($key) }
    .detail = { DOTS(home-note, HOME($home)) }
    .mark = { $many ->
        [true] { NUMBER($key) }
       *[false] { FIEF($key) }
      }
option-army = { NAME($card) } ({ post })
    .detail = { COUNT("damage", $damage) }
    .group = { post }
    .mark = { $where ->
        [king] 👑 { NAME($card) }
       *[other] { NAME($card) } { NUMBER($where) }
      }{ $again }
option-church = { TEXT("battle", $outcome) }
    .detail = { TEXT("detail-outcome", $outcome) }
option-support = { $place ->
    [lord] { option-lord }
   *[hand] { NAME($card) }
  }
    .detail = { $card ->
        [allies] Without them the plot succeeds.
       *[vassal] { $place ->
            [lord] Comes home if you win, is discarded if you lose.
           *[hand] From your hand; discarded if used.
          }
      }
    .mark = { NAME($card) }{ $place ->
        [lord] {" "}{ NUMBER($key) }
       *[hand] { $again }
      }
option-pass = { $kind ->
    [allies] Let it happen
   *[struggle] Add no Vassal
  }
option-none = { $kind ->
    [defence-forces] Field nothing
    [viking-attack] No attack
   *[joust-ante] Take part without ante
  }
    .mark = { $kind ->
        [joust-ante] Without ante
       *[other] {""}
      }
nothing-defence-forces = No defence
nothing-ransom-lords = No ransom
nothing-seize = Seize nothing
option-out = Stay out, free
rules-ready = Ready decks
rules-ready-ours = The publisher has four sample decks, but we know of no place where their exact cards are published; ours have the same names. The owner of a printed game can correct them in the file `data.toml`.
deck-first = For a first game.
deck-source-recon = Made by us.
deck-source-published = Published.
option-banner = Stay out with a Banner
    .detail = The Banner is discarded; you stake nothing.
option-aim = { $way ->
    [towers] Attack the Towers
    [raid] Raid on { FIEF($key) }
   *[siege] Siege of { FIEF($key) }
  } ({ SEAT($owner) })
    .detail = { $way ->
        [towers] { COUNT("towers", $towers) }
        [raid] { DOTS(reach, BRIEFLY($properties)) }
       *[siege] { DOTS(reach, HOME($home)) }
      }
    .group = { SEAT($owner) }
    .mark = { $many ->
        [true] { $sign } { $at }
       *[false] { $way ->
            [towers] Towers { $at }
            [raid] Raid { $at }
           *[siege] Siege { $at }
          }
      }
option-force = { $place ->
    [lord] { option-lord }
    [mercenary] { MERCENARY($key) }
    [garrison] { NAME($card) } ({ MERCENARY($key) })
    [guard] { NAME($card) } ({ royal-guard })
   *[other] { NAME($card) }
  }
    .detail = { $kind ->
        [joust-card] { rider }
        [ransom-lords] { HOME($home) }
       *[other] { COUNT("damage", $damage) }; { TEXT("fate", $place) }{ of-these }
      }
    .group = { $kind ->
        [joust-card] {""}
        [ransom-lords] {""}
       *[other] { TEXT("place", $place) }
      }
    .mark = { $place ->
        [lord] { NAME($card) } { NUMBER($key) }
        [guard] 👑 { NAME($card) }{ $again }
        [viking] { $many ->
            [true] { $card ->
                [viking] ⛵{ $again }
               *[chieftain] { NAME($card) }{ $again }
              }
           *[false] { NAME($card) }{ $again }
          }
        [mercenary] { $many ->
            [true] 💰 { NUMBER($key) }
           *[false] Mercenary { NUMBER($key) }
          }
        [garrison] Garrison { NUMBER($key) }
       *[other] { NAME($card) }{ $again }
      }
option-target = { $what ->
    [hand] { $n ->
        [one] The only card in the hand
       *[other] Two random cards from the hand
      }
    [reserve] { $n ->
        [one] The only Army of the reserve
       *[other] Two Armies of the reserve
      }
    [mercenary] { MERCENARY($key) }
    [lord] { option-lord }
   *[fief] { FIEF($key) }
  } ({ SEAT($owner) })
    .detail = { $what ->
        [hand] { COUNT("in-hand", $n) }
        [reserve] { COUNT("armies", $n) }
        [mercenary] { garrison }
        [lord] { $card ->
            [prince] Only the Prince dies; Castle and properties stay.
           *[other] { HOME($home) }
          }
       *[fief] { BRIEFLY($properties) }
      }
    .group = { SEAT($owner) }
    .mark = { $what ->
        [hand] Hand { LETTER($owner) }
        [reserve] Reserve { LETTER($owner) }
        [mercenary] Mercenary { NUMBER($key) }
        [lord] { NAME($card) } { NUMBER($key) }
       *[fief] { FIEF($key) }
      }
option-lord = { TITLE($card) } of { FIEF($key) }
home-note = { $note ->
    [replaces] replaces { NAME($before) }
    [second] a second one adds nothing
    [brings] brings { COUNT("armies", $armies) }
   *[none] {""}
  }
rider = { TEXT("worth", $worth) }; { $place ->
    [lord] comes home if you win, otherwise dies
   *[hand] discarded, even if you win
  }
property-owner = { $foreign ->
    [true] of { SEAT($owner) }'s cards
   *[false] {""}
  }
property-bare = { $bare ->
    [true] nothing else goes with it
   *[false] {""}
  }
property-ransom = { $ransom ->
    [true] named as ransom
   *[false] {""}
  }
worth-prince = Counts as Prince
worth-vassal = Counts as Vassal
worth-wild = Counts as Prince or Vassal
worth-none = Counts as nothing
garrison = { $card ->
    [none] {""}
   *[other] with { CARD($card) }
  }
of-these = { $most ->
    [none] {""}
   *[other] ; at most { $most } of these
  }
detail-outcome-normal = Both sides take damage.
detail-outcome-attacker = Only the defender takes damage; the defender's Lords are captured.
detail-outcome-defender = Only the attacker takes damage; the attacker's Lords are captured.
place-hand = From the hand
place-lord = Lords
place-reserve = From the reserve
place-guard = Royal Guard
place-garrison = Garrisons
place-mercenary = Mercenaries
place-king = The King
place-viking = Vikings
fate-hand = discarded afterwards in any case
fate-lord = survives a hit, but may be captured
fate-reserve = dies when hit
fate-guard = dies when hit
fate-garrison = dies when hit
fate-mercenary = dies when hit, with the garrison
fate-king = never dies in battle
fate-viking = dies when hit
royal-guard = Royal Guard
post = { $where ->
    [king] { royal-guard }
   *[other] { MERCENARY($where) }
  }
picked-nothing = Nothing
option-tournament = Tournament rules
option-tournament-duels = with two players
option-tournament-on = on
option-tournament-off = off

## Decks

also-palace = palaces
also-castle = castles
also-land = lands
also-market = market, markets, market towns, town, towns
also-church = churches
also-cathedral = cathedrals
also-prince = princes
also-vassal = vassals
also-champion = champions
also-monk = monks
also-mercenary = mercenaries
also-treachery = treacheries
also-intrigue = intrigues
also-allies = ally
also-banquet = banquets, feast, feasts
also-banner = banners
deck-lords = Lords
deck-lords-detail = Castles full of Vassals and Champions, and Allies to guard them.
deck-land-army = Land and Army
deck-land-army-detail = Lands, Market Towns and Armies that grow turn by turn.
deck-politics = Politics
deck-politics-detail = Treachery and Intrigue, backed by six Vassals.
deck-emissary = Emissary
deck-emissary-detail = Monks for the Vikings, Churches, a Monastery.
deck-joust = Jousts
deck-joust-detail = Champions and Banners: win what others stake.
deck-hand-rush = Hand rush
deck-hand-rush-detail = An early attack from the hand; it soon runs out. Modelled on a known deck.
deck-all-rounder = All-rounder
deck-all-rounder-detail = Something of everything. A deck played in the digital game.
deck-ambush = Ambush
deck-ambush-detail = Treachery and Intrigue clear the way for Champions.
deck-conspiracy = Conspiracy
deck-conspiracy-detail = Intrigue robs the others, behind four Castles.
deck-palace = The Palace is extra: leave it out.
deck-too-many = { $card }: { $count } are too many, at most { $most }.
deck-too-few-cards = That makes { $total } cards; it must be { $wanted }.
deck-too-many-cards = That makes { $total } cards; it must be { $wanted }.
deck-unknown = There is no card “{ $word }”.
deck-unknown-near = There is no card “{ $word }”. Do you mean { $cards }?
deck-more-wrong = … and more of the same.

## The position

phase-decks = Decks are being chosen
phase-towers = First Towers are being chosen
phase-hands = First hands
phase-over = The game is over
phase-round = Round { $round }
phase-play = { phase-round } · { $arrived ->
    [true] { COUNT("vikings", $vikings) } ashore
   *[false] Vikings { $markers } of { $most }
  }
hand-choosing = You have no cards yet.
hand-out = You are out of the game.
hand-cards = **Hand ({ SIZE($hand) }):** { FIRST(BRIEFLY($hand), "–") }
hand-tower-cards = { $towers ->
    [none] {""}
   *[other] **Towers ({ SIZE($towers) }):** { BRIEFLY($towers) }
  }
hand-reserve-cards = { $reserve ->
    [none] {""}
   *[other] **Reserve ({ SIZE($reserve) }; up to { $fight } may fight):** { BRIEFLY($reserve) }
  }
hand-jouster = { $jouster ->
    [none] {""}
   *[other] **In the joust:** { CARD($jouster) }
  }
hand-deck-cards = **Deck:** { COUNT("cards", SIZE($deck)) }
standing-seat = { LETTER($seat) } { SEAT($seat) }
standing-out = out
standing-king = { $king ->
    [true] 👑 King
   *[false] {""}
  }
standing-archbishop = { $archbishop ->
    [true] ✝️ Archbishop
   *[false] {""}
  }
standing-deck = deck { $deck }
at-turn = It is the turn of { SEAT($seat) }.
at-seat = { LETTER($seat) } { SEAT($seat) }:
at-towers = { COUNT("towers", $towers) }
at-banners = { $banners ->
    [0] {""}
   *[other] { COUNT("banners", $banners) }
  }
at-guard = { $guard ->
    [none] {""}
   *[other] Royal Guard: { BRIEFLY($guard) }
  }
at-hand = { COUNT("cards", $hand) } in hand
at-reserve = { COUNT("armies", $reserve) } in reserve
at-vikings = { $vikings ->
    [none] {""}
   *[other] Vikings ashore: { BRIEFLY($vikings) }.
  }
at-cubes = Cubes in the bag: { $cubes }.
told-attack = { $landing ->
    [now] { stake-landing }
   *[other] { $attacked ->
        [true] An Earl has attacked another in this round: the Vikings come no nearer.
       *[false] No Earl has attacked another in this round.
      }
  }
told-first = { SEAT($first) } begins the round.
told-decks = Left in the decks: { $army } Army, { $battle } Battle, { $vikings } Viking cards.
told-last-card = The last Battle card: { TEXT("battle", $card) }.
told-battle = { SEAT($attacker) } against { SEAT($defender) }: { way }.
told-forces = { SEAT($side) }: { FORCES($forces) } ({ COUNT("damage", $damage) }).
told-may-fight = { $allowed } of the reserve may fight
told-bequests = { $bequests ->
    [0] {""}
   *[other] has bequeathed { $bequests ->
        [one] once
       *[other] { $bequests } times
      }
  }
told-emissaries = { $emissaries ->
    [none] {""}
   *[other] With the Vikings: { BRIEFLY($emissaries) }
  }
told-mercenary = { MERCENARY($key) }{ $card ->
    [none] {""}
   *[other] , { garrison }
  }
result-won = { $who } is the last Earl and wins.
result-line = { $place }. { $who } ({ $letter }): outlasted { $points ->
    [one] { $points } rival
   *[other] { $points } rivals
  }
source-outlasted = outlasted
sum-turn = **Round { $round }** · { $who }
sum-last = **Round { $round }**
sum-vikings = **Round { $round }** · ⛵ the Vikings

## Rulings, orders, pictures

ruling-mulligans-together = Everybody decides on the first hand at the same time; you learn what the others did once all have decided.
ruling-last-free-action = When your action is used, your hand is empty and you have nothing to garrison, you draw automatically.
ruling-banquet-short = With a Banquet you draw what there is, even if that is fewer than two cards.
ruling-palace-again = A Palace you draw again after bequeathing is played like a Castle, but still falls only to 3 damage.
ruling-castle-leaves = When a Castle leaves as ransom or ante, its Lord and its properties are discarded.
ruling-monastery-open = A hand shown because of a Monastery is seen by everybody, once.
ruling-vassals-at-once = In a struggle each side names its Vassals at once; those not needed stay unseen.
ruling-lord-supports = A Lord Vassal who is the target of Treachery may support against it; if it succeeds, the Fief falls all the same.
ruling-intrigue-two = “Up to two” on Intrigue means exactly two, or all there are.
ruling-king-once = While there is a King nobody can claim the crown.
ruling-new-king = The new King gives no Army.
ruling-guard-slots = The Royal Guard keeps its size when Earls go out.
ruling-bequests = You may bequeath at most six times, so that no game lasts for ever.
ruling-first-seat-out = When the first player is out, rounds still start from that player's place.
ruling-something-to-attack = An attacker fields at least one card. You can attack Towers only if there is one, and raid only if there is a property.
ruling-prince-limit = You may have only one Prince in play, whether as a Lord or fielded from hand. Sending a Prince to a joust does not count.
ruling-who-is-asked = Anyone with a card in hand is asked whether to answer or defend, whatever the card is.
ruling-survivors-first = Forces that survive a hit take it first; you are asked only which ones die.
ruling-mercenary-hit = A Mercenary who is hit takes the garrison along.
ruling-ransom-when = Ransom is named before the damage and handed over after it.
ruling-ransom-price = The Castle of a Lord who comes home cannot be the ransom for that Lord, so the last Castle never can.
ruling-seize-what = The attacker chooses what to seize from what the defender let fall.
ruling-bare-castle = With a single bare Castle you may joust without an ante or stay out free; the caller stays out only with a second Banner.
ruling-joust-cancelled = With fewer than two participants a joust is off: antes and participants go back unseen.
ruling-viking-director = Whoever leads the Vikings chooses their target, the kind of attack and their losses, and adds nothing.
ruling-viking-count = The Vikings attack only if there are more of them than there were Earls at the start.
order-draw = End of my turn
order-draw-settled = draw at once, unless my action may have brought something new
order-draw-draw = draw at once when my action is used
order-mulligan = First hand
order-mulligan-keep = always keep it
order-allies = Treachery and Intrigue against me
order-allies-never = never answer with Allies
order-allies-always = always answer, if I have them (say below how many Vassals)
order-mercenary = Allies for a Mercenary
order-mercenary-never = never spend Allies on one
order-vassals = Vassals in a struggle
order-vassals-0 = none
order-vassals-1 = at most one
order-vassals-2 = at most two
order-vassals-3 = at most three
order-siege = Sieges of my Castles
order-siege-table = just enough to hold, only with what is on the table; if it cannot hold, one card
order-siege-enough = just enough to hold, hand cards last; if it cannot hold, one card
order-siege-all = all I have, the strongest first
order-raid = Raids on my Fiefs
order-raid-never = never defend them
order-raid-lasting = King and Lords, who survive a hit
order-towers = Attacks on my Towers
order-towers-never = never defend them
order-towers-lasting = King and Lords, who survive a hit
order-field-hand = Hand cards in defence
order-field-hand-never = never field any, except by my order for sieges
order-losses = Who takes damage
order-losses-usual = Army cards first, Mercenaries last
order-tribute = Army for a new King
order-tribute-infantry = Infantry, if I have any
order-tribute-knight = a Knight, if I have one
order-only = When I have only one answer
order-only-give = give it for me after a while, so that nobody can tell
picture-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
  }
vikings = Vikings
sheet-nothing = Nothing was destroyed
sheet-cancelled = Called off
outcome-normal = Both sides take damage
outcome-attacker = The attacker wins
outcome-defender = The defender wins
outcome-open = No defence
hand-towers = Towers
hand-deck = Deck
hand-tray = All cards
poster-story = { $rivals ->
    [one] One rival outlasted, { $round } rounds
   *[other] { $rivals } rivals outlasted, { $round } rounds
  }
ended = { $by ->
    [-2] to the Vikings, round { $round }
   *[other] { $how ->
        [siege] by siege, round { $round }
        [treachery] by Treachery, round { $round }
        [deck] deck empty, round { $round }
       *[resigned] resigned, round { $round }
      }
  }
fell = { $how ->
    [siege] { SEAT($seat) } fell to a siege by { SEAT($by) } in round { $round }.
    [treachery] { SEAT($seat) } fell to Treachery by { SEAT($by) } in round { $round }.
    [deck] { SEAT($seat) } had no card to draw in round { $round }.
   *[resigned] { SEAT($seat) } resigned in round { $round }.
  }
stake-target = { $losing ->
    [stolen] { SIZE($properties) ->
        [1] It would take { BRIEFLY($properties) }.
        [2] It would take both: { BRIEFLY($properties) }.
       *[other] It would take two of these, and you choose which: { BRIEFLY($properties) }.
      }
    [fief] At stake: { HOME($home) }.
   *[none] {""}
  }
reach = { $vain ->
    [true] needs { $whole } damage; you have { $most } at most
   *[false] { $way ->
        [raid] { $towers ->
            [0] {""}
           *[other] { COUNT("towers", $towers) }
          }
       *[siege] falls to { $whole } damage
      }
  }
head-vikings-attack = { SEAT($seat) } sends the Vikings against { SEAT($other) }: { way }

## Above and in menus: how many options there are

counted-choose-towers = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
counted-towers-lost = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
counted-declare-attack = { $n ->
    [one] { $n } target
   *[other] { $n } targets
  }
counted-viking-attack = { $n ->
    [one] { $n } target
   *[other] { $n } targets
  }
counted-treachery = { $n ->
    [one] { $n } target
   *[other] { $n } targets
  }
counted-turn = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
counted-attack-forces = { $n ->
    [one] { $n } force
   *[other] { $n } forces
  }
counted-defence-forces = { $n ->
    [one] { $n } force
   *[other] { $n } forces
  }
