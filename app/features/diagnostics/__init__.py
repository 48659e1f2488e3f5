"""Uncaught exceptions and Qt warnings: recorded, shown, saved as a report."""
