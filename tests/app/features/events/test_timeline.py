"""The timeline of the game: it follows the sheet, one answer per prefix, and says what a new entry brought."""

from dataclasses import replace

import pytest

from app.features.events import service as story_teller
from app.features.events.service import (
    FULL_BAR,
    NOTHING,
    EntryEffect,
    NewEntry,
    TimelineEnd,
    TimelineJob,
    TimelineRequest,
    TimelineService,
    TimelineUpdate,
    announcement,
    new_entry,
)
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceRequest, infer
from app.tasks.shown import Shown, Wait
from app.ui.language import localized
from core.checkpoint import CancelledError
from core.engines.driver import answer
from core.formats.editions import edition
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Move, Note
from core.timeline import timeline as core_timeline
from core.timeline.timeline import NewMark, TimelineRow, timeline_rows
from tests.app.features.listening import Listener, reply
from tests.app.languages import quiet
from tests.app.showing import answered
from tests.app.tasks.patient import deliver
from tests.notation import parse_event
from tests.screenshots.cases import six

DECK = edition("classic-uk").deck


def card(name: str) -> Card:
    return DECK.card(name)


def looking_back(case: Case, n: int) -> Shown:
    """The game after its first entries, with their numbers."""
    past = case.upto(n)
    return answered(reply(past), entered=case, case=case, shown=past, looking_at=n)


class Reader(Listener):
    """Reads what the service tells, piece by piece."""

    def __init__(self, qapp) -> None:
        super().__init__(qapp, TimelineService)
        self.pieces: list[TimelineUpdate] = []
        self.failures: list[str] = []
        self.service.updated.connect(self.pieces.append)
        self.service.failed.connect(self.failures.append)

    @property
    def told(self) -> list:
        """What was told of each entry, however many pieces that took."""
        found: list = []
        for piece in self.pieces:
            found[piece.first :] = piece.effects
        return found


@pytest.fixture
def reader(qapp) -> Reader:
    return Reader(qapp)


@pytest.fixture
def asked(monkeypatch) -> list[Case]:
    """The cases that an engine was asked about, in order."""
    cases: list[Case] = []

    def counted(case, *args, **more):
        cases.append(case)
        return answer(case, *args, **more)

    monkeypatch.setattr(core_timeline, "answer", counted)
    return cases


@pytest.fixture
def slow(monkeypatch) -> None:
    """Every row takes so long that it is handed over by itself."""
    monkeypatch.setattr(story_teller, "TURN", 0.0)


def test_what_is_told_is_what_the_story_says(reader, case):
    reader.game.answer(reply(case))
    reader.finish()
    assert [one.bits for one in reader.told] == [row.gain_bits for row in timeline_rows(case) if row.event is not None]
    assert reader.told[0].marks == "Bob: Professor Plum"
    assert reader.told[1].marks == "not Cid: Colonel Mustard, Dagger, Conservatory"
    assert reader.told[4].certain.startswith("Cid has the Spanner.")
    assert len(reader.told) == 5
    assert reader.pieces[-1].ending is not None
    assert reader.failures == []


def test_rows_come_when_they_are_there(reader, case, slow):
    reader.game.answer(reply(case))
    for n in range(6):
        assert len(reader.told) == max(0, n - 1)
        assert reader.work() == 1
    assert [piece.ending is None for piece in reader.pieces] == [True] * 6
    reader.finish()
    assert reader.pieces[-1].ending is not None
    assert reader.work() == 0


def test_it_waits_for_the_sheet_whose_new_question_takes_back_what_waits_and_ends_what_is_under_way(reader, case):
    reader.game.put(answered(reply(case), wait=Wait.SHORT))
    assert reader.work() == 0
    reader.game.answer(reply(case, awaits_exact=True))
    assert reader.work() == 0
    reader.game.answer(reply(case))
    begun = reader.begin()
    reader.game.wait()
    with pytest.raises(CancelledError):
        begun()
    reader.game.answer(reply(case))
    reader.game.wait()
    assert reader.work() == 0
    reader.game.put(looking_back(case, 2))
    reader.finish()
    assert len(reader.told) == 5, "looking back, one reads the timeline of the whole game"


def test_the_latest_tale_wins(reader, case, qapp):
    reader.game.answer(reply(case))
    reader.slow.work()
    shorter = case.upto(2)
    reader.game.put(answered(reply(shorter), wait=Wait.SHORT))
    deliver(qapp)
    assert reader.pieces == []
    reader.game.answer(reply(shorter))
    reader.finish()
    assert {piece.request.case for piece in reader.pieces} == {shorter}


def test_what_was_told_is_not_told_again_for_the_same_game_and_nothing_of_a_closed_one(reader, case):
    reader.game.answer(reply(case))
    reader.finish()
    reader.game.wait()
    reader.game.put(looking_back(case, 3))
    assert reader.work() == 0

    reader.game.answer(reply(case))
    reader.game.close()
    assert reader.work() == 0


def test_an_entry_more_costs_one_answer(reader, case, asked):
    before = case.upto(4)
    reader.game.answer(reply(before))
    reader.finish()
    assert asked == [case.upto(n) for n in range(5)]
    reader.game.answer(reply(case))
    reader.finish()
    assert asked[5:] == [case]
    assert reader.pieces[-1].request == TimelineRequest(case, NewEntry(4, before))


def test_the_sheet_lends_its_own_answer_where_it_is_exact(reader, case, asked):
    exact = infer(InferenceRequest(case))
    reader.game.answer(exact)
    reader.finish()
    assert asked == [case.upto(n) for n in range(5)]
    estimated = replace(exact, request=InferenceRequest(case.appended(Note("Bob", card("Hall"), True))), upto=6)
    reader.game.answer(replace(estimated, posterior=replace(exact.posterior, exact=False)))
    reader.finish()
    assert asked[5:] == [estimated.request.case]


def test_nothing_is_computed_from_a_contradiction_on(reader, contradiction, asked):
    more = contradiction.appended(Note("Bob", card("Rope"), True))
    reader.game.put(answered(reply(contradiction), wait=Wait.SHORT))
    reader.game.answer(reply(more))
    reader.finish()
    assert len(reader.told) == 5
    assert reader.pieces[-1].ending.announcement == ""
    assert more not in asked
    reader.game.answer(reply(replace(more)))
    reader.finish()
    assert asked.count(contradiction) == 1, "a contradiction is remembered, too"


def test_a_set_up_that_contradicts_itself_has_an_empty_story(reader, case):
    players = tuple(
        replace(player, hand_size=size) for player, size in zip(case.setup.players, (6, 4, 4, 4), strict=True)
    )
    wrong = Case(replace(case.setup, players=players, my_hand=DECK.cards[:6]), case.events)
    reader.game.answer(reply(wrong))
    reader.finish()
    assert (reader.told, reader.pieces[-1].ending) == ([], TimelineEnd())


def test_a_story_that_breaks_is_said_once(reader, case, monkeypatch):
    monkeypatch.setattr(core_timeline, "answer", lambda *_, **__: 1 // 0)
    for _ in range(2):
        reader.game.answer(reply(case))
        reader.finish()
    (said,) = reader.failures
    assert "ZeroDivisionError" in said


# --- words


def told(case: Case, new: NewEntry | None = None) -> TimelineUpdate:
    """All that is told of a case, in one piece, however many it came in."""
    job, effects = TimelineJob(TimelineRequest(case, new), PosteriorCache(), reply(case)), ()
    while True:
        piece = job.next_update()
        effects = effects[: piece.first] + piece.effects
        if piece.ending is not None:
            return replace(piece, first=0, effects=effects)


def test_what_counts_for_nothing_has_nothing_told(case):
    aside = replace(case.events[1], aside=True)
    piece = told(case.replaced(1, aside).appended(Move("Bob", card("Hall"))))
    assert [one.figure == "" for one in piece.effects] == [False, True, False, False, False, True]
    assert piece.effects[1].marks == piece.effects[5].certain == ""


@pytest.fixture
def suspicion(setup) -> Case:
    """Bob has shown one of three cards, of which he is known to lack one."""
    shown = parse_event("Dot: Mrs White, Rope, Hall; Ann passes, Bob shows", DECK)
    return Case(setup, (shown, Note("Bob", card("Rope"), False)))


def test_a_card_that_must_have_been_shown_is_said_at_once_with_its_entry_if_that_is_another(suspicion):
    assert told(suspicion).ending.revealed == {}
    after = suspicion.appended(Note("Bob", card("Hall"), False))
    ending = told(after, NewEntry(2, suspicion)).ending
    assert ending.revealed == {0: "Bob showed Mrs White."}
    assert ending.announcement.startswith("Entry 3: ")
    assert ". Bob showed Mrs White in entry 1. Bob does not have the Hall." in ending.announcement
    assert "Bob has Mrs White" not in ending.announcement, "that was said already"

    before = suspicion.deleted(0).appended(Note("Bob", card("Hall"), False))
    after = before.appended(suspicion.events[0])
    assert ". Bob showed Mrs White." in told(after, NewEntry(2, before)).ending.announcement


def test_where_nothing_is_certain_that_is_said_but_not_where_nobody_knew_the_case_before(case, contradiction):
    after = case.appended(parse_event("Bob: Mrs White, Rope, Lounge; Cid shows", DECK))
    assert told(after, NewEntry(5, case)).ending.announcement.endswith(" to 93 solutions. Nothing new is certain.")

    ending = told(case, NewEntry(4, contradiction)).ending
    assert ending.announcement.startswith("Entry 5: ")


def test_an_entry_is_new_where_it_came_in_or_was_corrected_and_other_steps_bring_none(case):
    note = Note("Bob", card("Rope"), True)
    assert new_entry(case, case.appended(note)) == NewEntry(5, case)
    assert new_entry(case, case.inserted(2, note)) == NewEntry(2, case)
    assert new_entry(case, case.replaced(2, note)) == NewEntry(2, case)

    aside = replace(case.events[2], aside=True)
    for after in (case.deleted(2), case.moved(1, 3), case.replaced(2, aside), case, case.upto(1)):
        assert new_entry(case, after) is None
    setup = replace(case.setup, me=None, my_hand=())
    assert new_entry(case, case.with_setup(setup).appended(case.events[0])) is None
    assert new_entry(None, case) is None


@pytest.mark.usefixtures("loud")
def test_what_was_told_can_be_said_in_the_language_of_the_window(suspicion):
    after = suspicion.appended(Note("Bob", card("Hall"), False))
    found = told(after, NewEntry(2, suspicion))
    texts = [found.ending.announcement, *found.ending.revealed.values()]
    texts += [text for one in found.effects for text in (one.spoken, one.marks, one.certain, *one.sentences)]
    assert [quiet(localized(text), after.setup.seats) for text in texts] == [""] * len(texts)


@pytest.mark.parametrize(
    ("bits", "exact", "figure", "told"),
    [
        (0.424, True, "25%", "It ruled out 25% of what was possible (0.42 bits)."),
        (-0.104, True, "less clear", "It ruled nothing out; the favourites moved closer together (0.10 bits)."),
        (0.0, True, "0", "It told you nothing about the envelope."),
        (-0.004, True, "0", "It told you nothing about the envelope."),
        (0.004, True, "0", "It told you nothing about the envelope."),
        (-1e-17, True, "0", "It told you nothing about the envelope."),
        (0.424, False, "25%", "It ruled out 25% of what was possible (about 0.4 bits)."),
        (-0.04, False, "0", "It told you nothing about the envelope."),
        (-0.1, False, "less clear", "It ruled nothing out; the favourites moved closer together (about 0.1 bits)."),
        (None, True, "", ""),
    ],
)
def test_the_bits_are_a_figure_and_words(bits, exact, figure, told):
    brought = EntryEffect(bits, exact)
    assert (brought.figure, brought.told) == (figure, told)


def test_the_bar_has_an_end():
    bits = (0.5, -0.5, 0.0, FULL_BAR, 7.0)
    assert [EntryEffect(bit).bar for bit in bits] == pytest.approx([0.25, 0.25, 0.0, 1.0, 1.0])


ROW = TimelineRow(2, 9, 4, 4.6, 5.0, (2.0, 2.0, 1.0), exact=True, new_marks=())


@pytest.mark.parametrize(
    ("before", "bits", "said"),
    [
        (ROW, -0.4, "the favourites moved closer together. Nothing new is certain."),
        (ROW, 0.4, "the favourites stand out a little more. Nothing new is certain."),
        (ROW, 0.001, "nothing new."),
        (replace(ROW, solutions=48), 0.001, "48 to 4 solutions, about nine tenths ruled out. Nothing new is certain."),
        (replace(ROW, solutions=6), 1.0, "6 to 4 solutions, about a third ruled out. Nothing new is certain."),
    ],
)
def test_a_new_entry_says_in_words_what_it_ruled_out(before, bits, said):
    assert announcement(six(3), (before, ROW), EntryEffect(bits), ()) == f"Entry 3: {said}"


def test_a_new_entry_says_what_is_certain_though_nothing_of_the_envelope():
    told = replace(ROW, new_marks=(NewMark(DECK.card("Rope"), "Bob", holds=False),))
    said = announcement(six(3), (ROW, told), EntryEffect(0.001), ())
    assert said.startswith("Entry 3: nothing new about the envelope. Bob ")


def test_of_a_move_only_that_it_was_entered_is_said_and_of_nothing_nothing():
    case = six(0).appended(Move("Ann", (3, 4)))
    row = TimelineRow(0, 9, 4, 5.0, 5.0, (2.0, 2.0, 1.0), exact=True, new_marks=())
    assert announcement(case, (row, row), NOTHING, ()) == "Entry 1: entered."

    assert NOTHING.sentences == ()
    assert NOTHING.bar == 0
    assert EntryEffect(None, True, "Bob: Rope", "Bob has the Rope.").sentences == ("Now certain: Bob has the Rope.",)
