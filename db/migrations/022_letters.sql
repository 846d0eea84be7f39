-- Every message of ours that stands in Discord, or may: a letter is written down with its place
-- before it is sent. What was known of prompts, reminders, boards, votes and offers becomes letters.

CREATE TABLE letters (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    key       TEXT    NOT NULL,                         -- what it is: panel/2, board, vote/5, …
    person    INTEGER,                                  -- whose; NULL: everybody's
    channel   INTEGER NOT NULL,
    nonce     TEXT    NOT NULL,
    message   INTEGER NOT NULL DEFAULT 0,               -- 0: perhaps it is there
    record    INTEGER NOT NULL DEFAULT 0,
    awaited   INTEGER NOT NULL DEFAULT 0,
    ticket    INTEGER,
    shown     TEXT    NOT NULL DEFAULT '',
    public    INTEGER NOT NULL DEFAULT 0,
    going     INTEGER NOT NULL DEFAULT 0                -- it is to be taken away
) STRICT;

CREATE INDEX letters_key ON letters (table_id, key);
CREATE INDEX letters_message ON letters (message);
CREATE INDEX letters_doubt ON letters (table_id) WHERE message = 0;
CREATE INDEX letters_prompts ON letters (message) WHERE awaited;
CREATE INDEX letters_person ON letters (person) WHERE person IS NOT NULL;

INSERT INTO letters (table_id, key, person, channel, nonce, message, awaited, ticket, shown, public)
    SELECT table_id, 'panel/' || seat, person, channel, '', message, awaited, ticket, shown, called
    FROM panels WHERE awaited OR NOT called;
INSERT INTO letters (table_id, key, person, channel, nonce, message, public)
    SELECT table_id, 'remind/' || place, person, channel, '', message, place = 'thread'
    FROM reminders;
INSERT INTO letters (table_id, key, channel, nonce, message, record, public)
    SELECT id, 'board', thread, '', message, message_record, 1
    FROM tables WHERE message IS NOT NULL AND thread IS NOT NULL;
INSERT INTO letters (table_id, key, channel, nonce, message, public)
    SELECT id, 'lobby', channel, '', lobby_message, 1 FROM tables WHERE lobby_message IS NOT NULL;
INSERT INTO letters (table_id, key, channel, nonce, message, public)
    SELECT v.table_id, 'vote/' || v.id, t.thread, '', v.message, 1
    FROM votes v JOIN tables t ON t.id = v.table_id
    WHERE v.message IS NOT NULL AND t.thread IS NOT NULL;
INSERT INTO letters (table_id, key, person, channel, nonce, message, public)
    SELECT o.table_id, 'offer/' || o.id, o.person, o.channel, '', o.message, o.channel = t.channel
    FROM offers o JOIN tables t ON t.id = o.table_id WHERE o.message IS NOT NULL;

DROP TABLE panels;
DROP TABLE reminders;
ALTER TABLE tables DROP COLUMN message;
ALTER TABLE tables DROP COLUMN message_record;
ALTER TABLE votes DROP COLUMN message;
ALTER TABLE offers DROP COLUMN channel;
ALTER TABLE offers DROP COLUMN message;

-- An old prompt that was to go, by its message or the nonce of what it was sent by.
INSERT INTO letters (table_id, key, person, channel, nonce, message, going, public)
    SELECT o.table_id, ifnull('panel/' || o.seat, 'remind/thread'),
        json_extract(o.payload_json, '$.person'), json_extract(o.payload_json, '$.channel'),
        ifnull(json_extract(o.payload_json, '$.nonce'), ''),
        ifnull(json_extract(o.payload_json, '$.message'), 0), 1,
        json_extract(o.payload_json, '$.channel') IN (t.thread, t.channel)
    FROM outbox o JOIN tables t ON t.id = o.table_id WHERE o.kind = 'leftover';
DELETE FROM outbox WHERE kind = 'leftover';
INSERT INTO outbox (table_id, lane, kind, record, payload_json)
    SELECT table_id, 'p' || person || '/' || id, 'tidy', 0, json_object('letter', id)
    FROM letters WHERE going;

DROP INDEX outbox_once;
DELETE FROM outbox WHERE parked IS NULL AND kind IN ('lobby', 'table', 'panel') AND id NOT IN
    (SELECT max(id) FROM outbox WHERE parked IS NULL
     GROUP BY table_id, kind, lane, ifnull(seat, -1));
ALTER TABLE outbox DROP COLUMN claimed;
CREATE UNIQUE INDEX outbox_once ON outbox (table_id, kind, lane, ifnull(seat, -1))
    WHERE parked IS NULL AND kind IN ('lobby', 'table', 'panel');
