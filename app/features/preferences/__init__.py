"""The preferences dialog, and notices about damaged settings."""
