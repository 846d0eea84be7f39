-- The pace of tables, what people want of reminders, and the clocks: what is due when. A clock
-- is written with the question that it belongs to. `due_at` is when to look at it again, never
-- later than anything becomes due; what is due then follows from the rest. Durations are seconds.

ALTER TABLE tables ADD COLUMN pace         TEXT NOT NULL DEFAULT 'relaxed';
ALTER TABLE tables ADD COLUMN first_after  INTEGER DEFAULT 86400;           -- NULL: no reminders
ALTER TABLE tables ADD COLUMN remind_every INTEGER DEFAULT 86400;
ALTER TABLE tables ADD COLUMN patience     INTEGER DEFAULT 259200;          -- NULL: without end
ALTER TABLE tables ADD COLUMN at_end       TEXT NOT NULL DEFAULT 'nudge';
ALTER TABLE tables ADD COLUMN allowance    INTEGER NOT NULL DEFAULT 1814400; -- vacation, a person

-- A computer player sits in for a person, who keeps the seat: 1 because they wanted it, 2 because
-- they were absent.
ALTER TABLE seats ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;

ALTER TABLE people ADD COLUMN zone         TEXT;                            -- IANA
ALTER TABLE people ADD COLUMN quiet_from   INTEGER;                         -- minute of the day
ALTER TABLE people ADD COLUMN quiet_to     INTEGER;
ALTER TABLE people ADD COLUMN remind_every INTEGER;                         -- NULL: the table's; 0: never
ALTER TABLE people ADD COLUMN deliver      TEXT NOT NULL DEFAULT 'dm';      -- 'dm', 'thread', 'both'
ALTER TABLE people ADD COLUMN on_deck      INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN away_since   INTEGER;
ALTER TABLE people ADD COLUMN away_until   INTEGER;

-- One for each seat that a person holds and that is awaited.
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

-- One for each running table: is anybody there?
CREATE TABLE watches (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    since     INTEGER NOT NULL,                         -- a person moved last
    stage     TEXT    NOT NULL CHECK (stage IN ('awake', 'quiet', 'archived')),
    deck      INTEGER,                                  -- the seat that was told it is next
    due_at    INTEGER
) STRICT;

CREATE INDEX watches_due ON watches (due_at) WHERE due_at IS NOT NULL;

-- How much vacation a person has had at a table, as far as the table waited for them.
CREATE TABLE vacations (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    used      INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Reminders that stand somewhere, to be cleared away once they are outdated. One message may
-- be about several tables. `place` is 'dm', 'thread' or 'deck'.
CREATE TABLE reminders (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    place     TEXT    NOT NULL,
    channel   INTEGER NOT NULL,
    message   INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX reminders_message ON reminders (message);
