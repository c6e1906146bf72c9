"""Write src/generated/catalogue.json: the tile facts the browser needs, from the package and the locales."""

import json
import re
import tomllib
from pathlib import Path

WEB = Path(__file__).parents[1]
ROOT = WEB.parent
TARGET = WEB / "src" / "generated" / "catalogue.json"
FILES = {"animal": "animals.toml", "project": "projects.toml", "building": "buildings.toml"}
LOCALES = ("en", "hu")
NAME = re.compile(r"^tile-([APB]\d{3}) = (.+)$", re.MULTILINE)


def catalogue_json() -> str:
    """All tiles in id order, one a line; a tile has only the keys that mean something for it."""
    names = {
        locale: dict(NAME.findall((ROOT / "locales" / locale / "tiles.ftl").read_text(encoding="utf-8")))
        for locale in LOCALES
    }
    lines = []
    for kind, file in FILES.items():
        data = ROOT / "src" / "sanctuary" / "catalogue" / "data" / "tiles" / file
        for id, row in tomllib.loads(data.read_text(encoding="utf-8")).items():
            del row["name"]  # the working name; players read the locales
            fact = {"id": id, "kind": kind, "names": {locale: names[locale][id] for locale in LOCALES}, **row}
            lines.append(json.dumps(fact, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    facts = catalogue_json()
    if TARGET.read_text(encoding="utf-8") != facts:  # an unchanged file keeps its date
        TARGET.write_text(facts, encoding="utf-8")
