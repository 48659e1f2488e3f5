"""The set-up of a game."""
