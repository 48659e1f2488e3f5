"""A game against rivals that the program plays."""
