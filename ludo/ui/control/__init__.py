"""What goes on between pages: navigation, parties, files, sounds."""
