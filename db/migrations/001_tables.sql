-- Tables, their seats, their logs, and what is to be told about them.
--
-- The log is the game: with the seed it rebuilds every position. The position and the open
-- questions are kept beside it so that a move costs the same however long the game and however
-- many the tables. Times are seconds since 1970, UTC. Ids of people, channels and messages are
-- Discord's. What ends in _json is JSON.

CREATE TABLE tables (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice: buttons carry it
    game            TEXT    NOT NULL,
    version         INTEGER NOT NULL,                   -- of the rules that it is played by
    options_json    TEXT    NOT NULL,
    phase           TEXT    NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'cancelled')),
    why             TEXT    NOT NULL DEFAULT '',        -- of a cancelled one
    guild           INTEGER NOT NULL,
    channel         INTEGER NOT NULL,
    lobby_message   INTEGER,
    thread          INTEGER,
    message         INTEGER,                            -- the table message in the thread
    message_record  INTEGER NOT NULL DEFAULT 0,         -- the record that it was posted for
    host            INTEGER NOT NULL,
    locale          TEXT    NOT NULL,
    wanted          INTEGER NOT NULL,
    after           INTEGER REFERENCES tables (id),     -- "Play again" of this one
    seed            BLOB,                               -- secret, from the start on
    records         INTEGER NOT NULL DEFAULT 0,         -- the last record of the log
    tickets         INTEGER NOT NULL DEFAULT 0,         -- the last ticket that was given out
    created_at      INTEGER NOT NULL,
    touched_at      INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_thread ON tables (thread) WHERE thread IS NOT NULL;
CREATE INDEX tables_lobby_message ON tables (lobby_message) WHERE lobby_message IS NOT NULL;
CREATE INDEX tables_after ON tables (after) WHERE after IS NOT NULL;
CREATE INDEX tables_channel ON tables (channel, id) WHERE phase IN ('lobby', 'running');
CREATE INDEX tables_host ON tables (host) WHERE phase IN ('lobby', 'running');
CREATE INDEX tables_quiet ON tables (touched_at) WHERE phase = 'lobby';

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    number    INTEGER NOT NULL,
    person    INTEGER,
    name      TEXT    NOT NULL DEFAULT '',
    computer  INTEGER NOT NULL DEFAULT 0,
    kept_for  INTEGER,
    gone      INTEGER NOT NULL DEFAULT 0,               -- the person left; a computer plays on
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

-- Everybody who ever held a seat of a started table. The key keeps anybody from holding two
-- of one table, even one after the other.
CREATE TABLE holders (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    since     INTEGER NOT NULL,
    until     INTEGER,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

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
