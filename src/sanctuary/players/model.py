"""A policy that learned to play: `model:FILE`, saved by sb3-contrib's MaskablePPO (examples/train_ppo.py)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sanctuary.extras import missing
from sanctuary.players.player import PlayerError

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView


class ModelPlayer:
    """Plays the move the policy holds for best. A file is for one number of players.

    Loading runs code out of the file: take models only from people you trust.
    """

    def __init__(self, file: str, seed: int = 0) -> None:
        """Load the policy. PlayerError: no such file, no policy in it, or the extra `train` is missing."""
        self.name = f"model:{file}"
        self.seed = seed
        if not Path(file).is_file():
            raise PlayerError("no-model", file=file)
        if lacking := missing("train"):
            raise PlayerError("model-needs", file=file, lacking=", ".join(lacking))
        from sb3_contrib import MaskablePPO

        try:
            self._policy = MaskablePPO.load(file, device="cpu").policy
        except Exception as error:  # whatever a file that is no model makes the library raise
            raise PlayerError("unreadable-model", file=file) from error

    def choose(self, view: SeatView, decision: Frame) -> Move:  # noqa: ARG002  the view holds it too
        """The best move by the policy. PlayerError: it learned games of another number of players."""
        import numpy as np

        from sanctuary.observations.encoding import encode, encode_moves
        from sanctuary.observations.layout import highest_values, observation_size

        players = len(view.zoos)
        shape = self._policy.observation_space.shape
        if shape != (observation_size(players),):
            raise PlayerError("other-seats", name=self.name, players=players)
        row = np.frombuffer(encode(view), np.uint8) / np.frombuffer(highest_values(players), np.uint8)
        mask = np.frombuffer(encode_moves(view.legal), np.int8).astype(bool)
        move, _ = self._policy.predict(row.astype(np.float32), deterministic=True, action_masks=mask)
        return int(move)

    def close(self) -> None:
        """Nothing is held."""
