"""The rules: a module for a chapter of the book."""
