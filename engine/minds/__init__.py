"""Computer players, written against the contract alone."""
