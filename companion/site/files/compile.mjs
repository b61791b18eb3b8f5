// Compiles every Python file below a folder with the interpreter that will read it, and removes the sources.
import {pathToFileURL} from "node:url";

const [runtime, folder] = process.argv.slice(2);
const {loadPyodide} = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({indexURL: `${runtime}/`});
python.FS.mkdirTree("/w");
python.FS.mount(python.FS.filesystems.NODEFS, {root: folder}, "/w");
// Docstrings are taken out here and not by Python, which would leave classes without any: for those, dataclasses writes
// the signature into their place at every start, and that takes a fifth of the time in which the app is imported.
const failed = python.runPython(String.raw`
import ast, compileall, pathlib, py_compile

DOCUMENTED = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef

def without_docstrings(source):
    lines = source.splitlines(keepends=True)
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED)]
    for node in sorted(nodes, key=lambda node: -node.body[0].lineno if node.body else 0):
        if not node.body or ast.get_docstring(node, clean=False) is None:
            continue
        text = node.body[0]
        first, last = text.lineno - 1, text.end_lineno - 1
        rest = lines[last][text.end_col_offset:]
        lines[first] = lines[first][:text.col_offset] + (b'"-"' if isinstance(node, ast.ClassDef) else b"None")
        if first == last:
            lines[first] += rest
        else:
            lines[first] += b"\n"
            lines[first + 1:last + 1] = [b"\n"] * (last - first - 1) + [rest]
    return b"".join(lines)

sources = list(pathlib.Path("/w").rglob("*.py"))
for source in sources:
    source.write_bytes(without_docstrings(source.read_bytes()))
fine = compileall.compile_dir("/w", quiet=1, legacy=True, force=True, optimize=1, stripdir="/w",
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
for source in sources:
    if source.with_suffix(".pyc").exists():
        source.unlink()
not fine
`);
process.exit(failed ? 1 : 0);
