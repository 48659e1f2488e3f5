"""The open game: session, autosave and files."""
