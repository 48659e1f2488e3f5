"""What the help says: how to enter, what the numbers mean, what the advice means."""

from __future__ import annotations

from dataclasses import dataclass

from app.ui.language import translate


@dataclass(frozen=True, slots=True)
class Topic:
    """A few sentences under a heading."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class HelpPage:
    """What one looks up in one place; ``name`` is its object's name, not for people."""

    name: str
    title: str
    topics: tuple[Topic, ...]


def pages() -> tuple[HelpPage, ...]:
    """Return all pages, in the language of the window."""
    return entering(), numbers(), advice()


def entering() -> HelpPage:
    """Return the page about entering what happens at the table."""
    return HelpPage(
        "helpEntering",
        translate("HelpWords", "How to enter"),
        (
            Topic(
                translate("HelpWords", "A suggestion"),
                translate(
                    "HelpWords",
                    "Who asks is set already: the next in turn. Click the three cards, then who shows one, or nobody; "
                    "Enter. Who passed follows from that. By keyboard, press the underlined letters and digits, or "
                    "press / and type the first letters of the names: “ann white rope hall cid”.",
                ),
            ),
            Topic(
                translate("HelpWords", "A card that you see"),
                translate(
                    "HelpWords",
                    "Where a card is shown to you, or you show one, the entry asks which: only the possible ones are "
                    "offered. “I saw it…” is for a card that was not meant for your eyes.",
                ),
            ),
            Topic(
                translate("HelpWords", "Accusations and notes"),
                translate(
                    "HelpWords",
                    "Choose them above the cards. A note is anything known from elsewhere, as a card that fell on the "
                    "floor; a right click on a cell of the sheet makes one too.",
                ),
            ),
            Topic(
                translate("HelpWords", "Mistakes"),
                translate(
                    "HelpWords",
                    "Every entry of the list can be corrected (double click), deleted (Del), moved (Alt+Up, Alt+Down) "
                    "or set aside (Space), and one that was forgotten put before it (Ins). Ctrl+Z takes back whatever "
                    "was done last. Where entries cannot all be true, a bar names them, and “Mend…” offers what may "
                    "have been meant.",
                ),
            ),
            Topic(
                translate("HelpWords", "Looking back"),
                translate(
                    "HelpWords",
                    "Click an entry of the list to see the sheet as it was after it. Esc comes back to now.",
                ),
            ),
            Topic(
                translate("HelpWords", "Others can see the screen"),
                translate(
                    "HelpWords",
                    "F11 leaves only what everybody at the table knows. F11 again brings the sheet back.",
                ),
            ),
            Topic(
                translate("HelpWords", "After the game"),
                translate(
                    "HelpWords",
                    "Ctrl+E asks how it ended. Ctrl+R looks back: each decision of yours beside the best one. Ctrl+P "
                    "prints it, and Ctrl+L opens the library of all your games.",
                ),
            ),
        ),
    )


def numbers() -> HelpPage:
    """Return the page about the numbers on the sheet."""
    return HelpPage(
        "helpNumbers",
        translate("HelpWords", "What the numbers mean"),
        (
            Topic(
                translate("HelpWords", "Certain, or likely"),
                translate(
                    "HelpWords",
                    "A tick or a cross is certain: no way to deal the cards that fits your entries says otherwise. "
                    "Click it, or press ? on it, to see why. A percentage is the share of those deals in which that "
                    "player, or the envelope, has the card. It is counted, not guessed; what is estimated says so.",
                ),
            ),
            Topic(
                translate("HelpWords", "Half known"),
                translate(
                    "HelpWords",
                    "Cells with the same small letter belong together: that player has at least one of these cards.",
                ),
            ),
            Topic(
                translate("HelpWords", "Bits"),
                translate(
                    "HelpWords",
                    "A bit is the answer to one yes-or-no question. “3 bits open” means that three good questions of "
                    "that kind could tell you all three cards in the envelope. The figure at the end of an entry says "
                    "how many bits it told you.",
                ),
            ),
            Topic(
                translate("HelpWords", "Charts"),
                translate(
                    "HelpWords",
                    "F12 opens the charts: the story of the game, the likeliest solutions, the hands, the others. "
                    "Point at them, or use the arrow keys, for exact numbers; a click on the story goes to that entry.",
                ),
            ),
            Topic(
                translate("HelpWords", "Shown cards"),
                translate(
                    "HelpWords",
                    "Who has two of the three cards could have shown the other one. “Picked at random” takes account "
                    "of that choice; “Choice ignored” concludes nothing from it. The tool bar switches between them.",
                ),
            ),
            Topic(
                translate("HelpWords", "Engines"),
                translate(
                    "HelpWords",
                    "“Automatic” counts exactly wherever that is possible in time, and says so where it is not. The "
                    "other engines are there to compare.",
                ),
            ),
        ),
    )


def advice() -> HelpPage:
    """Return the page about the advice and the board."""
    return HelpPage(
        "helpAdvice",
        translate("HelpWords", "What the advice means"),
        (
            Topic(
                translate("HelpWords", "What to do now"),
                translate(
                    "HelpWords",
                    "F5 opens the advice: in one line where to go, what to ask, what to show or whether to accuse, and "
                    "why. “Fill in” puts it into the entry. F5 hides it again, since others can see the screen.",
                ),
            ),
            Topic(
                translate("HelpWords", "Bits expected"),
                translate(
                    "HelpWords",
                    "Each suggestion has the bits that its answer tells you on average, and those that it tells the "
                    "others. The best question is the one whose answers are hardest to foresee.",
                ),
            ),
            Topic(
                translate("HelpWords", "Turns"),
                translate(
                    "HelpWords",
                    "F6 opens the board. How far a room is counts in turns that it takes on average, over all rolls of "
                    "the dice, passages included. The rooms are shaded by how likely they are the murder room.",
                ),
            ),
            Topic(
                translate("HelpWords", "Accusing"),
                translate(
                    "HelpWords",
                    "Who accuses wrongly is out. The advice weighs how likely you are right now against how likely "
                    "another is faster while you ask once more.",
                ),
            ),
            Topic(
                translate("HelpWords", "Who advises"),
                translate(
                    "HelpWords",
                    "The menu in the panel chooses the policy, and how the others are taken to choose what they show.",
                ),
            ),
        ),
    )
