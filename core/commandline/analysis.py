"""A posterior as ``analyse`` gives it: as text, and as the object that case-format.md promises."""

from __future__ import annotations

from collections.abc import Iterable

from core.commandline.sheet import Marks, per_cent, sheet
from core.commandline.width import flush_right, printable
from core.engines.posterior import Floats, Posterior
from core.model.cards import Card

_DECIMALS = 12
_SOLUTIONS_AS_DATA = 20
_SOLUTIONS_AS_TEXT = 10


def as_text(posterior: Posterior, marks: Marks) -> str:
    """Return the posterior for people: where it comes from, the sheet, the likeliest solutions."""
    parts = [_summary(posterior), "", sheet(posterior, marks)]
    if posterior.envelope is not None:
        parts += ["", "Likeliest solutions (%)"]
        parts += [
            f"{flush_right(per_cent(probability), 7)}  {_named(solution)}"
            for solution, probability in posterior.envelope.top(_SOLUTIONS_AS_TEXT)
        ]
    return "\n".join(parts)


def as_data(posterior: Posterior) -> dict[str, object]:
    """Return the posterior as ``analyse --json`` prints it, but for its format and version."""
    envelope = posterior.envelope
    return {
        "engine": posterior.engine,
        "exact": posterior.exact,
        "consistent": True,
        "deals": None if posterior.deals is None else str(posterior.deals),
        "solutions": posterior.solutions,
        "entropy_bits": None if posterior.entropy_bits is None else _rounded(posterior.entropy_bits),
        "holders": list(posterior.holders),
        "marginals": _table(posterior, posterior.marginals),
        "stderr": None if posterior.stderr is None else _table(posterior, posterior.stderr),
        "top_solutions": [
            {"cards": [card.name for card in solution], "p": _share(probability)}
            for solution, probability in (envelope.top(_SOLUTIONS_AS_DATA) if envelope is not None else ())
        ],
        "elapsed_ms": round(posterior.elapsed_ms, 1),
    }


def _summary(posterior: Posterior) -> str:
    """Engine and method, and the three numbers that say how far the game is."""
    how = posterior.engine if posterior.exact else f"{posterior.engine}, an estimate"
    method = f" ({posterior.method})" if posterior.method else ""
    facts = [
        *([f"{posterior.deals:,} deals"] if posterior.deals is not None else []),
        *([f"{posterior.solutions:,} solutions"] if posterior.solutions is not None else []),
        *([f"{posterior.entropy_bits:.3f} bits"] if posterior.entropy_bits is not None else []),
        f"{posterior.elapsed_ms:.1f} ms",
    ]
    lines = [f"Engine {how}{method}; show model {posterior.show_model.value}", ", ".join(facts)]
    if posterior.reason:
        lines.insert(1, f"Taken because {posterior.reason}")
    if posterior.stderr is not None:
        lines.append(_errors(posterior, posterior.stderr))
    return "\n".join(lines)


def _errors(posterior: Posterior, stderr: Floats) -> str:
    """How far the numbers of an estimate may be off."""
    size = "" if posterior.effective is None else f"; effective sample size {posterior.effective:,.0f}"
    return f"Standard error (percentage points): {100 * stderr.max():.2f} at most{size}"


def _table(posterior: Posterior, values: Floats) -> dict[str, list[float]]:
    return {
        card.name: [_share(value) for value in row] for card, row in zip(posterior.cards, values.tolist(), strict=True)
    }


def _share(probability: float) -> float:
    """Round a probability, but what is open must not read as certain."""
    rounded = _rounded(probability)
    return probability if rounded in {0.0, 1.0} and rounded != probability else rounded


def _rounded(value: float) -> float:
    return round(value, _DECIMALS) + 0.0  # no minus zero


def _named(solution: Iterable[Card]) -> str:
    return printable(", ".join(card.name for card in solution))
