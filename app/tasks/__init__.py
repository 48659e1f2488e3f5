"""Work off the GUI thread: the executor, latest-wins tasks, caches, the inference service."""
