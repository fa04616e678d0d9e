"""What every game keeps, for every preset and number of players: the tests of the contract of a game."""
