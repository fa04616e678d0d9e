"""Computer players: levels, one file of knowledge a game, and the process in which they think."""
