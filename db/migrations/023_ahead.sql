-- Answers given ahead are one thing: a plan answers the next such question, a standing order each.

CREATE TABLE ahead (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    seat           INTEGER NOT NULL,
    scope          TEXT    NOT NULL,                    -- 'next' or 'each'
    key            TEXT    NOT NULL,                    -- kind of the question, what it is about
    person         INTEGER NOT NULL,
    question_json  TEXT    NOT NULL,                    -- as it was foreseen; an order: its choices
    picks_json     TEXT,                                -- NULL while only a draft
    draft_json     TEXT    NOT NULL DEFAULT '[]',
    ticket         INTEGER,                             -- of 'next': the one that it did not answer;
                                                        -- of 'each': it answers those after this
    PRIMARY KEY (table_id, seat, scope, key)
) STRICT, WITHOUT ROWID;

INSERT INTO ahead
    SELECT table_id, seat, 'next', key, person, question_json, picks_json, draft_json, ticket
    FROM held;
INSERT INTO ahead
    SELECT table_id, seat, 'each', json_array(key, json_array()), person,
        json_object('number', 0, 'seat', seat, 'kind', key, 'options', json_array(choice)),
        json_array(choice), '[]', ticket
    FROM orders;
DROP TABLE held;
DROP TABLE orders;
CREATE INDEX ahead_person ON ahead (person);

-- The answers that were given so.
ALTER TABLE obeyed RENAME TO given_ahead;
ALTER TABLE given_ahead RENAME COLUMN why TO scope;
UPDATE given_ahead SET scope = iif(scope = 'held', 'next', 'each');
DROP INDEX obeyed_person;
CREATE INDEX given_ahead_person ON given_ahead (person);
