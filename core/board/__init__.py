"""The mansion: maps as data, walking, dice, expected turns, and where the tokens stand."""
