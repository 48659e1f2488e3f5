"""The start of the process: application, composition root, self-test."""
