"""The board: where the tokens stand, where they can go, what is advised."""
