"""What there is, and who may do what with it."""
