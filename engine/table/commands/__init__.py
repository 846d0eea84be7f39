"""What people ask for besides answers: lobbies, votes, absence, being forgotten."""
