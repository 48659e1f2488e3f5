"""The three engines side by side."""
