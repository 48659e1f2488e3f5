"""What a case says: constraints and factors per holder, each with the entry it came from."""
