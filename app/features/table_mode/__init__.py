"""A view without secrets, for the whole table."""
