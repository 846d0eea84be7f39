-- Whether people may ask for hints at a table: who plays alone against computer players ("alone"),
-- everybody, nobody. And how often each seat did, which the last post says.

ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone'
    CHECK (hints IN ('alone', 'always', 'never'));
ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

-- A guided first game, which counts in no statistics.
ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
