"""Bots at tables: they think in processes of their own, and know no more than their seat."""
