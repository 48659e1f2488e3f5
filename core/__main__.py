"""``python -m core``: the command line without the script's name."""

import sys

from core.cli.interrupts import end_at_once

if __name__ == "__main__":
    end_at_once()
    from core.cli.main import main

    sys.exit(main())
