"""What a seat may know of a game (R11), and full games that agree with it."""
