"""Help pages, the list of keys, and the about and licence windows."""
