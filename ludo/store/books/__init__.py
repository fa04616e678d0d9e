"""The books: a log of acts that is kept, and everything that follows from it."""
