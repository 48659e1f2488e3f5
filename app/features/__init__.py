"""One folder for each thing a player can name; the same few file names in each."""
