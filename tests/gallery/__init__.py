"""Pictures of every page, and of every game at set moments: `python -m tests.gallery DIR`."""
