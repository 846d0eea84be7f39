"""People may open lobbies and call others without end: tests do in a second what takes days."""

UNCOUNTED = (
    "CREATE TRIGGER IF NOT EXISTS uncounted AFTER INSERT ON spent"
    " WHEN new.kind IN ('lobby', 'call') BEGIN UPDATE spent SET at = 0 WHERE id = new.id; END"
)
