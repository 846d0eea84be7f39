-- Votes at tables, seats that are offered, and people of whom Discord says that they left the
-- server.

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
    closed_at   INTEGER,
    message     INTEGER                                 -- in the table's thread
) STRICT;

CREATE INDEX votes_open ON votes (table_id) WHERE state = 'open';
CREATE INDEX votes_due ON votes (due_at) WHERE state = 'open';

CREATE TABLE ballots (
    vote_id  INTEGER NOT NULL REFERENCES votes (id),
    person   INTEGER NOT NULL,
    choice   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (vote_id, person)
) STRICT, WITHOUT ROWID;

-- A seat of a running table that somebody may take: one person, or anybody.
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
               CHECK (state IN ('open', 'taken', 'declined', 'withdrawn', 'expired')),
    channel    INTEGER,
    message    INTEGER
) STRICT;

CREATE UNIQUE INDEX offers_open ON offers (table_id, seat) WHERE state = 'open';
CREATE INDEX offers_due ON offers (due_at) WHERE state = 'open';

-- When an awaited person was last looked for in the server.
CREATE TABLE looks (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    gone      INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
