"""OpenSpiel's information-set tree search against random play, in the small variant.

    python examples/openspiel_mcts.py --simulations 20
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sanctuary.envs.openspiel  # noqa: F401  registers the game


def main() -> None:
    """Play one game, or its first decisions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=20, help="a decision")
    parser.add_argument("--most", type=int, default=10_000, help="stop after so many decisions")
    given = parser.parse_args()
    game = pyspiel.load_game("sanctuary(small=True,reward=rank)")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    searcher = ismcts.ISMCTSBot(game, evaluator, 2, given.simulations, random_state=random)
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal() and moves < given.most:
        if state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
            continue
        legal = state.legal_actions()
        searching = state.current_player() == 0 and len(legal) > 1
        state.apply_action(searcher.step(state) if searching else random.choice(legal))
        moves += 1
    print(f"{moves} moves, returns of the search and of random play: {state.returns()}")


if __name__ == "__main__":
    main()
