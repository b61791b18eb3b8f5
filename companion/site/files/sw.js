// Keeps every file of one version, so that the app starts without a network. A new version waits until it is asked for.
const SCOPE = new URL("./", self.location.href).pathname;
const OURS = `henhouse ${SCOPE} `;
const VERSION = "@version@";
const FILES = @files@;
const RENDERERS = @renderers@;

// Of the renderers only the one that the page has named behind the question mark; where it knew none, all of them.
const every = Object.values(RENDERERS).flat(), own = RENDERERS[self.location.search.slice(1)] || every;
const wanted = Object.keys(FILES).filter(name => !every.includes(name) || own.includes(name));
const address = name => new URL(name === "index.html" ? "./" : name, self.location.href).href;
// A file is kept under its name and what it holds: unchanged ones pass from version to version without the network.
const keyOf = name => `${address(name)}?${FILES[name]}`;

const hash = async answer => {
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, "0")).join("").slice(0, @digits@);
};

const fetched = async name => {
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(address(name), {cache});
    if (answer.ok && await hash(answer) === FILES[name]) return answer;
  }
  throw new Error(`${name} is not of version ${VERSION}`);
};

self.addEventListener("install", event => event.waitUntil((async () => {
  const cache = await caches.open(OURS + VERSION);
  await Promise.all(wanted.map(async name => {
    const key = keyOf(name);
    await cache.put(key, await caches.match(key) || await fetched(name));
  }));
})()));

self.addEventListener("message", event => event.data === "take-over" && self.skipWaiting());

self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== OURS + VERSION) await caches.delete(name);
  }
  const cache = await caches.open(OURS + VERSION), needed = wanted.map(keyOf);
  for (const {url} of await cache.keys()) {
    if (!needed.includes(url)) await cache.delete(url);
  }
  await self.clients.claim();
})()));

// Which of our files an address asks for. Screens stand behind the #, so the page itself is the only one for people.
const nameAt = ({origin, pathname}) => {
  if (origin !== self.location.origin || !pathname.startsWith(SCOPE)) return null;
  const name = decodeURIComponent(pathname.slice(SCOPE.length)) || "index.html";
  return name in FILES ? name : null;
};

// Pages that somebody else has put below ours may ask whom they like.
const ofOurs = async id => {
  const client = await self.clients.get(id);
  return !client || client.type !== "window" || nameAt(new URL(client.url)) !== null;
};

// One library that is not used asks another host for a script at every start: it gets an empty one from here.
const kept = async ({request, clientId}) => await ofOurs(clientId)
  ? new Response("", {headers: {"content-type": "text/javascript"}}) : fetch(request);

self.addEventListener("fetch", event => {
  const asked = new URL(event.request.url);
  const name = nameAt(asked);
  if (asked.origin !== self.location.origin) event.respondWith(kept(event));
  else if (name) event.respondWith((async () => (await caches.match(keyOf(name))) || fetch(event.request))());
});
