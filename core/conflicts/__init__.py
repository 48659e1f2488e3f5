"""Entries that contradict each other, and corrections that resolve the contradiction."""
