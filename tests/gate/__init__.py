"""The gate through which everything comes that somebody brought."""
