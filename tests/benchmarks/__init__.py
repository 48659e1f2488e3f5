"""What is measured, and with what. As in the program, no thread of a numerical library computes beside ours."""

import os

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
