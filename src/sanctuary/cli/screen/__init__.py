"""What the terminal shows: zoos as hexes, rows of tiles, cards, options, scores; all as rich texts."""
