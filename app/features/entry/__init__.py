"""The entry panel: suggestions, accusations, notes, by mouse, by keys and by the typed line."""
