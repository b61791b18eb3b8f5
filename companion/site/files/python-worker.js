// Python beside the page: the interpreter, the program and the saved sessions, all of them in this one worker.
import {loadPyodide} from "./pyodide/pyodide.mjs";
import * as store from "./store.js";

const flet_js = {documentUrl: self.location.href};
const tell = (news, more) => self.postMessage({news, ...more});
const fail = error => tell("failed", {reason: String(error).trim().split("\n").pop()});
new PerformanceObserver(list => list.getEntries().forEach(
  entry => tell("loaded", {name: new URL(entry.name).pathname.split("/").pop()}))).observe({type: "resource", buffered: true});

// The page hears of errors by itself, but not of promises that fail unheard, as they do when the interpreter has died.
self.addEventListener("unhandledrejection", ({reason}) => fail(reason));

let hear = null;
const unheard = [];
const page = {
  store, tell,
  languages: navigator.languages.join(","),
  listen: listener => { hear = listener.copy(); unheard.splice(0).forEach(news => hear(news)); },
};

self.onmessage = ({data}) => {
  if (data instanceof Uint8Array) flet_js.send(data);
  else if (hear) hear(data.news);
  else unheard.push(data.news);
};

const receive = message => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

// The program comes as a packed tar file. It is unpacked here: Python in the browser takes ten times as long for it.
const unpacked = async name => {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const stream = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const BLOCK = 512;
const writeAll = (tar, files, root) => {
  const text = (from, length) => new TextDecoder().decode(tar.subarray(from, from + length)).replace(/\0.*$/s, "");
  for (let at = 0; tar[at]; ) {
    const [name, folder, size] = [text(at, 100), text(at + 345, 155), parseInt(text(at + 124, 12), 8)];
    const path = [root, folder, name].filter(Boolean).join("/");
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, tar.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
};

try {
  const [pyodide, program] = await Promise.all([
    loadPyodide({indexURL: new URL("pyodide/", self.location.href).href}), unpacked("program.bin"),
  ]);
  writeAll(program, pyodide.FS, "/program");
  pyodide.registerJsModule("flet_js", flet_js);
  pyodide.runPython("import sys; sys.path.insert(0, '/program')");
  pyodide.pyimport("companion.site.phone.methods").use();
  await pyodide.pyimport("companion.site.phone.start").begin(page);
  await flet_js.start_connection(receive);
  tell("running");
} catch (error) {
  fail(error);
  throw error;
}
