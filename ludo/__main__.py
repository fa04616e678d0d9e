"""`python -m ludo`."""

import sys

from ludo.app.main import main

if __name__ == "__main__":
    sys.exit(main())
