"""Control between pages: navigation, parties, files, sounds."""
