"""The states of the window, drawn for people to look at: ``python -m tests.screenshots --help``."""
