"""House rules as files: saved with a few words, and looked at before one plays by them."""
