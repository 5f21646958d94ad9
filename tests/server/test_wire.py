"""The wire and what is written about it: the browser's types, the protocol's page, and the description by HTTP."""

import json
from pathlib import Path
from typing import get_args

import pytest

from rattlewood.server import wire
from rattlewood.server.app import PAGES
from rattlewood.server.openapi import describe
from rattlewood.server.page_words import PAGE as PAGE_WORDS
from rattlewood.server.pages import game_told
from tools.wire import PAGE, written

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "rattlewood" / "server" / "static"


def test_the_browsers_types_are_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "python -m tools.wire --write"


@pytest.mark.parametrize("kind", [*get_args(wire.ASKS), *get_args(wire.TELLS)])
def test_the_protocol_tells_of_every_message(kind: type) -> None:
    assert f"`{kind.__name__.lower()}`" in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_description_names_every_page_and_only_types_it_describes() -> None:
    found = describe(PAGES)
    assert set(found["paths"]) == {page.path for page in PAGES}
    text = json.dumps(found)
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(found["components"]["schemas"])


def test_the_page_holds_no_word_of_any_language_and_asks_for_none_that_is_not_there() -> None:
    for name in ("index.html", "play.js"):
        text = (STATIC / name).read_text(encoding="utf-8")
        asked = {part.split('"')[0] for part in text.replace("`", '"').split('words["')[1:]}
        asked |= {part.split('"')[0] for part in text.split('data-say="')[1:]}
        assert {key for key in asked if "$" not in key} <= set(PAGE_WORDS)


def test_a_word_of_an_edition_means_what_it_means_in_its_own_game() -> None:
    told = game_told("zauberwald", "en").words
    assert "Giant" in told["memory"] and "seven jewels" in told["basic"]
    assert told["narrow-1"] == "1 gap is too narrow for the Giant."
    assert "barrels" in game_told("zapp-zerapp", "en").words["memory"]
