"""What to do next: the advice panel, and the service that asks the planner."""
