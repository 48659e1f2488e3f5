"""The start of the process: application with the composition root, features, self-test."""
