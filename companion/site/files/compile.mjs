// Compiles every Python file below a folder with the interpreter that will read it, and removes the sources.
import {pathToFileURL} from "node:url";

const [runtime, folder] = process.argv.slice(2);
const {loadPyodide} = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({indexURL: `${runtime}/`});
python.FS.mkdirTree("/w");
python.FS.mount(python.FS.filesystems.NODEFS, {root: folder}, "/w");
const failed = python.runPython(`
import compileall, pathlib, py_compile
fine = compileall.compile_dir("/w", quiet=1, legacy=True, force=True, optimize=2, stripdir="/w",
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
for source in pathlib.Path("/w").rglob("*.py"):
    if source.with_suffix(".pyc").exists():
        source.unlink()
not fine
`);
process.exit(failed ? 1 : 0);
