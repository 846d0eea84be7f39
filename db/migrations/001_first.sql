-- Tables, their seats and logs, what is to be told about them, and what is known of people.
--
-- The log is the game: with the seed it rebuilds every position. The position and the open
-- questions are kept beside it so that a move costs the same however long the game and however
-- many the tables. Times are seconds since 1970, UTC. Ids of people, channels and messages are
-- Discord's. What ends in _json is JSON.

CREATE TABLE tables (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,   -- never given twice: buttons carry it
    game           TEXT    NOT NULL,
    version        INTEGER NOT NULL,                    -- of the rules that it is played by
    options_json   TEXT    NOT NULL,
    phase          TEXT    NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'cancelled')),
    why            TEXT    NOT NULL DEFAULT '',         -- of a cancelled one
    guild          INTEGER NOT NULL,
    channel        INTEGER NOT NULL,
    lobby_message  INTEGER,
    thread         INTEGER,
    host           INTEGER NOT NULL,
    locale         TEXT    NOT NULL,
    wanted         INTEGER NOT NULL,
    after          INTEGER REFERENCES tables (id),      -- "Play again" of this one
    seed           BLOB,                                -- secret, from the start on
    records        INTEGER NOT NULL DEFAULT 0,          -- the last record of the log
    tickets        INTEGER NOT NULL DEFAULT 0,          -- the last ticket that was given out
    created_at     INTEGER NOT NULL,
    touched_at     INTEGER NOT NULL,
    pace           TEXT    NOT NULL DEFAULT 'relaxed',
    first_after    INTEGER DEFAULT 86400,
    remind_every   INTEGER DEFAULT 86400,
    patience       INTEGER DEFAULT 259200,
    at_end         TEXT    NOT NULL DEFAULT 'nudge',
    allowance      INTEGER NOT NULL DEFAULT 1814400,
    threads        INTEGER NOT NULL DEFAULT 0,
    hints          TEXT    NOT NULL DEFAULT 'alone'
                   CHECK (hints IN ('alone', 'always', 'never')),
    lesson         INTEGER NOT NULL DEFAULT 0,
    when_full      TEXT    NOT NULL DEFAULT 'call'
                   CHECK (when_full IN ('call', 'called', 'start'))
) STRICT;

CREATE INDEX tables_thread ON tables (thread) WHERE thread IS NOT NULL;
CREATE INDEX tables_lobby_message ON tables (lobby_message) WHERE lobby_message IS NOT NULL;
CREATE INDEX tables_after ON tables (after) WHERE after IS NOT NULL;
CREATE INDEX tables_channel ON tables (channel, id) WHERE phase IN ('lobby', 'running');
CREATE INDEX tables_host ON tables (host) WHERE phase IN ('lobby', 'running');
CREATE INDEX tables_quiet ON tables (touched_at) WHERE phase = 'lobby';
CREATE INDEX tables_any_host ON tables (host);
CREATE INDEX tables_phase ON tables (phase);

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    number    INTEGER NOT NULL,
    person    INTEGER,
    name      TEXT    NOT NULL DEFAULT '',
    computer  INTEGER NOT NULL DEFAULT 0,
    kept_for  INTEGER,
    gone      INTEGER NOT NULL DEFAULT 0,               -- the person left; a computer plays on
    stand_in  INTEGER NOT NULL DEFAULT 0,
    level     TEXT    NOT NULL DEFAULT 'steady'
              CHECK (level IN ('gentle', 'steady', 'fierce')),
    hints     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
CREATE INDEX seats_kept ON seats (kept_for) WHERE kept_for IS NOT NULL;

CREATE TABLE holders (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    since     INTEGER NOT NULL,
    until     INTEGER,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX holders_person ON holders (person);

CREATE TABLE positions (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id),
    version     INTEGER NOT NULL,                       -- of the rules that wrote the state
    answers     INTEGER NOT NULL,                       -- how many answers stand: the luck's number
    state_json  BLOB    NOT NULL
) STRICT;

CREATE TABLE questions (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    ticket         INTEGER NOT NULL,
    seat           INTEGER NOT NULL,
    question_json  BLOB    NOT NULL,
    asked_at       INTEGER NOT NULL,
    given_json     TEXT,                                -- sealed picks that wait for the others
    draft_json     TEXT    NOT NULL DEFAULT '[]',
    PRIMARY KEY (table_id, ticket)
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    record         INTEGER NOT NULL,
    kind           TEXT    NOT NULL CHECK (kind IN ('answer', 'undo', 'checkpoint')),
    at             INTEGER NOT NULL,
    seat           INTEGER,                             -- who answered or took back
    person         INTEGER,                             -- NULL: a computer player
    question       INTEGER,                             -- the number inside the rules
    question_kind  TEXT,
    picks_json     TEXT,
    events_json    BLOB    NOT NULL,
    chance         INTEGER NOT NULL DEFAULT 0,          -- luck was used
    sealed         INTEGER NOT NULL DEFAULT 0,          -- given together with others' picks
    told           INTEGER NOT NULL DEFAULT 0,          -- bit s: seat s learned something new
    milestone      INTEGER NOT NULL DEFAULT 0,          -- a milestone is among the events
    undone_by      INTEGER,                             -- the undo that took it back
    version        INTEGER,                             -- of a checkpoint
    state_json     BLOB,                                -- of a checkpoint
    PRIMARY KEY (table_id, record)
) STRICT, WITHOUT ROWID;

CREATE INDEX log_milestones ON log (table_id, record) WHERE milestone AND undone_by IS NULL;

CREATE TABLE outbox (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id      INTEGER NOT NULL REFERENCES tables (id),
    lane          TEXT    NOT NULL,                     -- rows of one lane go in order
    kind          TEXT    NOT NULL,
    record        INTEGER NOT NULL,
    seat          INTEGER,
    payload_json  TEXT    NOT NULL,
    nonce         TEXT    NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(12)))),
    tries         INTEGER NOT NULL DEFAULT 0,
    parked        TEXT
) STRICT;

CREATE INDEX outbox_lane ON outbox (lane, id) WHERE parked IS NULL;
CREATE INDEX outbox_table ON outbox (table_id, kind);
CREATE UNIQUE INDEX outbox_once ON outbox (table_id, kind, lane, ifnull(seat, -1))
    WHERE parked IS NULL AND kind IN ('lobby', 'table', 'panel');

CREATE TABLE people (
    person        INTEGER PRIMARY KEY,
    name          TEXT    NOT NULL DEFAULT '',
    locale        TEXT,                                 -- their own setting
    seen_locale   TEXT,                                 -- what Discord said last
    dm_channel    INTEGER,
    dms_closed    INTEGER NOT NULL DEFAULT 0,
    zone          TEXT,
    quiet_from    INTEGER,
    quiet_to      INTEGER,
    remind_every  INTEGER,
    deliver       TEXT    NOT NULL DEFAULT 'dm',
    on_deck       INTEGER NOT NULL DEFAULT 0,
    away_since    INTEGER,
    away_until    INTEGER,
    confirm       INTEGER NOT NULL DEFAULT 0,
    text_only     INTEGER NOT NULL DEFAULT 0,
    explain       TEXT    NOT NULL DEFAULT 'new'
                  CHECK (explain IN ('new', 'always', 'never')),
    gather        INTEGER NOT NULL DEFAULT 0,
    free_weekends INTEGER NOT NULL DEFAULT 0            -- no clock on Saturday and Sunday
) STRICT;

CREATE TABLE meta (
    key    TEXT    PRIMARY KEY,
    value  TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE clocks (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    person    INTEGER NOT NULL,
    ticket    INTEGER NOT NULL,                         -- the oldest question it belongs to
    since     INTEGER NOT NULL,                         -- runs from here
    reminded  INTEGER NOT NULL DEFAULT 0,               -- how often
    last_at   INTEGER,                                  -- the last reminder
    later_at  INTEGER,                                  -- the person wants the next one then
    muted     INTEGER NOT NULL DEFAULT 0,               -- not for this move
    ended     INTEGER NOT NULL DEFAULT 0,               -- what happens at the end has happened
    due_at    INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_due ON clocks (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX clocks_person ON clocks (person);

CREATE TABLE watches (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    since     INTEGER NOT NULL,                         -- a person moved last
    stage     TEXT    NOT NULL CHECK (stage IN ('awake', 'quiet', 'archived')),
    deck      INTEGER,                                  -- the seat that was told it is next
    due_at    INTEGER
) STRICT;

CREATE INDEX watches_due ON watches (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE vacations (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    used      INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,      -- never given twice: buttons carry it
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    kind        TEXT    NOT NULL,
    by          INTEGER,                                -- the person; NULL: the clock
    about_json  TEXT    NOT NULL,
    opened_at   INTEGER NOT NULL,
    due_at      INTEGER NOT NULL,                       -- closes by itself
    state       TEXT    NOT NULL DEFAULT 'open'
                CHECK (state IN ('open', 'passed', 'failed', 'expired', 'withdrawn', 'moot')),
    outcome     TEXT    NOT NULL DEFAULT '',            -- the choice that carried it
    closed_at   INTEGER
) STRICT;

CREATE INDEX votes_open ON votes (table_id) WHERE state = 'open';
CREATE INDEX votes_due ON votes (due_at) WHERE state = 'open';
CREATE INDEX votes_table ON votes (table_id);

CREATE TABLE ballots (
    vote_id  INTEGER NOT NULL REFERENCES votes (id),
    person   INTEGER NOT NULL,
    choice   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (vote_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE offers (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    holder     INTEGER,                                 -- who held it then, and may still
    ticket     INTEGER,                                 -- void once the holder answers this
    by         INTEGER,                                 -- who offers it; NULL: a vote
    person     INTEGER,                                 -- NULL: anybody
    name       TEXT    NOT NULL DEFAULT '',             -- of that person; of who took it
    opened_at  INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    state      TEXT    NOT NULL DEFAULT 'open'
                CHECK (state IN ('open', 'taken', 'declined', 'withdrawn', 'expired'))
) STRICT;

CREATE UNIQUE INDEX offers_open ON offers (table_id, seat) WHERE state = 'open';
CREATE INDEX offers_due ON offers (due_at) WHERE state = 'open';
CREATE INDEX offers_person ON offers (person) WHERE person IS NOT NULL;
CREATE INDEX offers_by ON offers (by) WHERE by IS NOT NULL;

CREATE TABLE looks (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    gone      INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE acted (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    record    INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX acted_person ON acted (person);

CREATE TABLE results (
    id            INTEGER PRIMARY KEY,
    table_id      INTEGER NOT NULL REFERENCES tables (id),
    guild         INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    seats         INTEGER NOT NULL,                     -- how many there were
    seat          INTEGER NOT NULL,
    person        INTEGER,                              -- NULL: somebody who had themselves erased
    name          TEXT    NOT NULL,                     -- as it was then
    place         INTEGER NOT NULL,                     -- of the seat; 1 is first
    points        INTEGER NOT NULL,
    sources_json  TEXT    NOT NULL,                     -- where the points came from
    gone          INTEGER NOT NULL,                     -- they did not play to the end
    ended_at      INTEGER NOT NULL,
    UNIQUE (table_id, person)
) STRICT;

CREATE INDEX results_person ON results (person, ended_at) WHERE person IS NOT NULL;
CREATE INDEX results_guild ON results (guild, ended_at);

CREATE TABLE servers (
    guild    INTEGER PRIMARY KEY,
    channel  INTEGER,                                   -- the only one for lobbies
    locale   TEXT,                                      -- of what is posted
    pace     TEXT    NOT NULL DEFAULT 'relaxed'
             CHECK (pace IN ('live', 'daily', 'relaxed', 'custom', 'none')),
    opener   INTEGER,                                   -- the role that may open tables
    call     INTEGER,                                   -- the role that a new lobby mentions
    locks    INTEGER NOT NULL DEFAULT 0                 -- finished threads are locked
) STRICT;

CREATE TABLE saved (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,      -- menus carry it
    person      INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    kind        TEXT    NOT NULL,                       -- of the questions that it answers
    name        TEXT    NOT NULL,
    picks_json  TEXT    NOT NULL
) STRICT;

CREATE INDEX saved_person ON saved (person, game);

CREATE TABLE written (
    person    INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    kind      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    table_id  INTEGER REFERENCES tables (id),           -- where it is no answer as it stands
    ticket    INTEGER,
    PRIMARY KEY (person, game, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE given_ahead (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    record         INTEGER NOT NULL,                    -- the answer that was given for them
    seat           INTEGER NOT NULL,
    person         INTEGER NOT NULL,
    scope          TEXT    NOT NULL,
    question_json  TEXT    NOT NULL,
    view_json      BLOB    NOT NULL,                    -- what the seat saw: its words need it
    version        INTEGER NOT NULL,                    -- of the rules that wrote the view
    order_key      TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, record)
) STRICT, WITHOUT ROWID;

CREATE INDEX given_ahead_person ON given_ahead (person);

CREATE TABLE learnt (
    person  INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    kind    TEXT    NOT NULL,                           -- of the questions
    times   INTEGER NOT NULL,                  -- how often they answered it, up to a few
    PRIMARY KEY (person, game, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE spent (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    person  INTEGER,                                    -- NULL: nobody, but a vote; negative:
                                                        -- somebody who had themselves erased
    kind    TEXT    NOT NULL CHECK (kind IN ('lobby', 'role', 'call', 'undo', 'lend', 'hint')),
    about   TEXT    NOT NULL DEFAULT '',                -- of a role: the post that mentions it
    at      INTEGER NOT NULL
) STRICT;

CREATE INDEX spent_guild ON spent (guild, kind, at);
CREATE INDEX spent_person ON spent (person) WHERE person IS NOT NULL;
CREATE INDEX spent_about ON spent (about) WHERE about <> '';
CREATE INDEX spent_at ON spent (at);

CREATE TABLE letters (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    key       TEXT    NOT NULL,                         -- what it is: panel/2, board, vote/5, …
    person    INTEGER,                                  -- whose; NULL: everybody's
    channel   INTEGER NOT NULL,
    nonce     TEXT    NOT NULL,
    message   INTEGER NOT NULL DEFAULT 0,               -- 0: perhaps it is there
    record    INTEGER NOT NULL DEFAULT 0,
    awaited   INTEGER NOT NULL DEFAULT 0,
    ticket    INTEGER,
    shown     TEXT    NOT NULL DEFAULT '',
    public    INTEGER NOT NULL DEFAULT 0,
    going     INTEGER NOT NULL DEFAULT 0                -- it is to be taken away
) STRICT;

CREATE INDEX letters_key ON letters (table_id, key);
CREATE INDEX letters_message ON letters (message);
CREATE INDEX letters_doubt ON letters (table_id) WHERE message = 0;
CREATE INDEX letters_prompts ON letters (message) WHERE awaited;
CREATE INDEX letters_person ON letters (person) WHERE person IS NOT NULL;

CREATE TABLE ahead (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    seat           INTEGER NOT NULL,
    scope          TEXT    NOT NULL,                    -- 'next' or 'each'
    key            TEXT    NOT NULL,                    -- kind of the question, what it is about
    person         INTEGER NOT NULL,
    question_json  TEXT    NOT NULL,                    -- as it was foreseen; an order: its choices
    picks_json     TEXT,                                -- NULL while only a draft
    draft_json     TEXT    NOT NULL DEFAULT '[]',
    ticket         INTEGER,                             -- of 'next': the one that it did not answer;
                                                        -- of 'each': it answers those after this
    PRIMARY KEY (table_id, seat, scope, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX ahead_person ON ahead (person);
