"""How the players at the table are known to play."""
