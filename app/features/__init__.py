"""One folder for each feature a player can name, with the same few file names in each."""
