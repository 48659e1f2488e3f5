"""``--hunch``: what one believes of a cell, beside what the entries say."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace

from core.cli.arguments import card_called, one_called
from core.cli.output import Refusal, printable
from core.engines.contract import Contradiction
from core.model.case import Case
from core.model.hunch import Hunch

_ARGUMENT = "--hunch"


def declare_hunches(parser: ArgumentParser) -> None:
    parser.add_argument(
        _ARGUMENT,
        metavar="HOLDER:CARD:P",
        dest="hunches",
        action="append",
        default=[],
        help="I believe with probability P, above 0 and below 1, that HOLDER has CARD; may be given several times",
    )


def with_hunches(case: Case, arguments: Namespace) -> Case:
    """Return the case with the hunches given. Raises Refusal."""
    return replace(case, hunches=tuple(_hunch(case, text) for text in arguments.hunches))


def _hunch(case: Case, text: str) -> Hunch:
    parts = text.split(":")
    if len(parts) != 3:
        raise Refusal([f"{_ARGUMENT}: {text!r} is not HOLDER:CARD:P, as in Bob:Rope:0.8"])
    holder = one_called(parts[0], case.setup.holders, "holder", _ARGUMENT)
    card = card_called(parts[1], case.setup.deck, _ARGUMENT)
    try:
        return Hunch(holder, card, float(parts[2]))
    except ValueError:
        raise Refusal([f"{_ARGUMENT}: {parts[2]!r} is not a probability above 0 and below 1"]) from None


def hunches_data(case: Case) -> dict[str, object]:
    """Return the field for ``--json`` that says what became of each hunch; empty without one."""
    return {"hunches": list(_states(case))} if case.hunches else {}


def hunches_text(case: Case) -> str:
    """Return a line for each hunch, empty without one."""
    return "".join(f"{printable(_said(one))}\n" for one in _states(case))


def _said(one: dict[str, object]) -> str:
    from core.explain.phrases import entries

    because = one.get("because")
    by = f" by {entries(because)}" if isinstance(because, list) else ""
    return f"Hunch: {one['holder']} has {one['card']} ({one['p']:.0%}): {one['state']}{by}"


def _states(case: Case) -> Iterator[dict[str, object]]:
    """Yield what became of each hunch; nothing if the case contradicts itself."""
    from core.explain.explanation import explain

    plain = replace(case, hunches=())
    for one in case.hunches:
        try:
            found = explain(plain, one.card, one.holder)
        except Contradiction:
            return
        state = "possible" if found is None else "certain" if found.holds else "refuted"
        because = {} if found is None else {"because": list(found.because)}
        yield {"holder": one.holder, "card": one.card.name, "p": one.p, "state": state, **because}
