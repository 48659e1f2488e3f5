"""The detective: cases, evidence, exact probabilities. No window in here, usable from a script."""
