### The bot's own words in English. Style: sentence case, who and what, buttons in a few words.

language-name = English
yes = Yes
no = No
and = and

## Commands

cmd-game = game
cmd-game-about = Open, list, leave or cancel tables
cmd-new = new
cmd-new-about = Open a lobby for a game in this channel
cmd-list = list
cmd-list-about = Your tables, and those of this channel
cmd-leave = leave
cmd-leave-about = Give up your seat at a table
cmd-cancel = cancel
cmd-cancel-about = End a lobby or a table without a result
cmd-hand = hand
cmd-hand-about = Your hand and your move, for your eyes only
cmd-board = board
cmd-board-about = The board as it is now
cmd-log = log
cmd-log-about = What happened so far
cmd-play = play
cmd-play-about = Answer in writing instead of with buttons
cmd-help = help
cmd-help-about = What you can do here
cmd-rules = rules
cmd-rules-about = Short rules of a game, opened where you are
arg-game = game
arg-game-about = Which game
arg-seats = seats
arg-seats-about = How many play, computer players included
arg-friend1 = friend
arg-friend2 = friend2
arg-friend3 = friend3
arg-friend4 = friend4
arg-friend5 = friend5
arg-friend-about = Keep a seat for this person
arg-table = table
arg-table-about = Which table (this thread's, or the one that waits for you longest)
arg-picks = picks
arg-picks-about = What you choose, with commas between

## Lobby

lobby-opened = The lobby is open. It starts when the host presses Start.
lobby-host = Hosted by { $who }
lobby-started = The game is on: { $thread }
lobby-cancelled = **{ $game }**: this table was cancelled.
lobby-missing =
    { $count ->
        [one] One more is needed.
       *[other] { $count } more are needed.
    }
lobby-ready = Enough people are here: { $who } may start.
seat-free = free
seat-kept = kept for { $who }
seats-count =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
seats-wrong = This game takes { $least } to { $most } seats, and there must be one for each person named. You asked for { $count }.
option-seats = Seats
option-language = Language of the posts
options-intro = Set up the table. Everyone sees the change at once.
button-join = Join
button-leave = Leave
button-start = Start
button-fill = Fill with computer players
button-options = Options
button-cancel = Cancel
no-such-game = I don't know that game. Pick one from the list that appears while you type.
no-bots = Bots can't take a seat. Use “Fill with computer players” in the lobby.
not-in-dm = A table needs a server: type /game new in a text channel there.
not-in-thread = A table opens its own thread, so type /game new in the channel and not inside a thread.
not-in-voice = This channel can't have threads. Type /game new in a text channel.
permissions-missing = I can't run a table here until I may: { $permissions }. Someone who manages the server can allow it in the channel's settings, under Permissions.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
left-lobby = You left the lobby.
left-table = You left the table. A computer player plays on for you.
cancelled = Cancelled.
again-opened = A new lobby is open in { $channel }. The others' seats are kept for them.
list-mine = Your tables
list-here = In this channel
list-lobby = lobby, { $taken } of { $seats } seats taken
list-your-move = your move, since { $since }
list-empty = No tables yet. Start one with /game new.
table-number = #{ $id }
computer-name = Computer { $number }

## Thread

table-opens = { $who }: your table of **{ $game }** is set. Prompts come by direct message; the buttons below the newest post work as well.
waiting-for = ⏳ { $who }: { $what } ({ $since })
undone = ↩️ { $name } took back an answer.
left-mark = left
say-cancelled = This table was cancelled. Nothing is scored.
say-left = 🚪 **{ $name }** left the table. A computer player takes over.
your-move-dms-closed = { $who }, it is your move. I can't write to you directly, so press the button: only you will see your hand. (To get prompts by direct message, allow them in this server's privacy settings.)
your-move-again = { $who }, it is your move.
thread-trouble = I can't post in the thread of { $table }. It may have been deleted, or I may lack a permission (Send Messages in Threads, Attach Files). The game goes on by direct message; /game cancel ends it.
table-cancelled = { $table }: this table was cancelled.
seat-given-up = { $table }: you gave up this seat.
button-hand = My hand & move
button-board = Board
button-log = Log
button-undo = Undo
button-again = Play again
button-rules = Rules

## Panel

you-chose = ✅ You chose: { $picks }
laid-down = 🔒 Laid down: { $picks }. You can change it until everyone has chosen.
about-to-choose = Chosen so far: { $picks }
still-missing =
    { $count ->
        [one] One more to choose.
       *[other] { $count } more to choose.
    }
picked-none = nothing
game-is-over = The game is over.
taken-back = ↩️ Taken back.
nothing-asked = You are not asked anything at this table now.
picks-unknown = I don't understand “{ $word }”. Pick from the list that appears while you type, with commas between.
choose-one = Choose one
choose-up-to = Choose up to { $most }
choose-between = Choose { $least } to { $most }
choose-exactly = Choose { $count }
choose-group = Where?
choose-page = Choose a page
group-size =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
nothing-left = Nothing left to choose
confirm = Confirm
confirm-none = Choose nothing
clear = Clear

## Log and help

log-title = log
log-empty = Nothing has happened yet.
button-older = Older
button-newest = Newest
help-text =
    ## Heavy board games, a move at a time
    Games here: { $games }
    - **/game new** opens a lobby in the channel. When enough have joined, the host presses Start and the table gets a thread.
    - When it is your move I write to you directly, with your hand and buttons. If you don't take direct messages, press **My hand & move** in the thread.
    - **/hand** shows your hand and your move, **/board** the board, **/log** what happened, **/rules** the short rules of the phase you are in.
    - **/play** answers in writing. **Undo** takes back your last answer as long as nothing new came to light.
    - **/game list** shows your tables, **/game leave** gives up a seat, **/game cancel** ends a table.

## Refusals: what is wrong, and what would be right

refused-no-table = There is no such table.
refused-which-table = You are at no table now. Open one with /game new, or name a table.
refused-not-running = This table isn't being played now.
refused-over = This game has ended.
refused-not-seated = You have no seat at this table. You can watch: try Board or Log.
refused-stale = That was for an earlier question. Here is where things stand now.
refused-nothing-to-undo = There is nothing you can take back: something new came to light since, or others have moved on.
refused-seated-already = You have a seat already.
refused-full = All seats are taken.
refused-not-host = Only the host can do that.
refused-not-lobby = This lobby is closed: the game has started or was cancelled.
refused-too-few-seats = Too few have joined. Wait for more, or fill up with computer players.
refused-kept = The free seats are kept for others.
refused-too-many-tables = You have many open tables already. Finish or cancel one first.
refused-bad-option = This game doesn't offer that choice.
refused-left-before = You gave up a seat at this table, so you can't take another.
illegal-not-open = That was for an earlier question. Here is where things stand now.
illegal-too-few = You chose too few.
illegal-too-many = You chose too many.
illegal-unknown = That isn't one of the choices.
illegal-twice = You chose the same thing twice.
illegal-limit = These choices don't go together.
fault-discord = Discord didn't take that. Please try again in a moment.
fault-own = Something went wrong on my side. Your table is safe; please try again.
