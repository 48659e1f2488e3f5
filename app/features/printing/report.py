"""What is printed of a game, computed in a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate
from PySide6.QtGui import QFont

from app.features.review.text import ReviewPage
from app.tasks.background import CancellationToken
from app.tasks.follower import PosteriorCache
from app.ui.language import card_name, day_text, translate
from app.ui.plots.chart import Chart
from app.ui.text import edition_name, event_line, in_envelope
from core.model.cards import Card
from core.model.case import Case
from core.model.ending import ending_of, inferred_ending, without_ending
from core.model.events import Event
from core.model.hunches import without_hunches
from core.model.seats import Holder
from core.text.text import commas

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.players.counts import KnownPlayers
    from core.timeline.timeline import TimelineRow


NamedCharts = tuple[tuple[str, Chart], ...]
"""Charts with their titles."""

MakeCharts = Callable[["Case", "Posterior", "Sequence[TimelineRow]"], NamedCharts]
"""Makes the charts of a case, in a worker, from what is known of it now and was known after each entry."""


@dataclass(frozen=True, slots=True)
class ReportParts:
    sheet: bool = True
    entries: bool = True
    charts: bool = True
    review: bool = True


@dataclass(frozen=True, slots=True)
class PrintJob:
    """A game to print, with its title and font; ``review`` is its review, if any; ``people``: as people play."""

    case: Case
    title: str
    parts: ReportParts
    font: QFont
    review: ReviewPage | None = None
    people: KnownPlayers | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """The contents of a printed game.

    ``posterior`` is that of the sheet, None if it is unknown or not wanted; ``places`` is where cards turned out to be.
    ``entries`` are the lines of the list, ``bits_told`` what each revealed in bits, None if unknown.
    """

    title: str
    case: Case
    facts: tuple[str, ...]
    posterior: Posterior | None
    places: dict[Card, Holder]
    entries: tuple[str, ...]
    bits_told: tuple[float | None, ...]
    review: ReviewPage | None
    charts: NamedCharts
    people: KnownPlayers | None = None


def make_report(job: PrintJob, make_charts: MakeCharts, cache: PosteriorCache, token: CancellationToken) -> Report:
    """Return the report of a case, without hunches; of a contradictory one, what is known before the contradiction.

    Raises CancelledError.
    """
    from core.engines.contract import Contradiction, TooLargeError
    from core.timeline.timeline import timeline_rows

    case, parts = without_hunches(job.case), job.parts
    played, ask = without_ending(case), partial(cache.ask, check=token.check, people=job.people)
    story: list[TimelineRow] = []
    with suppress(Contradiction, TooLargeError):  # the part before it is printed
        story.extend(timeline_rows(played, ask))
    posterior = ask(played.upto(len(story) - 1)) if story else None
    end = ending_of(case) or inferred_ending(case)
    lines = tuple(map(_line, case.events))
    bits_told = [row.gain_bits for row in story if row.event is not None]
    return Report(
        title=job.title,
        case=case,
        facts=tuple(_facts(case)),
        posterior=posterior if parts.sheet else None,
        places=end.places(case.setup) if end.hands or end.envelope else {},
        entries=lines if parts.entries else (),
        bits_told=(*bits_told, *[None] * (len(lines) - len(bits_told))),
        review=job.review if parts.review else None,
        charts=make_charts(case, posterior, story) if parts.charts and posterior is not None else (),
        people=job.people,
    )


def _line(event: Event) -> str:
    said = event_line(event)
    return translate("{entry} (set aside)").format(entry=said) if event.aside else said


def _facts(case: Case) -> Iterator[str]:
    """Yield when it is printed, who played whom, and how the game ended."""
    yield translate("Printed on {date}").format(date=day_text(QDate.currentDate()))
    end = ending_of(case) or inferred_ending(case)
    yield commas(tuple(case.setup.seats))
    yield edition_name(case.setup.edition or "")
    if case.setup.me is not None:
        hand = commas([card_name(card) for card in case.setup.my_hand])
        yield translate("Seen by {player}, who held {cards}").format(player=case.setup.me, cards=hand)
    if end.envelope:
        yield in_envelope(end.envelope)
    if end.winner is not None:
        yield translate("Won by {player}").format(player=end.winner)
