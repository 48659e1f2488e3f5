"""The built-in policies."""
