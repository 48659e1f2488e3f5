"""The fixtures of the window's tests, for those that treat it badly."""

from tests.app.conftest import (  # noqa: F401 - pytest finds them here by their names
    background,
    case,
    case_file,
    make_window,
    places,
    settings,
    setup,
    shared_window,
)
