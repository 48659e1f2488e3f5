"""The command line: a module for each command. This file imports nothing, so that it loads at once."""

COMMANDS = {
    "advise": "recommend what to do next: where to go, what to suggest, whether to accuse, which card to show",
    "analyse": "show what is certain and how likely the rest is",
    "arena": "play whole games between policies, and see which one wins",
    "check": "say whether a case is consistent, or which entries contradict each other and how to fix that",
    "convert": "read a case or a plain-text log, and write a case file",
    "explain": "say why a holder certainly has a card or not, or what would settle it",
    "habits": "count how the players of finished games suggest, show and accuse; --json writes the file for --habits",
    "mark": "check the marks of your own sheet: proved, open or wrong, and what was missed; --hint helps step by step",
    "practice": "play a game against the machine: in the terminal, or by a program with --json",
    "replay": "show what each entry brought: deals and solutions left, bits, and what became certain",
    "review": "compare your decisions with the best ones, and show when the solution was certain for whom",
}
"""The commands, each with the first line of its help."""
