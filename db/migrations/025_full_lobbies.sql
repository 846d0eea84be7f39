-- What happens when the last seat of a lobby is taken: its host is called (once: "called"), or the
-- game starts.

ALTER TABLE tables ADD COLUMN when_full TEXT NOT NULL DEFAULT 'call'
    CHECK (when_full IN ('call', 'called', 'start'));
