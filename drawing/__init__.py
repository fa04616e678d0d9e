"""Makes the SVG files of the cards and of the program's icon: `python -m drawing` from a checkout; never shipped."""
