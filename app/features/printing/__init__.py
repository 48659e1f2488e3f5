"""Printing a game, or saving it as PDF."""
