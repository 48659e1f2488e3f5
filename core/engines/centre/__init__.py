"""The centre engine: the analytic centre of the relaxed deals, and belief propagation over whole hands."""
