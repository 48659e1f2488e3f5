"""Translatable texts, without Qt."""
