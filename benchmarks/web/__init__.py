"""Measurements of the server and the browser client: `python -m benchmarks.web`."""
