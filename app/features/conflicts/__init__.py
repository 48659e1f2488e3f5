"""Entries that contradict each other, and corrections to choose from."""
