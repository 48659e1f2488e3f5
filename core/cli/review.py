"""``review``: a review of a game, as text and as JSON."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from core.cli.advise import mansion_of_case
from core.cli.arguments import load_case, title
from core.cli.assumptions import assumptions, declare_beliefs
from core.cli.inference import contradicted
from core.cli.output import Outcome, Refusal, Status, names, place_data, printable, rounded
from core.cli.progress import Waiting
from core.engines.contract import Contradiction, TooLargeError
from core.review.decisions import Accused, Asked, Decision, Moved, Shown
from core.review.hindsight import foreseen, of_foreseen
from core.review.review import Review, SolvedAt, review
from core.text.wording import counted
from core.timeline.timeline import default_ask

_HEADING = {"format": "deerstalker-review", "version": 1}


def declare(parser: ArgumentParser) -> None:
    what = "a case file; hands recorded after the game, as the window saves them, are used too"
    parser.add_argument("case", metavar="CASE", type=Path, help=what)
    declare_beliefs(parser)


def run(arguments: Namespace) -> Outcome:
    """Return the review, up to the first contradiction, if any. Raises Refusal."""
    path: Path = arguments.case
    assumed = assumptions(load_case(path), arguments)
    case, prior = assumed.case, assumed.prior

    try:
        with Waiting("reviewing", arguments.errors) as waiting:
            found = review(case, mansion=mansion_of_case(path, case), check=waiting.tick, progress=waiting.at)
            known, ask = found.case.upto(found.upto), default_ask(check=waiting.tick)
            seen = () if prior is None else foreseen(known, found.ending.solution, prior, ask, waiting.tick)
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None
    text = f"{title(path, case)}\n{assumed.text}\n{as_text(found)}"
    heading = {**_HEADING, **as_data(found), **assumed.data}
    if prior is not None:
        text = f"{text}\n\n{of_foreseen(seen) if seen else _NOT_KNOWN}"
        solution = [{"event": one.entry, "from": rounded(one.plain), "to": rounded(one.played)} for one in seen]
        heading["people"] = {"model": prior.model, "solution": solution}
    if not found.conflict:
        return Outcome(text, heading)
    refusal = contradicted(path, case, Contradiction(found.conflict), heading)
    return Outcome(f"{text}\n\n{refusal.text}", refusal.data, refusal.status)


_NOT_KNOWN = "Whether it helps to go by how people play cannot be said without the solution."


Data = dict[str, object]


def as_data(found: Review) -> Data:
    """Return a review as plain values; entries are counted from 0, as in case files."""
    return {
        "decisions": [_decision(one) for one in found.decisions],
        "given_away_bits": rounded(found.given_away_bits),
        "told": [{"event": one.event, "by": one.by, "bits": rounded(one.bits)} for one in found.gains],
        "certain": [_knew(one) for one in (found.me, found.anyone, *found.others)],
        "reviewed": max(0, found.upto),
    }


def _decision(one: Decision) -> Data:
    mine: Data
    best: Data
    match one:
        case Asked():
            mine = {"cards": names(one.cards), "gain_bits": rounded(one.gain_bits)}
            best = {"best": names(one.best), "best_gain_bits": rounded(one.best_bits)}
            return {"event": one.event, "type": "suggestion"} | mine | best
        case Shown():
            mine = {"to": one.to, "shown": one.card.name, "left_bits": rounded(one.left_bits)}
            best = {"best": one.best.name, "best_left_bits": rounded(one.best_left_bits)}
            return {"event": one.event, "type": "show"} | mine | best
        case Accused():
            mine = {"cards": names(one.cards), "correct": one.correct, "p": rounded(one.p)}
            best = {"best": names(one.best), "best_p": rounded(one.best_p), "advised": one.advised}
            return {"event": one.event, "type": "accusation"} | mine | best
        case Moved():
            mine = {"to": place_data(one.to), "via": one.via.value, "score": rounded(one.score)}
            best = {"best": place_data(one.best), "best_via": one.best_via.value, "best_score": rounded(one.best_score)}
            return {"event": one.event, "type": "move", "score_unit": one.unit} | mine | best


def _knew(one: SolvedAt) -> Data:
    return {"who": one.who, "after": one.after, "exactly": one.exactly, "told": one.known}


# --- in words


def as_text(found: Review) -> str:
    """Return a review as text; entries are counted from 1, as in the window."""
    return "\n".join(printable(line) for line in (*_decisions(found), "", *_certain(found), "", *_told(found)))


def _decisions(found: Review) -> Iterator[str]:
    n = len(found.suggestions)
    yield f"You missed {found.given_away_bits:.2f} bits in {counted(n, 'suggestion')}"
    for one in found.decisions:
        yield f"  entry {one.event + 1}: {_said(one)}"


def _said(one: Decision) -> str:
    match one:
        case Asked():
            mine, best = ", ".join(names(one.cards)), ", ".join(names(one.best))
            return f"suggested {mine}: {one.gain_bits:.2f} bits; the best was {best}: {one.best_bits:.2f} bits"
        case Shown():
            mine = f"showed {one.to} {one.card.name}: about {one.left_bits:.2f} bits left open"
            return f"{mine}; the best was {one.best.name}: {one.best_left_bits:.2f}"
        case Accused():
            mine = f"accused {', '.join(names(one.cards))}: {one.p:.0%} likely"
            best = f"the likeliest was {', '.join(names(one.best))}: {one.best_p:.0%}"
            return f"{mine}; {best}; advised: {'accuse' if one.advised else 'wait'}"
        case Moved():
            mine = f"went to {place_data(one.to)}: {one.score:.2f} {one.unit}"
            return f"{mine}; the best was {place_data(one.best)}: {one.best_score:.2f}"


def _certain(found: Review) -> Iterator[str]:
    yield "The solution was certain"
    for one in (found.me, found.anyone, *found.others):
        if one.who is not None or one is found.anyone:
            yield f"  {f'for {one.who}' if one.who else 'from public information alone'}: {_when(one)}"


def _when(one: SolvedAt) -> str:
    if not one.known:
        return "unknown"
    if one.after is None:
        return "never" if one.exactly else "perhaps never: some cards they were shown are unknown"
    after = "before the first entry" if one.after == 0 else f"after entry {one.after}"
    return after if one.exactly else f"{after}, at the latest"


def _told(found: Review) -> Iterator[str]:
    yield "What the others' turns told you, in bits"
    for who, bits in found.gains_by_player:
        yield f"  {who}: {bits:.2f}"
