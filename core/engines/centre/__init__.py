"""The centre engine: the analytic centre of the relaxed deals."""
