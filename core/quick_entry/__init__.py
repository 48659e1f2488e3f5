"""The typed line: tokens, names, resolving and completion."""
