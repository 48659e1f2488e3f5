"""A player's likely whole hands."""
