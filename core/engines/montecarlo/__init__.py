"""The Monte Carlo engine: deals drawn from the posterior, with a standard error for every number."""
