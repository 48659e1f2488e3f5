"""``review``: a review of a game, as text and as JSON."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from core.cli.advise import mansion_of_case
from core.cli.output import Outcome, names, place_data, printable, rounded
from core.cli.progress import Waiting
from core.cli.question import CaseQuestion, answered, contradicted, declare_beliefs, declare_case, entries_alone
from core.review.hindsight import foreseen, of_foreseen
from core.review.review import Accused, Asked, CardShown, Decision, Moved, Review, SolvedAt, review
from core.text.wording import counted
from core.timeline.timeline import default_ask


def declare(parser: ArgumentParser) -> None:
    declare_case(parser, "a case file; hands recorded after the game, as the window saves them, are used too")
    declare_beliefs(parser)


def run(arguments: Namespace) -> Outcome:
    """Return the review, up to the first contradiction, if any. Raises Refusal."""
    return answered(arguments, "review", _reviewed, entries_alone)


def _reviewed(question: CaseQuestion, arguments: Namespace) -> Outcome:
    case, prior = question.case, question.prior
    with Waiting("reviewing", arguments.errors) as waiting:
        reviewed = review(case, mansion=mansion_of_case(question.path, case), progress=waiting.at)
        played, ask = reviewed.case.upto(reviewed.upto), default_ask()
        seen = () if prior is None else foreseen(played, reviewed.ending.solution, prior, ask)
    text = f"{question.title}\n{question.assumed}\n{as_text(reviewed)}"
    fields: Data = {**as_data(reviewed), **question.fields}
    if prior is not None:
        text = f"{text}\n\n{of_foreseen(seen) if seen else _NOT_KNOWN}"
        solution = [{"event": entry.entry, "from": rounded(entry.plain), "to": rounded(entry.played)} for entry in seen]
        fields["people"] = {"model": prior.model, "solution": solution}
    if not reviewed.conflict:
        return Outcome(text, {**question.heading, **fields})
    refusal = contradicted(question, reviewed.conflict, **fields)
    return Outcome(f"{text}\n\n{refusal.text}", refusal.data, refusal.status)


_NOT_KNOWN = "Whether it helps to go by how people play cannot be said without the solution."


Data = dict[str, object]


def as_data(reviewed: Review) -> Data:
    """Return a review as plain values; entries are counted from 0, as in case files."""
    return {
        "decisions": [_decision(decision) for decision in reviewed.decisions],
        "given_away_bits": rounded(reviewed.given_away_bits),
        "told": [{"event": gain.event, "by": gain.by, "bits": rounded(gain.bits)} for gain in reviewed.gains],
        "certain": [_knew(solved) for solved in (reviewed.me, reviewed.anyone, *reviewed.others)],
        "reviewed": max(0, reviewed.upto),
    }


def _decision(decision: Decision) -> Data:
    mine: Data
    best: Data
    match decision:
        case Asked():
            mine = {"cards": names(decision.cards), "gain_bits": rounded(decision.gain_bits)}
            best = {"best": names(decision.best), "best_gain_bits": rounded(decision.best_bits)}
            return {"event": decision.event, "type": "suggestion"} | mine | best
        case CardShown():
            mine = {"to": decision.to, "shown": decision.card.name, "left_bits": rounded(decision.left_bits)}
            best = {"best": decision.best.name, "best_left_bits": rounded(decision.best_left_bits)}
            return {"event": decision.event, "type": "show"} | mine | best
        case Accused():
            mine = {"cards": names(decision.cards), "correct": decision.correct, "p": rounded(decision.p)}
            best = {"best": names(decision.best), "best_p": rounded(decision.best_p), "advised": decision.advised}
            return {"event": decision.event, "type": "accusation"} | mine | best
        case Moved():
            mine = {"to": place_data(decision.to), "via": decision.via.value, "score": rounded(decision.score)}
            via, score = decision.best_via.value, rounded(decision.best_score)
            best = {"best": place_data(decision.best), "best_via": via, "best_score": score}
            return {"event": decision.event, "type": "move", "score_unit": decision.unit} | mine | best


def _knew(solved: SolvedAt) -> Data:
    return {"who": solved.who, "after": solved.after, "exactly": solved.exactly, "told": solved.known}


# --- in words


def as_text(reviewed: Review) -> str:
    """Return a review as text; entries are counted from 1, as in the window."""
    return "\n".join(
        printable(line) for line in (*_decisions(reviewed), "", *_certain(reviewed), "", *_gains(reviewed))
    )


def _decisions(reviewed: Review) -> Iterator[str]:
    n = len(reviewed.suggestions)
    yield f"You missed {reviewed.given_away_bits:.2f} bits in {counted(n, 'suggestion')}"
    for decision in reviewed.decisions:
        yield f"  entry {decision.event + 1}: {_sentence(decision)}"


def _sentence(decision: Decision) -> str:
    match decision:
        case Asked():
            mine, best = ", ".join(names(decision.cards)), ", ".join(names(decision.best))
            bits, best_bits = decision.gain_bits, decision.best_bits
            return f"suggested {mine}: {bits:.2f} bits; the best was {best}: {best_bits:.2f} bits"
        case CardShown():
            mine = f"showed {decision.to} {decision.card.name}: about {decision.left_bits:.2f} bits left open"
            return f"{mine}; the best was {decision.best.name}: {decision.best_left_bits:.2f}"
        case Accused():
            mine = f"accused {', '.join(names(decision.cards))}: {decision.p:.0%} likely"
            best = f"the likeliest was {', '.join(names(decision.best))}: {decision.best_p:.0%}"
            return f"{mine}; {best}; advised: {'accuse' if decision.advised else 'wait'}"
        case Moved():
            mine = f"went to {place_data(decision.to)}: {decision.score:.2f} {decision.unit}"
            return f"{mine}; the best was {place_data(decision.best)}: {decision.best_score:.2f}"


def _certain(reviewed: Review) -> Iterator[str]:
    yield "The solution was certain"
    for solved in (reviewed.me, reviewed.anyone, *reviewed.others):
        if solved.who is not None or solved is reviewed.anyone:
            yield f"  {f'for {solved.who}' if solved.who else 'from public information alone'}: {_when(solved)}"


def _when(solved: SolvedAt) -> str:
    if not solved.known:
        return "unknown"
    if solved.after is None:
        return "never" if solved.exactly else "perhaps never: some cards they were shown are unknown"
    after = "before the first entry" if solved.after == 0 else f"after entry {solved.after}"
    return after if solved.exactly else f"{after}, at the latest"


def _gains(reviewed: Review) -> Iterator[str]:
    yield "What the others' turns told you, in bits"
    for who, bits in reviewed.gains_by_player:
        yield f"  {who}: {bits:.2f}"
