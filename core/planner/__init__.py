"""What to do next: the gain of suggestions, where to go, when to accuse, which card to show."""
