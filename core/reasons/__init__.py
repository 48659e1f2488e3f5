"""Reasons: why a mark is certain, which entry is wrong, and what each entry brought."""
