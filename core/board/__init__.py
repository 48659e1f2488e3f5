"""The mansion: boards as data, walking, dice, expected turns, and the positions of the tokens."""
