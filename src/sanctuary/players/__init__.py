"""Players that choose moves from what their seat may know: `make_player("greedy:seed=3")`."""

from sanctuary.players.player import Player, PlayerError
from sanctuary.players.registry import LEVELS, is_of_file, is_player, make_player, player_names

__all__ = ["LEVELS", "Player", "PlayerError", "is_of_file", "is_player", "make_player", "player_names"]
