"""Table mode: a view without secrets for everyone at the table."""
