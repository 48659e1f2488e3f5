"""What to do next: how much a suggestion tells, where to go, when to accuse, which card to show."""
