"""The description of everything asked by HTTP, written from the list of pages itself."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from rattlewood import __version__
from rattlewood.server.pages import JSON, Complaint, Page

NUMBERS = ("since", "most")
WORDS = {
    400: "What was asked cannot be done.",
    404: "There is no such thing.",
    429: "Too many ask at once.",
    503: "Tables cannot be kept now.",
}
ROOM = "#/components/schemas/{name}"


def describe(pages: Sequence[Page]) -> dict[str, Any]:
    """OpenAPI 3.1."""
    types = [Complaint, *(page.gives for page in pages if page.gives)]
    schemas, components = msgspec.json.schema_components(types, ref_template=ROOM)
    of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for page in pages:
        paths.setdefault(page.path, {})[page.method.lower()] = operation(page, of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rattlewood", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(page: Page, of: dict[str, Any]) -> dict[str, Any]:
    content = {page.media.split(";")[0]: {"schema": of[repr(page.gives)] if page.gives else {"type": "string"}}}
    told: dict[str, Any] = {
        "summary": page.about,
        "operationId": page.answer.__name__ if page.gives else f"{page.method.lower()}{page.path}",
        "parameters": [*map(in_path, re.findall(r"{(\w+)}", page.path)), *map(in_query, page.query)],
        "responses": {str(page.status): {"description": page.about, "content": content}},
    }
    for status in page.complaints:
        complaint = {JSON: {"schema": of[repr(Complaint)]}}
        told["responses"][str(status)] = {"description": WORDS[status], "content": complaint}
    if page.takes_text:
        told["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return told


def in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}


def in_query(name: str) -> dict[str, Any]:
    number = {"type": "integer", "minimum": 0, "maximum": 999_999}
    schema = number if name in NUMBERS else {"type": "string", "enum": ["en", "fr", "de"]}
    return {"name": name, "in": "query", "required": False, "schema": schema}
