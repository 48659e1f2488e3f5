"""Undo and redo over cases; the journal of an open case, and its recovery."""
