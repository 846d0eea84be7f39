"""What people ask for: answers, lobbies, seats, time, being forgotten."""
