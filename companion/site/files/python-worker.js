// Python beside the page: the interpreter, the program and the saved sessions, all of them in this one worker.
import {loadPyodide} from "./pyodide/pyodide.mjs";
import * as store from "./store.js";

const flet_js = {documentUrl: self.location.href};
const tell = (news, more) => self.postMessage({news, ...more});
new PerformanceObserver(list => list.getEntries().forEach(
  entry => tell("loaded", {name: new URL(entry.name).pathname.split("/").pop()}))).observe({type: "resource", buffered: true});

let hear = null;
const unheard = [];
const page = {
  store, tell,
  languages: navigator.languages.join(","),
  listen: listener => { hear = listener; unheard.splice(0).forEach(news => hear(news)); },
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

const bytesOf = async name => {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
};

try {
  const [pyodide, program] = await Promise.all([
    loadPyodide({indexURL: new URL("pyodide/", self.location.href).href}), bytesOf("app.tar.gz"),
  ]);
  pyodide.unpackArchive(program, "gztar", {extractDir: "/program"});
  pyodide.registerJsModule("flet_js", flet_js);
  pyodide.registerJsModule("henhouse_page", page);
  await pyodide.runPythonAsync("import sys; sys.path.insert(0, '/program')\nfrom companion.site.phone.start import begin\nawait begin()");
  await flet_js.start_connection(receive);
  tell("running");
} catch (error) {
  tell("failed", {reason: String(error).trim().split("\n").pop()});
  throw error;
}
