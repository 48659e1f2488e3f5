"""What a player knows when deciding: of the cards, of where everyone stands, of what the rivals may know."""
