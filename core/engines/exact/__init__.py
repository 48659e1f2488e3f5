"""The exact engine: every consistent deal counts, from the first turn, by one of three ways."""
