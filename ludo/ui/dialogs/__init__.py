"""Messages, questions and reports over the window."""
