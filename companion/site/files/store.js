// The browser's own file storage. Every answer is what was asked for, or a text that says why it cannot be given.
const HOME = "henhouse";
const options = {create: true};
const BESIDE = ".beside";
const PATIENCE = 4000; // milliseconds until it is said that another tab does not let go
const HEAD = 8; // bytes of the length before contents that lie beside

const said = work => async (...given) => {
  try { return await work(...given); } catch (error) { return `${error.name}: ${error.message}`; }
};

const home = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(HOME, options);

const folderOf = async path => {
  let folder = await home();
  for (const name of path.split("/").slice(0, -1)) folder = await folder.getDirectoryHandle(name, options);
  return folder;
};

const nameOf = path => path.split("/").pop();

// All are listed first: some are removed while they are read.
const listed = async (folder, under) => {
  const found = [];
  for await (const [name, handle] of folder.entries()) {
    if (handle.kind === "directory") found.push(...await listed(handle, `${under}${name}/`));
    else if (!name.endsWith(".crswap")) found.push([`${under}${name}`, handle]);
  }
  return found;
};

// Wait until the worker of a tab that is closing is really gone, then hold the right to write for life.
export const hold = tell => new Promise(resolve => {
  const late = setTimeout(() => tell("held"), PATIENCE);
  navigator.locks.request("henhouse-writer", () => {
    clearTimeout(late);
    tell("free");
    resolve();
    return new Promise(() => {});
  });
});

export const files = said(async () => {
  const found = new Map();
  for (const [path, handle] of await listed(await home(), "")) {
    const file = await handle.getFile();
    if (file.size === 0) { // made, but never written: nobody was told that it is saved
      await removed(path);
      continue;
    }
    found.set(path, {changed: file.lastModified, bytes: new Uint8Array(await file.arrayBuffer())});
  }
  for (const [path, {bytes}] of found) {
    if (!path.endsWith(BESIDE)) continue;
    found.delete(path);
    const whole = bytes.subarray(HEAD);
    if (lengthIn(bytes) === whole.length) await replaced(path.slice(0, -BESIDE.length), whole, found);
    await removed(path);
  }
  return [...found].map(([path, {changed, bytes}]) => [path, changed, bytes]);
});

// A write that the end of the browser cut short is finished now.
const replaced = async (path, bytes, found) => found.set(path, {changed: await written(path, bytes), bytes});

const written = async (path, bytes) => {
  const handle = await (await folderOf(path)).getFileHandle(nameOf(path), options);
  if (handle.createWritable) {
    // The new contents take the place of the old ones when the stream is closed, as a whole or not at all.
    const stream = await handle.createWritable();
    try {
      await stream.write(bytes);
      await stream.close();
    } catch (error) {
      await stream.abort().catch(() => {}); // or the half of it would take up room
      throw error;
    }
  } else {
    // Older Safari writes in place only. So the contents go beside first, with their length, by which the next start
    // knows whether they are whole.
    const beside = await (await folderOf(path)).getFileHandle(nameOf(path) + BESIDE, options);
    await overwrite(beside, [new Uint8Array(new Float64Array([bytes.length]).buffer), bytes]);
    await overwrite(handle, [bytes]);
    await removed(path + BESIDE);
  }
  return (await handle.getFile()).lastModified;
};

const overwrite = async (handle, parts) => {
  const file = await handle.createSyncAccessHandle();
  try {
    file.truncate(0);
    let at = 0;
    for (const part of parts) {
      if (file.write(part, {at}) !== part.length) throw new DOMException("no room", "QuotaExceededError");
      at += part.length;
    }
    file.flush();
  } finally {
    file.close();
  }
};

const lengthIn = bytes => (bytes.length < HEAD ? -1 : new Float64Array(bytes.slice(0, HEAD).buffer)[0]);

const removed = async path => {
  try {
    await (await folderOf(path)).removeEntry(nameOf(path));
  } catch (error) {
    if (error.name !== "NotFoundError") throw error;
  }
};

export const write = said((path, content) => written(path, content.toJs()));

export const remove = said(async path => { await removed(path); return 0; });
