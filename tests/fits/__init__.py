"""Numbers that the program ships, fitted from games that it plays against itself; anyone can fit them again."""

import os

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
