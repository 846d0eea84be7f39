### The bot's own words in English. How they read: docs/style.md. One name a thing: texts/glossary.toml.

language-name = English
yes = Yes
no = No
list-last = { $head } and { $tail }
list-last-i = { $head } and { $tail }

## Commands

cmd-game = game
cmd-game-about = Open, list, leave or cancel tables
cmd-game-new = new
cmd-game-new-about = Open a lobby for a game in this channel
cmd-game-list = list
cmd-game-list-about = Your tables, and those of this channel
cmd-game-leave = leave
cmd-game-leave-about = Give up your seat at a table
cmd-game-cancel = cancel
cmd-game-cancel-about = End a lobby or a table without a result
cmd-hand = hand
cmd-hand-about = Your hand and your move, for your eyes only
cmd-board = board
cmd-board-about = The board as it is now
cmd-log = log
cmd-log-about = What has happened so far
cmd-play = play
cmd-play-about = Answer in writing instead of with buttons
cmd-help = help
cmd-help-about = What you can do here
cmd-rules = rules
cmd-rules-about = The short rules of a game, starting at your current phase
cmd-learn = learn
cmd-learn-about = How to play a game, in a few pictures
cmd-card = card
cmd-card-about = What a card, a building, a power or a symbol does
arg-card = name
arg-card-about = What it is called
arg-game = game
arg-game-about = Which game
arg-seats = seats
arg-seats-about = How many play, computer players included
arg-alone = alone
arg-alone-about = Play against computer players; the game starts right away
arg-friend1 = friend
arg-friend2 = friend2
arg-friend3 = friend3
arg-friend4 = friend4
arg-friend5 = friend5
arg-friend-about = Keep a seat for this person
arg-table = table
arg-table-about = Which table (if left out: this thread's, or the one that has waited longest for you)
arg-picks = picks
arg-picks-about = What you choose, separated by commas

## Lobby

lobby-opened = The lobby is open. The game starts when the host presses **{ $start }**.
alone-opened = Your table against computer players is opening. Your first question will come by direct message.
lobby-suppressed = The role for open seats has been mentioned a lot lately, so this lobby doesn't mention it.
lobby-host = Host: { $who }
lobby-started = The game is on: { $thread }
lobby-no-thread = The game is on, but without a thread for now. Any player can open one with `/game thread`.
thread-here = The game is in { $thread }.
thread-coming = The thread is gone. I'm opening another one in { $channel }, with the game as it is.
button-thread = Thread
lobby-cancelled = **{ $game }**: this table was cancelled.
lobby-agreed = **{ $game }**: everyone agreed to end this game. Nothing is scored.
lobby-over = The whole game: { $thread }
lobby-missing =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
lobby-ready = There are enough players: { $who } may start the game.
seats-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
seat-kept = kept for { $who }
seats-count =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
seats-wrong = This game takes { $least } to { $most } players, and each person you name needs a seat. You asked for { $count }.
option-seats = Seats
option-language = Language of the posts
option-hints = Hints
option-hints-alone = if you play alone
option-hints-always = for everybody
option-hints-never = for nobody
option-hints-about = A button that shows what a computer player would choose
lobby-full = Your table is full: { $table } in { $channel }. Start the game?
option-full = When all seats are taken
when-full-call = All seats taken: I call the host
when-full-start = All seats taken: the game starts
option-level = Level of the computer players
level-gentle = Gentle
level-gentle-about = Plays soundly but misses things, and spares whoever is behind
level-steady = Steady
level-steady-about = Looks ahead and seizes its chances
level-fierce = Fierce
level-fierce-about = Thinks hard and gives nothing away
level-rated = { $about } · rating about { $rating }
options-more = More options
options-intro = Set up the table. Everyone sees each change immediately.
button-join = Join
button-leave = Leave
button-start = Start
button-fill = Fill with computers
button-alone = Play alone now
button-together = Play with friends
button-options = Options
button-plays = How to play
button-cancel-table = Cancel table
no-such-game = I don't know that game. Pick one from the list that appears while you type.
no-bots = Bots can't take a seat. Use “Fill with computers” in the lobby.
not-in-dm = A table needs a server: type /game new in one of its text channels.
not-in-thread = A table opens its own thread, so type /game new in the channel and not inside a thread.
not-in-voice = This channel can't have threads. Type /game new in a text channel.
permissions-missing = I need these permissions to run a table here: { $permissions }. Someone who manages the server can allow them in the channel's settings, under Permissions.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
left-lobby = You left the lobby.
left-table = You left the table. A computer player plays on for you.
cancelled = Cancelled.
again-opened = The next lobby is open in { $channel }, with a seat for each of you.
again-not-there = I can't open a table for you on that server any more.
list-mine = Your tables
list-here = In this channel
list-lobby = lobby, { $taken } of { $seats } seats taken
list-your-move = your move ({ $since })
list-empty = No tables yet. Start one with /game new.
table-number = #{ $id }
computer-name = Bot { $number }

## Thread

table-opens = { $who }: your table of **{ $game }** is ready. I'll send you your questions by direct message; the buttons below the newest post work as well.
table-ends = { $who }: **{ $game }** is over.
result-won = 🏁 **{ $game }** is over, and you won! { $where }
result-shared = 🏁 **{ $game }** is over: you share first place. { $where }
result-place = 🏁 **{ $game }** is over: you finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }. { $where }
waiting-for = ⏳ { $who }: { $what } (asked { $since })
waiting-line = ⏳ { $game }: waiting for { $who } { $what } (asked { $since })
post-since = **Since then:**
undone = ↩️ { $name } took back an answer.
left-mark = left
say-cancelled = This table was cancelled. Nothing is scored.
say-left = 🚪 **{ $name }** left the table. A computer player takes over.
your-move-dms-closed = { $who }, it is your move. I can't write to you directly, so press the button: only you will see your hand. (To get your questions by direct message, allow direct messages in this server's privacy settings.)
your-move-again = { $who }, it is your move.
thread-trouble = I can't post in the thread of { $table }. It may have been deleted, or I may lack a permission (Send Messages in Threads, Attach Files). The game goes on by direct message; /game cancel ends it.
post-without-words = The picture shows the position. (This server's word filter did not let the text through.)
table-cancelled = { $table }: this table was cancelled.
table-agreed = { $table }: everyone agreed to end this game.
seat-given-up = { $table }: you gave up this seat.
button-hand = My hand & move
button-board = Board
button-log = Log
button-undo = Undo
button-again = Play again
button-rules = Rules
button-help = Help
button-compare = Compare
button-less = Less
button-lesson = Guided first game
lesson-opened = A guided first game is starting, against gentle computer players. Your first question will come by direct message; *Help* below it says what to look at. The thread explains why things happened as they did.
lobby-lesson = 🎓 { $who } is learning { $game }, in a thread of their own. You too? `/learn`
lesson-enough = -# 🧭 This is a good place to end the lesson, with /game cancel. Or play on to the end: you can take a break and come back.
button-hint = Hint
hint-answer = 💡 A computer player would choose: **{ $picks }**
hint-only = There is nothing else worth considering.
hint-ready = It takes a ready answer by chance, the better ones more often.
hint-wins = By its estimate, you come first in about { $percent } of 100 games from here.
hint-points = And you end with about { $points } points.
hint-clear = Clearly better than the next best: { $picks }.
hint-better = A little better than the next best: { $picks }.
hint-close = About as good as: { $picks }. Choose whichever you like.
hint-safer = It is also the safer choice: the games it imagined differ less after it.
hint-behind = You are behind, and it sees no single move here that would turn the game around.
hint-how = -# From { $count } imagined games that fit what you can see. It plays them on for a while and estimates how they end; it knows no more than you.
hints-used = 💡 Hints: { $who }
button-page-back = Back
button-page-on = Next
thing-example = Example: { $example }
thing-choose = Look up something else
thing-others = /card looks up anything else.
no-such-thing = I don't know “{ $name }”. Pick from the list that appears while you type.

## Panel

you-chose = ✅ You chose: { $picks }
laid-down = 🔒 Chosen in secret: { $picks }. You can change it until everyone has chosen.
about-to-choose = Chosen so far: { $picks }
still-missing =
    { $count ->
        [one] One more to choose.
       *[other] { $count } more to choose.
    }
still-missing-part = Still to choose: “{ $part }”.
picked-none = nothing
game-is-over = The game is over.
taken-back = ↩️ Taken back.
prompt-moved = That message was out of date and is gone. Your newest message is the one that counts.
nothing-asked = There is no question for you at this table right now.
picks-unknown = I don't understand “{ $word }”. Pick from the list that appears while you type, separated by commas.
choose-up-to = { $inside } – choose up to { $most }
choose-between = { $inside } – choose { $least } to { $most }
choose-exactly = { $inside } – choose { $most }
choose-page-of = Pages from “{ $first }” to “{ $last }”
counted =
    { $n ->
        [one] 1 option
       *[other] { $n } options
    }
nothing-left = Nothing left to choose
confirm = Confirm
confirm-none = Choose nothing
clear = Clear

## Log and help

log-title = log
log-empty = Nothing has happened yet.
button-oldest = Oldest
button-older = Older
button-newer = Newer
button-newest = Newest
help-text =
    ## Heavy board games, a move at a time
    Games here: { $games }
    - **/game new** opens a lobby in the channel. When enough players have joined, the host presses Start and the table gets a thread.
    - When it is your move I write to you directly, with your hand and buttons. If you don't accept direct messages, press **My hand & move** in the thread.
    - **/hand** shows your hand and your move, **/board** the board, **/log** what has happened, **/rules** the short rules for the phase you are in.
    - **/play** answers in writing. **Undo** takes back your last answer as long as nothing new has come to light.
    - **/game list** shows your tables, **/game leave** gives up a seat, **/game cancel** ends a table.
    - **/seat** lends your seat to a computer player, opens it to somebody else or gives it up. The others vote on what you can't take back or end on your own.
    - **Plan ahead**, below your hand, prepares answers before you are asked, such as the next card. They are played when their question comes, and nobody else sees them.
    - Some games ask for a lot at once, such as a deck. Choose a ready answer there, or write your own and **Save** it for all your tables. In games that ask often, **Standing orders** give the answers that you always give.
    - **/me tables** lists your tables, those that wait for you first. **/me settings** has language, reminders, quiet hours, vacation and text instead of pictures. **/me forget** erases what I know about you.
    - **/replay** steps through a game with pictures, shows all hands once it is over, and makes a film of it to share. **/stats** counts games and wins. **/game export** gives you a table as files.
button-privacy = Privacy
button-privacy-whole = The whole policy
privacy-text =
    ## Privacy
    I keep what a game that lasts for weeks needs, and nothing more.
    - **About you**: your Discord id, the name you go by, your language, our direct message channel and what you set with /me settings.
    - **About your games**: your seats, each answer and when you gave it, results, votes and invitations. Also your plans, standing orders and saved answers, and how far you have followed each game.
    - **Who sees it**: only you see your hand, plans, orders, saved answers and settings. Whoever sees a table's thread sees what happens openly there, and once the game is over its replay shows them all hands. Your server sees names and results in /stats. Whoever runs me can read the database. The log they read names people by id only and never shows hands.
    - **Where it is**: in one file on the machine of whoever runs me, and in copies of it. Messages and pictures are with Discord. Nothing goes anywhere else; there are no ads and no analytics.
    - **How long**: games and results until you erase yourself. Data needed only while playing is deleted 90 days after the game, a copy of the database 90 days after it was made.
    - **/me forget** erases you at once. Finished games then show “someone who left” in your place. Only your id stays, for 100 days, in a list beside the copies, so that none of them brings you back. Leaving a server erases nothing.
privacy-contact = - **Questions**: { $contact }
privacy-contact-unknown = - **Questions**: ask whoever invited me to your server; they know who runs me.

## Refusals: what is wrong, and what would be right

refused-no-table = There is no such table.
refused-server-away = I can't reach the server right now. Try again in a moment.
refused-which-table = You aren't at a table right now. Open one with /game new, or name a table.
refused-no-post = That message isn't about a table. Try it on a message in a table's thread.
refused-not-running = This table isn't being played at the moment.
refused-over = This game has ended.
refused-not-seated = You have no seat at this table. You can watch: try /board or /log.
refused-outdated = That is out of date. /hand shows your move, /me tables all your tables.
refused-stale = That was for an earlier question. What you see now is up to date.
refused-nothing-to-undo = There is nothing you can take back: something new has come to light since, or others have moved on.
refused-seated-already = You have a seat already.
refused-full = All seats are taken.
refused-not-host = Only the host can do that.
refused-not-lobby = This lobby is closed: the game has started or was cancelled.
refused-too-few-seats = Too few players have joined. Wait for more, or fill the seats with computer players.
refused-kept = The free seats are kept for others.
refused-too-many-tables = You already have many open tables. Finish or cancel one first.
refused-bad-option = This game doesn't offer that choice.
refused-left-before = You gave up a seat at this table, so you can't take another.
refused-other-seated = They already have a seat at this table, or one kept for them.
refused-other-left = They gave up a seat at this table, so they can't take another.
refused-leaving = I'm being restarted. Please try again in a minute: your table is as it was.
refused-lost = That belongs to moves that are lost: I had to go back to an older copy of my data. If it's your move, I'll ask you again in a moment.
illegal-not-open = That was for an earlier question. What you see now is up to date.
illegal-too-few = You chose too few options.
illegal-too-many = You chose too many options.
illegal-unknown = That isn't one of the options.
illegal-twice = You chose the same thing twice.
illegal-limit = These choices don't go together.
fault-discord = Discord didn't take that. Please try again in a moment.
fault-own = Something went wrong on my side. Your table is safe; please try again.
fault-disk = I couldn't save this, so it doesn't count yet. I'm telling whoever runs me; your table is as it was. Please try again later.
fault-late = I wasn't fast enough. Please try again.
late-answer = You asked for this a while ago, and Discord no longer shows my answer there:

## Server owners

cmd-setup = setup
cmd-setup-about = Settings for this server's tables (for those who manage it)
setup-title = Tables on this server
setup-intro = Changes take effect immediately, for tables opened from now on.
setup-channel = Channel for lobbies
setup-channel-about = Where /game new may be used. In other channels I point there.
setup-anywhere = Any channel
setup-locale = Language of the posts
setup-locale-about = What I post in channels and threads. Private messages are in each person's own language.
setup-locale-none = The server's language in Discord
setup-pace = Pace
setup-pace-about = The pace that new tables start with; the host can choose another.
setup-pace-live = Live: 30 minutes a move
setup-pace-daily = Daily: 1 day a move
setup-pace-relaxed = Relaxed: 3 days a move
setup-pace-none = No clock
setup-opener = Who may open tables
setup-opener-about = A role, or everybody. Whoever manages the server can always open them.
setup-everybody = Everybody
setup-call = Role to mention
setup-call-about = Mentioned once, in each new lobby with open seats. I mention no other role anywhere.
setup-nobody = No role
setup-locks = Finished threads
setup-locks-about = When a table is finished, its thread can be locked: it stays readable, and only moderators write there.
setup-locks-on = They are locked.
setup-locks-off = They stay open.
setup-locks-begin = Lock them
setup-locks-stop = Leave them open
setup-channel-gone = The channel that was chosen for lobbies is gone: until you choose another, tables can be opened in any channel.
setup-lacks = I need these permissions to run tables in { $channel }: { $permissions }. You can allow them in the channel's settings, under Permissions.
setup-opener-gone = The role that may open tables is gone: until you choose another, only those who manage the server can open them.
setup-call-gone = The role to mention is gone: until you choose another, I mention nobody.
setup-call-mute = My mention of { $role } reaches nobody yet. Allow everyone to mention it in the role's settings, or allow me: Mention @everyone, @here, and All Roles.
setup-locks-lacks = To lock threads I need the permission Manage Threads. You can allow it for my role in the server's settings, under Roles.
lobby-elsewhere = On this server tables are opened in { $channel }: type /game new there.
lobby-call = { $role }: seats are free.
opener-only = On this server only { $role } may open tables. You can take a seat in any lobby.
opener-gone = The role that may open tables here is gone. Someone who manages the server can choose another with /setup.
permission-manage-threads = Manage Threads
trouble-permissions = I can't post for { $table } in { $channel } or its thread: I lack { $permissions }. Someone who manages the server can allow it in the channel's settings, under Permissions. The game goes on by direct message until then.
trouble-gone = The thread or the lobby message of { $table } in { $channel } was deleted. The game goes on by direct message; /game cancel ends it.
trouble-lock = This server wants the threads of finished tables locked, but I can't lock the thread of { $table } in { $channel }: I lack { $permissions }. Someone who manages the server can allow it in the channel's settings, under Permissions, or leave threads open with /setup.
note-thread-again = The thread of { $table } in { $channel } was deleted. I have opened another one there with the game as it is. If that is deleted too, /game thread brings it back.
note-thread-gone = The thread of { $table } in { $channel } was deleted again, so I won't open another one unless you ask. The game goes on by direct message; /game thread opens a thread, /game cancel ends the game.
note-unreached = It is { $who }'s move in { $table }, and I can reach them neither by direct message nor in { $channel }. Please tell them: /hand shows their move. (I may lack Send Messages or Send Messages in Threads there.)
refused-not-manager = You need the permission Manage Server for this.
refused-no-such-choice = This server no longer has that channel, role or choice. Open /setup again.

## Operators

cmd-admin = admin
cmd-admin-about = For the bot's owner only
cmd-admin-status = status
cmd-admin-status-about = Tables, outbox, failures, loop lag, versions
cmd-admin-sync = sync
cmd-admin-sync-about = Register the commands with Discord again
cmd-admin-forget = forget
cmd-admin-forget-about = Erase somebody who asked for it
arg-erased-about = The person, or their id
admin-forget =
    { $count ->
        [0] Erase everything known about { $who } (`{ $id }`)? They aren't at any table.
        [one] Erase everything known about { $who } (`{ $id }`)? They give up their seat at 1 table.
       *[other] Erase everything known about { $who } (`{ $id }`)? They give up their seats at { $count } tables.
    } This can't be undone.
admin-forget-yes = Erase
admin-forgotten = Everything known about { $who } is erased.
refused-not-owner = Only the owner of this bot's application can do that.
synced =
    { $count ->
        [one] Registered 1 command.
       *[other] Registered { $count } commands.
    }
sync-failed = Discord didn't take the commands: { $why }
owner-disk-full = 💾 The disk with my database { $database } is full: nothing can be written. Anyone who presses a button is told that it doesn't count yet; what was confirmed is safe. Make room, and I'll carry on automatically.
owner-disk-readonly = 💾 The disk with my database { $database } is read-only: nothing can be written. Anyone who presses a button is told that it doesn't count yet; what was confirmed is safe. As soon as I can write again, I'll carry on automatically.
owner-disk-failing = 💾 The disk with my database { $database } is failing; see the log. Anyone who presses a button is told that it doesn't count yet. Check the disk, and check that the newest copy is good.
owner-disk-locked = 💾 Another program is holding my database { $database }: nothing can be written. Anyone who presses a button is told that it doesn't count yet; what was confirmed is safe. Once it lets go, I'll carry on automatically.
owner-disk-damaged = 💾 My database { $database } is damaged. Stop me, keep the file, and put the newest good copy in its place, as the README says under Copies of the database.
owner-disk-over = 💾 I can write to my database again. Everything goes on; nothing that was confirmed is lost.
owner-copies-late = 💾 There has been no good copy of my database in { $folder } since { $time }: { $why } I keep trying; /admin status shows how it goes.
owner-copies-good = 💾 Copies of my database in { $folder } are being made again.
owner-put-back =
    ⏪ My database is an older copy that was put back. What happened after { $time } is lost. { $count ->
        [one] 1 running table goes on from there: its thread says so
       *[other] { $count } running tables go on from there: their threads say so
    }, and everyone awaited is asked again.
owner-put-back-unknown =
    ⏪ My database is an older copy that was put back some time ago: people are pressing buttons that it doesn't know. { $count ->
        [one] 1 running table goes on from what it has: its thread says so
       *[other] { $count } running tables go on from what it has: their threads say so
    }, and everyone awaited is asked again. Next time, start me with `--restored`.
status-migration = migration
status-since =
    { $servers ->
        [one] Up since { $time }, in 1 server
       *[other] Up since { $time }, in { $servers } servers
    }
status-tables = **Tables**:
status-lobby = in the lobby
status-running = running
status-over = over
status-cancelled = cancelled
status-outbox = **Outbox**: { $waiting } waiting, { $parked } parked. Since the start { $posts } delivered, { $undeliverable } undeliverable
status-answers = **Answers** since the start: { $count }
status-failures = **Failures** since the start: { $count }
status-last-failure = The last failure was { $time }; the log has it.
status-lag = **Loop lag**: { $now } ms, at worst { $worst } ms in five minutes
status-copy = **Database**: { $file }, { $size }. Copies kept: { $count }, the newest from { $time }
status-no-copy = **Database**: { $file }, { $size }. There is no copy yet
status-copy-failed = ⚠️ The last attempt at a copy failed: { $why }
status-disk = ⚠️ Nothing can be written at the moment: { $why }

## Planning ahead

button-plan = Plan ahead
button-withdraw = Withdraw
button-back = Back
button-more = More
button-next = Next table
prompt-line = { $game }: your turn { $what }
planned = 📌 { $what } → { $picks }
plan-title = Plan ahead
plan-about = Played when its question comes. If it isn't possible then, I ask you. Nobody else sees it.
plan-nothing = There is nothing to plan ahead at the moment.
plan-now = 📌 Planned: { $picks }
plan-dropped = 📌 You had planned: { $picks }. That is no longer possible, so please choose again.
plan-lost = 📌 Your plan can no longer be used. { $what } → { $picks }
recap-last = 👋 Your last move, { $when }: { $what }
recap-when = 👋 Your last move was { $when }.
recap-now = Standings: { $counts }
recap-you = you { $count }
recap-changed = What has changed for you: { $changes }
recap-unchanged = You have the same as when you left.
since = Since your last move:
since-part = Since your last move (and { $count } more):
so-far = So far:
so-far-part = So far (and { $count } more):

## Answers that are ready made, saved or written

ready-menu = Answers to choose from: { $n }
ready-how = Choose a ready answer or one of your own, or write one. Nothing is final until you confirm it.
ready-wrote = ✍️ You wrote: { $text }
ready-wrong-more = { $count ->
    [one] … and one more thing is wrong.
   *[other] … and { $count } more things are wrong.
}
ready-saved = 💾 Saved as { $name }. You'll find it at every table of this game.
ready-deleted = 🗑️ { $name } is deleted. What you have chosen here is still chosen.
ready-window = Write your answer
ready-window-label = How many of each, separated by commas
save-window = Save this answer
save-window-label = Its name
save-window-hint = Replaces one with the same name
saved-unfit = Not possible here as it is; choose it to change it
button-write = Write your own
button-correct = Correct it
button-change = Change
button-save = Save
button-delete-saved = Delete { $name }

## Standing orders

button-orders = Standing orders
button-always = Always do this…
button-wait = Wait
orders-title = Standing orders
orders-about = An order answers for you a few seconds after the question, from the next question on and at this table only. Until then you can answer yourself. Nobody else sees your orders. *Undo* takes back what an order answered, and then I ask you.
orders-ask = ask me
orders-default = On unless you change it
orders-page = Page { $page } of { $pages }
soon-each = ⚙️ Your standing order “{ $order }” will answer in a few seconds: { $picks }. Until then you can answer yourself; *Wait* leaves it to you.
soon-next = 📌 Your plan will be played in a few seconds: { $picks }. Until then you can still answer differently; *Wait* leaves it to you.
soon-veiled = ⚙️ Your standing order “{ $order }” will answer within a few minutes, so that nobody can tell: { $picks }. Until then you can answer yourself; *Wait* leaves it to you.
given-each = ⚙️ Your standing order answered for you: { $picks }
given-each-named = ⚙️ Order “{ $order }”: { $picks }
given-each-default = ⚙️ Order “{ $order }”, on from the start: { $picks }
given-each-hint = *Undo* takes the answer back; *Standing orders* changes the order.
given-each-somehow = ⚙️ Your standing order answered for you.
given-next = 📌 Your plan was played: { $picks }
given-next-somehow = 📌 Your plan was played.

## Pace

cmd-game-pace = pace
cmd-game-pace-about = Show or change how long a table waits for a move
arg-pace = pace
arg-pace-about = How long a move may take, such as 1d12h
arg-pace-end = at-the-end
arg-pace-end-about = What happens when that time is up
arg-pace-vacation = vacation
arg-pace-vacation-about = How many days of vacation each person may take
option-pace = Pace
option-pace-end = When time is up
option-pace-vacation = Vacation
duration-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
duration-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
duration-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
pace-live = live (up to { $time } a move)
pace-daily = daily (up to { $time } a move)
pace-relaxed = relaxed (up to { $time } a move)
pace-custom = custom (up to { $time } a move)
pace-none = no clock
pace-then = { $pace }; when time is up, { $end }
pace-about-live = Everyone is online: a reminder after 5 minutes
pace-about-daily = A move a day: a reminder after 12 hours
pace-about-relaxed = Take your time: a reminder a day
pace-about-none = No reminders
pace-own = a time of your own…
pace-own-title = How long may a move take?
pace-own-label = Days, hours, minutes (5 min to 30 days)
pace-more = When time is up, vacation…
pace-more-about = What happens then, and how much vacation there is
pace-back = Back
pace-end-nudge = I keep sending reminders
pace-end-default = I give a safe answer for the player
pace-end-computer = a computer player sits in until the player is back
pace-end-vote = the others vote on how to go on
pace-vacation = Vacation: up to { $time } for each person, with the clock stopped
pace-vacation-none = Vacation: none; the clocks never stop
pace-changed = ⏱️ New pace: { $pace }. All clocks start again.
pace-voted = You aren't the host, so the others have to agree. The vote is in the thread.
lobby-pace = Pace: { $pace }
refused-bad-pace = I can't read that as a time between 5 minutes and 30 days. Write it like 1d12h, 36h or 90min.

## Reminders

remind-line = It is your move in **{ $game }** ({ $where }): { $missing }. I asked you { $since }.
remind-missing = { $what } – { $count }
remind-choose-exactly = choose { $most } of { $total }
remind-choose-up-to = choose up to { $most } of { $total }
remind-choose-between = choose { $least } to { $most } of { $total }
remind-so-far = { $count } chosen so far
remind-several =
    { $count ->
        [one] One table waits for you.
       *[other] { $count } tables wait for you.
    }
remind-end-default = If you don't answer, I'll give a safe answer for you { $when }.
remind-end-computer = If you don't answer, a computer player will sit in for you { $when }.
remind-end-vote = If you don't answer, the others will vote { $when } on how to go on.
remind-thread = { $who }, the table waits for you: { $what } (asked { $since }).
remind-next = You are next in **{ $game }** ({ $where }).
remind-done = **{ $game }** ({ $where }): done. Nothing waits for you there.
remind-absent = **{ $game }** ({ $where }): a computer player sits in for you. Press the button and the seat is yours again.
remind-back = I'm back
remind-quiet = **{ $game }** ({ $where }) has gone quiet: nobody has moved for a long time, so I'm stopping the reminders.
remind-play = Play now
remind-pick = Play now: which table?
remind-later-10m = In 10 minutes
remind-later-1h = In 1 hour
remind-later-8h = In 8 hours
remind-later-day = Tomorrow
remind-not = Not for this move
remind-muted = No more reminders for this move.
remind-again = I will remind you { $when }.
say-time-up = ⌛ Time is up: I gave a safe answer for **{ $name }**.
say-away = 🏖️ **{ $name }** is on vacation until { $until }. Their clock is stopped until then.
say-woken = ⏰ **{ $name }** woke the table. The clocks start again.
stalled-quiet = 💤 The last move here was { $since }, so I'm stopping the reminders. Any move wakes the table, and so does the button.
stalled-archived = 🗄️ The last move here was { $since }, so I'm putting the table away. Nothing is lost: the button brings it back.
lobby-archived = 🗄️ Put away: the last move was { $since }. The button brings the table back.
button-wake = Play on
woken = The table is awake: { $where }. I'm telling whoever's turn it is.

## Looking back

menu-happened = What happened here?
menu-replay = Replay from here
cmd-replay = replay
cmd-replay-about = Step through a game, position by position
cmd-game-export = export
cmd-game-export-about = A table as files: its log and, once it is over, everything needed to replay it
cmd-game-thread = thread
cmd-game-thread-about = Where a table's thread is; if it was deleted, open another one
cmd-stats = stats
cmd-stats-about = Games, wins and places: yours, a friend's, this server's
arg-past-table-about = Which table (if left out: this thread's, or the one you played last)
arg-stats-person = person
arg-stats-person-about = Whose results on this server (if left out: yours)
replay-title = replay
replay-step = Position { $step } of { $last }
replay-start = The game begins.
replay-shortened = The game's rules were brought up to date here. Earlier positions can't be shown any more; the log still tells what happened.
replay-jump = Jump to…
button-film = As a film
button-film-share = Show everybody here
film-waits = 🎬 Another film is being made first; yours is next…
film-made = 🎬 Making the film: frame { $done } of { $total }
film-heading = 🎬 **{ $game }**: { $who }
film-alt =
    { $count ->
        [one] { $game } as a moving picture: 1 picture. It ends like this:
       *[other] { $game } as a moving picture: { $count } pictures, one for each step of the game. It ends like this:
    }
film-nothing = There are no pictures for a film yet. Try again after the next picture in the thread.
film-busy = Many films are being made right now. Please try again in a few minutes.
film-too-often = Many films have been made for you or this server lately, and each takes me a while. The next one can be made { $until }.
film-too-large = This film would be larger than Discord allows here. **/replay** shows every picture of the game.
film-failed = Something went wrong with this film, and I have noted it. You can try again; **/replay** shows every picture of the game.
film-not-here = A film can be shown to everybody only where its game is played: in { $thread }. You can save yours and send it yourself.
replay-in-round = Round { $round }: { $what }
button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-forward = Forward
button-replay-last = Last
button-show-hands = Show hands
button-hide-hands = Hide hands
button-earlier-milestones = Earlier entries
button-later-milestones = Later entries
milestone-game-start = The game has begun
milestone-trick-over = A trick is over
milestone-turn-over = A turn is over
milestone-round-over = A round is over
milestone-game-over = The game is over
export-public = The public log so far, which everybody has seen: hands, answers and the seed are added once the game is over.
export-complete = The whole game, with everything needed to replay it: seed, answers and the version of the rules.
export-checked =
    { $count ->
        [one] Checked: replaying 1 answer gives this result.
       *[other] Checked: replaying { $count } answers gives this result.
    }
export-unchecked = The file is undamaged. It has the public log only, so there is nothing to replay.

## Results

stats-of-person = Results of { $name }
stats-of-server = Results on this server
stats-none-person = No finished games yet.
stats-none-server = No game has been finished on this server yet.
stats-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
stats-wins =
    { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
stats-left = left { $count } before the end
stats-average = average place { $place } of { $seats }
stats-beaten = ahead of { $percent }% of the others
stats-places = Places: { $places }
stats-place = #{ $place } ×{ $count }
stats-all-games = All games
stats-which-game = Which game?
stats-standings = Most wins
stats-date = { DATETIME($at, dateStyle: "medium") }
button-stats-mine = My results
button-stats-server = This server
plot-person = { $name }: places, oldest game to newest
plot-server = Games finished each month
plot-first = first
plot-last = last
plot-legend-mean = average so far
plot-alt-person =
    { $count ->
        [one] Place in the only game so far: { $places }
       *[other] Places in the last { $count } games, oldest first: { $places }
    }
plot-alt-place = { $place } of { $seats } ({ $game }, { $date })
plot-alt-server = Games finished each month: { $months }.

## Votes

undone-agreed =
    { $count ->
        [one] ↩️ Everyone agreed to take back 1 answer, by { $name }.
       *[other] ↩️ Everyone agreed to take back { $count } answers, from one by { $name } on.
    }
post-folded = ~~{ $what }~~ · ↩️ taken back by { $who }
post-folded-agreed = ~~{ $what }~~ · ↩️ taken back, as everyone agreed
question-withdrawn = ↩️ { $table }: your question was taken back. You don't need to answer it.
question-withdrawn-again = ↩️ { $table }: your question was taken back. There is another one for you now.
ask-others =
    { $count ->
        [one] You can't take your last answer back alone: something new has come to light since, or others have moved on. The others may let you: 1 answer would be taken back ({ $whose }).
       *[other] You can't take your last answer back alone: something new has come to light since, or others have moved on. The others may let you: { $count } answers would be taken back ({ $whose }).
    }
button-ask-others = Ask the others
asked-others = I have asked the others: the vote is in { $thread }.
done = Done.
vote-ask-undo =
    { $count ->
        [one] { $name } asks to go back to before their last answer. 1 answer would be taken back: { $whose }.
       *[other] { $name } asks to go back to before their last answer. { $count } answers would be taken back: { $whose }.
    }
vote-asked-undo = { $name } asked to go back to before their last answer.
vote-ask-end = { $name } proposes to end this game now, without a result.
vote-ask-pace = { $name } proposes another pace: { $pace }.
vote-ask-absent = The table has been waiting a long time for { $seat }. Should a computer player sit in until they are back, or should I give a safe answer for them?
vote-ask-open = { $name } proposes that anybody may take the seat of { $seat }.
vote-ask-replace = { $name } proposes that { $person } takes the seat of { $seat }.
vote-clock = The clock
vote-somebody = somebody
vote-for = For
vote-against = Against
vote-computer = Computer sits in
vote-default = Safe answer
vote-missing = Still to vote
vote-needs-all = All must agree.
vote-needs-most = More than half must agree.
vote-until = Voting ends { $until }.
vote-withdraw = Withdraw
vote-holder = { $who }: as soon as you do anything here, this vote is called off.
vote-passed = Agreed.
vote-failed = Declined.
vote-expired = Not decided in time. Nothing changes.
vote-withdrawn = Withdrawn.
vote-moot = There is nothing left to decide.
refused-no-vote = There is no such vote.
refused-vote-closed = This vote is closed.
refused-not-voter = This vote is for those who are playing at the table now.
refused-not-proposer = Only whoever made this proposal can withdraw it.
refused-voted-lately = The others declined that a short while ago. Try again in an hour.
refused-budget-person = You have opened several lobbies here lately, and each one notifies people. You can open the next one <t:{ $detail }:R>.
refused-budget-server = Many lobbies have been opened on this server lately, and each one notifies people. The next one can be opened <t:{ $detail }:R>.
refused-budget-call = You have notified people quite often here lately, with invitations, offered seats or votes. You can do so again <t:{ $detail }:R>.
refused-budget-undo = You have taken back a lot lately, and each time somebody had already been asked a question. You can take answers back again <t:{ $detail }:R>.
refused-budget-lend = You have let a computer player sit in for you several times here lately, and the thread tells everyone each time. You can do so again <t:{ $detail }:R>.
refused-budget-hint = You have asked for a lot of hints lately. You can ask for the next one <t:{ $detail }:R>.
refused-declined-lately = They have already declined a seat at this table twice. You can ask them again tomorrow.
refused-too-many-votes = This table has { $detail } open votes. Wait until one is decided.
refused-not-absent = The table hasn't been waiting long for that player, so there is nothing to vote on.

## Seats

menu-invite = Invite to a table
cmd-seat = seat
cmd-seat-about = Hand over, lend, open or give up your seat
cmd-seat-leave = leave
cmd-seat-leave-about = Give up your seat at a table
cmd-seat-invite = invite
cmd-seat-invite-about = Invite a person to take over your seat, or another one
cmd-seat-open = open
cmd-seat-open-about = Let anybody take over your seat, or another one
cmd-seat-computer = computer
cmd-seat-computer-about = Let a computer player sit in for you until you are back
cmd-seat-back = back
cmd-seat-back-about = Take your seat back from the computer player
cmd-seat-resign = resign
cmd-seat-resign-about = Resign, where the game offers it
cmd-seat-end = end
cmd-seat-end-about = Ask the others to end the game without a result
arg-person = person
arg-person-about = Who will take the seat
arg-seat = seat
arg-seat-about = Which seat (yours, if you name none)
leave-sure =
    Give up your seat at { $table } for good? A computer player plays on, and you can't take a seat there again.
    If you only need a break, lend the seat to a computer player. If somebody else can take it, open it.
button-leave-game = Leave for good
button-lend = Lend my seat
button-open-seat = Open the seat
button-stay = Stay
button-seat-back = Take seat back
button-take-seat = Take the seat
button-accept = Accept
button-decline = Decline
button-computer = Computer sits in
button-resign = Resign
button-end = End the game
resign-sure = Resign at { $table }?
end-sure = End { $table } now, without a result?
resigned = You resigned.
ends-sure = ⚠️ **{ $picks }**: that puts you out of the game, for good. Do it anyway?
button-sure = Do it
seat-kept-on = Nothing has changed.
seat-lent = 🤖 A computer player sits in for you. Take the seat back whenever you like.
seat-back = 🪑 You have your seat back.
seat-taken = 🪑 The seat is yours: { $thread }. Your hand comes by direct message; **{ $button }** in the thread shows it too.
seat-offered = The seat is open: anybody may take it in { $channel }. Until then it stays as it is.
seat-invited = I have invited { $who }. Until they accept, the seat stays as it is.
invite-none = None of your tables here has room for { $who }. Open one with /game new.
invite-which = Which table do you invite { $who } to?
invite-unseen = { $who } can't see { $channel }, where the table is.
invited = I am keeping a seat for { $who } at the table in { $channel }, and telling them. They still have to join.
invited-you = 🪑 { $who } invites you to { $game }. A seat is kept for you: press **{ $button }** in the lobby. { $lobby }
not-in-server = That person isn't on the server of this table.
no-bots-here = Bots can't take a seat. /seat computer lets a computer player sit in for you.
offer-anybody = 🪑 Who takes the seat of { $seat } at **{ $game }** ({ $table })? The game is already running. This offer ends { $until }.
offer-person = 🪑 { $who } invites you to take over the seat of { $seat } at **{ $game }** ({ $table }). The game is already running. The invitation ends { $until }.
offer-own = 🪑 { $who } invites you to take over their seat at **{ $game }** ({ $table }). The game is already running. The invitation ends { $until }.
offer-table = The table
offer-taken = 🪑 { $who } took the seat at **{ $game }** ({ $table }).
offer-declined = 🪑 { $who } declined the seat of { $seat } at **{ $game }** ({ $table }).
offer-withdrawn = 🪑 The seat of { $seat } at **{ $game }** ({ $table }) is no longer on offer.
offer-expired = 🪑 Nobody took the seat of { $seat } at **{ $game }** ({ $table }) in time.
gone = 🚪 { $name } is no longer on this server. The others can let a computer player sit in, or open the seat to anybody.
say-agreed = 🏁 Everyone agreed to end this game. Nothing is scored.
say-lent-asked = 🤖 A computer player sits in for **{ $name }** until they are back.
say-lent-absent = 🤖 The table has waited long enough: a computer player sits in for **{ $name }** until they are back.
say-lent-voted = 🤖 By vote, a computer player sits in for **{ $name }** until they are back.
say-back = 🪑 **{ $name }** is back.
say-took-over = 🪑 **{ $name }** takes over the seat of **{ $former }**.
say-took-seat = 🪑 **{ $name }** takes over the seat of a computer player.
say-declined = 🪑 **{ $name }** declined the invitation to this table.
say-expired = 🪑 **{ $name }** did not answer the invitation to this table in time.
say-host = 👑 **{ $name }** is now the host.
say-answered-for = 🕊️ By vote, I gave a safe answer for **{ $name }**.
say-put-back = ⏪ I had to go back to an older copy of my data. This table is at move { $move } again, as it was on { $time }. What was played after that is lost; whoever's turn it is, I'll ask again.
refused-no-seat = There is no such seat.
refused-last-person = Nobody else is playing at this table: computer players would finish the game without you. Come back when you like, or leave with /seat leave.
refused-lesson = A guided first game is for one person alone. /game cancel ends it.
refused-offer-closed = This seat is no longer on offer.
refused-not-for-you = This invitation is for somebody else.
refused-no-resigning = You can't resign from this game right now. You can leave with /seat leave, or ask the others to end the game with /seat end.
refused-too-many-saved = You have already saved { $detail } answers for this game. Delete one, or save this one under a name that you already have.
refused-bad-name = A name needs a letter or a digit. Please write another one.
refused-no-hints = Hints are not allowed at this table; the host decides that in the lobby.
refused-hint-late = Many people are asking for hints right now, and I couldn't get to yours. Please try again in a few minutes.

## My tables and settings

cmd-me = me
cmd-me-about = Your tables and your settings
cmd-me-tables = tables
cmd-me-tables-about = Your tables, those that wait for you first
cmd-me-settings = settings
cmd-me-settings-about = Language, reminders, quiet hours, vacation and how things are shown to you
cmd-me-forget = forget
cmd-me-forget-about = Erase everything I know about you
arg-zone = zone
arg-zone-about = Your time zone: type a city or a country
button-settings = Settings
someone-left = someone who left
me-title = My tables
me-waiting =
    { $count ->
        [0] None of your tables waits for you.
        [one] One table waits for you.
       *[other] { $count } tables wait for you, the longest wait first.
    }
me-others =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
me-your-move = your move { $what }, { $since }
me-waits = waiting for { $who } (asked { $since })
me-answer = Answer here
me-none-waits = No other table waits for you.
me-settings = My settings
me-language = Language
me-as-discord = as in Discord
me-reminders = Reminders
me-every-table = as set at each table
me-every = every { $time }
me-every-never = never
me-deliver-dm = by direct message
me-deliver-thread = in the table's thread
me-deliver-both = by direct message and in the thread
me-quiet = Quiet hours
me-quiet-none = none
me-quiet-set = { $hours } ({ $zone })
me-quiet-button = Quiet hours
me-quiet-from = From (leave both empty for none)
me-quiet-to = Until
me-weekends = No clock at weekends
me-weekends-about = On Saturdays and Sundays your clocks stop and reminders wait until Monday, except where a move takes less than a day.
me-zone = Time zone
me-zone-button = Time zone
me-zone-label = Name of the zone, or a city
me-away = Vacation
me-away-until = until { $until }
me-away-button = Take a vacation
me-away-label = For how long?
me-away-hint = 5 days, 2 weeks
me-back-button = End vacation
me-deck = Tell me when I'm next
me-confirm = Confirm each answer
me-text = Text instead of pictures
me-gather = Bundle reminders
me-gather-about = While one table waits for you, questions from others arrive silently, and each reminder lists all of them.
me-explain = Explain moves
me-explain-new = for new games
me-explain-always = always
me-explain-never = never
me-explain-about = “For new games” explains each kind of question until you have answered three of them.
forget-title = Forget me?
forget-about = I erase your settings, your saved answers, your votes, your name and what I know of our messages. Finished games then show “someone who left” in your place. What is already in Discord remains there. This can't be undone. Copies of my database keep it until they are replaced, for 90 days at most, and never bring you back.
forget-tables =
    { $count ->
        [one] You also leave the table you sit at.
       *[other] You also leave the { $count } tables you sit at.
    }
forget-yes = Forget me
forget-no = Keep everything
forget-kept = Nothing was erased.
forget-done = Everything I knew about you is erased.
refused-bad-hours = I don't understand these hours. Write them like 22:00 and 07:30, or leave both empty.
refused-bad-zone = I don't know this time zone. Type /me settings and pick it from the list of zones that appears, or write its name, like Europe/Madrid.
refused-bad-while = I don't understand how long. Write it like 5 days or 2 weeks, a year at most.
