"""What suggestions would bring: what each answer would mean, and what they tell the others. Reckoned in a worker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from core.model.cards import Triple
from core.model.events import Suggestion

if TYPE_CHECKING:
    from core.planner.information.forecast import Prospect
    from core.planner.showing import Showing
    from core.planner.situation import Situation


@dataclass(frozen=True, eq=False)
class Outlook:
    """What is known of the suggestions of one case; a worker adds to it, and never changes what is there.

    ``outcomes`` has what may be answered to each, the likeliest first; ``told`` how many bits it tells each of the
    others.
    """

    outcomes: dict[Triple, tuple[Prospect, ...]] = field(default_factory=dict)
    told: dict[Triple, dict[str, float]] = field(default_factory=dict)

    def foresee(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        """Add what may be answered to suggestions. Raises what the situation does."""
        from core.planner.information.forecast import prospects

        for cards in suggestions:
            if cards not in self.outcomes:
                situation.check()
                self.outcomes[cards] = prospects(situation, cards)

    def tell(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        """Add what suggestions tell the others. Raises what the situation does."""
        from core.planner.rivals.revealed import told

        untold = [cards for cards in suggestions if cards not in self.told]
        if untold:
            players = situation.still_in
            for cards, row in zip(untold, told(situation, untold).tolist(), strict=True):
                self.told[cards] = dict(zip(players, row, strict=True))


def which_to_show(situation: Situation, asked: Suggestion) -> tuple[Showing, ...]:
    """Return what each of my cards would tell who asks next, the best to show first. Raises what the situation does."""
    from core.planner.showing import could_show, showings

    then = replace(situation, case=situation.case.appended(asked), known=None)
    return showings(then, asked, could_show(then, asked))
