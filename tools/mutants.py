"""Small faults planted in one source line: what `tools.clauses` tries a clause's tests with."""

import ast
import copy
from collections.abc import Callable, Iterator
from typing import TypeVar

Block = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match)
OTHER_WAY = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip
OTHER_SUM = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
OTHER_NAME = {
    "min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list", "sum": "max",
}  # fmt: skip
N = TypeVar("N", bound=ast.AST)


def mutants(source: str, line: int) -> Iterator[tuple[str, str]]:
    """What was changed, and the whole source with that change, for every fault this line can have."""
    tree = ast.parse(source)
    statement = statement_at(tree, source, line)
    yield from whole_statement(tree, statement)
    parts = [node for part in headers(statement) for node in ast.walk(part)]
    here = [node for node in parts if getattr(node, "lineno", 0) == line]
    found = [mutant for node in here for mutant in faults(tree, node)]
    yield from found or (mutant for node in parts for mutant in faults(tree, node))


def statement_at(tree: ast.Module, source: str, line: int) -> ast.stmt:
    """The smallest statement on this line; for a line that is only a comment, the one below it."""
    all_statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    if source.splitlines()[line - 1].lstrip().startswith("#"):
        return min((node for node in all_statements if node.lineno > line), key=lambda node: node.lineno)
    around = [node for node in all_statements if node.lineno <= line <= (node.end_lineno or node.lineno)]
    return max(around, key=lambda node: (node.lineno, -(node.end_lineno or 0)))


def headers(statement: ast.stmt) -> list[ast.AST]:
    """The statement itself, or the head of a block: what stands in it is lines of its own."""
    match statement:
        case ast.If() | ast.While():
            return [statement.test]
        case ast.For():
            return [statement.iter]
        case ast.With():
            return list(statement.items)
        case ast.Match():
            return [statement.subject, *(case.pattern for case in statement.cases)]
    return [statement]


def whole_statement(tree: ast.Module, statement: ast.stmt) -> Iterator[tuple[str, str]]:
    """The statement left out, its condition turned round, its value replaced."""
    match statement:
        case ast.If() | ast.While():
            yield changed(tree, statement.test, lambda test: ast.UnaryOp(ast.Not(), test))
            yield changed(tree, statement.test, lambda test: ast.Constant(False))
            yield changed(tree, statement.test, lambda test: ast.Constant(True))
        case ast.Return(value=ast.expr() as value):
            for instead in ("None", "True", "False", "()"):
                if ast.unparse(value) != instead:
                    yield changed(tree, value, lambda _, instead=instead: ast.parse(instead, mode="eval").body)
        case _ if not isinstance(statement, Block):
            yield changed(tree, statement, lambda _: ast.Pass())


def faults(tree: ast.Module, node: ast.AST) -> Iterator[tuple[str, str]]:
    for fault in (*faults_of(node), *map(instead, siblings(tree, node))):
        yield changed(tree, node, fault)


def siblings(tree: ast.Module, node: ast.AST) -> Iterator[ast.AST]:
    """Other members of the same enumeration that this module names: `Phase.ROLLING` instead of `Phase.SHAKING`."""
    if isinstance(node, ast.Attribute) and node.attr.isupper():
        owner, seen = ast.dump(node.value), {node.attr}
        for other in ast.walk(tree):
            if isinstance(other, ast.Attribute) and ast.dump(other.value) == owner and other.attr not in seen:
                seen.add(other.attr)
                yield other


def faults_of(node: ast.AST) -> Iterator[Callable[[ast.AST], ast.AST]]:
    """Everything that can be wrong with one expression, as functions from the right one to a wrong one."""
    yield from faults_of_question(node)
    match node:
        case ast.BinOp():
            if type(node.op) in OTHER_SUM:
                yield with_value("op", OTHER_SUM[type(node.op)]())
            yield lambda _: node.left
        case ast.Constant():
            yield from (lambda _, wrong=wrong: ast.Constant(wrong) for wrong in wrong_constants(node.value))
        case ast.Name(id=name, ctx=ast.Load()) if name.isupper():
            yield lambda right: ast.BinOp(right, ast.Add(), ast.Constant(1))  # type: ignore[arg-type]
        case ast.Call():
            yield from faults_of_call(node)
        case ast.Tuple() | ast.List() | ast.Set() if isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            for place in range(len(node.elts)):
                yield without("elts", place)


def faults_of_question(node: ast.AST) -> Iterator[Callable[[ast.AST], ast.AST]]:
    """Faults of whatever is true or false, and of what hangs on it."""
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                for other in OTHER_WAY[type(operator)]:
                    yield with_part("ops", place, other())
        case ast.BoolOp():
            yield with_value("op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
            for part in node.values:
                yield instead(part)
        case ast.UnaryOp(op=ast.Not()):
            yield lambda _: node.operand
        case ast.IfExp():
            yield lambda _: node.body
            yield lambda _: node.orelse
        case ast.comprehension():
            for place in range(len(node.ifs)):
                yield without("ifs", place)


def wrong_constants(right: object) -> Iterator[object]:
    if isinstance(right, bool):
        yield not right
    elif isinstance(right, int):
        yield from (right + 1, right - 1)
    elif isinstance(right, str):
        yield right + "?"


def faults_of_call(node: ast.Call) -> Iterator[Callable[[ast.AST], ast.AST]]:
    """Another function, two arguments exchanged, a named argument forgotten, the call itself forgotten."""
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_NAME:
        yield with_value("func", ast.Name(OTHER_NAME[node.func.id], ast.Load()))
    if len(node.args) > 1 and not any(isinstance(arg, ast.Starred) for arg in node.args):
        yield with_value("args", [node.args[1], node.args[0], *node.args[2:]])
    for place in range(len(node.keywords)):
        yield without("keywords", place)
    if node.args and not isinstance(node.args[0], ast.Starred):
        yield lambda _: node.args[0]


def instead(part: ast.AST) -> Callable[[ast.AST], ast.AST]:
    return lambda _: part


def with_value(field: str, value: object) -> Callable[[ast.AST], ast.AST]:
    return lambda right: with_field(right, field, value)


def with_part(field: str, place: int, part: ast.AST) -> Callable[[ast.AST], ast.AST]:
    return lambda right: with_field(
        right, field, [part if at == place else old for at, old in enumerate(getattr(right, field))]
    )


def without(field: str, place: int) -> Callable[[ast.AST], ast.AST]:
    return lambda right: with_field(right, field, [old for at, old in enumerate(getattr(right, field)) if at != place])


def with_field(right: N, field: str, value: object) -> N:
    wrong = copy.copy(right)
    setattr(wrong, field, value)
    return wrong


def changed(tree: ast.Module, node: ast.AST, fault: Callable[..., ast.AST]) -> tuple[str, str]:
    """The module with one node changed, as text; and what it was changed from and to."""
    wrong = fault(node)
    text = ast.unparse(ast.fix_missing_locations(Exchange(node, wrong).visit(copy.copy(tree))))
    return f"{shown(node)}  ->  {shown(wrong)}", text


def shown(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:90]


class Exchange(ast.NodeTransformer):
    """Puts one node in the place of another, in a copy of all that is around it."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new
        twin = copy.copy(node)
        for field, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(twin, field, [self.visit(item) if isinstance(item, ast.AST) else item for item in value])
            elif isinstance(value, ast.AST):
                setattr(twin, field, self.visit(value))
        return twin
