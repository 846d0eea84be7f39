"""Posts of the outbox, carried to Discord."""
