"""A game at the terminal: who sits where, what may be chosen, the words for it, and the game kept on disk."""
