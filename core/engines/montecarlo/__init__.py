"""The Monte Carlo engine: samples deals from the posterior, with a standard error for every number."""
