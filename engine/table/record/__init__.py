"""What a table is made of: its log, its position, its posts, its clocks."""
