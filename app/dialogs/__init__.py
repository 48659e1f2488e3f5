"""Dialogs of the window: the set-up of a game."""
