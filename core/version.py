"""The program's version number. It stands here and nowhere else; pyproject.toml reads it from this line."""

__version__ = "0.1.0"
