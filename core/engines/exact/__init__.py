"""The exact engine: counts every consistent deal, card by card."""
