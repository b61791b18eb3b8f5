"use strict";
// The page: one tab at a time, a splash that says how far the start is, Python beside Flutter, and new versions.
(() => {
  const PATIENCE = 700; // milliseconds in which a tab that is just closing lets go
  const words = henhouse.words[navigator.languages.map(tag => tag.slice(0, 2)).find(code => code in henhouse.words) || "en"];
  const splash = document.getElementById("splash");
  const [sentence, bar, key] = ["p", ".bar", "button"].map(part => splash.querySelector(part));
  document.documentElement.lang = words.language;

  const say = text => { sentence.textContent = text; };
  const stop = (text, offer) => {
    say(text);
    bar.hidden = true;
    key.hidden = !offer;
    key.textContent = words.again;
    key.onclick = () => location.reload();
  };

  // Heavy files count by their size; each is done when the browser or the worker says so.
  const size = heavy => heavy.reduce((sum, {size}) => sum + size, 0);
  let waiting = henhouse.heavy;
  const done = name => {
    waiting = waiting.filter(({names}) => !names.includes(name));
    bar.firstElementChild.style.width = `${4 + 96 * (1 - size(waiting) / size(henhouse.heavy))}%`;
  };
  const heavy = entry => done(new URL(entry.name).pathname.split("/").pop());
  new PerformanceObserver(list => list.getEntries().forEach(heavy)).observe({type: "resource", buffered: true});

  // What Flutter calls. Python may have spoken before Flutter listens.
  let worker = null, deliver = null, begun, failed;
  const early = [];
  const running = new Promise((resolve, reject) => { begun = resolve; failed = reject; });
  running.catch(() => {});
  globalThis.jsConnect = async (_id, _args, listen) => {
    deliver = listen;
    early.splice(0).forEach(listen);
    await running;
  };
  globalThis.jsSend = async (_id, data) => worker.postMessage(data, [data.buffer]);
  globalThis.jsDisconnect = async () => worker.terminate();

  // What fails first is told; what follows from it is not. A splash that has gone comes up again over the app.
  let [drawn, fallen, asked] = [false, false, false];
  const fail = reason => {
    if (fallen) return;
    fallen = true;
    failed(reason);
    stop((drawn ? words.stopped : words.failed).replace("@reason@", reason), true);
    splash.classList.remove("over");
    document.body.append(splash);
  };
  const news = {
    loaded: ({name}) => done(name),
    held: () => say(words.held),
    free: () => say(words.starting),
    running: () => begun(),
    drawn: () => requestAnimationFrame(() => requestAnimationFrame(() => {
      drawn = true;
      splash.classList.add("over");
      performance.mark("shown");
      setTimeout(() => fallen || splash.remove(), 250);
      document.dispatchEvent(new Event("henhouse-drawn"));
    })),
    failed: ({reason}) => fail(reason),
    "take-over": async () => {
      asked = true;
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration && registration.waiting) registration.waiting.postMessage("take-over");
      else location.reload();
    },
  };
  const begin = () => {
    worker = new Worker("python-worker.js", {type: "module"});
    worker.onerror = event => fail(event.message || "python-worker.js");
    worker.onmessage = ({data}) => {
      if (!(data instanceof Uint8Array)) {
        performance.mark(data.news);
        news[data.news](data);
      }
      else if (deliver) deliver(data);
      else early.push(data);
    };
    const flutter = document.createElement("script");
    flutter.src = "flutter_bootstrap.js";
    flutter.onerror = () => fail(flutter.src);
    document.body.append(flutter);
    keep();
    document.addEventListener("henhouse-drawn", renew, {once: true});
  };

  // Ask the browser not to clear what is saved here, and pass on what it says.
  const keep = async () => {
    const kept = await navigator.storage.persisted() || await navigator.storage.persist();
    worker.postMessage({news: kept ? "lasting" : "passing"});
  };

  // Which of the renderers this browser has taken; the service worker keeps that one for starts without a network.
  const renderer = () => {
    const loaded = performance.getEntriesByType("resource").map(({name}) => new URL(name).pathname);
    return Object.keys(henhouse.renderers).find(
      name => henhouse.renderers[name].every(file => loaded.some(path => path.endsWith(`/${file}`))));
  };

  // The service worker comes after the first screen, so that it does not compete with the start. A new version waits
  // until somebody asks for it; then the page loads again, and all its files are of one version.
  const renew = async () => {
    if (!navigator.serviceWorker) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
    const registration = await navigator.serviceWorker.register(`sw.js?${renderer()}`, {updateViaCache: "none"});
    // One that waits may still come by itself a moment later, when the browser has let go of the page before.
    // One with another address is of no other version: it keeps another renderer, and needs nobody's leave.
    const offer = () => {
      const {waiting, active} = registration;
      const newer = waiting && active && waiting.scriptURL === active.scriptURL;
      worker.postMessage({news: newer ? "new-version" : "newest"});
    };
    const watch = () => [registration.installing, registration.waiting].forEach(
      one => one && one.addEventListener("statechange", offer));
    offer();
    watch();
    registration.addEventListener("updatefound", watch);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  };

  addEventListener("pageshow", event => event.persisted && location.reload());
  if (!isSecureContext || !navigator.locks || !navigator.storage || !navigator.storage.getDirectory) {
    stop(words.unable, false);
    return;
  }
  say(words.starting);
  // Whoever holds the lock is the one tab that writes. Who had to wait for it begins anew: there may be a new version.
  let waited = false;
  const late = setTimeout(() => { waited = true; stop(words.elsewhere, false); }, PATIENCE);
  navigator.locks.request("henhouse", () => {
    clearTimeout(late);
    if (waited) location.reload();
    else begin();
    return new Promise(() => {});
  });
})();
