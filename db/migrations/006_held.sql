-- Answers laid down ahead, so that a game in turns is bearable at a move a day; how far each
-- person has followed a table, so that a prompt can begin with what is news to them; and two
-- more of their settings.

CREATE TABLE held (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    seat           INTEGER NOT NULL,
    key            TEXT    NOT NULL,                    -- kind of the question, what it is about
    person         INTEGER NOT NULL,
    question_json  TEXT    NOT NULL,                    -- as it was foreseen
    record         INTEGER NOT NULL,                    -- the last one when it was laid down
    picks_json     TEXT,                                -- NULL while only a draft
    draft_json     TEXT    NOT NULL DEFAULT '[]',
    ticket         INTEGER,                             -- the question that it did not answer
    PRIMARY KEY (table_id, seat, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX held_person ON held (person);

CREATE TABLE acted (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL,
    record    INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX acted_person ON acted (person);

ALTER TABLE people ADD COLUMN confirm INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN text_only INTEGER NOT NULL DEFAULT 0;

-- Whoever wants to be forgotten is looked for everywhere.
CREATE INDEX holders_person ON holders (person);
CREATE INDEX seats_kept ON seats (kept_for) WHERE kept_for IS NOT NULL;
CREATE INDEX tables_any_host ON tables (host);
CREATE INDEX panels_person ON panels (person);
CREATE INDEX offers_person ON offers (person) WHERE person IS NOT NULL;
CREATE INDEX offers_by ON offers (by) WHERE by IS NOT NULL;
CREATE INDEX votes_table ON votes (table_id);
