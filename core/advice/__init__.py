"""What to do next, and why: the moves of a turn, the advice, its reasons and its words."""
