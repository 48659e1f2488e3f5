"""The comparison of the engines, side by side."""
