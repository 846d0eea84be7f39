"""What was: stepping through it, taking it away as a file, checking such a file."""
