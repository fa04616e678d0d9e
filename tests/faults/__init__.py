"""The campaign against loss: `python -m tests.faults`. A short form of it runs with the other tests."""
