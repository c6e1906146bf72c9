"""`make bench-web`: every measurement of the server and of the browser client, one after the other."""

from __future__ import annotations

import tempfile

from benchmarks.web import browser, server

if __name__ == "__main__":
    server.main()
    with tempfile.TemporaryDirectory() as folder, server.serving(f"sqlite:///{folder}/client.db") as (url, _):
        browser.measure(url, server.report)
