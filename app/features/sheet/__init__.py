"""The sheet: every card and holder, with marks for what is certain and probabilities for the rest."""
