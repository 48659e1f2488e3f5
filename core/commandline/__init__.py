"""The words of the command line, one per file: each says what it takes and gives its answer as a value."""
