"""Languages beyond those that the program has: added as anybody would add one, by data alone."""
