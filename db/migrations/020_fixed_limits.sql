-- How often people may be called is the same in every server.

DROP TABLE limits;
