"""The frame around a game: main window, page, actions, menus, docks, notices, start screen."""
