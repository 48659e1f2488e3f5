"""What commands need that play whole games: a tournament’s arguments and report, and a person at a terminal."""
