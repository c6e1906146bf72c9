"""The tile facts and names the browser is built with are those of the package."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_generated_tile_facts_are_current() -> None:
    script = runpy.run_path(str(ROOT / "web" / "tools" / "catalogue.py"))
    committed = script["TARGET"].read_text(encoding="utf-8")
    assert committed == script["catalogue_json"](), "run python web/tools/catalogue.py and commit the change"
