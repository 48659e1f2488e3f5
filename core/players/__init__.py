"""How somebody asks and shows: counted in finished games, and what their suggestions say of their hands."""
