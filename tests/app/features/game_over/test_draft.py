"""The end of a game, as it is entered: no card is anywhere twice, and no pile holds too many."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.features.game_over.dialog import GameOverDraft
from core.model.ending import ending, ending_of, with_ending
from core.model.seats import ENVELOPE, POOL
from tests.games import edition_game

GAME = edition_game(5, 4, 6, deal=(1, 2))
SETUP = GAME.case.setup
FULL = ending(SETUP, GAME.truth, "Bob")

clicks = st.lists(
    st.sampled_from(SETUP.deck.cards).map(lambda card: ("card", card))
    | st.sampled_from((ENVELOPE, POOL, *(name for name in SETUP.seats if name != SETUP.me))).map(lambda p: ("pile", p))
    | st.sampled_from(["rest", "clear"]).map(lambda what: (what, None)),
    max_size=60,
)


@given(clicks)
def test_whatever_is_clicked_makes_sense(made):
    draft = GameOverDraft.of(GAME.case)
    for what, value in made:
        match what:
            case "card":
                draft = draft.toggled(value)
            case "pile":
                draft = draft.choosing(value)
            case "rest":
                draft = draft.filled()
            case _:
                draft = draft.emptied()
        for pile in draft.piles:
            assert len(draft.on(pile)) <= draft.size(pile)
        kinds = [card.category for card in draft.on(ENVELOPE)]
        assert len(kinds) == len(set(kinds))
        assert not set(draft.fixed) & set(draft.places)
        told = replace(GAME.case, about=with_ending(GAME.case, draft.ending()))
        assert ending_of(told) == (draft.ending() if draft.places else None)


def test_what_was_told_is_there_again_a_full_pile_leads_to_the_next_and_a_card_that_lay_elsewhere_moves():
    told = replace(GAME.case, about=with_ending(GAME.case, FULL))
    draft = GameOverDraft.of(told)
    assert draft.ending() == FULL
    assert draft.unplaced == ()
    assert draft.next_pile is None

    draft = GameOverDraft.of(GAME.case)
    assert draft.pile == ENVELOPE
    for card in FULL.envelope:
        draft = draft.toggled(card)
    assert draft.pile == draft.piles[1]

    draft = GameOverDraft.of(GAME.case).choosing(POOL).toggled(FULL.envelope[0]).choosing(ENVELOPE)
    moved = draft.toggled(FULL.envelope[0])
    assert moved.moved == (FULL.envelope[0], POOL)
    assert moved.on(POOL) == ()


def test_the_rest_can_only_be_in_the_last_pile():
    draft = GameOverDraft.of(GAME.case)
    for holder, cards in ((ENVELOPE, FULL.envelope), *FULL.hands):
        draft = draft.choosing(holder)
        if holder == FULL.hands[-1][0]:
            assert set(draft.rest) == set(cards)
            draft = draft.filled()
        else:
            assert draft.rest == ()
            for card in cards:
                draft = draft.toggled(card)
    assert draft.won_by("Bob").ending() == FULL
