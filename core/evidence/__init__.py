"""What a case says: constraints per holder, each with its source entry."""
