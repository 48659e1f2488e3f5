"""``python -m core``: the command line without the script's name."""

import sys

if __name__ == "__main__":
    try:
        from core.cli.main import main

        status = main()
    except KeyboardInterrupt:  # while that is imported
        status = 130
    sys.exit(status)
