"""How likely: engines that answer the same question behind one interface."""
