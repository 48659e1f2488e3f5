"""Charts, drawn with pyqtgraph: on the screen, in files and on paper."""
