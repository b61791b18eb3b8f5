// Runs a Python program over a folder with the very interpreter that will run in the browser; tells why it failed.
import {pathToFileURL} from "node:url";

const [runtime, folder, program] = process.argv.slice(2);
const {loadPyodide} = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({indexURL: `${runtime}/`});
python.FS.mkdirTree("/program");
python.FS.mount(python.FS.filesystems.NODEFS, {root: folder}, "/program");
python.registerJsModule("flet_js", {});
try {
  python.runPython(program);
} catch (error) {
  console.error(error.message.trim().split("\n").pop());
  process.exit(1);
}
