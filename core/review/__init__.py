"""After a game: what was decided, what would have been better, and who could have known the solution when."""
