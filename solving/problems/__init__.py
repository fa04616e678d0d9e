"""Problems from parties of the strongest players: `python -m solving.problems GAME`."""
