"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and many games in one call.

`sanctuary_v0` is for PettingZoo; importing `single` registers "Sanctuary-v0" with Gymnasium, importing
`openspiel` registers "sanctuary" with OpenSpiel; `vector` steps many games. All of them share `game`, the
moves of `rules.moves` as actions and the observation of `observations.layout`.
"""

from sanctuary.extras import need

need("envs")
