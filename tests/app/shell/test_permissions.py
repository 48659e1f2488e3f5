"""A game that is only recorded offers nothing that would correct it: in the menus, in the list, on the board."""

from __future__ import annotations

from app.features.board.panel import BoardPresenter
from app.ui.shortcuts import Permission
from core.history.history import History


def test_menus_list_and_board_ask_what_may_be_done(make_window):
    window = make_window()
    act, events, session = window.commands, window.page.events, window.session
    act.example.trigger()
    case = session.entered
    events.list.select(0)
    corrections = list(events.commands.made.values())
    assert act.setup.isEnabled()
    assert events.commands.delete_event.isEnabled()

    session.open(History(case), None, "Practice", Permission.RECORD)
    assert not any(action.isEnabled() for action in (act.save, act.save_as, act.setup, act.game_over, act.undo))
    assert act.close.isEnabled()
    events.list.select(0)
    assert not any(action.isEnabled() for action in corrections)
    edits: list[int] = []
    events.edit_wanted.connect(edits.append)
    events.list.edit_wanted.emit(0)  # as a double-click does
    assert edits == []

    session.open(History(case), None, "To look at", Permission(0))
    act.board.trigger()
    board = window.findChild(BoardPresenter).state
    assert not any(map(board.may_go, board.mansion.places))
