"""The library of played games: an SQLite file, its service and its window."""
