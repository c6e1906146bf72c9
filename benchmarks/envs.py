"""The environments' speed, beside those of other people, random play in the same run.

All are rates a second of processor time: each runs on one core, and what else the machine does counts little.
"""

from __future__ import annotations

import random
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.table import Figure, print_table
from sanctuary.envs import sanctuary_v0
from sanctuary.envs.vector import VectorGames

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 5
SECONDS = 1.0
GAMES_IN_A_CALL = 128


def aec_steps(env: Any) -> float:
    """Steps a second of random play, observation and mask taken at each."""
    choose = random.Random(1).random
    steps = 0
    seed = 0
    start = process_time()
    while process_time() - start < SECONDS:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(legal[int(choose() * len(legal))])
            steps += 1
    return steps / (process_time() - start)


def vector_steps(players: int) -> float:
    """Steps a second of random play in many games, all of them counted."""
    games = VectorGames(GAMES_IN_A_CALL, seed=1, players=players)
    chance = np.random.default_rng(1)
    spent = 0.0
    steps = 0
    while spent < SECONDS:
        moves = (chance.random(games.masks.shape, np.float32) * games.masks).argmax(axis=1)
        start = process_time()
        games.step(moves)
        spent += process_time() - start
        steps += GAMES_IN_A_CALL
    return steps / spent


def rlcard_steps() -> float:
    """Steps a second of rlcard's gin rummy, random play."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    choose = random.Random(1).random
    steps = 0
    start = process_time()
    while process_time() - start < SECONDS:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(choose() * len(legal))])
            steps += 1
    return steps / (process_time() - start)


def openspiel_steps(name: str) -> float:
    """Decisions a second of an OpenSpiel game, random play, observation and mask taken at each."""
    import pyspiel

    if name == "sanctuary":
        import sanctuary.envs.openspiel  # noqa: F401  registers it
    game = pyspiel.load_game(name)
    choose = random.Random(1).random
    steps = 0
    start = process_time()
    while process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                steps += 1
            state.apply_action(legal[int(choose() * len(legal))])
    return steps / (process_time() - start)


def classic(name: str) -> float:
    """Steps a second of one of PettingZoo's classic games."""
    import importlib

    return aec_steps(importlib.import_module(f"pettingzoo.classic.{name}").env())


OURS: dict[str, Callable[[], float]] = {
    "AEC, 2 players": lambda: aec_steps(sanctuary_v0.env()),
    "AEC without wrappers, 2 players": lambda: aec_steps(sanctuary_v0.raw_env()),
    "vector, 2 players": lambda: vector_steps(2),
    "vector, 4 players": lambda: vector_steps(4),
    "OpenSpiel, 2 players": lambda: openspiel_steps("sanctuary"),
}
PEERS: dict[str, Callable[[], float]] = {
    "PettingZoo connect_four_v3": lambda: classic("connect_four_v3"),
    "PettingZoo chess_v6": lambda: classic("chess_v6"),
    "PettingZoo texas_holdem_v4": lambda: classic("texas_holdem_v4"),
    "rlcard gin-rummy": rlcard_steps,
    "OpenSpiel gin_rummy, C++ through Python": lambda: openspiel_steps("gin_rummy"),
}
GOALS = {"AEC, 2 players": ">= 30,000", "vector, 2 players": ">= 100,000 on one core"}


def measured(run: Callable[[], float]) -> list[float]:
    """One round; nothing where the peer is not installed."""
    try:
        return [run()]
    except ImportError as error:
        print(f"left out: {error}")
        return []


def main() -> None:
    """Measure in turn, print steps a second and the ratios of the same rounds."""
    runs = {**OURS, **PEERS}
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            rates[name] += measured(run)
    figures = [
        Figure(name, "steps/s", values, GOALS.get(name, "")) for name, values in rates.items() if values
    ]
    print_table("Environments, random play with observations and masks, a second of processor time", figures)
    ratios = [
        Figure(f"{ours} / {peer}", "x", [a / b for a, b in zip(rates[ours], rates[peer], strict=True)])
        for ours in ("AEC, 2 players", "vector, 2 players")
        for peer in PEERS
        if rates[peer]
    ]
    print_table("Ratios to other environments", ratios)


if __name__ == "__main__":
    main()
