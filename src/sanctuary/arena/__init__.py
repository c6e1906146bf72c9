"""Many games at once: who plays whom, what came of it, and the report over it.

plan: which games to play, seats rotated, deals mirrored. play: one game, every player asked with its seat's
view, as rows; seated: a player there, timed, and replaced when it fails; watch, trace: the process of its own
that games are played in, so that nothing a player does ends the run. run: all games of a plan, in parallel;
results: the folder that keeps them in parts, so that a killed run goes on. estimates, ratings, figures: what
the report says; report: how it says it. tune: the evaluation's weights, fitted to self-play.
"""

from sanctuary.extras import need

need("arena")
