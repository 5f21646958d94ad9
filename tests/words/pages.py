"""The pages of sentences as they are written: which there are, what they mention, what stands above them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast

from rattlewood.words import resources

Node = Any  # fluent's syntax tree: a message's value or one of its attributes


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for resource in resources(language)
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def patterns(message: ast.Message) -> dict[str, Node]:
    """A message's value under an empty name, and its attributes under theirs."""
    return {"": message.value} | {attribute.id.name: attribute.value for attribute in message.attributes}


def references(node: Node) -> set[tuple[str, str]]:
    """The other sentences, and their attributes, that fill this one."""
    found = [each for each in nodes(node) if isinstance(each, ast.MessageReference)]
    return {(each.id.name, attribute_of(each)) for each in found}


def attribute_of(reference: ast.MessageReference) -> str:
    return str(reference.attribute.name) if reference.attribute else ""


@cache
def variables(language: str, key: str, attribute: str = "") -> frozenset[str]:
    """Everything a sentence mentions, also in the sentences that fill it."""
    node = patterns(messages(language)[key])[attribute]
    own = {each.id.name for each in nodes(node) if isinstance(each, ast.VariableReference)}
    return frozenset(own).union(*(variables(language, *other) for other in references(node)))


def comment(language: str, key: str) -> str:
    above = messages(language)[key].comment
    return str(above.content) if above else ""


def is_part(key: str) -> bool:
    """Whether this only ever fills other sentences."""
    return key == "seat-name" or "-part-" in key or key.startswith("list-")
