-- A plan is one answer to one question: second choices go, and so does what depended on an earlier
-- answer. That its question can no longer come is noted in place of a ticket.

DELETE FROM held WHERE after_json IS NOT NULL;
UPDATE held SET ticket = 0 WHERE lost = 1;
ALTER TABLE held DROP COLUMN others_json;
ALTER TABLE held DROP COLUMN after_json;
ALTER TABLE held DROP COLUMN lost;
