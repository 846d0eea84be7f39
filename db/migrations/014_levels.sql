-- How well the computer player of a seat plays. Those of before play as "steady" does; so does who
-- sits in for a person.

ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'steady'
    CHECK (level IN ('gentle', 'steady', 'fierce'));
