-- A database belongs to one world: to Discord, as one application sees it, or to one local table.
-- From here on that is noted at the first start that reaches it (meta, key 'world'). What has been
-- played before tells: at every local table of that time the server was 1201000000000000002 and
-- the application 1201000000000000001; on Discord nothing has these ids. Which application it was
-- there is not known: the next one that reaches Discord with this database.

INSERT INTO meta (key, value)
SELECT 'world', 'discord'
WHERE EXISTS (SELECT 1 FROM tables WHERE guild <> 1201000000000000002)
   OR EXISTS (SELECT 1 FROM results WHERE guild <> 1201000000000000002)
   OR EXISTS (SELECT 1 FROM servers WHERE guild <> 1201000000000000002);

INSERT INTO meta (key, value)
SELECT 'world', 'local 1201000000000000001'
WHERE NOT EXISTS (SELECT 1 FROM meta WHERE key = 'world')
  AND (EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM servers));
