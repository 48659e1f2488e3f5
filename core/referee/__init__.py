"""The referee: a game by the rules, step by step; each player gets what that player may know."""
