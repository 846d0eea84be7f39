-- Delivery that never fails. A panel is told apart from a call: a mention in the thread, the
-- channel, of somebody whom no direct message reaches, with a button that opens the panel.

ALTER TABLE panels ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
UPDATE panels SET called = 1 WHERE shown = '';

-- How many threads were opened for a table: one that is deleted comes again by itself once.
ALTER TABLE tables ADD COLUMN threads INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET threads = 1 WHERE thread IS NOT NULL;

-- The newest milestone of a table, to see whether its post is there.
CREATE INDEX log_milestones ON log (table_id, record) WHERE milestone AND undone_by IS NULL;
