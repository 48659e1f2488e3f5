"""Play a whole game from outside, on a display with Wine: what ``packaging/wine.py FOLDER --play game`` runs.

With real clicks and keys; stops at what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from core.formats.case_file import load
from core.history.recovery import journals, recover
from core.model.case import Case
from core.model.ending import ending_of
from core.model.events import Accusation, Event, Suggestion
from tests.evenings import evening
from tests.windows.screen import DATA, USER, Screen, expect, fresh, wait, windows, xdotool

COLUMNS = ("Suspects", "Weapons", "Rooms")


def kept() -> tuple[Event, ...]:
    """Return the entries in the journal of the game."""
    found = journals(DATA / "journals")
    return recover(found[-1]).history.case.events if found else ()


# --- what a player does


def set_up(screen: Screen, game: Case) -> None:
    """Fill in the set-up dialog."""
    setup = game.setup
    screen.press("ctrl+n")
    screen.click("setupEdition")
    screen.write("Classic, UK")
    screen.press("Return")
    for at, player in enumerate(setup.players, start=1):
        screen.write(player.name, into=f"setupPlayer{at}", over=True)
    first, *rest = setup.my_hand
    screen.click(f"setupCard.{first.name}")
    screen.click("setupFind")
    for card in rest:
        screen.write(card.name)
        screen.press("Return")
    screen.picture("set-up")
    screen.click("setupAccept")
    screen.wait("entryPanel")


def typed(screen: Screen, event: Suggestion) -> None:
    """Enter a suggestion in the line after ``/``."""
    cards = [card.name for card in (*event.cards, *([event.shown] if event.shown else []))]
    screen.press("slash")
    screen.wait("quickEntry")
    screen.write(" ".join([event.by, *cards[:3], event.refuted_by or "nobody", *cards[3:]]))
    screen.press("Return", "Escape")
    screen.wait_gone("quickEntry")


def clicked(screen: Screen, event: Suggestion) -> None:
    """Enter a suggestion with the mouse."""
    for name in options(event):
        screen.click(name)
    if not shows(screen, event, screen.click):
        screen.click("entryCommit")


def by_letters(screen: Screen, event: Suggestion) -> None:
    """Enter a suggestion with the letters and digits of its cards and players, which the tool tips tell."""

    def press(name: str) -> None:
        (key,) = re.findall(r"\(key (.)\)$", screen.wait(name).tip)
        screen.press(key.lower())

    for name in options(event):
        press(name)
    if not shows(screen, event, press):
        screen.press("Return")


def options(event: Suggestion) -> list[str]:
    """Return the names of the options that make up a suggestion; its asker is chosen already."""
    cards = [f"entry{column}.{card.name}" for column, card in zip(COLUMNS, event.cards, strict=True)]
    return [*cards, f"entryRefuter.{event.refuted_by or ''}"]


def shows(screen: Screen, event: Suggestion, choose: Callable[[str], None]) -> bool:
    """Choose the card that was shown, which enters the suggestion; not if it is the only one, and chosen already."""
    name = f"entryShown.{event.shown.name}" if event.shown else ""
    if not name or screen.wait(name).checked:
        return False
    choose(name)
    return True


WAYS = (by_letters, clicked, typed)


def enter(screen: Screen, events: Sequence[Event], done: int) -> None:
    """Enter suggestions, in each of the ways by turns; the number of those that are there already is given."""
    for at, event in enumerate(events, start=done):
        if isinstance(event, Suggestion):
            WAYS[at % len(WAYS)](screen, event)
        wait(f"entry {at + 1} is kept", lambda event=event, at=at: len(kept()) == at + 1 and kept()[-1] == event)


def undone(screen: Screen, event: Suggestion) -> None:
    """Enter a suggestion that was not made, and take it back."""
    before = kept()
    clicked(screen, event)
    wait("the mistake is kept", lambda: kept() == (*before, event))
    screen.press("ctrl+z")
    wait("the mistake is taken back", lambda: kept() == before)


def fixed(screen: Screen, wrong: Suggestion, right: Suggestion) -> None:
    """Enter a suggestion that contradicts others, and choose the right one among the corrections."""
    before = kept()
    clicked(screen, wrong)
    screen.press("Return")  # for what contradicts, the card shown does not suffice
    wait("the mistake is kept", lambda: kept() == (*before, wrong))
    screen.click("conflictCorrect")
    screen.wait(f"correction.{len(before) + 1}.0")
    screen.picture("fix")
    screen.click(f"correction.{len(before) + 1}.0")
    wait("the right suggestion is kept", lambda: kept() == (*before, right))


def look_round(screen: Screen) -> None:
    """Open and close the advice, the charts and the board."""
    for key, name, thing in (
        ("F5", "advice", "adviceView"),
        ("F12", "charts", "chartStoryCanvas"),
        ("F6", "board", "boardCanvas"),
    ):
        screen.press(key)
        screen.wait(thing)
        xdotool("sleep", "3")
        screen.picture(name)
        screen.press(key)


def crash(screen: Screen) -> None:
    """End the program as Windows does, start it again and resume the game."""
    before = kept()
    screen.kill()
    screen.ended()
    expect(kept() == before, f"TerminateProcess loses none of the {len(before)} entries")
    screen.start()
    screen.picture("after-a-crash")
    screen.click("resume0")
    screen.wait("entryPanel")
    expect(kept() == before, "they are offered at the next start")


def printed(screen: Screen) -> None:
    """Print the game to a file."""
    file = USER / "Documents" / "Printed.pdf"
    file.unlink(missing_ok=True)
    screen.press("ctrl+p")
    screen.wait("printSave")
    screen.picture("print")
    screen.click("printSave")
    screen.choose_file("Save as PDF", "Printed", "print-file")
    wait("the PDF is written", file.exists)
    screen.wait("printClose")
    screen.picture("printed")
    screen.click("printClose")
    screen.click("entryPreview")
    pages = len(re.findall(rb"/Type */Page\b", file.read_bytes()))
    expect(file.read_bytes().startswith(b"%PDF-") and pages, f"a PDF of {pages} pages, {file.stat().st_size} bytes")


def accused(screen: Screen, event: Accusation) -> None:
    """Enter an accusation, which was wrong, with the mouse."""
    screen.press("F3")
    screen.click(f"entryAccuser.{event.by}")
    for column, card in zip(COLUMNS, event.cards, strict=True):
        screen.click(f"entryAccused{column}.{card.name}")
    screen.click("entryCorrect.wrong")
    screen.click("entryCommit")
    wait("the accusation is kept", lambda: kept()[-1] == event)


def saved(screen: Screen, game: Case) -> None:
    """Save the game to a file, and record its result in it."""
    file = screen.folder / "Friday at Ann's.case.json"
    screen.press("ctrl+s")
    screen.choose_file("Save the game", windows(screen.folder / "Friday at Ann's"), "save")
    wait("the game is saved", file.exists)
    screen.click("entryPreview")
    expect(load(file).events == game.events, f"the file has all {len(game.events)} entries")
    result = ending_of(game)
    screen.press("ctrl+e")
    screen.wait("gameOverFind")
    for card in result.envelope:
        screen.write(card.name)
        screen.press("Return")
    screen.click("gameOverWinner.Ann")
    screen.picture("result")
    screen.click("gameOverKeep")
    screen.wait_gone("gameOverKeep")
    wait("the result is saved", lambda: load(file).about)
    found = ending_of(load(file))
    expect((found.envelope, found.winner) == (result.envelope, "Ann"), "and who won, and what was in the envelope")


def left(screen: Screen) -> None:
    """Look at the library, and leave."""
    screen.press("ctrl+l")
    screen.wait("libraryView")
    screen.picture("library")
    expect(any("Ann, Bob, Cid, Dot" in thing.text for thing in screen.things().values()), "the library has the game")
    screen.press("Escape", "ctrl+q")
    status = screen.ended()
    expect(status == 0 and not journals(DATA / "journals"), f"it ends with status {status}, with nothing to recover")


def main() -> None:
    """Play the game."""
    game = evening(3, rounds=5)
    events = game.events
    with Screen(fresh("game")) as screen:
        screen.start()
        screen.picture("start")
        set_up(screen, game)
        screen.click("hintClose")
        enter(screen, events[:8], 0)
        screen.click("hintClose")
        screen.picture("entries")
        undone(screen, replace(events[8], cards=events[4].cards))
        fixed(screen, replace(events[8], refuted_by="Cid", passed=("Bob",), shown=events[8].cards[2]), events[8])
        enter(screen, events[9:12], 9)
        look_round(screen)
        crash(screen)
        enter(screen, events[12:20], 12)
        printed(screen)
        accused(screen, events[20])
        saved(screen, game)
        left(screen)


if __name__ == "__main__":
    main()
