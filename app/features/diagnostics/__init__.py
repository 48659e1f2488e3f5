"""Uncaught exceptions and Qt warnings: caught, shown, saved as a report."""
