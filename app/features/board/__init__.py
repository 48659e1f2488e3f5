"""The board: where the tokens are, where they can go, and which destinations are recommended."""
