"""Data that ships with the program; read it through :mod:`importlib.resources`."""
