-- How tables ended, for everybody who ever held a seat there: written with the last answer.

CREATE TABLE results (
    id            INTEGER PRIMARY KEY,
    table_id      INTEGER NOT NULL REFERENCES tables (id),
    guild         INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    seats         INTEGER NOT NULL,                     -- how many there were
    seat          INTEGER NOT NULL,
    person        INTEGER,                              -- NULL: somebody who had themselves erased
    name          TEXT    NOT NULL,                     -- as it was then
    place         INTEGER NOT NULL,                     -- of the seat; 1 is first
    points        INTEGER NOT NULL,
    sources_json  TEXT    NOT NULL,                     -- where the points came from
    gone          INTEGER NOT NULL,                     -- they did not play to the end
    ended_at      INTEGER NOT NULL,
    UNIQUE (table_id, person)
) STRICT;

CREATE INDEX results_person ON results (person, ended_at) WHERE person IS NOT NULL;
CREATE INDEX results_guild ON results (guild, ended_at);
