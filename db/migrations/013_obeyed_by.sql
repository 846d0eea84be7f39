-- Which standing order gave an answer, so that it can be said; '' where that was not written down.

ALTER TABLE obeyed ADD COLUMN order_key TEXT NOT NULL DEFAULT '';
