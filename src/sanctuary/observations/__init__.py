"""What a seat knows as numbers: the layout of an observation, its encoding, many games side by side."""
