"""Texts that can be said in any language, without Qt."""
