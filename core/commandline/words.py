"""The words of the command line; whatever else stands first is for the window."""

COMMANDS = ("analyse", "check", "convert", "explain", "replay")
PLANNED = ("advise", "arena")
"""Words that the program will know; they are not file names by mistake."""
