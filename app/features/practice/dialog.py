"""The page before a practice game: the rivals, the edition and its rules, my seat, and whether I want help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from random import randrange
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.features.practice.service import SavedPractice, about_help, is_helped
from app.features.setup.draft import is_default_name
from app.features.setup.forms import Fold, RulesForm
from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.text import edition_title, problem_lines
from app.ui.theme import Size, Space, px
from app.ui.widgets.form import NoWheelComboBox, NoWheelSpinBox, ProblemLabel, lettered
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import Option, OptionGroup
from app.ui.widgets.panels import BareScroll, packed, with_text
from core.formats.editions import edition, editions
from core.model.problems import InvalidCaseError
from core.practice.options import DEFAULT_RUNG, RUNGS

if TYPE_CHECKING:
    from core.practice.options import Known, PracticeOptions, Rival

MOST_RIVALS: Final = 5
"""With me they are as many as a board has tokens."""

SIZE: Final = QSize(600, 560)

MOST_SEED: Final = 999_999
PACES: Final = range(5)

HELP, ALONE = "help", "alone"

YOU: Final = "You"
"""My name on the command line, which has its own sentences for it."""

NAME: Final = "Holmes"
"""My name, as long as the program knows none."""


def any_seed() -> int:
    """Return the number of a game that nobody has chosen."""
    return randrange(1, MOST_SEED + 1)


class RivalRow(QWidget):
    """A rival: who, with a face, and a sentence of character."""

    chosen = Signal(object)

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rivals: tuple[Rival, ...] = ()
        self.who = NoWheelComboBox(f"practiceRival{number}")
        self.who.setAccessibleName(translate("Rival {number}").format(number=number))
        self.who.setIconSize(QSize(Size.ICON, Size.ICON))
        self.who.setMinimumWidth(px(150))
        self._what = label(f"practiceRivalWords{number}", "muted")
        self.who.activated.connect(lambda at: self.chosen.emit(self._rivals[at]))
        packed(QHBoxLayout(self), self.who, (self._what, 1), spacing=Space.S)

    def offer(self, known: Sequence[Known]) -> None:
        self._rivals = (*RUNGS, *known)
        self.who.clear()
        for name, (title, _) in RUNGS.items():
            self.who.addItem(icon(name), localized(title))
        for player in known:
            like = translate("Plays like {who}").format(who=player.name)
            self.who.addItem(icon("known"), like)

    def show_rival(self, rival: Rival) -> None:
        at = self._rivals.index(rival) if rival in self._rivals else self._rivals.index(DEFAULT_RUNG)
        self.who.setCurrentIndex(at)
        shown = self._rivals[at]
        if isinstance(shown, str):
            self._what.setText(localized(RUNGS[shown].what))
        else:
            self._what.setText(translate("as counted in %n game(s)", "", shown.counts.games))


def _is_name(name: str) -> bool:
    """Whether it is a name to say something of: nobody says that me moves."""
    return name not in ("", YOU) and not is_default_name(name)


class PracticeDialog(QDialog):
    """Asks what to play with, as last time; ``begun`` carries the options, and whether to play with help."""

    begun = Signal(object, bool)
    resumed = Signal(object)
    """A saved game to go on with."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practiceDialog")
        self.setWindowTitle(translate("Practice"))
        self._preferences = preferences
        self._options: PracticeOptions
        self._helped = True
        self._saved: SavedPractice | None = None
        self._make_fields()
        self._lay_out()
        self._connect()

    def _make_fields(self) -> None:
        self.count = OptionGroup("practiceCount", translate("How many rivals"))
        self.count.set_options([Option(str(n), str(n)) for n in range(1, MOST_RIVALS + 1)])
        self.rows = [RivalRow(number) for number in range(1, MOST_RIVALS + 1)]
        self.help = OptionGroup("practiceHelp", translate("How you play"))
        with_help, alone = translate("With help"), translate("On my own")
        self.help.set_options(lettered((HELP, with_help), (ALONE, alone)))
        self.help_words = label("practiceHelpWords", "muted")
        self.edition = NoWheelComboBox("practiceEdition")
        for published in editions():
            self.edition.addItem(edition_title(published), published.name)
        self.me = QLineEdit()
        self.me.setObjectName("practiceMe")
        self.board = QCheckBox(translate("With the board"))
        self.board.setObjectName("practiceBoard")
        self.seat = NoWheelComboBox("practiceSeat")
        self.pace = NoWheelComboBox("practicePace")
        for seconds in PACES:
            at_once = translate("no pause")
            pace = translate("%n second(s)", "", seconds) if seconds else at_once
            self.pace.addItem(pace, seconds)
        self.rules = RulesForm()
        self.always = QCheckBox(translate("Ask me even if there’s only one card to show"))
        self.always.setObjectName("practiceAlwaysAsk")
        self.seed = NoWheelSpinBox("practiceSeed")
        self.seed.setRange(0, MOST_SEED)
        self.seed.setSpecialValueText(translate("by lot"))
        self.seed.setToolTip(translate("The same number gives the same cards and dice"))
        self.problem = ProblemLabel("practiceProblem")

    def _lay_out(self) -> None:
        heading = label("", "heading", translate("Rivals"), wraps=False)
        count = packed(QHBoxLayout(), heading, (self.count, 1), spacing=Space.M)
        form = QFormLayout()
        form.setVerticalSpacing(Space.S)
        form.addRow(translate("Your name"), self.me)
        form.addRow(translate("Edition"), self.edition)
        form.addRow(translate("Your seat"), self.seat)
        form.addRow(translate("Pause after each step"), self.pace)
        form.addRow(self.board)
        more, more_form = QWidget(), QFormLayout()
        more_form.addRow(translate("Game number"), self.seed)
        packed(QVBoxLayout(more), self.rules, self.always, more_form, spacing=Space.XS)
        self.fold = Fold("practiceFold", translate("House rules and more"), more)
        rivals = _card(packed(QVBoxLayout(), count, *self.rows, spacing=Space.S))
        how = _card(packed(QVBoxLayout(), self.help, self.help_words, form, self.fold, spacing=Space.S))
        inside = QWidget()
        packed(QVBoxLayout(inside), rivals, how, 1, spacing=Space.M)
        self.resume = button("practiceContinue", translate("Continue the last game"))
        self.today = button("practiceToday", translate("Today’s game"))
        self.today.setToolTip(translate("The same cards and dice for everyone, against three rivals"))
        self.cancel = button("practiceCancel", translate("Cancel"))
        self.play = button("practicePlay", translate("Play"), "primary")
        self.play.setDefault(True)
        foot = packed(QHBoxLayout(), self.resume, self.today, 1, self.cancel, self.play, spacing=Space.S)
        margins = (Space.L, Space.M, Space.L, Space.M)
        scroll = BareScroll("practiceDialogScroll", inside)
        packed(QVBoxLayout(self), (scroll, 1), self.problem, foot, margins=margins, spacing=Space.M)

    def _connect(self) -> None:
        self.count.chosen.connect(self._set_count)
        for at, row in enumerate(self.rows):
            row.chosen.connect(lambda rival, at=at: self._set_rival(at, rival))
        self.help.chosen.connect(lambda value: self._show_help(helped=value == HELP))
        self.me.textEdited.connect(lambda name: self._show(replace(self._options, me=name.strip())))
        self.edition.activated.connect(self._set_edition)
        self.board.clicked.connect(lambda on: self._show(replace(self._options, board=on)))
        self.seat.activated.connect(lambda at: self._show(replace(self._options, seat=at or None)))
        self.pace.activated.connect(self._set_pace)
        self.rules.changed.connect(lambda rules: self._show(replace(self._options, rules=rules)))
        self.always.clicked.connect(lambda on: self._show(replace(self._options, always_ask=on)))
        self.resume.clicked.connect(self._continue)
        self.today.clicked.connect(self._play_today)
        self.cancel.clicked.connect(self.reject)
        self.play.clicked.connect(self.accept)

    # --- opening

    def open_anew(self) -> None:
        """Open with the options of the last game; Enter plays."""
        from core.practice.options import PracticeOptions

        self.resume.hide()
        last = self._preferences.practice
        options = PracticeOptions() if last is None else last.options
        options = replace(options, me=next(filter(_is_name, (options.me, self._preferences.me or "")), NAME))
        self.me.setText(options.me)
        self.offer_known(tuple(rival for rival in options.rivals if not isinstance(rival, str)), options)
        self._show_help(helped=last is None or is_helped(last))
        self.pace.setCurrentIndex(self._preferences.practice_pace)
        self.seed.setValue(0)
        self.resize(with_text(self, SIZE))
        self.open()
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_known(self, known: tuple[Known, ...], options: PracticeOptions | None = None) -> None:
        """Offer to play against people of the library, too; those chosen last time stay as they were then."""
        options = options or self._options
        before = tuple(rival for rival in options.rivals if not isinstance(rival, str))
        names = {rival.name for rival in before}
        everyone = (*dict.fromkeys(before), *(player for player in known if player.name not in names))
        for row in self.rows:
            row.offer(everyone)
        self._show(options)

    def offer_saved(self, saved: SavedPractice | None) -> None:
        """Offer to go on with a saved game, if there is one."""
        self._saved = saved
        self.resume.setVisible(saved is not None)

    def _continue(self) -> None:
        if self._saved is not None:
            super().accept()
            self.resumed.emit(self._saved)

    # --- choosing

    def _set_count(self, value: str) -> None:
        rivals, n = self._options.rivals, int(value)
        seat = self._options.seat
        kept = None if seat is None or seat > n + 1 else seat
        self._show(replace(self._options, rivals=(*rivals, *rivals[-1:] * n)[:n], seat=kept))

    def _set_rival(self, at: int, rival: Rival) -> None:
        rivals = list(self._options.rivals)
        rivals[at] = rival
        self._show(replace(self._options, rivals=tuple(rivals)))

    def _set_edition(self, at: int) -> None:
        self._show(replace(self._options, edition=self.edition.itemData(at), rules=None))

    def _set_pace(self, seconds: int) -> None:
        """Set the pause at once, for the open game, too."""
        self._preferences.practice_pace = seconds

    def _show(self, options: PracticeOptions) -> None:
        self._options = options
        chosen = edition(options.edition)
        self.count.set_value(str(len(options.rivals)))
        for at, row in enumerate(self.rows):
            row.setVisible(at < len(options.rivals))
            if at < len(options.rivals):
                row.show_rival(options.rivals[at])
        self.edition.setCurrentIndex(self.edition.findData(options.edition))
        self.board.setVisible(chosen.board is not None)
        self.board.setChecked(options.board)
        self.seat.clear()
        self.seat.addItem(translate("drawn by lot"))
        for place in range(1, len(options.rivals) + 2):
            self.seat.addItem(translate("as number {place}").format(place=place))
        self.seat.setCurrentIndex(options.seat or 0)
        self.rules.show_rules(options.rules or chosen.rules, chosen.board if options.board else None)
        self.always.setChecked(options.always_ask)
        try:
            options.deal()
        except InvalidCaseError as error:
            self.problem.say(problem_lines(error.problems))
        else:
            self.problem.say("")
        self.play.setEnabled(self.problem.isHidden())

    def _show_help(self, *, helped: bool) -> None:
        self._helped = helped
        self.help.set_value(HELP if helped else ALONE)
        with_help = translate("The sheet has numbers, and advice and reasons are there if you want them.")
        alone = translate("You tick and cross your own sheet: no numbers, and no advice.")
        self.help_words.setText(with_help if helped else alone)

    # --- the end

    def accept(self) -> None:
        """Play, and remember the options."""
        if self.play.isEnabled():
            self._start(replace(self._options, seed=self.seed.value() or any_seed()))

    def _play_today(self) -> None:
        from core.practice.options import PracticeOptions

        today = date.today()  # noqa: DTZ011 - the day that the player's calendar shows
        self._start(PracticeOptions(day=today, me=self._options.me))

    def _start(self, options: PracticeOptions) -> None:
        from core.practice.saved import SavedGame

        self._preferences.practice = SavedGame(self._options, about=about_help(helped=self._helped))
        super().accept()
        self.begun.emit(options, self._helped)


def _card(layout: QVBoxLayout) -> QFrame:
    frame = QFrame()
    frame.setProperty("kind", "card")
    layout.setContentsMargins(*(Space.M,) * 4)
    frame.setLayout(layout)
    return frame
