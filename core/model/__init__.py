"""What a game is, as frozen values: cards, deck, seats, set-up, events, case. Standard library only."""
