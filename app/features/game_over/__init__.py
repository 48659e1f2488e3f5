"""Recording how a game ended."""
