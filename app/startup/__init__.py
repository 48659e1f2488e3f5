"""The start of the process: command line, composition root, self-test."""
