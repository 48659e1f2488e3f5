"""People as they play: what their questions say of their hands, and what kind of player each seems to be."""
