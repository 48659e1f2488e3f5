"""Habits of players: what finished games tell of how somebody plays."""
