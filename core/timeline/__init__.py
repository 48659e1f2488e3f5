"""What each entry of a case brought."""
