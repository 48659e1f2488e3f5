"""What the panel says of a cell: for people who read it, and in the language of the window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.features.explain import EMPTY, WAITING, ExplainRequest, account, contradicted, find, tie_lines, with_dependence
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceReply, InferenceRequest, infer
from app.ui.language import localized
from core.explain.revealed import Tie
from core.model.case import Case
from tests.app.languages import quiet


def reply(case: Case) -> InferenceReply:
    return infer(InferenceRequest(case))


def said(case: Case, card: str, holder: str) -> list[str]:
    """Return all that the panel says, after all has been worked out."""
    finding = find(ExplainRequest(case, case.setup.deck.card(card), holder))
    assert finding is not None
    texts = [account(finding, reply(case))]
    if finding.goes_on:
        known = with_dependence(finding, PosteriorCache())
        assert known is not None
        texts += [account(known, reply(case)), account(replace(known, dependence=None, failure="BECAUSE"), reply(case))]
    return [text for one in texts for text in (one.status, one.text)]


def test_one_is_told_what_it_depends_on(case: Case):
    text = said(case, "Dagger", "Dot")[3]
    assert text.startswith("Who has the Dagger? Dot: ")
    assert "\nOne of several:\nEntry 2: Dot showed Colonel Mustard, the Dagger or the Conservatory to Bob.\n" in text
    assert "\nEntry 2: from " in text


def test_each_entry_of_a_tie_says_who_showed_what_to_whom(case: Case):
    tie = Tie((0, 3), "Bob", case.setup.my_hand[:2])
    assert [(line.text, line.entry) for line in tie_lines(case, tie)] == [
        ("Bob showed you Miss Scarlett or the Candlestick.", 0),
        ("Bob showed Miss Scarlett or the Candlestick to Dot.", 3),
    ]


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize(
    ("card", "holder"), [("Hall", "Bob"), ("Hall", "Ann"), ("Dagger", "Dot"), ("Dagger", "envelope"), ("Rope", "Cid")]
)
def test_all_of_it_is_said_in_the_language_of_the_window(case: Case, card: str, holder: str):
    texts = said(case, card, holder)
    assert [quiet(text, case.setup.seats) for text in texts] == [""] * len(texts)


@pytest.mark.usefixtures("loud")
def test_so_is_why_there_is_nothing_to_say(contradiction: Case):
    finding = find(ExplainRequest(contradiction.upto(5), contradiction.setup.deck.card("Hall"), "Bob"))
    conflict = replace(reply(contradiction.upto(5)), conflict=(4, 5))
    unknown = replace(conflict, posterior=None)
    tie = tie_lines(contradiction, Tie((0, 3), "Bob", contradiction.setup.my_hand[:2]))
    texts = [localized(EMPTY), localized(WAITING), contradicted((2, "setup")), *(line.text for line in tie)]
    texts += [account(finding, one).status for one in (conflict, unknown)]
    assert [quiet(text, contradiction.setup.seats) for text in texts] == [""] * len(texts)
