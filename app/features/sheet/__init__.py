"""The sheet: every card, every holder, what is certain and how likely the rest is."""
