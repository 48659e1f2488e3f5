"""Known playing habits of the players at the table."""
