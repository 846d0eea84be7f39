"""All that happens at a table. The only way in is `engine.table.service`."""
