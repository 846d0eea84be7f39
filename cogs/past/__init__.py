"""Looking back: the chronicle, positions, a table as files."""
