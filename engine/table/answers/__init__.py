"""Answers that are given or planned; and who may see what."""
