-- What is to be told in Discord. A row is written with the answer that caused it, claimed
-- before it is carried and deleted once it has got there; a claimed row that is still there at
-- the start may have got there. Parked rows never will, and say why.

CREATE TABLE outbox (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id      INTEGER NOT NULL REFERENCES tables (id),
    lane          TEXT    NOT NULL,                     -- rows of one lane go in order
    kind          TEXT    NOT NULL,
    record        INTEGER NOT NULL,
    seat          INTEGER,
    payload_json  TEXT    NOT NULL,
    nonce         TEXT    NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(12)))),
    claimed       INTEGER NOT NULL DEFAULT 0,
    tries         INTEGER NOT NULL DEFAULT 0,
    parked        TEXT
) STRICT;

CREATE INDEX outbox_lane ON outbox (lane, id) WHERE parked IS NULL;
CREATE INDEX outbox_table ON outbox (table_id, kind);

-- These show the position at the time they go out: one that waits is enough.
CREATE UNIQUE INDEX outbox_once ON outbox (table_id, kind, lane, ifnull(seat, -1))
    WHERE claimed = 0 AND parked IS NULL AND kind IN ('lobby', 'table', 'panel');
