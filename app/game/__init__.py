"""What is open: the session, its journal, its file."""
