"""What each entry of a case revealed."""
