"""The tokens as discs: whose each is, what is written on it, and where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.language import card_name, translate
from core.board.mansion import Mansion
from core.board.places import Place
from core.board.tokens import Tokens
from core.model.cards import Card
from core.model.setup import Setup


@dataclass(frozen=True, slots=True)
class Disc:
    """A token: the suspect that it is (None: nobody knows which), who moves it (None: nobody), and where it stands.

    ``letters`` tell it from all others; ``number`` is the suspect's place in the deck, by which it gets its colour.
    """

    letters: str
    suspect: Card | None = None
    number: int | None = None
    player: str | None = None
    place: Place | None = None
    is_mine: bool = False

    @property
    def words(self) -> str:
        """Who this is, and who plays it."""
        suspect = "" if self.suspect is None else card_name(self.suspect)
        if self.player is None:
            return translate("BoardDiscs", "{suspect}: nobody’s token").format(suspect=suspect)
        return self._played.format(suspect=suspect, player=self.player)

    @property
    def _played(self) -> str:
        if self.suspect is None:
            return translate("BoardDiscs", "{player} (you)") if self.is_mine else "{player}"
        if self.is_mine:
            return translate("BoardDiscs", "{suspect}: {player} (you)")
        return translate("BoardDiscs", "{suspect}: {player}", "a token, and who plays it")


def discs_of(setup: Setup, mansion: Mansion, tokens: Tokens) -> tuple[Disc, ...]:
    """Return all discs: the players' in turn order, then the suspects that nobody is known to move."""
    suspects = [player.suspect for player in setup.players]
    names = [player.name if player.suspect is None else _surname(card_name(player.suspect)) for player in setup.players]
    rest = [suspect for suspect in mansion.suspects if suspect not in suspects]
    letters = initials([*names, *(_surname(card_name(suspect)) for suspect in rest)])
    played = [
        Disc(
            letters=letters[i],
            suspect=player.suspect,
            number=None if player.suspect is None else mansion.suspects.index(player.suspect),
            player=player.name,
            place=tokens.players[player.name].place,
            is_mine=player.name == setup.me,
        )
        for i, player in enumerate(setup.players)
    ]
    others = [
        Disc(letters[len(played) + i], suspect, mansion.suspects.index(suspect), place=tokens.suspects[suspect].place)
        for i, suspect in enumerate(rest)
    ]
    return (*played, *others)


def initials(names: Sequence[str], most: int = 2) -> tuple[str, ...]:
    """Return the first letter of each name, with the first that differs behind it where others begin alike.

    Names that no ``most`` letters tell apart get a number in place of the last.
    """
    found: list[str] = []
    for i, name in enumerate(names):
        alike = [other for j, other in enumerate(names) if j != i and other[:1].casefold() == name[:1].casefold()]
        rest = [c for k, c in enumerate(name) if k and all(c != other[k : k + 1] for other in alike)]
        letters = name[:1].upper() + (rest[0] if alike and rest else "")
        found.append(letters[:most] if letters not in found and (rest or not alike) else f"{name[:1].upper()}{i + 1}")
    return tuple(found)


def _surname(name: str) -> str:
    """Return the word of a suspect's name that one calls them by: the last."""
    return name.rsplit(maxsplit=1)[-1] if name.strip() else name
