"""The rules, step by step: a module for a chapter of the book."""
