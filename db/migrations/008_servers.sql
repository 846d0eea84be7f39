-- What the owners of servers set with /setup. A server without a row has the defaults. Roles and
-- channels may be gone from Discord by now: that is looked at when they matter.

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

-- The operator's figures count the tables by phase.
CREATE INDEX tables_phase ON tables (phase);
