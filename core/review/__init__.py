"""Looking back at a game: my decisions, better alternatives, and who could have known the solution when."""
