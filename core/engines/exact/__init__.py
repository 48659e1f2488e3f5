"""The exact engine: counts every consistent deal, by one of three methods."""
