"""What a bundle runs first. Nothing of Qt is imported here: the processes of the computer players run it too."""

import sys

from ludo.app.main import main

if __name__ == "__main__":
    sys.exit(main())
