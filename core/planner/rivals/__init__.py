"""What the other players can know: each one's perspective, and what a suggestion would reveal to them."""
