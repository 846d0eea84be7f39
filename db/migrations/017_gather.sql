-- Whoever plays at many tables may want one list of those that wait, instead of a call from each.

ALTER TABLE people ADD COLUMN gather INTEGER NOT NULL DEFAULT 0;
