"""The typed line: tokenizing, name matching, resolving and completion."""
