"""The information gain of suggestions, in bits."""
