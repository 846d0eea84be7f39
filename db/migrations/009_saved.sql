-- Answers that people keep for themselves and use at any table of a game, what they wrote last,
-- and the standing orders that they gave at one table, with what these did.

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

CREATE TABLE orders (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    key       TEXT    NOT NULL,
    person    INTEGER NOT NULL,
    choice    TEXT    NOT NULL,
    ticket    INTEGER NOT NULL,                         -- it holds for questions after this one
    PRIMARY KEY (table_id, seat, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX orders_person ON orders (person);

CREATE TABLE obeyed (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    record         INTEGER NOT NULL,                    -- the answer that was given for them
    seat           INTEGER NOT NULL,
    person         INTEGER NOT NULL,
    why            TEXT    NOT NULL,
    question_json  TEXT    NOT NULL,
    view_json      BLOB    NOT NULL,                    -- what the seat saw: its words need it
    version        INTEGER NOT NULL,                    -- of the rules that wrote the view
    PRIMARY KEY (table_id, record)
) STRICT, WITHOUT ROWID;

CREATE INDEX obeyed_person ON obeyed (person);
