"""What is seen of a game: the sheet, the entry, the list of events, the charts."""
