"""The model of a game as frozen values: cards, deck, seats, set-up, events, case. Standard library only."""
