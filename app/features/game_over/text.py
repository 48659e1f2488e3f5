"""Texts of the end-of-game dialog, and of the page at the end of a practice game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from app.features.game_over.draft import GameOverDraft
from app.ui.language import card_name, day_text, localized, the_card, translate
from app.ui.numbers import NOTHING, count
from app.ui.text import card_names, edition_name
from core.model.cards import Card
from core.model.ending import Ending
from core.model.events import Suggestion
from core.model.seats import ENVELOPE, POOL, Holder
from core.policies.registry import POLICIES
from core.practice.names import RUNGS
from core.text.text import commas, listed

if TYPE_CHECKING:
    from core.model.practised import Practised
    from core.practice.game import PracticeEnd
    from core.practice.options import Rival
    from core.review.closeness import Closeness


def result_words(end: Ending, me: str | None) -> str:
    """Return who won, and what was in the envelope, as far as that is known."""
    cards = card_names(end.envelope)
    if end.winner is None:
        over = translate("The game is over: {cards}")
        return over.format(cards=cards) if cards else translate("The game is over")
    mine, theirs = translate("You won"), translate("{player} won")
    won = mine if end.winner == me else theirs.format(player=end.winner)
    return translate("{won}: {cards}", "won: Ann won").format(won=won, cards=cards) if cards else won


def pile_name(pile: Holder) -> str:
    if pile == ENVELOPE:
        return translate("Envelope")
    if pile == POOL:
        return translate("Pool")
    return pile


def pile_label(draft: GameOverDraft, pile: Holder) -> str:
    there, size = len(draft.on(pile)), draft.size(pile)
    return translate("{pile} {there}/{size}", "how full a pile of cards is").format(
        pile=pile_name(pile), there=there, size=size
    )


def heading(draft: GameOverDraft) -> str:
    if draft.pile == ENVELOPE:
        return translate("What was in the envelope?")
    if draft.pile == POOL:
        return translate("Which cards lay in the pool?")
    return translate("Which cards did {player} hold?").format(player=draft.pile)


def said(draft: GameOverDraft) -> str:
    """Return a remark on the last click; empty if there is none."""
    if draft.full is not None:
        size = draft.size(draft.full)
        text = translate("{pile} already has %n card(s). Remove one first.", "", size)
        return text.format(pile=pile_name(draft.full))
    if draft.moved is not None:
        card, was = draft.moved
        return translate("{card} was moved here from {pile}.").format(card=card_name(card), pile=pile_name(was))
    return ""


def rest_label(draft: GameOverDraft) -> str:
    return translate("Add the remaining %n card(s)", "", len(draft.rest))


def winner_options(draft: GameOverDraft) -> tuple[tuple[str, str], ...]:
    """Return the possible winners with their labels; the empty name is nobody."""
    nobody = ("", translate("Nobody", "who won"))
    return (*((name, name) for name in draft.setup.seats), nobody)


def objection(entries: Sequence[int]) -> str:
    """Return that the result contradicts these entries; without entries, the set-up."""
    numbers = localized(listed([str(entry + 1) for entry in entries]))
    if not entries:
        return translate("This contradicts the set-up: your hand, the hand sizes or the face-up cards.")
    if len(entries) == 1:
        sentence = translate("This contradicts entry {entries}: one of the two is wrong.")
    else:
        sentence = translate("This contradicts entries {entries}: one of them is wrong, or this is.")
    return sentence.format(entries=numbers)


def tip_of(draft: GameOverDraft, card: Card) -> str:
    fixed = draft.fixed.get(card)
    if fixed is not None:
        if fixed == draft.setup.me:
            return translate("{card} is in your hand").format(card=the_card(card))
        return translate("{card} is face up").format(card=the_card(card))
    place = draft.places.get(card)
    if place is None:
        return card_name(card)
    return translate("{card}: {pile}", "where a card is").format(card=card_name(card), pile=pile_name(place))


def entry_line(entry: int, line: str) -> str:
    return translate("Entry {entry}: {line}").format(entry=entry + 1, line=localized(line))


# --- the end of a practice game


def hands_columns() -> tuple[tuple[str, str], ...]:
    return (
        (translate("Player"), translate("Players in turn order")),
        (translate("Cards"), translate("Where every card was")),
        (
            translate("How close"),
            translate("How much each player could know before the accusation that ended the game"),
        ),
    )


@dataclass(frozen=True)
class PracticeWords:
    """What the page says; ``closeness`` is None until it is known."""

    end: PracticeEnd
    seated: Mapping[str, Rival | None]
    how: Practised
    closeness: tuple[Closeness, ...] | None = None

    @property
    def heading(self) -> str:
        return result_words(Ending(winner=self.end.winner), self.end.case.setup.me)

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        hands = [(who, card_names(hand)) for who, hand in self.end.hands.items()]
        return (
            (pile_name(ENVELOPE), card_names(self.end.solution), ""),
            *((self._title(who), hand, self._how_close(who)) for who, hand in hands if who != POOL),
            *((pile_name(who), hand, "") for who, hand in hands if who == POOL),
        )

    @property
    def card(self) -> str:
        """How the game ended, without any card, to be shared."""
        lines = (
            f"Deerstalker · {practice_facts(self.how)}",
            edition_name(self.end.case.setup.edition or ""),
            self._rivals(),
            self._i(),
        )
        left = [f"{each.player} {count(each.solutions)}" for each in self.closeness or () if each.solutions is not None]
        sentence = translate("Solutions left at the end: {each}").format(each=localized(commas(left)))
        return "\n".join((*lines, sentence) if left else lines)

    def _i(self) -> str:
        me, winner = self.end.case.setup.me, self.end.winner
        n = sum(isinstance(event, Suggestion) and event.by == me for event in self.end.case.events)
        if winner == me:
            return translate("I won with %n suggestion(s).", "", n)
        if winner is None:
            return translate("No one won; I made %n suggestion(s).", "", n)
        return translate("{player} won; I made %n suggestion(s).", "", n).format(player=winner)

    def _rivals(self) -> str:
        named = [self._title(who) for who, rival in self.seated.items() if rival is not None]
        return translate("Against {rivals}").format(rivals=localized(listed(named)))

    def _title(self, who: str) -> str:
        rival = self.seated[who]
        if rival is None:
            return who
        if not isinstance(rival, str):
            return translate("{player} (like {known})").format(player=who, known=rival.name)
        plays = localized({**POLICIES, **RUNGS}[rival].title)
        return translate("{player} ({plays})", "plays: how good a rival is").format(player=who, plays=plays)

    def _how_close(self, who: str) -> str:
        """Return what a player could know; accusing wrongly comes first."""
        if self.closeness is None:
            return "…"
        closeness = next((each for each in self.closeness if each.player == who), None)
        wrong = [translate("accused wrongly")] if who in self.end.record.wrong else []
        return localized(commas([*wrong, _known(closeness)]))


def _known(found: Closeness | None) -> str:
    if found is None:
        return NOTHING
    if found.after == 0:
        return translate("certain from the start")
    if found.after is not None:
        return translate("certain after entry {entry}").format(entry=found.after)
    if found.solutions is None:
        return translate("not certain")
    return translate("%n solution(s) left", "", found.solutions)


def practice_facts(how: Practised) -> str:
    """Return which deal it was, and how it was played."""
    return " · ".join(_facts(how))


def _facts(how: Practised) -> Iterator[str]:
    if how.day is not None:
        day = day_text(QDate(how.day.year, how.day.month, how.day.day), QLocale.FormatType.LongFormat)
        yield translate("Daily game, {day}").format(day=day)
    elif how.seed is not None:
        yield translate("Practice game {number}").format(number=how.seed)
    alone, helped = translate("on my own"), translate("with help")
    if how.helped is not None:
        yield helped if how.helped else alone
