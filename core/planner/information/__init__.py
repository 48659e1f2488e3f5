"""How much the answer to a suggestion tells, in bits."""
