-- What the bot knows of people and of the private panels it sent them, and a few values of its
-- own (the hash of the registered commands, its last heartbeat).

CREATE TABLE people (
    person        INTEGER PRIMARY KEY,
    name          TEXT    NOT NULL DEFAULT '',
    locale        TEXT,                                 -- their own setting
    seen_locale   TEXT,                                 -- what Discord said last
    dm_channel    INTEGER,
    dms_closed    INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The person is part of the key: after a handover the old panel still has to be disarmed.
CREATE TABLE panels (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    person    INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    message   INTEGER NOT NULL,
    awaited   INTEGER NOT NULL,
    ticket    INTEGER,
    shown     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (
    key    TEXT PRIMARY KEY,
    value  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
