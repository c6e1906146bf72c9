"""`python -m sanctuary` is the command `sanctuary`."""

import sys

from sanctuary.cli import main

if __name__ == "__main__":
    sys.exit(main())
