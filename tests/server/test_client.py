"""The browser client's files as the server gives them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from server.serving import served
from tables.databases import empty_database

if TYPE_CHECKING:
    from pathlib import Path

SCRIPT = "void 0;" * 500


def test_files_and_pages(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Sanctuary</title>", "utf-8")
    (static / "assets" / "app-1234.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    with served(empty_database("sqlite", tmp_path), tmp_path, static=str(static)) as server:
        for page in ("/", "/table/abcdefghijkl", "/tiles/A034", "/settings"):
            answer = server.http.get(page)
            assert answer.text == "<title>Sanctuary</title>"
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        script = server.http.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == SCRIPT
        for missing in (
            "/assets/app-9999.js",
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
        ):
            answer = server.http.get(missing)
            assert "secret" not in answer.text.removeprefix("<title>")
            assert answer.status_code == 404 or answer.text == "<title>Sanctuary</title>"
        assert server.http.get("/api/nothing").status_code == 404
