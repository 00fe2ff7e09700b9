"""`python -m sixdot`, where the command itself is not on the path."""

import sys

from sixdot.cli import main

if __name__ == "__main__":
    sys.exit(main())
