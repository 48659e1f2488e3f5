"""What a game is: cards and decks, seats, events, the case, its history and its files. Standard library only."""
