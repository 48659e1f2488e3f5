"""Texts of the sheet: tool tips and screen-reader descriptions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.features.sheet.cell import Cell, OwnCell
from app.tasks.inference import InferenceReply
from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import error_percent, estimated_percent, grouped, percent, spoken_error, spoken_percent
from app.ui.text import broken, escape_mnemonics, not_weighed, title, weighing
from app.ui.widgets.fields import engine_title
from core.engines.names import DEFAULT_ENGINE
from core.evidence.evidence import SETUP, Source
from core.explain.phrases import entries
from core.model.cards import Card
from core.model.case import Case
from core.model.hunch import JudgedHunch
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.text.text import commas, sentences

if TYPE_CHECKING:
    from core.belief.belief import MovedCell
    from core.engines.posterior import Posterior

# --- for a screen reader


def spoken_cell(card: Card, holder: Holder, cell: Cell, source: Source | None) -> str:
    """Return the screen reader's text: "Rope, Bob: 34 percent", "Rope, Bob: certain: no, because of entry 4"."""
    return translate("{card}, {holder}: {said}", "a cell of the sheet, for a screen reader").format(
        card=card_name(card), holder=title(holder), said=spoken(cell, source)
    )


def spoken(cell: Cell, source: Source | None = None) -> str:
    """Return a cell's content for a screen reader, with the entry that decides it, if one does."""
    if cell.holds is not None:
        return _spoken_mark(holds=cell.holds, source=source)
    if isinstance(cell, OwnCell):
        return own_mark(cell)
    if cell.p is None:
        return translate("unknown", "a cell of the sheet")
    said = spoken_percent(cell.p)
    if cell.error is not None and cell.is_rough:
        said = translate("about {percent}, give or take {error}").format(percent=said, error=spoken_error(cell.error))
    elif cell.error is None:
        said = translate("about {percent}").format(percent=said)
    return translate("{percent}, being updated").format(percent=said) if cell.stale else said


def own_mark(cell: OwnCell) -> str:
    """Return a mark on one's own sheet, with what a check said of it: "your tick, proved"."""
    said = {
        "yes": translate("your tick"),
        "no": translate("your cross"),
        "maybe": translate("your question mark"),
    }.get(cell.mark, translate("no mark yet"))
    verdict = {
        "proved": translate("{mark}, proved", "a mark on one's own sheet"),
        "open": translate("{mark}, open", "a mark on one's own sheet: may be true, does not follow"),
        "refuted": translate("{mark}, wrong", "a mark on one's own sheet"),
    }.get(cell.verdict, "{mark}")
    return verdict.format(mark=said)


def _spoken_mark(*, holds: bool, source: Source | None) -> str:
    if source is None:
        return translate("certain: yes") if holds else translate("certain: no")
    if source == SETUP:
        yes = translate("certain: yes, because of the set-up")
        return yes if holds else translate("certain: no, because of the set-up")
    yes, no = (
        translate("certain: yes, because of entry {number}", "the entry says so"),
        translate("certain: no, because of entry {number}", "the entry says so"),
    )
    return (yes if holds else no).format(number=int(source) + 1)


# --- tool tips


def cell_tip(card: Card, holder: Holder, cell: Cell) -> str:
    if cell.holds is not None:
        said = _certainly(holder) if cell.holds else _certainly_not(holder)
        return said.format(card=card_name(card), who=holder)
    if cell.p is None:
        return _unknown(holder).format(card=card_name(card), who=holder)
    said = _probably(holder).format(card=card_name(card), who=holder, percent=_percent(cell))
    return f"{said}\n{laid_open(cell)}" if cell.laid else said


HALF, FULL = 0.75, 0.95
"""What half and full belief in a hunch are worth."""


def belief(p: float) -> str:
    """Return how sure a hunch is: "I think so (75%)"."""
    half, full = translate("I think so ({p})"), translate("I’m almost sure ({p})")
    return {HALF: half, FULL: full}.get(p, "{p}").format(p=percent(p))


def hunch_line(found: JudgedHunch) -> str:
    """Return a hunch and what became of it: "Your hunch: I think so (75%). Refuted by entry 14."."""
    said = translate("Your hunch: {belief}.").format(belief=belief(found.hunch.p))
    if found.holds is None:
        return said
    certain = translate("Certain because of {entries}.", "entries: entries 3 and 7; the set-up")
    refuted = translate("Refuted by {entries}.", "entries: entries 3 and 7; the set-up")
    by = localized(entries(found.because))
    return localized(sentences([said, (certain if found.holds else refuted).format(entries=by)]))


def hunches_count(hunches: Sequence[JudgedHunch], *, weighed: bool) -> str:
    """Return how many hunches the numbers include: "Hunches included: 2, refuted: 1"."""
    n, refuted = (sum(one.holds is holds for one in hunches) for holds in (None, False))
    said = translate("Hunches included: {n}", "in the numbers")
    if not weighed:
        said = translate("Hunches left out: {n}", "of the numbers")
    wrong = translate("{hunches}, refuted: {n}", "hunches: Hunches included: 2")
    return wrong.format(hunches=said.format(n=n), n=refuted) if refuted else said.format(n=n)


def hunches_tip(hunches: Sequence[JudgedHunch], *, weighed: bool) -> str:
    """Return the hunches line by line, why they are left out if they are, and what a click does."""
    lines = [f"{note_sentences(one.hunch.card, one.hunch.holder)[0]}. {hunch_line(one)}" for one in hunches]
    if not weighed:
        lines.append(translate("The analytic centre cannot weigh hunches. Other engines can."))
    return "\n".join([*lines, translate("Click to remove all hunches.")])


def moved_words(moved: MovedCell) -> str:
    """Return how far how people play moves a cell, and by which entries."""
    said = translate("{percent} as the cards say; moved by {entries}.", "entries: entries 3 and 5")
    return said.format(percent=percent(moved.before), entries=localized(entries(moved.because)))


def laid_open(cell: Cell) -> str:
    """Return what a small tick means."""
    if isinstance(cell, OwnCell):
        return translate("In the other deal it is here.", "a deal that fits all entries, too")
    return translate("It was here when the cards were laid open.")


def _certainly(holder: Holder) -> str:
    return {
        ENVELOPE: translate("{card} is certainly in the envelope. Click to see why."),
        POOL: translate("{card} is certainly in the pool. Click to see why."),
        FACE_UP: translate("{card} is certainly face up. Click to see why."),
    }.get(holder, translate("{who} certainly has {card}. Click to see why."))


def _certainly_not(holder: Holder) -> str:
    return {
        ENVELOPE: translate("{card} is certainly not in the envelope. Click to see why."),
        POOL: translate("{card} is certainly not in the pool. Click to see why."),
        FACE_UP: translate("{card} is certainly not face up. Click to see why."),
    }.get(holder, translate("{who} certainly does not have {card}. Click to see why."))


def _unknown(holder: Holder) -> str:
    return {
        ENVELOPE: translate("Not known yet: is {card} in the envelope?"),
        POOL: translate("Not known yet: is {card} in the pool?"),
        FACE_UP: translate("Not known yet: is {card} face up?"),
    }.get(holder, translate("Not known yet: does {who} have {card}?"))


def _probably(holder: Holder) -> str:
    return {
        ENVELOPE: translate("{card} is in the envelope: {percent}. Click to see what is known."),
        POOL: translate("{card} is in the pool: {percent}. Click to see what is known."),
        FACE_UP: translate("{card} is face up: {percent}. Click to see what is known."),
    }.get(holder, translate("{who} has {card}: {percent}. Click to see what is known."))


def _percent(cell: Cell) -> str:
    shown = estimated_percent(cell.p or 0.0, cell.error)
    if cell.error is None:
        return translate("{percent} (estimate, error unknown)").format(percent=shown)
    if cell.error > 0:
        return translate("{percent} (standard error {error})").format(percent=shown, error=error_percent(cell.error))
    return shown


def holder_tip(holder: Holder, setup: Setup) -> str:
    if holder == ENVELOPE:
        return translate("The envelope: one card of each category")
    if holder == FACE_UP:
        return translate("Face-up cards")
    held = setup.sizes[holder]
    if holder == POOL:
        return translate("The pool: %n card(s), face down", "", held)
    said = (
        translate(
            "{who} (you): %n card(s). Click to put the name into the entry; right click for the likely hands.", "", held
        )
        if holder == setup.me
        else translate(
            "{who}: %n card(s). Click to put the name into the entry; right click for the likely hands.", "", held
        )
    )
    return said.format(who=holder)


def may_accuse(case: Case) -> bool:
    return case.setup.me is not None and case.setup.me not in case.turn.out and case.turn.winner is None


@dataclass(frozen=True, slots=True)
class EngineWords:
    """A title, a caption, and a tool tip of several lines.

    ``estimate``: the numbers may be off; ``people``: they are as people play.
    """

    title: str
    caption: str
    tip: str
    estimate: bool = False
    people: bool = False


def engine_words(reply: InferenceReply, posterior: Posterior) -> EngineWords:
    title, error = engine_title(posterior.engine), worst_error(posterior)
    captions, weighed = list(_as_people_play(reply)), reply.people is not None
    if error == 0:
        counted = [] if posterior.exact else [translate("every deal", "an engine saw each of them")]
        return EngineWords(title, localized(commas([*counted, *captions])), _tip(reply, posterior), people=weighed)
    if error is None:
        captions.append(translate("estimate, error unknown"))
    else:
        is_rough = reply.people is not None and reply.people.is_rough
        estimate = translate("rough estimate") if is_rough else translate("estimate")
        captions = [estimate, *([] if weighed else captions)]
    if posterior.cut_short:
        captions.append(translate("cut short"))
    if _ignores_choices(reply.request.case, posterior):
        captions.append(translate("choices ignored"))
    if reply.awaits_exact:
        captions.append(translate("exact to follow…"))
    if error:
        said = translate("{engine}, up to ±{error}")
        if weighed:
            said = translate("As people play, up to ±{error}")
        title = said.format(engine=title, error=error_percent(error))
    return EngineWords(title, localized(commas(captions)), _tip(reply, posterior), estimate=True, people=weighed)


def _as_people_play(reply: InferenceReply) -> Iterator[str]:
    if reply.request.people is None or reply.awaits_exact:
        return
    if reply.awaits_people:
        yield translate("as people play to follow…")
    else:
        played, said = translate("as people play"), translate("as the cards say")
        yield said if reply.people is None else played


def worst_error(posterior: Posterior) -> float | None:
    """Return the largest standard error of a cell: 0 where exact, None where unknown."""
    if posterior.exact:
        return 0.0
    return None if posterior.stderr is None else float(posterior.stderr.max())


def refusal(engine: str, why: str) -> str:
    why = localized(why)
    if engine == DEFAULT_ENGINE:
        return translate("Too much for every engine ({why}).").format(why=why)
    said = translate("Too much for {engine} ({why}). Automatic uses another engine.")
    return said.format(engine=engine_title(engine), why=why)


def _tip(reply: InferenceReply, posterior: Posterior) -> str:
    return "\n".join(broken(line) for line in _lines(reply, posterior))


def _lines(reply: InferenceReply, posterior: Posterior) -> Iterator[str]:
    error = worst_error(posterior)
    yield translate("{engine}: {method}. It took {ms} ms.").format(
        engine=engine_title(posterior.engine), method=localized(posterior.method), ms=decimal(posterior.elapsed_ms, 0)
    )
    if posterior.cut_short:
        yield translate("It stopped at the time limit of the preferences: more time, smaller errors.")
    if error is None:
        yield translate("These are estimates with an unknown error.")
    elif error > 0:
        yield from _errors(posterior, error)
    if _ignores_choices(reply.request.case, posterior):
        yield translate("It ignores how players choose which card to show, unlike the rules of this game.")
    if reply.not_weighed:
        yield not_weighed(reply.not_weighed)
    elif people := weighing(reply.request.people):
        yield people
    if posterior.reason:
        yield translate("Chosen because {reason}.").format(reason=localized(posterior.reason))
    if reply.awaits_exact:
        yield translate("Exact numbers are being computed and will replace these if possible.")
    if reply.refusal:
        yield translate("Exact numbers are not available: {why}.").format(why=localized(reply.refusal))


def _errors(posterior: Posterior, error: float) -> Iterator[str]:
    if posterior.effective is not None:
        said = translate("They are worth {number} independent draws (the effective sample size).")
        yield said.format(number=grouped(round(posterior.effective)))
    yield translate(
        "Standard error of a cell: up to {error}. Two numbers in three are within one standard error of the truth, "
        "19 in 20 within two."
    ).format(error=error_percent(error))


def _ignores_choices(case: Case, posterior: Posterior) -> bool:
    return posterior.show_model is not case.setup.rules.show_model


def into_entry(name: str) -> str:
    """Return the offer to put a card or a player into the entry."""
    return translate("Put {name} into the entry", "{name}: of a card or a player").format(name=escape_mnemonics(name))


def note_sentences(card: Card, holder: Holder) -> tuple[str, str]:
    if holder == ENVELOPE:
        yes = translate("{card} is in the envelope")
        no = translate("{card} is not in the envelope")
    elif holder == POOL:
        yes = translate("{card} is in the pool")
        no = translate("{card} is not in the pool")
    else:
        yes = translate("{player} has {card}")
        no = translate("{player} doesn’t have {card}")
    values = {"card": card_name(card), "player": holder}
    return yes.format_map(values), no.format_map(values)
