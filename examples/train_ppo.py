"""Train masked PPO against random play, save it, and play it as `model:FILE`.

    python examples/train_ppo.py --minutes 15 --save sanctuary-ppo.zip

Huang and Ontañón, "A Closer Look at Invalid Action Masking in Policy Gradient Algorithms", FLAIRS 2022.
"""

from __future__ import annotations

import argparse
import math
from time import monotonic

from opponents import GamesAgainstRandom
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from sanctuary.envs.game import Game, GameOptions
from sanctuary.players import make_player


class UntilTime(BaseCallback):  # type: ignore[misc]
    """Stops training after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = monotonic() + seconds

    def _on_step(self) -> bool:
        return monotonic() < self.end


def train(minutes: float, count: int, length: int, seed: int, *, small: bool, most: int) -> MaskablePPO:
    """Return a policy trained for so long, or for `most` decisions if they are made sooner."""
    games = GamesAgainstRandom(count, seed, small=small)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=3e-4,
        n_steps=length,
        batch_size=min(1024, count * length),
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        device="cpu",
        seed=seed,
        verbose=1,
    )
    model.learn(most, callback=UntilTime(60 * minutes), log_interval=5)
    return model


def share_won(file: str, opponent: str, games: int, *, small: bool) -> float:
    """Return the share of games a saved model wins, shared victories counting a half; it sits by turns."""
    won = 0.0
    agent = make_player(f"model:{file}")
    for number in range(games):
        seat = number % 2
        players = [make_player(opponent, number), make_player(opponent, number)]
        players[seat] = agent
        game = Game(GameOptions(players=2, small=small), f"test {number // 2}")
        while not game.is_over():
            view = game.view(game.seat)
            decision = view.decision()
            assert decision is not None
            game.play(players[game.seat].choose(view, decision))
        won += (game.rewards()[seat] + 1) / 2
    return won / games


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson (JASA 22, 1927)."""
    z = 1.96
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - width) / scale, (middle + width) / scale


def main() -> None:
    """Train, save and test."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--save", default="sanctuary-ppo.zip", help="where the model goes")
    parser.add_argument("--count", type=int, default=64, help="games side by side")
    parser.add_argument("--length", type=int, default=128, help="decisions of each between two lessons")
    parser.add_argument("--most", type=int, default=10**9, help="stop after so many decisions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="the small variant")
    parser.add_argument("--test", type=int, default=400, help="games to test the saved model in")
    given = parser.parse_args()
    model = train(given.minutes, given.count, given.length, given.seed, small=given.small, most=given.most)
    model.save(given.save)
    share = share_won(given.save, "random", given.test, small=given.small)
    low, high = interval(share, given.test)
    print(
        f"won {share:.1%} ({low:.1%} to {high:.1%}) of {given.test} games against random"
        f" after {model.num_timesteps:,} decisions"
    )


if __name__ == "__main__":
    main()
