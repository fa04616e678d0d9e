"""House rules: what holds for the sources as a whole."""
