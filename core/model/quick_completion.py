"""What the last piece of a line may go on to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from core.model.quick_reading import Completion
from core.model.quick_tokens import Piece
from core.model.quick_words import Fit, Match, Spoken, Vocabulary, best, parts, plain

MOST: int = 6
"""How many are offered."""


def completions(piece: Piece, fitting: Sequence[Match], vocabulary: Vocabulary) -> tuple[Completion, ...]:
    """Return how the piece may go on, the best first; nothing where it is whole already."""
    ranked = sorted(fitting, key=lambda match: match.fit)
    if len(best(ranked)) == 1 and ranked[0].fit % len(Fit) <= Fit.WORD:
        return ()
    found = (_completion(piece, match.spoken, vocabulary) for match in ranked)
    return tuple(islice((completion for completion in found if completion is not None), MOST))


def _completion(piece: Piece, spoken: Spoken, vocabulary: Vocabulary) -> Completion | None:
    text = _word_of(piece, spoken, vocabulary) or vocabulary.spell(spoken.meaning)
    if text is None:
        return None
    return Completion(piece.end - len(piece.text), piece.end, text, spoken.meaning)


def _word_of(piece: Piece, spoken: Spoken, vocabulary: Vocabulary) -> str | None:
    """Return the word that was begun, where it alone is clear."""
    begun = plain(piece.text)
    for part in parts(spoken.name):
        if plain(part).startswith(begun):
            clear = [match.spoken.meaning for match in best(vocabulary.matches((plain(part),)))]
            if clear == [spoken.meaning] and not vocabulary.needs_quotes(part):
                return part
    return None
