"""The sheet as it would be after the entry that is being made."""
