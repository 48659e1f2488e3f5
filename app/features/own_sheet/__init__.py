"""One’s own sheet: marks of the player in the place of what the program knows, checked when asked."""
