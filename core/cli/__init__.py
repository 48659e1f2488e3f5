"""The command line: a module for each command. This file imports nothing, so that it loads at once."""

COMMANDS = {
    "advise": "what to do next: where to go, what to ask, whether to accuse, which card to show",
    "analyse": "what is certain and how likely the rest is",
    "arena": "play full games between policies, and see which one wins",
    "check": "whether a case is consistent, or which entries contradict each other and what would mend that",
    "convert": "read a case, or a log in the plain-text format, and write a case file",
    "explain": "why it is certain that a holder has a card, or has it not; or what would make it certain",
    "habits": "how the players of finished games ask, show and accuse; --json gives the file that --habits takes",
    "replay": "what each entry brought: deals and solutions left, bits, and what became certain",
    "review": "look back at a game: your decisions beside the best ones, and when the solution was certain for whom",
}
"""The commands, each with the first line of its help."""
