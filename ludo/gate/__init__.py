"""The gate: everything that comes from outside is opened here, by its bytes and within a budget of its kind."""
