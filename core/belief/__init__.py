"""What is believed of a case: the numbers that all show and use."""
