-- Lending one's seat counts, too, because the thread tells of it each time; and so do hints, because
-- each takes a second of a processor that all tables share. SQLite changes no CHECK, so the table is
-- made again.

CREATE TABLE spent_anew (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    person  INTEGER,                                    -- NULL: nobody, but a vote; negative:
                                                        -- somebody who had themselves erased
    kind    TEXT    NOT NULL CHECK (kind IN ('lobby', 'role', 'call', 'undo', 'lend', 'hint')),
    about   TEXT    NOT NULL DEFAULT '',                -- of a role: the post that mentions it
    at      INTEGER NOT NULL
) STRICT;

INSERT INTO spent_anew (id, guild, person, kind, about, at)
    SELECT id, guild, person, kind, about, at FROM spent;
DROP TABLE spent;
ALTER TABLE spent_anew RENAME TO spent;

CREATE INDEX spent_guild ON spent (guild, kind, at);
CREATE INDEX spent_person ON spent (person) WHERE person IS NOT NULL;
CREATE INDEX spent_about ON spent (about) WHERE about <> '';
CREATE INDEX spent_at ON spent (at);
