"""The generated reference is made of the docstrings, so everything public has one."""

import ast
import pathlib
import unittest
from typing import Iterator, List, Tuple

PACKAGE = pathlib.Path(__file__).resolve().parents[1] / "stylusd"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def is_text(statement: ast.AST) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant) and isinstance(statement.value.value, str)


def fields(body: List[ast.stmt], is_class: bool) -> Iterator[Tuple[str, bool]]:
    """The fields of a class or the constants of a module, and whether each is followed by a docstring."""
    for statement, following in zip(body, body[1:] + [ast.Pass()]):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target] if isinstance(statement, ast.AnnAssign) else []
        for target in targets:
            names = [each.id for each in (target.elts if isinstance(target, ast.Tuple) else [target]) if isinstance(each, ast.Name)]
            for name in names:
                if not name.startswith("_") and (is_class or name[0].isupper()):
                    yield name, is_text(following)


def undocumented(where: str, body: List[ast.stmt], is_class: bool) -> Iterator[str]:
    for name, has_text in fields(body, is_class):
        if not has_text:
            yield f"{where}.{name}"
    for statement in body:
        if isinstance(statement, FUNCTIONS + (ast.ClassDef,)) and not statement.name.startswith("_"):
            if not ast.get_docstring(statement):
                yield f"{where}.{statement.name}"
            if isinstance(statement, ast.ClassDef):
                yield from undocumented(f"{where}.{statement.name}", statement.body, True)


class DocstringTests(unittest.TestCase):
    def test_everything_public_has_a_docstring(self) -> None:
        for module in sorted(PACKAGE.glob("[!_]*.py")) + [PACKAGE / "__init__.py"]:
            tree = ast.parse(module.read_text())
            with self.subTest(module.name):
                self.assertTrue(ast.get_docstring(tree))
                self.assertEqual(list(undocumented(module.stem, tree.body, False)), [])


if __name__ == "__main__":
    unittest.main()
