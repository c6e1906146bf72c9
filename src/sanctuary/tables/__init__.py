"""A live game without HTTP: seats, play, undo, and the store of what happened."""
