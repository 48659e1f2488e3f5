"""The words of the command line; whatever else stands first is for the window."""

COMMANDS = ("advise", "analyse", "arena", "check", "convert", "explain", "habits", "replay", "review")
