"""How Discord writes things."""
