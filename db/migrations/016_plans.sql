-- An answer laid down ahead may have others behind it, in case it is no answer by then; it outlives
-- an undo, and is never gone without a word to its person.

ALTER TABLE held ADD COLUMN others_json TEXT NOT NULL DEFAULT '[]';  -- tried in order after picks_json
ALTER TABLE held ADD COLUMN after_json TEXT;                         -- kind and option it hangs on
ALTER TABLE held ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;         -- can come no more: to be told
ALTER TABLE held DROP COLUMN record;
