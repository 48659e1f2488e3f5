"""The page of a review: what it says of my game and of each decision, as values, and how it and its chart are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from itertools import pairwise
from math import ceil, isnan
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from app.features.events.service import NOTHING, entry_effect
from app.ui.documents import HEADING, Document, Drawing, table
from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import NEXT_TO_NOTHING, grade, percent, ruled_out, solutions
from app.ui.plots.chart import CURVES, Badge, Curve, CurveChart, TimelinePoint, solutions_tick, timeline_points
from app.ui.text import card_names, conflict_words, edition_name, event_line, in_envelope
from app.ui.theme import Colours, Space, TypeSize, colour, px, small
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Note, Suggestion, Via
from core.model.rules import PoolRule
from core.model.seats import POOL
from core.text.text import commas

if TYPE_CHECKING:
    from app.ui.plots.chart import DrawnChart
    from core.board.board import Place
    from core.board.mansion import Mansion
    from core.review.hindsight import Foreseen
    from core.review.review import Accused, Asked, CardShown, Decision, Moved, Review, SolvedAt

MOST_MOMENTS: Final = 3
"""Maximum number of turning points, and of missed chances, that are marked."""

TURN: Final = 0.25
"""The minimum information of an entry, in bits, to be a turning point."""


@dataclass(frozen=True, slots=True)
class ReviewMoment:
    """A moment that the chart marks with a badge: its entry, what happened, and the shares ruled out."""

    event: int
    badge: str
    text: str
    value: str


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """All texts and numbers on the page of a review. ``shared``: only what everyone has seen."""

    title: str
    facts: tuple[str, ...]
    points: tuple[TimelinePoint, ...]
    turns: tuple[ReviewMoment, ...]
    missed: tuple[ReviewMoment, ...]
    cards: tuple[DecisionCard, ...]
    sentences: tuple[str, ...]
    luck: tuple[str, ...] = ()
    shared: bool = False

    @property
    def said(self) -> str:
        moments = (f"{moment.event + 1}. {moment.text} ({moment.value})" for moment in (*self.turns, *self.missed))
        cards = (card.said for card in self.cards)
        parts = (self.title, *self.facts, "", *moments, "", *cards, "", *self.luck, "", *self.sentences)
        return "\n".join(parts)


def review_page(review: Review, foreseen: Sequence[Foreseen] = (), *, shared: bool = False) -> ReviewPage:
    """Return the page of a review; a ``shared`` one is of the game as a spectator saw it."""
    from core.review.hindsight import of_foreseen  # in the worker
    from core.review.luck import luck, luck_sentences

    helped = (of_foreseen(foreseen),) if foreseen else ()
    turns, missed = tuple(_turns(review)), tuple(_missed(review))
    return ReviewPage(
        title=headline(review, shared=shared),
        facts=tuple(_facts(review, shared=shared)),
        points=_points(review),
        turns=turns,
        missed=missed,
        cards=decision_cards(review),
        sentences=sentences_of(review),
        luck=tuple(map(localized, (*luck_sentences(luck(review)), *helped))),
        shared=shared,
    )


# --- the head


def headline(review: Review, *, shared: bool) -> str:
    """Return who won; where that is unknown, how I played, or that this is the game as everyone saw it."""
    if review.ending.winner is None:
        return translate("The game as everyone saw it") if shared else how_i_played(review)
    if review.ending.winner == review.case.setup.me and not shared:
        return translate("You won")
    return translate("{player} won").format(player=review.ending.winner)


def how_i_played(review: Review) -> str:
    """Return what my suggestions told me beside the best ones, on average over the answers."""
    n = len(review.suggestions)
    if review.case.setup.me is None:
        return translate("You watched this game.")
    if not n:
        return translate("You made no suggestions in this game.")
    if review.given_away_bits < NEXT_TO_NOTHING:
        return translate("You missed nothing in %n suggestion(s).", "", n)
    told_bits = sum(suggestion.gain_bits for suggestion in review.suggestions)
    most = told_bits + review.given_away_bits
    sentence = translate(
        "Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).", "", n
    )
    return sentence.format(share=percent(told_bits / most), told=decimal(told_bits, 2), most=decimal(most, 2))


def _facts(review: Review, *, shared: bool) -> Iterator[str]:
    case = review.case
    yield f"{localized(commas(tuple(case.setup.seats)))} · {edition_name(case.setup.edition or '')}"
    if review.ending.envelope:
        yield in_envelope(review.ending.envelope)
    if review.ending.winner is not None and not shared:
        yield how_i_played(review)
    if shared:
        yield translate("Only what everyone has seen. No one’s cards are shown.")
    if review.conflict:
        only = translate("The review covers {n} of {all} entries.")
        upto = max(0, review.upto)
        yield f"{conflict_words(review.conflict)} {only.format(n=upto, all=len(review.case.events))}"


# --- the timeline


def _points(review: Review) -> tuple[TimelinePoint, ...]:
    case, rows = review.case, review.rows
    effects = [NOTHING] * len(case.events)
    for before, row in pairwise(rows):
        if row.event is not None:
            effects[row.event] = entry_effect(case, before, row)
    return timeline_points(case, rows, effects)


def _turns(review: Review) -> Iterator[ReviewMoment]:
    """Yield the most informative entries, in game order, with digits as badges."""
    gains = [(gain.event, gain.bits) for gain in review.gains if gain.bits is not None and gain.bits >= TURN]
    most = sorted(sorted(gains, key=lambda gain: -gain[1])[:MOST_MOMENTS])
    for badge, (event, value) in enumerate(most, start=1):
        yield ReviewMoment(event, str(badge), event_line(review.case.events[event]), ruled_out(value))


def _missed(review: Review) -> Iterator[ReviewMoment]:
    """Yield my suggestions that missed the most information, in game order, with letters as badges."""
    missed = [suggestion for suggestion in review.suggestions if suggestion.given_away_bits >= NEXT_TO_NOTHING]
    most = sorted(missed, key=lambda suggestion: -suggestion.given_away_bits)[:MOST_MOMENTS]
    for badge, suggestion in zip("ABC", sorted(most, key=lambda suggestion: suggestion.event), strict=False):
        better = translate("Better: {cards}").format(cards=card_names(suggestion.best))
        instead = translate("{best}, not {mine}", "shares that suggestions rule out: 59%, not 17%")
        value = instead.format(best=ruled_out(suggestion.best_bits), mine=ruled_out(suggestion.gain_bits))
        yield ReviewMoment(suggestion.event, badge, better, value)


# --- in a few sentences


def sentences_of(review: Review) -> tuple[str, ...]:
    """Return who could have known the solution when, one sentence per line."""
    return (*_knew(review), *_given(review))


def _knew(review: Review) -> Iterator[str]:
    me = review.me
    if me.who is not None and me.known:
        if me.after is None:
            yield translate("You could not be certain of the solution.")
        else:
            sentence = translate("You could be certain of the solution {moment}.")
            yield sentence.format(moment=moment(me.after))
    if review.anyone.known and review.anyone.after is not None:
        sentence = translate("Anyone watching could have known the solution {moment}.")
        yield sentence.format(moment=moment(review.anyone.after))
    elif review.anyone.known:
        yield translate("No one could have known from public information alone.")
    for knew in review.others:
        yield _other(knew)


def moment(after: int) -> str:
    if after == 0:
        return translate("before the first entry")
    return translate("after entry {entry}").format(entry=after)


def _other(knew: SolvedAt) -> str:
    if not knew.known:
        sentence = translate("When {player} could have known is unclear: that hand contradicts the entries.")
    elif knew.after is None and knew.exactly:
        sentence = translate("{player} could not be certain of it.")
    elif knew.after is None:
        sentence = translate("Some cards shown to {player} are unknown, so {player} may or may not have been certain.")
    elif knew.exactly:
        sentence = translate("{player} could be certain of it {moment}.")
    else:
        sentence = translate("{player} could be certain of it {moment} at the latest.")
    return sentence.format(player=knew.who, moment=moment(knew.after or 0))


def _given(review: Review) -> Iterator[str]:
    """Say what the turns of each player told, and whose left the envelope less clear."""
    each = translate("{player} {share}", "what share of the solutions a player’s turns ruled out")
    gains = review.gains_by_player
    if shares := [each.format(player=who, share=ruled_out(value)) for who, value in gains if value >= NEXT_TO_NOTHING]:
        sentence = translate("What the others’ turns ruled out for you: {each}.")
        if review.case.setup.me is None:
            sentence = translate("What each player’s turns ruled out: {each}.")
        yield sentence.format(each=localized(commas(shares)))
    less = translate("{player}’s turns ruled nothing out.")
    yield from (less.format(player=who) for who, value in gains if value <= -NEXT_TO_NOTHING)


A_LITTLE: Final = 0.5
"""Showing a card that tells fewer bits more than another gives away a little too much."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a decision, mine or the best: the text, its number, and the length of its bar from 0 to 1."""

    text: str
    value: str = ""
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class DecisionCard:
    """A decision of mine beside the best one. ``missed`` is empty if mine was as good."""

    event: int
    heading: str
    mine: Side
    best: Side
    missed: str = ""
    note: str = ""

    @property
    def said(self) -> str:
        mine, best = (f"{side.text} {side.value}".strip() for side in (self.mine, self.best))
        template = translate("{heading}. You: {mine}. Best: {best}.")
        sentence = template.format(heading=self.heading, mine=mine, best=best)
        return " ".join(part for part in (sentence, self.missed, self.note) if part)


def decision_cards(review: Review) -> tuple[DecisionCard, ...]:
    told_bits = {gain.event: gain.bits for gain in review.gains}
    cards = (_card(decision, told_bits.get(decision.event), review.mansion) for decision in review.decisions)
    return tuple(_with_look(card, review.case, told_bits.get(card.event + 1)) for card in cards)


def _with_look(card: DecisionCard, case: Case, told_bits: float | None) -> DecisionCard:
    """Add what the leftover card told that I saw as nobody answered; the entry after the suggestion names it."""
    asked, after = case.events[card.event], case.events[card.event + 1 : card.event + 2]
    if case.setup.rules.pool_look is PoolRule.NEVER or not isinstance(asked, Suggestion) or asked.refuted_by:
        return card
    looked = [event for event in after if isinstance(event, Note) and event.holder == POOL and event.holds]
    if told_bits is None or not looked:
        return card
    sentence = translate("The leftover card you looked at ruled out {share}.", "share: 50%")
    return replace(card, note=f"{card.note} {sentence.format(share=ruled_out(max(0.0, told_bits)))}".strip())


def _card(decision: Decision, told_bits: float | None, mansion: Mansion | None) -> DecisionCard:
    from core.review.review import Accused, Asked, CardShown

    match decision:
        case Asked():
            return _asked(decision, told_bits)
        case CardShown():
            return _shown(decision)
        case Accused():
            return _accused(decision)
        case _:
            return _moved(decision, mansion)


def _as_good() -> Side:
    return Side(translate("Same, or equally good"))


def _asked(asked: Asked, told_bits: float | None) -> DecisionCard:
    most = max(asked.best_bits, asked.gain_bits) or 1.0
    rules_out = translate("rules out {share}", "beside a suggestion; share: 35%")
    mine = Side(card_names(asked.cards), rules_out.format(share=ruled_out(asked.gain_bits)), asked.gain_bits / most)
    heading = translate("Entry {entry} · Suggestion").format(entry=asked.event + 1)
    note = "" if told_bits is None else _told(told_bits)
    if asked.given_away_bits < NEXT_TO_NOTHING:
        return DecisionCard(asked.event, heading, mine, _as_good(), note=note)
    best = Side(card_names(asked.best), rules_out.format(share=ruled_out(asked.best_bits)), asked.best_bits / most)
    return DecisionCard(asked.event, heading, mine, best, grade(asked.gain_bits, asked.best_bits), note)


def _told(value: float) -> str:
    if abs(value) < NEXT_TO_NOTHING:
        return translate("The answer told you nothing about the envelope.")
    if value < 0:
        return translate("The answer ruled nothing out; the favourites moved closer together.")
    return translate("The answer ruled out {share}.", "share: 35%").format(share=ruled_out(value))


def _shown(shown: CardShown) -> DecisionCard:
    most = max(shown.left_bits, shown.best_left_bits) or 1.0
    heading = translate("Entry {entry} · Card shown to {player}")
    heading = heading.format(entry=shown.event + 1, player=shown.to)
    left = translate("leaves {number} solutions", "to another player, beside a card shown")
    mine = Side(card_name(shown.card), left.format(number=solutions(shown.left_bits)), shown.left_bits / most)
    if shown.card == shown.best:
        return DecisionCard(shown.event, heading, mine, _as_good())
    best = Side(card_name(shown.best), left.format(number=solutions(shown.best_left_bits)), shown.best_left_bits / most)
    return DecisionCard(shown.event, heading, mine, best, _given_away(shown.given_away_bits))


def _given_away(too_much: float) -> str:
    """Return that a card told its asker so many bits more than another would have."""
    if too_much < NEXT_TO_NOTHING:
        return ""
    if too_much < A_LITTLE:
        return translate("You could have given away a little less")
    return translate("You could have given away much less")


def _accused(accused: Accused) -> DecisionCard:
    heading = translate("Entry {entry} · Accusation").format(entry=accused.event + 1)
    mine = Side(card_names(accused.cards), percent(accused.p), accused.p)
    note = translate("The accusation was right.")
    if not accused.correct:
        note = translate("The accusation was wrong.")
    if not accused.advised:
        wait = translate("Wait: even the likeliest solution had a chance of {chance}")
        return DecisionCard(accused.event, heading, mine, Side(wait.format(chance=percent(accused.best_p))), note=note)
    if accused.cards == accused.best:
        return DecisionCard(accused.event, heading, mine, _as_good(), note=note)
    best = Side(card_names(accused.best), percent(accused.best_p), accused.best_p)
    return DecisionCard(accused.event, heading, mine, best, note=note)


def _moved(moved: Moved, mansion: Mansion | None) -> DecisionCard:
    heading = translate("Entry {entry} · Move").format(entry=moved.event + 1)
    mine = Side(_went(moved.to, moved.via, moved.roll, mansion))
    if (moved.to, moved.via) == (moved.best, moved.best_via):
        return DecisionCard(moved.event, heading, mine, _as_good())
    lost = translate("{turns} turns lost", "a move cost so many expected turns")
    best = Side(_went(moved.best, moved.best_via, None, mansion))
    return DecisionCard(moved.event, heading, mine, best, lost.format(turns=decimal(moved.given_away, 2)))


def _went(to: Place, via: str, roll: int | None, mansion: Mansion | None) -> str:
    from core.advice.text import whereabouts

    where = card_name(to) if isinstance(to, Card) else localized(whereabouts(to, mansion))
    if via == Via.PASSAGE:
        sentence = translate("By the passage to: {place}")
    elif via == Via.CALLED:
        sentence = translate("Stayed where you were called to: {place}")
    elif roll is None:
        sentence = translate("Go to: {place}")
    else:
        sentence = translate("Rolled {roll}, went to: {place}")
    return sentence.format(roll=roll, place=where)


def review_chart(page: ReviewPage) -> CurveChart:
    bits = tuple(point.bits[0] for point in page.points)
    name = translate("Possible solutions")
    return CurveChart(
        curves=(Curve("bits", name, CURVES[0], bits),),
        labels=tuple(str(point.place + 1) if point.place >= 0 else "" for point in page.points),
        x_title=translate("Entry", "below the numbers of entries"),
        y_title=name,
        reach=max(1.0, ceil(max((value for value in bits if not isnan(value)), default=0.0))),
        tick=solutions_tick,
        descriptions=(tuple(point.said for point in page.points),),
        table=(),
        value=solutions,
        hollow=tuple(not point.exact for point in page.points),
        badges=tuple(_chart_badges(page)),
        filled=True,
    )


def _chart_badges(page: ReviewPage) -> Iterator[Badge]:
    """Yield badges: turning points above the line, missed chances below it."""
    places = {point.place: i for i, point in enumerate(page.points) if not isnan(point.bits[0])}
    for moments, above in ((page.turns, True), (page.missed, False)):
        for moment in moments:
            if moment.event in places:
                yield Badge(moment.badge, places[moment.event], above)


BESIDE: Final = 780
"""The minimum page width at which the moments are listed beside the chart, not below it (px)."""

CARD: Final = 300
"""The minimum width of a decision's card (px)."""

CHART: Final = 250
TALL_CHART: Final = 300
"""The height of the chart (px), and with the moments beside it."""

BAR: Final = 4
"""The thickness of a bar (px)."""

BADGE: Final = 17
"""The diameter of a badge (px)."""


def style_of(tokens: Colours) -> str:
    return (
        f"p {{ margin: {Space.XS // 2}px 0 0 0 }} b {{ font-weight: 600 }}"
        f".title {{ {HEADING}; font-size: {TypeSize.TITLE}px; font-weight: 600 }}"
        f".section {{ {HEADING}; font-size: {TypeSize.LARGE}px; font-weight: 600 }}"
        f".muted {{ color: {tokens.muted} }} .accent {{ color: {tokens.accent} }}"
        f".envelope {{ color: {tokens.envelope} }} .small {{ font-size: {TypeSize.SMALL}px; color: {tokens.muted} }}"
        f"a {{ color: {tokens.muted}; text-decoration: none }}"
        f".framed {{ background-color: {tokens.surface}; border: 1px solid {tokens.line}; padding: {Space.M}px }}"
    )


def chart_size(page: ReviewPage, width: float) -> QSize | None:
    """Return the size of the chart on a page of a width (px); None if there is none."""
    if len(page.points) < 2:
        return None
    inner = width - 2 * Space.M - 2
    return QSize(round(0.6 * inner), px(TALL_CHART)) if _is_beside(page, width) else QSize(round(inner), px(CHART))


def _is_beside(page: ReviewPage, width: float) -> bool:
    return bool(page.turns or page.missed) and width >= px(BESIDE)


@dataclass(frozen=True, slots=True)
class Look:
    """How a page is written: its colours, font and width (px)."""

    tokens: Colours
    font: QFont
    width: float


class ReviewHtml:
    """The page of a review as HTML, and the drawings in it. ``chart`` is the HTML of the chart.

    ``links`` say in full what each link is about: moments and decisions lead to the number of their entry, from 0.
    """

    def __init__(self, page: ReviewPage, look: Look, chart: str = '<img src="chart">') -> None:
        self._page, self._look, self._chart = page, look, chart
        self.drawings: dict[str, Drawing] = {}
        self.links: dict[str, str] = {}
        self.text = "".join(self._parts())

    def _parts(self) -> Iterator[str]:
        page = self._page
        yield f'<p class="title">{escape(page.title)}</p>'
        yield from (f'<p class="muted">{escape(fact)}</p>' for fact in page.facts)
        if len(page.points) > 1:
            yield _gap() + self._timeline()
        if page.cards:
            note = translate(
                "Judged by what you knew at that moment. A suggestion “rules out” the share of the possible solutions "
                "that its answer would rule out on average."
            )
            yield _gap() + _section(translate("Your decisions"))
            yield f'<p class="small" style="{HEADING}">{escape(note)}</p>'
            columns = max(1, int((self._look.width + Space.M) // (px(CARD) + Space.M)))
            for first in range(0, len(page.cards), columns):
                yield self._cards(page.cards[first : first + columns], columns)
        luck, knew = translate("Luck and skill"), translate("Who could have known")
        for title, sentences in ((luck, page.luck), (knew, page.sentences)):
            if sentences:
                yield _gap() + _section(title)
                yield _gap() + _framed("".join(f"<p>{escape(sentence)}</p>" for sentence in sentences))

    # --- the timeline

    def _timeline(self) -> str:
        """Return the chart, with the lists of badges beside it or, on a narrow page, below it."""
        page, look = self._page, self._look
        beside = _is_beside(page, look.width)
        lists = [
            (translate("Turning points: what they ruled out"), page.turns, True),
            (translate("Best chances missed: what they would have ruled out"), page.missed, False),
        ]
        columns = [self._moments(*moments) for moments in lists if moments[1]]
        if beside:
            cells = (
                f'<td width="60%">{self._chart}</td><td style="padding-left: {Space.L}px">{_gap().join(columns)}</td>'
            )
            return _framed(table(f"<tr>{cells}</tr>"))
        cells = "".join(f'<td width="50%" style="padding-right: {Space.M}px">{column}</td>' for column in columns)
        below = _gap() + table(f"<tr>{cells}</tr>") if columns else ""
        return _framed(f"<p>{self._chart}</p>{below}")

    def _moments(self, title: str, moments: Sequence[ReviewMoment], filled: bool) -> str:
        room = _widest(_bold(self._look.font), (moment.value for moment in moments)) + Space.S
        rows = "".join(self._moment(moment, room, filled=filled) for moment in moments)
        return f"<b>{escape(title)}</b>{table(rows, padding=2)}"

    def _moment(self, moment: ReviewMoment, room: float, *, filled: bool) -> str:
        tokens, name = self._look.tokens, f"badge:{moment.badge}"
        ink, value = (tokens.envelope, "envelope") if filled else (tokens.accent, "accent")
        paint = partial(_paint_badge, moment.badge, ink, tokens.surface, self._look.font, filled)
        self.drawings[name] = Drawing(QSizeF(px(BADGE), px(BADGE)), paint)
        entry = translate("Entry {entry}").format(entry=moment.event + 1)
        link = self._link(f"{moment.event}#{moment.badge}", entry, f"{entry}. {moment.text}. {moment.value}")
        return (
            f'<tr><td width="{px(BADGE) + Space.S}"><img src="{name}"></td>'
            f"<td>{escape(moment.text)}<br>{link}</td>"
            f'<td width="{room:.0f}" align="right"><b class="{value}">{escape(moment.value)}</b></td></tr>'
        )

    def _link(self, url: str, text: str, words: str) -> str:
        self.links[url] = words
        return f'<a class="small" href="{url}">{escape(text)}</a>'

    # --- decisions

    def _cards(self, cards: Sequence[DecisionCard], columns: int) -> str:
        width = (self._look.width - (columns - 1) * Space.M) / columns
        cells = [
            f'<td class="framed" width="{width:.0f}">{self._card(card, width - 2 * Space.M)}</td>' for card in cards
        ]
        cells += [f'<td width="{width:.0f}"></td>'] * (columns - len(cards))
        row = f'<td width="{Space.M}"></td>'.join(cells)
        return f'{_gap()}<table width="100%" cellspacing="0"><tr>{row}</tr></table>'

    def _card(self, card: DecisionCard, width: float) -> str:
        sides = ((translate("You"), card.mine, "accent"), (translate("Best"), card.best, "envelope"))
        gutter = _widest(_bold(self._look.font), (label for label, _, _ in sides)) + Space.M
        value = _widest(small(self._look.font), (side.value for _, side, _ in sides)) + Space.M
        room = width - gutter - value - Space.S
        link = self._link(f"{card.event}#card", card.heading, card.said)
        rows = "".join(self._side(label, gutter, side, ink, max(room, 1.0)) for label, side, ink in sides)
        return (
            f"{link}{_gap(Space.XS)}"
            + table(rows, padding=1)
            + (f'<p><b class="accent">{escape(card.missed)}</b></p>' if card.missed else "")
            + (f'<p class="small">{escape(card.note)}</p>' if card.note else "")
        )

    def _side(self, label: str, gutter: float, side: Side, ink: str, room: float) -> str:
        text = escape(side.text) if side.value else f'<span class="muted">{escape(side.text)}</span>'
        rows = f'<tr><td width="{gutter:.0f}"><b>{escape(label)}</b></td><td colspan="2">{text}</td></tr>'
        if not side.value:
            return rows
        tokens, name = self._look.tokens, f"bar:{len(self.drawings)}"
        paint = partial(_paint_bar, min(1.0, side.share), getattr(tokens, ink), tokens.band)
        self.drawings[name] = Drawing(QSizeF(room, px(2 * BAR)), paint)
        value = f'<td class="small" align="right" style="white-space: nowrap">{escape(side.value)}</td>'
        return f'{rows}<tr><td></td><td valign="middle"><img src="{name}"></td>{value}</tr>'


def _section(title: str) -> str:
    return f'<p class="section">{escape(title)}</p>'


def _gap(height: int = 0) -> str:
    return f'<p style="{HEADING}; font-size: {height or Space.S}px">&nbsp;</p>'


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def _widest(font: QFont, texts: Iterable[str]) -> float:
    return max(map(QFontMetricsF(font).horizontalAdvance, texts))


def _framed(html: str) -> str:
    return table(f'<tr><td class="framed">{html}</td></tr>')


def review_document(page: ReviewPage, look: Look, chart: DrawnChart | None) -> Document:
    html = ReviewHtml(page, look)
    drawings = html.drawings | ({} if chart is None else {"chart": chart_drawing(chart)})
    document = Document(html.text, look.font, drawings, style_of(look.tokens))
    document.setTextWidth(look.width)
    return document


def chart_drawing(chart: DrawnChart, scale: float = 1.0) -> Drawing:
    return Drawing(chart.size * scale, lambda painter, box: chart.paint(painter, box.topLeft(), scale))


def _paint_bar(share: float, ink: str, band: str, painter: QPainter, box: QRectF) -> None:
    height = px(BAR)
    track = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
    painter.setPen(Qt.PenStyle.NoPen)
    for width, shade in ((track.width(), band), (share * track.width(), ink)):
        if width > 0:
            track.setWidth(max(height, width))
            painter.setBrush(colour(shade))
            painter.drawRoundedRect(track, height / 2, height / 2)


def _paint_badge(text: str, ink: str, surface: str, font: QFont, filled: bool, painter: QPainter, box: QRectF) -> None:
    """Paint a badge of the chart again: filled for a turning point, a ring for a missed chance."""
    circle = QRectF(box.topLeft() + QPointF(1, 1), QSizeF(box.height() - 2, box.height() - 2))
    painter.setPen(QPen(colour(ink), px(1.5)))
    painter.setBrush(colour(ink if filled else surface))
    painter.drawEllipse(circle)
    painter.setFont(_bold(small(font)))
    painter.setPen(colour(surface if filled else ink))
    painter.drawText(circle, int(Qt.AlignmentFlag.AlignCenter), text)
