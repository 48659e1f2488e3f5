"""Charts that follow the game."""
