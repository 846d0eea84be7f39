-- How often people were called lately, so that nobody calls them without end; kept for a day. And
-- how often they may be called in a server, where its owner wants another figure than the usual.

CREATE TABLE spent (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    person  INTEGER,                                    -- NULL: nobody, but a vote; negative:
                                                        -- somebody who had themselves erased
    kind    TEXT    NOT NULL CHECK (kind IN ('lobby', 'role', 'call', 'undo')),
    about   TEXT    NOT NULL DEFAULT '',                -- of a role: the post that mentions it
    at      INTEGER NOT NULL
) STRICT;

CREATE INDEX spent_guild ON spent (guild, kind, at);
CREATE INDEX spent_person ON spent (person) WHERE person IS NOT NULL;
CREATE INDEX spent_about ON spent (about) WHERE about <> '';
CREATE INDEX spent_at ON spent (at);

CREATE TABLE limits (
    guild    INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('person', 'server', 'role', 'call')),
    an_hour  INTEGER,                                   -- NULL, both: no limit
    a_day    INTEGER,
    PRIMARY KEY (guild, kind)
) STRICT, WITHOUT ROWID;
