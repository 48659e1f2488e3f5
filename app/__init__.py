"""The window: a thin layer of Qt over :mod:`core`."""
