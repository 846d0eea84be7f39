"""What is stored of tables."""
