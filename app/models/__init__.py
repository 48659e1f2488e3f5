"""What the views show, as models and values: the sheet, the events, drafts of entries and set-ups."""
