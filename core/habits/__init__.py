"""Habits of players, learned from finished games."""
