"""What all parts of the window share: theme, icons, language, numbers, preferences, widgets."""
