"""The words of the command line; whatever else stands first is for the window."""

COMMANDS = ("advise", "analyse", "check", "convert", "explain", "replay")
PLANNED = ("arena",)
"""Words that the program will know; they are not file names by mistake."""
