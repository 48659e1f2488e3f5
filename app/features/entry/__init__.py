"""The entry panel: suggestions, accusations and notes, by mouse, by keys and by the typed line."""
