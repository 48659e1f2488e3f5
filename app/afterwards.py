"""What comes after a game, put together: the library, how the game ended, the review, paper."""

from __future__ import annotations

from app.background import Background
from app.game_files import GameFiles
from app.game_over import GameOverService
from app.game_over_desk import GameOverDesk
from app.library_desk import LibraryDesk
from app.library_service import LibraryService
from app.main_window import MainWindow
from app.memory import Memory
from app.printing import PrintingService
from app.printing_desk import PrintingDesk
from app.review import ReviewService
from app.review_desk import ReviewDesk
from app.session import Session


def look_back(
    window: MainWindow,
    session: Session,
    files: GameFiles,
    background: Background,
    kept: LibraryService,
    memory: Memory,
) -> None:
    """Give a window all that comes after a game; games are ``kept`` by that service."""
    library = LibraryDesk(window, session, files, kept)
    review = ReviewDesk(window, session, ReviewService(background, memory, window), library)
    GameOverDesk(window, session, GameOverService(background, window), review, library)
    PrintingDesk(window, session, PrintingService(background, memory, window), review)
