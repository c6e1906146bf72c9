"""`make bench`: every measurement that needs no browser, one after the other."""

from __future__ import annotations

from benchmarks import engine, envs, players, records

if __name__ == "__main__":
    engine.main()
    records.main()
    envs.main()
    players.main()
