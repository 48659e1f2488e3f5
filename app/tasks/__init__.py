"""Work off the GUI thread: executors, latest-wins tasks, caches, the inference service."""
