"""Near-equilibrium strategies of Trut for two players: `python -m solving.trut`."""
