-- Who plays a game for the first times is told why each question matters, until they have answered
-- its like a few times; and whether they want to be told at all.

ALTER TABLE people ADD COLUMN explain TEXT NOT NULL DEFAULT 'new'
    CHECK (explain IN ('new', 'always', 'never'));

CREATE TABLE learnt (
    person  INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    kind    TEXT    NOT NULL,                           -- of the questions
    times   INTEGER NOT NULL,                           -- how often they answered it, up to a few
    PRIMARY KEY (person, game, kind)
) STRICT, WITHOUT ROWID;
