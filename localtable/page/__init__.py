"""The web page: what a person sees and does there, and what a test does."""
