"""How Ludo is built for each system."""
