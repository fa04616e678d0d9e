"""Development commands that compute the strategies of computer players; the program never imports them."""
