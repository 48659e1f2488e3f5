"""The board in play, without a window: whose move, where to, what it will be called."""

from dataclasses import replace

import numpy as np
import pytest

from app.features.board.state import (
    NO_BOARD,
    NO_GAME,
    BoardPicture,
    BoardState,
    best_moves,
    disc_words,
    first_square,
    instruction,
    next_offered,
    next_square,
    place_words,
    shares_of,
    wrong_board,
)
from app.ui.icons import initials
from app.ui.language import localized
from core.advice.advice import advise
from core.board.board import Direction
from core.board.mansion import Mansion, fitted, shipped_board
from core.engines.driver import answer
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Move
from core.situation.situation import Situation
from tests.app.languages import quiet
from tests.notation import parse_event


@pytest.fixture
def mansion(played: Case) -> Mansion:
    return fitted(shipped_board("classic"), played.setup.deck)


@pytest.fixture
def state(played: Case, mansion: Mansion) -> BoardState:
    return BoardState.begun(played, mansion)


def room(played: Case, name: str) -> Card:
    return played.setup.deck.card(name)


def entered(case: Case, *lines: str) -> Case:
    for line in lines:
        case = case.appended(parse_event(line, case.setup.deck))
    return case


def test_tokens_are_told_apart_by_their_letters():
    assert initials(["Scarlett", "Mustard", "White", "Green", "Peacock", "Plum"]) == ("S", "M", "W", "G", "Pe", "Pl")
    for names in (["Ann", "Anna", "An"], ["Bo", "bo"], ["X", "Y", "X"], ["Peach", "Peacock", "Plum", "Po"]):
        assert len(set(initials(names))) == len(names)


def test_a_suggestion_brings_the_named_token_along(state, played):
    where = {disc.look.letters: disc.place for disc in state.discs}
    assert where["A"] == room(played, "Hall")  # Ann named her own
    assert where["B"] == room(played, "Conservatory")
    assert where["D"] == room(played, "Ballroom")
    assert where["C"] == room(played, "Ballroom")  # brought there by Dot
    assert {disc.player for disc in state.discs if disc.look.letters in ("S", "G")} == {None}
    assert [disc.look.letters for disc in state.discs if disc.is_mine] == ["A"]


def test_players_without_a_suspect_have_tokens_of_their_own(case, mansion):
    state = BoardState.begun(Case(replace(case.setup, board="classic")), mansion)
    mine, bob = state.discs[0], state.discs[1]
    assert (mine.player, mine.suspect, mine.place) == ("Ann", None, None)
    assert disc_words(bob) == "Bob. Position unknown."
    assert disc_words(mine) == "Ann (you). Position unknown."
    assert [disc.suspect for disc in state.discs[4:]] == list(mansion.suspects)
    assert state.steps == {}
    assert instruction(state) == "Your position is unknown. Click where you go."
    assert state.may_go((7, 4))


# --- moves


def test_a_move_says_the_roll_may_go_beyond_it_and_stay_where_one_was_called(state, played):
    kitchen, lounge, study = (room(played, name) for name in ("Kitchen", "Lounge", "Study"))
    assert state.player == "Bob"
    assert state.move((9, 17)) == Move("Bob", (9, 17))
    assert state.rolled(9).move((9, 17)) == Move("Bob", (9, 17), 9)
    assert state.move(lounge) == Move("Bob", lounge, via="passage")
    assert state.rolled(5).move(kitchen) == Move("Bob", kitchen, 5)
    assert state.rolled(13).roll is None

    assert not state.is_beyond(kitchen)
    rolled = state.rolled(3)
    assert rolled.may_go(kitchen)
    assert rolled.is_beyond(kitchen)
    assert not rolled.is_beyond(lounge)  # by the passage
    assert set(rolled.reached.values()) == {1, 2, 3}
    picture = BoardPicture(rolled)
    assert "beyond a roll of 3" in place_words(picture, room(played, "Billiard Room"))
    assert "more than 12 steps away" in place_words(picture, study)
    assert place_words(picture, (19, 15)).startswith("Row 20, column 16")  # as the list and the advice count

    conservatory, ballroom = room(played, "Conservatory"), room(played, "Ballroom")
    assert not state.may_go(conservatory)  # Bob suggested there himself
    cid = state.choosing("Cid")
    assert cid.may_go(ballroom)  # Dot called him
    assert cid.move(ballroom) == Move("Cid", ballroom, via="called")
    lenient = replace(played.setup, rules=replace(played.setup.rules, may_stay=True))
    assert BoardState.begun(Case(lenient, played.events), state.mansion).may_go(conservatory)


def test_nothing_moves_in_the_past_and_moves_to_nowhere_are_pointed_out(played, mansion):
    past = BoardState.begun(played.upto(2), mansion, is_past=True)
    assert not past.may_go((7, 4))
    assert "another moment" in instruction(past)

    lost = BoardState.begun(entered(played, "Bob moves to [0, 0]", "Cid moves to [99, 1]"), mansion)
    assert lost.misplaced == (5, 6)
    assert instruction(lost).endswith("Entries 6 and 7 go to places that are not on this board.")
    assert lost.tokens.players["Bob"].place is None
    assert not lost.choosing("Bob").rolled(3).is_beyond((9, 17))  # nobody knows from where


def test_of_places_offered_just_one_is_chosen_and_while_others_move_none(state, played):
    hall, kitchen = room(played, "Hall"), room(played, "Kitchen")
    offered = replace(state, player="Ann", roll=4, offered=(hall, (17, 8), (18, 8), (7, 15)))
    assert set(offered.reached) == set(offered.offered or ())
    assert offered.may_go(hall)  # where she stands: she may stay
    assert not offered.may_go(kitchen)
    assert instruction(offered).endswith("You rolled 4: click where you go, or choose with the arrow keys.")
    assert [offered.may_lift(disc) for disc in offered.discs].count(True) == 1
    assert next_offered(offered, (18, 8), Direction.N) == (17, 8)
    assert next_offered(offered, (17, 8), Direction.N) == (7, 15)
    assert next_offered(offered, (7, 15), Direction.N) == (7, 15)
    assert offered.mansion.at(next_offered(offered, (18, 8), Direction.S)) == hall

    watched = replace(state, offered=())
    assert not any(map(watched.may_go, watched.mansion.places))
    assert not any(map(watched.may_lift, watched.discs))
    assert instruction(watched) == "Bob is in the Conservatory."


def test_choosing_another_token_forgets_the_roll_and_the_instructions_speak_to_me(state):
    rolled = state.rolled(9)
    assert rolled.choosing("Bob").roll == 9
    assert rolled.choosing("Dot").roll is None
    assert [state.beside(step).player for step in (1, 2, 3, -1)] == ["Cid", "Dot", "Ann", "Ann"]
    assert rolled.choosing("Nobody") == rolled

    assert instruction(state) == "Bob is in the Conservatory. Type the roll, or click where Bob goes."
    assert instruction(state.choosing("Ann").rolled(4)) == "You are in the Hall. Click where you go."


def test_a_correction_shows_the_board_as_it_was_and_keeps_words(state, played):
    move = Move("Bob", (9, 17), 7, comment="half asleep")
    later = Case(played.setup, (*played.events, move, *entered(played, "Cid moves to Study").events[-1:]))
    fixing = BoardState.begun(later, state.mansion).correct(len(played.events))
    assert (fixing.player, fixing.roll, fixing.place) == ("Bob", 7, room(played, "Conservatory"))
    assert fixing.move((9, 16)) == replace(move, to=(9, 16))
    assert fixing.may_go(room(played, "Conservatory"))
    assert "Correct entry 6" in instruction(fixing)
    with pytest.raises(TypeError, match="entry 1 is no move"):
        fixing.correct(0)


def test_shares_are_those_of_the_envelope_and_the_best_three_places_ranked(played, mansion, state):
    posterior = answer(played, rng=np.random.default_rng(1))
    shares = shares_of(posterior, mansion.rooms)
    assert sum(share.p for share in shares.values()) == pytest.approx(1)
    assert shares[room(played, "Kitchen")].text == "0%"  # it is in my hand
    assert shares_of(None, mansion.rooms) == {}
    assert shares_of(posterior, [Card("Attic", mansion.rooms[0].category)]) == {}

    advice = advise(Situation.of(played, mansion), roll=6)
    mine = state.choosing("Ann").rolled(6)
    picture = BoardPicture(mine, advice=advice)
    ranks = picture.ranks
    assert sorted(ranks.values()) == [1, 2, 3]
    assert ranks[advice.moves[0].to] == 1
    twice = (advice.moves[0], *advice.moves)
    assert best_moves(twice) == best_moves(advice.moves)
    assert "best for you" in place_words(picture, advice.moves[0].to)
    assert BoardPicture(mine).ranks == {}


def test_the_cursor_walks_over_squares_and_rooms(state, played):
    mansion = state.mansion
    assert mansion.at(first_square(state)) == room(played, "Conservatory")
    assert next_square(state, (9, 17), Direction.E) == (9, 18)  # into the Billiard Room
    assert mansion.at((9, 18)) == room(played, "Billiard Room")
    assert next_square(state, (9, 18), Direction.E) == (9, 18)  # nothing up to the edge
    assert next_square(state, (9, 18), Direction.N) == (7, 18)  # out again
    assert next_square(state, (12, 9), Direction.E) == (12, 15)  # across the middle
    nowhere = BoardState.begun(Case(replace(played.setup, players=())), mansion)
    assert first_square(nowhere) == mansion.board.squares[0]


def without_suspects(case: Case) -> Case:
    """Return the same game where nobody said which token is whose."""
    players = tuple(replace(player, suspect=None) for player in case.setup.players)
    return Case(replace(case.setup, players=players))


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(state, played, mansion):
    lost = entered(played, "Bob moves to [0, 0]", "Cid moves to [99, 1]")
    states = [
        state,
        state.choosing("Ann"),
        state.choosing("Ann").rolled(4),
        state.rolled(4),
        BoardState.begun(played, mansion, is_past=True),
        BoardState.begun(lost, mansion),
        BoardState.begun(lost.deleted(5), mansion),
        BoardState.begun(entered(played, "Bob moves to Hall"), mansion).correct(5),
        BoardState.begun(without_suspects(played), mansion),
    ]
    texts = [instruction(one) for one in states] + [disc_words(disc) for one in states for disc in one.discs]
    texts += [localized(NO_GAME), localized(NO_BOARD), wrong_board(["BECAUSE"])]
    assert [quiet(text, played.setup.seats) for text in texts] == [""] * len(texts)

    mine = state.choosing("Ann").rolled(3)
    posterior, advice = answer(played), advise(Situation.of(played, state.mansion), roll=3)
    shares = shares_of(posterior, state.mansion.rooms)
    rough = {card: replace(share, is_rough=True) for card, share in shares.items()}
    texts = [
        place_words(BoardPicture(mine, found, advice), place)
        for found in (shares, rough)
        for place in (*shares, (19, 15), (9, 17))
    ]
    assert [quiet(text, played.setup.seats) for text in texts] == [""] * len(texts)
