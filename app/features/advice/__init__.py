"""The advice panel: what to do next, as recommended by the planner."""
