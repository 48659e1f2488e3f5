"""What has to be so before the first import of a test: no display is needed, and no thread but ours computes."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(name, "1")
