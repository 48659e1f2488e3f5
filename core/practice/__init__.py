"""A game with a person in it, and one’s own marks checked."""
