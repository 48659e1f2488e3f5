"""Auto: the exact engine where it fits a budget, else the best estimate that can be had."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from core.engines.certainty import ask
from core.engines.contract import Capabilities, Check, DrawsDeals, Engine, TooLargeError, go_on
from core.engines.posterior import Ints, Posterior
from core.evidence.evidence import Evidence
from core.model.text import Text, clauses, say


@dataclass(frozen=True)
class AutoEngine:
    """Asks one engine after the other until one can answer, and says which it was and why.

    ``exact`` counts its states before it sums over them, and gives up where that takes more steps than ``budget``: the
    choice hangs on the position alone, never on the clock. ``sampler`` and ``others`` follow, the best first.
    """

    exact: DrawsDeals
    sampler: DrawsDeals
    others: tuple[Engine, ...]
    budget: int

    name = "auto"
    capabilities = Capabilities(
        exact=False, complete=True, counts_deals=False, joint=True, draws=True, hands=False, show_model=True
    )

    def posterior(self, evidence: Evidence, rng: np.random.Generator | None = None, check: Check = go_on) -> Posterior:
        """Return the answer of the first engine that has one, which it names; its ``reason`` says why it was taken.

        Raises Contradiction, TooLargeError where no engine has an answer, and what ``check`` raises.
        """
        refusals: list[str] = []
        for engine in (self.exact, self.sampler, *self.others):
            try:
                found = ask(engine, evidence, rng, check)
            except TooLargeError as error:
                refusals.append(error.text)
            else:
                return replace(found, reason=clauses(refusals) or self._why_exact(found.steps or 0))
        raise TooLargeError(clauses(refusals))

    def draw(self, evidence: Evidence, n: int, rng: np.random.Generator, check: Check = go_on) -> Ints:
        """Return ``n`` deals, [n, n_cards], from the posterior itself or, beyond the limit, from what tends to it.

        Raises Contradiction, TooLargeError where neither can be drawn from, and what ``check`` raises.
        """
        try:
            return self.exact.draw(evidence, n, rng, check)
        except TooLargeError:
            return self.sampler.draw(evidence, n, rng, check)

    def _why_exact(self, steps: int) -> Text:
        said = say("Engines", "exact takes {steps:,} steps, within the budget of {budget:,}")
        return said.format(steps=steps, budget=self.budget)
