"""Readers and writers: case files, plain-text logs, editions, and the JSON and atomic files below them."""
