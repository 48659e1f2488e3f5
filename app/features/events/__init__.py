"""The list of events, and what each of them brought."""
