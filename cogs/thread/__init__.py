"""A table's thread: its chronicle, and what the host learns when it does not get through."""
