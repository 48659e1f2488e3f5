"""The arena: whole games between policies, each of which sees only what a player would."""
